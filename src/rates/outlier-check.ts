import type { Decimal } from '../foundation/money.ts'
import { type DatedRate, OPERATOR, type SourceName } from './source.ts'

/** In percent. The central bank's rate never changes this much in one banking day; a misplaced decimal point does. */
const MAX_JUMP = 25
/** In percent. Both sources publish the same official rate: beyond rounding, one of them is wrong. */
const MAX_DISAGREEMENT = 2

/** `acceptedAt` is the first time it was accepted, `fetchedAt` the last: an operator may enter other rates in between. */
export type AcceptedRate = DatedRate & { source: SourceName; origin: string; acceptedAt: Date; fetchedAt: Date }

/** The bound that a rate exceeds, and the accepted rate it was compared with. */
export type Objection = { limitPercent: number; comparedWith: DatedRate; isOtherSource: boolean }

export type CheckedRate = DatedRate & { quarantinedBy: Objection | null }

type Origin = { source: SourceName; origin: string }
type Comparison = Origin & { accepted: readonly AcceptedRate[]; passed: readonly DatedRate[] }

/**
 * Quarantines a rate that differs by more than 25 % from the first accepted rate of its value date or from the last one
 * of the nearest earlier value date, or by more than 2 % from the other source's rate of the same value date. The first
 * rate of a date is the fixed point, so that many small corrections cannot add up to a jump.
 *
 * `accepted` is best first within a value date. Rates of later dates are also compared with those that passed.
 */
export function checkRates(
  received: readonly DatedRate[],
  { source, origin, accepted }: Origin & { accepted: readonly AcceptedRate[] },
): CheckedRate[] {
  const passed: DatedRate[] = []
  return received.toSorted(oldestFirst).map((candidate) => {
    const quarantinedBy = objectionTo(candidate, { source, origin, accepted, passed })
    if (!quarantinedBy) passed.push(candidate)
    return { ...candidate, quarantinedBy }
  })
}

function objectionTo(candidate: DatedRate, comparison: Comparison): Objection | null {
  // Already accepted and served: only another rate of the same date can replace it.
  if (isRepeated(candidate, comparison)) return null
  return comparison.source === 'r4' ? objectionToR4(candidate, comparison) : objectionToPrimary(candidate, comparison)
}

function isRepeated({ rate, valueDate }: DatedRate, { source, origin, accepted }: Comparison): boolean {
  if (origin === OPERATOR) return false
  return on(valueDate, accepted).some(
    (stored) => stored.source === source && stored.origin === origin && rate.eq(stored.rate),
  )
}

/** Compares the primary source with itself and the operator, and with the second source if it has the same date. */
function objectionToPrimary(candidate: DatedRate, { origin, accepted, passed }: Comparison): Objection | null {
  const { valueDate } = candidate
  const own = accepted.filter(({ source }) => source === 'vexFx')
  const jump = firstJump(candidate, primaryReferences(valueDate, own, passed))
  if (jump) return jump

  const second = on(valueDate, accepted).find(({ source }) => source === 'r4')
  if (!second || isWithin(candidate, second, MAX_DISAGREEMENT)) return null
  // An operator's entry of the same rate decides between the two sources.
  const entered = origin === OPERATOR ? undefined : on(valueDate, own).find((stored) => stored.origin === OPERATOR)
  if (entered && isWithin(candidate, entered, MAX_DISAGREEMENT)) return null
  return { limitPercent: MAX_DISAGREEMENT, comparedWith: second, isOtherSource: true }
}

