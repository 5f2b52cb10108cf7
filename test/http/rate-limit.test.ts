import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase } from '../harness/database.ts'
import { startTestGateway } from '../harness/gateway.ts'
import { manualClock } from '../harness/manual-clock.ts'
import { positionalStatement } from '../harness/statement.ts'
import { systemClock } from '../../src/foundation/clock.ts'
import { limits } from '../../src/foundation/limits.ts'
import { systemRandom } from '../../src/foundation/random.ts'
import { type Database, openDatabase } from '../../src/storage/database.ts'
import { createRateLimiter, type RateLimiter } from '../../src/http/rate-limit.ts'

let database: Database
beforeAll(async () => {
  database = openDatabase(await createTestDatabase(), 4)
})
afterAll(() => database.close())

const moveAhead = positionalStatement(
  'test.bucket_ahead',
  `update rate_buckets set updated_at = updated_at + interval '1 hour' where tenant_id = $1`,
)
const takeTokens = (limiter: RateLimiter, tenantId: string, times: number, livemode = false) =>
  Array.from({ length: times }, () => limiter.take({ tenantId, livemode })).filter(({ allowed }) => allowed).length

describe('the rate limit of one process', () => {
  test('allows a burst, then the rate, and says when to retry', async () => {
    const clock = manualClock()
    const limiter = createRateLimiter({ database: unreachable, clock, perSecond: 10, burst: 20 })
    const tenant = systemRandom.uuid()
    expect(takeTokens(limiter, tenant, 30)).toBe(20)
    expect(limiter.take({ tenantId: tenant, livemode: false })).toEqual({
      allowed: false,
      limit: 20,
      remaining: 0,
      resetSeconds: 1,
    })
    await clock.advance(500)
    expect(takeTokens(limiter, tenant, 30)).toBe(5)
    await clock.advance(60_000)
    expect(takeTokens(limiter, tenant, 30)).toBe(20)
    await limiter.stop()
  })

  test('is not used up by another tenant’s requests', async () => {
    const limiter = createRateLimiter({ database, clock: systemClock, perSecond: 1, burst: 5 })
    expect(takeTokens(limiter, systemRandom.uuid(), 10)).toBe(5)
    expect(takeTokens(limiter, systemRandom.uuid(), 10)).toBe(5)
    await limiter.stop()
  })
})

describe('the rate limit of a database whose clock went back', () => {
  test('refuses no tenant that has tokens left', async () => {
    const settings = { database, clock: manualClock(), perSecond: 1, burst: 20 }
    const tenantId = systemRandom.uuid()
    const before = createRateLimiter(settings)
    takeTokens(before, tenantId, 5)
    await before.stop()
    await database.query(moveAhead, [tenantId])
    const limiter = createRateLimiter(settings)
    takeTokens(limiter, tenantId, 1)
    await limiter.stop()
    expect(takeTokens(limiter, tenantId, 30)).toBe(14)
  })
})

describe('the rate limits of a tenant’s two modes', () => {
  test('are separate: test traffic uses up nothing of the live limit, on the process that served it and on others', async () => {
    const settings = { database, clock: manualClock(), perSecond: 0.001, burst: 20 }
    const tenant = systemRandom.uuid()
    const one = createRateLimiter(settings)
    expect(takeTokens(one, tenant, 30, false)).toBe(20)
    expect(takeTokens(one, tenant, 5, true)).toBe(5)
    await one.stop()
    // Another process reads from the database that the test bucket is empty and the live one has 15.
    const two = createRateLimiter(settings)
    takeTokens(two, tenant, 1, false)
    takeTokens(two, tenant, 1, true)
    await two.stop()
    expect(takeTokens(two, tenant, 30, false)).toBe(0)
    expect(takeTokens(two, tenant, 30, true)).toBe(14)
  })
})

