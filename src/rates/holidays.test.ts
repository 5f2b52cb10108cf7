import { describe, expect, test } from 'vitest'
import { addDays, weekday } from '../foundation/caracas.ts'
import { readSettings } from '../foundation/settings.ts'
import { createCalendar } from './calendar.ts'
import { bankHolidays, describeCoverage, holidayCoverage, holidaysCompleteUntil } from './holidays.ts'

const changesOf = (text: string) => readSettings({ PASARELA_BANK_HOLIDAYS: text }).bankHolidays
const unchanged = changesOf('')
const builtIn = [...bankHolidays(unchanged)]
const carry = createCalendar(readSettings({}))
const next = createCalendar(readSettings({ PASARELA_RATE_POLICY: 'next' }))

describe('the built-in bank holidays', () => {
  test('the built-in bank holidays are 22 days in 2026 and 11 in 2027, none twice or on a weekend', () => {
    const countIn = (year: string) => builtIn.filter((day) => day.startsWith(year)).length
    expect([countIn('2026-'), countIn('2027-'), builtIn.length]).toEqual([22, 11, 33])
    expect(builtIn.filter((day) => [0, 6].includes(weekday(day)))).toEqual([])
  })

  test.each([
    ['2026', '2026-04-05'],
    ['2027', '2027-03-28'],
  ])('the bank holidays of %s have Carnival and Holy Week as they follow from Easter Sunday, %s', (_year, easter) => {
    for (const days of [-48, -47, -3, -2]) expect(builtIn).toContain(addDays(easter, days))
  })

  test.each(['01-01', '04-19', '05-01', '06-24', '07-05', '07-24', '10-12', '12-24', '12-25', '12-31'])(
    'the bank holidays have %s, fixed by law, in both years unless it falls on a weekend',
    (day) => {
      const onWeekdays = ['2026', '2027'].map((year) => `${year}-${day}`).filter((date) => weekday(date) % 6 !== 0)
      expect(builtIn).toEqual(expect.arrayContaining(onWeekdays))
    },
  )

  test('the built-in bank holidays are complete until the end of 2026', () => {
    expect(holidaysCompleteUntil).toBe('2026-12-31')
  })
})

describe('the rate of a day without banking', () => {
  test.each([
    ['New Year 2026, a Thursday', '2026-01-01', '2025-12-31', '2026-01-02'],
    ['the Monday of Reyes 2026', '2026-01-12', '2026-01-09', '2026-01-13'],
    ['the Saturday of Carnival 2026', '2026-02-14', '2026-02-13', '2026-02-18'],
    ['the Tuesday of Carnival 2026', '2026-02-17', '2026-02-13', '2026-02-18'],
    ['Holy Thursday 2026', '2026-04-02', '2026-04-01', '2026-04-06'],
    ['Easter Sunday 2026', '2026-04-05', '2026-04-01', '2026-04-06'],
    ['Labour Day 2026, a Friday', '2026-05-01', '2026-04-30', '2026-05-04'],
    ['a Wednesday holiday in June 2026', '2026-06-24', '2026-06-23', '2026-06-25'],
    ['a weekend in July 2026', '2026-07-05', '2026-07-03', '2026-07-06'],
    ['Christmas Eve 2026', '2026-12-24', '2026-12-23', '2026-12-28'],
    ['the Sunday after Christmas 2026', '2026-12-27', '2026-12-23', '2026-12-28'],
    ['New Year 2027, after 31 December', '2027-01-01', '2026-12-30', '2027-01-04'],
    ['the Monday of Carnival 2027', '2027-02-08', '2027-02-05', '2027-02-10'],
    ['Good Friday 2027', '2027-03-26', '2027-03-24', '2027-03-29'],
    ['the Saturday before a Monday holiday in April 2027', '2027-04-17', '2027-04-16', '2027-04-20'],
    ['Independence Day 2027, a Monday', '2027-07-05', '2027-07-02', '2027-07-06'],
    ['a Tuesday holiday in October 2027', '2027-10-12', '2027-10-11', '2027-10-13'],
  ])(
    'the rate on %s (%s) is that of %s with the policy carry, or that of %s with next',
    (_what, day, last, following) => {
      expect(carry.inForceOn(day)).toEqual({ from: last, to: day })
      expect(next.inForceOn(day)).toEqual({ from: following, to: following })
    },
  )

  test.each([
    ['a built-in holiday', '', '2026-01-12', '2026-01-09'],
    ['a built-in holiday taken out of the list', '-2026-01-12', '2026-01-12', '2026-01-12'],
    ['a banking day', '', '2027-01-11', '2027-01-11'],
    ['a day added to the list', '2027-01-11', '2027-01-11', '2027-01-08'],
    ['a built-in holiday while another is taken out', '-2026-01-12', '2026-01-19', '2026-01-16'],
  ])('%s with PASARELA_BANK_HOLIDAYS “%s”: on %s the rate of %s is in force', (_what, setting, day, from) => {
    const calendar = createCalendar(readSettings({ PASARELA_BANK_HOLIDAYS: setting }))
    expect(calendar.inForceOn(day).from).toBe(from)
  })
})

describe('the warning that the list of bank holidays ends', () => {
  test.each([
    ['2026-10-31', 61, false],
    ['2026-11-01', 60, true],
    ['2026-12-31', 0, true],
    ['2027-01-01', -1, true],
    ['2027-10-31', -304, true],
  ])('on %s the list of bank holidays has %i days left, warning: %s', (today, daysLeft, isEnding) => {
    const coverage = holidayCoverage(today, unchanged)
    expect(coverage).toEqual({ completeUntil: '2026-12-31', daysLeft, isEnding, missingYear: 2027 })
  })

  const daysOf = (year: number, count: number) =>
    Array.from({ length: count }, (_day, index) => `${year}-03-${String(index + 1).padStart(2, '0')}`).join(',')

  test.each([
    ['nine days of the next year', daysOf(2027, 9), '2026-11-01', '2026-12-31', true, 2027],
    ['ten days of the next year', daysOf(2027, 10), '2026-11-01', '2027-12-31', false, 2028],
    ['ten days of the next year, until it ends too', daysOf(2027, 10), '2027-11-01', '2027-12-31', true, 2028],
    ['ten removed days of it', daysOf(2027, 10).replace(/2027/g, '-2027'), '2026-11-01', '2026-12-31', true, 2027],
    ['only a later year', daysOf(2028, 10), '2026-11-01', '2026-12-31', true, 2027],
    ['the year that runs, though not the one before', daysOf(2028, 10), '2028-01-15', '2028-12-31', false, 2029],
    ['nothing for years', '', '2029-05-01', '2026-12-31', true, 2029],
  ])(
    'the list of bank holidays is complete as expected for an operator who has listed %s',
    (_what, setting, today, completeUntil, isEnding, missingYear) => {
      const coverage = holidayCoverage(today, changesOf(setting))
      expect(coverage).toMatchObject({ completeUntil, isEnding, missingYear })
    },
  )

  test('the warning about the list of bank holidays says what to do', () => {
    expect(describeCoverage(holidayCoverage('2026-10-31', unchanged))).toBe('complete until 2026-12-31')
    const sentence = describeCoverage(holidayCoverage('2026-11-01', unchanged))
    expect(sentence).toContain('add SUDEBAN’s list of 2027 to PASARELA_BANK_HOLIDAYS')
  })
})
