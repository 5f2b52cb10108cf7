import { type Route, route } from '../../foundation/route.ts'
import type { PaymentContext } from '../submit.ts'
import { PaymentPath } from '../lookup/schema.ts'
import { Receipt } from '../receipt.ts'
import { resumeReversal, reverse } from './reverse.ts'

export function reversalRoutes(context: PaymentContext): Route[] {
  return [
    route({
      method: 'POST',
      path: '/payments/{id}/reverse',
      keyScope: 'refund',
      operationId: 'reversePayment',
      tag: 'Payments',
      summary: 'Reverse a C2P payment',
      description:
        'Reverses a completed C2P payment. 200 is REVERSED, or still COMPLETED with `reversalStatus: "PENDING"` if the ' +
        'outcome is not known yet: follow it by its id or by webhook. For a payment that is already reversed, or whose ' +
        'reversal is in progress, the response is its receipt, without a call to the bank. 400: it cannot be reversed, ' +
        'or the bank refused (`failureCode`), and it stays COMPLETED. 503: nothing was sent.',
      params: PaymentPath,
      answers: { 200: Receipt },
      errors: [
        'payment_not_found',
        'payment_not_reversible',
        'unsupported_operation',
        'provider_unavailable',
        'limit_exceeded',
      ],
      handle: (call) => reverse(context, call),
      resume: (call, resourceId) => resumeReversal(context, call, resourceId),
    }),
  ]
}