/** Agreement with the primary source suffices: its rate of the same date was checked or confirmed by an operator. */
function objectionToR4(candidate: DatedRate, { accepted, passed }: Comparison): Objection | null {
  const { valueDate } = candidate
  const sameDate = on(valueDate, accepted)
  const primary = sameDate.find(({ source }) => source === 'vexFx')
  if (primary) {
    if (isWithin(candidate, primary, MAX_DISAGREEMENT)) return null
    return { limitPercent: MAX_DISAGREEMENT, comparedWith: primary, isOtherSource: true }
  }
  const primaryFirst = accepted.toSorted((a, b) => Number(a.source === 'r4') - Number(b.source === 'r4'))
  const references = [inOrder(sameDate)[0], before(valueDate, primaryFirst, passed)]
  return firstJump(
    candidate,
    orElse(references, () => after(valueDate, primaryFirst)),
  )
}

/**
 * The first accepted rate of the date and the last of the previous date. An operator's entry beyond the bounds was stored
 * only because it was confirmed: later rates are compared with that entry alone.
 */
function primaryReferences(
  valueDate: string,
  own: readonly AcceptedRate[],
  passed: readonly DatedRate[],
): readonly DatedRate[] {
  const previous = before(valueDate, own, passed)
  let references: readonly DatedRate[] = present([previous])
  for (const [index, stored] of inOrder(on(valueDate, own)).entries()) {
    const isConfirmed = stored.origin === OPERATOR && firstJump(stored, references) !== null
    if (isConfirmed) references = [stored]
    else if (index === 0) references = [stored, ...references]
  }
  return orElse(references, () => after(valueDate, own))
}

function firstJump(candidate: DatedRate, references: readonly DatedRate[]): Objection | null {
  const comparedWith = references.find((reference) => !isWithin(candidate, reference, MAX_JUMP))
  return comparedWith ? { limitPercent: MAX_JUMP, comparedWith, isOtherSource: false } : null
}

function isWithin({ rate }: { rate: Decimal }, { rate: expected }: { rate: Decimal }, percent: number): boolean {
  return rate.minus(expected).abs().times(100).lte(expected.times(percent))
}

/** The best rate of the nearest earlier value date. */
function before(
  valueDate: string,
  accepted: readonly AcceptedRate[],
  passed: readonly DatedRate[],
): DatedRate | undefined {
  const days = [...accepted, ...passed].map((rate) => rate.valueDate).filter((day) => day < valueDate)
  const nearest = days.toSorted().at(-1)
  if (nearest === undefined) return undefined
  const stored = on(nearest, accepted)
  return stored.find(({ origin }) => origin === OPERATOR) ?? on(nearest, passed)[0] ?? stored[0]
}

/** The best rate of the nearest later value date, for a date with no earlier rates. */
function after(valueDate: string, accepted: readonly AcceptedRate[]): DatedRate | undefined {
  const days = accepted.map((rate) => rate.valueDate).filter((day) => day > valueDate)
  const [nearest] = days.toSorted()
  return nearest === undefined ? undefined : on(nearest, accepted)[0]
}

function on<Rate extends DatedRate>(day: string, rates: readonly Rate[]): Rate[] {
  return rates.filter(({ valueDate }) => valueDate === day)
}

function orElse(
  references: readonly (DatedRate | undefined)[],
  fallback: () => DatedRate | undefined,
): readonly DatedRate[] {
  const found = present(references)
  return found.length > 0 ? found : present([fallback()])
}

function present(rates: readonly (DatedRate | undefined)[]): DatedRate[] {
  return rates.filter((rate) => rate !== undefined)
}

function oldestFirst(a: DatedRate, b: DatedRate): number {
  return a.valueDate < b.valueDate ? -1 : 1
}

/** In order of acceptance. An operator's entry appears twice if it was entered again later. */
function inOrder(rates: readonly AcceptedRate[]): AcceptedRate[] {
  return rates
    .flatMap((rate) => {
      const times = rate.origin === OPERATOR ? [rate.acceptedAt, rate.fetchedAt] : [rate.acceptedAt]
      return times.map((time) => ({ rate, atMs: time.getTime() }))
    })
    .toSorted((a, b) => a.atMs - b.atMs)
    .map(({ rate }) => rate)
}
