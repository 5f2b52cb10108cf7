import { createHmac, type KeyObject } from 'node:crypto'
import { isCardNumber } from '../foundation/card-number.ts'
import { GatewayError } from '../foundation/errors.ts'
import { limits } from '../foundation/limits.ts'

const cardNumberAsKey = {
  en: 'Idempotency-Key must not be a card number: send an id of your own, such as a uuid.',
  es: 'Idempotency-Key no debe ser un número de tarjeta: envíe un identificador propio, como un uuid.',
}

const printable = /^[\x20-\x7e]+$/

export function readIdempotencyKey(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return undefined
  if (typeof header !== 'string' || header.length > limits.idempotencyKeyCharacters || !printable.test(header)) {
    throw new GatewayError('invalid_idempotency_key')
  }
  // The key is stored in plain text.
  if (isCardNumber(header)) throw new GatewayError('invalid_idempotency_key', { texts: cardNumberAsKey })
  return header
}

/**
 * Distinguishes one request from another. A keyed hash of the whole, so that a card number, token or PIN cannot be
 * guessed from the stored value, however few digits it has.
 */
export function fingerprint(key: KeyObject, request: { path: string; body: unknown }): Buffer {
  return createHmac('sha256', key)
    .update(JSON.stringify([request.path, request.body ?? null], sortedKeys))
    .digest()
}

function sortedKeys(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}
