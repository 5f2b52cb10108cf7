/**
 * Exact arithmetic of the audit itself: it checks the gateway's arithmetic and must not share it. Amounts are céntimos
 * in a bigint.
 */
export function cents(amount: string | number): bigint {
  const { digits, scale } = read(String(amount))
  if (scale > 2) throw new Error(`${amount} has more than two decimals`)
  return digits * 10n ** BigInt(2 - scale)
}

/** Rounded once, half up. */
export function converted(usdAmount: string, rate: string): bigint {
  const [usd, factor] = [read(usdAmount), read(rate)]
  const surplus = usd.scale + factor.scale - 2
  const product = usd.digits * factor.digits
  if (surplus <= 0) return product * 10n ** BigInt(-surplus)
  const unit = 10n ** BigInt(surplus)
  return (product + unit / 2n) / unit
}

export function sum(amounts: readonly bigint[]): bigint {
  return amounts.reduce((total, amount) => total + amount, 0n)
}

function read(text: string): { digits: bigint; scale: number } {
  const [, whole, decimals = ''] = /^(\d+)(?:\.(\d+))?$/.exec(text) ?? []
  if (whole === undefined) throw new Error(`${text} is no amount`)
  return { digits: BigInt(whole + decimals), scale: decimals.length }
}
