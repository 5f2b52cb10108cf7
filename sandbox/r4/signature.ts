import { createHmac, timingSafeEqual } from 'node:crypto'

/** HMAC-SHA256 of the concatenated signed fields, with the Commerce token as key. */
export function signatureOf(commerce: string, signedFields: readonly string[], body: Record<string, unknown>): string {
  const message = signedFields.map((field) => written(body[field])).join('')
  return createHmac('sha256', commerce).update(message, 'utf8').digest('hex')
}

/** Accepts upper and lower case hex: sources disagree on which one the bank uses. */
export function isSameSignature(expected: string, received: string): boolean {
  const [left, right] = [Buffer.from(expected), Buffer.from(received.toLowerCase())]
  return left.length === right.length && timingSafeEqual(left, right)
}

function written(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
