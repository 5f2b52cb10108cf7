/**
 * A whole number of dollars at a rate in plain decimal text, half-up to céntimos: the gateway's own rounding. On whole
 * numbers, since a binary fraction could show another céntimo than the customer will pay.
 */
export function vesFor(usd: bigint, rate: string): string {
  const [whole = '0', fraction = ''] = rate.split('.')
  const scale = 10n ** BigInt(fraction.length)
  const cents = (usd * BigInt(whole + fraction) * 100n * 2n + scale) / (scale * 2n)
  const digits = cents.toString().padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}