describe('the rate limit of many processes', () => {
  // The rate is so small that refilling is negligible: only overspending of one burst by three processes counts.
  const perSecond = 0.001
  const burst = 100

  test('allows together one burst and no more than the documented tolerance', async () => {
    const clock = manualClock()
    // A round trip lasts as long as this many requests take to arrive at each process, however busy the machine is.
    const arrivingPerTrip = 2
    const line = slowLine(database, arrivingPerTrip)
    const limiters = Array.from({ length: 3 }, () =>
      createRateLimiter({ database: line.database, clock, perSecond, burst }),
    )
    const tenant = systemRandom.uuid()
    let allowed = 0
    for (let turn = 0; turn < burst * 2; turn += 1) {
      for (const limiter of limiters) allowed += takeTokens(limiter, tenant, 1)
      await line.nextTurn()
    }
    const tolerance = (limiters.length - 1) * (burst * limits.rateLimitSyncShare + arrivingPerTrip)
    expect(line.trips()).toBeGreaterThan(limiters.length)
    expect(allowed).toBeGreaterThanOrEqual(burst)
    expect(allowed).toBeLessThanOrEqual(burst + tolerance)
    line.hurry()
    for (const limiter of limiters) await limiter.stop()
  })

  test('counts what was overspent concurrently as a debt, so that a later process gets no tokens', async () => {
    const clock = manualClock()
    const [one, two] = [0, 1].map(() => createRateLimiter({ database, clock, perSecond, burst })) as [
      RateLimiter,
      RateLimiter,
    ]
    const tenant = systemRandom.uuid()
    // Both spend everything at once, before either reads the database.
    expect(takeTokens(one, tenant, burst) + takeTokens(two, tenant, burst)).toBe(2 * burst)
    await one.stop()
    await two.stop()
    const three = createRateLimiter({ database, clock, perSecond, burst })
    takeTokens(three, tenant, burst * limits.rateLimitSyncShare)
    await three.stop()
    expect(takeTokens(three, tenant, 10)).toBe(0)
  })
})

test('a tenant past its limit gets 429 with Retry-After and its state in the headers', async () => {
  const gateway = await startTestGateway({
    env: { PASARELA_RATE_LIMIT_PER_SECOND: '1', PASARELA_RATE_LIMIT_BURST: '3' },
  })
  const { key } = await gateway.createTenant()
  const first = await gateway.call('/v1/banks', { key })
  // Concurrent requests: in sequence, on a busy machine, each might find a refilled token.
  const answers = [first, ...(await Promise.all(Array.from({ length: 40 }, () => gateway.call('/v1/banks', { key }))))]
  expect(answers[0]?.headers.get('ratelimit-limit')).toBe('3')
  expect(answers[0]?.headers.get('ratelimit-remaining')).toBe('2')
  const refused = answers.find(({ status }) => status === 429)
  expect(refused?.body['error']).toBe('rate_limited')
  expect(refused?.headers.get('retry-after')).toMatch(/^[1-9]$/)
  await gateway.stop()
})

/** Real database behind a delay: a result arrives a given number of turns after its query. */
function slowLine(behind: Database, turns: number) {
  const underWay = new Set<{ turnsLeft: number; answered: Promise<unknown>; arrive: () => void }>()
  let isSlow = true
  let trips = 0
  const query: Database['query'] = async (statement, values) => {
    trips += 1
    const answer = behind.query<never>(statement, values)
    if (!isSlow) return answer
    await new Promise<void>((arrive) => underWay.add({ turnsLeft: turns, answered: answer.catch(() => {}), arrive }))
    return answer
  }
  return {
    database: { ...behind, query },
    trips: () => trips,
    /** Delivers the due results and waits until they were processed. */
    async nextTurn(): Promise<void> {
      for (const trip of underWay) {
        trip.turnsLeft -= 1
        if (trip.turnsLeft > 0) continue
        underWay.delete(trip)
        await trip.answered
        trip.arrive()
      }
      await new Promise((resolve) => setImmediate(resolve))
    },
    hurry(): void {
      isSlow = false
      for (const { arrive } of underWay) arrive()
    },
  }
}

const unreachable: Database = {
  query: () => Promise.reject(new Error('away')),
  transaction: () => Promise.reject(new Error('away')),
  close: async () => {},
}
