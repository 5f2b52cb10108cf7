import type { Payment } from '../../api/routes.ts'
import { dayOf, endOfDay, startOfDay } from '../../format.ts'
import type { PageLocation } from '../../router.ts'

/** Periods that end today, so that a bookmarked one moves with the calendar. */
export const periods = ['today', 'yesterday', 'week', 'month'] as const
export type Period = (typeof periods)[number]

/** Filters of the list, stored in the URL so that a view can be bookmarked or shared; the search is not. */
export type Filters = {
  q: string
  status: Payment['status'] | ''
  method: Payment['method'] | ''
  /** Empty with days of one's own choice, or all of them. */
  period: Period | ''
  from: string
  to: string
}

export const statuses = ['PENDING', 'COMPLETED', 'FAILED', 'REVERSED'] as const satisfies Payment['status'][]
export const methods = [
  'C2P',
  'VPOS',
  'PAGO_MOVIL',
  'DEBITO_INMEDIATO',
  'CREDITO_INMEDIATO',
  'DOMICILIACION',
  'CREDITO_CUENTA',
  'DISPERSION',
  'VUELTO',
] as const satisfies Payment['method'][]

const day = /^\d{4}-\d{2}-\d{2}$/

/** A search comes from the page's own form, or from a link with `q`. */
export function filtersOf({ query, typed }: Pick<PageLocation, 'query' | 'typed'>): Filters {
  const { q = '', status, method, period, from = '', to = '' } = query
  const chosen = periods.find((one) => one === period) ?? ''
  return {
    q: (typed || q).trim(),
    status: statuses.find((one) => one === status) ?? '',
    method: methods.find((one) => one === method) ?? '',
    period: chosen,
    from: chosen === '' && day.test(from) ? from : '',
    to: chosen === '' && day.test(to) ? to : '',
  }
}

export const isFiltered = (filters: Filters): boolean => Object.values(filters).some((value) => value !== '')

const DAY_MS = 86_400_000

/** First and last day of a period, in Caracas. A week begins on Monday. */
export function daysOf(period: Period, nowMs: number): { from: string; to: string } {
  const today = dayOf(nowMs)
  const before = (days: number) => dayOf(nowMs - days * DAY_MS)
  switch (period) {
    case 'today':
      return { from: today, to: today }
    case 'yesterday':
      return { from: before(1), to: before(1) }
    case 'week':
      return { from: before((new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7), to: today }
    case 'month':
      return { from: `${today.slice(0, 8)}01`, to: today }
  }
}

/** API query: days in Caracas become instants. */
export function queryOf({ status, method, period, ...chosen }: Filters, nowMs: number) {
  const { from, to } = period === '' ? chosen : daysOf(period, nowMs)
  return {
    status: status || undefined,
    method: method || undefined,
    from: from ? startOfDay(from) : undefined,
    to: to ? endOfDay(to) : undefined,
  }
}

/** Whether a changed payment matches the filters of the list. */
export function matchesFilters(payment: Payment, filters: Filters, nowMs: number): boolean {
  const { status, method, from, to } = queryOf(filters, nowMs)
  if (filters.q) return false
  return (
    (status === undefined || payment.status === status) &&
    (method === undefined || payment.method === method) &&
    (from === undefined || payment.createdAt >= from) &&
    (to === undefined || payment.createdAt < to)
  )
}

/** The list with a changed payment: replaced in position, or added at the top if new. Ids grow with time. */
export function withUpdated(items: Payment[], updated: Payment, filters: Filters, nowMs: number): Payment[] {
  if (items.some(({ paymentId }) => paymentId === updated.paymentId)) {
    return items.map((item) => (item.paymentId === updated.paymentId ? updated : item))
  }
  const newest = items[0]
  const isNew = !newest || updated.paymentId > newest.paymentId
  return isNew && matchesFilters(updated, filters, nowMs) ? [updated, ...items] : items
}
