import { once } from 'node:events'
import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase } from '../../src/storage/database.ts'
import { positionalStatement } from '../harness/statement.ts'
import { createTestDatabase } from '../harness/database.ts'
import { callerOf } from '../harness/gateway.ts'
import { freePort } from '../harness/ports.ts'
import { pasarela, serve, type ServingProcess } from '../harness/process.ts'
import { strongMasterKey } from '../harness/master-key.ts'

let folder: string
let running: ServingProcess[] = []
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pasarela-start-'))
})
afterEach(async () => {
  for (const process of running) await process.end('SIGKILL')
  running = []
})
afterAll(() => rm(folder, { recursive: true, force: true }))

let dataDirs = 0
const freshDataDir = () => join(folder, `data-${(dataDirs += 1)}`)
const start = async (env: Record<string, string>) => {
  const process = await serve(env)
  running.push(process)
  return process
}
const keyShown = ({ output }: ServingProcess) => /pas_test_[0-9A-Za-z]{49}/.exec(output.stdout)?.[0] ?? ''
const banksStatus = async ({ url }: ServingProcess, key: string) => (await callerOf(url)('/v1/banks', { key })).status

/** Repeats a request until it has the wanted status, and returns all statuses seen. */
async function untilStatus(wanted: number, request: () => Promise<{ status: number }>): Promise<Set<number>> {
  const seen = new Set<number>()
  while (!seen.has(wanted)) {
    seen.add((await request()).status)
    await new Promise((resolve) => setTimeout(resolve, 30))
  }
  return seen
}

describe('a first start', () => {
  test('shows its steps, a key that works and a curl to paste; a second one shows the same key', async () => {
    const dataDir = freshDataDir()
    const first = await start({ PASARELA_DATA_DIR: dataDir })
    const key = keyShown(first)
    expect(first.output.stdout).toContain('✔ PostgreSQL')
    expect(first.output.stdout).toContain(`curl ${first.url}/v1/banks -H 'x-api-key: ${key}'`)
    expect(first.output.stdout).toContain(`${first.url}/docs`)
    expect(await banksStatus(first, key)).toBe(200)
    expect((await stat(join(dataDir, 'demo.key'))).mode & 0o777).toBe(0o600)
    expect((await stat(join(dataDir, 'master.key'))).mode & 0o777).toBe(0o600)
    expect(await first.end('SIGTERM')).toBe(0)

    const second = await start({ PASARELA_DATA_DIR: dataDir })
    expect(keyShown(second)).toBe(key)
    expect(await banksStatus(second, key)).toBe(200)
  })

  test('uses the database of DATABASE_URL, also when another gateway uses it', async () => {
    const connection = await createTestDatabase()
    const env = { DATABASE_URL: urlOf(connection), PASARELA_DATA_DIR: freshDataDir() }
    const [one, two] = await Promise.all([start(env), start(env)])
    expect(await banksStatus(one, keyShown(two))).toBe(200)
    await expect(stat(join(env.PASARELA_DATA_DIR, 'postgres'))).rejects.toThrow('ENOENT')
  })
})

