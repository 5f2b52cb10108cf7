import { type Static, type TObject, type TProperties, Type } from 'typebox'
import { limits } from '../foundation/limits.ts'
import { nextCursor, pageParameters } from '../foundation/page.ts'
import { paymentEvents, testEvent } from './events.ts'

const id = Type.String({
  format: 'uuid',
  pattern: '^[0-9a-fA-F-]{36}$',
  description: 'The id of the endpoint.',
  'x-hint': { en: 'must be an endpoint’s uuid', es: 'debe ser el uuid de un destino' },
})

export const EndpointPath = Type.Object({ id })

const url = Type.String({
  minLength: 1,
  maxLength: 2048,
  examples: ['https://shop.example.com/hooks/pasarela'],
  description:
    'Where events are posted to. https and a public address, unless the operator of this gateway allows others. ' +
    'No user name, no fragment.',
})

const events = Type.Array(Type.Enum(paymentEvents), {
  minItems: 1,
  maxItems: paymentEvents.length,
  uniqueItems: true,
  examples: [['payment.completed', 'payment.failed']],
  description: 'Subscribed events. `payment.canceled` comes beside the `payment.failed` of an intent that expired.',
})

const secret = Type.String({
  minLength: 16,
  maxLength: 128,
  pattern: '^[^\\u0000-\\u001f\\u007f]*$',
  description: 'A signing secret of your own; without one, `whsec_…` is made for you.',
  'x-hint': { en: 'must have 16 to 128 printable characters', es: 'debe tener de 16 a 128 caracteres imprimibles' },
})

export const NewEndpoint = Type.Object({ url, events, secret: Type.Optional(secret) }, { $id: 'NewWebhookEndpoint' })
export type NewEndpoint = Static<typeof NewEndpoint>

export const EndpointChange = Type.Object(
  { url: Type.Optional(url), events: Type.Optional(events), isActive: Type.Optional(Type.Boolean()) },
  { $id: 'WebhookEndpointChange', description: 'What is absent stays as it is.' },
)
export type EndpointChange = Static<typeof EndpointChange>

const endpointFields = {
  id: Type.String({ format: 'uuid' }),
  tenantId: Type.String({ format: 'uuid' }),
  url: Type.String(),
  events: Type.Array(Type.Enum(paymentEvents)),
  isActive: Type.Boolean({ description: 'An inactive endpoint is told nothing.' }),
  createdAt: Type.String({ format: 'date-time' }),
  updatedAt: Type.String({ format: 'date-time' }),
  previousSecretExpiresAt: Type.Optional(
    Type.String({ format: 'date-time', description: 'Until then the secret before the rotation signs too.' }),
  ),
}

export const EndpointResponse = Type.Object(endpointFields, { $id: 'WebhookEndpoint' })
export const EndpointList = Type.Array(EndpointResponse, { description: 'At most 20, newest first.' })
export const EndpointWithSecret = Type.Object(
  { ...endpointFields, secret: Type.String({ description: 'Shown this once.' }) },
  { $id: 'WebhookEndpointWithSecret' },
)

/**
 * A body that may be left out. One schema of two types: of a union, a wrong field would be complained of once for each
 * of its parts.
 */
function optionalBody<Fields extends TProperties>(fields: Fields) {
  return Type.Unsafe<Static<TObject<Fields>> | null>({
    ...Type.Object(fields),
    type: ['object', 'null'],
    'x-hint': { en: 'must be a JSON object', es: 'debe ser un objeto JSON' },
  })
}

/** A request without a body takes the defaults. */
export const Rotation = optionalBody({
  graceSeconds: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: limits.webhookSecretGraceMaxSeconds,
      description: `How long the secret before signs too; ${limits.webhookSecretGraceSeconds} unless given.`,
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
          id: Type.String({ format: 'uuid', description: 'The event’s id, which its requests carry as `webhook-id`.' }),
          event: Type.String(),
          paymentId: Type.Optional(Type.String({ format: 'uuid' })),
          status: Type.Enum(deliveryStates, {
            description:
              '`delivered`: answered 2xx. `failed`: any other answer, or none. `interrupted`: the gateway’s process ' +
              'died meanwhile; the request may have arrived. None is ever sent again.',
          }),
          createdAt: Type.String({ format: 'date-time' }),
          sentAt: Type.Optional(Type.String({ format: 'date-time' })),
          responseStatus: Type.Optional(Type.Integer()),
          error: Type.Optional(Type.String({ description: 'Why there was no usable answer, such as `timeout`.' })),
          durationMs: Type.Optional(Type.Integer()),
          excerpt: Type.Optional(Type.String({ description: 'The first 1 KiB of the answer’s body.' })),
          body: Type.String({ description: 'Exactly what was signed and sent.' }),
        },
        { $id: 'WebhookDelivery' },
      ),
    ),
    nextCursor,
  },
  { $id: 'WebhookDeliveryList' },
)

/** A request without a body asks for every active endpoint. */
export const TestRequest = optionalBody({
  webhookId: Type.Optional({ ...id, description: 'Only this endpoint, if it is active.' }),
})

export const TestReport = Type.Object(
  {
    sent: Type.Boolean({ description: 'Whether at least one endpoint answered 2xx.' }),
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
