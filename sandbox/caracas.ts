/** Caracas keeps UTC-4 the whole year, so its calendar is plain arithmetic. Days are `YYYY-MM-DD` texts. */
const offsetMs = 4 * 3_600_000
const dayMs = 86_400_000

export function caracasDay(at: number): string {
  return new Date(at - offsetMs).toISOString().slice(0, 10)
}

export function caracasHour(at: number): number {
  return new Date(at - offsetMs).getUTCHours()
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

/** Monday to Friday; the simulated country has no holidays. */
export function isBankingDay(day: string): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return weekday !== 0 && weekday !== 6
}

export function nextBankingDay(day: string): string {
  const next = addDays(day, 1)
  return isBankingDay(next) ? next : nextBankingDay(next)
}

/** `2026-10-05` as BNC prints it: `05/10/2026`. */
export function slashedDay(day: string): string {
  return day.split('-').toReversed().join('/')
}
