import { createHash } from 'node:crypto'
import type { Random } from '../foundation/random.ts'

/**
 * Addresses of a session: 128 random bits for the page where the customer pays, and two derived from them one way. The
 * page leads to the receipt and the receipt to the public check, but not the other way round.
 * The database has hashes of them, which need no key: 128 random bits cannot be guessed.
 */
export type Tokens = {
  generate(): string
  hash(token: string): Buffer
  receiptOf(token: string): string
  checkOf(receipt: string): string
}

const TOKEN_BYTES = 16

/** Other texts are not looked up. */
const shape = /^[A-Za-z0-9_-]{22}$/
export const isToken = (text: string): boolean => shape.test(text)

export function createTokens(random: Random): Tokens {
  const derive = (purpose: string, text: string) => createHash('sha256').update(`${purpose} ${text}`).digest()
  const derived = (purpose: string, text: string) =>
    derive(purpose, text).subarray(0, TOKEN_BYTES).toString('base64url')
  return {
    generate: () => random.bytes(TOKEN_BYTES).toString('base64url'),
    hash: (token) => derive('address', token),
    receiptOf: (token) => derived('receipt', token),
    checkOf: (receipt) => derived('check', receipt),
  }
}
