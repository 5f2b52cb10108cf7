import { describe, expect, test } from 'vitest'
import type { Payment } from '../../api/routes.ts'
import { filtersOf, isFiltered, queryOf, withMoved } from './filters.ts'

const payment = (paymentId: string, change: Partial<Payment> = {}): Payment =>
  ({ paymentId, status: 'PENDING', method: 'C2P', createdAt: '2026-10-05T15:00:00.000Z', ...change }) as Payment

const none = filtersOf({})

describe('an address', () => {
  test('that names a status or a day that does not exist shows everything', () => {
    const filters = filtersOf({ status: 'LOST', method: 'CASH', from: 'yesterday' })
    expect(filters).toEqual(none)
    expect(isFiltered(filters)).toBe(false)
  })

  test('means days of Caracas, the last one included', () => {
    expect(queryOf(filtersOf({ from: '2026-10-05', to: '2026-10-05', status: 'FAILED' }))).toEqual({
      status: 'FAILED',
      method: undefined,
      from: '2026-10-05T04:00:00.000Z',
      to: '2026-10-06T04:00:00.000Z',
    })
  })

  test('that searches asks for nothing else', () => {
    expect(queryOf(filtersOf({ q: ' orden-1 ', status: 'FAILED' }))).toEqual({ q: 'orden-1' })
  })
})

describe('a payment that moved', () => {
  const shown = [payment('b'), payment('a')]

  test('changes where it stands, even when it no longer fits the filter', () => {
    const after = withMoved(shown, payment('a', { status: 'FAILED' }), filtersOf({ status: 'PENDING' }))
    expect(after.map(({ paymentId, status }) => [paymentId, status])).toEqual([
      ['b', 'PENDING'],
      ['a', 'FAILED'],
    ])
  })

  test('and is new stands on top', () => {
    expect(withMoved(shown, payment('c'), none).map(({ paymentId }) => paymentId)).toEqual(['c', 'b', 'a'])
    expect(withMoved([], payment('c'), none)).toHaveLength(1)
  })

  test('and is older than the page, or fits no filter, is not shown', () => {
    expect(withMoved([payment('c')], payment('b'), none)).toHaveLength(1)
    expect(withMoved(shown, payment('c'), filtersOf({ status: 'COMPLETED' }))).toBe(shown)
    expect(withMoved(shown, payment('c'), filtersOf({ method: 'VPOS' }))).toBe(shown)
    expect(withMoved(shown, payment('c'), filtersOf({ to: '2026-10-04' }))).toBe(shown)
    expect(withMoved(shown, payment('c'), filtersOf({ q: 'c' }))).toBe(shown)
  })
})
