/**
 * Customers give the last digits they see; banks that keep references as numbers lose the zeros in front. Three digits or
 * fewer are a whole reference or none: as an ending they would fit one movement in a thousand.
 */
export function fitsReference(asked: string, own: string): boolean {
  if (own === '') return false
  if (withoutZeros(asked) === withoutZeros(own)) return true
  return asked.length > MIN_TAIL_DIGITS - 1 && own.endsWith(asked)
}

const MIN_TAIL_DIGITS = 4

export function withoutZeros(number: string): string {
  return number.replace(/^0+(?=\d)/, '')
}
