// Verifies Pasarela webhooks using only Node. Copy the functions you need.
import { createHmac, timingSafeEqual } from 'node:crypto'
import { readFileSync } from 'node:fs'

/** Headers by lower-case name, as in Node's `request.headers`. */
export type Headers = Record<string, string | string[] | undefined>

/** Verifies X-Webhook-Signature. `rawBody` is the received bytes, before any JSON parsing. */
export function verifySignature(secret: string, rawBody: Uint8Array, headers: Headers): boolean {
  const expected = `sha256=${createHmac('sha256', secret).update(rawBody).digest('hex')}`
  return sameText(expected, String(headers['x-webhook-signature']))
}

function sameText(expected: string, received: string): boolean {
  const [left, right] = [Buffer.from(expected), Buffer.from(received)]
  return left.length === right.length && timingSafeEqual(left, right)
}

const TOLERANCE_SECONDS = 300

/** Verifies the Standard Webhooks headers: rejects old deliveries, and accepts either secret during a rotation. */
export function verifyStandardSignature(
  secret: string,
  rawBody: Uint8Array,
  headers: Headers,
  nowSeconds: number = Date.now() / 1000,
): boolean {
  const { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures } = headers
  if (typeof id !== 'string' || typeof timestamp !== 'string' || typeof signatures !== 'string') return false
  if (!/^\d{1,12}$/.test(timestamp) || Math.abs(nowSeconds - Number(timestamp)) > TOLERANCE_SECONDS) return false
  const hmac = createHmac('sha256', standardKey(secret)).update(`${id}.${timestamp}.`).update(rawBody)
  const expected = `v1,${hmac.digest('base64')}`
  return signatures.split(' ').some((signature) => sameText(expected, signature))
}

const BASE64 = /^(?:[A-Za-z0-9+/]{4})+(?:[A-Za-z0-9+/]{2}(?:==)?|[A-Za-z0-9+/]{3}=?)?$/

/** Key bytes: `whsec_` plus base64 is decoded; any other secret is used as UTF-8. */
function standardKey(secret: string): Buffer {
  const encoded = secret.slice('whsec_'.length)
  return secret.startsWith('whsec_') && BASE64.test(encoded) ? Buffer.from(encoded, 'base64') : Buffer.from(secret)
}

/** Verifies the operator's custom header: `t=<seconds>,v1=<hex>`, with one v1 per secret during a rotation. */
export function verifyTimestampedSignature(
  secret: string,
  rawBody: Uint8Array,
  header: string | string[] | undefined,
  nowSeconds: number = Date.now() / 1000,
): boolean {
  const [, timestamp = '', signatures = ''] = /^t=(\d{1,12}),(.+)$/.exec(String(header)) ?? []
  if (timestamp === '' || Math.abs(nowSeconds - Number(timestamp)) > TOLERANCE_SECONDS) return false
  const expected = `v1=${createHmac('sha256', secret).update(`${timestamp}.`).update(rawBody).digest('hex')}`
  return signatures.split(',').some((signature) => sameText(expected, signature))
}

type Delivery = {
  secret: string
  headers: Headers
  bodyBase64: string
  nowSeconds?: number
  timestampedSignature?: string
}

/** Command line: reads a delivery, or a list of deliveries, as JSON from standard input. */
if (import.meta.main) {
  const input = JSON.parse(readFileSync(0, 'utf8')) as Delivery | Delivery[]
  for (const { secret, headers, bodyBase64, nowSeconds, timestampedSignature: header } of [input].flat()) {
    const rawBody = Buffer.from(bodyBase64, 'base64')
    const result = {
      'x-webhook-signature': verifySignature(secret, rawBody, headers),
      'webhook-signature': verifyStandardSignature(secret, rawBody, headers, nowSeconds),
      ...(header === undefined
        ? {}
        : { timestampedSignature: verifyTimestampedSignature(secret, rawBody, header, nowSeconds) }),
    }
    process.stdout.write(`${JSON.stringify(result)}\n`)
    if (Object.values(result).includes(false)) process.exitCode = 1
  }
}
