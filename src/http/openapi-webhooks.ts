import { Type } from 'typebox'
import { receiptFields } from '../payments/receipt.ts'
import { type PaymentEvent, paymentEvents } from '../webhooks/events.ts'

/** The requests a tenant's endpoint receives, as the OpenAPI document shows them. */

const summaries: Record<PaymentEvent, string> = {
  'payment.pending': 'A payment is pending',
  'payment.completed': 'A payment was completed',
  'payment.failed': 'A payment failed',
  'payment.reversed': 'A payment was reversed',
  'payment.canceled': 'An intent expired or was canceled; sent beside payment.failed to endpoints that subscribe to it',
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

const { paymentId, status, externalRef, method, usdAmount, vesAmount, receivedVesAmount, bcvRate } = receiptFields
const { bankReference, failureCode, tenantName, createdAt, livemode } = receiptFields

/** The payment as an event tells it. The database writes it, and a test holds what it writes against this. */
export const webhookData = Type.Object({
  paymentId,
  status,
  externalRef,
  method,
  usdAmount,
  vesAmount,
  receivedVesAmount,
  bcvRate,
  bankReference,
  failureCode,
  tenantName,
  createdAt,
  livemode,
})

export function webhookBody(event: PaymentEvent) {
  return Type.Object({
    event: Type.Literal(event),
    data: webhookData,
    timestamp: Type.String({ format: 'date-time', description: 'When the payment changed.' }),
  })
}

/** Of an installation whose operator named it. */
const timestampedHeader = (name: string) =>
  header(
    name,
    '`t=` and the seconds since 1970, then `,v1=` and the hexadecimal HMAC-SHA256 of seconds, dot and exact raw body, keyed by the secret; during a rotation, a `v1` of each secret.',
  )

function requestOf(event: PaymentEvent, parameters: typeof headers) {
  return {
    post: {
      operationId: event,
      tags: ['Webhooks'],
      summary: summaries[event],
      description:
        'What your endpoint receives. Verify the signature over the raw body before you parse it; the same event may be known to you already, by its `webhook-id`.',
      security: [],
      parameters,
      requestBody: { required: true, content: { 'application/json': { schema: webhookBody(event) } } },
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
  return Object.fromEntries(paymentEvents.map((event) => [event, requestOf(event, parameters)]))
}
