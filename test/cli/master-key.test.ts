import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase } from '../harness/database.ts'
import { databaseUrl } from '../harness/payments.ts'
import { pasarela, serve } from '../harness/process.ts'
import { strongMasterKey } from '../harness/master-key.ts'

/** Where the master key comes from, and that nothing but the process that reads it has it. */
const key = strongMasterKey()
const former = strongMasterKey('former')

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pasarela-key-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

type Process = { pid: number; parent: number; name: string }

async function processes(): Promise<Process[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const read = pids.map(async (pid) => {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
    const [, name = '', parent] = /^\d+ \((.*)\) \S (\d+)/s.exec(stat) ?? []
    return { pid: Number(pid), parent: Number(parent), name }
  })
  return Promise.all(read)
}

/** Processes that this one started, and those that they started. */
async function descendantsOf(pid: number): Promise<Process[]> {
  const all = await processes()
  const below = (parent: number): Process[] =>
    all.filter((each) => each.parent === parent).flatMap((each) => [each, ...below(each.pid)])
  return below(pid)
}

const environmentOf = (pid: number) => readFile(`/proc/${pid}/environ`, 'utf8').catch(() => '')

test('no child process has a master key in its environment: serving processes, PostgreSQL, the simulated banks', async () => {
  const gateway = await serve({
    PASARELA_DATA_DIR: join(folder, 'data'),
    PASARELA_PROCESSES: '2',
    PASARELA_MASTER_KEY: key,
    PASARELA_OLD_MASTER_KEYS: former,
  })
  try {
    const children = await descendantsOf(gateway.pid)
    expect(children.filter(({ name }) => name.startsWith('postgres')).length).toBeGreaterThan(0)
    expect(children.filter(({ name }) => /node|MainThread/.test(name)).length).toBeGreaterThanOrEqual(3)
    let read = 0
    for (const { pid, name } of children) {
      const environment = await environmentOf(pid)
      if (environment !== '') read += 1
      for (const secret of [key, former]) expect(environment.includes(secret), `${name} ${pid}`).toBe(false)
    }
    expect(read).toBeGreaterThanOrEqual(3)
    const demoKey = (await readFile(join(folder, 'data', 'demo.key'), 'utf8')).trim()
    const answer = await fetch(`${gateway.url}/v1/banks`, { headers: { 'x-api-key': demoKey } })
    expect(answer.status).toBe(200)
  } finally {
    await gateway.end('SIGTERM')
  }
})

test('a production gateway of several processes starts with the key of a command, which runs once', async () => {
  const counted = join(folder, 'runs')
  const script = join(folder, 'print-key')
  await writeFile(script, `#!/bin/sh\necho run >> ${counted}\necho ${key}\n`)
  await chmod(script, 0o700)
  const gateway = await serve({
    DATABASE_URL: databaseUrl(await createTestDatabase()),
    PASARELA_MODE: 'production',
    PASARELA_PROCESSES: '2',
    PASARELA_MASTER_KEY_COMMAND: script,
  })
  try {
    expect((await fetch(`${gateway.url}/readyz`)).status).toBe(200)
    expect((await readFile(counted, 'utf8')).trim()).toBe('run')
    for (const { pid } of await descendantsOf(gateway.pid)) {
      expect((await environmentOf(pid)).includes(key)).toBe(false)
    }
  } finally {
    await gateway.end('SIGTERM')
  }
})

test('doctor names the source of the key and never the key, and warns of a file that everybody may read', async () => {
  const file = join(folder, 'master-key')
  await writeFile(file, key, { mode: 0o600 })
  const env = { DATABASE_URL: databaseUrl(await createTestDatabase()), PASARELA_MASTER_KEY_FILE: file }
  const closed = await pasarela(['doctor'], env)
  expect(closed.code, closed.stdout).toBe(0)
  expect(closed.stdout).toContain(`master key from the file ${file}`)
  await chmod(file, 0o644)
  const open = await pasarela(['doctor', '--json'], env)
  expect(open.code).toBe(0)
  expect(JSON.parse(open.stdout)).toContainEqual({
    check: 'key file',
    ok: true,
    warning: true,
    detail: `${file} is readable by everybody: chmod o-rwx`,
  })
  const config = await pasarela(['config'], { ...env, PASARELA_OLD_MASTER_KEYS: former })
  for (const { stdout, stderr } of [closed, open, config]) {
    expect(`${stdout}${stderr}`.includes(key)).toBe(false)
    expect(`${stdout}${stderr}`.includes(former)).toBe(false)
  }
})

test('a command with another master key than the database’s changes nothing: it would seal what no gateway opens', async () => {
  const env = { DATABASE_URL: databaseUrl(await createTestDatabase()), PASARELA_MASTER_KEY: strongMasterKey('right') }
  expect((await pasarela(['tenant', 'create', 'Bodega Ana'], env)).code).toBe(0)
  expect((await pasarela(['key', 'create', 'Bodega Ana'], env)).code).toBe(0)
  const file = join(folder, 'r4.json')
  await writeFile(file, JSON.stringify({ commerce: '6d'.repeat(16), collectingPhone: '584121234567' }))
  const set = ['bank', 'set', 'Bodega Ana', 'r4', file]
  expect((await pasarela(set, env)).code).toBe(0)
  const before = await pasarela(['bank', 'show', 'Bodega Ana', '--live', '--json'], env)

  const wrong = { ...env, PASARELA_MASTER_KEY: strongMasterKey('wrong') }
  for (const args of [set, ['bank', 'notifications', 'Bodega Ana', 'r4', '--new', '--live']]) {
    const { code, stderr } = await pasarela(args, wrong)
    expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringMatching(/^Sealed under another master key/) })
  }
  expect(await pasarela(['bank', 'show', 'Bodega Ana', '--live', '--json'], env)).toEqual(before)
  await rm(file)
})

test('the key is changed with both keys in files, and the former one is then not needed', async () => {
  const [oldFile, newFile] = [join(folder, 'old'), join(folder, 'new')]
  await writeFile(oldFile, former, { mode: 0o600 })
  await writeFile(newFile, key, { mode: 0o600 })
  const url = { DATABASE_URL: databaseUrl(await createTestDatabase()) }
  expect((await pasarela(['doctor'], { ...url, PASARELA_MASTER_KEY_FILE: oldFile })).code).toBe(0)
  const without = await pasarela(['secrets', 'reseal'], { ...url, PASARELA_MASTER_KEY_FILE: newFile })
  expect([without.code, without.stderr]).toEqual([
    1,
    expect.stringContaining('installation_secrets.sealed installation'),
  ])
  const both = { ...url, PASARELA_MASTER_KEY_FILE: newFile, PASARELA_OLD_MASTER_KEYS_FILE: oldFile }
  const changed = await pasarela(['secrets', 'reseal'], both)
  expect([changed.code, changed.stdout], changed.stderr).toEqual([0, expect.stringContaining('1 values sealed again')])
  expect((await pasarela(['doctor'], { ...url, PASARELA_MASTER_KEY_FILE: newFile })).code).toBe(0)
})
