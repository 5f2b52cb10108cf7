import { describe, expect, test } from 'vitest'
import type { Movement } from '../../banks/bank.ts'
import { decimal } from '../../foundation/money.ts'
import { exactTolerance, type Tolerance } from '../../foundation/tolerance.ts'
import type { Claimant, Line } from '../matching/match.ts'
import type { StatementReading } from '../matching/store.ts'
import { checkOwner, matchByPayer, matchByReference, type TransferMatch } from './match-transfer.ts'

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
function readingOf(movements: Movement[], claimants: Claimant[] = [], claimedKeys: string[] = []): StatementReading {
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

const tolerance = (ves: string, acceptsOverpayment = true): Tolerance => ({
  ves: decimal(ves),
  percent: decimal(0),
  acceptsOverpayment,
})

const asked = { reference: '12345678', date, amount: decimal('100'), tolerance: exactTolerance, payer: {} }
const outcomeOf = (movements: Movement[], changes: Partial<typeof asked> = {}, reading = readingOf(movements)) => {
  const { reference, ...rest } = { ...asked, ...changes }
  return textOf(checkOwner(matchByReference(movements, { ...rest, reference }), reference, reading))
}

function textOf(match: TransferMatch): string {
  if (match.kind === 'found') return `found ${match.movement.reference}`
  return match.kind === 'notFound' ? match.code : match.kind
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
    ['of less says so', [movement('12345678', { amount: decimal('99.99') })], {}, 'AMOUNT_MISMATCH'],
    ['of more pays', [movement('12345678', { amount: decimal('101') })], {}, 'found 12345678'],
    [
      'of more does not pay where the tenant says so',
      [movement('12345678', { amount: decimal('101') })],
      { tolerance: tolerance('0', false) },
      'AMOUNT_MISMATCH',
    ],
    [
      'of less within the tolerance pays, also by four digits',
      [movement('12345678', { amount: decimal('95') })],
      { reference: '5678', tolerance: tolerance('5') },
      'found 12345678',
    ],
    [
      'of less beyond the tolerance does not',
      [movement('12345678', { amount: decimal('94.99') })],
      { tolerance: tolerance('5') },
      'AMOUNT_MISMATCH',
    ],
    [
      'of more is not found by five digits: they prove too little without the amount',
      [movement('12345678', { amount: decimal('101') })],
      { reference: '45678' },
      'AMOUNT_MISMATCH',
    ],
    [
      'of more is found by six digits',
      [movement('12345678', { amount: decimal('101') })],
      { reference: '345678' },
      'found 12345678',
    ],
    [
      'of more is not found by a short whole reference, whatever zeros stand in front',
      [movement('160', { amount: decimal('101') })],
      { reference: '000160' },
      'AMOUNT_MISMATCH',
    ],
    [
      'of more is found by four digits and the phone the line names',
      [movement('12345678', { amount: decimal('101') })],
      { reference: '5678', payer: { phone: '584141234567', bankCode: '0102' } },
      'found 12345678',
    ],
    [
      'of more is not found so where the phone may be the account’s own',
      [movement('12345678', { amount: decimal('101'), phonesMayBeOwn: true })],
      { reference: '5678', payer: { phone: '584141234567' } },
      'AMOUNT_MISMATCH',
    ],
    [
      'of the amount goes before one of more',
      [movement('99345678', { amount: decimal('101') }), movement('11345678')],
      { reference: '345678' },
      'found 11345678',
    ],
    [
      'of more that has the whole reference and one of the amount with its ending are not distinguished',
      [movement('345678', { amount: decimal('101') }), movement('11345678')],
      { reference: '345678' },
      'MOVEMENT_NOT_FOUND',
    ],
    [
      'of more is not taken by the reference of a C2P of the very amount',
      [movement('12345678', { amount: decimal('150') }), movement('12345678', { key: 'charge', kind: 'c2p' })],
      {},
      'MOVEMENT_NOT_FOUND',
    ],
    [
      'of more among two with the same digits is not guessed',
      [movement('99345678', { amount: decimal('101') }), movement('11345678', { amount: decimal('102') })],
      { reference: '345678' },
      'MOVEMENT_NOT_FOUND',
    ],
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
      'whose reference is four digits after zeros is not distinguished by them from another with that ending',
      [movement('000012345678'), movement('00005678')],
      { reference: '5678' },
      'MOVEMENT_NOT_FOUND',
    ],
    [
      'whose reference is four digits after zeros is taken if it was given with them',
      [movement('000012345678'), movement('00005678')],
      { reference: '00005678' },
      'found 00005678',
    ],
    [
      'whose whole reference was given is taken among several with the same ending',
      [movement('5678'), movement('22225678')],
      { reference: '5678' },
      'found 5678',
    ],
  ])('%s', (_title, movements, changes, expected) => {
    expect(outcomeOf(movements, changes)).toBe(expected)
  })

  test('that paid for another order is reported as already claimed', () => {
    const movements = [movement('12345678')]
    expect(outcomeOf(movements, {}, readingOf(movements, [], ['key-12345678']))).toBe('alreadyClaimed')
  })

  test('is not the number a C2P charge was approved with', () => {
    const movements = [movement('12345678')]
    const charge: Claimant = {
      id: 'a',
      person: { phone: '584120000000', document: undefined },
      numbers: ['12345678'],
      state: 'settled',
      hasLine: true,
      isDebit: false,
    }
    expect(outcomeOf(movements, {}, readingOf(movements, [charge]))).toBe('alreadyClaimed')
  })

  test('may be a C2P charge of the same payer that is still under way: then it is not found yet', () => {
    const movements = [movement('12345678')]
    const charge: Claimant = {
      id: 'a',
      person: { phone: '584141234567', document: undefined },
      numbers: [],
      state: 'inFlight',
      hasLine: false,
      isDebit: false,
    }
    expect(outcomeOf(movements, {}, readingOf(movements, [charge]))).toBe('MOVEMENT_NOT_FOUND')
  })
})

