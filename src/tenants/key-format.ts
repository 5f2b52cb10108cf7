import { createHmac, timingSafeEqual } from 'node:crypto'
import { crc32 } from 'node:zlib'
import type { Random } from '../foundation/random.ts'

/**
 * API keys: `pas_test_` or `pas_live_`, 256 random bits in base62, and six characters of checksum, so that a
 * secret scanner finds a leaked key and a mistyped one is refused without asking the database.
 *
 *   pas_test_ 4fA9x2Kq… (43)  0Zb31c
 *   └──── public part ───┘ first 8 of the 43: finds the row, may be shown
 *
 * Stored is HMAC-SHA256 of the whole key under the installation's secret, nothing else.
 */
const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const RANDOM_CHARACTERS = 43
const CHECKSUM_CHARACTERS = 6
const PUBLIC_CHARACTERS = 'pas_test_'.length + 8

const shape = /^pas_(test|live)_[0-9A-Za-z]{49}$/

export function generateKey(livemode: boolean, random: Random): string {
  const number = BigInt(`0x${random.bytes(32).toString('hex')}`)
  const body = (livemode ? 'pas_live_' : 'pas_test_') + base62(number, RANDOM_CHARACTERS)
  return body + checksum(body)
}

/** The part to look the key up by, or undefined when no key ever looked like this. */
export function publicPart(key: string): string | undefined {
  if (!shape.test(key)) return undefined
  const body = key.slice(0, -CHECKSUM_CHARACTERS)
  if (checksum(body) !== key.slice(-CHECKSUM_CHARACTERS)) return undefined
  return key.slice(0, PUBLIC_CHARACTERS)
}

export function hashKey(key: string, pepper: Buffer): Buffer {
  return createHmac('sha256', pepper).update(key).digest()
}

export function matchesHash(key: string, hash: Buffer, pepper: Buffer): boolean {
  return timingSafeEqual(hashKey(key, pepper), hash)
}

function checksum(body: string): string {
  return base62(BigInt(crc32(body)), CHECKSUM_CHARACTERS)
}

function base62(number: bigint, characters: number): string {
  let rest = number
  let text = ''
  while (text.length < characters) {
    text = ALPHABET[Number(rest % 62n)] + text
    rest /= 62n
  }
  return text
}
