import { beforeEach, describe, expect, test } from 'vitest'
import {
  dayOf,
  endOfDay,
  formatCount,
  formatDay,
  formatDayAndMonth,
  formatDuration,
  formatMoney,
  formatRate,
  formatShare,
  formatShort,
  formatShortTime,
  formatTime,
  readDay,
  shortId,
  startOfDay,
} from './format.ts'
import { choose } from './preferences.ts'

beforeEach(() => choose({ language: 'es' }))

describe('formatting amounts', () => {
  test.each([
    ['1234567.89', '1.234.567,89'],
    ['1234.5', '1.234,50'],
    ['0', '0,00'],
    ['-3.1', '-3,10'],
    // More digits than a float has.
    ['90071992547409931.27', '90.071.992.547.409.931,27'],
  ])('the amount %s is written %s', (exact, written) => expect(formatMoney(exact)).toBe(written))

  test('amounts and counts are written as English does in English, and rates as in Venezuela', () => {
    choose({ language: 'en' })
    expect(formatMoney('1234567.8')).toBe('1,234,567.80')
    expect(formatCount(12345)).toBe('12,345')
    expect(formatShare(0.9234)).toBe('92.3 %')
    expect(formatDuration(1_500)).toBe('1.5 s')
    expect(formatRate('301.3709')).toBe('301,3709')
  })

  test('a rate keeps all its decimals', () => expect(formatRate('301.37090001')).toBe('301,37090001'))
  test('counts are grouped by thousands', () => expect(formatCount(12345)).toBe('12.345'))
  test('large figures on an axis are shortened', () => {
    expect([999, 1200, 1_234_567, 2_500_000_000].map(formatShort)).toEqual(['999', '1.200', '1,23 M', '2,5 MM'])
  })
})

describe('formatting shares', () => {
  test.each([
    [0.9234, '92,3 %'],
    [1, '100,0 %'],
    [0, '0,0 %'],
  ])('the share %f is written %s', (share, written) => expect(formatShare(share)).toBe(written))

  test('a share below 1 is never shown as 100 %', () => expect(formatShare(0.99999)).toBe('99,9 %'))
})

test.each([
  [12, '12 ms'],
  [1_500, '1,5 s'],
  [120_000, '2 min'],
  [5_400_000, '1,5 h'],
  [129_600_000, '1,5 d'],
])('a duration of %d ms is written %s', (ms, written) => expect(formatDuration(ms)).toBe(written))

describe('formatting times in Caracas', () => {
  test('an instant after midnight UTC belongs to the previous day in Caracas', () => {
    expect(formatTime('2026-10-05T03:59:59.000Z')).toBe('04/10/2026 23:59:59')
    expect(formatDayAndMonth(new Date('2026-11-06T12:00:00.000Z'))).toBe('06/11')
  })

  test('a short time has the year only if it is another one', () => {
    const now = Date.parse('2027-01-01T03:00:00.000Z')
    expect(formatShortTime('2026-10-05T18:03:27.000Z', now)).toBe('05/10 14:03')
    expect(formatShortTime('2025-10-05T18:03:27.000Z', now)).toBe('05/10/2025 14:03')
    expect(dayOf(now)).toBe('2026-12-31')
  })

  test('a calendar date is not shifted by the time zone', () => expect(formatDay('2026-10-05')).toBe('05/10/2026'))

  test('a day in Caracas lasts from 04:00 UTC to 04:00 UTC of the next day', () => {
    expect([startOfDay('2026-12-31'), endOfDay('2026-12-31')]).toEqual([
      '2026-12-31T04:00:00.000Z',
      '2027-01-01T04:00:00.000Z',
    ])
  })
})

describe('parsing a typed day', () => {
  test.each(['05/10/2026', '5/10/2026', '05102026', '5-10-2026', ' 05.10.2026 '])('"%s" is parsed', (typed) =>
    expect(readDay(typed)).toBe('2026-10-05'),
  )
  test.each(['', '31/02/2026', '10/2026', '2026-10-05', '00/10/2026', 'mañana'])('"%s" is rejected', (typed) =>
    expect(readDay(typed)).toBeUndefined(),
  )
})

test('ids created in the same second have different short forms', () => {
  const one = '01a1ddb0-fca9-7587-9b9c-72875d63c00c'
  const other = '01a1ddb0-fca9-7587-9b9c-72875d63c00d'
  expect(shortId(one)).not.toBe(shortId(other))
})
