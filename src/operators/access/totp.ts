import { createHmac, timingSafeEqual } from 'node:crypto'

/** Time-based one-time codes (RFC 6238) as authenticator apps make them: HMAC-SHA-1, 30 seconds, 6 digits. */
export const TOTP_SECRET_BYTES = 20
const STEP_SECONDS = 30
const DIGITS = 6
/** Steps before and after the present one whose code is accepted: clocks differ, and typing takes time. */
const TOLERANCE_STEPS = 1

export function totpStep(nowMs: number): number {
  return Math.floor(nowMs / 1000 / STEP_SECONDS)
}

/** Code of a step, which is HOTP (RFC 4226) with the step as its counter. */
export function totpCode(secret: Buffer, step: number, digits = DIGITS): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const offset = mac.readUInt8(mac.length - 1) & 0x0f
  const number = mac.readUInt32BE(offset) & 0x7fff_ffff
  return String(number % 10 ** digits).padStart(digits, '0')
}

/** Step whose code this is, of those near the present one; undefined if it is none of theirs. */
export function matchTotp(secret: Buffer, code: string, nowMs: number): number | undefined {
  const given = Buffer.from(code)
  const now = totpStep(nowMs)
  let matched: number | undefined
  for (let step = now - TOLERANCE_STEPS; step <= now + TOLERANCE_STEPS; step += 1) {
    const expected = Buffer.from(totpCode(secret, step))
    if (given.length === expected.length && timingSafeEqual(given, expected)) matched = step
  }
  return matched
}

/** Address that an authenticator app reads from a QR code. */
export function totpUri(secret: Buffer, name: string, issuer = 'Pasarela'): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(name)}`
  const parameters = new URLSearchParams({
    secret: base32(secret),
    issuer,
    algorithm: 'SHA1',
    digits: String(DIGITS),
    period: String(STEP_SECONDS),
  })
  return `otpauth://totp/${label}?${parameters}`
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Base32 (RFC 4648) without padding. */
export function base32(bytes: Buffer): string {
  let text = ''
  let bits = 0
  let value = 0
  for (const byte of bytes) {
    value = (value << 8) | byte
    bits += 8
    while (bits >= 5) {
      bits -= 5
      text += ALPHABET[(value >>> bits) & 31]
    }
    value &= (1 << bits) - 1
  }
  return bits === 0 ? text : text + ALPHABET[(value << (5 - bits)) & 31]
}
