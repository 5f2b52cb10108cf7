import type { Flow, Flows, Outcome } from '../../banks/bank.ts'
import { GatewayError } from '../../foundation/errors.ts'
import type { Decimal } from '../../foundation/money.ts'
import type { Answer, Call } from '../../foundation/route.ts'
import type { Scope } from '../../foundation/scope.ts'
import { type Desk, submitNew } from '../engine.ts'
import { newPayment } from '../new-payment.ts'
import type { Method, Payer, Payment } from '../payment.ts'
import { operationAnswer } from './answers.ts'
import { followPending } from './operations.ts'

/** Nothing was sent. `paymentId` names what was written before that was known. */
export const unavailable = (paymentId?: string) =>
  new GatewayError('payment_service_unavailable', paymentId === undefined ? {} : { paymentId })

/** The tenant's bank for a flow, or the reason there is none. */
export async function bankFor<Name extends Flow>(desk: Desk, scope: Scope, flow: Name) {
  const found = await desk.registry.find(scope, flow)
  if (found.kind === 'notOffered') throw unavailable()
  return found
}

/** One movement of money, one payment: claim, call, settle. A refusal by the network is an answer like any other. */
export async function moveMoney<Name extends Flow>(
  desk: Desk,
  call: Call,
  movement: { flow: Name; method: Method; amount: Decimal; payer: Payer; externalRef: string | undefined },
  ask: (flow: Flows[Name], paymentId: string) => Promise<Outcome>,
): Promise<Answer> {
  const { flow, method, amount, payer, externalRef } = movement
  const bank = await bankFor(desk, call.caller.scope, flow)
  const now = desk.databaseClock.now()
  const payment = await newPayment(desk, call.caller.scope, now, {
    method,
    stage: 'submitted',
    amount: { ves: amount },
    payer,
    externalRef,
    bank: bank.bank,
    accountId: bank.accountId,
    attemptId: desk.random.uuid(),
    submittedAt: now,
  })
  return submitNew(desk, call, payment, () => ask(bank.call, payment.paymentId), {
    answerOf: (settled) => operationAnswer(settled, call),
    notSent: () => unavailable(payment.paymentId),
    ...followFor(desk, call),
  })
}

/** Only for tenants that chose to wait. */
function followFor(desk: Desk, { caller }: Call) {
  const { scope, pendingWaitSeconds } = caller
  if (pendingWaitSeconds === 0) return {}
  return { follow: (pending: Payment) => followPending(desk, scope, pending, pendingWaitSeconds * 1000) }
}
