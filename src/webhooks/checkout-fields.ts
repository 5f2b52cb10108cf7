import { Type } from '../foundation/schema.ts'

/** Fields of a checkout session in its webhook events, written by src/checkout/sql/queue_checkout_event.sql. */
export const checkoutEventFields = {
  sessionId: Type.String({ format: 'uuid', description: 'The session.' }),
  linkId: Type.Optional(Type.String({ format: 'uuid', description: 'The payment link that it began from.' })),
  paymentId: Type.Optional(Type.String({ format: 'uuid', description: 'Of a paid session: the payment.' })),
  externalRef: Type.Optional(Type.String({ description: 'Your own reference, as you sent it.' })),
  description: Type.String({ description: 'The description that the customer read.' }),
  usdAmount: Type.Optional(Type.Number({ description: 'The price, if it is in USD.' })),
  vesAmount: Type.Optional(Type.Number({ description: 'The price, if it is in VES.' })),
  metadata: Type.Optional(Type.Record(Type.String(), Type.String(), { description: 'Your own data, as you sent it.' })),
  keyId: Type.Optional(
    Type.String({
      format: 'uuid',
      description: 'The API key that created the session, or the link that it began from; absent if a person did.',
    }),
  ),
  createdAt: Type.String({ format: 'date-time', description: 'When the session was created.' }),
}
