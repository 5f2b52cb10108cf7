import { expect, test } from 'vitest'
import { noticeOf } from './notice.ts'

const payment = { status: 'COMPLETED', stage: null, method: 'C2P', reversalStage: null, reviewReason: null } as const

test('money that came in is worth a notification', () => {
  for (const method of ['C2P', 'VPOS', 'PAGO_MOVIL', 'DEBITO_INMEDIATO'] as const)
    expect(noticeOf({ ...payment, method })).toBe('paid')
})

test('money that went out, open, failed and reversed payments are worth none', () => {
  for (const method of ['CREDITO_INMEDIATO', 'CREDITO_CUENTA', 'DISPERSION', 'VUELTO'] as const)
    expect(noticeOf({ ...payment, method })).toBeUndefined()
  expect(noticeOf({ ...payment, status: 'PENDING', stage: 'submitted' })).toBeUndefined()
  expect(noticeOf({ ...payment, status: 'FAILED' })).toBeUndefined()
  expect(noticeOf({ ...payment, status: 'REVERSED' })).toBeUndefined()
  expect(noticeOf({ ...payment, reversalStage: 'submitted' })).toBeUndefined()
})

test('a payment, a reversal or an ended payment that needs attention is worth a notification', () => {
  expect(noticeOf({ ...payment, status: 'PENDING', stage: 'attention' })).toBe('attention')
  expect(noticeOf({ ...payment, reversalStage: 'attention' })).toBe('attention')
  expect(noticeOf({ ...payment, status: 'FAILED', reviewReason: 'line_after_failure' })).toBe('attention')
})
