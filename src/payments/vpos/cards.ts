import type { CardCharge } from '../../banks/bank.ts'

/** The cards with a fixed outcome at the simulated banks. A live key that sends one was mixed up with a test key. */
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

/** `today` is a day of Caracas; a card is good until the end of its month. */
export function isExpired(month: number, year: number, today: string): boolean {
  return `${year}-${String(month).padStart(2, '0')}` < today.slice(0, 7)
}

/** What tells one holder from another: people leave letters and zeros in front out, and banks do not mind. */
export function holderNumber(document: string): string {
  return document.replaceAll(/\D/g, '').replace(/^0+/, '')
}
