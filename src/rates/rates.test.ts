import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestDatabase } from '../../test/harness/database.ts'
import { type ManualClock, manualClock } from '../../test/harness/manual-clock.ts'
import { type Receiver, startReceiver } from '../../test/harness/receiver.ts'
import type { Flows } from '../banks/bank.ts'
import { decimal } from '../foundation/money.ts'
import { systemRandom } from '../foundation/random.ts'
import { type Connection, type Database, openDatabase } from '../storage/database.ts'
import { positionalStatement } from '../../test/harness/statement.ts'
import { createTestRates, feedJson, forgetRates, type TestRates } from './fixtures/test-rates.ts'
import { readIntervalMs } from './rates.ts'
import { makeSourcesDue, claim, enterRate, listRates } from './store.ts'

const testMode = { livemode: false }

const DAY_MS = 86_400_000
const friday = '2026-10-02'
const monday = '2026-10-05'
const tuesday = '2026-10-06'
/** Eleven in the morning of Caracas. */
const morningOf = (day: string) => Date.parse(`${day}T11:00:00-04:00`)

type Reply = { status: number; body?: string }

let connection: Connection
let database: Database
let feed: Receiver
let reply: (path: string) => Reply | Promise<Reply>
beforeAll(async () => {
  connection = await createTestDatabase()
  database = openDatabase(connection, 8)
  feed = await startReceiver(({ path }) => reply(path))
})
beforeEach(async () => {
  await forgetRates(database)
  feed.received.length = 0
})
afterAll(async () => {
  await feed.stop()
  await database.close()
})

function feedPublishes(rate: number, valueDate: string): void {
  reply = (path) => (path.startsWith('/history') ? { status: 404 } : { status: 200, body: feedJson(rate, valueDate) })
}

function feedIsDown(): void {
  reply = () => ({ status: 503 })
}

function ratesAt(
  clock: ManualClock,
  more: { env?: Record<string, string>; fetchR4Rate?: Flows['fetchRate']; database?: Database } = {},
): TestRates {
  const { env, ...rest } = more
  return createTestRates({ database, clock, env: { PASARELA_RATE_FEED_URL: feed.url, ...env }, ...rest })
}

async function refreshNow(rates: TestRates): Promise<void> {
  await makeSourcesDue(database)
  await rates.refresh()
}

async function currentOf(rates: TestRates): Promise<[number, string]> {
  const { rate, valueDate } = await rates.current(testMode)
  return [rate.toNumber(), valueDate]
}

const noRate = { code: 'rate_unavailable' }
const enter = (rate: string, valueDate: string) =>
  enterRate(database, systemRandom, { rate: decimal(rate), valueDate, actor: 'test' })

describe('the rate in force', () => {
  test('the rate in force is queried once and then served from memory', async () => {
    feedPublishes(300, friday)
    const rates = ratesAt(manualClock(morningOf(friday)))
    expect(await currentOf(rates)).toEqual([300, friday])
    for (let call = 0; call < 100; call += 1) await rates.current(testMode)
    expect(feed.received).toHaveLength(1)
  })

  test('the rate in force has its source, origin and time', async () => {
    feedPublishes(300.1234, friday)
    const rate = await ratesAt(manualClock(morningOf(friday))).current(testMode)
    expect(rate).toEqual({
      source: 'vexFx',
      origin: 'sandbox',
      rate: decimal('300.1234'),
      valueDate: friday,
      fetchedAt: expect.any(Date),
    })
  })

  test('concurrent requests without a rate share one query', async () => {
    feedPublishes(300, friday)
    const rates = ratesAt(manualClock(morningOf(friday)))
    await Promise.all(Array.from({ length: 50 }, () => rates.current(testMode)))
    expect(feed.received).toHaveLength(1)
  })

  test('a rate of one feed is never served for another feed', async () => {
    feedPublishes(300, friday)
    await ratesAt(manualClock(morningOf(friday))).refresh()
    reply = () => ({ status: 500 })
    await makeSourcesDue(database)
    const other = ratesAt(manualClock(morningOf(friday)), { env: { PASARELA_RATE_FEED: 'dolarapi' } })
    await expect(other.current(testMode)).rejects.toMatchObject(noRate)
  })

  test('a correction of the same day replaces what it corrects', async () => {
    feedPublishes(300, friday)
    const rates = ratesAt(manualClock(morningOf(friday)))
    await rates.refresh()
    feedPublishes(301, friday)
    await refreshNow(rates)
    expect(await currentOf(rates)).toEqual([301, friday])
    feedPublishes(300, friday)
    await refreshNow(rates)
    expect(await currentOf(rates)).toEqual([300, friday])
  })
})

