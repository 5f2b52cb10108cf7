import { expect } from 'vitest'
import { type Case, invalid } from './case.ts'
import { nobodys, notUuid } from './records.ts'
import { exampleOf } from './requests.ts'

const privateAddress = 'https://10.0.0.1/hooks'
const refusedAddress: Case = {
  status: 400,
  title: 'an address inside a network',
  error: 'webhook_url_refused',
  change: { url: privateAddress },
}
const unknownEvent: Case = { ...invalid('events', ['payment.lost']), field: '/events/0' }

/** Ids of no endpoint: not a uuid, or not in use. */
const unknownId = (path: string): Case[] => [notUuid(path), nobodys(path, 'webhook_not_found')]
const until = { previousSecretExpiresAt: expect.stringMatching(/Z$/) }

/** Webhook endpoints and test notifications, by their name in tables. */
export const webhookCases: Record<string, Case[]> = {
  'POST /webhooks': [
    { status: 201, title: 'registered', expected: { isActive: true, secret: expect.stringMatching(/^whsec_/) } },
    {
      status: 201,
      title: 'with a secret of one’s own',
      change: { secret: 'correct horse battery' },
      expected: { secret: 'correct horse battery' },
    },
    {
      status: 201,
      title: 'with the events that are opt-in',
      change: { events: ['payment.failed', 'payment.canceled', 'movement.unmatched'] },
      expected: { events: ['payment.failed', 'payment.canceled', 'movement.unmatched'] },
    },
    ...['url', 'events'].map((field) => invalid(field, undefined)),
    invalid('url', 5),
    invalid('events', []),
    invalid('events', ['payment.failed', 'payment.failed']),
    unknownEvent,
    invalid('secret', 'too short'),
    refusedAddress,
  ],

  'GET /webhooks': [
    { status: 200, title: 'one endpoint', expected: [{ isActive: true }] },
    { status: 200, title: 'none', request: () => ({ path: '/webhooks' }), expected: [] },
  ],

  'GET /webhooks/{id}': [
    { status: 200, title: 'an endpoint', expected: { isActive: true } },
    ...unknownId('/webhooks/{id}'),
  ],

  'PATCH /webhooks/{id}': [
    { status: 200, title: 'other events', expected: { events: ['payment.reversed'], isActive: true } },
    { status: 200, title: 'paused', change: { isActive: false }, expected: { isActive: false } },
    invalid('url', ''),
    invalid('events', []),
    invalid('isActive', 'no'),
    unknownEvent,
    refusedAddress,
    ...unknownId('/webhooks/{id}').map(
      ({ request, ...rest }): Case => ({
        ...rest,
        request: async (world, tenant) => ({ path: '', ...(await request?.(world, tenant)), body: {} }),
      }),
    ),
  ],

  'DELETE /webhooks/{id}': [{ status: 200, title: 'deleted' }, ...unknownId('/webhooks/{id}')],

  '/webhooks/{id}/rotate-secret': [
    { status: 200, title: 'with a minute of grace', expected: until },
    { status: 200, title: 'with the default grace', change: { graceSeconds: undefined }, expected: until },
    { status: 200, title: 'without grace', change: { graceSeconds: 0 } },
    invalid('graceSeconds', -1),
    invalid('graceSeconds', 604_801),
    invalid('secret', 'too short'),
    ...unknownId('/webhooks/{id}/rotate-secret'),
  ],

  '/webhooks/{id}/deliveries': [
    { status: 200, title: 'one delivery', expected: { items: [{ event: 'notification.test', status: 'delivered' }] } },
    ...['limit=0', 'limit=101', 'cursor=made-up'].map(
      (query): Case => ({
        status: 400,
        title: `?${query}`,
        error: 'invalid_request',
        field: `/${query.split('=')[0]}`,
        async send(world, tenant, operation) {
          const { path } = await exampleOf(operation.key, world, tenant)
          return world.gateway.call(`/v1${path}?${query}`, { key: tenant.key })
        },
      }),
    ),
    ...unknownId('/webhooks/{id}/deliveries'),
  ],

  '/events': [
    { status: 200, title: 'of a tenant without events', expected: { items: [], cursor: null, hasMore: false } },
    ...['limit=0', 'limit=101', 'after=made-up'].map(
      (query): Case => ({
        status: 400,
        title: `?${query}`,
        error: 'invalid_request',
        field: `/${query.split('=')[0]}`,
        send: (world, tenant) => world.gateway.call(`/v1/events?${query}`, { key: tenant.key }),
      }),
    ),
  ],

  '/notifications/test': [
    {
      status: 202,
      title: 'to one endpoint',
      expected: { sent: true, deliveries: [{ status: 'delivered', responseStatus: 200 }] },
    },
    { status: 202, title: 'to all of them', change: { webhookId: undefined }, expected: { sent: true } },
    {
      status: 202,
      title: 'to nobody',
      request: () => ({ path: '/notifications/test' }),
      expected: { sent: false, deliveries: [] },
    },
    invalid('webhookId', 5),
    {
      status: 404,
      title: 'to an endpoint that does not exist',
      error: 'webhook_not_found',
      change: { webhookId: '00000000-0000-4000-8000-000000000000' },
    },
  ],
}
