import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './pages.ts'

/** Helpers that start a gateway or the CLI program, in this process or in one of its own. */
const starters = [
  /\bstartTestGateway\b/,
  /\bstartKillableGateway\b/,
  /\bcreateGateway\b/,
  /\/test\/harness\/process\.ts'/,
  /\/test\/(\w+\/)?world\.ts'/,
  /\bpasarela\.mjs\b/,
]

async function filesLike(pattern: string): Promise<string[]> {
  const files: string[] = []
  for await (const file of glob(pattern, { cwd: root })) files.push(file)
  return files
}

test('a test below src/ starts no gateway: tests that start one lie in test/<area>/', async () => {
  const misplaced: string[] = []
  for (const file of await filesLike('src/**/*.test.ts')) {
    const text = await readFile(join(root, file), 'utf8')
    misplaced.push(...starters.filter((starter) => starter.test(text)).map((starter) => `${file}: ${starter.source}`))
  }
  expect(misplaced).toEqual([])
})

test('a test below test/ lies in the folder of its area', async () => {
  expect(await filesLike('test/*.test.ts')).toEqual([])
})

test.each([
  "import { startTestGateway } from '../../test/harness/gateway.ts'",
  "import { pasarela } from '../../test/harness/process.ts'",
  "import { startWorld } from '../../test/operators/world.ts'",
])('a test below src/ that holds `%s` is found', (line) => {
  expect(starters.some((starter) => starter.test(line))).toBe(true)
})