describe('midnight in Caracas', () => {
  const thursday = '2026-10-01'
  const secondsBefore = Date.parse('2026-10-01T23:59:40-04:00')
  const untilAfterMs = 20_000

  test('at midnight a rate published the day before comes into force without a query', async () => {
    const clock = manualClock(secondsBefore)
    const rates = ratesAt(clock)
    feedPublishes(299, thursday)
    await rates.refresh()
    feedPublishes(300, friday)
    await refreshNow(rates)
    expect(await currentOf(rates)).toEqual([299, thursday])
    feed.received.length = 0
    await clock.advance(untilAfterMs)
    expect(await currentOf(rates)).toEqual([300, friday])
    expect(feed.received).toEqual([])
  })

  test('at midnight every source is due, so that a feed with only today’s rate leaves no gap', async () => {
    const clock = manualClock(secondsBefore)
    const rates = ratesAt(clock)
    feedPublishes(299, thursday)
    expect(await currentOf(rates)).toEqual([299, thursday])
    feedPublishes(300, friday)
    await clock.advance(untilAfterMs - 1)
    expect(await currentOf(rates)).toEqual([299, thursday])
    await clock.advance(1)
    expect(await currentOf(rates)).toEqual([300, friday])
    expect(feed.received).toHaveLength(2)
  })

  test('at midnight the previous day’s rate ends even without a new one', async () => {
    const clock = manualClock(secondsBefore)
    const rates = ratesAt(clock)
    feedPublishes(299, thursday)
    await rates.refresh()
    feedIsDown()
    await clock.advance(untilAfterMs)
    await expect(rates.current(testMode)).rejects.toMatchObject(noRate)
    await expect(rates.quote(25, testMode)).rejects.toMatchObject(noRate)
  })
})

