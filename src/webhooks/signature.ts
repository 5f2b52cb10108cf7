import { createHmac, createSecretKey, type KeyObject } from 'node:crypto'
import type { Random } from '../foundation/random.ts'

/**
 * Signature headers of a delivery, each an HMAC-SHA256 with a key derived from the endpoint's secret:
 *
 *   header               signed                     key                             secrets
 *   x-webhook-signature  body                       the secret's UTF-8, prefix too  the current one
 *   webhook-signature    id "." timestamp "." body  see `standardKey`               the current one, then former ones
 *   configured by the    timestamp "." body         the secret's UTF-8, prefix too  the current one, then former ones
 *   operator
 *
 * The second is Standard Webhooks v1; the third is `t=<timestamp>,v1=<hexadecimal>`, with a `v1` for each secret.
 * docs/webhook-vectors.json holds examples of all.
 */
export type SignedDelivery = {
  /** Identifies the event, not the attempt: receivers deduplicate by it. */
  eventId: string
  event: string
  /** Exact bytes to be sent; a string is encoded as UTF-8. */
  body: string | Buffer
  timestampSeconds: number
  /** The current secret, then the former ones still in their grace period. */
  secrets: readonly [current: string, ...former: string[]]
}

export type SignatureHeaders = {
  'x-webhook-event': string
  'x-webhook-signature': string
  'webhook-id': string
  'webhook-timestamp': string
  'webhook-signature': string
}

const PREFIX = 'whsec_'
/** Length of a SHA-256 digest: a longer HMAC key adds no strength, a shorter one reduces it. */
const SECRET_BYTES = 32

/**
 * Base64 of the standard alphabet, padded or not, of at least four characters: the public standardwebhooks library
 * rejects fewer. A secret that does not match is rejected by that library or, if its length or padding is invalid,
 * decoded leniently.
 */
const BASE64 = /^(?:[A-Za-z0-9+/]{4})+(?:[A-Za-z0-9+/]{2}(?:==)?|[A-Za-z0-9+/]{3}=?)?$/

export function generateSecret(random: Random): string {
  return PREFIX + random.bytes(SECRET_BYTES).toString('base64')
}

export function signatureHeaders({ secrets, ...delivery }: SignedDelivery): SignatureHeaders {
  return createSigner(secrets)(delivery)
}

export type Signer = (delivery: Omit<SignedDelivery, 'secrets'>) => SignatureHeaders

/**
 * Derives the keys once for any number of deliveries: deriving costs as much as signing. `timestampedHeader` is the
 * name of the operator's header.
 */
export function createSigner(secrets: SignedDelivery['secrets'], timestampedHeader?: string): Signer {
  const bodyKey = createSecretKey(Buffer.from(secrets[0]))
  const standardKeys = secrets.map(standardKey)
  const timestamped = timestampedHeader === undefined ? undefined : createTimestampedSigner(secrets)
  return ({ eventId, event, body, timestampSeconds }) => {
    const timestamp = String(timestampSeconds)
    const standard = (key: KeyObject) =>
      createHmac('sha256', key).update(`${eventId}.${timestamp}.`).update(body).digest('base64')
    return {
      ...(timestampedHeader && timestamped ? { [timestampedHeader]: timestamped(timestamp, body) } : {}),
      'x-webhook-event': event,
      'x-webhook-signature': `sha256=${createHmac('sha256', bodyKey).update(body).digest('hex')}`,
      'webhook-id': eventId,
      'webhook-timestamp': timestamp,
      'webhook-signature': standardKeys.map((key) => `v1,${standard(key)}`).join(' '),
    }
  }
}

function createTimestampedSigner(secrets: SignedDelivery['secrets']) {
  const keys = secrets.map((secret) => createSecretKey(Buffer.from(secret)))
  return (timestamp: string, body: SignedDelivery['body']): string => {
    const signatures = keys.map((key) => createHmac('sha256', key).update(`${timestamp}.`).update(body).digest('hex'))
    return [`t=${timestamp}`, ...signatures.map((signature) => `v1=${signature}`)].join(',')
  }
}

/**
 * Key of the Standard Webhooks signature. `whsec_` and base64: the decoded bytes, the library's default. Any other
 * secret was chosen by the tenant as text: its UTF-8 bytes, the library's raw format. Text without the prefix is never
 * decoded as base64, although the library would: otherwise the key would depend on whether a passphrase happens to be
 * valid base64.
 */
function standardKey(secret: string): KeyObject {
  const encoded = secret.slice(PREFIX.length)
  if (secret.startsWith(PREFIX) && BASE64.test(encoded)) return createSecretKey(Buffer.from(encoded, 'base64'))
  return createSecretKey(Buffer.from(secret))
}
