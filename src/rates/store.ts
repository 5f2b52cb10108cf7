import { auditColumns, type AuditParams, auditParams, auditValues } from '../audit/entry.ts'
import { type Decimal, decimal } from '../foundation/money.ts'
import type { Random } from '../foundation/random.ts'
import type { Database, Queryable } from '../storage/database.ts'
import { run, statement } from '../storage/statement.ts'
import type { DayRange } from './calendar.ts'
import type { AcceptedRate, CheckedRate } from './outlier-check.ts'
import { type DatedRate, isTooSmall, OPERATOR, type SourceError, type SourceName } from './source.ts'

export type StoredRate = DatedRate & { source: SourceName; origin: string; fetchedAt: Date }

/** The result of the last query of a source, shared by all processes. */
export type SourceState = {
  source: SourceName
  error: SourceError | null
  held: boolean
  /** Time since the source last returned a usable rate; null if it never did. */
  ageSeconds: number | null
  /** A process is querying it now. */
  isRefreshing: boolean
}

type RateRow = { source: SourceName; valueDate: string; origin: string; rate: string; fetchedAt: Date }

const rateColumns = `value_date::text as "valueDate", origin, rate::text, fetched_at as "fetchedAt"`
/** An operator's entry takes precedence over a feed's rate of the same day; otherwise the latest counts. */
const bestFirst = `value_date desc, (origin = '${OPERATOR}') desc, fetched_at desc`

/** Neither quarantined nor withdrawn. `rate_sources` has a column `held` too, so the table is named. */
const usable = `not r.held and r.withdrawn_at is null`

type StateRow = SourceState & { [Column in keyof RateRow]: RateRow[Column] | null }

const selectState = statement<{ fromDay: string; origins: string[] }, StateRow>(
  'rates.state',
  `select s.source, s.error, s.held,
          extract(epoch from now() - s.published_at)::float8 as "ageSeconds",
          coalesce(s.next_refresh_at > now() and s.asked_at > coalesce(s.answered_at, '-infinity'), false) as "isRefreshing",
          ${rateColumns}
   from rate_sources s
   left join rates r on r.source = s.source and r.value_date >= :fromDay and r.origin = any(:origins) and ${usable}
   order by s.source, ${bestFirst}`,
)

/** The sources and every accepted rate from `fromDay` on, best first, in one consistent read. */
export async function readState(
  database: Database,
  { fromDay, origins }: { fromDay: string; origins: string[] },
): Promise<{ sources: SourceState[]; rates: StoredRate[] }> {
  const rows = await run(database, selectState, { fromDay, origins })
  const sources = new Map(
    rows.map(({ source, error, held, ageSeconds, isRefreshing }) => [
      source,
      { source, error, held, ageSeconds, isRefreshing },
    ]),
  )
  return {
    sources: [...sources.values()],
    rates: rows.filter((row): row is SourceState & RateRow => row.rate !== null).map(toStoredRate),
  }
}

/** The result of the last query of a source. */
type LastRefresh = { error: SourceError | null; held: boolean }

// Queried in the future: the database's clock went back, and the source would not be due until it is there again.
const claimSource = statement<{ source: SourceName; today: string; leaseSeconds: number }, LastRefresh>(
  'rates.claim',
  `update rate_sources
   set next_refresh_at = now() + make_interval(secs => :leaseSeconds), asked_at = now(),
       asked_on = greatest(asked_on, :today::date)
   where source = :source and (next_refresh_at <= now() or asked_at > now() or asked_on < :today::date)
   returning error, held`,
)

/** Claims the query of a due source for the length of the lease. Returns the last result, or nothing if not claimed. */
export async function claim(
  database: Database,
  { source, today, leaseSeconds }: { source: SourceName; today: string; leaseSeconds: number },
): Promise<LastRefresh | undefined> {
  const [claimed] = await run(database, claimSource, { source, today, leaseSeconds })
  return claimed
}

const acquireLock = statement('rates.lock', `select pg_advisory_xact_lock(hashtext('pasarela.rates'))`)

/** Serialises comparing and storing of rates until the transaction ends: two sources could miss each other's rate. */
export async function lockRates(transaction: Queryable): Promise<void> {
  await run(transaction, acquireLock, {})
}

// `select distinct` can only order by columns that it selects.
type ReferenceRow = RateRow & { acceptedAt: Date; value_date: Date; entered: boolean }

const selectReferences = statement<{ valueDates: string[]; origins: string[] }, ReferenceRow>(
  'rates.references',
  `select distinct r.source, value_date::text as "valueDate", origin, rate::text, fetched_at as "fetchedAt",
          first_fetched_at as "acceptedAt", value_date, origin = '${OPERATOR}' as entered
   from unnest(:valueDates::date[]) as wanted (day)
   cross join rate_sources s
   cross join lateral (
     (select r.* from rates r where r.source = s.source and value_date = day and ${usable} and origin = any(:origins))
     union all
     (select r.* from rates r where r.source = s.source and value_date < day and ${usable} and origin = any(:origins)
      order by ${bestFirst} limit 1)
     union all
     (select r.* from rates r where r.source = s.source and value_date > day and ${usable} and origin = any(:origins)
      order by value_date, (origin = '${OPERATOR}') desc, fetched_at desc limit 1)
   ) r
   order by value_date desc, entered desc, "fetchedAt" desc`,
)