describe('days without banking', () => {
  const week: [string, number][] = [
    ['2026-10-01', 299],
    [friday, 300],
    [monday, 301],
    [tuesday, 302],
  ]

  test.each([
    ['carry', '', '2026-10-02', 300],
    ['carry', '', '2026-10-03', 300],
    ['carry', '', '2026-10-04', 300],
    ['carry', '', '2026-10-05', 301],
    ['carry', '2026-10-05', '2026-10-05', 301],
    ['carry', '2026-10-02', '2026-10-02', 300],
    ['carry', '2026-10-06', '2026-10-07', undefined],
    ['next', '', '2026-10-02', 300],
    ['next', '', '2026-10-03', 301],
    ['next', '', '2026-10-04', 301],
    ['next', '', '2026-10-05', 301],
    ['next', '2026-10-05', '2026-10-05', 302],
    ['next', '2026-10-05', '2026-10-03', 302],
    ['next', '', '2026-10-07', undefined],
  ])('with the policy %s and the holidays “%s”, the rate on %s is %s', async (policy, holidays, day, rate) => {
    feedIsDown()
    for (const [valueDate, value] of week) await enter(String(value), valueDate)
    const rates = ratesAt(manualClock(morningOf(day)), {
      env: { PASARELA_RATE_POLICY: policy, PASARELA_BANK_HOLIDAYS: holidays },
    })
    if (rate === undefined) return expect(rates.current(testMode)).rejects.toMatchObject(noRate)
    expect((await rates.current(testMode)).rate.toNumber()).toBe(rate)
  })

  test('a holiday without a published rate keeps the previous rate', async () => {
    feedIsDown()
    await enter('300', friday)
    const env = { PASARELA_BANK_HOLIDAYS: monday }
    expect(await currentOf(ratesAt(manualClock(morningOf(monday)), { env }))).toEqual([300, friday])
    await expect(ratesAt(manualClock(morningOf(monday))).current(testMode)).rejects.toMatchObject(noRate)
  })

  test('a first start on a Saturday finds Friday’s rate in the feed’s history', async () => {
    reply = (path) =>
      path.startsWith('/history')
        ? { status: 200, body: JSON.stringify([{ promedio: 300, fechaValor: friday }]) }
        : { status: 200, body: feedJson(301, monday) }
    const saturday = morningOf('2026-10-03')
    expect(await currentOf(ratesAt(manualClock(saturday)))).toEqual([300, friday])
    await forgetRates(database)
    const env = { PASARELA_RATE_POLICY: 'next' }
    expect(await currentOf(ratesAt(manualClock(saturday), { env }))).toEqual([301, monday])
  })

  test('the secondary source is queried for the value date in force', async () => {
    const queriedDates: string[] = []
    const fetchR4Rate: Flows['fetchRate'] = async (valueDate) => {
      queriedDates.push(valueDate)
      return { kind: 'answered', rate: { value: decimal(300), valueDate } }
    }
    feedPublishes(301, monday)
    for (const policy of ['carry', 'next']) {
      await forgetRates(database)
      const env = { PASARELA_RATE_POLICY: policy }
      await ratesAt(manualClock(morningOf('2026-10-04')), { env, fetchR4Rate }).refresh()
    }
    expect(queriedDates).toEqual([friday, monday])
  })

  test('the secondary source without a rate for the value date is unavailable', async () => {
    feedPublishes(300, friday)
    const fetchR4Rate: Flows['fetchRate'] = async () => ({ kind: 'answered', rate: null })
    const rates = ratesAt(manualClock(morningOf(friday)), { fetchR4Rate })
    await rates.refresh()
    expect((await rates.quote(1, testMode)).sources.r4).toEqual({ error: 'SOURCE_UNAVAILABLE' })
  })
})

