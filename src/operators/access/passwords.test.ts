import { describe, expect, test } from 'vitest'
import { limits } from '../../foundation/limits.ts'
import { systemRandom } from '../../foundation/random.ts'
import { createPasswords, generatePassword, passwordProblem } from './passwords.ts'

const passwords = createPasswords(systemRandom)

describe('a password', () => {
  test('is stored as a salted hash that contains its parameters and takes 128 MiB', async () => {
    const [one, other] = [await passwords.hash('correct horse'), await passwords.hash('correct horse')]
    const [, ln, r] = /^\$scrypt\$ln=(\d+),r=(\d+),p=1\$[\w-]{22}\$[\w-]{43}$/.exec(one) ?? []
    expect(128 * 2 ** Number(ln) * Number(r)).toBeGreaterThanOrEqual(128 * 1024 * 1024)
    expect(other).not.toBe(one)
    expect(await passwords.verify('correct horse', one)).toBe(true)
    expect(await passwords.verify('Correct horse', one)).toBe(false)
  })

  test('matches whether its accented letters are composed or decomposed', async () => {
    const hash = await passwords.hash('contraseña'.normalize('NFD'))
    expect(await passwords.verify('contraseña'.normalize('NFC'), hash)).toBe(true)
  })

  test('never matches without a stored hash, not even the empty one', async () => {
    for (const password of ['', 'anything']) expect(await passwords.verify(password, undefined)).toBe(false)
  })

  test('hashed with former parameters still matches', async () => {
    const former =
      '$scrypt$ln=4,r=8,p=1$c2FsdHNhbHRzYWx0c2FsdA$' + (await formerHash('correct horse', 'saltsaltsaltsalt'))
    expect(await passwords.verify('correct horse', former)).toBe(true)
    expect(await passwords.verify('wrong', former)).toBe(false)
    expect(passwords.isWeak(former)).toBe(true)
    expect(passwords.isWeak(await passwords.hash('correct horse'))).toBe(false)
  })

  test('is refused with rate_limited when too many others wait to be hashed', async () => {
    const attempts = limits.passwordHashesAtOnce + limits.passwordHashesWaiting + 3
    const busy = createPasswords(systemRandom)
    const cheap = `$scrypt$ln=4,r=8,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`
    const results = await Promise.allSettled(Array.from({ length: attempts }, () => busy.verify('x', cheap)))
    const refused = results.filter(({ status }) => status === 'rejected')
    expect(refused).toMatchObject(Array.from({ length: 3 }, () => ({ reason: { code: 'rate_limited' } })))
    expect(await busy.verify('x', cheap)).toBe(false)
  })
})

test.each<[string, string]>([
  ['short', 'must have 12 to 256 characters'],
  ['x'.repeat(257), 'must have 12 to 256 characters'],
  ['I am ANA and long enough', 'must not contain the name'],
  ...[
    'P@ssw0rd1234',
    'password password',
    'Contraseña2026!',
    'administrador123',
    'Venezuela*2025',
    '!!Barquisimeto!!',
    'mariagonzalez99',
    'qwertyuiop12',
    '1qaz2wsx3edc',
    'abcdefghijkl',
    '987654321098',
    'abababababab',
    '199019901990',
    'teamomucho2024',
    'My pasarela of payments',
    'p4s4r3l4-de-pagos',
    'correct horse battery',
  ].map((password) => [password, 'is too common and easy to guess'] as [string, string]),
])('%j is not accepted as a new password', (password, sentence) => {
  expect(passwordProblem(password, 'ana')?.en).toBe(sentence)
})

test.each(['a password by pipe', 'una frase larga de prueba', 'tortuga violeta del puente', 'xK4-vq9_Lm2-Zt7'])(
  '%j is accepted as a new password',
  (password) => {
    expect(passwordProblem(password, 'ana')).toBeUndefined()
  },
)

test('a generated password is accepted and differs each time', () => {
  const [one, other] = [generatePassword(systemRandom), generatePassword(systemRandom)]
  expect(passwordProblem(one, 'ana')).toBeUndefined()
  expect(one).not.toBe(other)
})

async function formerHash(password: string, salt: string): Promise<string> {
  const { scryptSync } = await import('node:crypto')
  return scryptSync(password, salt, 32, { N: 16, r: 8, p: 1 }).toString('base64url')
}
