import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase } from '../../../test/harness/database.ts'
import { payerEncryptionOf } from '../../../test/harness/payments.ts'
import { limits } from '../../foundation/limits.ts'
import { systemRandom } from '../../foundation/random.ts'
import { readOverview } from '../../operators/statistics/overview.ts'
import type { Scope } from '../../foundation/scope.ts'
import { type Database, openDatabase, type Statement } from '../../storage/database.ts'
import { createTenant } from '../../tenants/tenants.ts'
import { findForOperator } from '../admin/resolve.ts'
import { listAttention, listForOperator } from '../admin/list.ts'
import { searchForOperator } from '../admin/search.ts'
import { readTotals } from '../admin/totals.ts'
import type { PayerEncryption } from '../payer-encryption.ts'
import { createPaymentStore, type PaymentStore } from '../store.ts'
import { createLookupStore, type PageQuery } from './store.ts'

/**
 * Every lookup on a table of 100,000 payments of one tenant, of which the ones looked for are few and old: each must
 * be reached by an index, and read no more rows than it shows.
 */
const ROWS = 100_000
/** Other tenants, each with an old payment: an operator's page must not take longer for them. */
const TENANTS = 500
const PAGE = 26

type Asked = { statement: Statement; values: readonly unknown[] }
type Plan = {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  'Shared Hit Blocks': number
  'Shared Read Blocks': number
  Plans?: Plan[]
}

let database: Database
let client: pg.Client
let encryption: PayerEncryption
let scope: Scope
let asked: Asked[]
let middle: { id: string; createdAt: Date }

beforeAll(async () => {
  const connection = await createTestDatabase()
  const opened = openDatabase(connection, 2)
  asked = []
  database = {
    ...opened,
    query: (statement, values = []) => {
      asked.push({ statement, values })
      return opened.query(statement, values)
    },
  }
  encryption = await payerEncryptionOf(database)
  client = new pg.Client(connection)
  await client.connect()
  const { tenantId } = await createTenant(database, systemRandom, { name: 'Big', actor: 'test' })
  await createTenant(database, systemRandom, { name: 'Small', actor: 'test' })
  scope = { tenantId, livemode: false }
  // A payment a second; the oldest thousand are cards, and of those the first hundred failed.
  await client.query(
    `insert into payments (tenant_id, livemode, payment_id, method, status, stage, bank, usd_amount, ves_amount, bcv_rate,
       rate_date, external_ref, failure_code, operation_id, bank_reference, created_at, updated_at)
     select $1, false,
       (lpad(to_hex(1750000000000 + n * 1000), 12, '0') || '7' || lpad(to_hex(n % 4096), 3, '0') || '8' || lpad(to_hex(n), 15, '0'))::uuid,
       case when n < 1000 then 'VPOS' else 'C2P' end,
       case when n < 100 then 'FAILED' when n = 150 then 'PENDING' else 'COMPLETED' end,
       case when n = 150 then 'attention' end, 'bnc', 10, 3013.71, 301.3709, '2026-10-05',
       'order-' || n / 2, case when n < 100 then 'G51' end, 'op-' || n, 'bank-' || n,
       to_timestamp(1750000000 + n), to_timestamp(1750000000 + n)
     from generate_series(1, ${ROWS}) as n`,
    [tenantId],
  )
  await client.query(
    `with added as (
       insert into tenants (tenant_id, name) select gen_random_uuid(), 'Tenant ' || n from generate_series(1, ${TENANTS}) as n
       returning tenant_id
     )
     insert into payments (tenant_id, livemode, payment_id, method, status, ves_amount, external_ref, created_at, updated_at)
     select a.tenant_id, false, (lpad(to_hex(1740000000000), 12, '0') || '70008' || left(md5(a.tenant_id || method), 15))::uuid, method,
       'COMPLETED', 100, 'order-1', to_timestamp(1740000000), to_timestamp(1740000000)
     from added a, unnest(array['C2P', 'VPOS']) as method`,
  )
  await client.query(
    `insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status)
     select tenant_id, livemode, payment_id, gen_random_uuid(), created_at, 'created', 'PENDING'
     from payments, generate_series(1, 2)`,
  )
  await client.query('analyze')
  const found = await client.query(
    `select payment_id as id, created_at as "createdAt" from payments where external_ref = 'order-25000' limit 1`,
  )
  middle = found.rows[0]
})
afterAll(async () => {
  await client.end()
  await database.close()
})

function nodesOf(plan: Plan): Plan[] {
  return [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]
}

