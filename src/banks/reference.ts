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

export function withoutZeros(number: string): string {
  return number.replace(/^0+(?=\d)/, '')
}
