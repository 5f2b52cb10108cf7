import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase } from '../../test/harness/database.ts'
import { positionalStatement } from '../../test/harness/statement.ts'
import { limits } from '../foundation/limits.ts'
import { systemRandom } from '../foundation/random.ts'
import { type Database, openDatabase } from '../storage/database.ts'
import { createReadingStore, type ReadingStore } from './reading-store.ts'

let database: Database
let readings: ReadingStore
beforeAll(async () => {
  database = openDatabase(await createTestDatabase(), 2)
  readings = createReadingStore({ database })
})
afterAll(() => database.close())

const selectWait = positionalStatement(
  'test.reading_wait',
  `select extract(epoch from next_read_at - started_at)::float8 as seconds from statement_readings where account_id = $1`,
)

test.each([
  ['live', true, limits.statementOnDemandSeconds],
  ['test', false, limits.testStatementOnDemandSeconds],
])('a second demand for the statement of a %s account waits for its interval', async (_mode, livemode, seconds) => {
  const accountId = systemRandom.bytes(32)
  const account = { accountId, tenantId: systemRandom.uuid(), livemode, bank: 'bnc' as const }
  const wait = async () => (await database.query<{ seconds: number }>(selectWait, [accountId]))[0]?.seconds
  await readings.hasten(account)
  const [due] = await readings.takeDue(1)
  if (!due) throw new Error('a statement on demand is due at once')
  // While it is being read, and after that: what arrived meanwhile may be missing from the reading.
  await readings.hasten(account)
  expect(await wait()).toBe(seconds)
  await readings.complete(due, due.today)
  expect(await wait()).toBe(seconds)
})
