import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url))
export const docs = join(root, 'docs')

/** Pages for engineers who work on the gateway itself, in English only. */
export const englishOnly: ReadonlySet<string> = new Set([
  'DEPENDENCIES.md',
  'bank-transcripts.md',
  'performance.md',
  'reliability.md',
  'scaling.md',
])

const isPage = (name: string) => name.endsWith('.md')

/** Paths below `docs/` of the pages that exist in both languages. */
export async function englishPages(): Promise<string[]> {
  const all = (await readdir(docs, { recursive: true })).filter(isPage).toSorted()
  return all.filter((page) => !page.startsWith('es/') && !englishOnly.has(page))
}

export async function spanishPages(): Promise<string[]> {
  return (await readdir(join(docs, 'es'), { recursive: true })).filter(isPage).toSorted()
}

export const readPage = (page: string): Promise<string> => readFile(join(docs, page), 'utf8')

export type Block = { language: string; code: string }

/** The fenced blocks of a page, in their order. */
export function blocksOf(text: string): Block[] {
  return [...text.matchAll(/^```(\w*)\n([\s\S]*?)^```$/gm)].map(([, language = '', code = '']) => ({ language, code }))
}

export async function blocksIn(page: string, language: string): Promise<string[]> {
  return blocksOf(await readPage(page))
    .filter((block) => block.language === language)
    .map(({ code }) => code)
}
