import pg from 'pg'
import { expect, test } from 'vitest'
import { createTestDatabase } from '../../test/harness/database.ts'
import { databaseUrl } from '../../test/harness/payments.ts'
import { readSettings } from '../foundation/settings.ts'
import { positionalStatement } from '../../test/harness/statement.ts'
import { pendingMigrations } from '../storage/migrate.ts'
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
