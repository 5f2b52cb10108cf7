import type { Dispatcher } from 'undici'
import type { Flows } from '../banks/bank.ts'
import { addDays } from '../foundation/caracas.ts'
import type { Clock, Loop } from '../foundation/clock.ts'
import { GatewayError } from '../foundation/errors.ts'
import type { Log } from '../foundation/log.ts'
import type { Decimal } from '../foundation/money.ts'
import type { Random } from '../foundation/random.ts'
import type { JsonBody } from '../foundation/route.ts'
import type { Settings } from '../foundation/settings.ts'
import type { Database } from '../storage/database.ts'
import { createCalendar, type DayRange } from './calendar.ts'
import { feedSource } from './feed-source.ts'
import { feedOf, type FeedSettings } from './feeds.ts'
import { type HolidayCoverage, holidayCoverage } from './holidays.ts'
import { enterManualRate, type ManualRate, objectionToManual } from './manual-rate.ts'
import type { Objection } from './outlier-check.ts'
import { createPastRates } from './past.ts'
import type { SourceView } from './quote.ts'
import { r4Source } from './r4-source.ts'
import { refreshSource, retrySeconds } from './refresh.ts'
import { startReportingLoop } from './reporting-loop.ts'
import { createSnapshots, type ReferenceRate } from './snapshot.ts'
import {
  type DatedRate,
  type Mode,
  mayServe,
  OPERATOR,
  type Source,
  type SourceError,
  type SourceName,
  sourceNames,
} from './source.ts'
import {
  readBest,
  readBestOfSources,
  readDaily,
  type SourceState,
  type StoredRate,
  wasManual,
  withdrawRates,
} from './store.ts'

/** Interval at which a process checks for due sources and reads the rates stored by others. */
export const readIntervalMs = 2_000
/** Polling while another process queries the source. */
const waitStepMs = 100
const waitMs = 10_000
/** Minimum interval between refreshes triggered by requests while there is no rate. */
const refreshAgainMs = 500

export type RatesObserver = {
  sourceFailed(source: SourceName, error: SourceError): void
  /** After every read of the database. The age is absent until a source has returned a rate. */
  sourceSeen(source: SourceName, state: { ageSeconds?: number; quarantined: boolean }): void
  /** After every read of the database: days until the list of bank holidays ends, negative afterwards. */
  holidaysSeen(daysLeft: number): void
}

export type Rates = {
  /** From memory; reads the database and queries due sources only if memory has no rate in force today. */
  current(mode: Mode): Promise<ReferenceRate>
  /** Same as current(), but undefined if no rate is in force: for operations in VES, which need none. */
  find(mode: Mode): Promise<ReferenceRate | undefined>
  /**
   * The rate in force on a day of Caracas up to today, for valuing a payment made on that day. A rate that is not
   * stored is queried from the sources that keep past ones. Rejects with `rate_unavailable` when there is none.
   */
  on(day: string, mode: Mode): Promise<StoredRate>
  /** Rejects with `invalid_request` an amount so small that it would cost 0.00 VES. */
  quote(usdAmount: number, mode: Mode): Promise<JsonBody>
  /** Stores an operator's rate, or resolves with the reason why it must be confirmed first. */
  enter(random: Random, entry: ManualRate): Promise<Objection | undefined>
  /** The rate that a manual one would replace and the bound that it exceeds; without a rate, the one that its withdrawal would restore. */
  preview(change: { rate?: Decimal; valueDate: string }): Promise<RatePreview>
  /** Withdraws the manual rates of a value date. False if there is none. */
  withdraw(random: Random, entry: { valueDate: string; actor: string }): Promise<boolean>
  /** Whether a payment made at this time with this rate used a manual one. */
  wasManual(used: { valueDate: string; rate: Decimal; at: Date }): Promise<boolean>
  /** Current rate, sources and holiday coverage, for operators. */
  overview(): Promise<Overview>
  /** The rate of each value date of the last days, newest first. */
  history(days: number): Promise<StoredRate[]>
  /** Queries every due source, or waits for the process that does. */
  refresh(): Promise<void>
  start(): void
  stop(): Promise<void>
}

export type Overview = {
  today: string
  inForce: DayRange
  current: ReferenceRate | null
  holidays: HolidayCoverage
  sources: (SourceState & { isConfigured: boolean; view: SourceView })[]
}

/** Rates of a value date before and after a change by an operator. */
export type RatePreview = {
  /** Of the value date, or the rate in force if that date has none. */
  before: DatedRate | null
  after: DatedRate | null
  objection: Objection | null
}

export type RateSettings = FeedSettings & Pick<Settings, 'ratePolicy' | 'bankHolidays' | 'rateRefreshSeconds'>

