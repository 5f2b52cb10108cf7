import { describe, expect, test } from 'vitest'
import type { C2pIntent, Receipt } from '../../../sdk/src/index.ts'
import { audit, type Evidence } from './audit.ts'
import type { LoadPayment } from './load.ts'

const receipt = (change: Partial<Receipt> = {}) =>
  ({ paymentId: 'p1', status: 'COMPLETED', vesAmount: 301.37, externalRef: 'order-1', ...change }) as Receipt

const loadPayment = (change: Partial<LoadPayment> = {}): LoadPayment => ({
  tenant: 0,
  externalRef: 'order-1',
  details: { usdAmount: 1, debtorId: 'V1', debtorCellPhone: '58', debtorBankCode: 102, externalRef: 'order-1' },
  intent: receipt({ status: 'PENDING' }) as C2pIntent,
  receipt: receipt(),
  ...change,
})

const charge = { client: 'c', amount: '301.37', direction: 'in' } as const
const arrival = { tenant: 0, eventId: 'e1', event: 'payment.completed', paymentId: 'p1' }

function violations(change: Partial<Evidence>): string[] {
  const consistent = {
    payments: [loadPayment()],
    receipts: [[receipt()]],
    effects: [[charge]],
    arrivals: [arrival],
    replays: new Map(),
  }
  return audit({ ...consistent, ...change }).violations
}

describe('the audit', () => {
  test('the drill’s audit finds no violation when all records agree', () => {
    expect(violations({})).toEqual([])
  })

  test.each<[string, Partial<Evidence>, RegExp]>([
    ['an acknowledged payment that is missing', { receipts: [[]], effects: [[]] }, /is missing/],
    [
      'an acknowledged status that was reverted',
      { receipts: [[receipt({ status: 'PENDING' })]] },
      /COMPLETED and is PENDING/,
    ],
    [
      'an amount that differs from the acknowledged one',
      { receipts: [[receipt({ vesAmount: 5 })]], effects: [[{ ...charge, amount: '5.00' }]] },
      /was for/,
    ],
    ['a payment charged twice', { effects: [[charge, charge]] }, /charged 2 times/],
    ['a completed payment without a charge', { effects: [[]] }, /nothing was charged/],
    [
      'a failed payment with a charge',
      { payments: [], receipts: [[receipt({ status: 'FAILED' })]] },
      /FAILED and was charged/,
    ],
    ['a charge without a payment', { effects: [[charge, { ...charge, amount: '9.99' }]] }, /for no payment/],
    [
      'an order with two payments',
      { receipts: [[receipt(), receipt({ paymentId: 'p2', vesAmount: 7, status: 'FAILED' })]] },
      /has 2 payments/,
    ],
    ['an event that arrived twice', { arrivals: [arrival, arrival] }, /arrived 2 times/],
    [
      'a payment announced as completed twice',
      { arrivals: [arrival, { ...arrival, eventId: 'e2' }] },
      /arrived 2 times/,
    ],
    [
      'a payment without a final response',
      { payments: [loadPayment({ failure: '500 internal_error' })] },
      /never got a final response/,
    ],
  ])('the drill’s audit finds %s', (_what, change, finding) => {
    expect(violations(change).join('\n')).toMatch(finding)
  })

  test('the drill’s audit finds a replay with another response', () => {
    const payment = loadPayment()
    const again = { intent: payment.intent, receipt: receipt({ bankReference: '0002' }) }
    expect(violations({ payments: [payment], replays: new Map([[payment, again]]) })[0]).toMatch(/has another response/)
  })

  test('the drill’s audit accepts a PENDING payment that advances and is announced as PENDING twice', () => {
    const pending = { ...arrival, event: 'payment.pending' }
    const pendingPayment = loadPayment({ receipt: receipt({ status: 'PENDING' }) })
    expect(
      violations({
        payments: [pendingPayment],
        arrivals: [pending, { ...pending, eventId: 'e2' }, { ...arrival, eventId: 'e3' }],
      }),
    ).toEqual([])
  })
})
