import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase } from '../../../test/harness/database.ts'
import { bncAccountOf, seedMovement } from '../../../test/harness/movements.ts'
import { positionalStatement } from '../../../test/harness/statement.ts'
import { systemRandom } from '../../foundation/random.ts'
import { type Database, openDatabase } from '../../storage/database.ts'
import { run } from '../../storage/statement.ts'
import { createTenant } from '../../tenants/tenants.ts'
import { countUnmatched } from './queries.ts'

let database: Database
beforeAll(async () => {
  database = openDatabase(await createTestDatabase(), 2)
})
afterAll(() => database.close())

const hold = positionalStatement(
  'test.hold_account',
  `insert into account_holders (tenant_id, livemode, bank, account_id, version) values ($1, $2, 'bnc', $3, '1')`,
)
const arriveAgo = positionalStatement(
  'test.arrive_ago',
  `update movements set seen_at = now() - make_interval(hours => $2) where movement_id = $1`,
)

/** An unmatched movement that arrived so many hours ago. */
async function receive(name: string, livemode: boolean, hours: number): Promise<void> {
  const { tenantId } = await createTenant(database, systemRandom, { name, actor: 'test' })
  await database.query(hold, [tenantId, livemode, bncAccountOf(tenantId)])
  await database.query(arriveAgo, [await seedMovement(database, tenantId), hours])
}

test('the age of unmatched money is that of live accounts, and its number that of all', async () => {
  await receive('Bodega Ana', false, 90)
  expect(await run(database, countUnmatched, {})).toMatchObject([{ count: 1, oldestSeconds: null }])
  await receive('Bodega Eva', true, 3)
  await receive('Bodega Luz', true, 5)
  const [unmatched] = await run(database, countUnmatched, {})
  expect(unmatched?.count).toBe(3)
  expect(Math.floor((unmatched?.oldestSeconds ?? 0) / 3_600)).toBe(5)
})
