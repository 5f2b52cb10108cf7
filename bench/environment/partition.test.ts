import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase } from '../../test/harness/database.ts'
import { payerEncryptionOf } from '../../test/harness/payments.ts'
import { systemRandom } from '../../src/foundation/random.ts'
import type { Scope } from '../../src/foundation/scope.ts'
import { createLookupStore, type PageQuery } from '../../src/payments/lookup/store.ts'
import { type Database, openDatabase, type Statement } from '../../src/storage/database.ts'
import { createTenant } from '../../src/tenants/tenants.ts'
import { analyzeParents, monthAfter, partitionByMonth } from './partition.ts'

/** One of many tenants has 20,000 payments: a page of them must be read through the indexes of the partitions. */
const ROWS = 20_000
const PAGE = 26

let database: Database
let client: pg.Client
let scope: Scope
let executed: { statement: Statement; values: readonly unknown[] } | undefined
let lookups: ReturnType<typeof createLookupStore>

beforeAll(async () => {
  const connection = await createTestDatabase()
  const opened = openDatabase(connection, 2)
  database = {
    ...opened,
    query: (statement, values = []) => {
      executed = { statement, values }
      return opened.query(statement, values)
    },
  }
  lookups = createLookupStore({ database, encryption: await payerEncryptionOf(database) })
  client = new pg.Client(connection)
  await client.connect()
  const { tenantId } = await createTenant(database, systemRandom, { name: 'Big', actor: 'test' })
  scope = { tenantId, livemode: false }
  await client.query(
    `insert into payments (tenant_id, livemode, payment_id, method, status, usd_amount, ves_amount, bcv_rate, rate_date,
       external_ref, created_at, updated_at)
     select case when n % 2 = 0 then $1 else md5((n / 2 % 500)::text)::uuid end, false,
       (lpad(to_hex(1750000000000 + n * 1000), 12, '0') || '70008' || lpad(to_hex(n), 15, '0'))::uuid,
       'C2P', 'COMPLETED', 10, 3013.71, 301.3709, '2026-10-05', 'order-' || n, at, at
     from generate_series(1, ${2 * ROWS}) as n, to_timestamp(1750000000 + n) as at`,
    [tenantId],
  )
  await client.query('analyze')
  for (const table of ['payments', 'payment_events'])
    await partitionByMonth(client, { table, column: 'payment_id', from: monthAfter(new Date(), 1), months: 3 })
  await analyzeParents(client, ['payments', 'payment_events'])
})
afterAll(async () => {
  await client.end()
  await database.close()
})

test.each<[string, Omit<PageQuery, 'limit'>]>([
  ['all', {}],
  ['one status', { status: 'COMPLETED' }],
  ['one method', { method: 'C2P' }],
  ['one reference', { externalRef: 'order-2000' }],
])('a list of %s reads a page of a partitioned table, not all of it', async (_name, query) => {
  await lookups.list(scope, { ...query, limit: PAGE })
  const { statement, values } = executed as NonNullable<typeof executed>
  await client.query('set plan_cache_mode = force_generic_plan')
  await client.query(`prepare executed as ${statement.text}`)
  const literals = values.map((value) =>
    pg.escapeLiteral(Array.isArray(value) ? `{${value.join(',')}}` : String(value)),
  )
  const { rows } = await client.query(
    `explain (analyze, buffers, format json) execute executed (${literals.join(', ')})`,
  )
  await client.query('deallocate executed')
  const plan = rows[0]['QUERY PLAN'][0].Plan
  expect(plan['Actual Rows']).toBe(query.externalRef ? 1 : PAGE)
  expect(plan['Shared Hit Blocks'] + plan['Shared Read Blocks']).toBeLessThan(250)
})
