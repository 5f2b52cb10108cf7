import { Type } from '../foundation/schema.ts'
import { checkoutEventFields } from '../webhooks/checkout-fields.ts'
import { type CheckoutEvent, movementUnmatched, type PaymentEvent, testEvent } from '../webhooks/events.ts'
import { movementFields } from '../webhooks/movement-fields.ts'
import type { Status } from './payment.ts'
import { receiptFields } from './receipt.ts'

/**
 * The body of a webhook: the one declaration that the OpenAPI document, the SDK's types and the tables of
 * docs/webhooks.md are printed from. Bodies of payments are written by src/webhooks/sql/queue_webhook_deliveries.sql, those
 * of movements by src/movements/unmatched.ts, those of sessions by src/checkout/sql/queue_checkout_event.sql, that of a test
 * notification by src/webhooks/notify.ts; test/webhooks/payload.test.ts validates real ones.
 */

/** The status that a payment has from each event on. */
const statusOf = {
  'payment.pending': 'PENDING',
  'payment.completed': 'COMPLETED',
  'payment.failed': 'FAILED',
  'payment.reversed': 'REVERSED',
  'payment.canceled': 'FAILED',
} as const satisfies Record<PaymentEvent, Status>

const {
  externalRef,
  metadata,
  usdAmount,
  vesAmount,
  receivedVesAmount,
  bcvRate,
  bankReference,
  createdAt,
  keyId,
  checkoutSessionId,
} = receiptFields

/** The fields of the payment, each as its receipt has it. */
const paymentFields = {
  paymentId: { ...receiptFields.paymentId, description: 'The payment.' },
  externalRef,
  metadata,
  method: { ...receiptFields.method, description: 'How it is paid.' },
  usdAmount,
  vesAmount,
  receivedVesAmount,
  bcvRate,
  bankReference,
  failureCode: Type.Optional({
    ...receiptFields.failureCode,
    description: 'Of a failed payment: the bank’s own code, or one of ours.',
  }),
  keyId,
  checkoutSessionId,
  tenantName: { ...receiptFields.tenantName, description: 'The name of your tenant.' },
  createdAt,
  livemode: { ...receiptFields.livemode, description: 'Whether real money moves.' },
}

const redeliveryOf = Type.Optional(
  Type.String({
    format: 'uuid',
    description: 'Only if a person had it sent again: the `webhook-id` of the first delivery.',
  }),
)

const timestamp = (description: string) => Type.String({ format: 'date-time', description })

function paymentBody<Event extends PaymentEvent>(event: Event) {
  const status = Type.Literal(statusOf[event], { description: 'The status of the payment from this event on.' })
  const { paymentId, ...others } = paymentFields
  return Type.Object({
    event: Type.Literal(event, { description: 'The event.' }),
    data: Type.Object({ paymentId, status, ...others }),
    timestamp: timestamp('When the payment changed.'),
    redeliveryOf,
  })
}

const movementBody = Type.Object({
  event: Type.Literal(movementUnmatched, { description: 'The event.' }),
  data: Type.Object({
    ...movementFields,
    tenantName: paymentFields.tenantName,
    livemode: paymentFields.livemode,
  }),
  timestamp: timestamp('When the gateway first saw the movement.'),
  redeliveryOf,
})

function checkoutBody<Event extends CheckoutEvent, Ended extends string>(event: Event, statuses: Ended[]) {
  return Type.Object({
    event: Type.Literal(event, { description: 'The event.' }),
    data: Type.Object({
      ...checkoutEventFields,
      status: Type.Enum(statuses, { description: 'The status of the session from this event on.' }),
      tenantName: paymentFields.tenantName,
      livemode: paymentFields.livemode,
    }),
    timestamp: timestamp('When the session was paid or ended.'),
    redeliveryOf,
  })
}

const testBody = Type.Object({
  event: Type.Literal(testEvent, { description: 'The event.' }),
  data: Type.Object({
    tenantId: Type.String({ format: 'uuid', description: 'Your tenant.' }),
    paymentId: Type.String({ format: 'uuid', description: 'Of no payment; always the same.' }),
    status: Type.Literal('COMPLETED', { description: 'Always the same.' }),
    livemode: Type.Boolean({ description: 'The mode of the key that asked for it.' }),
  }),
  timestamp: timestamp('When you asked for it.'),
  redeliveryOf,
})

/** The body of every event, by its name. */
export const webhookPayloads = {
  'payment.pending': paymentBody('payment.pending'),
  'payment.completed': paymentBody('payment.completed'),
  'payment.failed': paymentBody('payment.failed'),
  'payment.reversed': paymentBody('payment.reversed'),
  'payment.canceled': paymentBody('payment.canceled'),
  [movementUnmatched]: movementBody,
  'checkout.paid': checkoutBody('checkout.paid', ['PAID']),
  'checkout.expired': checkoutBody('checkout.expired', ['EXPIRED', 'PARTIALLY_PAID']),
  [testEvent]: testBody,
}

export type WebhookEventName = keyof typeof webhookPayloads
