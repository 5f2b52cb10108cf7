import type { CardCharge } from '../../banks/bank.ts'

/** Test cards with a fixed outcome at the simulated banks. With a live key they are rejected. */
const testCards: ReadonlySet<string> = new Set([
  '4242424242424242',
  '5555555555554444',
  '6759649826438453',
  '4000000000009995',
  '4000000000000069',
  '4000000000000127',
  '4000000000000119',
  '4000000000000101',
])

export function isTestCard(number: string): boolean {
  return testCards.has(number)
}

export const cardBrands: Record<CardCharge['card']['cardType'], string> = { 1: 'Visa', 2: 'Mastercard', 3: 'Maestro' }

/** `today` is a day in Caracas; a card is valid until the end of its month. */
export function isExpired(month: number, year: number, today: string): boolean {
  return `${year}-${String(month).padStart(2, '0')}` < today.slice(0, 7)
}

/** Identifies a holder by the digits of the document: banks accept it without its letter and leading zeros. */
export function holderNumber(document: string): string {
  return document.replaceAll(/\D/g, '').replace(/^0+/, '')
}
