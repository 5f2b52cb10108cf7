import type { Payment } from '../../api/routes.ts'
import { endOfDay, startOfDay } from '../../format.ts'

/** What the list shows; it lives in the address, so that a view can be kept or sent to a colleague. */
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

/** As the gateway takes them: days of Caracas become instants, and a search goes alone. */
export function queryOf({ q, status, method, from, to }: Filters) {
  if (q) return { q }
  return {
    status: status || undefined,
    method: method || undefined,
    from: from ? startOfDay(from) : undefined,
    to: to ? endOfDay(to) : undefined,
  }
}

/** Whether a payment that just moved belongs to the list. */
export function belongs(payment: Payment, filters: Filters): boolean {
  const { status, method, from, to } = queryOf(filters)
  if (filters.q) return false
  return (
    (status === undefined || payment.status === status) &&
    (method === undefined || payment.method === method) &&
    (from === undefined || payment.createdAt >= from) &&
    (to === undefined || payment.createdAt < to)
  )
}

/** The list after a payment moved: changed where it stands, or new at the top. Ids grow with time. */
export function withMoved(items: Payment[], moved: Payment, filters: Filters): Payment[] {
  if (items.some(({ paymentId }) => paymentId === moved.paymentId)) {
    return items.map((item) => (item.paymentId === moved.paymentId ? moved : item))
  }
  const newest = items[0]
  const isNew = !newest || moved.paymentId > newest.paymentId
  return isNew && belongs(moved, filters) ? [moved, ...items] : items
}
