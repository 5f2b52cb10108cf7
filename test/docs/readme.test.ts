import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const run = promisify(execFile)

const START = 'npm ci && npm start'
const TEST = 'npm ci && npm test'

let folder: string
let npmStart: ChildProcess
let address: string

/** Runs `npm start` in its own process group, so that npm, its shell and the gateway end together. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pasarela-readme-'))
  npmStart = spawn('npm', ['start'], {
    cwd: root,
    detached: true,
    env: { ...process.env, PORT: '0', PASARELA_DATA_DIR: join(folder, 'data') },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  address = await new Promise<string>((resolve, reject) => {
    let output = ''
    npmStart.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      const url = /"url":"http:\/\/([^"]+)"[^\n]*"msg":"gateway: listening"/.exec(output)?.[1]
      if (url) resolve(url)
    })
    npmStart.once('exit', () => reject(new Error(output)))
  })
})
afterAll(async () => {
  process.kill(-(npmStart.pid as number), 'SIGTERM')
  // npm leaves first; its output closes when the gateway, and with it PostgreSQL, is gone.
  await once(npmStart, 'close')
  await rm(folder, { recursive: true, force: true })
})

async function snippets(file: string): Promise<string[]> {
  const text = await readFile(join(root, file), 'utf8')
  return [...text.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].map(([, code]) => code?.trim() ?? '')
}

async function runSnippet(snippet: string): Promise<string> {
  const here = snippet.replaceAll('localhost:8080', address)
  const script = `set -e; cd ${folder}; npx() { command npx --prefix ${root} "$@"; }\n${here}`
  const env = { ...process.env, PASARELA_DATA_DIR: join(folder, 'data') }
  return (await run('bash', ['-c', script], { env })).stdout
}

test.each(['docs/payments.md', 'docs/webhooks.md'])('the snippets of %s run', async (file) => {
  const all = await snippets(file)
  expect(all.length).toBeGreaterThan(0)
  for (const snippet of all) expect(await runSnippet(snippet), snippet).not.toBe('')
})

describe.each(['README.md', 'README.es.md'])('%s', (file) => {
  test('begins with the two commands, and CI runs the second one verbatim', async () => {
    expect((await snippets(file)).slice(0, 2)).toEqual([START, TEST])
    expect(await readFile(join(root, '.ci/run'), 'utf8')).toContain(TEST)
  })

  test('has other snippets that all run', async () => {
    const others = (await snippets(file)).slice(2)
    expect(others.length).toBeGreaterThan(2)
    for (const snippet of others) {
      const own = snippet.replaceAll('Bodega Ana', `Bodega ${file}`)
      const output = await runSnippet(own)
      expect(output, snippet).not.toBe('')
      if (snippet.includes('/v1/banks')) expect(JSON.parse(output)).toHaveLength(27)
      if (snippet.includes('c2p/request')) expect(JSON.parse(output)).toMatchObject({ status: 'COMPLETED' })
    }
  })
})
