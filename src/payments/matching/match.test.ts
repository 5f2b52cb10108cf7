import { describe, expect, test } from 'vitest'
import {
  type Claimant,
  evidence,
  isFreeTransfer,
  type Line,
  matchLost,
  matchReversed,
  ownedByNumber,
  type Person,
} from './match.ts'

const ana: Person = { phone: 'phone-ana', document: 'doc-ana', bankCode: '0102' }
/** Shares Ana's phone. */
const luis: Person = { phone: 'phone-ana', document: 'doc-luis', bankCode: '0102' }
const stranger: Person = { phone: 'phone-x', document: 'doc-x', bankCode: '0134' }

function line(key: string, person: Partial<Person> = ana, changes: Partial<Line> = {}): Line {
  const { phone, document, bankCode } = person
  return {
    key,
    kind: 'c2p',
    isContradictory: false,
    numbers: [`n${key}`],
    phones: phone === undefined ? [] : [phone],
    phonesMayBeOwn: false,
    document,
    bankCode,
    ...changes,
  }
}

function claimant(id: string, person: Person, changes: Partial<Claimant> = {}): Claimant {
  return { id, person, numbers: [], state: 'open', hasLine: false, isDebit: false, ...changes }
}

const self = claimant('self', ana)
const settled = (id: string, changes: Partial<Claimant> = {}) => claimant(id, ana, { state: 'settled', ...changes })

describe('what a line says about a person', () => {
  test.each<[string, Partial<Line>, ReturnType<typeof evidence>]>([
    ['phone and document equal', {}, 'own'],
    ['phone alone equal', { document: undefined }, 'own'],
    ['document alone equal', { phones: [] }, 'own'],
    ['the bank alone is nobody’s name', { phones: [], document: undefined }, 'unnamed'],
    ['another phone', { phones: ['phone-x'], document: undefined }, 'others'],
    ['another document', { phones: [], document: 'doc-x' }, 'others'],
    ['another bank alone', { phones: [], document: undefined, bankCode: '0134' }, 'others'],
    ['the phone of one and the document of another', { document: 'doc-x' }, 'mixed'],
    ['the right phone at another bank', { bankCode: '0134' }, 'mixed'],
    [
      'one phone that may be the account’s own',
      { phones: ['p'], document: undefined, phonesMayBeOwn: true },
      'unnamed',
    ],
    [
      'two phones of which at most one is the account’s own',
      { phones: ['p', 'q'], document: undefined, phonesMayBeOwn: true },
      'others',
    ],
  ])('%s', (_title, changes, expected) => {
    expect(evidence(line('1', ana, changes), ana)).toBe(expected)
  })
})

describe('a charge whose answer was lost', () => {
  const cases: [title: string, lines: Line[], rivals: Claimant[], expected: string][] = [
    ['is completed by the one line that is marked C2P and names its payer', [line('1')], [], 'found 1'],
    ['is absent when there is no line', [], [], 'absent'],
    ['is not completed by a stranger’s C2P', [line('1', stranger)], [], 'absent'],
    ['is not completed by a line with another document', [line('1', luis)], [], 'ambiguous'],
    ['is not completed by a line that names nobody', [line('1', {})], [], 'ambiguous'],
    ['is not completed by its payer’s own transfer', [line('1', ana, { kind: 'p2p' })], [], 'ambiguous'],
    ['is not completed by an unmarked mobile payment', [line('1', ana, { kind: 'mobile' })], [], 'ambiguous'],
    [
      'is not completed by a line that contradicts itself',
      [line('1', ana, { isContradictory: true })],
      [],
      'ambiguous',
    ],
    ['ignores a transfer between accounts', [line('1', ana, { kind: 'transfer' })], [], 'absent'],
    ['ignores a card sale', [line('1', ana, { kind: 'other' })], [], 'absent'],
    ['is not absent while a line is of no known kind', [line('1', ana, { kind: 'unlisted' })], [], 'ambiguous'],
    ['waits for a person when an approved charge could own the only line', [line('1')], [settled('a')], 'ambiguous'],
    ['takes a line when there is one for each of the charges', [line('1'), line('2')], [settled('a')], 'found 1'],
    [
      'is absent when the bank’s number gives the only line to an approved charge',
      [line('1')],
      [settled('a', { numbers: ['n1'] })],
      'absent',
    ],
    [
      'takes the line that is left when numbers explain the other',
      [line('1'), line('2')],
      [settled('a', { numbers: ['n1'] })],
      'found 2',
    ],
    ['does not compete with a charge that has its line', [line('1')], [settled('a', { hasLine: true })], 'found 1'],
    ['competes with a lost charge of the same payer', [line('1')], [claimant('b', ana)], 'ambiguous'],
    [
      'waits while an equal charge is in flight',
      [line('1')],
      [claimant('b', ana, { state: 'inFlight' })],
      'ambiguous, rival in flight',
    ],
    [
      'does not compete with somebody else on the same phone when the line names the document',
      [line('1')],
      [claimant('b', luis)],
      'found 1',
    ],
    [
      'competes with somebody else on the same phone when the line names no document',
      [line('1', { phone: 'phone-ana' })],
      [claimant('b', luis)],
      'ambiguous',
    ],
    [
      'is ambiguous when two charges have the number of the line',
      [line('1')],
      [settled('a', { numbers: ['n1'] }), settled('b', { numbers: ['n1'] })],
      'ambiguous',
    ],
    [
      'ignores the number of another charge whose payer the line does not name',
      [line('1')],
      [claimant('a', stranger, { state: 'settled', numbers: ['n1'] })],
      'found 1',
    ],
  ]

  test.each(cases)('%s', (_title, lines, rivals, expected) => {
    const match = matchLost(lines, [self, ...rivals], 'self')
    const result =
      match.kind === 'found'
        ? `found ${match.key}`
        : match.kind === 'ambiguous' && match.isRivalInFlight
          ? 'ambiguous, rival in flight'
          : match.kind
    expect(result).toBe(expected)
  })

  test('that is not among the payments read waits for the next look', () => {
    expect(matchLost([line('1')], [], 'self')).toMatchObject({ kind: 'ambiguous', isRivalInFlight: true })
  })
})

