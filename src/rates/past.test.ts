import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestDatabase } from '../../test/harness/database.ts'
import { type ManualClock, manualClock } from '../../test/harness/manual-clock.ts'
import { type Receiver, startReceiver } from '../../test/harness/receiver.ts'
import type { Flows } from '../banks/bank.ts'
import { decimal } from '../foundation/money.ts'
import { systemRandom } from '../foundation/random.ts'
import { type Database, openDatabase } from '../storage/database.ts'
import { feedTimeoutMs } from './feed-source.ts'
import { createTestRates, feedJson, forgetRates, type TestRates } from './fixtures/test-rates.ts'
import { r4TimeoutMs } from './r4-source.ts'
import { retrySeconds } from './refresh.ts'
import { enterRate, listRates } from './store.ts'

const testMode = { livemode: false }
const liveMode = { livemode: true }
const noRate = { code: 'rate_unavailable' }

// Monday 12 October 2026 is a bank holiday.
const thursday = '2026-10-08'
const friday = '2026-10-09'
const saturday = '2026-10-10'
const tuesday = '2026-10-13'
const today = '2026-10-14'
const morningOf = (day: string) => Date.parse(`${day}T11:00:00-04:00`)

type Reply = { status: number; body?: string }
type FetchRate = Flows['fetchRate']

let database: Database
let feed: Receiver
let reply: (path: string) => Reply | Promise<Reply>
beforeAll(async () => {
  database = openDatabase(await createTestDatabase(), 8)
  feed = await startReceiver(({ path }) => reply(path))
})
beforeEach(async () => {
  await forgetRates(database)
  feed.received.length = 0
  reply = () => ({ status: 503 })
})
afterAll(async () => {
  await feed.stop()
  await database.close()
})

type Options = { clock?: ManualClock; env?: Record<string, string>; fetchR4Rate?: FetchRate }

function ratesWith({ clock = manualClock(morningOf(today)), env, fetchR4Rate }: Options = {}): TestRates {
  return createTestRates({ database, clock, env: { PASARELA_RATE_FEED_URL: feed.url, ...env }, fetchR4Rate })
}

function historyLists(...rates: [number, string][]): void {
  const list = rates.map(([promedio, fechaValor]) => ({ promedio, fechaValor }))
  reply = (path) =>
    path.startsWith('/history')
      ? { status: 200, body: JSON.stringify(list) }
      : { status: 200, body: feedJson(303, today) }
}

/** An R4 that has the given rate for every value date, and remembers which it was queriedDates for. */
function r4Answering(rate: string) {
  const queriedDates: string[] = []
  const fetchR4Rate: FetchRate = async (valueDate) => {
    queriedDates.push(valueDate)
    return { kind: 'answered', rate: { value: decimal(rate), valueDate } }
  }
  return { queriedDates, fetchR4Rate }
}

async function on(rates: TestRates, day: string, mode = testMode): Promise<[number, string, string]> {
  const { rate, valueDate, source } = await rates.on(day, mode)
  return [rate.toNumber(), valueDate, source]
}

const paths = () => feed.received.map(({ path }) => path)
const enter = (rate: string, valueDate: string) =>
  enterRate(database, systemRandom, { rate: decimal(rate), valueDate, actor: 'test' })

