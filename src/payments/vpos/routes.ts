import { GatewayError } from '../../foundation/errors.ts'
import { type Route, route } from '../../foundation/route.ts'
import { chargeAnswer } from '../responses.ts'
import type { PaymentContext } from '../submit.ts'
import { Receipt } from '../receipt.ts'
import { requestCardFactor } from './authentication.ts'
import { chargeCard } from './charge.ts'
import type { CardFailures } from './card-velocity.ts'
import { CardAuthentication, CardFactorAnswer, CardPayment } from './schema.ts'

export function vposRoutes(context: PaymentContext, failures: CardFailures): Route[] {
  return [
    route({
      method: 'POST',
      path: '/payments/vpos',
      keyScope: 'collect',
      operationId: 'chargeCard',
      tag: 'VPOS',
      summary: 'Charge a card',
      description:
        'Call it from a PCI-compliant server only. 201 is COMPLETED, or PENDING if the outcome is not known yet (follow ' +
        'the payment by its id or by webhook; never charge again). 422: the bank declined. 503: nothing was sent. Card ' +
        'data is not stored: the receipt has the last four digits and the brand. Three different cards of one holder ' +
        'that the bank declined within 30 minutes block the holder: 429 `card_velocity_blocked`, with `code` ' +
        'CARD_VELOCITY_BLOCKED and a `Retry-After` of at most 60 seconds. Cards with a charge in progress or of unknown ' +
        'outcome count too: with them, a fourth different card is refused.',
      body: CardPayment,
      answers: { 201: Receipt },
      errors: [
        'unsupported_operation',
        'test_card_in_live_mode',
        'provider_rejected',
        'card_velocity_blocked',
        'provider_unavailable',
        'rate_unavailable',
      ],
      handle: (call) => chargeCard(context, failures, call),
      async resume(call, resourceId) {
        const payment = await context.store.find(call.caller.scope, resourceId)
        if (!payment) throw new GatewayError('payment_not_found')
        return chargeAnswer(payment, call, 201)
      },
    }),
    route({
      method: 'POST',
      path: '/payments/vpos/authentication',
      keyScope: 'collect',
      operationId: 'requestCardFactor',
      tag: 'VPOS',
      summary: 'Ask for the second factor of a debit card',
      description:
        'Only for debit cards at a bank that asks for a second factor, such as Mercantil. Ask the customer for what ' +
        '`label` says and send it as `secondFactor` of POST /v1/payments/vpos; the bank may send the customer a key now. ' +
        '400 `unsupported_operation`: the bank of this tenant has no second factor. Nothing of the card is stored.',
      body: CardAuthentication,
      answers: { 200: CardFactorAnswer },
      errors: ['unsupported_operation', 'test_card_in_live_mode', 'provider_unavailable'],
      handle: (call) => requestCardFactor(context, call),
    }),
  ]
}
