import { describe, expect, test } from 'vitest'
import { limits } from '../../foundation/limits.ts'
import { systemRandom } from '../../foundation/random.ts'
import { createPasswords, generatePassword, passwordProblem } from './passwords.ts'

const passwords = createPasswords(systemRandom)

describe('a password', () => {
  test('is kept as a salted hash that names its parameters and takes 64 MiB', async () => {
    const [one, other] = [await passwords.hash('correct horse'), await passwords.hash('correct horse')]
    const [, ln, r] = /^\$scrypt\$ln=(\d+),r=(\d+),p=1\$[\w-]{22}\$[\w-]{43}$/.exec(one) ?? []
    expect(128 * 2 ** Number(ln) * Number(r)).toBeGreaterThanOrEqual(64 * 1024 * 1024)
    expect(other).not.toBe(one)
    expect(await passwords.verify('correct horse', one)).toBe(true)
    expect(await passwords.verify('Correct horse', one)).toBe(false)
  })

  test('is the same however its accents were typed', async () => {
    const hash = await passwords.hash('contraseña'.normalize('NFD'))
    expect(await passwords.verify('contraseña'.normalize('NFC'), hash)).toBe(true)
  })

  test('of nobody is never right, not even the empty one', async () => {
    for (const given of ['', 'anything']) expect(await passwords.verify(given, undefined)).toBe(false)
  })

  test('hashed with former parameters still works', async () => {
    const former =
      '$scrypt$ln=4,r=8,p=1$c2FsdHNhbHRzYWx0c2FsdA$' + (await formerHash('correct horse', 'saltsaltsaltsalt'))
    expect(await passwords.verify('correct horse', former)).toBe(true)
    expect(await passwords.verify('wrong', former)).toBe(false)
  })

  test('beyond those that fit is refused instead of waiting for memory', async () => {
    const crowd = limits.passwordHashesAtOnce + limits.passwordHashesWaiting + 3
    const busy = createPasswords(systemRandom)
    const cheap = `$scrypt$ln=4,r=8,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`
    const results = await Promise.allSettled(Array.from({ length: crowd }, () => busy.verify('x', cheap)))
    const refused = results.filter(({ status }) => status === 'rejected')
    expect(refused).toMatchObject(Array.from({ length: 3 }, () => ({ reason: { code: 'rate_limited' } })))
    expect(await busy.verify('x', cheap)).toBe(false)
  })
})

test.each([
  ['short', 'must have 12 to 256 characters'],
  ['x'.repeat(257), 'must have 12 to 256 characters'],
  ['I am ANA and long enough', 'must not contain the name'],
])('%j is not accepted as a new one', (password, sentence) => {
  expect(passwordProblem(password, 'ana')?.en).toBe(sentence)
})

test('a generated one is accepted and never the same', () => {
  const [one, other] = [generatePassword(systemRandom), generatePassword(systemRandom)]
  expect(passwordProblem(one, 'ana')).toBeUndefined()
  expect(one).not.toBe(other)
})

async function formerHash(password: string, salt: string): Promise<string> {
  const { scryptSync } = await import('node:crypto')
  return scryptSync(password, salt, 32, { N: 16, r: 8, p: 1 }).toString('base64url')
}
