import { settingMeanings } from '../../../src/cli/spanish/settings.ts'
import { describeSettings } from '../../../src/foundation/settings.ts'
import type { Language } from '../../../src/foundation/text.ts'
import { table } from './table.ts'

const headings = {
  en: ['variable', 'default', 'meaning'],
  es: ['variable', 'valor inicial', 'significado'],
}

export function settingsTable(language: Language): string {
  const rows = describeSettings({}).map(({ env, value, meaning }) => [
    `\`${env}\``,
    value === '' ? '' : `\`${value}\``,
    language === 'en' ? meaning : (settingMeanings[env] ?? meaning),
  ])
  return table(headings[language], rows)
}