describe('many processes', () => {
  test('many processes query the feed once and share the rate', async () => {
    feedPublishes(300, friday)
    const clock = manualClock(morningOf(friday))
    const processes = Array.from({ length: 6 }, () => ratesAt(clock))
    await driven(clock, Promise.all(processes.map((rates) => rates.refresh())))
    expect(await Promise.all(processes.map(currentOf))).toEqual(processes.map(() => [300, friday]))
    expect(feed.received).toHaveLength(1)
  })

  test('processes without a rate wait for the one that queries', async () => {
    const answer = Promise.withResolvers<Reply>()
    reply = () => answer.promise
    const clock = manualClock(morningOf(friday))
    const [querying, waiting] = [ratesAt(clock), ratesAt(clock)]
    const first = querying.current(testMode)
    await feed.waitFor(1)
    const second = waiting.current(testMode)
    answer.resolve({ status: 200, body: feedJson(300, friday) })
    expect((await first).rate.toNumber()).toBe(300)
    expect((await driven(clock, second)).rate.toNumber()).toBe(300)
    expect(feed.received).toHaveLength(1)
  })

  test('a process that died during its query is replaced only after its lease has lapsed', async () => {
    feedPublishes(300, friday)
    const leaseSeconds = 60
    expect(await claim(database, { source: 'vexFx', today: friday, leaseSeconds })).toBeDefined()
    expect(await claim(database, { source: 'vexFx', today: friday, leaseSeconds })).toBeUndefined()
    await passTime(59)
    expect(await claim(database, { source: 'vexFx', today: friday, leaseSeconds })).toBeUndefined()
    await passTime(1)
    const rates = ratesAt(manualClock(morningOf(friday)))
    expect(await currentOf(rates)).toEqual([300, friday])
    expect(feed.received).toHaveLength(1)
  })

  test('a source is queried again after the interval, and sooner after a failure', async () => {
    feedPublishes(300, friday)
    const rates = ratesAt(manualClock(morningOf(friday)), { env: { PASARELA_RATE_REFRESH_SECONDS: '300' } })
    const askedAfter = async (seconds: number) => {
      await passTime(seconds)
      await rates.refresh()
      return feed.received.length
    }
    await rates.refresh()
    expect([await askedAfter(299), await askedAfter(1)]).toEqual([1, 2])
    feedIsDown()
    expect([await askedAfter(300), await askedAfter(29), await askedAfter(1)]).toEqual([3, 3, 4])
  })

  test('a source is queried after the database’s clock was a day ahead and went back', async () => {
    feedPublishes(300, monday)
    const rates = ratesAt(manualClock(morningOf(monday)))
    await refreshNow(rates)
    const { length } = feed.received
    await database.query(
      positionalStatement(
        'test.day_ahead',
        `update rate_sources set asked_on = asked_on + 1, asked_at = asked_at + interval '1 day',
           answered_at = answered_at + interval '1 day', next_refresh_at = next_refresh_at + interval '1 day'`,
      ),
    )
    await rates.refresh()
    expect(feed.received.length).toBeGreaterThan(length)
  })

  test('background processes read a rate that an operator entered elsewhere', async () => {
    feedPublishes(300, friday)
    const clock = manualClock(morningOf(friday))
    const rates = ratesAt(clock)
    rates.start()
    expect(await driven(clock, currentOf(rates))).toEqual([300, friday])
    await enter('305.5', friday)
    const heard = async () => {
      while ((await rates.current(testMode)).rate.toNumber() !== 305.5) await clock.sleep(readIntervalMs)
    }
    await driven(clock, heard())
    await rates.stop()
  })

  test('rates stop at once while a source hangs, and report no failure of it', async () => {
    reply = () => new Promise(() => {})
    const rates = ratesAt(manualClock(morningOf(friday)))
    rates.start()
    await feed.waitFor(1)
    await rates.stop()
    expect(rates.observed.failures).toEqual([])
  })

  test('an old snapshot is read again, and without the database there is no rate', async () => {
    const own = openDatabase(connection, 2)
    const clock = manualClock(morningOf(friday))
    feedPublishes(300, friday)
    const rates = ratesAt(clock, { database: own })
    await rates.refresh()
    await enter('301', friday)
    await clock.advance(30_000)
    expect(await currentOf(rates)).toEqual([300, friday])
    await clock.advance(1)
    expect(await currentOf(rates)).toEqual([301, friday])
    await own.close()
    await clock.advance(30_000)
    expect(await currentOf(rates)).toEqual([301, friday])
    await clock.advance(1)
    await expect(rates.current(testMode)).rejects.toThrow()
  })
})

describe('a rate that jumps', () => {
  test('a rate that jumps is quarantined, logged and shown, and the last accepted one is served', async () => {
    const clock = manualClock(morningOf(friday))
    const rates = ratesAt(clock)
    feedPublishes(300, friday)
    await rates.refresh()
    feedPublishes(3000, friday)
    await refreshNow(rates)
    await refreshNow(rates)

    expect(await rates.quote(1, testMode)).toMatchObject({
      bcvRate: 300,
      medianRate: 300,
      sources: { vexFx: { error: 'SOURCE_INVALID' } },
    })
    expect(rates.observed.quarantined.get('vexFx')).toBe(true)
    expect(rates.observed.failures).toEqual(['vexFx SOURCE_INVALID', 'vexFx SOURCE_INVALID'])
    const warnings = rates.logged.map((line) => JSON.parse(line)).filter(({ level }) => level === 'warn')
    expect(warnings).toHaveLength(1)
    expect(warnings[0]).toMatchObject({
      operation: 'vexFx',
      reason: '3000 for 2026-10-02 differs by more than 25 % from 300, the rate of 2026-10-02',
    })
    expect(await listRates(database, 10)).toMatchObject([
      { rate: decimal(3000), held: true },
      { rate: decimal(300), held: false },
    ])
  })

  test('a rate that jumps is served on no day until an operator confirms it', async () => {
    const clock = manualClock(morningOf(friday))
    const rates = ratesAt(clock)
    feedPublishes(300, friday)
    await rates.refresh()
    feedPublishes(400, monday)
    await refreshNow(rates)
    expect(await currentOf(rates)).toEqual([300, friday])
    await clock.advance(3 * DAY_MS)
    await expect(rates.current(testMode)).rejects.toMatchObject(noRate)

    await enter('400', monday)
    await rates.refresh()
    expect(await currentOf(rates)).toEqual([400, monday])
    expect(rates.observed.quarantined.get('vexFx')).toBe(false)
    expect((await rates.quote(1, testMode)).sources.vexFx).toMatchObject({ bcvRate: 400 })

    await clock.advance(DAY_MS)
    feedPublishes(410, tuesday)
    expect(await currentOf(rates)).toEqual([410, tuesday])
  })

  test('a jump of the secondary source stays out of the median unless it follows the primary', async () => {
    let second = '300'
    const fetchR4Rate: Flows['fetchRate'] = async (valueDate) => ({
      kind: 'answered',
      rate: { value: decimal(second), valueDate },
    })
    const rates = ratesAt(manualClock(morningOf(friday)), { fetchR4Rate })
    feedPublishes(300, friday)
    await rates.refresh()
    second = '400'
    await refreshNow(rates)
    expect(await rates.quote(1, testMode)).toMatchObject({
      medianRate: 300,
      sources: { r4: { error: 'SOURCE_INVALID' } },
    })
    await enter('402', friday)
    await rates.refresh()
    expect(await rates.quote(1, testMode)).toMatchObject({ bcvRate: 402, sources: { r4: { bcvRate: 400 } } })
  })
})

