import { describe, expect, test } from 'vitest'
import type { Movement } from '../../banks/bank.ts'
import { decimal } from '../../foundation/money.ts'
import type { Claimant, Line } from '../matching/match.ts'
import type { Reading } from '../matching/store.ts'
import { matchTransfer } from './match-transfer.ts'

const date = '2026-10-05'

function movement(reference: string, changes: Partial<Movement> = {}): Movement {
  return {
    key: `key-${reference}`,
    date,
    amount: decimal('100'),
    direction: 'in',
    kind: 'p2p',
    isContradictory: false,
    reference,
    numbers: [reference],
    phones: ['584141234567'],
    phonesMayBeOwn: false,
    bankCode: '0102',
    ...changes,
  }
}

/** All lines unclaimed, compared by their plain phones. */
function readingOf(movements: Movement[], claimants: Claimant[] = [], claimedKeys: string[] = []): Reading {
  const lines: Line[] = movements
    .filter(({ key }) => !claimedKeys.includes(key))
    .map(({ document, bankCode, ...line }) => ({ ...line, document: document?.digits, bankCode }))
  const query = {
    purpose: 'charge',
    accountId: Buffer.alloc(1),
    amount: decimal('100'),
    since: new Date(),
    until: new Date(),
  } as const
  return { lines, claimants, basis: { query, marks: [], freeKeys: [] } }
}

const asked = { reference: '12345678', date, amount: decimal('100'), payer: {} }
const told = (movements: Movement[], changes: Partial<typeof asked> = {}, reading = readingOf(movements)) => {
  const match = matchTransfer(movements, { ...asked, ...changes }, reading)
  return match.kind === 'found'
    ? `found ${match.movement.reference}`
    : match.kind === 'notFound'
      ? match.code
      : match.kind
}

describe('a customer’s transfer', () => {
  test.each<[string, Movement[], Partial<typeof asked>, string]>([
    ['is found by its whole reference', [movement('12345678')], {}, 'found 12345678'],
    ['is found whatever zeros stand in front', [movement('000012345678')], {}, 'found 000012345678'],
    ['is found by four last digits', [movement('12345678')], { reference: '5678' }, 'found 12345678'],
    ['of three digits is found whole', [movement('160')], { reference: '000160' }, 'found 160'],
    ['is not found by three last digits', [movement('12345678')], { reference: '678' }, 'MOVEMENT_NOT_FOUND'],
    ['is not another one with four equal digits', [movement('99995678')], {}, 'MOVEMENT_NOT_FOUND'],
    ['is not one of another day', [movement('12345678', { date: '2026-10-04' })], {}, 'MOVEMENT_NOT_FOUND'],
    ['is not money that went out', [movement('12345678', { direction: 'out' })], {}, 'MOVEMENT_NOT_FOUND'],
    ['is not a C2P', [movement('12345678', { kind: 'c2p' })], {}, 'MOVEMENT_NOT_FOUND'],
    ['is not a card sale', [movement('12345678', { kind: 'other' })], {}, 'MOVEMENT_NOT_FOUND'],
    ['may be a transfer between accounts', [movement('12345678', { kind: 'transfer' })], {}, 'found 12345678'],
    [
      'is not a line that contradicts itself',
      [movement('12345678', { isContradictory: true })],
      {},
      'MOVEMENT_NOT_FOUND',
    ],
    ['of another amount says so', [movement('12345678', { amount: decimal('101') })], {}, 'AMOUNT_MISMATCH'],
    [
      'of another payer is not found',
      [movement('12345678')],
      { payer: { phone: '584120000000' } },
      'MOVEMENT_NOT_FOUND',
    ],
    [
      'of another payer is not found, also when the only phone of the line may be the account’s own',
      [movement('12345678', { phonesMayBeOwn: true })],
      { payer: { phone: '584120000000' } },
      'MOVEMENT_NOT_FOUND',
    ],
    ['from another bank is not found', [movement('12345678')], { payer: { bankCode: '0134' } }, 'MOVEMENT_NOT_FOUND'],
    ['that names nobody is found by its reference', [movement('12345678', { phones: [] })], {}, 'found 12345678'],
    [
      'among two with the same digits and amount is not guessed',
      [movement('11115678'), movement('22225678')],
      { reference: '5678' },
      'MOVEMENT_NOT_FOUND',
    ],
    [
      'whose whole reference was given is taken among several with the same ending',
      [movement('5678'), movement('22225678')],
      { reference: '5678' },
      'found 5678',
    ],
  ])('%s', (_title, movements, changes, expected) => {
    expect(told(movements, changes)).toBe(expected)
  })

  test('that paid for another order is told as such', () => {
    const movements = [movement('12345678')]
    expect(told(movements, {}, readingOf(movements, [], ['key-12345678']))).toBe('alreadyClaimed')
  })

  test('is not the number a C2P charge was approved with', () => {
    const movements = [movement('12345678')]
    const charge: Claimant = {
      id: 'a',
      person: { phone: '584120000000', document: undefined },
      numbers: ['12345678'],
      state: 'settled',
      hasLine: true,
    }
    expect(told(movements, {}, readingOf(movements, [charge]))).toBe('alreadyClaimed')
  })

  test('may be a C2P charge of the same payer that is still under way: then it is not found yet', () => {
    const movements = [movement('12345678')]
    const charge: Claimant = {
      id: 'a',
      person: { phone: '584141234567', document: undefined },
      numbers: [],
      state: 'inFlight',
      hasLine: false,
    }
    expect(told(movements, {}, readingOf(movements, [charge]))).toBe('MOVEMENT_NOT_FOUND')
  })
})
