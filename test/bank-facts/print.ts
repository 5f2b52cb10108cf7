import { readFile, writeFile } from 'node:fs/promises'
import { brokenMark, columnsOf, readEndings } from './columns.ts'
import { assumptionsOf, type Group, groups, type Row } from './rows.ts'
import { type Language, texts } from './texts.ts'

export type Page = { language: Language; file: URL }

export const pages: Page[] = [
  { language: 'en', file: new URL('../../docs/bank-facts.md', import.meta.url) },
  { language: 'es', file: new URL('../../docs/es/bank-facts.md', import.meta.url) },
]

/** The page as the recorded endings make it. */
export async function render(language: Language): Promise<string> {
  const { title, introduction, scenarios, groups: headings } = texts[language]
  const sections = await Promise.all(
    (Object.keys(groups) as Group[]).map(async (group) => `## ${headings[group]}\n\n${await table(group, language)}`),
  )
  const explained = Object.values(texts[language].columns).map(({ name, meaning }) => `| ${name} | ${meaning} |`)
  const legend = [`| ${scenarios.name} | ${scenarios.meaning} |`, '|---|---|', ...explained].join('\n')
  return `${[`# ${title}`, introduction, legend, ...sections].join('\n\n')}\n`
}

async function table(group: Group, language: Language): Promise<string> {
  const { columns, fact } = texts[language]
  const endings = await readEndings(group)
  const names = columnsOf(group).map((column) => columns[column].name)
  const rows: readonly Row[] = groups[group]
  const lines = rows.map((row) => {
    const facts = assumptionsOf(row)
    const cells = columnsOf(group).map((column) => cell(endings[facts]?.[column], language))
    return `| ${shownFacts(facts, language)} | ${cells.join(' | ')} |`
  })
  return [`| ${[fact, ...names].join(' | ')} |`, `|${'---|'.repeat(names.length + 1)}`, ...lines].join('\n')
}

function shownFacts(facts: string, language: Language): string {
  if (facts === '') return texts[language].defaults
  return facts
    .split(', ')
    .map((each) => `\`${each}\``)
    .join(', ')
}

function cell(endings: string[] | undefined, language: Language): string {
  if (!endings) return texts[language].notRun
  return endings.map((ending) => translated(ending, language)).join(' · ')
}

function translated(ending: string, language: Language): string {
  const { words } = texts[language]
  const isBroken = ending.endsWith(brokenMark)
  const plain = isBroken ? ending.slice(0, -brokenMark.length) : ending
  const replaced = words.reduce((text, [english, own]) => text.replaceAll(english, own), plain)
  return isBroken ? `**${replaced}**` : replaced
}

/** `node test/bank-facts/print.ts`: writes both pages from the recorded endings. */
if (import.meta.main) {
  for (const { language, file } of pages) await writeFile(file, await render(language))
}

export const readPage = ({ file }: Page): Promise<string> => readFile(file, 'utf8')
