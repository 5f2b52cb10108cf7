import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { Agent, type IncomingMessage, request } from 'node:http'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text as readText } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { replaceLocally } from '../../src/cli/local-files.ts'
import { systemRandom } from '../../src/foundation/random.ts'
import { openDatabase } from '../../src/storage/database.ts'
import { createTestDatabase } from '../harness/database.ts'
import { callerOf, startTestSandbox, type TestSandbox } from '../harness/gateway.ts'
import { c2pDetails, databaseUrl } from '../harness/payments.ts'
import { pasarela, serve, type ServingProcess } from '../harness/process.ts'
import { positionalStatement } from '../harness/statement.ts'
import { strongMasterKey } from '../harness/master-key.ts'

let folder: string
let sandbox: TestSandbox
let running: ServingProcess[] = []
let clients: Client[] = []
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pasarela-processes-'))
  sandbox = await startTestSandbox()
})
afterEach(async () => {
  for (const client of clients) client.close()
  for (const process of running) await process.end('SIGTERM')
  ;[running, clients] = [[], []]
})
afterAll(async () => {
  await sandbox.stop()
  await rm(folder, { recursive: true, force: true })
})

let dataDirs = 0

/** Two processes and their supervisor. The simulated banks are outside, so that they outlive a killed supervisor. */
async function startTwo(env: Record<string, string> = {}) {
  const dataDir = join(folder, `data-${(dataDirs += 1)}`)
  const { bncUrl, r4Url, ratesUrl, bdvUrl } = sandbox
  await replaceLocally(dataDir, 'sandbox.json', JSON.stringify({ bncUrl, r4Url, ratesUrl, bdvUrl }))
  const connection = await createTestDatabase()
  const supervisor = await serve({
    DATABASE_URL: databaseUrl(connection),
    PASARELA_DATA_DIR: dataDir,
    PASARELA_PROCESSES: '2',
    PASARELA_LOG_LEVEL: 'debug',
    ...env,
  })
  running.push(supervisor)
  const key = (await readFile(join(dataDir, 'demo.key'), 'utf8')).trim()
  return { supervisor, key, connection, pids: await childrenOf(supervisor.pid) }
}

type Lines = { msg: string; pid?: number; requestId?: string; signal?: string }[]

function linesOf({ output }: ServingProcess): Lines {
  const lines = output.stdout.split('\n').filter((line) => line.startsWith('{') && line.endsWith('}'))
  return lines.map((line) => JSON.parse(line))
}

/** Process that answered the request, from its log line. */
async function answeredBy(supervisor: ServingProcess, requestId: string): Promise<number> {
  const find = () => linesOf(supervisor).find((line) => line.requestId === requestId && line.msg === 'http: request')
  await expect.poll(find).toBeDefined()
  return find()?.pid ?? 0
}

/** One kept-alive connection, so that all its requests reach one process. */
type Client = {
  pid: number
  get(path: string): Promise<number>
  text(path: string): Promise<string>
  close(): void
}

async function connect(supervisor: ServingProcess, key: string): Promise<Client> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const ask = async (path: string, requestId: string = systemRandom.uuid()) => {
    const sent = request(supervisor.url + path, { agent, headers: { 'x-api-key': key, 'x-request-id': requestId } })
    sent.end()
    const [response] = (await once(sent, 'response')) as [IncomingMessage]
    return { status: response.statusCode as number, text: await readText(response) }
  }
  const get = async (path: string, requestId?: string) => (await ask(path, requestId)).status
  const requestId = systemRandom.uuid()
  await get('/livez', requestId)
  const client = {
    pid: await answeredBy(supervisor, requestId),
    get,
    text: async (path: string) => (await ask(path)).text,
    close: () => agent.destroy(),
  }
  clients.push(client)
  return client
}

/** A connection to each of the two processes. */
async function connectToBoth(supervisor: ServingProcess, key: string): Promise<[Client, Client]> {
  const first = await connect(supervisor, key)
  for (;;) {
    const second = await connect(supervisor, key)
    if (second.pid !== first.pid) return [first, second]
  }
}

