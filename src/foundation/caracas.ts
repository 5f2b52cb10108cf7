/** Calendar days in Caracas (UTC-4 all year since 2016) as `YYYY-MM-DD`, so text order is time order. */

const CARACAS_OFFSET_MS = -4 * 3_600_000
const DAY_MS = 86_400_000

/** Cache of the latest day's text: nearly every request needs today's date. */
let latest = { day: Number.NaN, text: '' }

export function caracasDate(nowMs: number): string {
  const day = Math.floor((nowMs + CARACAS_OFFSET_MS) / DAY_MS)
  if (day !== latest.day) latest = { day, text: dateOf(day * DAY_MS) }
  return latest.text
}

export function addDays(date: string, days: number): string {
  return dateOf(startOf(date) + days * DAY_MS)
}

/** Midnight in Caracas at the beginning of the day. */
export function startOfCaracasDay(date: string): Date {
  return new Date(startOf(date) - CARACAS_OFFSET_MS)
}

/** The next midnight in Caracas: the end of the day of `now`. */
export function nextCaracasMidnight(now: Date): Date {
  return new Date((Math.floor(caracasDays(now)) + 1) * DAY_MS - CARACAS_OFFSET_MS)
}

/** The time in Caracas as `YYYY-MM-DD HH:MM:SS`. */
export function caracasTime(time: Date): string {
  return new Date(time.getTime() + CARACAS_OFFSET_MS).toISOString().slice(0, 19).replace('T', ' ')
}

/** Days from 1970 to the time, by the clock in Caracas. */
export function caracasDays(time: Date): number {
  return (time.getTime() + CARACAS_OFFSET_MS) / DAY_MS
}

/** First day of the month `YYYY-MM`, and first day after it. */
export function daysOfMonth(month: string): { from: string; until: string } {
  const from = `${month}-01`
  return { from, until: `${addDays(from, 31).slice(0, 7)}-01` }
}

/** Whether the text is a day of 1900 to 2099 that exists: `2026-02-30` is not, and PostgreSQL has no year 0. */
export function isDate(text: string): boolean {
  if (!/^(19|20)\d{2}-\d{2}-\d{2}$/.test(text)) return false
  const ms = startOf(text)
  return !Number.isNaN(ms) && dateOf(ms) === text
}

/** 0 is Sunday. */
export function weekday(date: string): number {
  return new Date(startOf(date)).getUTCDay()
}

function startOf(date: string): number {
  return Date.parse(`${date}T00:00:00Z`)
}

function dateOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10)
}
