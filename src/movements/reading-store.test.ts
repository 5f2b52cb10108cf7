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
  await readings.complete(due, { from: due.today, until: due.today })
  expect(await wait()).toBe(seconds)
})

const plantReading = positionalStatement(
  'test.plant_reading',
  `insert into statement_readings (account_id, tenant_id, livemode, bank, started_at, read_from, read_until, read_at)
   values ($1, $2, true, 'bnc', $3, $4, $5, $6)`,
)
const selectFrom = positionalStatement(
  'test.read_from',
  `select read_from::text as "readFrom" from statement_readings where account_id = $1`,
)

type Reading = [readFrom: string | null, readUntil: string | null, readAt: string | null]
const noon: Reading = ['2026-09-01', '2026-10-05', '2026-10-05T16:00:00Z']
const dayOver: Reading = ['2026-09-01', '2026-10-05', '2026-10-06T05:00:00Z']

test.each<[string, Reading, string, string]>([
  ['the first one', [null, null, null], '2026-10-04', '2026-10-04'],
  ['one that begins within the last', noon, '2026-10-04', '2026-09-01'],
  ['one that reads the last day again', noon, '2026-10-05', '2026-09-01'],
  ['one of the day after, if the last day was over when it was read', dayOver, '2026-10-06', '2026-09-01'],
  ['one of the day after, if the last day was not over', noon, '2026-10-06', '2026-10-06'],
  ['one that leaves a day out', dayOver, '2026-10-07', '2026-10-07'],
  ['one after those of the version before', [null, '2026-10-05', '2026-10-05T16:00:00Z'], '2026-10-04', '2026-10-04'],
])(
  'after %s the readings have no gap from the right day on',
  async (_what, [readFrom, readUntil, readAt], from, day) => {
    const accountId = systemRandom.bytes(32)
    const tenantId = systemRandom.uuid()
    const startedAt = new Date('2026-10-08T12:00:00Z')
    await database.query(plantReading, [accountId, tenantId, startedAt, readFrom, readUntil, readAt])
    const due = { accountId, tenantId, livemode: true, bank: 'bnc' as const, startedAt, failures: 0 }
    const last = { readUntil, readAt: readAt === null ? null : new Date(readAt), today: '2026-10-08' }
    await readings.complete({ ...due, ...last }, { from, until: '2026-10-08' })
    expect(await database.query(selectFrom, [accountId])).toEqual([{ readFrom: day }])
  },
)
