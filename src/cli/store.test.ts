import pg from 'pg'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createTestDatabase } from '../../test/harness/database.ts'
import { startLossyDatabase } from '../../test/harness/lossy-database.ts'
import { databaseUrl } from '../../test/harness/payments.ts'
import { readSettings } from '../foundation/settings.ts'
import { positionalStatement } from '../../test/harness/statement.ts'
import { pendingMigrations } from '../storage/migrate.ts'
import { CommandError } from './output.ts'
import { readStore, withStore } from './store.ts'

const tables = positionalStatement(
  'test.tables',
  `select count(*)::integer as count from pg_tables where schemaname = 'public'`,
)

async function emptyDatabase() {
  const connection = await createTestDatabase({ migrated: false })
  const env = { DATABASE_URL: databaseUrl(connection), PASARELA_MASTER_KEY: 'ab'.repeat(32) }
  return { connection, context: { settings: () => readSettings(env), local: undefined } }
}

describe('without a primary among the servers of DATABASE_URL', () => {
  const refusal = async (hosts: (port: string) => string) => {
    const link = await startLossyDatabase(await createTestDatabase())
    onTestFinished(() => link.stop())
    const url = new URL(databaseUrl(link.connection))
    const name = url.pathname.slice(1)
    const client = new pg.Client(link.connection)
    await client.connect()
    await client.query(`alter database ${name} set default_transaction_read_only = on`)
    await client.end()
    const env = {
      DATABASE_URL: url.href.replace(url.host, hosts(url.port)),
      PASARELA_MASTER_KEY: 'ab'.repeat(32),
    }
    const failed = await readStore({ settings: () => readSettings(env), local: undefined }, async () => {}).catch(
      (error: unknown) => error,
    )
    expect(failed).toBeInstanceOf(CommandError)
    return (failed as Error).message.replaceAll(url.port, 'PORT').replace(name, 'NAME')
  }

  test('the reason why one cannot be reached is named, wherever it is in the list', async () => {
    const message =
      'DATABASE_URL: cannot use the database NAME at 127.0.0.1:1, 127.0.0.1:PORT: connect ECONNREFUSED 127.0.0.1:1'
    expect(await refusal((port) => `127.0.0.1:1,127.0.0.1:${port}`)).toBe(message)
  })

  test('that all are standbys is named', async () => {
    expect(await refusal((port) => `127.0.0.1:${port},localhost:${port}`)).toBe(
      'DATABASE_URL: cannot use the database NAME at 127.0.0.1:PORT, localhost:PORT: this server is a standby',
    )
  })
})

test('a read-only command leaves an outdated schema unchanged and names the command that migrates it', async () => {
  const { connection, context } = await emptyDatabase()
  await expect(readStore(context, async () => {})).rejects.toThrow(
    /older than this version \(to apply: .*\)\. Run pasarela migrate/,
  )
  expect((await pendingMigrations(connection)).length).toBeGreaterThan(0)
})

test('a writing command migrates an outdated schema, after which read-only commands work', async () => {
  const { context } = await emptyDatabase()
  await withStore(context, async ({ migrated }) => expect(migrated.length).toBeGreaterThan(0))
  const [row] = await readStore(context, ({ database }) => database.query<{ count: number }>(tables))
  expect(row?.count).toBeGreaterThan(10)
})

test('a command that only reads refuses a database that lacks a routine, as it does one that lacks a migration', async () => {
  const { connection, context } = await emptyDatabase()
  await withStore(context, async () => {})
  const client = new pg.Client(connection)
  await client.connect()
  await client.query(`update schema_routines set version = 0 where name = 'queue_webhook_deliveries.sql'`)
  await client.end()
  await expect(readStore(context, async () => {})).rejects.toThrow(
    'older than this version (to apply: queue_webhook_deliveries.sql). Run pasarela migrate',
  )
  await withStore(context, async ({ migrated }) => expect(migrated).toEqual(['queue_webhook_deliveries.sql']))
})

const masterKey = { PASARELA_MASTER_KEY: 'ab'.repeat(32) }
const contextOf = (url: string) => ({
  settings: () => readSettings({ DATABASE_URL: url, ...masterKey }),
  local: undefined,
})

test('blanks around DATABASE_URL are ignored', async () => {
  const url = databaseUrl(await createTestDatabase())
  const [row] = await readStore(contextOf(` ${url}\n`), ({ database }) => database.query<{ count: number }>(tables))
  expect(row?.count).toBeGreaterThan(10)
})

test.each(['postgresql://u:hidden%ff@127.0.0.1:1/d', 'postgresql://u:hidden@127.0.0.1:1/d%'])(
  'a stray % in DATABASE_URL is named: %s',
  async (url) => {
    await expect(readStore(contextOf(url), async () => {})).rejects.toThrow(
      new CommandError('DATABASE_URL has a % that begins no character: write a % in a name or a password as %25.'),
    )
  },
)

test('a name with a stray % is shown as it is if the database cannot be used', async () => {
  await expect(readStore(contextOf('postgresql://u@127.0.0.1:1/d%zz'), async () => {})).rejects.toThrow(
    'DATABASE_URL: cannot use the database d%zz at 127.0.0.1:1',
  )
})
