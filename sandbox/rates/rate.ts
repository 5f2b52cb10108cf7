import { addDays, caracasDay, caracasHour, dayNumber, isBankingDay, nextBankingDay } from '../caracas.ts'

/** Hour in Caracas at which the rate of the next banking day is published. */
const publicationHour = 17
const firstQuotedDay = '2020-01-01'

/**
 * The simulated reference rate of a banking day: two waves around 300 over the count of banking days.
 * Their steepest steps add up to 2.2 a day, under 1 % of the lowest rate (292).
 */
export function simulatedRate(valueDate: string): number {
  const index = bankingDayIndex(valueDate)
  return Number((300 + 6 * wave(index, 37) + 2 * wave(index, 11)).toFixed(4))
}

function wave(index: number, period: number): number {
  return Math.sin((2 * Math.PI * index) / period)
}

/** Weeks have five banking days; counted from Monday 1970-01-05, day number 4. */
function bankingDayIndex(day: string): number {
  const sinceMonday = dayNumber(day) - 4
  return Math.floor(sinceMonday / 7) * 5 + Math.min(((sinceMonday % 7) + 7) % 7, 4)
}

export type Quote = { rate: number; valueDate: string }

/** Rates of one server, including the changes made through its control routes. */
export type RateTable = {
  /** The rate in force: today's, or that of the next banking day on weekends and bank holidays. */
  current(): Quote
  /** The rate of a value date, or `null` when none is quoted. */
  on(valueDate: string): number | null
  /** The quotes of the last days, oldest first. */
  history(days: number): Quote[]
  set(quote: Quote): void
  reset(): void
}

export function createRateTable(now: () => number): RateTable {
  const changed = new Map<string, number>()
  let forcedValueDate: string | undefined

  const today = () => caracasDay(now())
  const valueDateToday = () => (isBankingDay(today()) ? today() : nextBankingDay(today()))
  const lastPublished = () => (caracasHour(now()) >= publicationHour ? nextBankingDay(today()) : valueDateToday())
  const isQuoted = (day: string) => isBankingDay(day) && day >= firstQuotedDay && day <= lastPublished()
  const on = (day: string) => changed.get(day) ?? (isQuoted(day) ? simulatedRate(day) : null)

  return {
    on,
    current: () => {
      const valueDate = forcedValueDate ?? valueDateToday()
      return { rate: changed.get(valueDate) ?? simulatedRate(valueDate), valueDate }
    },
    history: (days) =>
      Array.from({ length: days }, (_, index) => addDays(today(), index + 1 - days)).flatMap((valueDate) => {
        const rate = on(valueDate)
        return rate === null ? [] : [{ rate, valueDate }]
      }),
    set: ({ rate, valueDate }) => {
      changed.set(valueDate, rate)
      forcedValueDate = valueDate
    },
    reset: () => {
      changed.clear()
      forcedValueDate = undefined
    },
  }
}