/** Serving processes of a supervisor. */
async function childrenOf(pid: number): Promise<number[]> {
  const threads = await readdir(`/proc/${pid}/task`)
  const lists = await Promise.all(threads.map((thread) => readFile(`/proc/${pid}/task/${thread}/children`, 'utf8')))
  const pids = lists.flatMap((list) => list.split(' ').filter(Boolean).map(Number))
  const commands = await Promise.all(pids.map((each) => readFile(`/proc/${each}/cmdline`, 'utf8').catch(() => '')))
  return pids.filter((_pid, index) => commands[index]?.includes('pasarela.mjs'))
}

async function isGone(pid: number): Promise<boolean> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  return stat === '' || stat.slice(stat.lastIndexOf(')') + 2).startsWith('Z')
}

async function metric({ url }: ServingProcess, series: string): Promise<number> {
  const { text, status } = await callerOf(url)('/metrics')
  expect(status).toBe(200)
  const line = text.split('\n').find((each) => each.startsWith(`${series} `))
  return Number(line?.slice(series.length + 1))
}

describe('with PASARELA_PROCESSES=2,', () => {
  test('two processes answer on one port, and what runs once ran once', async () => {
    const { supervisor, key, pids } = await startTwo()
    const both = await connectToBoth(supervisor, key)
    expect(new Set(both.map(({ pid }) => pid))).toEqual(new Set(pids))
    expect(await Promise.all(both.map(({ get }) => get('/v1/banks')))).toEqual([200, 200])
    expect(supervisor.output.stdout.match(/✔ Database schema/g)).toHaveLength(1)
    expect(linesOf(supervisor).filter(({ msg }) => msg === 'gateway: listening')).toHaveLength(1)
    expect(await supervisor.end('SIGTERM')).toBe(0)
    expect(await Promise.all(pids.map(isGone))).toEqual([true, true])
  })

  test('test keys reach every simulated bank that runs, as with one process', async () => {
    const { supervisor, key, connection } = await startTwo()
    const env = { DATABASE_URL: databaseUrl(connection), PASARELA_DATA_DIR: join(folder, `data-${dataDirs}`) }
    expect((await pasarela(['bank', 'route', 'Demo', 'bdv', 'c2p'], env)).code).toBe(0)
    const charge = { method: 'POST', key, body: c2pDetails }
    const requestC2p = async () => (await callerOf(supervisor.url)('/v1/payments/c2p/request', charge)).status
    await expect.poll(requestC2p).toBe(201)
  })

  test('while one process hangs, the metrics of all are shown, and the log and an alert’s metric name it', async () => {
    const { supervisor, key } = await startTwo()
    const [hung, kept] = await connectToBoth(supervisor, key)
    for (const { get } of [hung, kept]) expect(await get('/v1/banks')).toBe(200)
    const series = 'pasarela_http_requests_total{route="/v1/banks",method="GET",status="200"}'
    expect(await metric(supervisor, series)).toBe(2)
    expect(await metric(supervisor, 'pasarela_processes_unresponsive')).toBe(0)

    process.kill(hung.pid, 'SIGSTOP')
    for (let scrapes = 0; scrapes < 2; scrapes += 1) {
      const lines = (await kept.text('/metrics')).split('\n')
      expect(lines).toEqual(expect.arrayContaining([`${series} 2`, 'pasarela_processes_unresponsive 1']))
    }
    const namings = () => linesOf(supervisor).filter(({ msg }) => msg === 'gateway: process does not respond')
    expect(namings()).toMatchObject([{ level: 'error', pid: hung.pid }])

    process.kill(hung.pid, 'SIGCONT')
    await expect.poll(() => metric(supervisor, 'pasarela_processes_unresponsive')).toBe(0)
    expect(await metric(supervisor, series)).toBe(2)
  })

  test('after kill -9 of one process the other’s requests go on, the first is replaced, and no count goes backwards', async () => {
    const { supervisor, key, pids } = await startTwo()
    const [killed, kept] = await connectToBoth(supervisor, key)
    for (const { get } of [killed, killed, kept]) expect(await get('/v1/banks')).toBe(200)
    const series = 'pasarela_http_requests_total{route="/v1/banks",method="GET",status="200"}'
    const durations = 'pasarela_http_request_duration_seconds_count{route="/v1/banks",method="GET"}'
    expect(await metric(supervisor, series)).toBe(3)

    process.kill(killed.pid, 'SIGKILL')
    let requests = 0
    const isReplaced = () => linesOf(supervisor).some(({ msg }) => msg === 'gateway: process listening')
    // Twenty a second: far below the tenant's rate limit, however long the start takes.
    for (; !isReplaced(); requests += 1) {
      expect(await kept.get('/v1/banks')).toBe(200)
      await setTimeout(50)
    }

    expect(linesOf(supervisor)).toContainEqual(
      expect.objectContaining({
        msg: 'gateway: process ended: starting another',
        pid: killed.pid,
        signal: 'SIGKILL',
        component: 'gateway',
      }),
    )
    const after = await connectToBoth(supervisor, key)
    expect(pids).toContain(kept.pid)
    const fresh = after.find(({ pid }) => pid !== kept.pid)
    expect(pids).not.toContain(fresh?.pid)
    expect(await fresh?.get('/v1/banks')).toBe(200)
    expect(await metric(supervisor, series)).toBe(3 + requests + 1)
    expect(await metric(supervisor, durations)).toBe(3 + requests + 1)
    expect(await metric(supervisor, 'pasarela_process_restarts_total')).toBe(1)
  })

  test('a process that is stopped by itself is drained, replaced, and keeps its counts', async () => {
    const { supervisor, key } = await startTwo()
    const [stopped] = await connectToBoth(supervisor, key)
    for (let requests = 0; requests < 5; requests += 1) expect(await stopped.get('/v1/banks')).toBe(200)
    // Never scraped before: the counts come from the process's last message.
    process.kill(stopped.pid, 'SIGTERM')
    await expect.poll(() => linesOf(supervisor).map(({ msg }) => msg)).toContain('gateway: process listening')
    const series = 'pasarela_http_requests_total{route="/v1/banks",method="GET",status="200"}'
    expect(await metric(supervisor, series)).toBe(5)
  })

  test('a connection handed to a process that dies before it accepts it is closed', async () => {
    const { supervisor, key, pids } = await startTwo()
    const [one, other] = await connectToBoth(supervisor, key)
    const sockets = async () => (await readdir(`/proc/${supervisor.pid}/fd`)).length
    const before = await sockets()
    for (const pid of pids) process.kill(pid, 'SIGSTOP')
    const answers = Promise.allSettled(Array.from({ length: 3 }, () => callerOf(supervisor.url)('/livez')))
    await expect.poll(sockets).toBeGreaterThanOrEqual(before + 3)
    process.kill(one.pid, 'SIGKILL')
    process.kill(other.pid, 'SIGCONT')
    const statuses = (await answers).map((answer) => (answer.status === 'fulfilled' ? answer.value.status : 0))
    expect(statuses.toSorted((a, b) => a - b)).toEqual([0, 200, 200])
  })

  test('the rate limit of a tenant holds over both processes', async () => {
    const burst = 100
    const { supervisor, key, connection } = await startTwo({
      PASARELA_RATE_LIMIT_PER_SECOND: '1',
      PASARELA_RATE_LIMIT_BURST: String(burst),
    })
    const [first, second] = await connectToBoth(supervisor, key)
    const allowed = async ({ get }: Client) => {
      for (let count = 0; ; count += 1) if ((await get('/v1/banks')) === 429) return count
    }
    expect(await allowed(first)).toBeGreaterThanOrEqual(burst)
    const database = openDatabase(connection, 1)
    const tokens = positionalStatement('test.tokens', 'select tokens from rate_buckets')
    await expect.poll(async () => (await database.query<{ tokens: number }>(tokens))[0]?.tokens).toBeLessThan(burst / 4)
    await database.close()
    // The second process reports, and learns of the first one's spending, after a tenth of the burst.
    expect(await allowed(second)).toBeLessThan(burst / 2)
  })
})

