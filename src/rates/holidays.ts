import type { DayChanges } from '../foundation/setting-readers.ts'

/**
 * Bank holidays in addition to Saturdays and Sundays. SUDEBAN publishes a year's list in November or December of the year
 * before; a year is complete once its list has been added here.
 */
const years: { year: number; isComplete: boolean; days: string }[] = [
  {
    year: 2026,
    isComplete: true,
    days: `01-01 01-12 01-19 02-16 02-17 03-19 04-02 04-03 05-01 05-18 06-08
           06-24 06-29 07-24 09-14 10-12 10-26 11-23 12-14 12-24 12-25 12-31`,
  },
  {
    // Days fixed by law, and Carnival and Holy Week as they follow from Easter on 28 March. Saints' days, most of them
    // moved to a Monday, are published only in SUDEBAN's list.
    year: 2027,
    isComplete: false,
    days: '01-01 02-08 02-09 03-25 03-26 04-19 06-24 07-05 10-12 12-24 12-31',
  },
]

const builtIn = years.flatMap(({ year, days }) => days.split(/\s+/).map((day) => `${year}-${day}`))
const lastCompleteYear = Math.max(...years.filter(({ isComplete }) => isComplete).map(({ year }) => year))

/** The last day of the last year whose built-in list is complete. */
export const holidaysCompleteUntil = lastDayOf(lastCompleteYear)

/** The built-in list with the operator's changes. */
export function bankHolidays({ added, removed }: DayChanges): ReadonlySet<string> {
  return new Set([...builtIn, ...added].filter((day) => !removed.has(day)))
}

/** Days an operator must add for a year to count as complete: about half of a SUDEBAN list. */
const DAYS_OF_A_LISTED_YEAR = 10
/** From 1 November on: two months are left, and SUDEBAN may publish the next list any day. */
const WARNING_FROM = '11-01'

export type HolidayCoverage = {
  /** The last day for which the list is complete, the operator's own years included. */
  completeUntil: string
  /** Negative after that day. */
  daysLeft: number
  isEnding: boolean
  /** The year whose list is missing next. */
  missingYear: number
}

export function holidayCoverage(today: string, { added }: DayChanges): HolidayCoverage {
  const isListed = (year: number) =>
    [...added].filter((day) => day.startsWith(`${year}-`)).length >= DAYS_OF_A_LISTED_YEAR
  const thisYear = Number(today.slice(0, 4))
  let year = isListed(thisYear) ? Math.max(thisYear, lastCompleteYear) : lastCompleteYear
  while (isListed(year + 1)) year += 1

  const completeUntil = lastDayOf(year)
  return {
    completeUntil,
    daysLeft: daysBetween(today, completeUntil),
    isEnding: today >= `${year}-${WARNING_FROM}`,
    missingYear: Math.max(year + 1, thisYear),
  }
}

/** Text for the command line; the dashboard has its own. */
export function describeCoverage({ completeUntil, isEnding, missingYear }: HolidayCoverage): string {
  if (!isEnding) return `complete until ${completeUntil}`
  return `complete only until ${completeUntil}: upgrade Pasarela, or add SUDEBAN’s list of ${missingYear} to PASARELA_BANK_HOLIDAYS`
}

function lastDayOf(year: number): string {
  return `${year}-12-31`
}

export function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000
}
