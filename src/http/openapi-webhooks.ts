import { type WebhookEventName, webhookPayloads } from '../payments/webhook-payload.ts'

/** Webhook requests in the OpenAPI document. */

const summaries: Record<WebhookEventName, string> = {
  'payment.pending': 'A payment is pending',
  'payment.completed': 'A payment was completed',
  'payment.failed': 'A payment failed',
  'payment.reversed': 'A payment was reversed',
  'payment.canceled': 'An intent expired or was canceled; sent beside payment.failed to endpoints that subscribe to it',
  'movement.unmatched': 'Money arrived that no payment is known for; sent to endpoints that subscribe to it',
  'checkout.paid': 'A checkout session was paid; sent to endpoints that subscribe to it',
  'checkout.expired': 'A checkout session ended unpaid; sent to endpoints that subscribe to it',
  'notification.test': 'A test notification, sent when a tenant asks for it',
}

const header = (name: string, description: string) => ({
  name,
  in: 'header' as const,
  required: true,
  description,
  schema: { type: 'string' as const },
})

const headers = [
  header('X-Webhook-Event', 'Name of the event.'),
  header(
    'X-Webhook-Signature',
    '`sha256=` and the hexadecimal HMAC-SHA256 of the exact raw body, keyed by the secret.',
  ),
  header('webhook-id', 'Id of the event, the same at every endpoint.'),
  header('webhook-timestamp', 'Time of sending, in seconds since 1970.'),
  header('webhook-signature', 'Signature as defined by Standard Webhooks; during a rotation, one per secret.'),
]

/** Header of installations whose operator configured its name. */
const timestampedHeader = (name: string) =>
  header(
    name,
    '`t=` and the seconds since 1970, then `,v1=` and the hexadecimal HMAC-SHA256 of seconds, dot and exact raw body, keyed by the secret; during a rotation, one `v1` per secret.',
  )

function requestOf(event: WebhookEventName, parameters: typeof headers) {
  return {
    post: {
      operationId: event,
      tags: ['Webhooks'],
      summary: summaries[event],
      description:
        'Request that your endpoint receives. Verify the signature over the raw body before you parse it; the `webhook-id` shows whether you have already processed the event.',
      security: [],
      parameters,
      requestBody: { required: true, content: { 'application/json': { schema: webhookPayloads[event] } } },
      responses: {
        '2XX': {
          description: 'Accepted. Respond 2xx within 10 s after persisting the event: it is not sent again.',
        },
        '4XX': { description: 'Logged as failed, like any other response.' },
      },
    },
  }
}

export function webhookRequests(signatureHeader?: string) {
  const parameters = [...headers, ...(signatureHeader === undefined ? [] : [timestampedHeader(signatureHeader)])]
  const events = Object.keys(webhookPayloads) as WebhookEventName[]
  return Object.fromEntries(events.map((event) => [event, requestOf(event, parameters)]))
}
