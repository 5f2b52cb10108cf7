/** Calendar of Caracas, which is UTC-4 all year. Days are `YYYY-MM-DD` texts. */
const offsetMs = 4 * 3_600_000
const dayMs = 86_400_000

export function caracasDay(at: number): string {
  return new Date(at - offsetMs).toISOString().slice(0, 10)
}

export function caracasHour(at: number): number {
  return new Date(at - offsetMs).getUTCHours()
}

/** `HHMM` of the day. */
export function caracasClock(at: number): string {
  return new Date(at - offsetMs).toISOString().slice(11, 16).replace(':', '')
}

/** `HH:MM:SS` of the day. */
export function caracasTime(at: number): string {
  return new Date(at - offsetMs).toISOString().slice(11, 19)
}

export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const at = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text)
}

/** Days since 1970-01-01, a Thursday. */
export function dayNumber(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) / dayMs
}

export function addDays(day: string, days: number): string {
  return new Date((dayNumber(day) + days) * dayMs).toISOString().slice(0, 10)
}

/**
 * Bank holidays by year, as month-day. 2026 is the supervisor's calendar; 2027 has only the days fixed by law or by the
 * date of Easter, as its calendar is not published yet. Other years have none.
 */
const holidays: Record<string, string> = {
  2026:
    '01-01 01-12 01-19 02-16 02-17 03-19 04-02 04-03 05-01 05-18 06-08 ' +
    '06-24 06-29 07-24 09-14 10-12 10-26 11-23 12-14 12-24 12-25 12-31',
  2027: '01-01 02-08 02-09 03-25 03-26 04-19 06-24 07-05 10-12 12-24 12-31',
}

const holidayDays: ReadonlySet<string> = new Set(
  Object.entries(holidays).flatMap(([year, days]) => days.split(' ').map((day) => `${year}-${day}`)),
)

/** Monday to Friday, except bank holidays. */
export function isBankingDay(day: string): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return weekday !== 0 && weekday !== 6 && !holidayDays.has(day)
}

export function nextBankingDay(day: string): string {
  const next = addDays(day, 1)
  return isBankingDay(next) ? next : nextBankingDay(next)
}

/** BNC's date format: `2026-10-05` becomes `05/10/2026`. */
export function slashedDay(day: string): string {
  return day.split('-').toReversed().join('/')
}
