import { access, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readPage, root } from '../docs/pages.ts'

const pages = ['security.md', 'es/security.md']
const filesIn = (text: string) => [
  ...new Set([...text.matchAll(/`((?:src|test|dashboard)\/[\w./-]+\.ts)`/g)].map(([, file = '']) => file)),
]
const rowsOf = (text: string, start: RegExp) => text.split('\n').filter((line) => start.test(line))

const risks = Array.from({ length: 10 }, (_none, index) => `API${index + 1}:2023`)
/** Of the 17 chapters of ASVS 5.0.0. V10 and V17 are about OAuth and WebRTC, of which there is none here. */
const chapters = Array.from({ length: 17 }, (_none, index) => `V${index + 1}`)

describe.each(pages)('docs/%s', (page) => {
  test('names only files that exist', async () => {
    const named = filesIn(await readPage(page))
    expect(named.length).toBeGreaterThan(20)
    for (const file of named) await access(join(root, file))
  })

  test('names every file of the security suite', async () => {
    const named = filesIn(await readPage(page))
    const suite = (await readdir(join(root, 'test/security'))).filter((file) => file.endsWith('.test.ts'))
    expect(suite.map((file) => `test/security/${file}`).filter((file) => !named.includes(file))).toEqual([])
  })

  test('has a row with a test for each of the ten risks, and a row for each chapter of the standard', async () => {
    const text = await readPage(page)
    const ofRisks = rowsOf(text, /^\| API\d+:2023/)
    expect(ofRisks.map((row) => /API\d+:2023/.exec(row)?.[0])).toEqual(risks)
    for (const row of ofRisks) expect(filesIn(row), row).not.toEqual([])
    const ofChapters = rowsOf(text, /^\| V\d+ /)
    expect(ofChapters.map((row) => /V\d+/.exec(row)?.[0])).toEqual(chapters)
    const withoutTests = ofChapters.filter((row) => filesIn(row).length === 0).map((row) => /V\d+/.exec(row)?.[0])
    expect(withoutTests).toEqual(['V10', 'V17'])
  })
})

test('both languages name the same files, in the same order', async () => {
  const [english, spanish] = await Promise.all(pages.map(readPage))
  expect(filesIn(spanish ?? '')).toEqual(filesIn(english ?? ''))
})
