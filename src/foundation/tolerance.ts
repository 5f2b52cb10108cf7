import { type Decimal, decimal, percentOf } from './money.ts'

/** Tenant's tolerance for the difference between a transfer and the amount of the order. */
export type Tolerance = {
  /** In VES; 0 is none. */
  ves: Decimal
  /** Of the amount; 0 is none. If both are set, the smaller one applies. */
  percent: Decimal
  /** Whether a transfer above the tolerance also pays for the order. */
  acceptsOverpayment: boolean
}

export const exactTolerance: Tolerance = { ves: decimal(0), percent: decimal(0), acceptsOverpayment: true }

/** Upper limit of a tolerance in VES: an amount sensible for large orders would let any transfer pay a small one. */
export const TOLERANCE_MAX_PERCENT = 10

/** Difference in VES, up or down, that counts as equal. */
export function toleratedVes(amount: Decimal, { ves, percent }: Tolerance): Decimal {
  const limit = percent.eq(0) && ves.gt(0) ? decimal(TOLERANCE_MAX_PERCENT) : percent
  const part = percentOf(amount, limit)
  return ves.eq(0) || part.lt(ves) ? part : ves
}

/** Comparison of a transfer with an order: its amount within the tolerance, an accepted overpayment, or no match. */
export function fitOf(received: Decimal, expected: Decimal, tolerance: Tolerance): 'equal' | 'more' | 'none' {
  if (received.minus(expected).abs().lte(toleratedVes(expected, tolerance))) return 'equal'
  return received.gt(expected) && tolerance.acceptsOverpayment ? 'more' : 'none'
}
