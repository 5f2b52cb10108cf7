import type { BankName, Flow, Flows, Outcome } from '../../banks/bank.ts'
import { GatewayError } from '../../foundation/errors.ts'
import type { Decimal } from '../../foundation/money.ts'
import type { Answer, Call } from '../../foundation/route.ts'
import type { Scope } from '../../foundation/scope.ts'
import type { RoutedPayment } from '../../banks/routing.ts'
import { type PaymentContext, sendsThrough, submitNew } from '../submit.ts'
import { newPayment, type OwnData } from '../new-payment.ts'
import type { Method, Payer, Payment } from '../payment.ts'
import { isAboveApproval, requestApproval, waitingForApproval } from '../approvals/request.ts'
import { type PayoutMethod, payoutFlows } from './payout-flows.ts'
import { operationAnswer } from './responses.ts'
import { followPending } from './operations.ts'

/** The error for an operation that was not sent. `paymentId` is set if the payment had been written. */
export const unavailable = (paymentId?: string) =>
  new GatewayError('payment_service_unavailable', paymentId === undefined ? {} : { paymentId })

/** The tenant's account for a flow; throws if there is none, or it takes no new payments. */
export async function bankFor<Name extends Flow>(
  context: PaymentContext,
  scope: Scope,
  flow: Name,
  payment?: RoutedPayment,
) {
  const found = await context.registry.find(scope, flow, payment)
  if (found.kind !== 'offered') throw unavailable()
  return found
}

export type TransferCall = Pick<Call, 'caller' | 'language' | 'claim' | 'checkoutSessionId'>

/** Claim, call, settle for one transfer: one bank call, one payment. A refusal by the network is a 200 with FAILED. */
export async function submitTransfer<Name extends Flow>(
  context: PaymentContext,
  call: TransferCall,
  transfer: OwnData & {
    flow: Name
    method: Method
    amount: Decimal
    counterparty: Payer
  },
  send: (flow: Flows[Name], paymentId: string) => Promise<Outcome>,
): Promise<Answer> {
  const { flow, method, amount, counterparty, externalRef, metadata } = transfer
  const bank = await bankFor(context, call.caller.scope, flow, { payerBankCode: counterparty.bankCode })
  const now = context.databaseClock.now()
  const payment = await newPayment(context, call.caller, now, {
    method,
    amount: { ves: amount },
    payer: counterparty,
    externalRef,
    metadata,
    checkoutSessionId: call.checkoutSessionId ?? null,
    ...sentNow(context, bank, now),
  })
  return submitNew(
    context,
    call,
    payment,
    sendsThrough(bank, (sent) => send(sent, payment.paymentId)),
    {
      toResponse: (settled) => operationAnswer(settled, call),
      notSent: () => unavailable(payment.paymentId),
      ...followFor(context, call),
    },
  )
}

/**
 * A payout: a transfer that is sent from what is stored. It counts against the limits of the request's key, and above the
 * tenant's amount it waits for a second person.
 */
export async function submitPayout(
  context: PaymentContext,
  call: TransferCall,
  payout: OwnData & {
    method: PayoutMethod
    amount: Decimal
    counterparty: Payer
    /** Id of the payment, if it was chosen before. */
    paymentId?: string
  },
): Promise<Answer> {
  const { method, amount, counterparty, externalRef, metadata, paymentId } = payout
  const { flow, send, payeesOf } = payoutFlows[method]
  const bank = await bankFor(context, call.caller.scope, flow)
  const needsApproval = isAboveApproval(call.caller, amount)
  const now = context.databaseClock.now()
  const created = await newPayment(context, call.caller, now, {
    method,
    amount: { ves: amount },
    payer: counterparty,
    externalRef,
    metadata,
    ...(needsApproval ? waitingForApproval(now) : sentNow(context, bank, now)),
    ...(paymentId === undefined ? {} : { paymentId }),
  })
  const payment = withOperationRef(created, bank)
  const payees = payeesOf(payment)
  if (needsApproval) return requestApproval(context, call, payment, payees)
  return submitNew(
    context,
    call,
    payment,
    sendsThrough(bank, (sent, current) => send(sent, current, now)),
    {
      toResponse: (settled) => operationAnswer(settled, call),
      notSent: () => unavailable(payment.paymentId),
      ...(call.caller.restrictions?.hasLimits ? { limitedPayees: payees } : {}),
      ...followFor(context, call),
    },
  )
}

/** The payment with the number under which its bank carries it out once, where it does. */
export function withOperationRef(payment: Payment, bank: { operationRefOf?: (paymentId: string) => string }): Payment {
  return { ...payment, operationRef: payment.operationRef ?? bank.operationRefOf?.(payment.paymentId) ?? null }
}

function sentNow(context: PaymentContext, { bank, accountId }: { bank: BankName; accountId: Buffer }, now: Date) {
  return { stage: 'submitted' as const, bank, accountId, attemptId: context.random.uuid(), submittedAt: now }
}

/** Following a pending operation, only for tenants that configured a wait. */
function followFor(context: PaymentContext, { caller }: TransferCall) {
  const { scope, pendingWaitSeconds } = caller
  if (pendingWaitSeconds === 0) return {}
  return { follow: (pending: Payment) => followPending(context, scope, pending, pendingWaitSeconds * 1000) }
}
