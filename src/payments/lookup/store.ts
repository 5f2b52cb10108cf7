import { idRange } from '../../foundation/id-range.ts'
import { longestPage } from '../../foundation/page.ts'
import type { Scope } from '../../foundation/scope.ts'
import { unknownLength } from '../../storage/batch.ts'
import type { Database } from '../../storage/database.ts'
import { run, statement } from '../../storage/statement.ts'
import type { PaymentEvent } from '../../webhooks/events.ts'
import { openingOrEmpty, type PayerEncryption } from '../payer-encryption.ts'
import { type Method, methods, type Payment, type PaymentRow, type Status, statuses } from '../payment.ts'
import { paymentColumns, paymentOf } from '../payment-row.ts'
import type { PaymentKey } from '../sql/fragments.ts'
import type { Transition } from '../transition.ts'

export type PageQuery = {
  externalRef?: string | undefined
  status?: Status | undefined
  method?: Method | undefined
  from?: Date | undefined
  to?: Date | undefined
  updatedFrom?: Date | undefined
  /** The page begins after this payment. */
  after?: string | undefined
  /** At most `longestPage`. */
  limit: number
}

/** A timeline entry. */
export type TimelineEvent = {
  id: string
  type: string
  status: Status
  event: PaymentEvent | null
  at: Date
  data: Transition['data']
  /** The API key whose request caused it; null: the gateway itself, or a person. */
  keyId: string | null
}

type TimelineRow = { [Name in keyof TimelineEvent]: TimelineEvent[Name] | null }

const TIMELINE_EVENTS = 500

const inTime = (from: string) => `case when ${from} and created_at < :createdBefore then true end is not null`

// The generic plan (force_generic_plan) estimates two plain comparisons with created_at as very selective, and then reads
// and sorts all the tenant's payments instead of following the index: 20,000 rows of a million instead of 26. It estimates
// `x is not null` at selectivity ≈ 1, so it keeps the index order.
//
// Likewise it estimates `payment_id >= :fromId and payment_id < :beforeId` at 1/200, and a row comparison, which it does
// not recognise as the other end of a range, at 1/9. On a table partitioned by month it estimated one payment for the
// former and sorted all of them instead of scanning the index of each month: 9,017 pages instead of 23. Alternatives that
// were worse: `>= any (:fromIds)` is estimated at selectivity 1, but loses the index order before PostgreSQL 17; a row that
// begins with `livemode` does not end the scan (67 pages instead of 3 for an empty result).
export const inRange = `livemode = :livemode
     and (payment_id, livemode) >= (:fromId, :livemode) and payment_id < :beforeId
     and ${inTime('created_at >= :createdFrom')}`

// A reference has few payments, so the lower end of the range may be a filter. As an index condition it would make the
// planner prefer the primary key to the index by reference: in twelve partitions 9,017 pages instead of 43.
export const inRangeOfRef = `livemode = :livemode and external_ref = :externalRef
     and payment_id < :beforeId and ${inTime('payment_id >= :fromId and created_at >= :createdFrom')}`

export type RangeParams = {
  livemode: boolean
  fromId: string
  beforeId: string
  createdFrom: Date | '-infinity'
  createdBefore: Date | 'infinity'
  limit: number
}
export type KindParams = { statuses: readonly Status[]; methods: readonly Method[] }
type ListParams = Scope & RangeParams & { updatedFrom: Date | '-infinity' }

// Written like `inTime`, for the same reason.
const isChanged = 'case when updated_at >= :updatedFrom then true end is not null'
const range = `tenant_id = :tenantId and ${inRange} and ${isChanged}`
const page = 'order by payment_id desc limit :limit'

/**
 * A page of the payments that a query selects, in one scan of an index. Of a limit of unknown length the planner assumes a
 * tenth of all rows: such a plan looks so expensive that every page is planned anew. Of the longest page, cut twice, it
 * assumes one row, and the page is planned once.
 */
export const pageOf = (payments: string) =>
  `select * from (
     select * from (${payments} order by payment_id desc limit ${longestPage}) longest order by "paymentId" desc limit :limit
   ) page order by "paymentId" desc limit :limit`

const listAll = statement<ListParams, PaymentRow>(
  'lookup.list',
  pageOf(`select ${paymentColumns} from payments where ${range}`),
)

// One short index scan for each status and method, whatever their share of the table: `status = :status` on an index by
// time alone would scan all other payments to find the few that failed.
export const pageOfKinds = (payments: string) =>
  `select found.* from unnest(${unknownLength(':statuses::text[]')}) as s (status)
   cross join unnest(${unknownLength(':methods::text[]')}) as m (method)
   cross join lateral (${pageOf(`${payments} and payments.status = s.status and payments.method = m.method`)}) found
   order by "paymentId" desc limit :limit`

