import { refusedFields } from '../banks/registry.ts'
import { type ErrorDetail, GatewayError } from '../foundation/errors.ts'
import type { Answer, Call } from '../foundation/route.ts'
import type { Language, LocalizedText } from '../foundation/text.ts'
import { customerMessage } from './customer-messages.ts'
import { explainFailure } from './failure-texts.ts'
import { flowOf, type Payment } from './payment.ts'
import { receiptOf } from './receipt.ts'

/** The response for a charge: its receipt, or 422 with the bank's code when it was declined. */
export function chargeAnswer(payment: Payment, call: Call, status: number): Answer {
  if (payment.status !== 'FAILED' || payment.failureCode === null) {
    return { status, body: receiptOf(payment, call.caller, call.language) }
  }
  const { en, es } = explainFailure(payment.method, payment.bank, payment.failureCode)
  return call.failure(
    new GatewayError('provider_rejected', {
      failureCode: payment.failureCode,
      paymentId: payment.paymentId,
      details: refusedDetails(payment, call.language),
      customerMessage: customerMessage(payment, payment.failureCode),
      texts: { en: `The bank declined the charge: ${en}`, es: `El banco rechazó el cobro: ${es}` },
    }),
  )
}

const notAccepted: LocalizedText = { en: 'the bank does not accept it', es: 'el banco no lo acepta' }

/** The request fields that the bank rejected; undefined for any other refusal. */
function refusedDetails({ bank, method, failureCode }: Payment, language: Language): ErrorDetail[] | undefined {
  const fields = bank && failureCode ? refusedFields(bank, flowOf[method], failureCode) : []
  if (fields.length === 0) return undefined
  return fields.map((field) => ({ path: `/${field}`, message: notAccepted[language] }))
}
