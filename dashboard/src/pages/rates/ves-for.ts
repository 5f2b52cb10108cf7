/**
 * Converts whole dollars at a decimal rate, rounded half-up to céntimos as the gateway does. Integer arithmetic, because
 * a float could differ by a céntimo from what the customer pays.
 */
export function vesFor(usd: bigint, rate: string): string {
  const [whole = '0', fraction = ''] = rate.split('.')
  const scale = 10n ** BigInt(fraction.length)
  const cents = (usd * BigInt(whole + fraction) * 100n * 2n + scale) / (scale * 2n)
  const digits = cents.toString().padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}
