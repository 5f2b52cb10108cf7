import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestDatabase } from '../harness/database.ts'
import { startTestGateway, type TestGateway } from '../harness/gateway.ts'
import { manualClock } from '../harness/manual-clock.ts'
import { type Receiver, startReceiver } from '../harness/receiver.ts'
import type { Flows } from '../../src/banks/bank.ts'
import { caracasDate } from '../../src/foundation/caracas.ts'
import { decimal } from '../../src/foundation/money.ts'
import { type Database, openDatabase } from '../../src/storage/database.ts'
import { feedTimeoutMs } from '../../src/rates/feed-source.ts'
import { createTestRates, feedJson, forgetRates, type Quote } from '../../src/rates/fixtures/test-rates.ts'
import { r4TimeoutMs } from '../../src/rates/r4-source.ts'
import type { SourceName } from '../../src/rates/source.ts'
import { makeSourcesDue, readState } from '../../src/rates/store.ts'

const testMode = { livemode: false }

const monday = '2026-10-05'
const longAgo = '2026-09-01'
const mondayMorning = Date.parse('2026-10-05T11:00:00-04:00')
const isoTime = expect.stringMatching(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/)

type State = 'ok' | 'error' | 'slow' | 'stale' | 'absurd' | 'not configured'
type Reply = { status: number; body?: string }
type RateAnswer = Awaited<ReturnType<Flows['fetchRate']>>

const never = () => new Promise<never>(() => {})

const feedReplies: Record<State, () => Reply | Promise<Reply>> = {
  ok: () => ({ status: 200, body: feedJson(301.3709, monday) }),
  error: () => ({ status: 500 }),
  slow: never,
  stale: () => ({ status: 200, body: feedJson(250.5, longAgo) }),
  absurd: () => ({ status: 200, body: feedJson(-301.3709, monday) }),
  'not configured': never,
}

const r4Answers: Record<Exclude<State, 'not configured'>, () => Promise<RateAnswer>> = {
  ok: async () => answered('301.3712', monday),
  error: async () => ({ kind: 'unavailable', reason: 'unreachable' }),
  slow: never,
  stale: async () => answered('250.5', longAgo),
  absurd: async () => answered('1e15', monday),
}

function answered(value: string, valueDate: string): RateAnswer {
  return { kind: 'answered', rate: { value: decimal(value), valueDate } }
}

const vexFxEntries: Record<Exclude<State, 'not configured'>, object> = {
  ok: { bcvRate: 301.3709, fetchedAt: isoTime },
  error: { error: 'SOURCE_UNAVAILABLE' },
  slow: { error: 'SOURCE_UNAVAILABLE' },
  stale: { error: 'SOURCE_UNAVAILABLE' },
  absurd: { error: 'SOURCE_INVALID' },
}

const r4Entries: Record<State, object> = {
  ok: { bcvRate: 301.3712, fechavalor: monday, fetchedAt: isoTime },
  error: { error: 'SOURCE_UNAVAILABLE' },
  slow: { error: 'SOURCE_UNAVAILABLE' },
  stale: { error: 'SOURCE_UNAVAILABLE' },
  absurd: { error: 'SOURCE_INVALID' },
  'not configured': { error: 'R4_NOT_CONFIGURED' },
}

/** 25 USD in VES at every rate of these tests, calculated by hand. */
const vesFor25: Record<number, number> = {
  300.1234: 7503.09,
  300.7473: 7518.68,
  301.3709: 7534.27,
  301.37105: 7534.28,
  301.3712: 7534.28,
}

const states: State[] = ['ok', 'error', 'slow', 'stale', 'absurd', 'not configured']
const failing = states.filter((state) => state !== 'ok')
const cross = (firsts: State[]) => firsts.flatMap((first) => states.map((second) => [first, second] as const))

