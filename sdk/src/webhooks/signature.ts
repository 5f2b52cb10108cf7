/**
 * The two signatures of a delivery. The first is required if any of its three headers is there: it also covers the id and
 * the time, so a delivery cannot be replayed later or under another id.
 *
 *   webhook-signature    Standard Webhooks v1: id "." timestamp "." body; during a rotation one per secret
 *   x-webhook-signature  the body alone
 */
export type Proof =
  | { kind: 'standard'; id: string; timestamp: string; signatures: string[] }
  | { kind: 'plain'; signature: string }

/** Headers of a request: `Headers`, Node's `request.headers`, or a plain object with names in any case. */
export type WebhookHeaders =
  | { get(name: string): string | null | undefined }
  | Record<string, string | readonly string[] | undefined>

const prefix = 'whsec_'
const base64 = /^(?:[A-Za-z0-9+/]{4})+(?:[A-Za-z0-9+/]{2}(?:==)?|[A-Za-z0-9+/]{3}=?)?$/

export function readProof(headers: WebhookHeaders): Proof | undefined {
  const trio = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => header(headers, name))
  if (trio.some((value) => value !== undefined)) {
    const [id, timestamp, standard] = trio
    if (!id || !timestamp || !standard) return undefined
    const signatures = standard.split(' ').filter((entry) => entry.startsWith('v1,'))
    return { kind: 'standard', id, timestamp, signatures: signatures.map((entry) => entry.slice('v1,'.length)) }
  }
  const plain = header(headers, 'x-webhook-signature')
  return plain ? { kind: 'plain', signature: plain } : undefined
}

/** Whether the signature was made with the secret. WebCrypto compares in constant time. */
export async function isProven(proof: Proof, body: Uint8Array, secret: string): Promise<boolean> {
  if (proof.kind === 'plain') {
    const hex = /^sha256=([0-9a-f]{64})$/i.exec(proof.signature)?.[1]
    return hex !== undefined && verify(utf8(secret), fromHex(hex), body)
  }
  const head = utf8(`${proof.id}.${proof.timestamp}.`)
  const signed = new Uint8Array(head.length + body.length)
  signed.set(head)
  signed.set(body, head.length)
  const key = standardKey(secret)
  const matches = await Promise.all(
    proof.signatures.filter((text) => base64.test(text)).map((text) => verify(key, fromBase64(text), signed)),
  )
  return matches.includes(true)
}

/** Key of a secret: the bytes that a generated secret (`whsec_`) encodes, or the text of a secret of your choice. */
function standardKey(secret: string): Uint8Array {
  const encoded = secret.slice(prefix.length)
  return secret.startsWith(prefix) && base64.test(encoded) ? fromBase64(encoded) : utf8(secret)
}

async function verify(secret: Uint8Array, signature: Uint8Array, signed: Uint8Array): Promise<boolean> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', new Uint8Array(secret), algorithm, false, ['verify'])
  return crypto.subtle.verify(algorithm, key, new Uint8Array(signature), new Uint8Array(signed))
}

function header(headers: WebhookHeaders, name: string): string | undefined {
  if (typeof headers.get === 'function') return headers.get(name) ?? undefined
  const found = Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1]
  return typeof found === 'string' ? found : found?.[0]
}

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text)
const fromBase64 = (text: string): Uint8Array => Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
const fromHex = (text: string): Uint8Array =>
  Uint8Array.from({ length: text.length / 2 }, (_, index) => Number.parseInt(text.slice(index * 2, index * 2 + 2), 16))