/** Every accepted rate of the value dates, and each source's best of the nearest date before and after; best first. */
export async function readReferences(
  database: Queryable,
  valueDates: string[],
  origins: string[],
): Promise<AcceptedRate[]> {
  const rows = await run(database, selectReferences, { valueDates, origins })
  return rows.map(({ acceptedAt, ...row }) => ({ ...toStoredRate(row), acceptedAt }))
}

const selectBest = statement<DayRange & { origins: string[] }, RateRow>(
  'rates.best',
  `select source, ${rateColumns}
   from rates r where value_date between :from and :to and origin = any(:origins) and ${usable}
   order by (source = 'vexFx') desc, ${bestFirst} limit 1`,
)

/** The rate in force in a range of value dates: the authoritative source's, or else the secondary one's. */
export async function readBest(
  database: Database,
  { from, to }: DayRange,
  origins: string[],
): Promise<StoredRate | undefined> {
  const [row] = await run(database, selectBest, { from, to, origins })
  return row && toStoredRate(row)
}

/** A rate that leaves quarantine counts as first fetched then: later rates are checked by the order of acceptance. */
const upsertRates = `insert into rates (source, origin, value_date, rate, held)
     select :source, :origin, value_date, rate, held
     from unnest(:valueDates::date[], :rates::numeric[], :held::boolean[]) as t (value_date, rate, held)
     on conflict (source, value_date, origin, rate) do update
     set held = excluded.held, fetched_at = now(),
         first_fetched_at = case when rates.held and not excluded.held then now() else rates.first_fetched_at end`

type ReceivedParams = { source: SourceName; origin: string; valueDates: string[]; rates: string[]; held: boolean[] }

const insertReceived = statement<
  ReceivedParams & { error: SourceError | null; isAnyHeld: boolean; nextInSeconds: number }
>(
  'rates.record',
  `with received as (
     ${upsertRates}
   )
   update rate_sources
   set error = :error, held = :isAnyHeld, answered_at = now(),
       published_at = case when :error::text is null then now() else published_at end,
       next_refresh_at = now() + make_interval(secs => :nextInSeconds)
   where source = :source`,
)

/** Stores the received rates and ends the claim, in one statement. */
export async function record(
  database: Queryable,
  received: Received & { error: SourceError | null; nextInSeconds: number },
): Promise<void> {
  const { checked, error, nextInSeconds } = received
  const isAnyHeld = checked.some(({ quarantinedBy }) => quarantinedBy !== null)
  await run(database, insertReceived, { ...receivedParams(received), error, isAnyHeld, nextInSeconds })
}

type Received = { source: SourceName; origin: string; checked: CheckedRate[] }

function receivedParams({ source, origin, checked }: Received): ReceivedParams {
  return {
    source,
    origin,
    valueDates: checked.map(({ valueDate }) => valueDate),
    rates: checked.map(({ rate }) => storable(rate)),
    held: checked.map(({ quarantinedBy }) => quarantinedBy !== null),
  }
}

function storable(rate: Decimal): string {
  if (isTooSmall(rate)) throw new RangeError(`a rate of ${rate.toFixed()} VES per USD is too small to be stored`)
  return rate.toFixed()
}

const insertPast = statement<ReceivedParams>('rates.record_past', upsertRates)

/** Stores the rates of past days; the source's state is unchanged. */
export async function recordPast(database: Queryable, received: Received): Promise<void> {
  await run(database, insertPast, receivedParams(received))
}

const makeDue = statement('rates.make_due', 'update rate_sources set next_refresh_at = now()')

/** Makes every source due, for the first process that checks. */
export async function makeSourcesDue(database: Database): Promise<void> {
  await run(database, makeDue, {})
}

type EntryParams = AuditParams & {
  valueDate: string
  rate: string
  rateText: string
  isConfirmed: boolean
}

const insertEntry = statement<EntryParams, RateRow>(
  'rates.enter',
  `with entered as (
     insert into rates (source, value_date, origin, rate) values ('vexFx', :valueDate, '${OPERATOR}', :rate)
     on conflict (source, value_date, origin, rate) do update set fetched_at = now(), withdrawn_at = null,
       first_fetched_at = case when rates.withdrawn_at is null then rates.first_fetched_at else now() end
     returning *
   ), asked_again as (
     update rate_sources set next_refresh_at = now()
   ), audited as (
     insert into audit_log (${auditColumns}, action, subject, details)
     select ${auditValues}, 'rate.set', value_date::text,
            jsonb_build_object('rate', :rateText::text)
              || case when :isConfirmed then '{"confirmed": true}'::jsonb else '{}' end
     from entered
   )
   select source, ${rateColumns} from entered`,
)

