import type { Outcome } from '../../banks/bank.ts'
import { GatewayError } from '../../foundation/errors.ts'
import { errorFields } from '../../foundation/log.ts'
import type { Answer, Call } from '../../foundation/route.ts'
import type { Scope } from '../../foundation/scope.ts'
import type { Desk } from '../engine.ts'
import { moved, type Payment } from '../payment.ts'
import { nextCheck } from '../schedule.ts'
import { polledAnswer } from './answers.ts'
import { disbursementAnswer, disbursementStatus, findDisbursement } from './disbursement.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
/** What a network id can look like; anything else names nothing. */
const IDENTIFIER = /^[A-Za-z0-9-]{1,64}$/

/** An operation or a disbursement as it stands; what the bank has not decided is asked about. */
export async function pollOperation(desk: Desk, call: Call, id: string): Promise<Answer> {
  const { scope } = call.caller
  if (!IDENTIFIER.test(id)) throw new GatewayError('operation_not_found')
  const payment = await findOperation(desk, scope, id)
  if (payment) return pollPayment(desk, call, payment)
  const disbursement = UUID.test(id) ? await findDisbursement(desk, scope, id) : undefined
  if (!disbursement) throw new GatewayError('operation_not_found')
  const { status, body } = disbursementAnswer(disbursement, { language: call.language })
  return { status, body: { ...body, kind: 'disbursement', statusBefore: disbursementStatus(disbursement.parts) } }
}

/** One the bank has not decided is asked about now, unless that was done a moment ago. */
async function pollPayment(desk: Desk, call: Call, payment: Payment): Promise<Answer> {
  const { scope } = call.caller
  if (!canBeAsked(payment)) return polledAnswer(payment, payment, call)
  if (!(await desk.advanced.takeTurnToAsk(scope, payment.paymentId))) return polledAnswer(payment, payment, call)
  const { isAnswered, payment: current } = await queryBank(desk, scope, payment)
  if (!isAnswered && current.status === 'PENDING') throw notAsked(current)
  return polledAnswer(current, payment, call)
}

/** Not "in process", which only the bank can say: the caller has to tell the two apart. */
function notAsked({ paymentId, status }: Payment): GatewayError {
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
export async function askOperation(desk: Desk, scope: Scope, payment: Payment): Promise<Payment> {
  return (await queryBank(desk, scope, payment)).payment
}

async function queryBank(
  desk: Desk,
  scope: Scope,
  payment: Payment,
): Promise<{ isAnswered: boolean; payment: Payment }> {
  const { stage } = payment
  const begunAt = desk.databaseClock.now()
  const outcome = await ask(desk, scope, payment)
  // A code that decides nothing is still the bank's answer; a time-out or an unreadable page is none.
  if (outcome?.kind === 'unknown' && outcome.reason === 'doubtful_code') return { isAnswered: true, payment }
  if (!outcome || outcome.kind === 'notSent' || outcome.kind === 'unknown') {
    await desk.advanced.giveTurnBack(scope, payment.paymentId, begunAt)
    return { isAnswered: false, payment }
  }

  const now = desk.databaseClock.now()
  const { step, from } = moved(payment, outcome, now, nextCheck(desk.random, now, 0))
  // Still in process, as it was.
  if (stage === null || !from.includes(stage)) return { isAnswered: true, payment }
  const settled = await desk.store.settle(scope, step, from, { claim: undefined, do: 'link' })
  const current = settled ? step.payment : await desk.store.find(scope, payment.paymentId)
  return { isAnswered: true, payment: current ?? payment }
}

/** Asks about a pending operation as often as the bank's manual allows, until it is decided or the wait is over. */
export async function followPending(desk: Desk, scope: Scope, pending: Payment, waitMs: number): Promise<Payment> {
  const endMs = desk.clock.monotonicMs() + waitMs
  let payment = pending
  for (const delaySeconds of followDelaysSeconds) {
    const leftMs = endMs - desk.clock.monotonicMs()
    if (leftMs <= 0) break
    await desk.clock.sleep(Math.min(delaySeconds * 1000, leftMs))
    if (!canBeAsked(payment)) break
    const isOurTurn = await desk.advanced.takeTurnToAsk(scope, payment.paymentId)
    payment = isOurTurn
      ? await askOperation(desk, scope, payment)
      : ((await desk.store.find(scope, payment.paymentId)) ?? payment)
    if (payment.status !== 'PENDING') break
  }
  return payment
}

/** Together more than the longest wait a tenant can choose. */
const followDelaysSeconds = [1, 2, 3, 5]

async function ask(desk: Desk, scope: Scope, payment: Payment): Promise<Outcome | undefined> {
  const { paymentId, bank, accountId, operationId, submittedAt } = payment
  if (bank === null || accountId === null || operationId === null || submittedAt === null) return undefined
  const account = await desk.registry.accountOf(scope, bank, accountId)
  const elapsedMs = desk.databaseClock.now().getTime() - submittedAt.getTime()
  return account?.flows.findOperation?.({ operationId, elapsedMs }).catch((error: unknown) => {
    desk.log.error('a connector threw when asked about an operation', { paymentId, ...errorFields(error) })
    return undefined
  })
}

function canBeAsked({ stage, operationId }: Payment): boolean {
  return operationId !== null && (stage === 'accepted' || stage === 'unknown' || stage === 'attention')
}

async function findOperation(desk: Desk, scope: Scope, id: string): Promise<Payment | undefined> {
  const byPayment = UUID.test(id) ? await desk.store.find(scope, id) : undefined
  return byPayment ?? (await desk.store.findByOperation(scope, id))
}
