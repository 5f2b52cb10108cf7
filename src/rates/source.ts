import { addDays } from '../foundation/caracas.ts'
import { type Decimal, decimal } from '../foundation/money.ts'
import type { Scope } from '../foundation/scope.ts'
import type { DayRange } from './calendar.ts'

export type Mode = Pick<Scope, 'livemode'>

/** The authoritative source and the secondary one. */
export const sourceNames = ['vexFx', 'r4'] as const
export type SourceName = (typeof sourceNames)[number]

/** The origin of a rate that a person entered. */
export const OPERATOR = 'operator'

export type SourceError = 'SOURCE_UNAVAILABLE' | 'SOURCE_INVALID'

/** VES for one USD on a value date. */
export type DatedRate = { rate: Decimal; valueDate: string }

/** What asking a source came to. The reason is for the log: it never repeats what the source sent. */
export type SourceReply =
  | { kind: 'received'; rates: DatedRate[] }
  | { kind: 'failed'; error: SourceError; reason: string }

export type Question = {
  today: string
  inForce: DayRange
  /** Nothing of this source is in force yet: worth a second look where the source keeps its past rates. */
  isMissing: boolean
  signal: AbortSignal
}

/** The value dates of which one is wanted, all of them before today. */
export type PastQuery = Pick<Question, 'today' | 'inForce' | 'signal'>

export type Source = {
  name: SourceName
  origin: string
  query(question: Question): Promise<SourceReply>
  /** Absent where the source knows only the newest rate. */
  queryPast?(query: PastQuery): Promise<SourceReply>
}

const SIMULATED_FEED = 'sandbox'

/** The simulated feed invents its rates: live payments never use them. */
export function mayServe(origin: string, { livemode }: Mode): boolean {
  return !livemode || origin !== SIMULATED_FEED
}

export function failed(error: SourceError, reason: string): SourceReply {
  return { kind: 'failed', error, reason }
}

/** Digits the column keeps; no currency has come near nine of them before the point. */
const PLAUSIBLE = /^\d{1,9}(\.\d{1,8})?$/

/** VES per USD. At less, even 50 USD would round to 0.00 VES: such a rate is a mistake, and it would give goods away. */
const MIN_RATE = '0.0001'

export function isTooSmall(rate: Decimal): boolean {
  return rate.lt(MIN_RATE)
}

/** A rate as somebody outside wrote it, a number or its plain decimal text; anything doubtful is undefined. */
export function readRate(value: unknown): Decimal | undefined {
  if (typeof value !== 'number' && typeof value !== 'string') return undefined
  const text = String(value)
  if (!PLAUSIBLE.test(text)) return undefined
  const rate = decimal(text)
  return isTooSmall(rate) ? undefined : rate
}

/** Longer than the longest run of days without banking: a rate for later than that is a mistake. */
const MAX_DAYS_AHEAD = 14

export function isTooFarAhead(valueDate: string, today: string): boolean {
  return valueDate > addDays(today, MAX_DAYS_AHEAD)
}
