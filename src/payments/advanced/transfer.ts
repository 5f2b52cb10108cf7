import type { Flow, Flows, Outcome } from '../../banks/bank.ts'
import { GatewayError } from '../../foundation/errors.ts'
import type { Decimal } from '../../foundation/money.ts'
import type { Answer, Call } from '../../foundation/route.ts'
import type { Scope } from '../../foundation/scope.ts'
import { type PaymentContext, submitNew } from '../submit.ts'
import { newPayment } from '../new-payment.ts'
import type { Method, Payer, Payment } from '../payment.ts'
import { operationAnswer } from './responses.ts'
import { followPending } from './operations.ts'

/** Nothing was sent. `paymentId` names what was written before that was known. */
export const unavailable = (paymentId?: string) =>
  new GatewayError('payment_service_unavailable', paymentId === undefined ? {} : { paymentId })

/** The tenant's bank for a flow, or the reason there is none. */
export async function bankFor<Name extends Flow>(context: PaymentContext, scope: Scope, flow: Name) {
  const found = await context.registry.find(scope, flow)
  if (found.kind === 'notOffered') throw unavailable()
  return found
}

/** One movement of money, one payment: claim, call, settle. A refusal by the network is an answer like any other. */
export async function submitTransfer<Name extends Flow>(
  context: PaymentContext,
  call: Call,
  movement: { flow: Name; method: Method; amount: Decimal; payer: Payer; externalRef: string | undefined },
  ask: (flow: Flows[Name], paymentId: string) => Promise<Outcome>,
): Promise<Answer> {
  const { flow, method, amount, payer, externalRef } = movement
  const bank = await bankFor(context, call.caller.scope, flow)
  const now = context.databaseClock.now()
  const payment = await newPayment(context, call.caller.scope, now, {
    method,
    stage: 'submitted',
    amount: { ves: amount },
    payer,
    externalRef,
    bank: bank.bank,
    accountId: bank.accountId,
    attemptId: context.random.uuid(),
    submittedAt: now,
  })
  return submitNew(context, call, payment, () => ask(bank.call, payment.paymentId), {
    toResponse: (settled) => operationAnswer(settled, call),
    notSent: () => unavailable(payment.paymentId),
    ...followFor(context, call),
  })
}

/** Only for tenants that chose to wait. */
function followFor(context: PaymentContext, { caller }: Call) {
  const { scope, pendingWaitSeconds } = caller
  if (pendingWaitSeconds === 0) return {}
  return { follow: (pending: Payment) => followPending(context, scope, pending, pendingWaitSeconds * 1000) }
}
