import { scrypt, timingSafeEqual } from 'node:crypto'
import { GatewayError } from '../../foundation/errors.ts'
import { limits } from '../../foundation/limits.ts'
import type { Random } from '../../foundation/random.ts'
import { createSemaphore } from '../../foundation/semaphore.ts'
import type { LocalizedText } from '../../foundation/text.ts'
import { isCommonPassword } from './common-passwords.ts'

/**
 * Password hashing with scrypt, stored as `$scrypt$ln=17,r=8,p=1$<salt>$<hash>`. The parameters are part of the text,
 * so they can be raised without invalidating stored hashes; a weaker hash is replaced at the next sign-in. They are
 * OWASP's minimum: 2^17 · 8 · 128 bytes = 128 MiB and about 300 ms per hash.
 */
export type ScryptCost = { ln: number; r: number; p: number }

const owaspMinimum: ScryptCost = { ln: 17, r: 8, p: 1 }
const SALT_BYTES = 16
const HASH_BYTES = 32
const shape = /^\$scrypt\$ln=(\d{1,2}),r=(\d{1,2}),p=(\d{1,2})\$([\w-]+)\$([\w-]+)$/

export type Passwords = {
  hash(password: string): Promise<string>
  /** Without a stored hash the result is false, after the same time. */
  verify(password: string, stored: string | undefined): Promise<boolean>
  /** Whether the password is the one of any of these hashes. */
  matchesAny(password: string, stored: readonly string[]): Promise<boolean>
  /** Whether the hash has weaker parameters than new ones. */
  isWeak(stored: string): boolean
}

/** Limits concurrent hashes, so many sign-ins at once do not exhaust the memory that payments need. */
export function createPasswords(random: Pick<Random, 'bytes'>, current: ScryptCost = owaspMinimum): Passwords {
  const dummyHash = format(current, Buffer.alloc(SALT_BYTES), Buffer.alloc(HASH_BYTES))
  const slots = createSemaphore({
    maxConcurrent: limits.passwordHashesAtOnce,
    maxWaiting: limits.passwordHashesWaiting,
  })

  const passwords: Passwords = {
    async hash(password) {
      const salt = random.bytes(SALT_BYTES)
      return format(current, salt, await inTurn(() => derive(password, salt, current)))
    },

    async verify(password, stored) {
      const { parameters, salt, hash } = parse(stored ?? dummyHash)
      const derived = await inTurn(() => derive(password, salt, parameters))
      return timingSafeEqual(derived, hash) && stored !== undefined
    },

    async matchesAny(password, stored) {
      // One after the other: they must not take all slots of others who sign in.
      for (const hash of stored) if (await passwords.verify(password, hash)) return true
      return false
    },

    isWeak(stored) {
      const { ln, r, p } = parse(stored).parameters
      return 2 ** ln * r * p < 2 ** current.ln * current.r * current.p
    },
  }
  return passwords

  async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (slots.isFull()) throw new GatewayError('rate_limited', { retryAfterSeconds: 1 })
    await slots.acquire()
    try {
      return await work()
    } finally {
      slots.release()
    }
  }
}

function derive(password: string, salt: Buffer, { ln, r, p }: ScryptCost): Promise<Buffer> {
  const N = 2 ** ln
  const options = { N, r, p, maxmem: 2 * 128 * N * r }
  return new Promise((resolve, reject) => {
    // NFC, because keyboards enter accented letters as one code point or as two.
    scrypt(password.normalize('NFC'), salt, HASH_BYTES, options, (error, key) => (error ? reject(error) : resolve(key)))
  })
}

function format({ ln, r, p }: ScryptCost, salt: Buffer, hash: Buffer): string {
  return `$scrypt$ln=${ln},r=${r},p=${p}$${salt.toString('base64url')}$${hash.toString('base64url')}`
}

function parse(stored: string): { parameters: ScryptCost; salt: Buffer; hash: Buffer } {
  const [, ln, r, p, salt = '', hash = ''] = shape.exec(stored) ?? []
  if (!hash) throw new Error('a stored password is not one of ours')
  return {
    parameters: { ln: Number(ln), r: Number(r), p: Number(p) },
    salt: Buffer.from(salt, 'base64url'),
    hash: Buffer.from(hash, 'base64url'),
  }
}

/** Reason in a new password itself why it is refused; undefined if there is none. */
export function passwordProblem(password: string, name: string): LocalizedText | undefined {
  const { passwordMinCharacters: min, passwordMaxCharacters: max } = limits
  if (password.length < min || password.length > max)
    return { en: `must have ${min} to ${max} characters`, es: `debe tener de ${min} a ${max} caracteres` }
  if (password.toLowerCase().includes(name.toLowerCase()))
    return { en: 'must not contain the name', es: 'no debe contener el nombre' }
  if (isCommonPassword(password))
    return { en: 'is too common and easy to guess', es: 'es demasiado común y fácil de adivinar' }
  return undefined
}

export const usedBefore: LocalizedText = {
  en: 'must not be one of your last passwords',
  es: 'no debe ser una de sus últimas contraseñas',
}

const GENERATED_BYTES = 15

/** Password of 120 random bits in base64url. */
export function generatePassword(random: Pick<Random, 'bytes'>): string {
  return random.bytes(GENERATED_BYTES).toString('base64url')
}