describe('at the end of a local start,', () => {
  const answers = (url: string) =>
    fetch(url).then(
      ({ status }) => ({ status }),
      () => ({ status: 0 }),
    )

  test('when /readyz first answers 200, the demo tenant has its key and the operator exists', async () => {
    const connection = await createTestDatabase()
    const database = openDatabase(connection, 2)
    const port = await freePort()
    const starting = start({
      PORT: String(port),
      HOST: '127.0.0.1',
      DATABASE_URL: urlOf(connection),
      PASARELA_DATA_DIR: freshDataDir(),
    })
    await untilStatus(200, () => answers(`http://127.0.0.1:${port}/readyz`))
    const found = await database.query(
      positionalStatement(
        'test.demo',
        `select t.name, count(k)::int as keys, (select count(*)::int from operator_users) as users
         from tenants t left join api_keys k using (tenant_id) group by t.tenant_id`,
      ),
    )
    await starting
    await database.close()
    expect(found).toEqual([{ name: 'Demo', keys: 1, users: 1 }])
  })

  test('when demo.key appears, /readyz answers 200 and the key works', async () => {
    const dataDir = freshDataDir()
    const port = await freePort()
    const starting = start({
      PORT: String(port),
      HOST: '127.0.0.1',
      DATABASE_URL: urlOf(await createTestDatabase()),
      PASARELA_DATA_DIR: dataDir,
    })
    const file = join(dataDir, 'demo.key')
    await untilStatus(200, () =>
      stat(file).then(
        () => ({ status: 200 }),
        () => ({ status: 404 }),
      ),
    )
    const [key, ready] = [(await readFile(file, 'utf8')).trim(), await answers(`http://127.0.0.1:${port}/readyz`)]
    expect(ready.status).toBe(200)
    expect(await banksStatus(await starting, key)).toBe(200)
  })

  test('a start that cannot listen leaves no demo.key, nor a draft of one', async () => {
    const squatter = createServer().listen(0, '127.0.0.1')
    await once(squatter, 'listening')
    const { port } = squatter.address() as { port: number }
    const dataDir = freshDataDir()
    const env = { DATABASE_URL: urlOf(await createTestDatabase()), PASARELA_DATA_DIR: dataDir, HOST: '127.0.0.1' }
    const { code } = await pasarela(['serve'], { ...env, PORT: String(port) })
    squatter.close()
    expect(code).toBe(1)
    expect((await readdir(dataDir)).filter((name) => name.startsWith('demo.key'))).toEqual([])
  })
})

describe('after kill -9', () => {
  test('of the gateway, the next start is clean and what was acknowledged is there', async () => {
    const env = { PASARELA_DATA_DIR: freshDataDir() }
    const first = await start(env)
    const key = keyShown(first)
    const created = await pasarela(['tenant', 'create', 'Kept', '--json'], env)
    expect(created.code).toBe(0)
    await first.end('SIGKILL')
    const second = await start(env)
    expect(await banksStatus(second, key)).toBe(200)
    expect((await pasarela(['tenant', 'list'], env)).stdout).toContain('Kept')
  })

  test('of PostgreSQL, the living gateway brings it back, answers 503 meanwhile and does not die', async () => {
    const env = { PASARELA_DATA_DIR: freshDataDir() }
    const gateway = await start(env)
    const key = keyShown(gateway)
    const killed = await killPostgres(env.PASARELA_DATA_DIR)
    const call = callerOf(gateway.url)
    const seen = new Set<number>()
    // Until then a connection that has not noticed the end of the server may answer 200.
    while ([undefined, killed].includes(await postgresPid(env.PASARELA_DATA_DIR))) {
      seen.add((await call('/v1/banks', { key })).status)
      await new Promise((resolve) => setTimeout(resolve, 30))
    }
    for (const path of ['/v1/banks', '/readyz']) {
      for (const status of await untilStatus(200, () => call(path, { key }))) seen.add(status)
    }
    expect([...seen].every((status) => status === 200 || status === 503)).toBe(true)
    expect(gateway.child.exitCode).toBeNull()
  })

  test('of both, the next start is clean', async () => {
    const env = { PASARELA_DATA_DIR: freshDataDir() }
    const first = await start(env)
    const key = keyShown(first)
    await Promise.all([killPostgres(env.PASARELA_DATA_DIR), first.end('SIGKILL')])
    expect(await banksStatus(await start(env), key)).toBe(200)
  })

  test('of one of two gateways that share a data folder, the other goes on', async () => {
    const env = { PASARELA_DATA_DIR: freshDataDir() }
    const [one, two] = await Promise.all([start(env), start(env)])
    const key = (await readFile(join(env.PASARELA_DATA_DIR, 'demo.key'), 'utf8')).trim()
    expect([await banksStatus(one, key), await banksStatus(two, key)]).toEqual([200, 200])
    await one.end('SIGKILL')
    await untilStatus(200, () => callerOf(two.url)('/v1/banks', { key }))
    await untilStatus(200, () => callerOf(two.url)('/readyz'))
  })
})

