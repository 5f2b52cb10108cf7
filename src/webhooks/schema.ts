import { limits } from '../foundation/limits.ts'
import { nextCursor, pageParameters } from '../foundation/page.ts'
import { type Static, type TObject, type TProperties, Type } from '../foundation/schema.ts'
import { webhookEvents, testEvent } from './events.ts'

const id = Type.String({
  format: 'uuid',
  pattern: '^[0-9a-fA-F-]{36}$',
  description: 'Endpoint id.',
  'x-hint': { en: 'must be an endpoint’s uuid', es: 'debe ser el uuid de un destino' },
})

export const EndpointPath = Type.Object({ id })

const url = Type.String({
  minLength: 1,
  maxLength: 2048,
  examples: ['https://shop.example.com/hooks/pasarela'],
  description:
    'URL that events are POSTed to: https and a public address, unless the operator of this gateway allows others; ' +
    'without credentials or fragment.',
})

const events = Type.Array(Type.Enum(webhookEvents), {
  minItems: 1,
  maxItems: webhookEvents.length,
  uniqueItems: true,
  examples: [['payment.completed', 'payment.failed']],
  description:
    'Subscribed events. `payment.canceled` is sent in addition to the `payment.failed` of an expired intent; ' +
    '`movement.unmatched` when money arrived that no payment is known for; `checkout.paid` and `checkout.expired` for ' +
    'checkout sessions.',
})

const secret = Type.String({
  minLength: 16,
  maxLength: 128,
  pattern: '^[^\\u0000-\\u001f\\u007f]*$',
  description: 'Your own signing secret. If absent, a `whsec_…` secret is generated.',
  'x-hint': { en: 'must have 16 to 128 printable characters', es: 'debe tener de 16 a 128 caracteres imprimibles' },
})

export const NewEndpoint = Type.Object({ url, events, secret: Type.Optional(secret) }, { $id: 'NewWebhookEndpoint' })
export type NewEndpoint = Static<typeof NewEndpoint>

export const EndpointChange = Type.Object(
  { url: Type.Optional(url), events: Type.Optional(events), isActive: Type.Optional(Type.Boolean()) },
  { $id: 'WebhookEndpointChange', description: 'Absent fields keep their values.' },
)
export type EndpointChange = Static<typeof EndpointChange>

const endpointFields = {
  id: Type.String({ format: 'uuid' }),
  tenantId: Type.String({ format: 'uuid' }),
  url: Type.String(),
  events: Type.Array(Type.Enum(webhookEvents)),
  isActive: Type.Boolean({ description: 'Nothing is sent to an inactive endpoint.' }),
  createdAt: Type.String({ format: 'date-time' }),
  updatedAt: Type.String({ format: 'date-time' }),
  previousSecretExpiresAt: Type.Optional(
    Type.String({ format: 'date-time', description: 'The previous secret signs too until then.' }),
  ),
}

export const EndpointResponse = Type.Object(endpointFields, { $id: 'WebhookEndpoint' })
export const EndpointList = Type.Array(EndpointResponse, { description: 'At most 20, newest first.' })
export const EndpointWithSecret = Type.Object(
  { ...endpointFields, secret: Type.String({ description: 'Shown only in this response.' }) },
  { $id: 'WebhookEndpointWithSecret' },
)

/**
 * Optional request body. One schema with two types, because a union reports an invalid field once per member.
 */
function optionalBody<Fields extends TProperties>(fields: Fields) {
  return Type.Unsafe<Static<TObject<Fields>> | null>({
    ...Type.Object(fields),
    type: ['object', 'null'],
    'x-hint': { en: 'must be a JSON object', es: 'debe ser un objeto JSON' },
  })
}

/** Without a body, the defaults apply. */
export const Rotation = optionalBody({
  graceSeconds: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: limits.webhookSecretGraceMaxSeconds,
      description: `Seconds during which the previous secret signs too; default ${limits.webhookSecretGraceSeconds}.`,
    }),
  ),
  secret: Type.Optional(secret),
})

export const Removal = Type.Object({ id: Type.String({ format: 'uuid' }), deleted: Type.Literal(true) })

export const DeliveriesQuery = Type.Object(pageParameters)

const deliveryStates = ['queued', 'sending', 'delivered', 'failed', 'interrupted'] as const

export const DeliveryList = Type.Object(
  {
    items: Type.Array(
      Type.Object(
        {
          id: Type.String({
            format: 'uuid',
            description: 'Event id, sent in the `webhook-id` header. A redelivery has an id of its own.',
          }),
          redeliveryOf: Type.Optional(
            Type.String({
              format: 'uuid',
              description: 'Sent again because a person asked for it: the id of the event’s own delivery.',
            }),
          ),
          event: Type.String(),
          paymentId: Type.Optional(Type.String({ format: 'uuid' })),
          status: Type.Enum(deliveryStates, {
            description:
              '`delivered`: the response was 2xx. `failed`: any other response, or none. `interrupted`: the gateway ' +
              'process died during the attempt; the request may have arrived. No delivery is sent again by itself.',
          }),
          createdAt: Type.String({ format: 'date-time' }),
          sentAt: Type.Optional(Type.String({ format: 'date-time' })),
          responseStatus: Type.Optional(Type.Integer()),
          error: Type.Optional(
            Type.String({ description: 'Reason why there was no usable response, such as `timeout`.' }),
          ),
          durationMs: Type.Optional(Type.Integer()),
          excerpt: Type.Optional(Type.String({ description: 'First 1 KiB of the response body.' })),
          body: Type.String({ description: 'Request body, exactly as signed and sent.' }),
        },
        { $id: 'WebhookDelivery', description: 'Delivery log entry.' },
      ),
    ),
    nextCursor,
  },
  { $id: 'WebhookDeliveryList' },
)

export const EventsQuery = Type.Object({
  after: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 200,
      description: '`cursor` of the page you read last; without it, from the oldest event that is kept.',
    }),
  ),
  limit: pageParameters.limit,
})

export const EventList = Type.Object(
  {
    items: Type.Array(
      Type.Object(
        {
          id: Type.String({ format: 'uuid', description: 'Event id, as in the `webhook-id` header.' }),
          event: Type.Enum(webhookEvents),
          data: Type.Object({}, { additionalProperties: true, description: '`data` of the webhook.' }),
          timestamp: Type.String({ format: 'date-time' }),
        },
        { $id: 'Event', description: 'An event: the body of its webhook, with its id.' },
      ),
    ),
    cursor: Type.Union([Type.String(), Type.Null()], {
      description: 'Position after the last item: keep it and pass it as `after`. Null until there is an event.',
    }),
    hasMore: Type.Boolean({ description: 'Whether more events can be read now.' }),
  },
  { $id: 'EventList', description: 'Events, oldest first.' },
)

/** Without a body, the test notification goes to every active endpoint. */
export const TestRequest = optionalBody({
  webhookId: Type.Optional({ ...id, description: 'Only this endpoint, if it is active.' }),
})

export const TestReport = Type.Object(
  {
    sent: Type.Boolean({ description: 'Whether at least one endpoint responded 2xx.' }),
    event: Type.Literal(testEvent),
    tenantId: Type.String({ format: 'uuid' }),
    deliveries: Type.Array(
      Type.Object({
        webhookId: Type.String({ format: 'uuid' }),
        status: Type.Enum(deliveryStates),
        responseStatus: Type.Optional(Type.Integer()),
        error: Type.Optional(Type.String()),
        durationMs: Type.Optional(Type.Integer()),
      }),
    ),
  },
  { $id: 'TestNotificationReport' },
)