describe('at the end of a supervisor with two processes,', () => {
  /** A payment whose bank call has begun and is answered after two seconds. */
  async function payInFlight({ url }: ServingProcess, key: string) {
    const call = callerOf(url)
    const post = (path: string, body: object) => call(path, { method: 'POST', key, body })
    const requested = await post('/v1/payments/c2p/request', c2pDetails)
    expect(requested.status, requested.text).toBe(201)
    await post('/v1/test/faults', { bank: 'bnc', kind: 'delay', operation: 'SendC2P', delayMs: 3_000 })
    const paying = post('/v1/payments/c2p', { ...c2pDetails, intentId: requested.body['paymentId'], token: '13572468' })
    // A fault is listed until the bank's call that it applies to begins.
    await expect.poll(async () => (await call('/v1/test/faults', { key })).body['items']).toEqual([])
    const answer = paying.then(({ status, body }) => ({ status, payment: body['status'] }))
    return { answer }
  }

  test.each(['the supervisor', 'all of them at once'])(
    'SIGTERM to %s answers the payment in flight, and the exit code is 0',
    async (who) => {
      const { supervisor, key, pids } = await startTwo()
      const { answer } = await payInFlight(supervisor, key)
      if (who !== 'the supervisor') for (const pid of pids) process.kill(pid, 'SIGTERM')
      expect(await supervisor.end('SIGTERM')).toBe(0)
      expect(await answer).toEqual({ status: 201, payment: 'COMPLETED' })
      expect(await Promise.all(pids.map(isGone))).toEqual([true, true])
      expect(supervisor.output.stdout).not.toContain('starting another')
    },
  )

  test('SIGKILL of the supervisor drains its processes, answers the payment in flight and leaves no process', async () => {
    const { supervisor, key, pids } = await startTwo()
    const { answer } = await payInFlight(supervisor, key)
    supervisor.child.kill('SIGKILL')
    expect(await answer).toEqual({ status: 201, payment: 'COMPLETED' })
    for (const pid of pids) await expect.poll(() => isGone(pid)).toBe(true)
    const free = createServer().listen(Number(new URL(supervisor.url).port), '127.0.0.1')
    await once(free, 'listening')
    free.close()
  })

  test('a second SIGTERM, not a duplicate of the first, ends it and its processes at once', async () => {
    const { supervisor, key, pids } = await startTwo()
    const { answer } = await payInFlight(supervisor, key)
    const cutOff = expect(answer).rejects.toThrow()
    supervisor.child.kill('SIGTERM')
    await expect
      .poll(() => linesOf(supervisor).map(({ msg }) => msg))
      .toContain('gateway: stopping: draining requests in flight')
    const closed = once(supervisor.child, 'close')
    // The same signal within a second is taken for a duplicate.
    const repeating = setInterval(() => supervisor.child.kill('SIGTERM'), 100)
    expect(await closed).toEqual([143, null])
    clearInterval(repeating)
    await cutOff
    for (const pid of pids) await expect.poll(() => isGone(pid)).toBe(true)
  })
})

