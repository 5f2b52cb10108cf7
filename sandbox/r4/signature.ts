import { createHmac, timingSafeEqual } from 'node:crypto'

/** The values of the signed fields, glued in order, under the Commerce token's text. */
export function signatureOf(commerce: string, signedFields: readonly string[], body: Record<string, unknown>): string {
  const message = signedFields.map((field) => written(body[field])).join('')
  return createHmac('sha256', commerce).update(message, 'utf8').digest('hex')
}

/** In either case of hex: sources disagree on which one the bank prints. */
export function isSameSignature(expected: string, given: string): boolean {
  const [left, right] = [Buffer.from(expected), Buffer.from(given.toLowerCase())]
  return left.length === right.length && timingSafeEqual(left, right)
}

function written(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
