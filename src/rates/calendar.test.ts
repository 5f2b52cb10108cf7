import { describe, expect, test } from 'vitest'
import { readSettings } from '../foundation/settings.ts'
import { contains, createCalendar } from './calendar.ts'

const { bankHolidays } = readSettings({})
const carry = createCalendar({ ratePolicy: 'carry', bankHolidays })
const next = createCalendar({ ratePolicy: 'next', bankHolidays })

// Monday 12 October 2026 is a bank holiday, so the 10th, 11th and 12th are one long weekend.
describe('the value dates in force', () => {
  test.each([
    ['a Thursday', '2026-10-08', ['2026-10-08', '2026-10-08'], ['2026-10-08', '2026-10-08']],
    ['a Friday', '2026-10-09', ['2026-10-09', '2026-10-09'], ['2026-10-09', '2026-10-09']],
    ['a Saturday', '2026-10-10', ['2026-10-09', '2026-10-10'], ['2026-10-13', '2026-10-13']],
    ['a Sunday', '2026-10-11', ['2026-10-09', '2026-10-11'], ['2026-10-13', '2026-10-13']],
    ['a holiday after a weekend', '2026-10-12', ['2026-10-09', '2026-10-12'], ['2026-10-13', '2026-10-13']],
    ['the banking day after it', '2026-10-13', ['2026-10-13', '2026-10-13'], ['2026-10-13', '2026-10-13']],
  ])('the value dates in force on %s follow the policy', (_what, day, [from, to], [nextFrom, nextTo]) => {
    expect(carry.inForceOn(day)).toEqual({ from, to })
    expect(next.inForceOn(day)).toEqual({ from: nextFrom, to: nextTo })
  })

  test('a range of days contains both its ends', () => {
    const range = { from: '2026-10-09', to: '2026-10-11' }
    const days = ['2026-10-08', '2026-10-09', '2026-10-10', '2026-10-11', '2026-10-12']
    expect(days.map((day) => contains(range, day))).toEqual([false, true, true, true, false])
  })
})

describe('the value date of a rate that has only its time of publication', () => {
  test.each([
    ['midnight of a banking day: that day’s', '2026-10-08T00:00:00-04:00', '2026-10-08'],
    ['before 16:00: that day’s', '2026-10-08T15:59:59-04:00', '2026-10-08'],
    ['from 16:00 on: the next day’s', '2026-10-08T16:00:00-04:00', '2026-10-09'],
    ['the last second of the day', '2026-10-08T23:59:59-04:00', '2026-10-09'],
    ['Friday afternoon: the next banking day’s', '2026-10-09T17:05:00-04:00', '2026-10-13'],
    ['on a Saturday, in the morning: the same', '2026-10-10T09:00:00-04:00', '2026-10-13'],
    ['on a Sunday, in the evening: the same', '2026-10-11T20:00:00-04:00', '2026-10-13'],
    ['on the holiday: the same', '2026-10-12T10:00:00-04:00', '2026-10-13'],
    ['the afternoon of the holiday: the same', '2026-10-12T18:00:00-04:00', '2026-10-13'],
    ['another zone is another hour', '2026-10-08T20:00:00Z', '2026-10-09'],
  ])('the value date of a rate published at %s', (_what, publishedAt, valueDate) => {
    expect(carry.valueDateOf(Date.parse(publishedAt))).toBe(valueDate)
  })
})

test('the day is that of Caracas, independent of the machine’s time zone', () => {
  expect(carry.today(Date.parse('2026-10-08T03:59:59Z'))).toBe('2026-10-07')
  expect(carry.today(Date.parse('2026-10-08T04:00:00Z'))).toBe('2026-10-08')
})

describe('the settings', () => {
  test('by default the last rate is carried over non-banking days', () => {
    const none = { added: new Set(), removed: new Set() }
    expect(readSettings({})).toMatchObject({ ratePolicy: 'carry', bankHolidays: none, rateFeed: 'sandbox' })
    const given = { PASARELA_RATE_POLICY: 'next', PASARELA_BANK_HOLIDAYS: '2027-12-27,-2026-01-12,2027-12-28' }
    expect(readSettings(given)).toMatchObject({
      ratePolicy: 'next',
      bankHolidays: { added: new Set(['2027-12-27', '2027-12-28']), removed: new Set(['2026-01-12']) },
    })
  })

  test.each([
    [{ PASARELA_RATE_POLICY: 'guess' }, 'PASARELA_RATE_POLICY must be one of'],
    [{ PASARELA_BANK_HOLIDAYS: '2026-02-30' }, 'PASARELA_BANK_HOLIDAYS must be a comma-separated list of days'],
    [{ PASARELA_BANK_HOLIDAYS: '--2026-02-03' }, 'PASARELA_BANK_HOLIDAYS must be a comma-separated list of days'],
    [{ PASARELA_BANK_HOLIDAYS: '2026-02-03,-2026-02-03' }, 'PASARELA_BANK_HOLIDAYS both adds and removes 2026-02-03'],
    [{ PASARELA_RATE_FEED_URL: 'ftp://x' }, 'PASARELA_RATE_FEED_URL must be an http or https address'],
    [{ PASARELA_RATE_FEED_RATE_PATH: 'a..b' }, 'PASARELA_RATE_FEED_RATE_PATH must be names joined by dots'],
    [{ PASARELA_RATE_FEED: 'custom' }, 'PASARELA_RATE_FEED custom needs PASARELA_RATE_FEED_URL'],
  ])('the invalid settings %o cause one line that names the variable', (environment, line) => {
    expect(() => readSettings(environment)).toThrow(line)
  })
})
