import { GatewayError } from '../../foundation/errors.ts'
import { decimal, toNumber } from '../../foundation/money.ts'
import type { Answer, Call } from '../../foundation/route.ts'
import type { Scope } from '../../foundation/scope.ts'
import type { Overpayments } from '../overpayments/give-back.ts'
import type { Overpayment } from '../overpayments/store.ts'
import type { PaymentContext } from '../submit.ts'
import type { Payment } from '../payment.ts'
import { omitEmpty, receiptOf } from '../receipt.ts'
import { operatorData, type Transition } from '../transition.ts'
import type { LookupStore } from './store.ts'

/** The receipt of a payment. If its outcome is unknown, the reconciler queries the bank in the background. */
export function showPayment(context: PaymentContext, { caller, language }: Call, payment: Payment | undefined): Answer {
  if (!payment) throw new GatewayError('payment_not_found')
  if (waitsForBank(payment)) context.triggerReconcile?.(caller.scope, payment.paymentId)
  return { status: 200, body: receiptOf(payment, caller, language) }
}

/** The receipt, of an over-paid transfer with what was given back; nothing more is read for any other payment. */
export async function showWithGivenBack(
  context: PaymentContext,
  overpayments: Overpayments,
  call: Call,
  payment: Payment | undefined,
): Promise<Answer> {
  const answer = showPayment(context, call, payment)
  if (payment === undefined || !isOverpaid(payment)) return answer
  const overpayment = await overpayments.read(call.caller.scope, payment.paymentId)
  return overpayment ? { ...answer, body: { ...answer.body, ...givenBackFields(overpayment) } } : answer
}

function isOverpaid({ method, status, vesAmount, receivedVesAmount: received }: Payment): boolean {
  return method === 'PAGO_MOVIL' && status === 'COMPLETED' && received !== null && received.gt(vesAmount)
}

function givenBackFields({ givenBack, open }: Overpayment): object {
  return { givenBackVesAmount: toNumber(decimal(givenBack)), toGiveBackVesAmount: toNumber(decimal(open)) }
}

/** A payment of the scope; if its outcome is unknown, the reconciler queries the bank in the background. */
export async function readPayment(
  context: PaymentContext,
  scope: Scope,
  paymentId: string,
): Promise<Payment | undefined> {
  const payment = await context.store.find(scope, paymentId)
  if (payment && waitsForBank(payment)) context.triggerReconcile?.(scope, paymentId)
  return payment
}

function waitsForBank({ stage, reversalStage }: Payment): boolean {
  return stage === 'accepted' || stage === 'unknown' || reversalStage === 'unknown'
}

export async function showTimeline(lookups: LookupStore, { caller, params }: Call<{ id: string }>): Promise<Answer> {
  const events = await lookups.timeline(caller.scope, params.id)
  if (!events) throw new GatewayError('payment_not_found')
  return {
    status: 200,
    body: {
      items: events.map(({ at, data, ...event }) =>
        omitEmpty({ ...event, data: tenantData(data), at: at.toISOString() }),
      ),
    },
  }
}

function tenantData(data: Transition['data']): Transition['data'] {
  return Object.fromEntries(Object.entries(data).filter(([name]) => !operatorData.has(name)))
}
