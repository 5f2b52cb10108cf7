import { addDays } from '../foundation/caracas.ts'
import { type Decimal, decimal } from '../foundation/money.ts'
import type { Scope } from '../foundation/scope.ts'
import type { DayRange } from './calendar.ts'

export type Mode = Pick<Scope, 'livemode'>

/** The authoritative source and the secondary one. */
export const sourceNames = ['vexFx', 'r4'] as const
export type SourceName = (typeof sourceNames)[number]

/** The origin of a rate entered by an operator. */
export const OPERATOR = 'operator'

export type SourceError = 'SOURCE_UNAVAILABLE' | 'SOURCE_INVALID'

/** VES for one USD on a value date. */
export type DatedRate = { rate: Decimal; valueDate: string }

/** The result of querying a source. The reason is for the log and never contains the source's data. */
export type SourceReply =
  | { kind: 'received'; rates: DatedRate[] }
  | { kind: 'failed'; error: SourceError; reason: string }

export type RateQuery = {
  today: string
  inForce: DayRange
  /** No rate of this source is in force yet: a source with a history then queries it too. */
  isMissing: boolean
  signal: AbortSignal
}

/** Query for a rate of one of the value dates `inForce`, all before today. */
export type PastQuery = Pick<RateQuery, 'today' | 'inForce' | 'signal'>

export type Source = {
  name: SourceName
  origin: string
  query(query: RateQuery): Promise<SourceReply>
  /** Absent if the source has only the newest rate. */
  queryPast?(query: PastQuery): Promise<SourceReply>
}

const SIMULATED_FEED = 'sandbox'

/** Live payments never use the simulated feed's rates, which are invented. */
export function mayServe(origin: string, { livemode }: Mode): boolean {
  return !livemode || origin !== SIMULATED_FEED
}

export function failed(error: SourceError, reason: string): SourceReply {
  return { kind: 'failed', error, reason }
}

/** The digits of the database column. */
const PLAUSIBLE = /^\d{1,9}(\.\d{1,8})?$/

/** VES per USD. Below it, even 50 USD would round to 0.00 VES: such a rate is an error. */
const MIN_RATE = '0.0001'

export function isTooSmall(rate: Decimal): boolean {
  return rate.lt(MIN_RATE)
}

/** Parses an untrusted rate, a number or its plain decimal text; undefined if it is not plausible. */
export function readRate(value: unknown): Decimal | undefined {
  if (typeof value !== 'number' && typeof value !== 'string') return undefined
  const text = String(value)
  if (!PLAUSIBLE.test(text)) return undefined
  const rate = decimal(text)
  return isTooSmall(rate) ? undefined : rate
}

/** Longer than the longest run of non-banking days: a later value date is an error. */
const MAX_DAYS_AHEAD = 14

export function isTooFarAhead(valueDate: string, today: string): boolean {
  return valueDate > addDays(today, MAX_DAYS_AHEAD)
}
