import { describe, expect, test } from 'vitest'
import type { Payment } from '../../api/routes.ts'
import { filtersOf, isFiltered, queryOf, withUpdated } from './filters.ts'

const payment = (paymentId: string, change: Partial<Payment> = {}): Payment =>
  ({ paymentId, status: 'PENDING', method: 'C2P', createdAt: '2026-10-05T15:00:00.000Z', ...change }) as Payment

const none = filtersOf({})

describe('payment filters from the URL', () => {
  test('an unknown status, method or day in the URL is ignored', () => {
    const filters = filtersOf({ status: 'LOST', method: 'CASH', from: 'yesterday' })
    expect(filters).toEqual(none)
    expect(isFiltered(filters)).toBe(false)
  })

  test('days in the URL are days in Caracas, and the last one is included', () => {
    expect(queryOf(filtersOf({ from: '2026-10-05', to: '2026-10-05', status: 'FAILED' }))).toEqual({
      status: 'FAILED',
      method: undefined,
      from: '2026-10-05T04:00:00.000Z',
      to: '2026-10-06T04:00:00.000Z',
    })
  })

  test('a search in the URL ignores the other filters', () => {
    expect(queryOf(filtersOf({ q: ' orden-1 ', status: 'FAILED' }))).toEqual({ q: 'orden-1' })
  })
})

describe('payment list after a live update', () => {
  const shown = [payment('b'), payment('a')]

  test('a changed payment is updated in position, even if it no longer matches the filter', () => {
    const after = withUpdated(shown, payment('a', { status: 'FAILED' }), filtersOf({ status: 'PENDING' }))
    expect(after.map(({ paymentId, status }) => [paymentId, status])).toEqual([
      ['b', 'PENDING'],
      ['a', 'FAILED'],
    ])
  })

  test('a new payment is added at the top', () => {
    expect(withUpdated(shown, payment('c'), none).map(({ paymentId }) => paymentId)).toEqual(['c', 'b', 'a'])
    expect(withUpdated([], payment('c'), none)).toHaveLength(1)
  })

  test('a changed payment older than the page, or outside the filters, is not added', () => {
    expect(withUpdated([payment('c')], payment('b'), none)).toHaveLength(1)
    expect(withUpdated(shown, payment('c'), filtersOf({ status: 'COMPLETED' }))).toBe(shown)
    expect(withUpdated(shown, payment('c'), filtersOf({ method: 'VPOS' }))).toBe(shown)
    expect(withUpdated(shown, payment('c'), filtersOf({ to: '2026-10-04' }))).toBe(shown)
    expect(withUpdated(shown, payment('c'), filtersOf({ q: 'c' }))).toBe(shown)
  })
})