export function createRates(parts: {
  database: Database
  /** Its wall clock is the database's, so that processes whose machines disagree about the day serve the same rate. */
  clock: Clock
  log: Log
  dispatcher: Dispatcher
  settings: RateSettings
  /** Where the simulated feed listens, for the feed named sandbox. */
  sandboxFeedUrl?: string
  fetchR4Rate?: Flows['fetchRate'] | undefined
  observer?: RatesObserver
}): Rates {
  const { database, clock, log, dispatcher, settings, fetchR4Rate, observer } = parts
  const calendar = createCalendar(settings)
  const feed = feedOf(settings, parts.sandboxFeedUrl)
  const sources: Source[] = [
    ...(feed ? [feedSource({ feed, dispatcher, clock, calendar })] : []),
    ...(fetchR4Rate ? [r4Source({ fetchRate: fetchR4Rate, clock })] : []),
  ]
  const origins = [settings.rateFeed, 'r4', OPERATOR]
  const snapshots = createSnapshots({ database, clock, calendar, sources, origins })
  const stopping = new AbortController()
  const onFailure = (name: SourceName, error: SourceError) => observer?.sourceFailed(name, error)
  const findPast = createPastRates({ database, clock, log, sources, origins, onFailure, stopping: stopping.signal })
  let loops: Loop[] = []
  let refreshing: Promise<void> | undefined
  let refreshedAtMs = Number.NEGATIVE_INFINITY

  return {
    current,
    find,

    async on(day, mode) {
      const today = calendar.today(clock.now())
      if (day > today) throw unavailable()
      const range = calendar.inForceOn(day)
      // Today itself or, by the policy `next`, a day without banking whose rate is today's.
      if (range.to >= today) return current(mode)
      const rate = await findPast({ range, today, mode })
      if (!rate) throw unavailable()
      return rate
    },

    async quote(usdAmount, mode) {
      const authoritative = freshRate(mode) ?? (await current(mode))
      const quote = snapshots.quoter(authoritative)(usdAmount)
      if (!quote) throw amountTooSmall()
      return quote
    },

    enter: (random, entry) => enterManualRate({ database, origins }, random, entry),

    async preview({ rate, valueDate }) {
      const range = { from: valueDate, to: valueDate }
      const before = (await readBest(database, range, origins)) ?? (await find({ livemode: false }))
      const after = rate ? { rate, valueDate } : ((await readBestOfSources(database, range, origins)) ?? null)
      const objection = rate ? await objectionToManual({ database, origins }, { rate, valueDate }) : undefined
      return { before: before ?? null, after, objection: objection ?? null }
    },

    withdraw: (random, entry) => withdrawRates(database, random, entry),

    wasManual: (used) => wasManual(database, used),

    async overview() {
      await readSnapshot()
      const today = calendar.today(clock.now())
      return {
        today,
        inForce: calendar.inForceOn(today),
        current: snapshots.inForce() ?? null,
        holidays: holidayCoverage(today, settings.bankHolidays),
        sources: sourceNames.flatMap((name) => snapshots.state(name) ?? []),
      }
    },

    history: (days) => readDaily(database, { fromDay: addDays(calendar.today(clock.now()), -days), origins }),

    refresh: () => refresh(sources),

    start() {
      if (!feed) log.warn('no feed configured: only rates entered by an operator are served')
      const background = { clock, log, intervalMs: readIntervalMs }
      loops = [
        startReportingLoop(background, 'read failed', readSnapshot),
        ...sources.map((source) => startReportingLoop(background, 'refresh failed', () => refreshIfDue(source))),
      ]
    },

    async stop() {
      stopping.abort(new Error('stopped'))
      await Promise.all(loops.map((running) => running.stop()))
    },
  }

  async function current(mode: Mode): Promise<ReferenceRate> {
    const rate = await find(mode)
    if (!rate) throw unavailable()
    return rate
  }

  async function find(mode: Mode): Promise<ReferenceRate | undefined> {
    if (!snapshots.freshRate()) await ensureFresh()
    return freshRate(mode)
  }

  function freshRate(mode: Mode): ReferenceRate | undefined {
    const rate = snapshots.freshRate()
    return rate && mayServe(rate.origin, mode) ? rate : undefined
  }

  /** Concurrent requests without a rate share one refresh. */
  function ensureFresh(): Promise<void> {
    if (!refreshing && clock.monotonicMs() - refreshedAtMs < refreshAgainMs) return Promise.resolve()
    refreshing ??= refreshPrimary().finally(() => {
      refreshing = undefined
    })
    return refreshing
  }

  async function refreshPrimary(): Promise<void> {
    await refresh(sources.filter(({ name }) => name === 'vexFx'))
    refreshedAtMs = clock.monotonicMs()
  }

  async function refresh(selected: Source[]): Promise<void> {
    const untilMs = clock.monotonicMs() + waitMs
    while (!stopping.signal.aborted) {
      await Promise.all(selected.map(refreshIfDue))
      const seen = await readSnapshot()
      const isWaiting = selected.some(({ name }) => seen.get(name)?.isRefreshing)
      if (!isWaiting || clock.monotonicMs() >= untilMs) return
      await clock.sleep(waitStepMs, stopping.signal).catch(() => {})
    }
  }

  function refreshIfDue(source: Source): Promise<void> {
    const { rateRefreshSeconds: refreshSeconds } = settings
    const shared = { database, clock, log, calendar, origins, refreshSeconds, onFailure }
    return refreshSource(shared, source, stopping.signal)
  }

  async function readSnapshot(): Promise<Map<SourceName, SourceState>> {
    const today = calendar.today(clock.now())
    const seen = await snapshots.read()
    for (const { source, ageSeconds, held: quarantined } of seen.values()) {
      observer?.sourceSeen(source, { quarantined, ...(ageSeconds === null ? {} : { ageSeconds }) })
    }
    observer?.holidaysSeen(holidayCoverage(today, settings.bankHolidays).daysLeft)
    return seen
  }
}

function unavailable(): GatewayError {
  return new GatewayError('rate_unavailable', { retryAfterSeconds: retrySeconds })
}

/** Rejects a price of 0.00 VES. */
function amountTooSmall(): GatewayError {
  return new GatewayError('invalid_request', {
    texts: {
      en: 'usdAmount is too small: at today’s rate it comes to 0.00 VES.',
      es: 'usdAmount es demasiado pequeño: a la tasa de hoy equivale a 0,00 VES.',
    },
  })
}
