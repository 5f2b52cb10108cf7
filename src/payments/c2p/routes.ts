import { GatewayError } from '../../foundation/errors.ts'
import { type Route, route } from '../../foundation/route.ts'
import { chargeAnswer } from '../responses.ts'
import type { PaymentContext } from '../submit.ts'
import { Receipt } from '../receipt.ts'
import { executeC2p } from './execute.ts'
import { intentAnswer, requestC2p } from './request.ts'
import { C2pExecute, C2pIntent, C2pRequest } from './schema.ts'

export function c2pRoutes(context: PaymentContext): Route[] {
  return [
    route({
      method: 'POST',
      path: '/payments/c2p/request',
      keyScope: 'collect',
      operationId: 'requestC2p',
      tag: 'C2P',
      summary: 'Create a C2P intent',
      description:
        'Step 1 of a C2P collection: fixes the amount in VES at today’s rate and waits for the customer’s token. ' +
        'The gateway does not message the customer; `tokenHint` of GET /v1/banks says how they obtain the token.',
      body: C2pRequest,
      answers: { 201: C2pIntent },
      errors: ['unsupported_operation', 'rate_unavailable'],
      claimsKeyUnread: true,
      refusesUnstored: true,
      handle: (call) => requestC2p(context, call),
      async resume(call, resourceId) {
        const intent = await context.store.find(call.caller.scope, resourceId)
        if (!intent) throw new GatewayError('intent_not_found')
        // The process that died may have requested the token or not. With false, the customer requests it.
        return intentAnswer(intent, call, false)
      },
    }),
    route({
      method: 'POST',
      path: '/payments/c2p',
      keyScope: 'collect',
      operationId: 'executeC2p',
      tag: 'C2P',
      summary: 'Execute a C2P intent',
      description:
        'Step 2: charges the intent with the token. 201 is COMPLETED, or PENDING if the outcome is not known yet ' +
        '(follow the payment by its id or by webhook; never charge again). 422: the bank declined, and the intent cannot ' +
        'be used again. 503: nothing was sent, and the intent can be executed again.',
      body: C2pExecute,
      answers: { 201: Receipt },
      errors: [
        'unsupported_operation',
        'intent_mismatch',
        'intent_not_found',
        'provider_rejected',
        'provider_unavailable',
      ],
      claimsKeyUnread: true,
      handle: (call) => executeC2p(context, call),
      async resume(call, resourceId) {
        const payment = await context.store.find(call.caller.scope, resourceId)
        if (!payment) throw new GatewayError('intent_not_found')
        return chargeAnswer(payment, call, 201)
      },
    }),
  ]
}
