/** Digits only, or the groups printed on a card: 4-4-4-4 and longer, 4-6-5 for American Express. */
const cardNumberFormat = /^(\d{13,19}|\d{4}([ -])\d{4}\2\d{4}\2\d{1,7}|\d{4}([ -])\d{6}\3\d{5})$/

/**
 * Whether a text consists of 13 to 19 digits with a valid check digit. Such a value in a reference, a key or a request
 * id is a card number in the wrong field, and these fields are stored and logged in the clear.
 */
export function isCardNumber(text: string): boolean {
  if (!cardNumberFormat.test(text)) return false
  return passesLuhn(text.replaceAll(/[ -]/g, ''))
}

/** Whether a name has the digits of a card number, with anything between them; no name has as many. */
export function hasCardDigits(name: string): boolean {
  return name.replaceAll(/\D/g, '').length >= SHORTEST_CARD_NUMBER
}

const SHORTEST_CARD_NUMBER = 13

/** Luhn check digit: finds a mistyped card number before a bank counts it as a failed attempt. */
export function passesLuhn(number: string): boolean {
  const sum = Array.from(number, Number)
    .toReversed()
    .map((digit, index) => (index % 2 === 0 ? digit : digit * 2))
    .reduce((total, value) => total + (value > 9 ? value - 9 : value), 0)
  return sum % 10 === 0
}
