import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase } from '../../test/harness/database.ts'
import { startTestGateway } from '../../test/harness/gateway.ts'
import { manualClock } from '../../test/harness/luck.ts'
import { systemClock } from '../foundation/clock.ts'
import { limits } from '../foundation/limits.ts'
import { systemRandom } from '../foundation/random.ts'
import { type Database, openDatabase } from '../storage/database.ts'
import { createRateLimiter, type RateLimiter } from './rate-limit.ts'

let database: Database
beforeAll(async () => {
  database = openDatabase(await createTestDatabase(), 4)
})
afterAll(() => database.close())

const take = (limiter: RateLimiter, tenantId: string, times: number) =>
  Array.from({ length: times }, () => limiter.take(tenantId)).filter(({ allowed }) => allowed).length

describe('one process', () => {
  test('lets a burst through, then the rate, and says when to come back', async () => {
    const clock = manualClock()
    const limiter = createRateLimiter({ database: unreachable, clock, perSecond: 10, burst: 20 })
    const tenant = systemRandom.uuid()
    expect(take(limiter, tenant, 30)).toBe(20)
    expect(limiter.take(tenant)).toEqual({ allowed: false, limit: 20, remaining: 0, resetSeconds: 1 })
    await clock.advance(500)
    expect(take(limiter, tenant, 30)).toBe(5)
    await clock.advance(60_000)
    expect(take(limiter, tenant, 30)).toBe(20)
    await limiter.stop()
  })

  test('one tenant’s requests take nothing from another', async () => {
    const limiter = createRateLimiter({ database, clock: systemClock, perSecond: 1, burst: 5 })
    expect(take(limiter, systemRandom.uuid(), 10)).toBe(5)
    expect(take(limiter, systemRandom.uuid(), 10)).toBe(5)
    await limiter.stop()
  })
})

describe('many processes', () => {
  // The rate is so small that refilling plays no part: what counts is how far three processes overspend one burst.
  const perSecond = 0.001
  const burst = 100

  test('together they pass one burst by no more than the stated tolerance', async () => {
    const clock = manualClock()
    const limiters = Array.from({ length: 3 }, () => createRateLimiter({ database, clock, perSecond, burst }))
    const tenant = systemRandom.uuid()
    let allowed = 0
    // One request on each process in turn, each followed by a round trip: as requests over time would arrive.
    for (let turn = 0; turn < burst * 2; turn += 1) {
      for (const limiter of limiters) allowed += take(limiter, tenant, 1)
      await database.query({ name: 'test.round_trip', text: 'select 1' })
    }
    const roundTrip = 2
    const tolerance = (limiters.length - 1) * (burst * limits.rateLimitSyncShare + roundTrip)
    expect(allowed).toBeGreaterThanOrEqual(burst)
    expect(allowed).toBeLessThanOrEqual(burst + tolerance)
    for (const limiter of limiters) await limiter.stop()
  })

  test('what was overspent at once is a debt: the process that comes later gets nothing', async () => {
    const clock = manualClock()
    const [one, two] = [0, 1].map(() => createRateLimiter({ database, clock, perSecond, burst })) as [
      RateLimiter,
      RateLimiter,
    ]
    const tenant = systemRandom.uuid()
    // Both spend everything in one instant, before either hears from the database.
    expect(take(one, tenant, burst) + take(two, tenant, burst)).toBe(2 * burst)
    await one.stop()
    await two.stop()
    const three = createRateLimiter({ database, clock, perSecond, burst })
    take(three, tenant, burst * limits.rateLimitSyncShare)
    await three.stop()
    expect(take(three, tenant, 10)).toBe(0)
  })
})

test('a tenant past its limit gets 429 with Retry-After and its state in the headers', async () => {
  const gateway = await startTestGateway({
    env: { PASARELA_RATE_LIMIT_PER_SECOND: '1', PASARELA_RATE_LIMIT_BURST: '3' },
  })
  const { key } = await gateway.createTenant()
  const answers = []
  for (let call = 0; call < 5; call += 1) answers.push(await gateway.call('/v1/banks', { key }))
  expect(answers[0]?.headers.get('ratelimit-limit')).toBe('3')
  expect(answers[0]?.headers.get('ratelimit-remaining')).toBe('2')
  const refused = answers.find(({ status }) => status === 429)
  expect(refused?.body['error']).toBe('rate_limited')
  expect(refused?.headers.get('retry-after')).toMatch(/^[1-9]$/)
  await gateway.stop()
})

const unreachable: Database = {
  query: () => Promise.reject(new Error('away')),
  transaction: () => Promise.reject(new Error('away')),
  close: async () => {},
}