describe('a transfer without a reference', () => {
  const payer = { phone: '584141234567', bankCode: '0102' }
  const resultOf = (movements: Movement[], taken: string[] = [], changes: { tolerance?: Tolerance } = {}) => {
    const { reference: _none, ...rest } = { ...asked, ...changes, payer }
    const meant = matchByPayer(movements, rest)
    const keys = taken.map((name) => `key-${name}`)
    return textOf(checkOwner(meant, undefined, readingOf(movements, [], keys)))
  }

  test.each<[string, Movement[], string[], { tolerance?: Tolerance }, string]>([
    ['is found when it is the only one of its payer', [movement('1')], [], {}, 'found 1'],
    ['is not found where there is none', [], [], {}, 'MOVEMENT_NOT_FOUND'],
    ['is not guessed among two', [movement('1'), movement('2')], [], {}, 'REFERENCE_REQUIRED'],
    [
      'is not the next one of the payer when the first has paid already',
      [movement('1'), movement('2')],
      ['1'],
      {},
      'REFERENCE_REQUIRED',
    ],
    [
      'that has paid already is not followed by one of more',
      [movement('1'), movement('2', { amount: decimal('150') })],
      ['1'],
      {},
      'alreadyClaimed',
    ],
    ['that has paid already is reported as already claimed', [movement('1')], ['1'], {}, 'alreadyClaimed'],
    ['is not another payer’s', [movement('1', { phones: ['584120000000'] })], [], {}, 'MOVEMENT_NOT_FOUND'],
    ['is not one from another bank', [movement('1', { bankCode: '0134' })], [], {}, 'MOVEMENT_NOT_FOUND'],
    ['is not one that names nobody', [movement('1', { phones: [] })], [], {}, 'MOVEMENT_NOT_FOUND'],
    [
      'is not one that names two phones',
      [movement('1', { phones: ['584141234567', '584120000000'] })],
      [],
      {},
      'MOVEMENT_NOT_FOUND',
    ],
    [
      'is not one whose phone may be the account’s own',
      [movement('1', { phonesMayBeOwn: true })],
      [],
      {},
      'MOVEMENT_NOT_FOUND',
    ],
    ['is not a C2P', [movement('1', { kind: 'c2p' })], [], {}, 'MOVEMENT_NOT_FOUND'],
    ['is not one that may be a C2P', [movement('1', { kind: 'mobile' })], [], {}, 'REFERENCE_REQUIRED'],
    ['is not one of another day', [movement('1', { date: '2026-10-04' })], [], {}, 'MOVEMENT_NOT_FOUND'],
    ['is not one that contradicts itself', [movement('1', { isContradictory: true })], [], {}, 'MOVEMENT_NOT_FOUND'],
    ['of less says so', [movement('1', { amount: decimal('99') })], [], {}, 'AMOUNT_MISMATCH'],
    [
      'of less within the tolerance is found',
      [movement('1', { amount: decimal('99') })],
      [],
      { tolerance: tolerance('1') },
      'found 1',
    ],
    ['of more is not taken', [movement('1', { amount: decimal('150') })], [], {}, 'REFERENCE_REQUIRED'],
    [
      'of more is not found where the tenant says so',
      [movement('1', { amount: decimal('150') })],
      [],
      { tolerance: tolerance('0', false) },
      'AMOUNT_MISMATCH',
    ],
    [
      'of the amount goes before one of more, which may be for another order',
      [movement('1', { amount: decimal('150') }), movement('2')],
      [],
      {},
      'found 2',
    ],
    [
      'of two within the tolerance is not guessed',
      [movement('1', { amount: decimal('100.50') }), movement('2')],
      [],
      { tolerance: tolerance('1') },
      'REFERENCE_REQUIRED',
    ],
    [
      'of two of more is not guessed',
      [movement('1', { amount: decimal('150') }), movement('2', { amount: decimal('160') })],
      [],
      {},
      'REFERENCE_REQUIRED',
    ],
  ])('%s', (_title, movements, taken, changes, expected) => {
    expect(resultOf(movements, taken, changes)).toBe(expected)
  })
})