const listKinds = statement<ListParams & KindParams, PaymentRow>(
  'lookup.list_kinds',
  pageOfKinds(`select ${paymentColumns} from payments where ${range}`),
)

const listOfRef = statement<ListParams & KindParams & { externalRef: string }, PaymentRow>(
  'lookup.list_ref',
  `select ${paymentColumns} from payments
   where tenant_id = :tenantId and ${inRangeOfRef} and ${isChanged}
     and status = any (:statuses::text[]) and method = any (:methods::text[]) ${page}`,
)

/** As in the index payments_changed_late. */
const LATE_MS = 3_600_000

// Found by the index first, and only then sorted: in the order of ids the planner would walk all older payments for them.
const listChangedLate = statement<ListParams & KindParams, PaymentRow>(
  'lookup.list_changed_late',
  `with late as materialized (
     select tenant_id, livemode, payment_id from payments
     where tenant_id = :tenantId and livemode = :livemode
       and updated_at >= :updatedFrom and updated_at - created_at > interval '1 hour'
       and payment_id >= :fromId and payment_id < :beforeId
       and created_at >= :createdFrom and created_at < :createdBefore
       and status = any (:statuses::text[]) and method = any (:methods::text[])
   ), shown as (
     select * from late order by payment_id desc limit :limit
   )
   select ${paymentColumns} from shown join payments using (tenant_id, livemode, payment_id) order by payment_id desc`,
)

// A left join from the payment: a payment without events returns one row of nulls, a missing payment returns none.
const selectTimeline = statement<PaymentKey, TimelineRow>(
  'lookup.timeline',
  `select event_id as id, type, status, event, at, data, key_id as "keyId" from (
     select e.* from payments p left join payment_events e using (tenant_id, livemode, payment_id)
     where p.tenant_id = :tenantId and p.livemode = :livemode and p.payment_id = :paymentId
     order by e.event_id desc limit ${TIMELINE_EVENTS}
   ) newest
   order by at, event_id`,
)

export type LookupStore = ReturnType<typeof createLookupStore>

export function createLookupStore({ database, encryption }: { database: Database; encryption: PayerEncryption }) {
  const lenient = openingOrEmpty(encryption)
  return {
    async list(scope: Scope, query: PageQuery): Promise<Payment[]> {
      const { externalRef, status, method, updatedFrom } = query
      const kinds = kindParams(query)
      const inPage = { ...scope, ...rangeParams(query), updatedFrom: updatedFrom ?? ('-infinity' as const) }
      const listIn = (part: ListParams) =>
        externalRef !== undefined
          ? run(database, listOfRef, { ...part, ...kinds, externalRef })
          : status || method
            ? run(database, listKinds, { ...part, ...kinds })
            : run(database, listAll, part)
      const rows =
        updatedFrom === undefined || externalRef !== undefined
          ? await listIn(inPage)
          : await listChanged(inPage, updatedFrom, kinds, listIn)
      return rows.map((row) => paymentOf(row, scope, lenient))
    },

    /** Undefined when there is no such payment. */
    async timeline(scope: Scope, paymentId: string): Promise<TimelineEvent[] | undefined> {
      const rows = await run(database, selectTimeline, { ...scope, paymentId })
      return rows.length === 0 ? undefined : rows.filter((row): row is TimelineEvent => row.id !== null)
    },
  }

  /**
   * Payments that changed, in the order of their ids, which do not change while a reader pages. Those created within an hour
   * before that time or later are nearly all of them; older ones changed late, and an index has only such payments.
   */
  async function listChanged(
    inPage: ListParams,
    updatedFrom: Date,
    kinds: KindParams,
    listIn: (part: ListParams) => Promise<PaymentRow[]>,
  ): Promise<PaymentRow[]> {
    const { fromId: splitId } = idRange({ from: new Date(updatedFrom.getTime() - LATE_MS) })
    const { fromId, beforeId, limit } = inPage
    const recent = beforeId > splitId ? await listIn({ ...inPage, fromId: fromId > splitId ? fromId : splitId }) : []
    if (recent.length === limit || fromId >= splitId) return recent
    const older = {
      ...inPage,
      ...kinds,
      beforeId: beforeId < splitId ? beforeId : splitId,
      limit: limit - recent.length,
    }
    return [...recent, ...(await run(database, listChangedLate, older))]
  }
}

export function rangeParams({ from, to, after, limit }: PageQuery): Omit<RangeParams, 'livemode'> {
  return {
    ...idRange({ from, to, after }),
    createdFrom: from ?? '-infinity',
    createdBefore: to ?? 'infinity',
    limit,
  }
}

export function kindParams({ status, method }: PageQuery): KindParams {
  return { statuses: status ? [status] : statuses, methods: method ? [method] : methods }
}
