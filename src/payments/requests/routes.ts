import { GatewayError } from '../../foundation/errors.ts'
import type { Answer, Call } from '../../foundation/route.ts'
import { type Route, route } from '../../foundation/route.ts'
import { PaymentPath } from '../lookup/schema.ts'
import { Receipt, receiptOf } from '../receipt.ts'
import type { PaymentContext } from '../submit.ts'
import { assignMovement } from './assign.ts'
import { cancelPayment, reportReference, requestAnswer, requestTransfer } from './request.ts'
import { MovementMatch, MovementPath, ReportedReference, RequestedTransfer, TransferRequest } from './schema.ts'
import type { RequestStore } from './store.ts'

export function requestRoutes(context: PaymentContext, requests: RequestStore): Route[] {
  return [
    route({
      method: 'POST',
      path: '/payments/pago-movil/request',
      keyScope: 'collect',
      operationId: 'requestPagoMovil',
      tag: 'Pago Móvil',
      summary: 'Request a transfer',
      description:
        'Asks the customer for a Pago Móvil or a transfer to any of your accounts (`payTo`), and completes by itself when ' +
        'the money arrives. A transfer settles the request if its amount is right and it names the payer you gave ' +
        '(`debtorCellPhone` or `debtorId`), or if its reference is the one the customer reported; the amount alone never ' +
        'settles it. Another amount of that payer pays a part (`receivedVesAmount`, `remainingVesAmount`) or is kept as ' +
        'an over-payment (`overpaidVesAmount`). Money that arrives up to 24 hours after `expiresAt` still completes it, ' +
        'with `paidLate`. What cannot be decided stays among the unmatched movements.',
      body: TransferRequest,
      answers: { 201: RequestedTransfer },
      errors: ['unsupported_operation', 'rate_unavailable'],
      handle: (call) => requestTransfer(context, requests, call),
      async resume(call, resourceId) {
        const { scope } = call.caller
        const request = await context.store.find(scope, resourceId)
        if (!request) throw new GatewayError('payment_not_found')
        return requestAnswer(request, call, await context.registry.receiving(scope))
      },
    }),
    route({
      method: 'POST',
      path: '/payments/{id}/cancel',
      keyScope: 'collect',
      operationId: 'cancelPayment',
      tag: 'Payments',
      summary: 'Cancel an open request or intent',
      description:
        'The payment becomes FAILED with `CANCELED_BY_TENANT`. Money that arrives later stays among the unmatched ' +
        'movements. 400 `payment_not_cancelable`: it is neither an open request nor a C2P intent that waits for its token.',
      params: PaymentPath,
      answers: { 200: Receipt },
      errors: ['payment_not_found', 'payment_not_cancelable'],
      handle: (call) => cancelPayment(context, requests, call),
      resume: (call, resourceId) => currentReceipt(context, call, resourceId),
    }),
    route({
      method: 'POST',
      path: '/payments/{id}/reference',
      keyScope: 'collect',
      operationId: 'reportReference',
      tag: 'Pago Móvil',
      summary: 'Report the reference of a transfer',
      description:
        'For a request: the customer says that they have paid, and the number of their transfer. The gateway looks for it ' +
        'at once and goes on looking; follow the payment by its id or by webhook.',
      params: PaymentPath,
      body: ReportedReference,
      answers: { 200: Receipt },
      errors: ['payment_not_found', 'request_not_open'],
      handle: (call) => reportReference(context, requests, call),
      resume: (call, resourceId) => currentReceipt(context, call, resourceId),
    }),
    route({
      method: 'POST',
      path: '/movements/{id}/match',
      keyScope: 'collect',
      operationId: 'matchMovement',
      tag: 'Movements',
      summary: 'Match a movement to a request',
      description:
        'For a movement that the gateway could not match: it pays for this request, completely or in part. A movement pays ' +
        'for one payment, for ever. The response is the receipt of the payment.',
      params: MovementPath,
      body: MovementMatch,
      answers: { 200: Receipt },
      errors: ['movement_not_found', 'payment_not_found', 'request_not_open', 'movement_already_matched'],
      handle: (call) => assignMovement(context, requests, call),
    }),
  ]
}

async function currentReceipt(context: PaymentContext, { caller, language }: Call, paymentId: string): Promise<Answer> {
  const payment = await context.store.find(caller.scope, paymentId)
  if (!payment) throw new GatewayError('payment_not_found')
  return { status: 200, body: receiptOf(payment, caller, language) }
}
