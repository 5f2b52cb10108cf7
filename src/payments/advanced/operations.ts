import type { Outcome } from '../../banks/bank.ts'
import { caracasDate } from '../../foundation/caracas.ts'
import { GatewayError } from '../../foundation/errors.ts'
import { errorFields } from '../../foundation/log.ts'
import { withPayment } from '../../foundation/request-context.ts'
import type { Answer, Call } from '../../foundation/route.ts'
import type { Scope } from '../../foundation/scope.ts'
import { noKey } from '../../idempotency/sql.ts'
import { type PaymentContext, settleByAnswer } from '../submit.ts'
import { hasNoPayer } from '../payer-encryption.ts'
import type { Payment } from '../payment.ts'
import { applyOutcome } from '../transition.ts'
import { nextCheck } from '../schedule.ts'
import type { QueryClaim } from './store.ts'
import { polledAnswer } from './responses.ts'
import { disbursementAnswer, disbursementStatus, findDisbursement } from './disbursement.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
/** The format of payment and network ids; any other text identifies no operation. */
const IDENTIFIER = /^[A-Za-z0-9-]{1,64}$/

/** The current state of an operation or a disbursement, after a query to the bank if it is pending. */
export async function pollOperation(context: PaymentContext, call: Call, id: string): Promise<Answer> {
  const { scope } = call.caller
  if (!IDENTIFIER.test(id)) throw new GatewayError('operation_not_found')
  const payment = await findOperation(context, scope, id)
  if (payment) return pollPayment(context, call, payment)
  const disbursement = UUID.test(id) ? await findDisbursement(context, scope, id) : undefined
  if (!disbursement) throw new GatewayError('operation_not_found')
  const { status, body } = disbursementAnswer(disbursement, { language: call.language })
  return { status, body: { ...body, kind: 'disbursement', statusBefore: disbursementStatus(disbursement.parts) } }
}

/** Queries the bank about a pending payment, unless it was queried within the last second. */
async function pollPayment(context: PaymentContext, call: Call, payment: Payment): Promise<Answer> {
  const { scope } = call.caller
  if (!isQueryable(payment)) return polledAnswer(payment, payment, call)
  const claim = await context.advanced.claimQuery(scope, payment.paymentId)
  if (!claim) return polledAnswer(payment, payment, call)
  const { isAnswered, payment: current } = await queryBank(context, scope, payment, claim)
  if (!isAnswered && current.status === 'PENDING') throw notQueried(current)
  return polledAnswer(current, payment, call)
}

/** The error for a failed query, so that the caller does not mistake it for the bank's answer "in process". */
function notQueried({ paymentId, status }: Payment): GatewayError {
  return new GatewayError('payment_service_unavailable', {
    paymentId,
    paymentStatus: status,
    texts: {
      en: 'The bank could not be queried about this operation: `status` is the last known one. Query it again later and do not send it again.',
      es: 'No se pudo consultar al banco sobre esta operación: `status` es el último conocido. Consulte más tarde y no la envíe de nuevo.',
    },
  })
}

/**
 * Queries the bank about an operation and settles the payment from the answer. Returns the payment's current state, which
 * a failed query leaves unchanged. `claim` is the caller's own (`claimQuery`, or the reconciler's take).
 */
export async function queryOperation(
  context: PaymentContext,
  scope: Scope,
  payment: Payment,
  claim: QueryClaim,
): Promise<Payment> {
  return (await queryBank(context, scope, payment, claim)).payment
}

async function queryBank(
  context: PaymentContext,
  scope: Scope,
  payment: Payment,
  claim: QueryClaim,
): Promise<{ isAnswered: boolean; payment: Payment }> {
  const { stage } = payment
  const outcome = await withPayment(payment.paymentId, () => queryOutcome(context, scope, payment))
  // An inconclusive code is still an answer of the bank; a time-out or an unreadable response is none.
  if (outcome?.kind === 'unknown' && outcome.reason === 'doubtful_code') return { isAnswered: true, payment }
  if (!outcome || outcome.kind === 'notSent' || outcome.kind === 'unknown') {
    await context.advanced.releaseQuery(scope, payment.paymentId, claim)
    return { isAnswered: false, payment }
  }

  const now = context.databaseClock.now()
  const { transition, allowedStages } = applyOutcome(payment, outcome, now, nextCheck(context.random, now, 0))
  // Still in process: no transition.
  if (stage === null || !allowedStages.includes(stage)) return { isAnswered: true, payment }
  const settled = await settleByAnswer(context, scope, { transition, allowedStages }, noKey)
  const current = settled ? transition.payment : await context.store.find(scope, payment.paymentId)
  return { isAnswered: true, payment: current ?? payment }
}

/** Polls a pending operation at the intervals that the bank's manual allows, until it is decided or `waitMs` is over. */
export async function followPending(
  context: PaymentContext,
  scope: Scope,
  pending: Payment,
  waitMs: number,
): Promise<Payment> {
  const endMs = context.clock.monotonicMs() + waitMs
  let payment = pending
  for (const delaySeconds of followDelaysSeconds) {
    const leftMs = endMs - context.clock.monotonicMs()
    if (leftMs <= 0) break
    await context.clock.sleep(Math.min(delaySeconds * 1000, leftMs))
    if (!isQueryable(payment)) break
    const claim = await context.advanced.claimQuery(scope, payment.paymentId)
    payment = claim
      ? await queryOperation(context, scope, payment, claim)
      : ((await context.store.find(scope, payment.paymentId)) ?? payment)
    if (payment.status !== 'PENDING') break
  }
  return payment
}

/** Delays between polls; their sum exceeds the longest wait that a tenant can configure. */
const followDelaysSeconds = [1, 2, 3, 5]

async function queryOutcome(context: PaymentContext, scope: Scope, payment: Payment): Promise<Outcome | undefined> {
  const { paymentId, bank, accountId, operationId, submittedAt, vesAmount: amount, payer: party } = payment
  if (bank === null || accountId === null || submittedAt === null) return undefined
  const account = await context.registry.accountOf(scope, bank, accountId)
  const elapsedMs = context.databaseClock.now().getTime() - submittedAt.getTime()
  const sent = { amount, party, date: caracasDate(submittedAt.getTime()) }
  const flows = account?.flows
  const queried =
    flows?.findPayment?.({ paymentId, ...sent }) ??
    (operationId === null ? undefined : flows?.findOperation?.({ operationId, elapsedMs, payment: sent }))
  return queried?.catch((error: unknown) => {
    context.log
      .component('bank')
      .error('connector threw on the query of an operation', { paymentId, ...errorFields(error) })
    return undefined
  })
}

function isQueryable(payment: Payment): boolean {
  const { stage, operationId } = payment
  return (
    operationId !== null &&
    !hasNoPayer(payment) &&
    (stage === 'accepted' || stage === 'unknown' || stage === 'attention')
  )
}

async function findOperation(context: PaymentContext, scope: Scope, id: string): Promise<Payment | undefined> {
  const byPayment = UUID.test(id) ? await context.store.find(scope, id) : undefined
  return byPayment ?? (await context.store.findByOperation(scope, id))
}
