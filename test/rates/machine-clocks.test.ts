import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase } from '../harness/database.ts'
import { startTestGateway, startTestSandbox, type TestGateway, type TestSandbox } from '../harness/gateway.ts'
import { type Clock, systemClock } from '../../src/foundation/clock.ts'
import { decimal } from '../../src/foundation/money.ts'
import { systemRandom } from '../../src/foundation/random.ts'
import { openDatabase } from '../../src/storage/database.ts'
import { positionalStatement } from '../harness/statement.ts'
import { enterRate } from '../../src/rates/store.ts'

const DAY_MS = 86_400_000

const clockOff = (days: number): Clock => ({ ...systemClock, now: () => Date.now() + days * DAY_MS })
const databaseDays = positionalStatement(
  'test.database_days',
  `select offset_days as days, ((now() at time zone 'America/Caracas')::date + offset_days)::text as day
   from generate_series(-3, 3) as offset_days`,
)

let sandbox: TestSandbox
let gateways: { late: TestGateway; right: TestGateway; early: TestGateway }
let today: string | undefined
let key: string
beforeAll(async () => {
  sandbox = await startTestSandbox()
  const connection = await createTestDatabase()
  const database = openDatabase(connection, 2)
  // Every day has a rate of its own: 301 is that of the database's today, 300 of yesterday, 302 of tomorrow.
  const days = await database.query<{ days: number; day: string }>(databaseDays)
  for (const { days: offset, day } of days) {
    await enterRate(database, systemRandom, { rate: decimal(301 + offset), valueDate: day, actor: 'test' })
  }
  today = days.find(({ days: offset }) => offset === 0)?.day
  await database.close()
  const start = (wrongDays: number) => startTestGateway({ sandbox, connection, clock: clockOff(wrongDays) })
  gateways = { late: await start(-1), right: await start(0), early: await start(1) }
  key = (await gateways.right.createTenant()).key
})
afterAll(async () => {
  for (const gateway of Object.values(gateways)) await gateway.stop()
  await sandbox.stop()
})

test.each(['late', 'right', 'early'] as const)(
  'a gateway whose machine clock is %s quotes and charges at the rate of the database’s day',
  async (which) => {
    const gateway = gateways[which]
    expect((await gateway.call('/v1/quote?usdAmount=10', { key })).body).toMatchObject({
      bcvRate: 301,
      vesAmount: 3010,
    })
    const body = { usdAmount: 10, debtorId: 'V12345678', debtorCellPhone: '584141234567', debtorBankCode: 102 }
    const requested = await gateway.call('/v1/payments/c2p/request', { method: 'POST', key, body })
    expect(requested.body).toMatchObject({ bcvRate: 301, vesAmount: 3010, rateDate: today })
  },
)
