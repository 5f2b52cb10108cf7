import type { Caller, HttpAnswer } from '../../harness/gateway.ts'

/** Secrets that sign webhooks: chosen by a tenant, at registration and at a rotation. */
export type Signing = { chosen: string; rotated: string; refused: string }

type Request = { body?: unknown; idempotencyKey?: string; contentType?: string }

/**
 * Every result of a request with a signing secret. A response that shows one, as it should once, is
 * only in `results`; `others` must not have any. `made` are secrets of the gateway's own making.
 */
export async function walkWebhooks(call: Caller, key: string, url: string, { chosen, rotated, refused }: Signing) {
  const results: unknown[] = []
  const others: HttpAnswer[] = []
  const post = async (path: string, { body, idempotencyKey, contentType }: Request = {}) => {
    const headers = {
      ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
      ...(contentType ? { 'content-type': contentType } : {}),
    }
    const answer = await call(`/v1${path}`, { method: 'POST', key, body, headers })
    results.push(answer.body['error'] ?? answer.status)
    if (!('secret' in answer.body)) others.push(answer)
    return answer.body
  }
  const own = { url, events: ['payment.pending', 'payment.completed'], secret: chosen }

  const { id } = await post('/webhooks', { body: own, idempotencyKey: 'own' })
  await post('/webhooks', { body: own, idempotencyKey: 'own' })
  await post('/webhooks', { body: { ...own, secret: refused }, idempotencyKey: 'own' })
  const generated = await post('/webhooks', { body: { ...own, secret: undefined }, idempotencyKey: 'generated' })

  for (const wrong of [
    { secret: refused.repeat(9) },
    { secret: [refused] },
    { url: refused, secret: refused },
    { url: 'https://10.0.0.1/', secret: refused },
    { events: [refused], secret: refused },
    { [refused]: refused, events: [] },
  ]) {
    await post('/webhooks', { body: { ...own, ...wrong }, idempotencyKey: 'wrong' })
  }
  await post('/webhooks', { body: `${JSON.stringify({ ...own, secret: refused })}}`, contentType: 'application/json' })
  await post('/webhooks', { body: JSON.stringify({ ...own, secret: refused }), contentType: 'text/plain' })

  const path = `/webhooks/${String(id)}`
  await post(`${path}/rotate-secret`, { body: { secret: rotated }, idempotencyKey: 'own' })
  await post(`${path}/rotate-secret`, { body: { secret: rotated }, idempotencyKey: 'own' })
  await post(`${path}/rotate-secret`, { body: { secret: refused.slice(0, 15) } })
  const again = await post(`/webhooks/${String(generated['id'])}/rotate-secret`)
  await post('/notifications/test', { body: { webhookId: id, secret: refused } })

  for (const shown of ['/webhooks', path, `${path}/deliveries`]) {
    const answer = await call(`/v1${shown}`, { key })
    results.push(answer.status)
    others.push(answer)
  }
  return { results, others, made: { generated: String(generated['secret']), again: String(again['secret']) } }
}

export const webhookResults = [
  [201, 201, 'idempotency_key_reused', 201],
  ['invalid_request', 'invalid_request', 'webhook_url_refused', 'webhook_url_refused'],
  ['invalid_request', 'invalid_request', 'invalid_request', 'unsupported_media_type'],
  [200, 200, 'invalid_request', 200, 202],
  [200, 200, 200],
].flat()
