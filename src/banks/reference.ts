/**
 * Compares a customer's reference with a movement's. Customers give the last digits they see, and banks that store
 * references as numbers lose leading zeros. A tail needs 4 digits: 3 would match one movement in a thousand.
 */
export function fitsReference(wanted: string, actual: string): boolean {
  if (actual === '') return false
  if (withoutZeros(wanted) === withoutZeros(actual)) return true
  return wanted.length > MIN_TAIL_DIGITS - 1 && actual.endsWith(wanted)
}

const MIN_TAIL_DIGITS = 4

/** BNC prints a number with zeros in front in one list and without them in another. */
const PRINTED_DIGITS_MAX = 20

/** A number in every spelling that differs only by zeros in front; any other text as it is. */
export function spellingsOf(number: string): string[] {
  if (!/^\d+$/.test(number)) return [number]
  const digits = withoutZeros(number)
  const zeros = Math.max(PRINTED_DIGITS_MAX, number.length) - digits.length
  return Array.from({ length: zeros + 1 }, (_, count) => '0'.repeat(count) + digits)
}

export function withoutZeros(number: string): string {
  return number.replace(/^0+(?=\d)/, '')
}
