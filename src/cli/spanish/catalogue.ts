import { commandTexts } from './commands.ts'
import { detailTexts } from './details.ts'
import { errorTexts } from './errors.ts'
import { fileAndPeopleTexts } from './files-and-people.ts'
import { headingTexts } from './headings.ts'
import { moreCommandTexts } from './more-commands.ts'
import { moreErrorTexts } from './more-errors.ts'
import { noteTexts } from './notes.ts'
import { outputTexts } from './output.ts'

/** Texts of the command line by their English, which is where they are used. */
export const spanish: Readonly<Record<string, string>> = {
  ...headingTexts,
  ...commandTexts,
  ...moreCommandTexts,
  ...noteTexts,
  ...fileAndPeopleTexts,
  ...outputTexts,
  ...detailTexts,
  ...errorTexts,
  ...moreErrorTexts,
}
