import { describe, expect, test } from 'vitest'
import { base32, matchTotp, totpCode, totpStep, totpUri } from './totp.ts'

const secret = Buffer.from('12345678901234567890')

describe('a time-based code', () => {
  // RFC 6238, appendix B.
  test.each([
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ])('at %i seconds is the one of RFC 6238', (seconds, code) => {
    expect(totpCode(secret, totpStep(seconds * 1000), 8)).toBe(code)
    expect(totpCode(secret, totpStep(seconds * 1000))).toBe(code.slice(2))
  })

  // RFC 4226, appendix D.
  test.each([
    [0, '755224'],
    [1, '287082'],
    [9, '520489'],
  ])('of counter %i is the one of RFC 4226', (counter, code) => {
    expect(totpCode(secret, counter)).toBe(code)
  })

  test('is accepted one step early and late, and no more', () => {
    const nowMs = 1_234_567_890_000
    const step = totpStep(nowMs)
    const accepted = [-2, -1, 0, 1, 2].map((offset) => matchTotp(secret, totpCode(secret, step + offset), nowMs))
    expect(accepted).toEqual([undefined, step - 1, step, step + 1, undefined])
    for (const wrong of ['', '12345', '1234567', 'ñ12345']) expect(matchTotp(secret, wrong, nowMs)).toBeUndefined()
  })
})

// RFC 4648, section 10.
test.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('base32 of %j is the one of RFC 4648', (text, encoded) => {
  expect(base32(Buffer.from(text))).toBe(encoded)
})

test('the address for an app names the issuer, the user and the secret', () => {
  expect(totpUri(secret, 'ana@example.com')).toBe(
    'otpauth://totp/Pasarela:ana%40example.com?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Pasarela&algorithm=SHA1&digits=6&period=30',
  )
})
