import { Big } from 'big.js'

/**
 * Exact decimals. Amounts arrive as JSON numbers and leave as JSON numbers, but between the two no
 * binary fraction takes part in arithmetic: a number is read through its shortest decimal text, the
 * text the client wrote, and every calculation happens on that. All conversions and roundings of amounts are here, in one
 * arithmetic: a quote is computed as the payment will be. (Scaled integers would save half a microsecond per conversion.)
 */
export type Decimal = Big

const ROUND_DOWN = 0
const ROUND_HALF_UP = 1
const CENTS = 2

export function decimal(value: number | string | Decimal): Decimal {
  return new Big(value)
}

/** The one rounding in the life of an amount: half-up to céntimos. */
export function toCents(value: Decimal): Decimal {
  return value.round(CENTS, ROUND_HALF_UP)
}

/** `usd × rate` in VES. */
export function convertToVes(usd: Decimal, rate: Decimal): Decimal {
  return toCents(usd.times(rate))
}

/** `ves ÷ rate` in USD. The quotient is taken with 20 decimals first, far beyond what half-up to cents can notice. */
export function convertToUsd(ves: Decimal, rate: Decimal): Decimal {
  const exact = Big()
  exact.DP = 20
  exact.RM = ROUND_HALF_UP
  return toCents(exact(ves).div(exact(rate)))
}

/** So many percent of an amount, rounded down to céntimos: a tolerance never grants more than it says. */
export function percentOf(amount: Decimal, percent: Decimal): Decimal {
  return amount.times(percent).times('0.01').round(CENTS, ROUND_DOWN)
}

/** `1523.4` → `"1523.40"`: the text banks sign and databases store. */
export function fixed2(value: Decimal): string {
  return value.toFixed(CENTS, ROUND_HALF_UP)
}

/** For the wire only. Exact for every amount the gateway accepts: at most 15 significant digits. */
export function toNumber(value: Decimal): number {
  return Number(value.toString())
}

export function hasAtMostDecimals(value: number, places: number): boolean {
  return decimal(value).round(places, ROUND_DOWN).eq(value)
}
