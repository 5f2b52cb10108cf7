import { expect, test } from 'vitest'
import { decimal } from '../foundation/money.ts'
import { Secret } from '../foundation/secret.ts'
import type { Bank, Movement, Outcome } from './bank.ts'
import { approved } from './code-lines.ts'
import { withSafeAnswers } from './safe-answers.ts'

const pan = '4539578761234567'
const card = {
  number: new Secret(pan),
  cvv: new Secret('917'),
  pin: new Secret('4321'),
  expirationMonth: 12,
  expirationYear: 2040,
  holderName: 'EULALIA QUINTERO',
  holderDocument: 'V27182818',
  accountType: 0,
  cardType: 1,
} as const
const range = { from: '2026-10-05', to: '2026-10-05' }
const codes = { '917': approved('Approved.', 'Aprobada.') }

function bankWith(flows: Bank['flows']): Bank['flows'] {
  return withSafeAnswers({ name: 'bnc', flows, check: async () => [] }, () => codes).flows
}
const chargeAnswered = (outcome: Outcome) =>
  bankWith({ chargeCard: async () => outcome }).chargeCard?.({ paymentId: 'pay', amount: decimal(1), card })
const listed = (...movements: Movement[]) =>
  bankWith({ listMovements: async () => ({ kind: 'answered', movements }) }).listMovements?.(range)

test('an ordinary answer is handed on as it is', async () => {
  const answer: Outcome = {
    kind: 'approved',
    code: 'G00',
    reference: '0099917',
    txId: 842_950,
    numbers: ['842950', '917'],
    chargeId: new Secret('0102584141234567'),
  }
  expect(await chargeAnswered(answer)).toEqual(answer)
})

test.each<[string, Outcome, Outcome]>([
  [
    'as its code',
    { kind: 'unknown', reason: 'doubtful_code', code: pan },
    { kind: 'unknown', reason: 'doubtful_code', code: '***' },
  ],
  [
    'in its code, in groups',
    { kind: 'rejected', code: 'TARJETA 4539-5787-6123-4567' },
    { kind: 'rejected', code: 'TARJETA ***' },
  ],
  ['with the CVV', { kind: 'rejected', code: 'CVV 917 PIN 4321' }, { kind: 'rejected', code: 'CVV *** PIN ***' }],
  [
    'in a field’s name',
    { kind: 'notSent', reason: 'setup', code: `EPIIMS:CardNumber[${pan}]` },
    { kind: 'notSent', reason: 'setup', code: 'EPIIMS:CardNumber[***]' },
  ],
  [
    'as its numbers',
    { kind: 'approved', code: 'G00', reference: pan, operationId: pan, numbers: [pan, '1'] },
    { kind: 'approved', code: 'G00', numbers: ['1'] },
  ],
  ['rounded', { kind: 'approved', code: 'G00', reference: '4539578761234570' }, { kind: 'approved', code: 'G00' }],
])('a card number that the bank repeats %s is removed', async (_title, outcome, expected) => {
  expect(await chargeAnswered(outcome)).toEqual(expected)
})

test('a listed code that equals a CVV is kept', async () => {
  expect(await chargeAnswered({ kind: 'approved', code: '917' })).toEqual({ kind: 'approved', code: '917' })
})

test.each(['1'.repeat(65), '12\u00003', '12\u001b3', '12\ud8003'])(
  'a number that cannot be stored is left out: %j',
  async (number) => {
    const answer: Outcome = {
      kind: 'approved',
      code: 'G00',
      reference: number,
      operationId: number,
      numbers: [number, '7'],
    }
    expect(await chargeAnswered(answer)).toEqual({ kind: 'approved', code: 'G00', numbers: ['7'] })
  },
)

test('a code is kept without the characters that cannot be stored, and cut', async () => {
  expect(await chargeAnswered({ kind: 'rejected', code: 'G5\0\ud800' })).toEqual({ kind: 'rejected', code: 'G5\ufffd' })
  const long = await chargeAnswered({ kind: 'rejected', code: 'G'.repeat(20_000) })
  expect(long).toEqual({ kind: 'rejected', code: 'G'.repeat(500) })
})

const line: Movement = {
  key: '170036812',
  date: '2026-10-05',
  amount: decimal('1523.4'),
  direction: 'in',
  kind: 'c2p',
  isContradictory: false,
  reference: '14895',
  numbers: ['14895', '36816'],
  phones: ['584141234567'],
  phonesMayBeOwn: false,
  document: { digits: '12345678', letter: 'V' },
  concept: 'COBRO',
}

test('an ordinary line is handed on as it is', async () => {
  expect(await listed(line)).toEqual({ kind: 'answered', movements: [line] })
})

test('a line whose concept cannot be stored is kept with a clean one', async () => {
  expect(await listed({ ...line, concept: 'PAGO\0' })).toMatchObject({ movements: [{ ...line, concept: 'PAGO' }] })
})

test.each<[string, Partial<Movement>, Partial<Movement>]>([
  ['reference', { reference: '1\0', numbers: ['1\0', '36816'] }, { reference: '', numbers: ['36816'] }],
  ['document', { document: { digits: '1'.repeat(65) } }, { reference: '14895' }],
])('a line whose %s cannot be stored proves nothing', async (_title, changes, expected) => {
  const { document: _, ...anonymous } = line
  const safe = { ...anonymous, isContradictory: true, ...expected }
  expect(await listed({ ...line, ...changes })).toEqual({ kind: 'answered', movements: [safe] })
})

test.each(['1\0', '1'.repeat(201)])('a statement with a line whose key cannot be stored was not read', async (key) => {
  expect(await listed(line, { ...line, key })).toEqual({ kind: 'unavailable', reason: 'unreadable_answer' })
})
