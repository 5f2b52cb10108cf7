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
