import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pendingMigrations } from '../../src/storage/migrate.ts'
import { createTestDatabase } from '../harness/database.ts'
import { databaseUrl } from '../harness/payments.ts'
import { testMasterKey } from '../harness/sealer.ts'
import { pasarela } from '../harness/process.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pasarela-anywhere-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const commands = [
  ['tenant', 'list'],
  ['tenant', 'create', 'Bodega Ana'],
  ['key', 'list', 'Bodega Ana'],
  ['user', 'list'],
  ['payment', 'list'],
  ['rate', 'show'],
  ['audit', 'verify'],
  ['migrate'],
  ['secrets', 'reseal'],
]

test.each(commands)(
  'pasarela %s %s in a folder that is no installation asks for DATABASE_URL and leaves the folder empty',
  async (...args) => {
    const { code, stderr } = await pasarela(args, {}, { cwd: folder })
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: `DATABASE_URL is not set, and there is no local database in ${join(folder, 'data')}: set DATABASE_URL, or PASARELA_DATA_DIR to the data folder of a local installation. pasarela serve makes a new one.\n`,
    })
    expect(await readdir(folder)).toEqual([])
  },
)

test('doctor says the same there, and leaves the folder empty', async () => {
  const { code, stdout } = await pasarela(['doctor'], {}, { cwd: folder })
  expect(code).toBe(1)
  expect(stdout).toContain('✖ storage     DATABASE_URL is not set')
  expect(await readdir(folder)).toEqual([])
})

test('a command with DATABASE_URL and without the master key asks for it, and makes none', async () => {
  const env = { DATABASE_URL: databaseUrl(await createTestDatabase()) }
  const { code, stderr } = await pasarela(['tenant', 'list'], env, { cwd: folder })
  expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringMatching(/^PASARELA_MASTER_KEY is not set/) })
  expect(await readdir(folder)).toEqual([])
})

test('a command that only reads makes no database in a data folder that was named', async () => {
  const dataDir = join(folder, 'named')
  const { code, stderr } = await pasarela(['tenant', 'list'], { PASARELA_DATA_DIR: dataDir }, { cwd: folder })
  expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringContaining(`no local database in ${dataDir}`) })
  expect(await readdir(folder)).toEqual([])
})

test.each([
  ['rate', 'show'],
  ['rate', 'set', '301.3709', '--date', '2026-10-05'],
  ['rate', 'withdraw', '--date', '2026-10-05'],
  ['payer', 'erase', '--tenant', 'Bodega Ana', '--phone', '04141234567'],
])('pasarela %s %s, which writes nothing so, leaves an outdated schema as it is', async (...args) => {
  const connection = await createTestDatabase({ migrated: false })
  const pending = await pendingMigrations(connection)
  const env = { DATABASE_URL: databaseUrl(connection), PASARELA_MASTER_KEY: testMasterKey }
  const { code, stderr } = await pasarela(args, env, { cwd: folder })
  expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringContaining('pasarela migrate') })
  expect(await pendingMigrations(connection)).toEqual(pending)
})

test('doctor and config name unknown variables of the environment and of PASARELA_ENV_FILE, with the setting that was meant', async () => {
  const file = join(folder, 'settings.env')
  await writeFile(file, `DATABASE_URL=${databaseUrl(await createTestDatabase())}\nPASARELA_LOGLEVEL=debug\n`)
  const env = { PASARELA_ENV_FILE: file, PASARELA_MASTER_KEY: '5f'.repeat(32), PASARELA_RATEFEED: 'dolarapi' }
  const checked = await pasarela(['doctor'], env, { cwd: folder })
  expect({ code: checked.code, stderr: checked.stderr }).toEqual({ code: 0, stderr: '' })
  expect(checked.stdout).toContain('! variables   PASARELA_LOGLEVEL is not a setting; did you mean PASARELA_LOG_LEVEL?')
  expect(checked.stdout).toContain('! variables   PASARELA_RATEFEED is not a setting; did you mean PASARELA_RATE_FEED?')
  const { stdout, stderr } = await pasarela(['config'], env, { cwd: folder })
  expect(stdout).toContain('DATABASE_URL=(set) (file)')
  expect(stderr).toContain('PASARELA_RATEFEED is not a setting')
  await rm(file)
})

test('a database that is read-only is read, and named as such by commands that write', async () => {
  const connection = await createTestDatabase()
  const env = { DATABASE_URL: databaseUrl(connection), PASARELA_MASTER_KEY: testMasterKey }
  expect((await pasarela(['tenant', 'create', 'Bodega Ana'], env, { cwd: folder })).code).toBe(0)
  const client = new pg.Client(connection)
  await client.connect()
  const { rows } = await client.query<{ name: string }>('select current_database() as name')
  await client.query(`alter database ${rows[0]?.name} set default_transaction_read_only = on`)
  const run = (...args: string[]) => pasarela(args, env, { cwd: folder })

  const readOnly =
    'The database is read-only: it is a standby, or default_transaction_read_only is on. Set DATABASE_URL to the primary, or to all servers.'
  expect(await run('tenant', 'list')).toMatchObject({ code: 0, stdout: expect.stringContaining('Bodega Ana') })
  const refused = { code: 1, stdout: '', stderr: `${readOnly}\n` }
  expect(await run('tenant', 'create', 'Bodega Eva')).toEqual(refused)
  expect((await run('doctor')).stdout).toContain(`✖ writes      ${readOnly}`)
  await client.query(`set default_transaction_read_only = off; update schema_routines set version = 0`)
  await client.end()
  expect(await run('migrate')).toEqual(refused)
})
