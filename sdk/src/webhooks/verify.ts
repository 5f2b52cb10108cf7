import { PasarelaError } from '../errors.ts'
import type { WebhookEvent } from './events.ts'
import { isProven, type Proof, readProof, type WebhookHeaders } from './signature.ts'

export type VerifyOptions = {
  /** Maximum difference between the time of a delivery and now; default 300. */
  toleranceSeconds?: number | undefined
  /** Replaces the current time, to verify a stored delivery. */
  now?: Date | undefined
}

export type WebhookProblem =
  | 'parsed_body'
  | 'bad_secret'
  | 'missing_headers'
  | 'wrong_time'
  | 'rewritten_body'
  | 'wrong_signature'
  | 'not_an_event'

/** The delivery could not be verified. Respond 400 and do nothing; the message has the probable cause. */
export class WebhookVerificationError extends PasarelaError {
  override readonly name = 'WebhookVerificationError'
  readonly problem: WebhookProblem

  constructor(problem: WebhookProblem, message: string) {
    super(message, { code: 'webhook_not_verified' })
    this.problem = problem
  }
}

/**
 * Verifies that a delivery comes from your gateway, and returns its event. `rawBody` is the text or the bytes exactly as
 * they arrived, before any JSON parser. Pass several secrets during a rotation.
 */
export async function verifyWebhook(
  rawBody: string | Uint8Array | ArrayBuffer,
  headers: WebhookHeaders,
  secret: string | readonly string[],
  { toleranceSeconds = 300, now = new Date() }: VerifyOptions = {},
): Promise<WebhookEvent> {
  const body = bytesOf(rawBody)
  const secrets = secretsOf(secret)
  const proof = readProof(headers)
  if (!proof) throw new WebhookVerificationError('missing_headers', sentences.missing_headers)
  if (!(await isProvenByAny(proof, body, secrets))) throw await explainMismatch(proof, body, secrets)

  const event = parse(body)
  const sentMs = proof.kind === 'standard' ? Number(proof.timestamp) * 1_000 : Date.parse(event.timestamp)
  // The negation also refuses NaN.
  if (!(Math.abs(now.getTime() - sentMs) <= toleranceSeconds * 1_000)) {
    throw new WebhookVerificationError('wrong_time', sentences.wrong_time(toleranceSeconds))
  }
  return event
}

const sentences = {
  parsed_body:
    'You passed a parsed body: the signature covers the text as it arrived. Read it before any JSON parser, as with ' +
    'express.raw({ type: "application/json" }), await request.text() or fastify\'s addContentTypeParser(…, { parseAs: "buffer" }).',
  bad_secret: 'The signing secret is empty: pass the one that was shown when the endpoint was created (whsec_…).',
  api_key: 'You passed an API key: the signing secret is the one shown when the endpoint was created (whsec_…).',
  missing_headers:
    'There is no complete signature: neither webhook-id, webhook-timestamp and webhook-signature together nor ' +
    'x-webhook-signature without any of them. Pass all headers of the request. If you do, a proxy removed them, or the ' +
    'request is not from the gateway.',
  rewritten_body:
    'The signature belongs to another serialization of this JSON: it was parsed and serialized again on its way. Pass the ' +
    'text exactly as it arrived.',
  wrong_signature:
    'The signature does not match: the secret is that of another endpoint or was rotated, the body was changed on its ' +
    'way, or the request is not from the gateway.',
  surrounded_secret: ' The secret you passed has white space around it.',
  not_an_event: 'The signature is valid, but the body is not an event of a gateway.',
  wrong_time: (seconds: number) =>
    `The signature is valid, but the delivery was not signed within ${seconds} s of now: it was replayed, or the clock of ` +
    'this machine is wrong.',
}

function bytesOf(rawBody: unknown): Uint8Array {
  if (typeof rawBody === 'string') return new TextEncoder().encode(rawBody)
  // Not `instanceof`: test runners and frameworks pass bytes created in another realm.
  if (ArrayBuffer.isView(rawBody)) return new Uint8Array(rawBody.buffer, rawBody.byteOffset, rawBody.byteLength)
  if (Object.prototype.toString.call(rawBody) === '[object ArrayBuffer]') return new Uint8Array(rawBody as ArrayBuffer)
  throw new WebhookVerificationError('parsed_body', sentences.parsed_body)
}

function secretsOf(secret: string | readonly string[]): string[] {
  const secrets = [secret].flat()
  if (secrets.length === 0 || secrets.some((each) => typeof each !== 'string' || each === '')) {
    throw new WebhookVerificationError('bad_secret', sentences.bad_secret)
  }
  if (secrets.some((each) => /^pas_(test|live)_/.test(each))) {
    throw new WebhookVerificationError('bad_secret', sentences.api_key)
  }
  return secrets
}

async function isProvenByAny(proof: Proof, body: Uint8Array, secrets: string[]): Promise<boolean> {
  for (const secret of secrets) if (await isProven(proof, body, secret)) return true
  return false
}

async function explainMismatch(proof: Proof, body: Uint8Array, secrets: string[]): Promise<WebhookVerificationError> {
  const rewritten = compact(body)
  if (rewritten && (await isProvenByAny(proof, rewritten, secrets))) {
    return new WebhookVerificationError('rewritten_body', sentences.rewritten_body)
  }
  const isSurrounded = secrets.some((secret) => secret !== secret.trim())
  const hint = isSurrounded ? sentences.surrounded_secret : ''
  return new WebhookVerificationError('wrong_signature', sentences.wrong_signature + hint)
}

/** The same JSON as the gateway serializes it. */
function compact(body: Uint8Array): Uint8Array | undefined {
  try {
    return new TextEncoder().encode(JSON.stringify(JSON.parse(new TextDecoder().decode(body))))
  } catch {
    return undefined
  }
}

function parse(body: Uint8Array): WebhookEvent {
  try {
    const event = JSON.parse(new TextDecoder().decode(body))
    if (typeof event.event === 'string' && typeof event.data === 'object') return event
  } catch {}
  throw new WebhookVerificationError('not_an_event', sentences.not_an_event)
}
