import { GatewayError } from '../../foundation/errors.ts'
import { toNumber } from '../../foundation/money.ts'
import type { Answer, Call } from '../../foundation/route.ts'
import type { Static } from '../../foundation/schema.ts'
import type { Scope } from '../../foundation/scope.ts'
import type { Language } from '../../foundation/text.ts'
import type { PaymentContext } from '../submit.ts'
import type { Payment } from '../payment.ts'
import { failureFields, omitEmpty, shownStage } from '../receipt.ts'
import { operationCode } from './responses.ts'
import type { DisbursementRequest } from './schema.ts'
import type { BatchSummary } from './store.ts'

/** A stored disbursement with its parts. */
export type Disbursement = BatchSummary & { parts: Payment[] }

/** A disbursement by its id. Without the request body, phones are shown in the gateway's own spelling. */
export async function showDisbursement(context: PaymentContext, call: Call<{ id: string }>): Promise<Answer> {
  const disbursement = await findDisbursement(context, call.caller.scope, call.params.id)
  if (!disbursement) throw new GatewayError('operation_not_found')
  return disbursementAnswer(disbursement, { language: call.language })
}

/** Undefined when there is no such disbursement. Pending parts are reconciled in the background. */
export async function findDisbursement(
  context: PaymentContext,
  scope: Scope,
  batchId: string,
): Promise<Disbursement | undefined> {
  const disbursement = await readDisbursement(context, scope, batchId)
  for (const { stage, paymentId } of disbursement?.parts ?? []) {
    if (stage === 'accepted' || stage === 'unknown') context.triggerReconcile?.(scope, paymentId)
  }
  return disbursement
}

export async function readDisbursement(
  context: PaymentContext,
  scope: Scope,
  batchId: string,
): Promise<Disbursement | undefined> {
  const batch = await context.advanced.findBatch(scope, batchId)
  return batch && { ...batch, parts: await context.advanced.listParts(scope, batchId) }
}

export function disbursementAnswer(
  { batchId, reference, duplicateOf, parts }: Disbursement,
  { body, language }: { body?: Static<typeof DisbursementRequest>; language: Language },
): Answer {
  const credits = parts.map((part, index) =>
    omitEmpty({
      telefono: body?.personas[index]?.telefono ?? part.payer.phone,
      montoPart: toNumber(part.vesAmount),
      paymentId: part.paymentId,
      status: part.status,
      stage: shownStage(part),
      code: operationCode(part),
      reference: part.bankReference,
      id: part.operationId,
      ...failureFields(part, language),
    }),
  )
  const status = disbursementStatus(parts)
  return {
    status: 200,
    body: omitEmpty({ id: batchId, paymentId: batchId, referencia: reference, status, duplicateOf, credits }),
  }
}

export function disbursementStatus(parts: Pick<Payment, 'status'>[]): 'COMPLETED' | 'PENDING' | 'PARTIAL' | 'FAILED' {
  const [some, ...others] = new Set(parts.map(({ status }) => status))
  if (some === 'PENDING' || others.includes('PENDING')) return 'PENDING'
  if (others.length > 0) return 'PARTIAL'
  return some === 'FAILED' ? 'FAILED' : 'COMPLETED'
}
