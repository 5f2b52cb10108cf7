import type { Cursors } from '../foundation/cursor.ts'
import { limits } from '../foundation/limits.ts'
import { readPage } from '../foundation/page.ts'
import { type Route, route } from '../foundation/route.ts'
import type { DeliveryStore } from './deliveries.ts'
import type { EndpointStore } from './endpoints.ts'
import type { EventStore } from './event-store.ts'
import { listEvents } from './list-events.ts'
import { toDeliveryView, toEndpointView } from './views.ts'
import type { Notifier } from './notify.ts'
import type { Registration } from './registration.ts'
import {
  DeliveriesQuery,
  DeliveryList,
  EndpointChange,
  EndpointResponse,
  EndpointList,
  EndpointPath,
  EndpointWithSecret,
  EventList,
  EventsQuery,
  NewEndpoint,
  Removal,
  Rotation,
  TestReport,
  TestRequest,
} from './schema.ts'

const tag = 'Webhooks'

export function webhookRoutes({
  endpoints,
  deliveries,
  events,
  registration,
  notifier,
  cursors,
  eventCursors,
}: {
  endpoints: EndpointStore
  deliveries: DeliveryStore
  events: EventStore
  registration: Registration
  notifier: Notifier
  cursors: Cursors
  eventCursors: Cursors
}): Route[] {
  return [
    route({
      method: 'POST',
      path: '/webhooks',
      keyScope: 'webhooks',
      operationId: 'createWebhook',
      tag,
      summary: 'Register a webhook endpoint',
      description:
        'Payment events are POSTed to its URL, signed with a secret that only this response contains. Each event is ' +
        'attempted once: `GET /v1/events` has those you missed. At most 20 endpoints.',
      body: NewEndpoint,
      answers: { 201: EndpointWithSecret },
      errors: ['webhook_url_refused'],
      handle: (call) => registration.create(call, call.body),
    }),
    route({
      method: 'GET',
      path: '/webhooks',
      keyScope: 'webhooks',
      operationId: 'listWebhooks',
      tag,
      summary: 'List webhook endpoints',
      description: 'Endpoints of the API key’s mode, without their secrets.',
      answers: { 200: EndpointList },
      handle: async ({ caller: { scope } }) => {
        const found = await endpoints.list(scope)
        return { status: 200, body: found.map((endpoint) => toEndpointView(endpoint, scope)) }
      },
    }),
    route({
      method: 'GET',
      path: '/webhooks/{id}',
      keyScope: 'webhooks',
      operationId: 'getWebhook',
      tag,
      summary: 'Get a webhook endpoint',
      description: 'URL, subscribed events and whether it is active; never the secret.',
      params: EndpointPath,
      answers: { 200: EndpointResponse },
      errors: ['webhook_not_found'],
      handle: async ({ caller: { scope }, params }) => ({
        status: 200,
        body: toEndpointView(await endpoints.find(scope, params.id), scope),
      }),
    }),
    route({
      method: 'PATCH',
      path: '/webhooks/{id}',
      keyScope: 'webhooks',
      operationId: 'updateWebhook',
      tag,
      summary: 'Update a webhook endpoint',
      description:
        'Changes the URL, the subscribed events, or whether the endpoint is active. Queued deliveries go to the new ' +
        'URL. Nothing more is sent to an inactive endpoint: its queued deliveries are logged as failed.',
      params: EndpointPath,
      body: EndpointChange,
      answers: { 200: EndpointResponse },
      errors: ['webhook_not_found', 'webhook_url_refused', 'payload_too_large', 'unsupported_media_type'],
      handle: (call) => registration.update(call, call.params.id, call.body),
    }),
    route({
      method: 'DELETE',
      path: '/webhooks/{id}',
      keyScope: 'webhooks',
      operationId: 'deleteWebhook',
      tag,
      summary: 'Delete a webhook endpoint',
      description: 'Nothing more is sent to it.',
      params: EndpointPath,
      answers: { 200: Removal },
      errors: ['webhook_not_found'],
      handle: (call) => registration.remove(call, call.params.id),
    }),
    route({
      method: 'POST',
      path: '/webhooks/{id}/rotate-secret',
      keyScope: 'webhooks',
      operationId: 'rotateWebhookSecret',
      tag,
      summary: 'Rotate the signing secret',
      description:
        'The new secret is shown only in this response. During the grace period the Standard Webhooks header carries ' +
        'a signature by each secret, so a receiver can switch without missing an event; `X-Webhook-Signature` uses ' +
        'the new secret immediately.',
      params: EndpointPath,
      body: Rotation,
      answers: { 200: EndpointWithSecret },
      errors: ['webhook_not_found'],
      handle: (call) => registration.rotate(call, call.params.id, call.body ?? {}),
    }),
    route({
      method: 'GET',
      path: '/webhooks/{id}/deliveries',
      keyScope: 'webhooks',
      operationId: 'listWebhookDeliveries',
      tag,
      summary: 'List the deliveries of an endpoint',
      description: 'Delivery log, newest first: request body, response status and duration of each delivery.',
      params: EndpointPath,
      query: DeliveriesQuery,
      answers: { 200: DeliveryList },
      errors: ['webhook_not_found'],
      handle: async ({ caller: { scope }, params: { id }, query, language }) => {
        await endpoints.find(scope, id)
        const page = await readPage(
          { cursors, list: ['deliveries', scope, id], language },
          query,
          (after, limit) => deliveries.list(scope, id, { after, limit }),
          ({ eventId }) => eventId,
        )
        return { status: 200, body: { ...page, items: page.items.map(toDeliveryView) } }
      },
    }),
    route({
      method: 'GET',
      path: '/events',
      keyScope: 'read',
      operationId: 'listEvents',
      tag,
      summary: 'List events',
      description:
        `Every event of your tenant in the mode of the key, oldest first, for ${limits.eventKeepDays} days, whether or not an endpoint ` +
        'subscribes to it, with the id and body of its webhook. Keep `cursor` and pass it as `after`: no event is left ' +
        'out and none is shown twice. An event appears when the changes begun before it have ended, usually at once.',
      query: EventsQuery,
      answers: { 200: EventList },
      handle: (call) => listEvents({ events, cursors: eventCursors }, call),
    }),
    route({
      method: 'POST',
      path: '/notifications/test',
      keyScope: 'webhooks',
      operationId: 'sendTestNotification',
      tag,
      summary: 'Send a test notification',
      description:
        'Sends `notification.test` to every active endpoint, or to the given one, signed and sent exactly like a ' +
        'payment event, and waits up to 10 seconds for the responses. At most 5 per tenant at a time; more get 429.',
      body: TestRequest,
      answers: { 202: TestReport },
      errors: ['webhook_not_found'],
      handle: async ({ caller: { scope }, body, claim }) => {
        const endpointId = body?.webhookId
        if (endpointId !== undefined) await endpoints.find(scope, endpointId)
        return notifier.test(scope, endpointId, claim)
      },
      resume: ({ caller: { scope } }, eventId) => notifier.report(scope, eventId),
    }),
  ]
}
