import { describe, expect, test } from 'vitest'
import {
  endOfDay,
  formatCount,
  formatDay,
  formatDayAndMonth,
  formatDuration,
  formatMoney,
  formatRate,
  formatShare,
  formatShort,
  formatTime,
  readDay,
  shortId,
  startOfDay,
} from './format.ts'

describe('amounts', () => {
  test.each([
    ['1234567.89', '1.234.567,89'],
    ['1234.5', '1.234,50'],
    ['0', '0,00'],
    ['-3.1', '-3,10'],
    // More digits than a float has.
    ['90071992547409931.27', '90.071.992.547.409.931,27'],
  ])('%s is written %s', (exact, written) => expect(formatMoney(exact)).toBe(written))

  test('a rate keeps all its decimals', () => expect(formatRate('301.37090001')).toBe('301,37090001'))
  test('counts are grouped', () => expect(formatCount(12345)).toBe('12.345'))
  test('large figures on an axis are shortened', () => {
    expect([999, 1200, 1_234_567, 2_500_000_000].map(formatShort)).toEqual(['999', '1.200', '1,23 M', '2,5 MM'])
  })
})

describe('shares', () => {
  test.each([
    [0.9234, '92,3 %'],
    [1, '100,0 %'],
    [0, '0,0 %'],
  ])('%f is %s', (share, written) => expect(formatShare(share)).toBe(written))

  test('nearly all is never shown as all', () => expect(formatShare(0.99999)).toBe('99,9 %'))
})

test.each([
  [12, '12 ms'],
  [1_500, '1,5 s'],
  [120_000, '2 min'],
  [5_400_000, '1,5 h'],
  [129_600_000, '1,5 d'],
])('%d ms is %s', (ms, written) => expect(formatDuration(ms)).toBe(written))

describe('times are those of Caracas', () => {
  test('an instant after midnight in London is still the day before', () => {
    expect(formatTime('2026-10-05T03:59:59.000Z')).toBe('04/10/2026 23:59:59')
    expect(formatDayAndMonth(new Date('2026-11-06T12:00:00.000Z'))).toBe('06/11')
  })

  test('a day without a clock is the same day everywhere', () => expect(formatDay('2026-10-05')).toBe('05/10/2026'))

  test('a day begins at four o’clock UTC and ends where the next begins', () => {
    expect([startOfDay('2026-12-31'), endOfDay('2026-12-31')]).toEqual([
      '2026-12-31T04:00:00.000Z',
      '2027-01-01T04:00:00.000Z',
    ])
  })
})

describe('a day that somebody typed', () => {
  test.each(['05/10/2026', '5/10/2026', '05102026', '5-10-2026', ' 05.10.2026 '])('%s is read', (typed) =>
    expect(readDay(typed)).toBe('2026-10-05'),
  )
  test.each(['', '31/02/2026', '10/2026', '2026-10-05', '00/10/2026', 'mañana'])('%s is no day', (typed) =>
    expect(readDay(typed)).toBeUndefined(),
  )
})

test('identifiers made in the same second are told apart by their short form', () => {
  const one = '01a1ddb0-fca9-7587-9b9c-72875d63c00c'
  const other = '01a1ddb0-fca9-7587-9b9c-72875d63c00d'
  expect(shortId(one)).not.toBe(shortId(other))
})
