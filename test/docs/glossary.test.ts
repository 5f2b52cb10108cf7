import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readPage, root } from './pages.ts'

type Entry = { term: string; path: string }

/** The rows of the glossary's tables: term, meaning, and the path in backticks where the term lives. */
async function entriesOf(page: string): Promise<Entry[]> {
  const rows = (await readPage(page)).matchAll(/^\| (.+?) \| .+ \| `([\w./-]+)` \|$/gm)
  return [...rows].map(([, term = '', path = '']) => ({ term, path }))
}

test.each(['glossary.md', 'es/glossary.md'])(
  'every term of docs/%s is listed once, with a path that exists',
  async (page) => {
    const entries = await entriesOf(page)
    expect(entries.length).toBeGreaterThan(50)
    const terms = entries.map(({ term }) => term)
    expect(terms.filter((term, index) => terms.indexOf(term) !== index)).toEqual([])
    const missing: Entry[] = []
    for (const entry of entries) await access(join(root, entry.path)).catch(() => missing.push(entry))
    expect(missing).toEqual([])
  },
)

test('the glossaries in English and Spanish name the same paths in the same order', async () => {
  const [english, spanish] = await Promise.all([entriesOf('glossary.md'), entriesOf('es/glossary.md')])
  expect(spanish.map(({ path }) => path)).toEqual(english.map(({ path }) => path))
})
