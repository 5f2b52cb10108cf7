import { describe, expect, test } from 'vitest'
import { createObservations } from '../observations.ts'
import { payment, paymentId, recordsWith, tenant } from './fixtures.ts'
import { payoutsAreApproved } from './money.ts'
import type { StoredPayment } from './records.ts'

const payout: StoredPayment = { ...payment, method: 'CREDITO_INMEDIATO', vesAmount: '2000.01' }
const waiting: StoredPayment = { ...payout, status: 'PENDING', stage: 'approval', submittedMs: null }

function found(
  changes: Partial<StoredPayment>,
  { approved = [], approvalAbove = 2_000 }: { approved?: string[]; approvalAbove?: number | null } = {},
) {
  const observations = { ...createObservations(), approved: new Set(approved) }
  const payments = [{ ...payout, ...changes }]
  const disbursements = [{ batchId: 'batch', vesAmount: '2000.01' }]
  const tenants = [{ ...tenant, approvalAbove }]
  return payoutsAreApproved(recordsWith({ tenants, payments, disbursements, observations })).length
}

describe('payouts above the amount of their tenant', () => {
  test('one that nobody approved is a violation if it was paid, or sent', () => {
    expect(found({})).toBe(1)
    expect(found({ status: 'PENDING', stage: 'unknown' })).toBe(1)
    expect(found({ status: 'COMPLETED', submittedMs: null })).toBe(1)
  })

  test('one that waits, or was declined, was not sent', () => {
    expect(found(waiting)).toBe(0)
    expect(found({ ...waiting, status: 'FAILED', stage: null, failureCode: 'APPROVAL_DECLINED' })).toBe(0)
  })

  test('a second person approved it', () => {
    expect(found({}, { approved: [paymentId] })).toBe(0)
    expect(found({}, { approved: ['another'] })).toBe(1)
  })

  test('a part of a disbursement counts with the whole', () => {
    expect(found({ batchId: 'batch', vesAmount: '1.00' })).toBe(1)
    expect(found({ batchId: 'batch', vesAmount: '1.00' }, { approved: ['batch'] })).toBe(0)
  })

  test('at most the amount, another method, or a tenant without an amount needs nobody', () => {
    expect(found({ vesAmount: '2000.00' })).toBe(0)
    expect(found({ method: 'C2P' })).toBe(0)
    expect(found({}, { approvalAbove: null })).toBe(0)
  })
})
