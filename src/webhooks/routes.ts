import type { Cursors } from '../foundation/cursor.ts'
import { readPage } from '../foundation/page.ts'
import { type Route, route } from '../foundation/route.ts'
import type { DeliveryStore } from './deliveries.ts'
import type { EndpointStore } from './endpoints.ts'
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
  registration,
  notifier,
  cursors,
}: {
  endpoints: EndpointStore
  deliveries: DeliveryStore
  registration: Registration
  notifier: Notifier
  cursors: Cursors
}): Route[] {
  return [
    route({
      method: 'POST',
      path: '/webhooks',
      operationId: 'createWebhook',
      tag,
      summary: 'Register a webhook endpoint',
      description:
        'Events about your payments are posted there, signed with the secret that this answer shows and no other ' +
        'ever will. Each event is attempted once: what you missed is found with the lookups. At most 20 endpoints.',
      body: NewEndpoint,
      answers: { 201: EndpointWithSecret },
      errors: ['webhook_url_refused'],
      handle: (call) => registration.create(call, call.body),
    }),
    route({
      method: 'GET',
      path: '/webhooks',
      operationId: 'listWebhooks',
      tag,
      summary: 'List webhook endpoints',
      description: 'Those of this key’s mode, without their secrets.',
      answers: { 200: EndpointList },
      handle: async ({ caller: { scope } }) => {
        const found = await endpoints.list(scope)
        return { status: 200, body: found.map((endpoint) => toEndpointView(endpoint, scope)) }
      },
    }),
    route({
      method: 'GET',
      path: '/webhooks/{id}',
      operationId: 'getWebhook',
      tag,
      summary: 'Get a webhook endpoint',
      description: 'Its address, its events and whether it is active; never its secret.',
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
      operationId: 'updateWebhook',
      tag,
      summary: 'Change a webhook endpoint',
      description:
        'Address, events, or whether it is active. What was queued for it goes to the new address; an inactive ' +
        'endpoint is sent nothing more, and what was queued for it is logged as failed.',
      params: EndpointPath,
      body: EndpointChange,
      answers: { 200: EndpointResponse },
      errors: ['webhook_not_found', 'webhook_url_refused', 'payload_too_large', 'unsupported_media_type'],
      handle: (call) => registration.update(call, call.params.id, call.body),
    }),
    route({
      method: 'DELETE',
      path: '/webhooks/{id}',
      operationId: 'deleteWebhook',
      tag,
      summary: 'Delete a webhook endpoint',
      description: 'Nothing more is sent to it.',
      params: EndpointPath,
      answers: { 200: Removal },
      errors: ['webhook_not_found'],
      handle: async ({ caller: { scope }, params: { id } }) => {
        await endpoints.remove(scope, id)
        return { status: 200, body: { id, deleted: true } }
      },
    }),
    route({
      method: 'POST',
      path: '/webhooks/{id}/rotate-secret',
      operationId: 'rotateWebhookSecret',
      tag,
      summary: 'Rotate the signing secret',
      description:
        'The new secret is shown this once. During the grace the Standard Webhooks header carries a signature of ' +
        'each secret, so that a receiver can change over without missing an event; `X-Webhook-Signature` is of the ' +
        'new one from now on.',
      params: EndpointPath,
      body: Rotation,
      answers: { 200: EndpointWithSecret },
      errors: ['webhook_not_found'],
      handle: (call) => registration.rotate(call, call.params.id, call.body ?? {}),
    }),
    route({
      method: 'GET',
      path: '/webhooks/{id}/deliveries',
      operationId: 'listWebhookDeliveries',
      tag,
      summary: 'Log of an endpoint’s deliveries',
      description: 'Newest first: what was sent, what came back, how long it took.',
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
      method: 'POST',
      path: '/notifications/test',
      operationId: 'sendTestNotification',
      tag,
      summary: 'Send a test notification',
      description:
        'Sends `notification.test` to every active endpoint, or to the one given, signed and sent exactly like a ' +
        'real event, and waits up to 10 seconds for the answers. At most 5 of a tenant wait at once; more get 429.',
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
