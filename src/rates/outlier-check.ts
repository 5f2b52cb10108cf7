import type { Decimal } from '../foundation/money.ts'
import { type DatedRate, OPERATOR, type SourceName } from './source.ts'

/** In percent. The central bank's rate does not move so far from one banking day to the next; a misplaced point does. */
const MAX_JUMP = 25
/** In percent. Both sources publish the same official rate: more than rounding apart, one of them is wrong. */
const MAX_DISAGREEMENT = 2

/** `acceptedAt` is the first time, `fetchedAt` the last: an operator may have entered other rates in between. */
export type AcceptedRate = DatedRate & { source: SourceName; origin: string; acceptedAt: Date; fetchedAt: Date }

/** The bound that a rate exceeds, and the accepted rate it was compared with. */
export type Objection = { limitPercent: number; known: DatedRate; isOtherSource: boolean }

export type CheckedRate = DatedRate & { quarantinedBy: Objection | null }

type Origin = { source: SourceName; origin: string }
type Comparison = Origin & { accepted: readonly AcceptedRate[]; passed: readonly DatedRate[] }

/**
 * Quarantines a rate that differs by more than 25 % from the first accepted rate of its value date or from the last one
 * of the nearest earlier value date, or by more than 2 % from the other source's rate of the same value date. The first
 * rate of a date is the fixed point, so that many small corrections cannot add up to a jump.
 *
 * `accepted` is best first within a value date. A rate that passes is compared with by those of later dates.
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
  // Accepted before, and served since: only another rate of the same date can replace it.
  if (isRepeated(candidate, comparison)) return null
  return comparison.source === 'r4' ? objectionToR4(candidate, comparison) : objectionToPrimary(candidate, comparison)
}

function isRepeated({ rate, valueDate }: DatedRate, { source, origin, accepted }: Comparison): boolean {
  if (origin === OPERATOR) return false
  return on(valueDate, accepted).some(
    (known) => known.source === source && known.origin === origin && rate.eq(known.rate),
  )
}

/** The primary source answers to itself and to the operator, and to the second source where that has the same date. */
function objectionToPrimary(candidate: DatedRate, { origin, accepted, passed }: Comparison): Objection | null {
  const { valueDate } = candidate
  const own = accepted.filter(({ source }) => source === 'vexFx')
  const jump = firstJump(candidate, primaryReferences(valueDate, own, passed))
  if (jump) return jump

  const second = on(valueDate, accepted).find(({ source }) => source === 'r4')
  if (!second || isWithin(candidate, second, MAX_DISAGREEMENT)) return null
  // An operator has entered the same: that decides between the two sources.
  const entered = origin === OPERATOR ? undefined : on(valueDate, own).find((known) => known.origin === OPERATOR)
  if (entered && isWithin(candidate, entered, MAX_DISAGREEMENT)) return null
  return { limitPercent: MAX_DISAGREEMENT, known: second, isOtherSource: true }
}

/** Agreement with the primary source is enough: its rate of the same date has passed these bounds, or an operator. */
function objectionToR4(candidate: DatedRate, { accepted, passed }: Comparison): Objection | null {
  const { valueDate } = candidate
  const sameDate = on(valueDate, accepted)
  const primary = sameDate.find(({ source }) => source === 'vexFx')
  if (primary) {
    if (isWithin(candidate, primary, MAX_DISAGREEMENT)) return null
    return { limitPercent: MAX_DISAGREEMENT, known: primary, isOtherSource: true }
  }
  const primaryFirst = accepted.toSorted((a, b) => Number(a.source === 'r4') - Number(b.source === 'r4'))
  const references = [inOrder(sameDate)[0], before(valueDate, primaryFirst, passed)]
  return firstJump(
    candidate,
    orElse(references, () => after(valueDate, primaryFirst)),
  )
}

/**
 * The first accepted rate of the date and the last of the date before. An operator's entry beyond the bounds can only
 * have been stored confirmed: from then on it alone is compared with, as the operator has vouched for the jump.
 */
function primaryReferences(
  valueDate: string,
  own: readonly AcceptedRate[],
  passed: readonly DatedRate[],
): readonly DatedRate[] {
  const previous = before(valueDate, own, passed)
  let references: readonly DatedRate[] = present([previous])
  for (const [index, known] of inOrder(on(valueDate, own)).entries()) {
    const isConfirmed = known.origin === OPERATOR && firstJump(known, references) !== null
    if (isConfirmed) references = [known]
    else if (index === 0) references = [known, ...references]
  }
  return orElse(references, () => after(valueDate, own))
}

function firstJump(candidate: DatedRate, references: readonly DatedRate[]): Objection | null {
  const known = references.find((reference) => !isWithin(candidate, reference, MAX_JUMP))
  return known ? { limitPercent: MAX_JUMP, known, isOtherSource: false } : null
}

function isWithin({ rate }: { rate: Decimal }, { rate: known }: { rate: Decimal }, percent: number): boolean {
  return rate.minus(known).abs().times(100).lte(known.times(percent))
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

/** The best rate of the nearest later value date. Where nothing earlier is known, an old date has only this to go by. */
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

/** As they were accepted. An operator's entry stands twice when it was entered again later. */
function inOrder(rates: readonly AcceptedRate[]): AcceptedRate[] {
  return rates
    .flatMap((rate) => {
      const times = rate.origin === OPERATOR ? [rate.acceptedAt, rate.fetchedAt] : [rate.acceptedAt]
      return times.map((time) => ({ rate, atMs: time.getTime() }))
    })
    .toSorted((a, b) => a.atMs - b.atMs)
    .map(({ rate }) => rate)
}
