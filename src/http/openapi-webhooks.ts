import { type WebhookEventName, webhookPayloads } from '../payments/webhook-payload.ts'

/** The requests a tenant's endpoint receives, as the OpenAPI document shows them. */

const summaries: Record<WebhookEventName, string> = {
  'payment.pending': 'A payment is pending',
  'payment.completed': 'A payment was completed',
  'payment.failed': 'A payment failed',
  'payment.reversed': 'A payment was reversed',
  'payment.canceled': 'An intent expired or was canceled; sent beside payment.failed to endpoints that subscribe to it',
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
  header('X-Webhook-Event', 'The event.'),
  header(
    'X-Webhook-Signature',
    '`sha256=` and the hexadecimal HMAC-SHA256 of the exact raw body, keyed by the secret.',
  ),
  header('webhook-id', 'Of the event, the same at every endpoint.'),
  header('webhook-timestamp', 'When it was sent, in seconds since 1970.'),
  header('webhook-signature', 'As Standard Webhooks define it; during a rotation, one of each secret.'),
]

/** Of an installation whose operator named it. */
const timestampedHeader = (name: string) =>
  header(
    name,
    '`t=` and the seconds since 1970, then `,v1=` and the hexadecimal HMAC-SHA256 of seconds, dot and exact raw body, keyed by the secret; during a rotation, a `v1` of each secret.',
  )

function requestOf(event: WebhookEventName, parameters: typeof headers) {
  return {
    post: {
      operationId: event,
      tags: ['Webhooks'],
      summary: summaries[event],
      description:
        'What your endpoint receives. Verify the signature over the raw body before you parse it; the same event may be known to you already, by its `webhook-id`.',
      security: [],
      parameters,
      requestBody: { required: true, content: { 'application/json': { schema: webhookPayloads[event] } } },
      responses: {
        '2XX': {
          description: 'Accepted. Respond 2xx within 10 s after persisting the event: it is not sent again.',
        },
        '4XX': { description: 'Logged as failed, as any other answer is.' },
      },
    },
  }
}

export function webhookRequests(signatureHeader?: string) {
  const parameters = [...headers, ...(signatureHeader === undefined ? [] : [timestampedHeader(signatureHeader)])]
  const events = Object.keys(webhookPayloads) as WebhookEventName[]
  return Object.fromEntries(events.map((event) => [event, requestOf(event, parameters)]))
}
