import { describe, expect, test } from 'vitest'
import type { Payment } from '../../api/routes.ts'
import { daysOf, filtersOf, isFiltered, queryOf, withUpdated } from './filters.ts'

const payment = (paymentId: string, change: Partial<Payment> = {}): Payment =>
  ({ paymentId, status: 'PENDING', method: 'C2P', createdAt: '2026-10-05T15:00:00.000Z', ...change }) as Payment

const of = (query: Record<string, string>, typed = '') => filtersOf({ query, typed })
const none = of({})
/** A Monday in Caracas, and already Tuesday in UTC. */
const now = Date.parse('2026-10-06T02:30:00.000Z')

describe('payment filters from the URL', () => {
  test('an unknown status, method, period or day in the URL is ignored', () => {
    const filters = of({ status: 'LOST', method: 'CASH', period: 'decade', from: 'yesterday' })
    expect(filters).toEqual(none)
    expect(isFiltered(filters)).toBe(false)
  })

  test('days in the URL are days in Caracas, and the last one is included', () => {
    expect(queryOf(of({ from: '2026-10-05', to: '2026-10-05', status: 'FAILED' }), now)).toEqual({
      status: 'FAILED',
      method: undefined,
      from: '2026-10-05T04:00:00.000Z',
      to: '2026-10-06T04:00:00.000Z',
    })
  })

  test('a search that was typed has priority over that of a link', () => {
    expect(of({ q: ' orden-1 ' }).q).toBe('orden-1')
    expect(of({ q: 'orden-1' }, ' 0414-1234567 ').q).toBe('0414-1234567')
  })
})

describe('periods', () => {
  test.each([
    ['today', '2026-10-05', '2026-10-05'],
    ['yesterday', '2026-10-04', '2026-10-04'],
    ['week', '2026-10-05', '2026-10-05'],
    ['month', '2026-10-01', '2026-10-05'],
  ] as const)('%s is from %s to %s on a Monday, by the days of Caracas', (period, from, to) =>
    expect(daysOf(period, now)).toEqual({ from, to }),
  )

  test('a week that is ending began six days ago', () => {
    expect(daysOf('week', Date.parse('2026-10-11T15:00:00Z'))).toEqual({ from: '2026-10-05', to: '2026-10-11' })
  })

  test('a period has priority over days in the URL', () => {
    expect(queryOf(of({ period: 'today', from: '2020-01-01' }), now)).toMatchObject({
      from: '2026-10-05T04:00:00.000Z',
    })
  })
})

describe('payment list after a live update', () => {
  const shown = [payment('b'), payment('a')]
  const updated = (items: Payment[], change: Payment, filters = none) => withUpdated(items, change, filters, now)

  test('a changed payment is updated in position, even if it no longer matches the filter', () => {
    const after = updated(shown, payment('a', { status: 'FAILED' }), of({ status: 'PENDING' }))
    expect(after.map(({ paymentId, status }) => [paymentId, status])).toEqual([
      ['b', 'PENDING'],
      ['a', 'FAILED'],
    ])
  })

  test('a new payment is added at the top', () => {
    expect(updated(shown, payment('c')).map(({ paymentId }) => paymentId)).toEqual(['c', 'b', 'a'])
    expect(updated([], payment('c'))).toHaveLength(1)
    expect(updated(shown, payment('c'), of({ period: 'today' }))).toHaveLength(3)
  })

  test('a changed payment older than the page, or outside the filters, is not added', () => {
    expect(updated([payment('c')], payment('b'))).toHaveLength(1)
    expect(updated(shown, payment('c'), of({ status: 'COMPLETED' }))).toBe(shown)
    expect(updated(shown, payment('c'), of({ method: 'VPOS' }))).toBe(shown)
    expect(updated(shown, payment('c'), of({ to: '2026-10-04' }))).toBe(shown)
    expect(updated(shown, payment('c'), of({ period: 'yesterday' }))).toBe(shown)
    expect(updated(shown, payment('c'), of({ q: 'c' }))).toBe(shown)
  })
})
