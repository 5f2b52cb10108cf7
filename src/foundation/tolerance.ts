import { type Decimal, decimal, percentOf } from './money.ts'

/** How far a transfer may be from what an order costs: what a tenant chooses. */
export type Tolerance = {
  /** In VES; 0 is none. */
  ves: Decimal
  /** Of the amount; 0 is none. Where both are set, the smaller one counts. */
  percent: Decimal
  /** Whether a transfer of more than that pays for the order, too. */
  acceptsOverpayment: boolean
}

export const exactTolerance: Tolerance = { ves: decimal(0), percent: decimal(0), acceptsOverpayment: true }

/** An amount in VES that is sensible for large orders would let anything pay a small one: more than this never counts. */
export const TOLERANCE_MAX_PERCENT = 10

/** So many VES more or less count as equal. */
function toleratedVes(amount: Decimal, { ves, percent }: Tolerance): Decimal {
  const limit = percent.eq(0) && ves.gt(0) ? decimal(TOLERANCE_MAX_PERCENT) : percent
  const part = percentOf(amount, limit)
  return ves.eq(0) || part.lt(ves) ? part : ves
}

/** What a transfer is to an order: of its amount, of more than it, or no payment for it. */
export function fitOf(received: Decimal, asked: Decimal, tolerance: Tolerance): 'equal' | 'more' | 'none' {
  if (received.minus(asked).abs().lte(toleratedVes(asked, tolerance))) return 'equal'
  return received.gt(asked) && tolerance.acceptsOverpayment ? 'more' : 'none'
}
