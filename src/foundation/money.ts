import { Big } from 'big.js'

/**
 * Exact decimals. Amounts arrive and leave as JSON numbers, but no arithmetic uses binary fractions: a number is read
 * through its shortest decimal text, the text the client wrote. All conversions and roundings of amounts are here, so a
 * quote is computed like the payment.
 */
export type Decimal = Big

const ROUND_DOWN = 0
const ROUND_HALF_UP = 1
const CENTS = 2

export function decimal(value: number | string | Decimal): Decimal {
  return new Big(value)
}

/** Rounding of amounts, applied once: half-up to céntimos. */
export function toCents(value: Decimal): Decimal {
  return value.round(CENTS, ROUND_HALF_UP)
}

/** `usd × rate` in VES. */
export function convertToVes(usd: Decimal, rate: Decimal): Decimal {
  return toCents(usd.times(rate))
}

/**
 * The same result as convertToVes, as a number, for many amounts at one rate. Amounts of whole cents are multiplied as
 * integers as long as the product is exact; decimals leave a dozen objects to the garbage collector for each.
 */
export function vesConverter(rate: Decimal): (usd: number) => number {
  const places = Math.max(0, rate.c.length - 1 - rate.e)
  const unit = 10 ** places
  const rateUnits = toNumber(rate.times(unit))
  const half = places === 0 ? 0 : unit / 2
  return (usd) => {
    const usdCents = Math.round(usd * 100)
    const units = usdCents * rateUnits + half
    const isExact = usdCents / 100 === usd && units <= Number.MAX_SAFE_INTEGER
    if (!isExact) return toNumber(convertToVes(decimal(usd), rate))
    return (units - (units % unit)) / unit / 100
  }
}

/** `ves ÷ rate` in USD. The quotient has 20 decimals before it is rounded half-up to cents. */
export function convertToUsd(ves: Decimal, rate: Decimal): Decimal {
  const exact = Big()
  exact.DP = 20
  exact.RM = ROUND_HALF_UP
  return toCents(exact(ves).div(exact(rate)))
}

/** Percentage of an amount, rounded down to céntimos: a tolerance never exceeds its percentage. */
export function percentOf(amount: Decimal, percent: Decimal): Decimal {
  return amount.times(percent).times('0.01').round(CENTS, ROUND_DOWN)
}

/** `1523.4` → `"1523.40"`: the format signed for banks and stored in the database. */
export function fixed2(value: Decimal): string {
  return value.toFixed(CENTS, ROUND_HALF_UP)
}

/** JSON number for responses. Exact for every amount the gateway accepts: at most 15 significant digits. */
export function toNumber(value: Decimal): number {
  return Number(value.toString())
}

export function hasAtMostDecimals(value: number, places: number): boolean {
  return decimal(value).round(places, ROUND_DOWN).eq(value)
}
