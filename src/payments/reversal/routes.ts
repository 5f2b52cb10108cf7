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
      operationId: 'reversePayment',
      tag: 'Payments',
      summary: 'Reverse a C2P payment',
      description:
        'Gives a completed C2P payment back. 200 is REVERSED, or still COMPLETED with `reversalStatus: "PENDING"` ' +
        'when the bank’s answer is not known yet: follow it by its id or by webhook. Reversing a payment that is ' +
        'reversed, or whose reversal is under way, answers its receipt and asks nothing of the bank. 400: it cannot ' +
        'be reversed, or the bank refused (`failureCode`), and it stays COMPLETED. 503: nothing was sent.',
      params: PaymentPath,
      answers: { 200: Receipt },
      errors: ['payment_not_found', 'payment_not_reversible', 'unsupported_operation', 'provider_unavailable'],
      handle: (call) => reverse(context, call),
      resume: (call, resourceId) => resumeReversal(context, call, resourceId),
    }),
  ]
}
