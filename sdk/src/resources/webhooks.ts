import { NotFoundError } from '../errors.ts'
import type { NewWebhookEndpoint, Operations, WebhookDelivery, WebhookEndpointChange } from '../openapi.ts'
import { type Pages, paginate } from '../pages.ts'
import type { CallOptions, WriteOptions } from '../request.ts'
import type { Send } from '../transport.ts'
import { verifyWebhook } from '../webhooks/verify.ts'

type DeliveriesQuery = NonNullable<Operations['listWebhookDeliveries']['input']['query']>
type Rotation = NonNullable<Operations['rotateWebhookSecret']['input']['body']>
type TestRequest = NonNullable<Operations['sendTestNotification']['input']['body']>

export const webhooks = (send: Send) => ({
  /** Register a webhook endpoint. Keep its `secret`: it is not shown again. */
  create: (body: NewWebhookEndpoint, options?: WriteOptions) => send('createWebhook', { body }, options),

  /** List webhook endpoints: all of them, at most 20. */
  list: (options?: CallOptions) => send('listWebhooks', {}, options),

  /** Get a webhook endpoint. */
  get: (id: string, options?: CallOptions) => send('getWebhook', { path: { id } }, options),

  /** Change a webhook endpoint: absent fields stay unchanged. */
  update: (id: string, body: WebhookEndpointChange, options?: CallOptions) =>
    send('updateWebhook', { path: { id }, body }, options),

  /** Delete a webhook endpoint: nothing more is sent to it. */
  delete: async (id: string, options?: CallOptions): Promise<Operations['deleteWebhook']['answer']> => {
    try {
      return await send('deleteWebhook', { path: { id } }, options)
    } catch (error) {
      // Not found on a retry: an earlier attempt deleted it, and its response was lost.
      if (error instanceof NotFoundError && error.attempts > 1) return { id, deleted: true }
      throw error
    }
  },

  /** Rotate the signing secret. For `graceSeconds` the previous one signs too. */
  rotateSecret: (id: string, body: Rotation = {}, options?: WriteOptions) =>
    send('rotateWebhookSecret', { path: { id }, body }, options),

  /** Delivery log of an endpoint, newest first: `for await` reads them all, `.page()` one page. */
  deliveries: (id: string, query: DeliveriesQuery = {}, options?: CallOptions): Pages<WebhookDelivery> =>
    paginate(query.cursor, (cursor) =>
      send('listWebhookDeliveries', { path: { id }, query: { ...query, cursor } }, options),
    ),

  /** Verify that a delivery comes from your gateway, and get its event. The same as `verifyWebhook`. */
  verify: verifyWebhook,
})

export const notifications = (send: Send) => ({
  /** Send a test notification to every active endpoint, or to one, and get their responses. */
  test: (body: TestRequest = {}, options?: WriteOptions) => send('sendTestNotification', { body }, options),
})