/** The plan PostgreSQL carries out for a statement as it was asked, planned for its values or for any. */
async function explain({ statement, values }: Asked, mode: 'custom' | 'generic'): Promise<Plan[]> {
  await client.query(`set plan_cache_mode = force_${mode}_plan`)
  await client.query(`prepare asked as ${statement.text}`)
  try {
    const literals = values.map((value) => (value === null ? 'null' : pg.escapeLiteral(textOf(value))))
    const { rows } = await client.query(
      `explain (analyze, buffers, format json) execute asked (${literals.join(', ')})`,
    )
    return nodesOf(rows[0]['QUERY PLAN'][0].Plan)
  } finally {
    await client.query('deallocate asked')
  }
}

function textOf(value: unknown): string {
  if (value instanceof Date) return value.toISOString()
  if (Buffer.isBuffer(value)) return `\\x${value.toString('hex')}`
  if (Array.isArray(value)) return `{${value.map((each) => `"${textOf(each).replaceAll('\\', '\\\\')}"`).join(',')}}`
  return String(value)
}

/** Rows read from a table, the ones thrown away included. */
function rowsRead(nodes: Plan[]): number {
  return nodes
    .filter((node) => node['Relation Name'] === 'payments' || node['Relation Name'] === 'payment_events')
    .map((node) => {
      const each =
        node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0)
      // The plan has the rows of one loop, rounded to two decimals.
      return Math.round(each * node['Actual Loops'])
    })
    .reduce((sum, count) => sum + count, 0)
}

/** Blocks read by the whole plan. */
function blocksOf([plan]: Plan[]): number {
  return (plan?.['Shared Hit Blocks'] ?? 0) + (plan?.['Shared Read Blocks'] ?? 0)
}

const day = (text: string) => new Date(text)
const page = (query: Omit<PageQuery, 'limit'>) => () => lookups().list(scope, { ...query, limit: PAGE })
const lookups = () => createLookupStore({ database, encryption })
const payments = () => createPaymentStore({ database, encryption, random: systemRandom })
function inBatch(ask: (store: PaymentStore) => Promise<unknown>): Promise<unknown> {
  const store = createPaymentStore({ database: { ...database, batching: 'full' }, encryption, random: systemRandom })
  return Promise.all(Array.from({ length: limits.batchRows }, () => ask(store)))
}
const operator = () => ({ database, encryption, random: systemRandom })
const everywhere = { livemode: false, tenantId: undefined, limit: PAGE }

describe.each<[string, () => Promise<unknown>, number]>([
  ['a payment by id', () => payments().find(scope, middle.id), 1],
  ['the latest payment of a reference', () => payments().findLatestByRef(scope, 'order-25000'), 1],
  ['64 payments by id in one statement', () => inBatch((store) => store.find(scope, middle.id)), 64],
  ['64 references in one statement', () => inBatch((store) => store.findLatestByRef(scope, 'order-25000')), 64],
  ['a timeline', () => lookups().timeline(scope, middle.id), 3],
  ['the first page', page({}), PAGE],
  ['a page in the middle', () => page({ after: middle.id })(), PAGE],
  ['a rare status', page({ status: 'FAILED' }), PAGE],
  ['a status nobody has', page({ status: 'REVERSED' }), 0],
  ['the commonest status', page({ status: 'COMPLETED' }), 2 * PAGE],
  ['a rare method', page({ method: 'VPOS' }), 2 * PAGE + 1],
  ['a rare method of the commonest status', page({ method: 'VPOS', status: 'COMPLETED' }), PAGE],
  ['a combination nobody has', page({ method: 'C2P', status: 'FAILED' }), 0],
  ['a reference', page({ externalRef: 'order-25000' }), 2],
  ['a reference and a status', page({ externalRef: 'order-25000', status: 'FAILED' }), 2],
  // Rows within five minutes of the two times are read and filtered by created_at.
  ['an old minute', () => page({ from: middle.createdAt, to: new Date(middle.createdAt.getTime() + 60_000) })(), 700],
  ['a time before everything', page({ from: day('2020-01-01T00:00:00Z'), to: day('2021-01-01T00:00:00Z') }), 0],
  ['a time and a rare status', page({ to: day('2025-06-15T15:08:00Z'), status: 'FAILED' }), 700],
  ['an operator’s payment of any tenant', () => findForOperator(operator(), middle.id), 1],
  ['an operator’s list of all tenants', () => listForOperator(operator(), everywhere), PAGE],
  ['an operator’s list of one kind', () => listForOperator(operator(), { ...everywhere, status: 'FAILED' }), PAGE],
  ['an operator’s search', () => searchForOperator(operator(), { ...everywhere, text: middle.id }), 2],
  ['an operator’s attention list', () => listAttention(operator(), everywhere), 1],
])('%s', (_name, ask, most) => {
  test.each(['custom', 'generic'] as const)('is read by an index and not by walking (%s plan)', async (mode) => {
    asked.length = 0
    await ask()
    expect(asked).toHaveLength(1)
    const nodes = await explain(asked[0] as Asked, mode)
    const scans = nodes.filter((node) => node['Relation Name']?.startsWith('payment'))
    expect(scans.map((node) => node['Node Type'])).not.toContain('Seq Scan')
    expect(scans.length).toBeGreaterThan(0)
    expect(rowsRead(nodes)).toBeLessThanOrEqual(most)
  })
})

