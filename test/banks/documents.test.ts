import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import vectors from '../../sandbox/vectors.json' with { type: 'json' }
import { recordTranscripts } from './transcripts.ts'

const root = new URL('../../', import.meta.url)
const inRepository = (path: string) => fileURLToPath(new URL(path, root))

describe('docs/bank-transcripts.md', () => {
  const file = inRepository('docs/bank-transcripts.md')
  /** Border between the part written by hand and the recorded part. */
  const border = /^<!-- Below this line: .* -->\n\n/m

  test('shows what the connectors send and read today', async () => {
    const written = await readFile(file, 'utf8')
    const [line] = border.exec(written) ?? []
    if (line === undefined) throw new Error(`${file} lacks the line above the recorded part`)
    const head = written.slice(0, written.indexOf(line) + line.length)
    const expected = head + (await recordTranscripts())
    if (process.env['UPDATE_DOCS'] === '1') await writeFile(file, expected)
    expect(await readFile(file, 'utf8')).toBe(expected)
  })

  test('contains the published vectors of the calls it shows, byte for byte', async () => {
    const written = await readFile(file, 'utf8')
    const { requestBody } = vectors.bnc.requests.find(({ name }) => name === 'SendC2P') ?? {}
    expect(written).toContain(`"Value":"${requestBody?.Value}","Validation":"${requestBody?.Validation}"`)
    const missing = vectors.r4.vectors.filter(
      ({ authorization }) => !written.includes(`Authorization: ${authorization}`),
    )
    // One asks for an id of its own, and the amount of the other is one whose answer the simulated bank loses.
    expect(missing.map(({ path }) => path)).toEqual(['/CICuentas', '/ConsultarOperaciones'])
  })

  test('names files that exist', async () => {
    const written = await readFile(file, 'utf8')
    for (const bank of ['bnc', 'r4']) {
      const table = written.split(/^### /m).find((part) => part.toLowerCase().startsWith(`${bank}\n\n| question`)) ?? ''
      const names = [...table.matchAll(/`([\w/-]+\.ts)`/g)].map(([, name]) => `src/banks/${bank}/${name}`)
      expect(names.length).toBeGreaterThan(5)
      expect(names.filter((name) => !existsSync(inRepository(name)))).toEqual([])
    }
  })
})

describe.each(['docs/adding-a-bank.md', 'docs/es/adding-a-bank.md'])('%s', (page) => {
  const file = inRepository(page)

  test('quotes code that is in the files it names', async () => {
    const written = await readFile(file, 'utf8')
    const quotes = [...written.matchAll(/^( *)```ts (\S+)\n([\s\S]*?)^\1```$/gm)]
    const fences = written.split('```').length - 1
    expect(quotes).toHaveLength(fences / 2)
    for (const [, indent = '', path = '', quoted = ''] of quotes) {
      const code = quoted.replaceAll(new RegExp(`^${indent}`, 'gm'), '')
      expect(await readFile(inRepository(path), 'utf8'), `${path} as quoted`).toContain(code)
    }
  })

  test('names files and folders that exist', async () => {
    const written = await readFile(file, 'utf8')
    const paths = [...written.matchAll(/`((?:src|sandbox|test|docs)\/[\w./-]*)`/g)].map(([, path]) => path ?? '')
    expect(paths.length).toBeGreaterThan(10)
    expect(paths.filter((path) => !existsSync(inRepository(path)))).toEqual([])
  })
})
