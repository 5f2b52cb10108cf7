import { createHmac, createSecretKey, type KeyObject } from 'node:crypto'
import type { Random } from '../foundation/random.ts'

/**
 * How a delivery proves who sent it. Proofs over the same bytes, each with a key made from the endpoint's secret:
 *
 *   header               signed                     key                             secrets
 *   x-webhook-signature  body                       the secret's UTF-8, prefix too  the current one
 *   webhook-signature    id "." timestamp "." body  see `standardKey`               the current one, then former ones
 *   one an operator      timestamp "." body         the secret's UTF-8, prefix too  the current one, then former ones
 *   may name
 *
 * The second is Standard Webhooks v1; the third is `t=<timestamp>,v1=<hexadecimal>`, with a `v1` for each secret.
 * docs/webhook-vectors.json holds examples of all.
 */
export type SignedDelivery = {
  /** Names the event and no attempt: a receiver that sees it twice has seen the event already. */
  eventId: string
  event: string
  /** The exact bytes that will be sent; a string stands for its UTF-8. */
  body: string | Buffer
  timestampSeconds: number
  /** The current secret, then the former ones that have not run out yet. */
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
/** As long as the digest: a longer HMAC key adds nothing, a shorter one is the weaker part. */
const SECRET_BYTES = 32

/**
 * Base64 of the standard alphabet, padded or not. Four characters at least: the public library refuses fewer. Where
 * this says no, that library either refuses the secret or, for a length or padding base64 cannot have, guesses.
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
 * Keys are made of the secrets once, for any number of deliveries: that costs as much as a signature. With
 * `timestampedHeader`, the third proof is under that name.
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
 * `whsec_` and base64: the bytes it stands for, as the public library takes them by default. Any other secret is one a
 * tenant chose as text: its UTF-8, the library's raw format. A text without the prefix is never read as base64, though
 * the library would, for then the key would hang on whether a passphrase happens to have a dash.
 */
function standardKey(secret: string): KeyObject {
  const encoded = secret.slice(PREFIX.length)
  if (secret.startsWith(PREFIX) && BASE64.test(encoded)) return createSecretKey(Buffer.from(encoded, 'base64'))
  return createSecretKey(Buffer.from(secret))
}
