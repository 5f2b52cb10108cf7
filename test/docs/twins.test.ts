import { stat } from 'node:fs/promises'
import { dirname, join, normalize } from 'node:path'
import { describe, expect, test } from 'vitest'
import { blocksOf, docs, englishOnly, englishPages, readPage, spanishPages } from './pages.ts'

/** Languages whose blocks are executed: in translation only their comments may differ. */
const executed = new Set(['sh', 'ts', 'php', 'python', 'json', 'text', 'console', 'ini', 'http'])

const pages = await englishPages()

test('every English page has a Spanish version, and every Spanish page an English one', async () => {
  expect(await spanishPages()).toEqual(pages)
})

const headings = (text: string) => withoutBlocks(text).match(/^#+ /gm) ?? []
const withoutBlocks = (text: string) => text.replaceAll(/^```[\s\S]*?^```$/gm, '')

function withoutComments(code: string): string {
  return code
    .replaceAll(/"""[\s\S]*?"""/g, '')
    .replaceAll(/\/\*\*[\s\S]*?\*\//g, '')
    .replaceAll(/(^|\s)(\/\/|#) .*$/gm, '$1')
}

describe.each(pages)('%s and its Spanish version', (page) => {
  test('have the same headings, tables and code', async () => {
    const [english, spanish] = await Promise.all([readPage(page), readPage(join('es', page))])
    expect(headings(spanish)).toEqual(headings(english))
    const rows = (text: string) => withoutBlocks(text).match(/^\|/gm)?.length ?? 0
    expect(rows(spanish)).toBe(rows(english))
    const code = (text: string) =>
      blocksOf(text)
        .filter(({ language }) => executed.has(language))
        .map((block) => ({ ...block, code: withoutComments(block.code) }))
    expect(code(spanish)).toEqual(code(english))
  })
})

/** As GitHub makes them. */
function anchors(text: string): string[] {
  return [...withoutBlocks(text).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{Letter}\p{Number}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  )
}

const allPages = [...pages, ...pages.map((page) => join('es', page)), ...englishOnly]

test.each(allPages)('every link of %s leads to an existing page or heading', async (page) => {
  const text = await readPage(page)
  const targets = [...withoutBlocks(text).matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target)
  const broken: string[] = []
  for (const target of targets.filter((each) => !/^https?:/.test(each))) {
    const [path = '', anchor] = target.split('#')
    const file = path === '' ? page : normalize(join(dirname(page), path))
    const isThere = await stat(join(docs, file)).then(
      () => true,
      () => false,
    )
    const isAnchored = anchor === undefined || (isThere && anchors(await readPage(file)).includes(anchor))
    if (!isThere || !isAnchored) broken.push(target)
  }
  expect(broken).toEqual([])
})
