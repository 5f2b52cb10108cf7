import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { replaceLocally } from '../../src/cli/local-files.ts'
import { createTestDatabase } from '../harness/database.ts'
import { callerOf, startTestSandbox, type TestSandbox } from '../harness/gateway.ts'
import { c2pDetails, databaseUrl } from '../harness/payments.ts'

const binary = fileURLToPath(new URL('../../bin/pasarela.mjs', import.meta.url))

/** Makes the first process take itself for Node 20, so that it starts the bundled Node; that one stays what it is. */
const asNode20 = `data:text/javascript,${encodeURIComponent(
  `if (!process.env.TEST_LAUNCHED) {
     process.env.TEST_LAUNCHED = '1'
     Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.20.2' } })
   }`,
)}`

let folder: string
let sandbox: TestSandbox
let launcher: ChildProcess | undefined
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pasarela-launcher-'))
  sandbox = await startTestSandbox()
})
afterEach(() => {
  if (launcher?.exitCode === null) process.kill(-(launcher.pid as number), 'SIGKILL')
})
afterAll(async () => {
  await sandbox.stop()
  await rm(folder, { recursive: true, force: true })
})

/** A gateway that an older Node launched, in a process group of its own, as a shell starts it. */
async function launch() {
  const dataDir = await mkdtemp(join(folder, 'data-'))
  const { bncUrl, r4Url, ratesUrl } = sandbox
  await replaceLocally(dataDir, 'sandbox.json', JSON.stringify({ bncUrl, r4Url, ratesUrl }))
  const child = spawn(process.execPath, ['--import', asNode20, binary, 'serve'], {
    detached: true,
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      DATABASE_URL: databaseUrl(await createTestDatabase()),
      PASARELA_DATA_DIR: dataDir,
      PORT: '0',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  launcher = child
  const output = { stdout: '' }
  child.stdout.on('data', (chunk: Buffer) => (output.stdout += chunk.toString()))
  const url = () => /"url":"([^"]+)"[^\n]*"msg":"gateway: listening"/.exec(output.stdout)?.[1]
  await expect.poll(url).toBeDefined()
  const key = (await readFile(join(dataDir, 'demo.key'), 'utf8')).trim()
  return { child, pid: child.pid as number, output, url: url() as string, key }
}

/** A charge that the bank answers after two seconds, and that has begun there. */
async function payInFlight({ url, key }: { url: string; key: string }) {
  const call = callerOf(url)
  const post = (path: string, body: object) => call(path, { method: 'POST', key, body })
  const requested = await post('/v1/payments/c2p/request', c2pDetails)
  expect(requested.status, requested.text).toBe(201)
  await post('/v1/test/faults', { bank: 'bnc', kind: 'delay', operation: 'SendC2P', delayMs: 2_000 })
  const paying = post('/v1/payments/c2p', { ...c2pDetails, intentId: requested.body['paymentId'], token: '13572468' })
  await expect.poll(async () => (await call('/v1/test/faults', { key })).body['items']).toEqual([])
  return { answer: paying.then(({ status, body }) => [status, body['status']]) }
}

describe('a gateway that an older Node launched', () => {
  test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
    'drains once when %s reaches its whole process group, as Ctrl-C in a terminal does',
    async (signal) => {
      const gateway = await launch()
      const { answer } = await payInFlight(gateway)
      const closed = once(gateway.child, 'close')
      process.kill(-gateway.pid, signal)
      expect(await answer).toEqual([201, 'COMPLETED'])
      expect(await closed).toEqual([0, null])
      expect(gateway.output.stdout.match(/draining requests in flight/g)).toHaveLength(1)
      expect(gateway.output.stdout).toContain('gateway: stopped')
    },
  )

  test('drains when the signal reaches the launcher alone', async () => {
    const gateway = await launch()
    const { answer } = await payInFlight(gateway)
    const closed = once(gateway.child, 'close')
    process.kill(gateway.pid, 'SIGINT')
    expect(await answer).toEqual([201, 'COMPLETED'])
    expect(await closed).toEqual([0, null])
  })
})
