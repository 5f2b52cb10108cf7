import { withoutZeros } from '../reference.ts'

/** Digits that the statement's number of a payment has in common with the customer's. */
export const SHARED_DIGITS = 8

/** The number as a whole and its last digits: the statement puts a prefix of the bank before these. */
export function numbersOf(reference: string): string[] {
  const numbers = [reference, reference.slice(-SHARED_DIGITS)].map(withoutZeros)
  return [...new Set(numbers)].filter((number) => number !== '0')
}
