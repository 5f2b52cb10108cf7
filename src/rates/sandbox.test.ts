import { Agent } from 'undici'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sandboxCredentials } from '../../sandbox/credentials.ts'
import { simulatedRate } from '../../sandbox/rates/rate.ts'
import { type Sandbox, startSandbox } from '../../sandbox/sandbox.ts'
import { createTestDatabase } from '../../test/harness/database.ts'
import { manualClock } from '../../test/harness/manual-clock.ts'
import { seededRandom } from '../../test/harness/random.ts'
import { systemClock } from '../foundation/clock.ts'
import { readSettings } from '../foundation/settings.ts'
import { type Database, openDatabase } from '../storage/database.ts'
import { createTestRates, forgetRates } from './fixtures/test-rates.ts'
import { r4RateAccount } from './r4-account.ts'

const testMode = { livemode: false }

const dispatcher = new Agent()
let database: Database
let sandbox: Sandbox
let now: number
beforeAll(async () => {
  database = openDatabase(await createTestDatabase(), 4)
  sandbox = await startSandbox({ now: () => now })
})
beforeEach(() => forgetRates(database))
afterAll(async () => {
  await sandbox.stop()
  await dispatcher.close()
  await database.close()
})

describe('with the simulated feed and an account at the simulated R4', () => {
  test.each([
    ['carry', '2026-10-05T11:00:00-04:00', '2026-10-05'],
    ['carry', '2026-10-02T18:00:00-04:00', '2026-10-02'],
    ['carry', '2026-10-03T11:00:00-04:00', '2026-10-02'],
    ['carry', '2026-10-04T23:59:59-04:00', '2026-10-02'],
    ['next', '2026-10-05T11:00:00-04:00', '2026-10-05'],
    ['next', '2026-10-03T11:00:00-04:00', '2026-10-05'],
  ])('a first start by the policy %s at %s quotes the rate of %s', async (policy, at, valueDate) => {
    now = Date.parse(at)
    const env = {
      PASARELA_RATE_POLICY: policy,
      PASARELA_RATE_FEED_URL: sandbox.ratesUrl,
      PASARELA_RATE_R4_URL: sandbox.r4Url,
      PASARELA_RATE_R4_COMMERCE: sandboxCredentials('rates').r4.commerce,
    }
    const fetchR4Rate = r4RateAccount({
      settings: readSettings(env),
      dispatcher,
      clock: systemClock,
      random: seededRandom(1),
    })
    const rates = createTestRates({ database, clock: manualClock(now), env, fetchR4Rate })
    await rates.refresh()
    const rate = simulatedRate(valueDate)
    expect(await rates.quote(1, testMode)).toMatchObject({
      bcvRate: rate,
      medianRate: rate,
      sources: { vexFx: { bcvRate: rate }, r4: { bcvRate: rate, fechavalor: valueDate } },
    })
    await expect(rates.quote(1, { livemode: true })).rejects.toMatchObject({ code: 'rate_unavailable' })
  })
})

test('there is no R4 rate account unless one is configured', () => {
  const parts = { dispatcher, clock: systemClock, random: seededRandom(1) }
  expect(r4RateAccount({ settings: readSettings({}), ...parts })).toBeUndefined()
})
