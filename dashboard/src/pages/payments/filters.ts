import type { Payment } from '../../api/routes.ts'
import { endOfDay, startOfDay } from '../../format.ts'

/** Filters of the list, stored in the URL so that a view can be bookmarked or shared. */
export type Filters = {
  q: string
  status: Payment['status'] | ''
  method: Payment['method'] | ''
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
  'CREDITO_CUENTA',
  'DISPERSION',
  'VUELTO',
] as const satisfies Payment['method'][]

const day = /^\d{4}-\d{2}-\d{2}$/

export function filtersOf(query: Record<string, string>): Filters {
  const { q = '', status, method, from = '', to = '' } = query
  return {
    q: q.trim(),
    status: statuses.find((one) => one === status) ?? '',
    method: methods.find((one) => one === method) ?? '',
    from: day.test(from) ? from : '',
    to: day.test(to) ? to : '',
  }
}

export const isFiltered = (filters: Filters): boolean => Object.values(filters).some((value) => value !== '')

/** API query: days in Caracas become instants, and a search ignores the other filters. */
export function queryOf({ q, status, method, from, to }: Filters) {
  if (q) return { q }
  return {
    status: status || undefined,
    method: method || undefined,
    from: from ? startOfDay(from) : undefined,
    to: to ? endOfDay(to) : undefined,
  }
}

/** Whether a changed payment matches the filters of the list. */
export function matchesFilters(payment: Payment, filters: Filters): boolean {
  const { status, method, from, to } = queryOf(filters)
  if (filters.q) return false
  return (
    (status === undefined || payment.status === status) &&
    (method === undefined || payment.method === method) &&
    (from === undefined || payment.createdAt >= from) &&
    (to === undefined || payment.createdAt < to)
  )
}

/** The list with a changed payment: replaced in position, or added at the top if new. Ids grow with time. */
export function withUpdated(items: Payment[], updated: Payment, filters: Filters): Payment[] {
  if (items.some(({ paymentId }) => paymentId === updated.paymentId)) {
    return items.map((item) => (item.paymentId === updated.paymentId ? updated : item))
  }
  const newest = items[0]
  const isNew = !newest || updated.paymentId > newest.paymentId
  return isNew && matchesFilters(updated, filters) ? [updated, ...items] : items
}
