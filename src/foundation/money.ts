import { Big } from 'big.js'

/**
 * Exact decimals. Amounts arrive as JSON numbers and leave as JSON numbers, but between the two no
 * binary fraction takes part in arithmetic: a number is read through its shortest decimal text, the
 * text the client wrote, and every calculation happens on that.
 */
export type Decimal = Big

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

/** A decimal as so many units of its last place. Two of them are multiplied at a tenth of the cost of two Decimals. */
export type Scaled = { units: bigint; places: number }

export function scaled(value: number | Decimal): Scaled {
  const shortest = String(value)
  const text = shortest.includes('e') ? decimal(value).toFixed() : shortest
  const point = text.indexOf('.')
  if (point < 0) return { units: BigInt(text), places: 0 }
  return { units: BigInt(text.slice(0, point) + text.slice(point + 1)), places: text.length - point - 1 }
}

/** What `convertToVes` makes of the same two, as it goes out: for quotes, of which there are many and nothing is kept. */
export function vesNumber(usd: Scaled, rate: Scaled): number {
  const units = usd.units * rate.units
  const beyondCents = usd.places + rate.places - CENTS
  if (beyondCents <= 0) return Number(`${units}e-${usd.places + rate.places}`)
  const cent = 10n ** BigInt(beyondCents)
  return Number(`${(units + cent / 2n) / cent}e-${CENTS}`)
}

/** `ves ÷ rate` in USD. The quotient is taken with 20 decimals first, far beyond what half-up to cents can notice. */
export function convertToUsd(ves: Decimal, rate: Decimal): Decimal {
  const exact = Big()
  exact.DP = 20
  exact.RM = ROUND_HALF_UP
  return toCents(exact(ves).div(exact(rate)))
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
  return decimal(value).round(places, 0).eq(value)
}