let database: Database
let feed: Receiver
let reply: () => Reply | Promise<Reply>
beforeAll(async () => {
  database = openDatabase(await createTestDatabase(), 4)
  feed = await startReceiver(() => reply())
})
beforeEach(async () => {
  await forgetRates(database)
  feed.received.length = 0
})
afterAll(async () => {
  await feed.stop()
  await database.close()
})

/** Quotes 25 USD in one process whose two sources are in the given states. */
async function quoteWith(first: State, second: State): Promise<Quote> {
  reply = feedReplies[first]
  const clock = manualClock(mondayMorning)
  const isR4Queried = Promise.withResolvers<void>()
  const rates = createTestRates({
    database,
    clock,
    env: first === 'not configured' ? {} : { PASARELA_RATE_FEED_URL: feed.url },
    ...(second === 'not configured' ? {} : { fetchR4Rate }),
  })
  function fetchR4Rate(): Promise<RateAnswer> {
    isR4Queried.resolve()
    return r4Answers[second as keyof typeof r4Answers]()
  }

  const refreshing = rates.refresh()
  if (first !== 'not configured') await feed.waitFor(1)
  if (second !== 'not configured') await isR4Queried.promise
  if (first === 'slow') await clock.advance(feedTimeoutMs)
  if (second === 'slow') {
    while (await isRefreshing('vexFx')) await new Promise((resolve) => setImmediate(resolve))
    await clock.advance(r4TimeoutMs)
  }
  await refreshing
  return rates.quote(25, testMode)
}

async function isRefreshing(name: SourceName): Promise<boolean> {
  const { sources } = await readState(database, { fromDay: monday, origins: [] })
  return sources.some((state) => state.source === name && state.isRefreshing)
}

function expectedQuote(bcvRate: number, medianRate: number, fetchedAt: unknown, sources: object): object {
  return {
    usdAmount: 25,
    bcvRate,
    vesAmount: vesFor25[bcvRate],
    medianRate,
    medianVesAmount: vesFor25[medianRate],
    source: 'bcv',
    fetchedAt,
    sources,
  }
}

describe('a quote is made from the primary rate source', () => {
  test.each(states)('while the secondary source is: %s', async (second) => {
    const sources = { vexFx: vexFxEntries.ok, r4: r4Entries[second] }
    const median = second === 'ok' ? 301.37105 : 301.3709
    expect(await quoteWith('ok', second)).toEqual(expectedQuote(301.3709, median, isoTime, sources))
  })
})

describe('while the primary source fails and no rate of today is stored,', () => {
  test.each(cross(failing))('there is no quote (primary: %s, secondary: %s)', async (first, second) => {
    await expect(quoteWith(first, second)).rejects.toMatchObject({ code: 'rate_unavailable', status: 503 })
  })
})

describe('while the primary source fails and a rate of today is stored,', () => {
  test.each(cross(failing))(
    'that rate is quoted with its own time (primary: %s, secondary: %s)',
    async (first, second) => {
      reply = () => ({ status: 200, body: feedJson(300.1234, monday) })
      const earlier = createTestRates({
        database,
        clock: manualClock(mondayMorning),
        env: { PASARELA_RATE_FEED_URL: feed.url },
      })
      await earlier.refresh()
      const { fetchedAt } = await earlier.quote(25, testMode)
      await makeSourcesDue(database)
      feed.received.length = 0

      const quote = await quoteWith(first, second)
      const stored = { bcvRate: 300.1234, fetchedAt }
      const vexFx = first === 'not configured' ? stored : vexFxEntries[first]
      const median = second !== 'ok' ? 300.1234 : 'error' in vexFx ? 301.3712 : 300.7473
      expect(quote).toEqual(expectedQuote(300.1234, median, fetchedAt, { vexFx, r4: r4Entries[second] }))
    },
  )
})

