import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase } from '../../test/harness/database.ts'
import { payerEncryptionOf } from '../../test/harness/payments.ts'
import { positionalStatement } from '../../test/harness/statement.ts'
import { systemRandom } from '../foundation/random.ts'
import { listForOperator } from '../payments/admin/list.ts'
import { createLookupStore, type PageQuery } from '../payments/lookup/store.ts'
import type { PayerEncryption } from '../payments/payer-encryption.ts'
import { type Database, openDatabase } from '../storage/database.ts'
import { pageOfTenants } from '../tenants/tenants.ts'
import { createDeliveryStore } from '../webhooks/deliveries.ts'
import { pageOfUsers } from './access/users.ts'

/**
 * PostgreSQL plans a prepared statement for its values five times, and then for any values, unless that plan looks more
 * expensive: then it plans every execution anew, which takes longer than to execute it.
 */
const TIMES = 12
const ROWS = 5_000

const scope = { tenantId: systemRandom.uuid(), livemode: false }
const LIMIT = 5
const kind = { status: 'COMPLETED', method: 'C2P' } as const

let database: Database
let encryption: PayerEncryption
beforeAll(async () => {
  database = openDatabase(await createTestDatabase(), 1)
  encryption = await payerEncryptionOf(database)
  for (const [name, sql] of Object.entries(filled)) await database.query(positionalStatement(`test.fill_${name}`, sql))
})
afterAll(() => database.close())

const filled = {
  tenants: `insert into tenants (tenant_id, name) select gen_random_uuid(), 'Tenant ' || n from generate_series(1, ${ROWS}) n`,
  users: `insert into operator_users (user_id, name, role, password_hash)
    select gen_random_uuid(), 'person-' || n, 'operator', 'none' from generate_series(1, ${ROWS}) n`,
  deliveries: `insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, body, state, sender,
      claimed_at, response_status, created_at)
    select md5('tenant ' || n % 50)::uuid, false, md5('endpoint ' || n % 50)::uuid, gen_random_uuid(), 'payment.completed', '',
      'delivered', gen_random_uuid(), now(), 200, now()
    from generate_series(1, ${ROWS}) n`,
  payments: `insert into payments (tenant_id, livemode, payment_id, method, status, ves_amount, created_at, updated_at)
    select '${scope.tenantId}', ${scope.livemode}, gen_random_uuid(), 'C2P', 'COMPLETED', 100, now(), now()
    from generate_series(1, ${ROWS}) n`,
  statistics: 'analyze',
}

const counted = positionalStatement(
  'test.counted_plans',
  'select generic_plans as "anyValues" from pg_prepared_statements where name = $1',
)

test.each<[string, () => Promise<unknown>]>([
  ['users.page', () => pageOfUsers(database, { tenantId: undefined, after: undefined, limit: 11 })],
  ['tenants.page', () => pageOfTenants(database, { text: '', after: undefined, limit: LIMIT })],
  [
    'webhooks.deliveries_of_events',
    () =>
      createDeliveryStore({ database }).ofEvents({ tenantId: systemRandom.uuid(), livemode: false }, [
        systemRandom.uuid(),
      ]),
  ],
  ['lookup.list', () => createLookupStore({ database, encryption }).list(scope, { limit: LIMIT })],
  ['lookup.list_kinds', () => createLookupStore({ database, encryption }).list(scope, { ...kind, limit: LIMIT })],
  ['operator.list_kinds', () => list({ ...kind, limit: LIMIT })],
  ['operator.list_kinds_of_tenant', () => list({ ...kind, limit: LIMIT }, scope.tenantId)],
  ['operator.list', () => list({ limit: LIMIT })],
  ['operator.list_of_tenant', () => list({ limit: LIMIT }, scope.tenantId)],
])('%s is not planned for every page', async (name, read) => {
  for (let time = 0; time < TIMES; time += 1) await read()
  const [plans] = await database.query<{ anyValues: string }>(counted, [name])
  expect(Number(plans?.anyValues)).toBe(TIMES - 5)
})

test('a list that is longer than a page has every payment once, newest first', async () => {
  const ids = await list({ limit: 250 })
  expect(new Set(ids).size).toBe(250)
  expect(ids).toEqual(ids.toSorted().toReversed())
  expect(await list({ after: ids[99], limit: 150 })).toEqual(ids.slice(100))
})

async function list(page: PageQuery, tenantId?: string): Promise<string[]> {
  const found = await listForOperator({ database, encryption }, { livemode: scope.livemode, tenantId, ...page })
  return found.map(({ payment }) => payment.paymentId)
}
