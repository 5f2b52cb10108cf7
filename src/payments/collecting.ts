import type { GatewayError } from '../foundation/errors.ts'
import type { Answer, Call } from '../foundation/route.ts'
import type { Static } from '../foundation/schema.ts'
import type { Scope } from '../foundation/scope.ts'
import { debit } from './advanced/debit.ts'
import { requestDebitOtp } from './advanced/otp.ts'
import type { DebitOtpRequest, DebitRequest } from './advanced/schema.ts'
import { executeIntent } from './c2p/execute.ts'
import { createIntent } from './c2p/request.ts'
import { readPayment } from './lookup/read.ts'
import type { Payment } from './payment.ts'
import { openRequest, reportReference } from './requests/request.ts'
import type { RequestStore } from './requests/store.ts'
import type { PaymentContext } from './submit.ts'
import { asksForCardFactor, requestCardFactor } from './vpos/authentication.ts'
import type { CardFailures } from './vpos/card-velocity.ts'
import { chargeCard } from './vpos/charge.ts'
import type { CardAuthentication, CardPayment } from './vpos/schema.ts'

/** The flows by which customers pay, for a caller inside the gateway that acts for a tenant. */
export type Collecting = ReturnType<typeof createCollecting>

type InnerCall = Pick<Call, 'caller' | 'language' | 'requestId' | 'checkoutSessionId'>

export function createCollecting(
  context: PaymentContext,
  { requests, cardFailures }: { requests: RequestStore; cardFailures: CardFailures },
) {
  return {
    /** The payment as it is now; an open one is reconciled in the background. */
    find: (scope: Scope, paymentId: string): Promise<Payment | undefined> => readPayment(context, scope, paymentId),

    createIntent: (call: InnerCall, intent: Parameters<typeof createIntent>[2]): Promise<Answer> =>
      createIntent(context, complete(call, {}), intent),
    executeIntent: (call: InnerCall, execution: Parameters<typeof executeIntent>[2]): Promise<Answer> =>
      executeIntent(context, complete(call, {}), execution),
    openRequest: (call: InnerCall, request: Parameters<typeof openRequest>[3]): Promise<Answer> =>
      openRequest(context, requests, complete(call, {}), request),
    reportReference: (call: InnerCall, paymentId: string, reference: string): Promise<Answer> =>
      reportReference(context, requests, { ...complete(call, { reference }), params: { id: paymentId } }),
    /** The accounts on which money pays the request. */
    accountsOf: (scope: Scope, paymentId: string): Promise<Buffer[]> => requests.accountsOf(scope, paymentId),
    /** Ends an open request of a session that was paid in another way; does nothing to any other payment. */
    async endPaidOtherwise(scope: Scope, paymentId: string): Promise<void> {
      const now = context.databaseClock.now()
      await requests.cancel(scope, paymentId, {
        now,
        keyId: null,
        claim: undefined,
        failureCode: 'PAID_IN_ANOTHER_WAY',
      })
    },
    requestDebitOtp: (call: InnerCall, body: Static<typeof DebitOtpRequest>): Promise<Answer> =>
      requestDebitOtp(context, complete(call, body)),
    debit: (call: InnerCall, body: Static<typeof DebitRequest>): Promise<Answer> =>
      debit(context, complete(call, body)),
    asksForCardFactor: (scope: Scope): Promise<boolean> => asksForCardFactor(context, scope),
    requestCardFactor: (call: InnerCall, body: Static<typeof CardAuthentication>): Promise<Answer> =>
      requestCardFactor(context, complete(call, body)),
    chargeCard: (call: InnerCall, body: Static<typeof CardPayment>): Promise<Answer> =>
      chargeCard(context, cardFailures, complete(call, body)),
  }
}

function complete<Body>(call: InnerCall, body: Body): Call<unknown, unknown, Body> {
  return { ...call, body, params: undefined, query: undefined, failure: refusal }
}

/** A declined charge is read from its payment, so the response of its error has no readers. */
function refusal(error: GatewayError): Answer {
  return { status: error.status, body: { paymentId: error.paymentId } }
}
