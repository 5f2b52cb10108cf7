import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto'
import { crc32 } from 'node:zlib'
import type { Random } from '../foundation/random.ts'

/**
 * API keys: `pas_test_` or `pas_live_`, 256 random bits in base62, and a checksum of six characters, so a secret
 * scanner can recognise a leaked key and a mistyped key is rejected without a database query. Operator tokens have the
 * same format with the prefix `pas_op_`.
 *
 *   pas_test_ 4fA9x2Kq… (43)  0Zb31c
 *   └──── public part ───┘ first 8 of the 43: identifies the row and may be displayed
 *
 * Only the HMAC-SHA256 of the complete key under the installation's secret is stored.
 */
const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const RANDOM_CHARACTERS = 43
const CHECKSUM_CHARACTERS = 6
const PUBLIC_CHARACTERS = 8

const keyShape = /^(pas_(?:test|live)_)[0-9A-Za-z]{49}$/
const operatorTokenShape = /^(pas_op_)[0-9A-Za-z]{49}$/

export function generateKey(livemode: boolean, random: Random): string {
  return generate(livemode ? 'pas_live_' : 'pas_test_', random)
}

export function generateOperatorToken(random: Random): string {
  return generate('pas_op_', random)
}

/** Public part of a key, by which its row is found; undefined if the format or the checksum is wrong. */
export function publicPart(key: string): string | undefined {
  return partOf(key, keyShape)
}

export function operatorTokenPart(token: string): string | undefined {
  return partOf(token, operatorTokenShape)
}

export function hashKey(key: string, pepper: KeyObject): Buffer {
  return createHmac('sha256', pepper).update(key).digest()
}

export function matchesHash(key: string, hash: Buffer, pepper: KeyObject): boolean {
  return timingSafeEqual(hashKey(key, pepper), hash)
}

function generate(prefix: string, random: Random): string {
  const number = BigInt(`0x${random.bytes(32).toString('hex')}`)
  const body = prefix + base62(number, RANDOM_CHARACTERS)
  return body + checksum(body)
}

function partOf(key: string, shape: RegExp): string | undefined {
  const prefix = shape.exec(key)?.[1]
  if (prefix === undefined) return undefined
  const body = key.slice(0, -CHECKSUM_CHARACTERS)
  if (checksum(body) !== key.slice(-CHECKSUM_CHARACTERS)) return undefined
  return key.slice(0, prefix.length + PUBLIC_CHARACTERS)
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
