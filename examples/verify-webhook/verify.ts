// Verifies what Pasarela sends, with nothing but Node. Copy the functions you need.
import { createHmac, timingSafeEqual } from 'node:crypto'
import { readFileSync } from 'node:fs'

/** By lower-case name, as Node's `request.headers` has them. */
export type Headers = Record<string, string | string[] | undefined>

/** X-Webhook-Signature. `rawBody` is what arrived: bytes, before any JSON parser. */
export function verifySignature(secret: string, rawBody: Uint8Array, headers: Headers): boolean {
  const expected = `sha256=${createHmac('sha256', secret).update(rawBody).digest('hex')}`
  return sameText(expected, String(headers['x-webhook-signature']))
}

function sameText(expected: string, received: string): boolean {
  const [left, right] = [Buffer.from(expected), Buffer.from(received)]
  return left.length === right.length && timingSafeEqual(left, right)
}

const TOLERANCE_SECONDS = 300

/** The Standard Webhooks headers: refuses old deliveries too, and knows both secrets of a grace. */
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

/** `whsec_` and base64 stand for bytes; a secret you chose as text is its UTF-8. */
function standardKey(secret: string): Buffer {
  const encoded = secret.slice('whsec_'.length)
  return secret.startsWith('whsec_') && BASE64.test(encoded) ? Buffer.from(encoded, 'base64') : Buffer.from(secret)
}

/** The header that your gateway's operator named: `t=<seconds>,v1=<hexadecimal>`, with a v1 for each secret of a grace. */
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

/** On the command line: a delivery, or a list of them, as JSON on standard input. */
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