describe('GET /v1/quote', () => {
  let gateway: TestGateway
  let key: string
  beforeAll(async () => {
    reply = () => ({ status: 200, body: feedJson(301.3709, caracasDate(Date.now())) })
    gateway = await startTestGateway({ env: { PASARELA_RATE_FEED_URL: feed.url } })
    key = (await gateway.createTenant()).key
  })
  afterAll(() => gateway.stop())

  const quote = (query: string) => gateway.call(`/v1/quote${query}`, { key })

  test('GET /v1/quote answers exactly the fields of the specification, as numbers', async () => {
    const answer = await quote('?usdAmount=25')
    expect(answer.status).toBe(200)
    const sources = { vexFx: vexFxEntries.ok, r4: r4Entries['not configured'] }
    expect(answer.body).toEqual(expectedQuote(301.3709, 301.3709, isoTime, sources))
  })

  test.each([
    ['0.01', 3.01],
    ['1000000000', 301_370_900_000],
    ['1.005', 302.88],
    ['0.0000166', 0.01],
  ])('GET /v1/quote converts %s half-up to céntimos', async (usdAmount, vesAmount) => {
    expect((await quote(`?usdAmount=${usdAmount}`)).body).toMatchObject({ usdAmount: Number(usdAmount), vesAmount })
  })

  test.each([
    ['', 'is required'],
    ['?usdAmount=0', 'must be more than 0'],
    ['?usdAmount=-1', 'must be more than 0'],
    ['?usdAmount=1000000000.01', 'must be at most 1000000000'],
    ['?usdAmount=1e3', 'must be a number'],
    ['?usdAmount=NaN', 'must be a number'],
    ['?usdAmount=', 'must be a number'],
    ['?usdAmount=1&usdAmount=2', 'must be a number'],
  ])('answers 400 to the query “%s”', async (query, message) => {
    const answer = await quote(query)
    expect([answer.status, answer.body['details']]).toEqual([400, [{ path: '/usdAmount', message }]])
  })

  test('GET /v1/quote refuses an amount that would cost 0.00 VES, with the reason in both languages', async () => {
    const answer = await quote('?usdAmount=0.0000165')
    expect([answer.status, answer.body['error'], answer.body['message']]).toEqual([
      400,
      'invalid_request',
      'usdAmount is too small: at today’s rate it comes to 0.00 VES.',
    ])
    const headers = { 'accept-language': 'es' }
    const spanish = await gateway.call('/v1/quote?usdAmount=0.00000001', { key, headers })
    expect(spanish.body['message']).toBe('usdAmount es demasiado pequeño: a la tasa de hoy equivale a 0,00 VES.')
  })

  test('needs an API key', async () => {
    expect((await gateway.call('/v1/quote?usdAmount=25')).status).toBe(401)
  })

  test('exports the age of the rate and the count of quarantined rates as metrics', async () => {
    await quote('?usdAmount=25')
    const { text } = await gateway.call('/metrics')
    expect(text).toMatch(/^pasarela_rate_age_seconds\{source="vexFx"\} \d/m)
    expect(text).toContain('pasarela_rate_held{source="vexFx"} 0')
  })

  test('is 503 rate_unavailable without any rate, in Spanish when requested, and counts the failures', async () => {
    const elsewhere = await startTestGateway({ env: { PASARELA_RATE_FEED_URL: 'http://127.0.0.1:1' } })
    const { key: other } = await elsewhere.createTenant()
    const answer = await elsewhere.call('/v1/quote?usdAmount=25', { key: other, headers: { 'accept-language': 'es' } })
    expect(answer.status).toBe(503)
    expect(answer.body).toMatchObject({
      statusCode: 503,
      error: 'rate_unavailable',
      message: 'No hay una tasa de referencia válida para hoy.',
    })
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    const { text } = await elsewhere.call('/metrics')
    expect(text).toContain('pasarela_rate_source_failures_total{source="vexFx",error="SOURCE_UNAVAILABLE"} 1')
    await elsewhere.stop()
  })
})
