import { addDays, caracasDate, startOfCaracasDay } from '../foundation/caracas.ts'
import type { Scope } from '../foundation/scope.ts'
import type { Database } from '../storage/database.ts'
import { run, statement } from '../storage/statement.ts'

/** Figures of one mode over the last 31 days. */
export type DayFigures = {
  livemode: boolean
  /** Days with payments on an account that is not closed, of tenants that close their days. */
  openDays: number
  /** Age in days of the oldest of them; 0 without one. */
  oldestDays: number
  /** Differences of the closed days, and corrections found since. */
  differences: number
  corrections: number
}

type FigureParams = { today: string; from: string; fromTime: Date; partlyDates: string[]; partlyModes: boolean[] }

// One probe per tenant and day. A tenant that never closed a day does not use this: its days are not counted.
const selectFigures = statement<FigureParams, DayFigures>(
  'reconciliations.measure',
  `with closing as (
     select tenant_id, livemode, min(date) as first from closed_days group by tenant_id, livemode
   ), open as (
     select c.livemode, :today::date - age as date
     from closing c
     cross join lateral generate_series(1, :today::date - greatest(c.first, :from::date)) as age
     where not exists (
         select from closed_days k where k.tenant_id = c.tenant_id and k.livemode = c.livemode and k.date = :today::date - age)
       and exists (
         select from payments p where p.tenant_id = c.tenant_id and p.livemode = c.livemode
           and p.payment_id >= uuid_at((:today::date - age)::timestamp at time zone 'America/Caracas')
           and p.payment_id < uuid_at((:today::date - age + 1)::timestamp at time zone 'America/Caracas')
           and p.status in ('COMPLETED', 'REVERSED'))
     union all
     select livemode, date from unnest(:partlyModes::boolean[], :partlyDates::date[]) as partly (livemode, date)
   )
   select m.livemode,
          (select count(*)::integer from open o where o.livemode = m.livemode) as "openDays",
          (select coalesce(max(:today::date - o.date), 0)::integer from open o where o.livemode = m.livemode) as "oldestDays",
          (select coalesce(sum(k.differences), 0)::integer from closed_days k
           where k.livemode = m.livemode and k.date >= :from::date) as differences,
          (select count(*)::integer from day_corrections f
           where f.livemode = m.livemode and f.found_at >= :fromTime) as corrections
   from (values (true), (false)) as m (livemode)`,
)

/** A day of a tenant with the accounts on which it is closed, in hexadecimal. */
type ClosedDate = Scope & { date: string; accountIds: string[] }

const selectClosed = statement<{ from: string }, ClosedDate>(
  'reconciliations.closed_since',
  `select tenant_id as "tenantId", livemode, date::text, array_agg(encode(account_id, 'hex')) as "accountIds"
   from closed_days where date >= :from::date group by tenant_id, livemode, closed_days.date order by closed_days.date`,
)

const MEASURED_DAYS = 31
/** Closed days of this age are compared with the bank again, in case nobody reads them. */
const WATCHED_DAYS = 7

/** `partlyClosed` are days with payments on an account on which they are not closed. */
export function measureDays(
  database: Database,
  now: Date,
  partlyClosed: readonly { livemode: boolean; date: string }[],
): Promise<DayFigures[]> {
  const from = firstMeasured(now)
  return run(database, selectFigures, {
    today: caracasDate(now.getTime()),
    from,
    fromTime: startOfCaracasDay(from),
    partlyDates: partlyClosed.map(({ date }) => date),
    partlyModes: partlyClosed.map(({ livemode }) => livemode),
  })
}

/** Measured days that are closed on an account at least. */
export function closedDates(database: Database, now: Date): Promise<ClosedDate[]> {
  return run(database, selectClosed, { from: firstMeasured(now) })
}

function firstMeasured(now: Date): string {
  return addDays(caracasDate(now.getTime()), -MEASURED_DAYS)
}

/** Whether a closed day may still change by a late line. */
export function isWatched(date: string, now: Date): boolean {
  return date >= addDays(caracasDate(now.getTime()), -WATCHED_DAYS)
}