describe('the stored rate that was in force on a past day', () => {
  test.each([
    ['carry', thursday, 299, thursday],
    ['carry', friday, 300, friday],
    ['carry', saturday, 300, friday],
    ['carry', '2026-10-11', 300, friday],
    ['carry', '2026-10-12', 300, friday],
    ['carry', tuesday, 302, tuesday],
    ['next', thursday, 299, thursday],
    ['next', friday, 300, friday],
    ['next', saturday, 302, tuesday],
    ['next', '2026-10-11', 302, tuesday],
    ['next', '2026-10-12', 302, tuesday],
    ['next', tuesday, 302, tuesday],
  ])(
    'with the policy %s, the rate on %s is the stored %s of the value date %s, and no source is queried',
    async (policy, day, rate, date) => {
      await enter('299', thursday)
      await enter('300', friday)
      await enter('302', tuesday)
      await enter('303', today)
      const { queriedDates, fetchR4Rate } = r4Answering('299.5')
      const rates = ratesWith({ env: { PASARELA_RATE_POLICY: policy }, fetchR4Rate })
      expect(await on(rates, day)).toEqual([rate, date, 'vexFx'])
      expect([paths(), queriedDates]).toEqual([[], []])
    },
  )

  test('the rate of a past day is the operator’s entry before the feed’s', async () => {
    historyLists([300, friday])
    const rates = ratesWith()
    expect(await on(rates, friday)).toEqual([300, friday, 'vexFx'])
    await enter('301', friday)
    expect(await on(rates, friday)).toEqual([301, friday, 'vexFx'])
  })

  test('the rate of a past day is the secondary source’s only if the authoritative one has none', async () => {
    const { queriedDates, fetchR4Rate } = r4Answering('300.5')
    const rates = ratesWith({ env: { PASARELA_RATE_FEED_URL: '' }, fetchR4Rate })
    expect(await on(rates, friday)).toEqual([300.5, friday, 'r4'])
    expect(await on(rates, saturday)).toEqual([300.5, friday, 'r4'])
    expect(queriedDates).toEqual([friday])
    await enter('300', friday)
    expect(await on(rates, saturday)).toEqual([300, friday, 'vexFx'])
  })
})

describe('a past day whose rate is not stored', () => {
  test.each([
    ['carry', saturday, 300, friday],
    ['carry', '2026-10-12', 300, friday],
    ['next', saturday, 302, tuesday],
    ['next', '2026-10-12', 302, tuesday],
    ['carry', tuesday, 302, tuesday],
  ])(
    'with the policy %s, the rate on %s is %s of %s from the feed’s history, and is stored',
    async (policy, day, rate, date) => {
      historyLists([299, thursday], [300, friday], [302, tuesday])
      const rates = ratesWith({ env: { PASARELA_RATE_POLICY: policy } })
      expect(await on(rates, day)).toEqual([rate, date, 'vexFx'])
      expect(await on(rates, day)).toEqual([rate, date, 'vexFx'])
      expect(paths()).toEqual(['/history?days=31'])
      expect(await listRates(database, 10)).toMatchObject([{ valueDate: date, origin: 'sandbox', held: false }])
    },
  )

  test.each([
    ['2026-09-14', '2026-09-11', 34],
    ['2026-09-15', '2026-09-15', 31],
    ['2025-10-14', '2025-10-14', 366],
  ])('the rate on %s queries the history back to %s: %i days', async (day, valueDate, days) => {
    historyLists([280, valueDate])
    expect(await on(ratesWith(), day)).toEqual([280, valueDate, 'vexFx'])
    expect(paths()).toEqual([`/history?days=${days}`])
  })

  test.each([
    ['carry', friday],
    ['next', tuesday],
  ])(
    'a past rate is queried at R4 by its value date if the feed shows only the newest: %s, %s',
    async (policy, valueDate) => {
      const { queriedDates, fetchR4Rate } = r4Answering('300.5')
      const env = { PASARELA_RATE_FEED: 'dolarapi', PASARELA_RATE_POLICY: policy }
      expect(await on(ratesWith({ env, fetchR4Rate }), saturday)).toEqual([300.5, valueDate, 'r4'])
      expect([paths(), queriedDates]).toEqual([[], [valueDate]])
    },
  )

  test('a past rate is found in a feed that shows the newest two', async () => {
    const body = { current: { usd: 303, date: today }, previous: { usd: 302, date: tuesday } }
    reply = () => ({ status: 200, body: JSON.stringify(body) })
    const rates = ratesWith({ env: { PASARELA_RATE_FEED: 'dolarvzla' } })
    expect(await on(rates, tuesday)).toEqual([302, tuesday, 'vexFx'])
    await expect(rates.on(friday, testMode)).rejects.toMatchObject(noRate)
  })

  test('a past rate is unavailable if no source has it or none can be queried', async () => {
    historyLists([299, thursday])
    const fetchR4Rate: FetchRate = async () => ({ kind: 'answered', rate: null })
    const rates = ratesWith({ fetchR4Rate })
    await expect(rates.on(friday, testMode)).rejects.toMatchObject(noRate)
    expect(rates.observed.failures).toEqual(['vexFx SOURCE_UNAVAILABLE', 'r4 SOURCE_UNAVAILABLE'])
    const noSource = ratesWith({ env: { PASARELA_RATE_FEED: 'dolarapi' } })
    await expect(noSource.on(friday, testMode)).rejects.toMatchObject(noRate)
  })

  test('a past day is not valued with another day’s rate that the bank answers', async () => {
    const fetchR4Rate: FetchRate = async () => ({
      kind: 'answered',
      rate: { value: decimal(299), valueDate: thursday },
    })
    await expect(ratesWith({ fetchR4Rate }).on(friday, testMode)).rejects.toMatchObject(noRate)
    expect(await listRates(database, 10)).toEqual([])
  })

  test('a failing history leaves the source’s current state unchanged', async () => {
    historyLists()
    const rates = ratesWith()
    await rates.refresh()
    await expect(rates.on(friday, testMode)).rejects.toMatchObject(noRate)
    const { sources, current } = await rates.overview()
    expect(sources.find(({ source }) => source === 'vexFx')).toMatchObject({
      error: null,
      held: false,
      isRefreshing: false,
    })
    expect(current?.valueDate).toBe(today)
  })
})

