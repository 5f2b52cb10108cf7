import { GatewayError } from '../foundation/errors.ts'
import type { Answer, Call } from '../foundation/route.ts'
import { explainFailure } from './failures.ts'
import type { Payment } from './payment.ts'
import { receiptOf } from './receipt.ts'

/** A charge as it stands: its receipt, or 422 with the bank's code when it was declined. */
export function chargeAnswer(payment: Payment, call: Call, status: number): Answer {
  if (payment.status !== 'FAILED' || payment.failureCode === null) {
    return { status, body: receiptOf(payment, call.caller, call.language) }
  }
  const { en, es } = explainFailure(payment.method, payment.bank, payment.failureCode)
  return call.failure(
    new GatewayError('provider_rejected', {
      failureCode: payment.failureCode,
      paymentId: payment.paymentId,
      texts: { en: `The bank declined the charge: ${en}`, es: `El banco rechazó el cobro: ${es}` },
    }),
  )
}
