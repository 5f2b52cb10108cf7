import { type Decimal, decimal, fixed2 } from '../../../foundation/money.ts'

/**
 * The amount of a C2P charge as BDV's samples print it: the shortest form with at least one decimal, `2.0`, `1240.55`.
 * Whether `2.00` is accepted is not documented.
 */
export function shortAmount(amount: Decimal): string {
  return fixed2(amount).replace(/0$/, '')
}

/**
 * An amount in either of BDV's spellings: `36.960,41`, with a comma for the decimals, or `1.0`. Undefined if it is neither:
 * several points without a comma are not guessed.
 */
export function readAmount(text: string | undefined): Decimal | undefined {
  if (text === undefined) return undefined
  const [, sign = '', digits = ''] = /^([+-]?)(.*)$/.exec(text) ?? []
  const isLocal = /^(?:\d{1,3}(?:\.\d{3}){1,4}|\d{1,15}),\d{1,2}$/.test(digits)
  const plain = isLocal ? digits.replaceAll('.', '').replace(',', '.') : digits
  if (!/^\d{1,15}(?:\.\d{1,2})?$/.test(plain)) return undefined
  return decimal(sign === '-' ? `-${plain}` : plain)
}
