import { failureText } from '../../banks/registry.ts'
import type { Answer, Call } from '../../foundation/route.ts'
import type { Language, Text } from '../../foundation/text.ts'
import { explainFailure } from '../failures.ts'
import { flowOf, type Payment } from '../payment.ts'
import { omitEmpty } from '../receipt.ts'

/** A client that knows only the network's codes must never take doubt for a refusal: whatever is open says this one. */
const PENDING_CODE = 'AC00'
const APPROVED_CODE = '00'

const pending: Text = {
  en: 'The result is not known yet. Do not send it again: it will follow.',
  es: 'Aún no se conoce el resultado. No lo envíe de nuevo: el resultado llegará.',
}
const approved: Text = { en: 'Approved.', es: 'Aprobado.' }

export function operationAnswer(payment: Payment, { language }: Pick<Call, 'language'>): Answer {
  return {
    status: 200,
    body: omitEmpty({
      paymentId: payment.paymentId,
      status: payment.status,
      code: operationCode(payment),
      message: messageOf(payment, language),
      reference: payment.bankReference,
      id: payment.operationId,
      success: payment.status === 'COMPLETED',
      referencia: payment.payer.reference,
      externalRef: payment.externalRef,
      createdAt: payment.createdAt.toISOString(),
    }),
  }
}

export function operationCode({ status, failureCode, bankCode }: Payment): string {
  if (status === 'PENDING') return PENDING_CODE
  return failureCode ?? bankCode ?? APPROVED_CODE
}

function messageOf(payment: Payment, language: Language): string {
  const { status, method, bank, failureCode, bankCode } = payment
  if (status === 'PENDING') return pending[language]
  if (failureCode !== null) return explainFailure(method, bank, failureCode)[language]
  return ((bank && bankCode && failureText(bank, flowOf[method], bankCode)) || approved)[language]
}
