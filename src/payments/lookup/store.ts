import type { Scope } from '../../foundation/scope.ts'
import { type Database, positionalStatement } from '../../storage/database.ts'
import { type Method, methods, type Payment, type Status, statuses, type Transition } from '../payment.ts'
import type { PaymentEvent } from '../../webhooks/events.ts'
import { paymentColumns, paymentOf, type Row, type PayerEncryption } from '../rows.ts'

export type PageQuery = {
  externalRef?: string | undefined
  status?: Status | undefined
  method?: Method | undefined
  from?: Date | undefined
  to?: Date | undefined
  /** The page begins after this payment. */
  after?: string | undefined
  limit: number
}

/** A line of the timeline as it was written. */
export type TimelineEvent = {
  id: string
  type: string
  status: Status
  event: PaymentEvent | null
  at: Date
  data: Transition['data']
}

/**
 * A payment's id carries the time of the process that made it, `created_at` that of the database. Times are turned
 * into a range of ids, wider by what the two clocks may differ, and `created_at` decides within it: a page far in the
 * past is reached by the index, not by walking there.
 */
const CLOCK_DIFFERENCE_MS = 300_000

const TIMELINE_EVENTS = 500

const inTime = (from: string) => `case when ${from} and created_at < $6 then true end is not null`

// $2 mode, ids from $3 and before $4, made from $5 and before $6, $7 rows
//
// A plan made for any values (force_generic_plan) takes two plain comparisons with created_at to leave next to nothing,
// and then rather reads and sorts all the tenant's payments than follow the index to the page's end: 20,000 of a million
// instead of 26. Of `is not null` it expects that it leaves nearly everything.
//
// Likewise of `payment_id >= $3 and payment_id < $4` it expects one in 200; of a comparison of rows, which it does not
// take for the other end of a range, one in nine. On a table partitioned by month the former looked like one payment, and
// to sort them all seemed cheaper than the index of each month to come: 9,017 pages instead of 23. `>= any ($3)` would be
// expected to leave everything, but before PostgreSQL 17 loses the index's order; and a row that begins with `livemode`
// does not end the scan: 67 pages instead of 3 to find nothing.
export const inRange = (tenant: string) => `tenant_id = ${tenant} and livemode = $2
     and (payment_id, livemode) >= ($3, $2) and payment_id < $4
     and ${inTime('created_at >= $5')}`

// A reference has few payments, so its lower end may be a filter. As a condition of the index it would make the primary
// key look as good as the index by reference: in twelve partitions 9,017 pages instead of 43.
export const inRangeOfRef = (tenant: string) => `tenant_id = ${tenant} and livemode = $2 and external_ref = $10
     and payment_id < $4 and ${inTime('payment_id >= $3 and created_at >= $5')}`

const range = inRange('$1')
const page = 'order by payment_id desc limit $7'

const listAll = positionalStatement('lookup.list', `select ${paymentColumns} from payments where ${range} ${page}`)

// One short read of the index for each kind, whatever their share of the table: `status = $8` on an index by time
// alone would walk over every other payment to find the few that failed.
const listKinds = positionalStatement(
  'lookup.list_kinds',
  `select found.* from unnest($8::text[]) as s (status) cross join unnest($9::text[]) as m (method)
   cross join lateral (
     select ${paymentColumns} from payments
     where ${range} and payments.status = s.status and payments.method = m.method ${page}
   ) found
   order by "paymentId" desc limit $7`,
)

const listOfRef = positionalStatement(
  'lookup.list_ref',
  `select ${paymentColumns} from payments
   where ${inRangeOfRef('$1')} and status = any ($8::text[]) and method = any ($9::text[]) ${page}`,
)

// The payment itself is the left side: without events it is still found, and without it there is no row at all.
const selectTimeline = positionalStatement(
  'lookup.timeline',
  `select event_id as id, type, status, event, at, data from (
     select e.* from payments p left join payment_events e using (tenant_id, livemode, payment_id)
     where p.tenant_id = $1 and p.livemode = $2 and p.payment_id = $3
     order by e.event_id desc limit ${TIMELINE_EVENTS}
   ) newest
   order by at, event_id`,
)

export type LookupStore = ReturnType<typeof createLookupStore>

export function createLookupStore({ database, vault }: { database: Database; vault: PayerEncryption }) {
  return {
    async list(scope: Scope, query: PageQuery): Promise<Payment[]> {
      const { externalRef, status, method } = query
      const within = [scope.tenantId, scope.livemode, ...rangeValues(query)]
      const kinds = kindValues(query)
      const rows = await (externalRef !== undefined
        ? database.query<Row>(listOfRef, [...within, ...kinds, externalRef])
        : status || method
          ? database.query<Row>(listKinds, [...within, ...kinds])
          : database.query<Row>(listAll, within))
      return rows.map((row) => paymentOf(row, scope, vault))
    },

    /** Undefined when there is no such payment. */
    async timeline(scope: Scope, paymentId: string): Promise<TimelineEvent[] | undefined> {
      const rows = await database.query<TimelineEvent | { id: null }>(selectTimeline, [
        scope.tenantId,
        scope.livemode,
        paymentId,
      ])
      return rows.length === 0 ? undefined : rows.filter((row) => row.id !== null)
    },
  }
}

/** From $3 to $7. */
export function rangeValues({ from, to, after, limit }: PageQuery): unknown[] {
  return [
    from ? firstIdOf(from.getTime() - CLOCK_DIFFERENCE_MS) : LOWEST_ID,
    earlier(after ?? HIGHEST_ID, to ? firstIdOf(to.getTime() + CLOCK_DIFFERENCE_MS) : HIGHEST_ID),
    from ?? '-infinity',
    to ?? 'infinity',
    limit,
  ]
}

/** $8 and $9. */
export function kindValues({ status, method }: PageQuery): (readonly string[])[] {
  return [status ? [status] : statuses, method ? [method] : methods]
}

const LOWEST_ID = '00000000-0000-0000-0000-000000000000'
const HIGHEST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff'

/** The lowest id of version 7 that a payment of this time can have. */
function firstIdOf(timeMs: number): string {
  const hex = Math.max(0, timeMs).toString(16).padStart(12, '0')
  return `${hex.slice(0, 8)}-${hex.slice(8)}-0000-0000-000000000000`
}

function earlier(one: string, other: string): string {
  return one < other ? one : other
}
