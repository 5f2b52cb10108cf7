import { expect, test } from 'vitest'
import type { Outcome } from '../../banks/bank.ts'
import type { Call } from '../../foundation/route.ts'
import type { PaymentContext } from '../submit.ts'
import { requestDebitOtp } from './otp.ts'

/** Requests a one-time password at a bank with outcomes that the simulated one never has. */
function requestAt(outcome: Outcome) {
  const context = { registry: { find: async () => ({ kind: 'offered', bank: 'r4', call: async () => outcome }) } }
  const call = {
    caller: { scope: { tenantId: 't', livemode: false } },
    language: 'es',
    body: { banco: '0102', monto: 10, telefono: '584141234567', cedula: 'V12345678' },
  }
  return requestDebitOtp(
    context as unknown as PaymentContext,
    call as unknown as Call<unknown, unknown, typeof call.body>,
  )
}

test('a refusal by the network is answered with its code and its meaning', async () => {
  expect(await requestAt({ kind: 'rejected', code: '56' })).toEqual({
    status: 200,
    body: { code: '56', message: expect.stringMatching(/documento/), success: false },
  })
})

test.each<Outcome>([
  { kind: 'pending', code: '11' },
  { kind: 'unknown', reason: 'timeout' },
  { kind: 'notSent', reason: 'circuit_open' },
])('%j is 503: the key may be asked for again', async (outcome) => {
  await expect(requestAt(outcome)).rejects.toMatchObject({ code: 'payment_service_unavailable' })
})