// An index over all tenants would be walked past the payments of the others.
test.each<[string, () => Promise<unknown>]>([
  ['lists', () => page({})()],
  ['lists of one status', () => page({ status: 'FAILED' })()],
  ['lists for operators', () => listForOperator(operator(), { ...everywhere, tenantId: scope.tenantId })],
  ['searches', () => searchForOperator(operator(), { ...everywhere, tenantId: scope.tenantId, text: '12345678' })],
  ['totals', () => readTotals(operator(), { ...everywhere, tenantId: scope.tenantId })],
  ['statistics', () => readOverview(database, { ...scope, window: '24h' }, Date.now())],
])('a tenant’s %s use no index over all tenants', async (_name, ask) => {
  asked.length = 0
  await ask()
  for (const each of asked.slice())
    for (const mode of ['custom', 'generic'] as const)
      for (const node of await explain(each, mode)) expect(node['Index Name'] ?? '').not.toMatch(/^payments_of_all/)
})

// An index scan that finds nothing has no rows: only the blocks show that it ran once per tenant.
test.each<[string, () => Promise<unknown>]>([
  ['payment', () => findForOperator(operator(), middle.id)],
  ['list', () => listForOperator(operator(), everywhere)],
  ['list of one status', () => listForOperator(operator(), { ...everywhere, status: 'FAILED' })],
  ['list of one method', () => listForOperator(operator(), { ...everywhere, method: 'VPOS' })],
  ['list of a reference', () => listForOperator(operator(), { ...everywhere, externalRef: 'order-25000' })],
  ['search by id', () => searchForOperator(operator(), { ...everywhere, text: middle.id })],
  ['search by reference', () => searchForOperator(operator(), { ...everywhere, text: 'order-25000' })],
  ['search by the bank’s reference', () => searchForOperator(operator(), { ...everywhere, text: 'bank-50000' })],
  ['search by operation', () => searchForOperator(operator(), { ...everywhere, text: 'op-50000' })],
  ['search by phone', () => searchForOperator(operator(), { ...everywhere, text: '0414-1234567' })],
  ['search by the end of a reference', () => searchForOperator(operator(), { ...everywhere, text: '50000' })],
  ['search for nothing', () => searchForOperator(operator(), { ...everywhere, text: 'nothing' })],
])('an operator’s %s does not depend on the number of tenants', async (_name, ask) => {
  for (const mode of ['custom', 'generic'] as const) {
    asked.length = 0
    await ask()
    expect(blocksOf(await explain(asked[0] as Asked, mode))).toBeLessThanOrEqual(TENANTS / 2)
  }
})

// Skipped index entries are no rows of a plan: only the blocks count them.
test.each([
  ['list', {}, 10],
  ['list of one status', { status: 'COMPLETED' as const }, 50],
])('a %s ends at the lower end of its time', async (_name, kind, most) => {
  for (const mode of ['custom', 'generic'] as const) {
    asked.length = 0
    await page({ ...kind, from: day('2100-01-01T00:00:00Z') })()
    expect(blocksOf(await explain(asked[0] as Asked, mode))).toBeLessThanOrEqual(most)
  }
})

// To start workers takes longer than to read the last minutes, however many payments there are.
test.each([undefined, 'one'])('statistics start no parallel workers (tenant: %s)', async (of) => {
  asked.length = 0
  await readOverview(database, { ...scope, tenantId: of && scope.tenantId, window: '24h' }, Date.now())
  await client.query('begin')
  await client.query(`update pg_class set reltuples = reltuples * 1000 where relname in ('payments', 'payment_events')`)
  const nodes: Plan[] = []
  for (const each of asked.filter(({ statement }) => statement.name === 'statistics.read'))
    for (const mode of ['custom', 'generic'] as const) nodes.push(...(await explain(each, mode)))
  await client.query('rollback')
  expect(nodes.map((node) => node['Index Name'])).toContain('payment_events_by_time')
  expect(nodes.map((node) => node['Node Type'])).not.toContain('Gather')
})