describe('a feed that moves the rate of one day in eight steps of 24 %', () => {
  test('a feed that moves the rate of one day in steps of 24 % is quarantined from the second step on', async () => {
    const rates = ratesAt(manualClock(morningOf(friday)))
    let rate = 300
    feedPublishes(rate, friday)
    await rates.refresh()
    for (let step = 0; step < 8; step += 1) {
      rate = Number((rate * 1.24).toFixed(4))
      feedPublishes(rate, friday)
      await refreshNow(rates)
    }
    expect(await currentOf(rates)).toEqual([372, friday])
    expect(rates.observed.quarantined.get('vexFx')).toBe(true)
    expect((await listRates(database, 20)).filter(({ held }) => held)).toHaveLength(7)
  })

  test('many small corrections of one day cannot add up to a jump', async () => {
    const rates = ratesAt(manualClock(morningOf(friday)))
    for (let step = 0; step < 80; step += 1) {
      feedPublishes(300 + step, friday)
      await refreshNow(rates)
    }
    expect(await currentOf(rates)).toEqual([375, friday])
  })
})

describe('two sources that differ by more than 2 % on one value date', () => {
  const r4Answering =
    (rate: string): Flows['fetchRate'] =>
    async (valueDate) => ({ kind: 'answered', rate: { value: decimal(rate), valueDate } })

  test('of two sources that differ, the later answer is quarantined and logged, and the first one served', async () => {
    const rates = ratesAt(manualClock(morningOf(friday)), { fetchR4Rate: r4Answering('307') })
    feedPublishes(300, friday)
    await rates.refresh()
    const stored = await listRates(database, 10)
    const later = stored.filter(({ held }) => held).map(({ source }) => `${source} SOURCE_INVALID`)
    expect([stored.length, later.length]).toEqual([2, 1])
    expect(rates.observed.failures).toEqual(later)
    expect(rates.logged.join()).toMatch(/differs by more than 2 % from 30[07], the other source’s rate/)
  })

  test('of two sources that differ, the first accepted stays accepted when both repeat their rates', async () => {
    feedPublishes(300, friday)
    await ratesAt(manualClock(morningOf(friday))).refresh()
    const rates = ratesAt(manualClock(morningOf(friday)), { fetchR4Rate: r4Answering('307') })
    for (let turn = 0; turn < 3; turn += 1) await refreshNow(rates)
    expect(await rates.quote(1, testMode)).toMatchObject({
      bcvRate: 300,
      medianRate: 300,
      sources: { vexFx: { bcvRate: 300 }, r4: { error: 'SOURCE_INVALID' } },
    })
    expect([rates.observed.quarantined.get('vexFx'), rates.observed.quarantined.get('r4')]).toEqual([false, true])
  })

  test('if the secondary source was first and the primary differs, there is no rate until an operator decides', async () => {
    const clock = manualClock(morningOf(friday))
    await ratesAt(clock, { env: { PASARELA_RATE_FEED_URL: '' }, fetchR4Rate: r4Answering('307') }).refresh()
    const rates = ratesAt(clock)
    feedPublishes(300, friday)
    await refreshNow(rates)
    await expect(rates.current(testMode)).rejects.toMatchObject(noRate)
    await enter('300', friday)
    await rates.refresh()
    expect(await currentOf(rates)).toEqual([300, friday])
    expect(rates.observed.quarantined.get('vexFx')).toBe(false)
  })
})

