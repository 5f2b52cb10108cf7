import { createHmac } from 'node:crypto'
import { Agent, request } from 'undici'
import type { Endpoint } from '../setup.ts'

/** One webhook on its way to one endpoint: the payload of a job. */
export type Delivery = { endpoint: Endpoint; eventId: string; event: string; body: string }

const TIMEOUT_MS = 10_000

const agent = new Agent({ pipelining: 1, headersTimeout: TIMEOUT_MS, bodyTimeout: TIMEOUT_MS })

/** Posts a signed webhook; throws unless the endpoint responds with 2xx, so that the queue tries again. */
export async function deliver(delivery: Delivery): Promise<void> {
  const response = await request(delivery.endpoint.url, {
    method: 'POST',
    headers: signedHeaders(delivery),
    body: delivery.body,
    dispatcher: agent,
  })
  await response.body.dump()
  if (response.statusCode >= 300) throw new Error(`the endpoint responded with ${response.statusCode}`)
}

/** Headers of the gateway's deliveries: Standard Webhooks and the signature of the body alone. */
function signedHeaders({ endpoint, eventId, event, body }: Delivery): Record<string, string> {
  const timestamp = String(Math.floor(Date.now() / 1000))
  const standardKey = Buffer.from(endpoint.secret.slice('whsec_'.length), 'base64')
  const standard = createHmac('sha256', standardKey).update(`${eventId}.${timestamp}.${body}`).digest('base64')
  return {
    'content-type': 'application/json; charset=utf-8',
    'user-agent': 'Peer/0.0.0',
    'x-webhook-event': event,
    'x-webhook-signature': `sha256=${createHmac('sha256', endpoint.secret).update(body).digest('hex')}`,
    'webhook-id': eventId,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${standard}`,
  }
}