describe('a past rate that jumps', () => {
  test('a past rate that jumps is quarantined until an operator enters it', async () => {
    historyLists([3000, friday])
    await enter('303', today)
    const rates = ratesWith()
    await expect(rates.on(friday, testMode)).rejects.toMatchObject(noRate)
    expect(rates.observed.failures).toEqual(['vexFx SOURCE_INVALID'])
    expect(await listRates(database, 10)).toMatchObject([{ held: false }, { rate: decimal(3000), held: true }])
    await enter('3000', friday)
    expect(await on(rates, friday)).toEqual([3000, friday, 'vexFx'])
  })

  test('a past rate is compared with the rates of its own time, not with the newest', async () => {
    await enter('100', '2026-03-02')
    await enter('110', '2026-03-06')
    for (let day = 1; day <= 30; day += 1) await enter('300', `2026-09-${String(day).padStart(2, '0')}`)
    for (let day = 1; day <= 31; day += 1) await enter('300', `2026-08-${String(day).padStart(2, '0')}`)
    historyLists([105, '2026-03-04'], [300, '2026-03-05'])
    const rates = ratesWith()
    expect(await on(rates, '2026-03-04')).toEqual([105, '2026-03-04', 'vexFx'])
    await expect(rates.on('2026-03-05', testMode)).rejects.toMatchObject(noRate)
  })

  test('a past rate of R4 is compared with the authoritative source’s rates around that day', async () => {
    await enter('299', thursday)
    const { fetchR4Rate } = r4Answering('2990')
    await expect(ratesWith({ fetchR4Rate }).on(friday, testMode)).rejects.toMatchObject(noRate)
  })
})

describe('many who ask for the same past day at once', () => {
  test('concurrent requests for the same past day make one query of the feed', async () => {
    const answer = Promise.withResolvers<Reply>()
    reply = () => answer.promise
    const rates = ratesWith()
    const requests = Promise.all(Array.from({ length: 50 }, () => on(rates, saturday)))
    await feed.waitFor(1)
    answer.resolve({ status: 200, body: JSON.stringify([{ promedio: 300, fechaValor: friday }]) })
    expect(new Set((await requests).map(String))).toEqual(new Set([`300,${friday},vexFx`]))
    expect(paths()).toEqual(['/history?days=31'])
  })

  test('concurrent requests in test and in live mode make one query of R4', async () => {
    const { queriedDates, fetchR4Rate } = r4Answering('300.5')
    const rates = ratesWith({ env: { PASARELA_RATE_FEED: 'dolarapi' }, fetchR4Rate })
    const modes = Array.from({ length: 20 }, (_one, index) => ({ livemode: index % 2 === 0 }))
    await Promise.all(modes.map((mode) => rates.on(friday, mode)))
    expect(queriedDates).toEqual([friday])
  })

  test('a query that found nothing is not repeated within 30 seconds', async () => {
    const clock = manualClock(morningOf(today))
    const rates = ratesWith({ clock })
    const attempt = () => expect(rates.on(friday, testMode)).rejects.toMatchObject(noRate)
    await attempt()
    await clock.advance(retrySeconds * 1_000 - 1)
    await attempt()
    expect(paths()).toHaveLength(1)
    await expect(rates.on(thursday, testMode)).rejects.toMatchObject(noRate)
    expect(paths()).toHaveLength(2)
    await clock.advance(1)
    historyLists([300, friday])
    expect(await on(rates, friday)).toEqual([300, friday, 'vexFx'])
  })

  test('requests for a past day wait no longer than the time-out of each source', async () => {
    reply = () => new Promise(() => {})
    const wasQueried = Promise.withResolvers<void>()
    const fetchR4Rate: FetchRate = () => {
      wasQueried.resolve()
      return new Promise(() => {})
    }
    const clock = manualClock(morningOf(today))
    const refused = expect(ratesWith({ clock, fetchR4Rate }).on(friday, testMode)).rejects.toMatchObject(noRate)
    await feed.waitFor(1)
    await clock.advance(feedTimeoutMs)
    await wasQueried.promise
    await clock.advance(r4TimeoutMs)
    await refused
  })
})

