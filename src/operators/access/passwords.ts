import { scrypt, timingSafeEqual } from 'node:crypto'
import { GatewayError } from '../../foundation/errors.ts'
import { limits } from '../../foundation/limits.ts'
import type { Random } from '../../foundation/random.ts'
import { createSemaphore } from '../../foundation/semaphore.ts'

/**
 * Password hashing with scrypt, stored as `$scrypt$ln=16,r=8,p=1$<salt>$<hash>`. The parameters are part of the text,
 * so they can be raised without invalidating stored hashes. 2^16 · 8 · 128 bytes = 64 MiB and about 150 ms per hash.
 */
type Parameters = { ln: number; r: number; p: number }

const current: Parameters = { ln: 16, r: 8, p: 1 }
const SALT_BYTES = 16
const HASH_BYTES = 32
const shape = /^\$scrypt\$ln=(\d{1,2}),r=(\d{1,2}),p=(\d{1,2})\$([\w-]+)\$([\w-]+)$/

export type Passwords = {
  hash(password: string): Promise<string>
  /** Without a stored hash the result is false, after the same time. */
  verify(password: string, stored: string | undefined): Promise<boolean>
}

/** Limits concurrent hashes, so many sign-ins at once do not exhaust the memory that payments need. */
export function createPasswords(random: Pick<Random, 'bytes'>): Passwords {
  const slots = createSemaphore({
    maxConcurrent: limits.passwordHashesAtOnce,
    maxWaiting: limits.passwordHashesWaiting,
  })

  return {
    async hash(password) {
      const salt = random.bytes(SALT_BYTES)
      return format(current, salt, await inTurn(() => derive(password, salt, current)))
    },

    async verify(password, stored) {
      const { parameters, salt, hash } = parse(stored ?? dummyHash)
      const derived = await inTurn(() => derive(password, salt, parameters))
      return timingSafeEqual(derived, hash) && stored !== undefined
    },
  }

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

const dummyHash = format(current, Buffer.alloc(SALT_BYTES), Buffer.alloc(HASH_BYTES))

function derive(password: string, salt: Buffer, { ln, r, p }: Parameters): Promise<Buffer> {
  const N = 2 ** ln
  const options = { N, r, p, maxmem: 2 * 128 * N * r }
  return new Promise((resolve, reject) => {
    // NFC, because keyboards enter accented letters as one code point or as two.
    scrypt(password.normalize('NFC'), salt, HASH_BYTES, options, (error, key) => (error ? reject(error) : resolve(key)))
  })
}

function format({ ln, r, p }: Parameters, salt: Buffer, hash: Buffer): string {
  return `$scrypt$ln=${ln},r=${r},p=${p}$${salt.toString('base64url')}$${hash.toString('base64url')}`
}

function parse(stored: string): { parameters: Parameters; salt: Buffer; hash: Buffer } {
  const [, ln, r, p, salt = '', hash = ''] = shape.exec(stored) ?? []
  if (!hash) throw new Error('a stored password is not one of ours')
  return {
    parameters: { ln: Number(ln), r: Number(r), p: Number(p) },
    salt: Buffer.from(salt, 'base64url'),
    hash: Buffer.from(hash, 'base64url'),
  }
}

/** Reason why a new password is rejected; undefined if it is accepted. */
export function passwordProblem(password: string, name: string): { en: string; es: string } | undefined {
  const { passwordMinCharacters: min, passwordMaxCharacters: max } = limits
  if (password.length < min || password.length > max)
    return { en: `must have ${min} to ${max} characters`, es: `debe tener de ${min} a ${max} caracteres` }
  if (password.toLowerCase().includes(name.toLowerCase()))
    return { en: 'must not contain the name', es: 'no debe contener el nombre' }
  return undefined
}

const GENERATED_BYTES = 15

/** Password of 120 random bits in base64url. */
export function generatePassword(random: Pick<Random, 'bytes'>): string {
  return random.bytes(GENERATED_BYTES).toString('base64url')
}
