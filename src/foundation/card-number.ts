/** As it is typed, or in the groups in which it is printed on a card: 4-4-4-4 and so on, 4-6-5 of American Express. */
const written = /^(\d{13,19}|\d{4}([ -])\d{4}\2\d{4}\2\d{1,7}|\d{4}([ -])\d{6}\3\d{5})$/

/**
 * A text that is nothing but 13 to 19 digits with a right check digit. Such a value in a reference, a key or a request
 * id is a card number in the wrong field, and those are stored and logged in the clear.
 */
export function isCardNumber(text: string): boolean {
  if (!written.test(text)) return false
  return passesLuhn(text.replaceAll(/[ -]/g, ''))
}

/** The check digit that every card number ends with: it tells a mistyped one before a bank counts it as a failure. */
export function passesLuhn(number: string): boolean {
  const sum = Array.from(number, Number)
    .toReversed()
    .map((digit, index) => (index % 2 === 0 ? digit : digit * 2))
    .reduce((total, value) => total + (value > 9 ? value - 9 : value), 0)
  return sum % 10 === 0
}
