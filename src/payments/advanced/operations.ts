import type { Outcome } from '../../banks/bank.ts'
import { GatewayError } from '../../foundation/errors.ts'
import { errorFields } from '../../foundation/log.ts'
import type { Answer, Call } from '../../foundation/route.ts'
import type { Scope } from '../../foundation/scope.ts'
import type { PaymentContext } from '../submit.ts'
import type { Payment } from '../payment.ts'
import { applyOutcome } from '../transition.ts'
import { nextCheck } from '../schedule.ts'
import { polledAnswer } from './responses.ts'
import { disbursementAnswer, disbursementStatus, findDisbursement } from './disbursement.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
/** What a network id can look like; anything else names nothing. */
const IDENTIFIER = /^[A-Za-z0-9-]{1,64}$/

/** An operation or a disbursement as it stands; what the bank has not decided is asked about. */
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

/** One the bank has not decided is asked about now, unless that was done a moment ago. */
async function pollPayment(context: PaymentContext, call: Call, payment: Payment): Promise<Answer> {
  const { scope } = call.caller
  if (!isQueryable(payment)) return polledAnswer(payment, payment, call)
  if (!(await context.advanced.claimQuery(scope, payment.paymentId))) return polledAnswer(payment, payment, call)
  const { isAnswered, payment: current } = await queryBank(context, scope, payment)
  if (!isAnswered && current.status === 'PENDING') throw notQueried(current)
  return polledAnswer(current, payment, call)
}

/** Not "in process", which only the bank can say: the caller has to tell the two apart. */
function notQueried({ paymentId, status }: Payment): GatewayError {
  return new GatewayError('payment_service_unavailable', {
    paymentId,
    paymentStatus: status,
    texts: {
      en: 'The bank could not be asked about this operation: `status` is the last known one. Ask again later and do not send it again.',
      es: 'No se pudo consultar al banco sobre esta operación: `status` es el último conocido. Consulte más tarde y no la envíe de nuevo.',
    },
  })
}

/**
 * Asks the bank what became of an operation, and moves the payment when it knows. The payment as it then stands:
 * a question that failed says nothing, so nothing moves. Whoever calls holds the turn to ask.
 */
export async function queryOperation(context: PaymentContext, scope: Scope, payment: Payment): Promise<Payment> {
  return (await queryBank(context, scope, payment)).payment
}

async function queryBank(
  context: PaymentContext,
  scope: Scope,
  payment: Payment,
): Promise<{ isAnswered: boolean; payment: Payment }> {
  const { stage } = payment
  const begunAt = context.databaseClock.now()
  const outcome = await queryAndSettle(context, scope, payment)
  // A code that decides nothing is still the bank's answer; a time-out or an unreadable page is none.
  if (outcome?.kind === 'unknown' && outcome.reason === 'doubtful_code') return { isAnswered: true, payment }
  if (!outcome || outcome.kind === 'notSent' || outcome.kind === 'unknown') {
    await context.advanced.releaseQuery(scope, payment.paymentId, begunAt)
    return { isAnswered: false, payment }
  }

  const now = context.databaseClock.now()
  const { transition, allowedStages } = applyOutcome(payment, outcome, now, nextCheck(context.random, now, 0))
  // Still in process, as it was.
  if (stage === null || !allowedStages.includes(stage)) return { isAnswered: true, payment }
  const settled = await context.store.settle(scope, transition, allowedStages, { claim: undefined, do: 'link' })
  const current = settled ? transition.payment : await context.store.find(scope, payment.paymentId)
  return { isAnswered: true, payment: current ?? payment }
}

/** Asks about a pending operation as often as the bank's manual allows, until it is decided or the wait is over. */
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
    const isOurTurn = await context.advanced.claimQuery(scope, payment.paymentId)
    payment = isOurTurn
      ? await queryOperation(context, scope, payment)
      : ((await context.store.find(scope, payment.paymentId)) ?? payment)
    if (payment.status !== 'PENDING') break
  }
  return payment
}

/** Together more than the longest wait a tenant can choose. */
const followDelaysSeconds = [1, 2, 3, 5]

async function queryAndSettle(context: PaymentContext, scope: Scope, payment: Payment): Promise<Outcome | undefined> {
  const { paymentId, bank, accountId, operationId, submittedAt } = payment
  if (bank === null || accountId === null || operationId === null || submittedAt === null) return undefined
  const account = await context.registry.accountOf(scope, bank, accountId)
  const elapsedMs = context.databaseClock.now().getTime() - submittedAt.getTime()
  return account?.flows.findOperation?.({ operationId, elapsedMs }).catch((error: unknown) => {
    context.log.error('a connector threw when asked about an operation', { paymentId, ...errorFields(error) })
    return undefined
  })
}

function isQueryable({ stage, operationId }: Payment): boolean {
  return operationId !== null && (stage === 'accepted' || stage === 'unknown' || stage === 'attention')
}

async function findOperation(context: PaymentContext, scope: Scope, id: string): Promise<Payment | undefined> {
  const byPayment = UUID.test(id) ? await context.store.find(scope, id) : undefined
  return byPayment ?? (await context.store.findByOperation(scope, id))
}