describe('in live mode', () => {
  test('in live mode the simulated feed’s past rates are neither served nor queried', async () => {
    historyLists([300, friday])
    const rates = ratesWith()
    expect(await on(rates, friday)).toEqual([300, friday, 'vexFx'])
    feed.received.length = 0
    await expect(rates.on(friday, liveMode)).rejects.toMatchObject(noRate)
    await expect(rates.on(thursday, liveMode)).rejects.toMatchObject(noRate)
    expect(paths()).toEqual([])
  })

  test('in live mode an operator’s entry or R4’s rate is served despite the simulated feed', async () => {
    historyLists([299, thursday], [300, friday])
    const { fetchR4Rate } = r4Answering('300.5')
    const rates = ratesWith({ fetchR4Rate })
    expect(await on(rates, friday)).toEqual([300, friday, 'vexFx'])
    expect(await on(rates, friday, liveMode)).toEqual([300.5, friday, 'r4'])
    await enter('301', friday)
    expect(await on(rates, friday, liveMode)).toEqual([301, friday, 'vexFx'])
  })
})

describe('today', () => {
  test.each([
    ['a banking day', 'carry', today, today],
    ['a Sunday', 'carry', '2026-10-11', '2026-10-11'],
    ['a Sunday', 'next', '2026-10-11', '2026-10-11'],
    ['the Saturday before it, which has the rate of the same banking day', 'next', '2026-10-11', saturday],
    ['a weekend before the banking day it has the rate of', 'next', tuesday, saturday],
  ])('today being %s, with the policy %s, %s: on %s the rate is the current one', async (_what, policy, now, day) => {
    await enter('300', friday)
    await enter('302', tuesday)
    await enter('303', today)
    const rates = ratesWith({ clock: manualClock(morningOf(now)), env: { PASARELA_RATE_POLICY: policy } })
    expect(await rates.on(day, testMode)).toEqual(await rates.current(testMode))
    expect(await rates.on(day, liveMode)).toEqual(await rates.current(liveMode))
  })

  test.each([
    ['carry', today, today, today],
    ['next', '2026-10-11', saturday, tuesday],
  ])('with the policy %s, %s: the rate of %s, not stored yet, is the newest of the feed', async (...row) => {
    const [policy, now, day, valueDate] = row
    reply = (path) => (path.startsWith('/history') ? { status: 404 } : { status: 200, body: feedJson(302, valueDate) })
    const rates = ratesWith({ clock: manualClock(morningOf(now)), env: { PASARELA_RATE_POLICY: policy } })
    expect(await on(rates, day)).toEqual([302, valueDate, 'vexFx'])
    expect(paths()).toEqual(['/v1/dolares/oficial'])
  })

  test('there is no rate for tomorrow even if one is stored', async () => {
    await enter('303', today)
    const rates = ratesWith({ clock: manualClock(morningOf(tuesday)) })
    await expect(rates.on(today, testMode)).rejects.toMatchObject(noRate)
  })

  test('find() returns undefined without a rate, and in live mode with the simulated feed’s', async () => {
    const rates = ratesWith()
    expect(await rates.find(testMode)).toBeUndefined()
    historyLists()
    await forgetRates(database)
    const others = ratesWith()
    expect(await others.find(testMode)).toEqual(await others.current(testMode))
    expect(await others.find(liveMode)).toBeUndefined()
  })
})