describe('an operator’s own entry', () => {
  test('an operator’s entry takes precedence over the feed’s rate, and the latest entry over earlier ones', async () => {
    const rates = ratesAt(manualClock(morningOf(friday)))
    feedPublishes(300, friday)
    await rates.refresh()
    await enter('310', friday)
    await enter('305', friday)
    await rates.refresh()
    expect(await currentOf(rates)).toEqual([305, friday])
    await enter('310', friday)
    await rates.refresh()
    expect(await currentOf(rates)).toEqual([310, friday])
  })

  test('an operator’s entry is in the audit log', async () => {
    await enter('305.5', friday)
    const audit = await database.query(
      positionalStatement(
        'test.audit',
        `select actor, action, subject, details from audit_log order by sequence desc limit 1`,
      ),
    )
    expect(audit).toEqual([{ actor: 'test', action: 'rate.set', subject: friday, details: { rate: '305.5' } }])
  })

  test('an operator’s entry suffices without a feed', async () => {
    await enter('305.5', friday)
    const rates = createTestRates({ database, clock: manualClock(morningOf(friday)) })
    rates.start()
    expect(await currentOf(rates)).toEqual([305.5, friday])
    expect(rates.logged.join()).toContain('rates: no feed configured')
    await rates.stop()
  })
})

test('a failing source is logged once, and once more when it works again', async () => {
  const rates = ratesAt(manualClock(morningOf(friday)))
  feedIsDown()
  await rates.refresh()
  await refreshNow(rates)
  feedPublishes(300, friday)
  await refreshNow(rates)
  await refreshNow(rates)
  expect(rates.logged.map((line) => JSON.parse(line).msg)).toEqual(['rates: source failed', 'rates: source recovered'])
  expect(rates.observed.ageSeconds.get('vexFx')).toBeLessThan(60)
})

test.each([
  ['a rate of zero', `insert into rates (source, value_date, origin, rate) values ('vexFx', '2026-10-02', 'x', 0)`],
  ['an unknown source', `insert into rates (source, value_date, origin, rate) values ('bnc', '2026-10-02', 'x', 1)`],
  [
    'a second source’s rate by an operator',
    `insert into rates (source, value_date, origin, rate) values ('r4', '2026-10-02', 'operator', 1)`,
  ],
  ['an unknown error', `update rate_sources set error = 'OOPS'`],
])('the database itself refuses %s', async (what, text) => {
  await expect(database.query(positionalStatement(`test.${what}`, text))).rejects.toMatchObject({ code: '23514' })
})

const moveTime = positionalStatement(
  'test.move_time',
  `update rate_sources set next_refresh_at = next_refresh_at - make_interval(secs => $1)`,
)

/** The database's own clock cannot be moved; what it compares with can. */
async function passTime(seconds: number): Promise<void> {
  await database.query(moveTime, [seconds])
}

/**
 * Lets the clock run until the work is done, never ahead of the clock on the wall: what waits by it waits for real
 * requests and statements, which on a busy machine take their time.
 */
async function driven<Result>(clock: ManualClock, work: Promise<Result>): Promise<Result> {
  const progress = { isDone: false }
  const ended = work.finally(() => {
    progress.isDone = true
  })
  while (!progress.isDone) {
    await setTimeout(10)
    await clock.advance(10)
  }
  return ended
}