/**
 * Stores an operator's rate for a value date, unchecked: it takes precedence over the feed's, and later rates are compared
 * with it. `confirmed` is recorded in the audit log: the rate exceeds the bounds and was confirmed.
 */
export async function enterRate(
  database: Queryable,
  random: Random,
  entry: { rate: Decimal; valueDate: string; actor: string; confirmed?: boolean },
): Promise<StoredRate> {
  const { valueDate, actor, confirmed = false } = entry
  const rate = storable(entry.rate)
  const [entered] = await run(database, insertEntry, {
    valueDate,
    rate,
    ...auditParams(random, actor),
    rateText: rate,
    isConfirmed: confirmed,
  })
  return toStoredRate(entered as RateRow)
}

const withdrawEntries = statement<AuditParams & { valueDate: string }, { rate: string }>(
  'rates.withdraw',
  `with withdrawn as (
     update rates set withdrawn_at = now()
     where source = 'vexFx' and origin = '${OPERATOR}' and value_date = :valueDate and withdrawn_at is null
     returning rate::text
   ), asked_again as (
     update rate_sources set next_refresh_at = now() where exists (select from withdrawn)
   ), audited as (
     insert into audit_log (${auditColumns}, action, subject, details)
     select ${auditValues}, 'rate.withdraw', :valueDate::date::text, jsonb_build_object('rates', jsonb_agg(rate))
     from withdrawn having count(*) > 0
   )
   select rate from withdrawn`,
)

/** Withdraws what operators entered for a value date: the sources count again, and are due. False if there is none. */
export async function withdrawRates(
  database: Queryable,
  random: Random,
  { valueDate, actor }: { valueDate: string; actor: string },
): Promise<boolean> {
  return (await run(database, withdrawEntries, { valueDate, ...auditParams(random, actor) })).length > 0
}

const selectWithout = statement<DayRange & { origins: string[] }, RateRow>(
  'rates.best_of_sources',
  `select source, ${rateColumns} from rates r
   where value_date between :from and :to and source = 'vexFx' and origin = any(:origins) and origin <> '${OPERATOR}'
     and ${usable}
   order by ${bestFirst} limit 1`,
)

/** The authoritative source's own rate, which counts once the manual one is withdrawn. */
export async function readBestOfSources(
  database: Database,
  { from, to }: DayRange,
  origins: string[],
): Promise<StoredRate | undefined> {
  const [row] = await run(database, selectWithout, { from, to, origins })
  return row && toStoredRate(row)
}

const selectManual = statement<{ valueDate: string; rate: string; at: Date }>(
  'rates.was_manual',
  `select 1 from rates
   where source = 'vexFx' and origin = '${OPERATOR}' and value_date = :valueDate and rate = :rate::numeric
     and first_fetched_at <= :at and (withdrawn_at is null or withdrawn_at >= :at)`,
)

/** Whether a payment made at this time with this rate used a manual one. */
export async function wasManual(
  database: Database,
  used: { valueDate: string; rate: Decimal; at: Date },
): Promise<boolean> {
  return (await run(database, selectManual, { ...used, rate: used.rate.toFixed() })).length > 0
}

const selectDaily = statement<{ fromDay: string; origins: string[] }, RateRow>(
  'rates.daily',
  `select distinct on (source, value_date) source, ${rateColumns}
   from rates r where value_date >= :fromDay and origin = any(:origins) and ${usable}
   order by source, ${bestFirst}`,
)

/** The best rate of each value date from `fromDay` on, newest first. */
export async function readDaily(
  database: Database,
  { fromDay, origins }: { fromDay: string; origins: string[] },
): Promise<StoredRate[]> {
  return (await run(database, selectDaily, { fromDay, origins })).map(toStoredRate)
}

type HistoryMarks = { held: boolean; withdrawnAt: Date | null }

const selectHistory = statement<{ limit: number }, RateRow & HistoryMarks>(
  'rates.history',
  `select source, ${rateColumns}, held, withdrawn_at as "withdrawnAt" from rates order by value_date desc, fetched_at desc, source limit :limit`,
)

/** Newest value dates first, quarantined and withdrawn rates included. */
export async function listRates(database: Database, limit: number): Promise<(StoredRate & HistoryMarks)[]> {
  const rows = await run(database, selectHistory, { limit })
  return rows.map((row) => ({ ...toStoredRate(row), held: row.held, withdrawnAt: row.withdrawnAt }))
}

function toStoredRate({ source, valueDate, origin, rate, fetchedAt }: RateRow): StoredRate {
  return { source, valueDate, origin, rate: decimal(rate), fetchedAt }
}
