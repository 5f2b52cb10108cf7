import type { Answer, Call } from '../../foundation/route.ts'
import { cancelPayment } from '../requests/request.ts'
import type { RequestStore } from '../requests/store.ts'
import { reverse } from '../reversal/reverse.ts'
import type { PaymentContext } from '../submit.ts'

type Request = Pick<Call, 'caller' | 'language' | 'requestId'> & { paymentId: string }

/** Actions of a person of the dashboard on a payment, by the same flows as a request with a key. */
export type PaymentActions = {
  /** Does nothing to a payment that is reversed, or whose reversal has no known outcome yet. */
  reverse(request: Request): Promise<Answer>
  cancel(request: Request): Promise<Answer>
}

export function createPaymentActions(context: PaymentContext, requests: RequestStore): PaymentActions {
  return {
    reverse: (request) => reverse(context, callOf(request)),
    cancel: (request) => cancelPayment(context, requests, callOf(request)),
  }
}

function callOf({ paymentId, ...request }: Request): Call<{ id: string }> {
  return {
    ...request,
    params: { id: paymentId },
    query: undefined,
    body: undefined,
    failure: ({ status }) => ({ status, body: {} }),
  }
}
