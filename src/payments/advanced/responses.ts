import type { RouteName } from '../../banks/flow-routes.ts'
import { failureText } from '../../banks/registry.ts'
import type { Answer, Call } from '../../foundation/route.ts'
import type { Language, LocalizedText } from '../../foundation/text.ts'
import { explainFailure } from '../failure-texts.ts'
import { mandateStatusOf } from '../mandates/mandate.ts'
import { flowOf, type Method, type Payment } from '../payment.ts'
import { failureFields, omitEmpty, shownStage } from '../receipt.ts'

/** The code of every pending operation: clients that know only the network's codes must not read it as a refusal. */
const PENDING_CODE = 'AC00'
const APPROVED_CODE = '00'

const pending: LocalizedText = {
  en: 'The result is not known yet. Do not send it again: the result will follow.',
  es: 'Aún no se conoce el resultado. No lo envíe de nuevo: el resultado llegará.',
}
const waitsForApproval: LocalizedText = {
  en: 'It waits for the approval of a second person. Do not send it again.',
  es: 'Espera la aprobación de una segunda persona. No lo envíe de nuevo.',
}
const approved: LocalizedText = { en: 'Approved.', es: 'Aprobado.' }

export function operationAnswer(payment: Payment, { language }: Pick<Call, 'language'>): Answer {
  return { status: 200, body: operationBody(payment, language) }
}

/** The response to the request for a payout: 202 while it waits for approval. */
export function payoutAnswer(payment: Payment, call: Pick<Call, 'language'>): Answer {
  return { ...operationAnswer(payment, call), status: payment.stage === 'approval' ? 202 : 200 }
}

/** The response to a poll: the operation, its kind, and the status before the bank was queried. */
export function polledAnswer(payment: Payment, before: Payment, { language }: Pick<Call, 'language'>): Answer {
  const body = {
    ...operationBody(payment, language),
    kind: kindOf(payment),
    ...(payment.operationId === null ? {} : { operationId: payment.operationId }),
    statusBefore: before.status,
  }
  return { status: 200, body }
}

function operationBody(payment: Payment, language: Language): Record<string, unknown> {
  return omitEmpty({
    paymentId: payment.paymentId,
    status: payment.status,
    stage: shownStage(payment),
    code: operationCode(payment),
    message: messageOf(payment, language),
    reference: payment.bankReference,
    id: payment.operationId,
    success: payment.status === 'COMPLETED',
    mandateStatus: mandateStatusOf(payment),
    referencia: payment.payer.reference,
    externalRef: payment.externalRef,
    metadata: payment.metadata,
    createdAt: payment.createdAt.toISOString(),
    ...failureFields(payment, language),
  })
}

/** The names used for an operator's bank routes; a part of a disbursement is a credit. */
const kinds: Record<Method, RouteName> = {
  C2P: 'c2p',
  VPOS: 'card',
  PAGO_MOVIL: 'pago-movil',
  DEBITO_INMEDIATO: 'debit',
  CREDITO_INMEDIATO: 'credit',
  CREDITO_CUENTA: 'account-credit',
  DISPERSION: 'payout',
  VUELTO: 'change',
  DOMICILIACION: 'domiciliation',
}

function kindOf({ method, batchId }: Payment): RouteName {
  return batchId === null ? kinds[method] : 'credit'
}

export function operationCode({ status, failureCode, bankCode }: Payment): string {
  if (status === 'PENDING') return PENDING_CODE
  return failureCode ?? bankCode ?? APPROVED_CODE
}

function messageOf(payment: Payment, language: Language): string {
  const { status, stage, method, bank, failureCode, bankCode } = payment
  if (stage === 'approval') return waitsForApproval[language]
  if (status === 'PENDING') return pending[language]
  if (failureCode !== null) return explainFailure(method, bank, failureCode)[language]
  return ((bank && bankCode && failureText(bank, flowOf[method], bankCode)) || approved)[language]
}