describe('a charge whose answer was lost and that has a line', () => {
  const nobody: Partial<Person> = {}
  test.each<[string, Line[], Claimant[], ReturnType<typeof matchReversed>]>([
    ['was not reversed when no money went out', [], [], undefined],
    ['was not reversed by money to somebody else', [line('1', stranger)], [], undefined],
    ['was not reversed by a bank transfer', [line('1', ana, { kind: 'transfer' })], [], undefined],
    ['was not reversed by a mobile payment to nobody', [line('1', nobody, { kind: 'p2p' })], [], undefined],
    ['may be reversed when money went back to its payer', [line('1')], [], mayBeReversed(false)],
    ['may be reversed by a C2P line that names nobody', [line('1', nobody)], [], mayBeReversed(false)],
    ['was not reversed when an equal charge was', [line('1')], [settled('a')], undefined],
    [
      'may be reversed beside an equal one with its own line',
      [line('1')],
      [settled('a', { hasLine: true })],
      mayBeReversed(false),
    ],
    ['may be reversed, or an equal one whose reversal is open', [line('1')], [claimant('a', ana)], mayBeReversed(true)],
    [
      'may be reversed when more went back than was reversed',
      [line('1'), line('2')],
      [settled('a')],
      mayBeReversed(false),
    ],
  ])('%s', (_title, lines, reversals, expected) => {
    expect(matchReversed(lines, reversals, ana)).toEqual(expected)
  })

  function mayBeReversed(isRivalInFlight: boolean) {
    return { kind: 'ambiguous', reason: 'may_be_reversed', isRivalInFlight } as const
  }
})

describe('a transfer that a customer named', () => {
  const transfer = line('t', ana, { kind: 'p2p' })
  test.each<[string, Line[], Claimant[], boolean]>([
    ['is free when no charge could own it', [transfer], [], true],
    ['is free beside charges of other people', [transfer], [claimant('a', stranger)], true],
    ['is not free while a charge of its payer is in flight', [transfer], [claimant('a', ana)], false],
    ['is not free beside an approved charge whose line is not known', [transfer], [settled('a')], false],
    ['is free when that charge has its own line', [transfer, line('c')], [settled('a')], true],
    ['is free when that charge’s line is known', [transfer], [settled('a', { hasLine: true })], true],
    ['is not free when the bank’s number gives it to a charge', [transfer], [settled('a', { numbers: ['nt'] })], false],
  ])('%s', (_title, lines, charges, expected) => {
    expect(isFreeTransfer(transfer, lines, charges)).toBe(expected)
  })

  test('by bank transfer competes with no C2P charge', () => {
    const bankTransfer = line('t', ana, { kind: 'transfer' })
    expect(isFreeTransfer(bankTransfer, [bankTransfer], [settled('a')])).toBe(true)
  })

  const bankTransfer = line('b', ana, { kind: 'transfer' })
  const another = line('d', ana, { kind: 'transfer' })
  const unlisted = line('u', ana, { kind: 'unlisted' })
  const debit = (changes: Partial<Claimant> = {}) => settled('a', { isDebit: true, ...changes })
  test.each<[string, Line, Line[], Claimant[], boolean]>([
    ['bank transfer is not free beside a debit of its payer', bankTransfer, [bankTransfer], [debit()], false],
    [
      'bank transfer is free beside a debit of another',
      bankTransfer,
      [bankTransfer],
      [debit({ person: stranger })],
      true,
    ],
    ['bank transfer is free when the debit has its own', bankTransfer, [bankTransfer, another], [debit()], true],
    [
      'bank transfer is the debit’s by its number',
      another,
      [bankTransfer, another],
      [debit({ numbers: ['nd'] })],
      false,
    ],
    ['mobile payment competes with no debit', transfer, [transfer], [debit()], true],
    ['mobile payment is the debit’s by its number', transfer, [transfer], [debit({ numbers: ['nt'] })], false],
    ['line of no known kind is not free beside a debit of its payer', unlisted, [unlisted], [debit()], false],
  ])('%s', (_title, named, lines, charges, expected) => {
    expect(isFreeTransfer(named, lines, charges)).toBe(expected)
  })
})

test('a number gives a line to one payment only', () => {
  const charges = [settled('a', { numbers: ['n1', 'n2'] }), settled('b', { numbers: ['n3'] })]
  expect(ownedByNumber([line('1'), line('2'), line('3')], charges)).toEqual([{ key: '3', claimantId: 'b' }])
})