describe('a start says why in one line and exits with an error', () => {
  const failing = async (env: Record<string, string>) => {
    const { code, stderr } = await pasarela(['serve'], { PORT: '0', PASARELA_DATA_DIR: freshDataDir(), ...env })
    expect(code).toBe(1)
    expect(stderr.trim().split('\n')).toHaveLength(1)
    return stderr
  }

  test('when the port is in use', async () => {
    const squatter = createServer().listen(0, '127.0.0.1')
    await once(squatter, 'listening')
    const { port } = squatter.address() as { port: number }
    const url = urlOf(await createTestDatabase())
    expect(await failing({ PORT: String(port), DATABASE_URL: url })).toContain(`Port ${port} is in use`)
    squatter.close()
  })

  test('when the data folder cannot be written', async () => {
    const file = join(folder, 'a-file')
    await writeFile(file, '')
    await chmod(file, 0o600)
    expect(await failing({ PASARELA_DATA_DIR: join(file, 'data') })).toContain('PASARELA_DATA_DIR')
  })

  test('when nothing listens at DATABASE_URL', async () => {
    expect(await failing({ DATABASE_URL: 'postgresql://u:hidden@127.0.0.1:1/nothing' })).toMatch(
      /^DATABASE_URL: cannot use the database nothing at 127\.0\.0\.1:1: (?!.*hidden)/,
    )
  })

  test('when DATABASE_URL is not a PostgreSQL address', async () => {
    expect(await failing({ DATABASE_URL: 'http://x' })).toContain('DATABASE_URL must look like')
  })

  test('when the database does not exist', async () => {
    const url = new URL(urlOf(await createTestDatabase()))
    url.pathname = '/missing'
    expect(await failing({ DATABASE_URL: url.href })).toContain('"missing" does not exist')
  })

  test('when production has no master key', async () => {
    expect(await failing({ PASARELA_MODE: 'production' })).toContain('PASARELA_MASTER_KEY is required')
  })

  test('when there are live keys in local mode', async () => {
    const env = { DATABASE_URL: urlOf(await createTestDatabase()), PASARELA_DATA_DIR: freshDataDir() }
    const masterKey = { PASARELA_MASTER_KEY: strongMasterKey() }
    const production = { ...env, ...masterKey, PASARELA_MODE: 'production' }
    expect((await pasarela(['tenant', 'create', 'Live'], production)).code).toBe(0)
    expect((await pasarela(['key', 'create', 'Live', '--live'], production)).code).toBe(0)
    expect(await failing({ ...env, ...masterKey })).toContain('set PASARELA_MODE=production')
  })
})

describe.each(['SIGTERM', 'SIGHUP'] as const)('on %s,', (signal) => {
  test('the gateway answers the requests in flight and exits with 0', async () => {
    const gateway = await start({ DATABASE_URL: urlOf(await createTestDatabase()), PASARELA_DATA_DIR: freshDataDir() })
    const key = keyShown(gateway)
    const answers = Promise.allSettled(Array.from({ length: 50 }, () => banksStatus(gateway, key)))
    // A launcher and the terminal may both send it.
    if (signal === 'SIGHUP') gateway.child.kill(signal)
    expect(await gateway.end(signal)).toBe(0)
    expect(gateway.output.stdout).toContain('gateway: stopped')
    for (const answer of await answers) {
      if (answer.status === 'fulfilled') expect([200, 503]).toContain(answer.value)
    }
  })
})

function urlOf(connection: Awaited<ReturnType<typeof createTestDatabase>>): string {
  if ('connectionString' in connection) return connection.connectionString
  const { host, port, user, password, database } = connection
  return `postgresql://${user}:${encodeURIComponent(password)}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`
}

/** The embedded server's main process, by the pid it wrote down itself; undefined while no server has. */
async function postgresPid(dataDir: string): Promise<number | undefined> {
  const file = await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').catch(() => '')
  return Number(file.split('\n')[0]) || undefined
}

/** Returns the process that was killed. */
async function killPostgres(dataDir: string): Promise<number> {
  const pid = await postgresPid(dataDir)
  if (pid === undefined) throw new Error('no server has written its pid')
  process.kill(pid, 'SIGKILL')
  return pid
}
