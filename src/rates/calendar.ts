import { addDays, caracasDate, weekday } from '../foundation/caracas.ts'
import type { Settings } from '../foundation/settings.ts'
import { bankHolidays } from './holidays.ts'

/** Days, both included. */
export type DayRange = { from: string; to: string }

export type Calendar = {
  today(nowMs: number): string
  /**
   * The value dates whose rate is in force on a day; of several, the latest.
   *
   * On a banking day it is that day alone. On a non-banking day the policy decides: `carry` keeps the last banking
   * day's rate (or a later one, if a rate was published for a non-banking day), `next` uses that of the next banking day.
   */
  inForceOn(day: string): DayRange
  /**
   * The value date of a rate that has only its time of publication. The central bank publishes in the afternoon for
   * the next banking day: before 16:00 of a banking day the newest rate is that day's, from 16:00 on and on
   * non-banking days it is the next banking day's.
   */
  valueDateOf(publishedAtMs: number): string
}

const PUBLICATION_HOUR = 16
const HOUR_MS = 3_600_000
const SUNDAY = 0
const SATURDAY = 6

export function createCalendar(settings: Pick<Settings, 'ratePolicy' | 'bankHolidays'>): Calendar {
  const { ratePolicy } = settings
  const holidays = bankHolidays(settings.bankHolidays)
  // Cache: every payment requests the same day.
  let latest: { day: string; inForce: DayRange } | undefined

  return {
    today: caracasDate,

    inForceOn(day) {
      if (latest?.day !== day) latest = { day, inForce: rangeOf(day) }
      return latest.inForce
    },

    valueDateOf(publishedAtMs) {
      const day = caracasDate(publishedAtMs)
      // Shifted, so that the day changes at the publication hour.
      const isForNextDay = caracasDate(publishedAtMs + (24 - PUBLICATION_HOUR) * HOUR_MS) > day
      return bankingDay(isForNextDay ? addDays(day, 1) : day, 1)
    },
  }

  function rangeOf(day: string): DayRange {
    if (ratePolicy === 'carry') return { from: bankingDay(day, -1), to: day }
    const next = bankingDay(day, 1)
    return { from: next, to: next }
  }

  /** The day itself if it is a banking day, otherwise the nearest one in that direction. */
  function bankingDay(day: string, step: 1 | -1): string {
    let candidate = day
    while (!isBankingDay(candidate)) candidate = addDays(candidate, step)
    return candidate
  }

  function isBankingDay(day: string): boolean {
    return weekday(day) !== SUNDAY && weekday(day) !== SATURDAY && !holidays.has(day)
  }
}

export function contains({ from, to }: DayRange, day: string): boolean {
  return from <= day && day <= to
}