describe('a start with PASARELA_PROCESSES=2 that fails says why once and exits with 1', () => {
  const outcome = async (env: Record<string, string>) => {
    const { code, stderr } = await pasarela(['serve'], { PORT: '0', PASARELA_PROCESSES: '2', ...env })
    return { code, stderr }
  }

  test('when no process can start', async () => {
    const url = databaseUrl(await createTestDatabase())
    const env = { DATABASE_URL: url, PASARELA_MODE: 'production' }
    // The first key seals the secrets of the installation.
    expect((await pasarela(['doctor'], { ...env, PASARELA_MASTER_KEY: strongMasterKey('first') })).code).toBe(0)
    const failed = await outcome({ ...env, PASARELA_MASTER_KEY: strongMasterKey('other') })
    const alone = await outcome({ ...env, PASARELA_MASTER_KEY: strongMasterKey('other'), PASARELA_PROCESSES: '1' })
    expect(failed).toEqual(alone)
    expect(failed.code).toBe(1)
    expect(failed.stderr.trim().split('\n')).toHaveLength(1)
  })

  test('when the port is in use', async () => {
    const squatter = createServer().listen(0, '127.0.0.1')
    await once(squatter, 'listening')
    const { port } = squatter.address() as { port: number }
    const failed = await outcome({
      DATABASE_URL: databaseUrl(await createTestDatabase()),
      PASARELA_DATA_DIR: join(folder, `data-${(dataDirs += 1)}`),
      PORT: String(port),
    })
    squatter.close()
    expect(failed).toEqual({ code: 1, stderr: `Port ${port} is in use: stop the other program, or set PORT.\n` })
  })
})
