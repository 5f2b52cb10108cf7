import { type Language, preferences } from './preferences.ts'

/**
 * Numbers as the language writes them: 1.234.567,89 in Spanish, 1,234,567.89 in English. Rates and dates are Venezuelan in
 * both: 301,3709; 05/10/2026; Caracas time. Amounts are exact decimal strings throughout, so that no float rounds them.
 */
const LOCALE = 'es-VE'
const ZONE = 'America/Caracas'

type ExactText = `${number}`

const numbersOf = (locale: string) => ({
  money: new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
  count: new Intl.NumberFormat(locale),
  compact: new Intl.NumberFormat(locale, { maximumSignificantDigits: 3 }),
  oneDecimal: new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
})
const byLanguage: Record<Language, ReturnType<typeof numbersOf>> = { es: numbersOf(LOCALE), en: numbersOf('en-US') }
const numbers = () => byLanguage[preferences.get().language]
const rate = new Intl.NumberFormat(LOCALE, { minimumFractionDigits: 2, maximumFractionDigits: 8 })

export const formatMoney = (amount: string): string => numbers().money.format(amount as ExactText)
export const formatRate = (value: string): string => rate.format(value as ExactText)
export const formatCount = (value: number): string => numbers().count.format(value)

/** 0.9234 → 92,3 %. Values below 1 are capped at 99,9 %, so that only 1 is shown as 100,0 %. */
export function formatShare(share: number): string {
  const shown = share < 1 ? Math.min(share * 100, 99.9) : 100
  return `${numbers().oneDecimal.format(shown)} %`
}

/** Axis label: 1200 → 1.200, 1234567 → 1,23 M. */
export function formatShort(value: number): string {
  const { compact, count } = numbers()
  if (Math.abs(value) >= 1e9) return `${compact.format(value / 1e9)} MM`
  if (Math.abs(value) >= 1e6) return `${compact.format(value / 1e6)} M`
  return count.format(value)
}

export function formatDuration(milliseconds: number): string {
  const { oneDecimal: seconds } = numbers()
  if (milliseconds < 1_000) return `${Math.round(milliseconds)} ms`
  if (milliseconds < 60_000) return `${seconds.format(milliseconds / 1_000)} s`
  if (milliseconds < 3_600_000) return `${Math.round(milliseconds / 60_000)} min`
  if (milliseconds < 86_400_000) return `${seconds.format(milliseconds / 3_600_000)} h`
  return `${seconds.format(milliseconds / 86_400_000)} d`
}

const dayParts = { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: ZONE } as const
const clockParts = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: ZONE } as const
const dateOnly = new Intl.DateTimeFormat(LOCALE, dayParts)
const clock = new Intl.DateTimeFormat(LOCALE, clockParts)
const clockWithSeconds = new Intl.DateTimeFormat(LOCALE, { ...clockParts, second: '2-digit' })

/** An instant: 05/10/2026 14:03:27. */
export function formatTime(iso: string): string {
  const at = new Date(iso)
  return `${dateOnly.format(at)} ${clockWithSeconds.format(at)}`
}

/** 05/10 14:03, or 05/10/2025 14:03 of another year. */
export function formatShortTime(iso: string, nowMs: number): string {
  const at = new Date(iso)
  const day = dateOnly.format(at)
  const isThisYear = day.slice(6) === dayOf(nowMs).slice(0, 4)
  return `${isThisYear ? day.slice(0, 5) : day} ${clock.format(at)}`
}

export const formatInstantDay = (at: Date): string => dateOnly.format(at)
/** 05/10. */
export const formatDayAndMonth = (at: Date): string => dateOnly.format(at).slice(0, 5)
export const formatClock = (at: Date): string => clock.format(at)

/** A calendar date, `2026-10-05`, independent of the time zone. */
export function formatDay(day: string): string {
  const [year = '', month = '', date = ''] = day.split('-')
  return `${date}/${month}/${year}`
}

/** The day of an instant in Caracas, `2026-10-05`. */
export function dayOf(atMs: number): string {
  return new Date(atMs - 4 * 3_600_000).toISOString().slice(0, 10)
}

/** Start of a day in Caracas, which is UTC−4 all year. */
export function startOfDay(day: string): string {
  return `${day}T04:00:00.000Z`
}

/** Start of the following day. */
export function endOfDay(day: string): string {
  return new Date(Date.parse(startOfDay(day)) + 86_400_000).toISOString()
}

/** Last characters of an id: UUIDv7 ids begin with the time, so ids of one second differ only at the end. */
export const shortId = (id: string): string => `…${id.slice(-8)}`

/** Parses a typed day, 5/10/2026 or 05102026, to `2026-10-05`; undefined if there is no such day. */
export function readDay(typed: string): string | undefined {
  const [, day = '', month = '', year = ''] = /^\s*(\d{1,2})[/.-]?(\d{1,2})[/.-]?(\d{4})\s*$/.exec(typed) ?? []
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const read = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(text) ? text : undefined
}
