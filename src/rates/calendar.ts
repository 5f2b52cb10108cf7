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
   * On a banking day it is that day alone. On a day without banking the policy decides: `carry` goes on with
   * the last banking day's rate (or a later one, for a day somebody published a rate for all the same), `next`
   * already takes that of the next banking day.
   */
  inForceOn(day: string): DayRange
  /**
   * The value date of a rate that came with nothing but its time of publication. The central bank publishes
   * in the afternoon for the next banking day, so before 16:00 of a banking day the newest rate is that day's
   * own, and from then on, as over the weekend that follows, it is the next banking day's.
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
  // Asked for the same day by every payment.
  let latest: { day: string; inForce: DayRange } | undefined

  return {
    today: caracasDate,

    inForceOn(day) {
      if (latest?.day !== day) latest = { day, inForce: rangeOf(day) }
      return latest.inForce
    },

    valueDateOf(publishedAtMs) {
      const day = caracasDate(publishedAtMs)
      // Shifted so that the publication hour is where the day changes.
      const isForNextDay = caracasDate(publishedAtMs + (24 - PUBLICATION_HOUR) * HOUR_MS) > day
      return bankingDay(isForNextDay ? addDays(day, 1) : day, 1)
    },
  }

  function rangeOf(day: string): DayRange {
    if (ratePolicy === 'carry') return { from: bankingDay(day, -1), to: day }
    const next = bankingDay(day, 1)
    return { from: next, to: next }
  }

  /** The day itself when it is one, otherwise the nearest in that direction. */
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
