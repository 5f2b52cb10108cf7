import { expect, test } from 'vitest'
import { readCard } from './card.ts'
import type { Visit } from './visit.ts'

const form = {
  cardNumber: '4242424242424242',
  expiry: '11/26',
  cvv: '123',
  cardHolder: 'Juana Pérez',
  documentType: 'V',
  document: '12345678',
  accountType: '0',
}

test.each([
  ['the last minute of its month in Caracas', '2026-11-30T23:59:00-04:00', { card: { expirationMonth: 11 } }],
  ['the first minute of the next month', '2026-12-01T00:00:00-04:00', { invalid: ['expiry'] }],
])('a card in %s', (_name, at, expected) => {
  expect(readCard({ form, now: () => new Date(at) } as unknown as Visit)).toMatchObject(expected)
})
