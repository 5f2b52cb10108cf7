import { NotFoundError } from '../errors.ts'
import type { NewWebhookEndpoint, Operations, WebhookDelivery, WebhookEndpointChange } from '../openapi.ts'
import { type Pages, paginate } from '../pages.ts'
import type { CallOptions, WriteOptions } from '../request.ts'
import type { Send } from '../transport.ts'
import type { ListedEvent } from '../webhooks/events.ts'
import { verifyWebhook } from '../webhooks/verify.ts'

type DeliveriesQuery = NonNullable<Operations['listWebhookDeliveries']['input']['query']>
type EventsQuery = NonNullable<Operations['listEvents']['input']['query']>
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

/** Page of events. Keep `cursor` and pass it as `after` of the next query. */
export type EventPage = { items: ListedEvent[]; cursor: string | null; hasMore: boolean }

export const events = (send: Send) => ({
  /**
   * List the events of the last 30 days, oldest first, from `after` on: what you missed by webhook. Keep `cursor` of the
   * page once you have processed its items.
   */
  list: (query: EventsQuery = {}, options?: CallOptions): Promise<EventPage> =>
    send('listEvents', { query }, options) as Promise<EventPage>,

  /** All pages from `after` on, until the newest event. */
  pages: (query: EventsQuery = {}, options?: CallOptions): AsyncIterable<EventPage> => ({
    async *[Symbol.asyncIterator]() {
      let after = query.after
      for (let hasMore = true; hasMore; ) {
        const page = (await send('listEvents', { query: { ...query, after } }, options)) as EventPage
        yield page
        after = page.cursor ?? after
        hasMore = page.hasMore
      }
    },
  }),
})

export const notifications = (send: Send) => ({
  /** Send a test notification to every active endpoint, or to one, and get their responses. */
  test: (body: TestRequest = {}, options?: WriteOptions) => send('sendTestNotification', { body }, options),
})
