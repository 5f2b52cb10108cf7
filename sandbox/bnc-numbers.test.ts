import { expect, test } from 'vitest'
import { issueNumbers } from './bnc/numbers.ts'
import { bncAssumptions } from './bnc/assumptions.ts'
import { openJournal } from './journal.ts'
import { openLedger } from './ledger.ts'
import { createAssumptions } from './assumptions.ts'
import { mondayMorning } from './testing/wire.ts'

const payment = { client: 'client', amount: '10.00' }

function openBank(changes = {}) {
  const clock = { now: mondayMorning }
  const opened = openLedger({ bank: 'bnc', journal: openJournal(undefined), now: () => clock.now })
  const tried: string[] = []
  const hasLine = (...line: Parameters<typeof opened.hasLine>) => {
    tried.push(line[2])
    return opened.hasLine(...line)
  }
  const ledger = { ...opened, hasLine }
  const assumptions = createAssumptions(bncAssumptions, changes).current()
  const charge = () => {
    const numbers = issueNumbers({ ledger, assumptions }, payment)
    ledger.record({ ...payment, ...numbers, operation: 'SendC2P', direction: 'in', at: clock.now })
    return numbers
  }
  return { clock, charge, tried }
}

test('equal payments of one client never share a number, even when the three-digit references are used up', () => {
  const { charge, tried } = openBank()
  const charges = Array.from({ length: 4_000 }, charge)
  const references = charges.map(({ line }) => line.reference)
  expect(new Set(references).size).toBe(4_000)
  expect(references.filter((reference) => reference.length === 3)).toHaveLength(225)
  // A bank that has many equal payments still answers as fast as one that has few.
  expect(tried.length).toBeLessThan(2 * charges.length)
  expect(references.every((reference) => /^[1-9]\d{2,5}$/.test(reference))).toBe(true)
  expect(new Set(charges.map(({ line }) => line.controlNumber)).size).toBe(4_000)
  expect(new Set(charges.map(({ txId }) => txId)).size).toBe(4_000)
  expect(new Set(charges.map(({ reference }) => reference)).size).toBe(4_000)
})

test('charges one full number cycle apart get different numbers', () => {
  const { clock, charge } = openBank()
  const first = charge()
  // Nine-digit transaction numbers wrap around after 900 million steps of 10 ms.
  clock.now += 900_000_000 * 10
  const later = charge()
  expect(later.txId).not.toBe(first.txId)
  expect(later.line.controlNumber).not.toBe(first.line.controlNumber)
  expect(later.line.reference).not.toBe(first.line.reference)
})

test.each([
  ['distinct', false, false],
  ['idIsControlNumber', true, false],
  ['referenceIsA', false, true],
  ['both', true, true],
])(
  'with chargeNumbers %s, IdTransaction equals ControlNumber: %s, Reference equals ReferenceA: %s',
  (chargeNumbers, id, a) => {
    const { txId, reference, line } = openBank({ chargeNumbers }).charge()
    expect(String(txId) === line.controlNumber).toBe(id)
    expect(reference === line.reference).toBe(a)
  },
)
