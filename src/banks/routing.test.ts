import { describe, expect, test } from 'vitest'
import { inOrderOfBanks } from './account-name.ts'
import type { AccountName, Flow } from './bank.ts'
import { type RoutedPayment, type Routing, rankAccounts } from './routing.ts'

const codes = { bnc: '0191', r4: '0169', bdv: '0102' } as const
const offered: Partial<Record<string, readonly Flow[]>> = {
  bnc: ['chargeC2p', 'chargeCard', 'findTransfers'],
  'bnc:oeste': ['chargeC2p', 'chargeCard', 'findTransfers'],
  r4: ['chargeC2p', 'requestC2pToken', 'debit', 'creditPhone'],
  bdv: ['chargeC2p', 'requestC2pToken', 'findTransfers'],
}
const all = ['r4', 'bdv', 'bnc:oeste', 'bnc'] as const satisfies AccountName[]

type Given = Partial<Routing> & RoutedPayment & { accounts?: readonly AccountName[]; open?: readonly AccountName[] }

/** The accounts for a flow in the order they are tried, or why there are none. */
function rank(flow: Flow, { accounts = all, open = [], payerBankCode, isUnderWay = false, ...routing }: Given = {}) {
  const ranking = rankAccounts({ routes: {}, ...routing }, flow, {
    accounts: inOrderOfBanks(accounts),
    offers: (account, wanted) => accounts.includes(account) && offered[account]?.includes(wanted) === true,
    isHealthy: (account) => !open.includes(account),
    bankCodeOf: (bank) => codes[bank as keyof typeof codes],
    payerBankCode,
    isUnderWay,
  })
  if (ranking.kind !== 'offered') return ranking.kind
  return ranking.candidates.map(({ account, because }) => `${account} ${because}`)
}

describe('the accounts of a flow without a route', () => {
  test('are tried in the order of the banks, an account with a label after the one without', () => {
    expect(rank('chargeC2p')).toEqual(['bnc order', 'bnc:oeste not_sent', 'r4 not_sent', 'bdv not_sent'])
  })

  test('begin with the one at the payer’s own bank', () => {
    expect(rank('chargeC2p', { payerBankCode: '0102' })).toEqual([
      'bdv payer_bank',
      'bnc not_sent',
      'bnc:oeste not_sent',
      'r4 not_sent',
    ])
    expect(rank('chargeC2p', { payerBankCode: '0134' })?.[0]).toBe('bnc order')
    expect(rank('chargeCard', { payerBankCode: '0102' })?.[0]).toBe('bnc order')
  })

  test('follow the operator’s order, and one that is not in it is used only where none of those offers the flow', () => {
    const order = ['r4', 'bnc:oeste'] as const
    expect(rank('chargeC2p', { order })).toEqual(['r4 order', 'bnc:oeste not_sent'])
    expect(rank('chargeC2p', { order, payerBankCode: '0102' })?.[0]).toBe('r4 order')
    expect(rank('creditPhone', { order: ['bnc'] })).toEqual(['r4 only_account'])
  })

  test('end with those whose circuit is open', () => {
    expect(rank('chargeC2p', { order: ['bnc', 'r4'], open: ['bnc'] })).toEqual([
      'r4 others_unavailable',
      'bnc not_sent',
    ])
    expect(rank('chargeC2p', { payerBankCode: '0102', order: ['bdv', 'r4'], open: ['bdv'] })?.[0]).toBe(
      'r4 others_unavailable',
    )
  })

  test('are all tried at most once', () => {
    const ranked = rank('chargeC2p', { payerBankCode: '0102', open: ['bnc'] }) as string[]
    expect(new Set(ranked.map((each) => each.split(' ')[0])).size).toBe(ranked.length)
  })

  test('are one alone for an immediate debit, whose key belongs to it, and for a query', () => {
    expect(rank('debit', { open: ['r4'] })).toEqual(['r4 only_account'])
    expect(rank('findTransfers')).toEqual(['bnc order'])
  })

  test('are one alone where only the first is used', () => {
    expect(rank('chargeC2p', { isSingle: true, payerBankCode: '0102' })).toEqual(['bnc order'])
    expect(rank('chargeC2p', { isSingle: true, drained: ['bnc'] })).toBe('drained')
  })
})

describe('a route', () => {
  test('leaves one account, whatever the payer’s bank, the order and the health', () => {
    const given: Given = { routes: { c2p: 'bnc:oeste' }, payerBankCode: '0102', order: ['r4'], open: ['bnc:oeste'] }
    expect(rank('chargeC2p', given)).toEqual(['bnc:oeste route'])
  })

  test('to an account that does not offer the flow, or that is gone, is never overridden', () => {
    expect(rank('chargeCard', { routes: { card: 'r4' } })).toBe('notOffered')
    expect(rank('chargeC2p', { routes: { c2p: 'bdv' }, accounts: ['bnc'] })).toBe('notOffered')
  })
})

describe('a drained bank', () => {
  test('gets no payment while another account offers the flow', () => {
    expect(rank('chargeC2p', { drained: ['bnc'] })).toEqual(['r4 others_unavailable', 'bdv not_sent'])
    expect(rank('chargeC2p', { drained: ['bdv'], payerBankCode: '0102' })?.[0]).toBe('bnc others_unavailable')
  })

  test('leaves its flows without an account rather than break a route', () => {
    expect(rank('chargeC2p', { drained: ['r4'], routes: { c2p: 'r4' } })).toBe('drained')
    expect(rank('creditPhone', { drained: ['r4'] })).toBe('drained')
  })

  test('still answers queries and pays what was accepted before', () => {
    expect(rank('findTransfers', { drained: ['bnc'] })).toEqual(['bnc order'])
    expect(rank('creditPhone', { drained: ['r4'], isUnderWay: true })).toEqual(['r4 only_account'])
  })
})
