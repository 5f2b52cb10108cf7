import { limits } from '../../foundation/limits.ts'
import { type Decimal, decimal, fixed2 } from '../../foundation/money.ts'
import type { Database } from '../../storage/database.ts'
import { run, statement } from '../../storage/statement.ts'
import { inRange, type KindParams, kindParams, type PageQuery, type RangeParams, rangeParams } from '../lookup/store.ts'
import { movedAmounts, movedUsd, movedVes } from '../moved-amounts.ts'
import { type Direction, directionOf, type Method, type Payment, type Status } from '../payment.ts'
import { type OfTenant, ofTenant, type TenantFilter } from './list.ts'
import { ofAll } from './resolve.ts'

/** Sums of payments in one direction: of completed ones what moved. Those made without a rate have no amount in USD. */
export type Sum = { count: number; usdAmount: string; vesAmount: string }

/** Money that came in and money that went out, which are never added together. */
export type Totals = {
  /** The payments that are added up: those of this status. */
  status: Status
  in: Sum
  out: Sum
  /** False where there are more payments than are added up; the sums are then those of a part. */
  isComplete: boolean
}

export type TotalsQuery = TenantFilter & Pick<PageQuery, 'status' | 'method' | 'from' | 'to'>

type TotalsRow = { method: Method; count: number; usdAmount: string; vesAmount: string }

// Of the same payments as the list, by their time of creation and their status now. The hourly rollup answers another
// question: it counts events, so a payment that was reversed since stays in it as completed.
const totalsIn = (owner: string) =>
  `select method, count(*)::int as count, coalesce(sum(usd_amount), 0)::text as "usdAmount", sum(ves_amount)::text as "vesAmount"
   from (
     select m.method, each.usd_amount, each.ves_amount
     from unnest(:statuses::text[]) as s (status) cross join unnest(:methods::text[]) as m (method)
     cross join lateral (
       select case when status = 'COMPLETED' then ${movedUsd} else usd_amount end as usd_amount,
              case when status = 'COMPLETED' then ${movedVes} else ves_amount end as ves_amount
       from payments
       where ${owner}${inRange} and payments.status = s.status and payments.method = m.method
       order by payment_id desc limit :limit
     ) each
     limit :limit
   ) added
   group by method`

const totalsOfAll = statement<RangeParams & KindParams, TotalsRow>('operator.totals', totalsIn(ofAll))
const totalsOfTenant = statement<RangeParams & KindParams & OfTenant, TotalsRow>(
  'operator.totals_of_tenant',
  totalsIn(ofTenant),
)

/** Totals of what a list shows: of its completed payments, unless it is filtered by another status. */
export async function readTotals(
  { database }: { database: Database },
  { livemode, tenantId, status = 'COMPLETED', ...query }: TotalsQuery,
): Promise<Totals> {
  const one = { ...query, status, limit: limits.totalledPayments + 1 }
  const params = { livemode, ...rangeParams(one), ...kindParams(one) }
  const rows = await (tenantId === undefined
    ? run(database, totalsOfAll, params)
    : run(database, totalsOfTenant, { ...params, tenantId }))
  const count = rows.reduce((all, row) => all + row.count, 0)
  return { status, in: sumOf(rows, 'in'), out: sumOf(rows, 'out'), isComplete: count <= limits.totalledPayments }
}

/** The same totals of payments that were found by a search. */
export function totalsOf(
  payments: readonly Pick<Payment, 'method' | 'status' | 'usdAmount' | 'vesAmount' | 'receivedVesAmount' | 'bcvRate'>[],
  { status = 'COMPLETED', isComplete }: { status?: Status | undefined; isComplete: boolean },
): Totals {
  const rows = payments
    .filter((payment) => payment.status === status)
    .map((payment) => {
      const { usdAmount, vesAmount } = payment.status === 'COMPLETED' ? movedAmounts(payment) : payment
      return { method: payment.method, count: 1, usdAmount: usdAmount ?? decimal(0), vesAmount }
    })
  return { status, in: sumOf(rows, 'in'), out: sumOf(rows, 'out'), isComplete }
}

type Added = { method: Method; count: number; usdAmount: string | Decimal; vesAmount: string | Decimal }

function sumOf(rows: readonly Added[], direction: Direction): Sum {
  const added = rows.filter(({ method }) => directionOf[method] === direction)
  const total = (name: 'usdAmount' | 'vesAmount') =>
    fixed2(added.reduce<Decimal>((all, row) => all.plus(row[name]), decimal(0)))
  return {
    count: added.reduce((all, { count }) => all + count, 0),
    usdAmount: total('usdAmount'),
    vesAmount: total('vesAmount'),
  }
}
