import { crc32 } from 'node:zlib'

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const CHECKSUM_CHARACTERS = 6
const PUBLIC_CHARACTERS = 8

/** A key like the given one but for one character of its secret part, with a valid checksum: only the hash differs. */
export function forgedAt(where: 'first' | 'middle' | 'last', key: string): string {
  const body = key.slice(0, -CHECKSUM_CHARACTERS)
  const first = body.lastIndexOf('_') + 1 + PUBLIC_CHARACTERS
  const last = body.length - 1
  const changed = changedAt(body, { first, middle: Math.floor((first + last) / 2), last }[where])
  return changed + checksum(changed)
}

/** The same text with another letter or digit at one place. */
export function changedAt(text: string, position: number): string {
  const other = text[position] === 'a' ? 'b' : 'a'
  return text.slice(0, position) + other + text.slice(position + 1)
}

/** The published rule: CRC-32 of what comes before, six characters of base62. */
function checksum(body: string): string {
  let rest = crc32(body)
  let text = ''
  while (text.length < CHECKSUM_CHARACTERS) {
    text = alphabet.charAt(rest % alphabet.length) + text
    rest = Math.floor(rest / alphabet.length)
  }
  return text
}
