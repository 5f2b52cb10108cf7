import { createCipheriv, createDecipheriv, createHash, createSecretKey, hkdfSync, type KeyObject } from 'node:crypto'
import type { Random } from '../foundation/random.ts'

/**
 * Sealing of secrets and of payers' data at rest: AES-256-GCM under keys derived from the master key.
 *
 * layout   1 byte version · 4 bytes key id · 16 bytes salt · 12 bytes nonce · ciphertext · 16 bytes tag
 * key id   first 4 bytes of a hash of the derived master key: identifies the master key without revealing it
 * salt     random, of each process and of at most 2^24 values: the key is derived from it, so that no key comes near the
 *          2^32 random nonces after which AES-GCM is no longer safe
 * context  bound as additional data (table, column, row): a sealed value moved to another row does not open
 *
 * Version 1, of Pasarela 0.1, has no salt: all values of a master key are sealed under one key. They still open.
 */
const VERSION = 2
const UNSALTED_VERSION = 1
const KEY_ID_BYTES = 4
const SALT_BYTES = 16
const NONCE_BYTES = 12
const TAG_BYTES = 16
const KEY_USES = 2 ** 24
/** Derived keys in memory, about one per process and day whose values are read: deriving takes longer than opening. */
const CACHED_KEYS = 4_096

export type Sealer = {
  seal(plain: string, context: string): Buffer
  open(sealed: Buffer, context: string): string
  /** First bytes of every value sealed under the current master key in the current format. */
  readonly mark: Buffer
}

export class SealError extends Error {}

export function createSealer(
  current: Buffer,
  former: readonly Buffer[],
  random: Random,
  { keyUses = KEY_USES } = {},
): Sealer {
  const masters = [current, ...former].map(readMaster)
  const [active] = masters
  if (!active) throw new SealError('A master key is needed.')
  const mark = Buffer.concat([Buffer.of(VERSION), active.id])
  let sealing: { header: Buffer; key: KeyObject; uses: number } | undefined

  return {
    seal(plain, context) {
      if (!sealing || sealing.uses === keyUses) sealing = nextKey()
      sealing.uses += 1
      const nonce = random.bytes(NONCE_BYTES)
      const cipher = createCipheriv('aes-256-gcm', sealing.key, nonce).setAAD(Buffer.from(context))
      return Buffer.concat([sealing.header, nonce, cipher.update(plain, 'utf8'), cipher.final(), cipher.getAuthTag()])
    },

    open(sealed, context) {
      const saltBytes = saltLengths[sealed[0] ?? 0]
      const saltAt = 1 + KEY_ID_BYTES
      const nonceAt = saltAt + (saltBytes ?? 0)
      const bodyAt = nonceAt + NONCE_BYTES
      if (saltBytes === undefined || sealed.length < bodyAt + TAG_BYTES) throw new SealError('Not a sealed value.')
      const id = sealed.subarray(1, saltAt)
      const master = masters.find((candidate) => candidate.id.equals(id))
      if (!master) {
        throw new SealError(
          `Sealed under another master key (${id.toString('hex')}): add it to PASARELA_OLD_MASTER_KEYS.`,
        )
      }
      const key = saltBytes === 0 ? master.unsalted : master.derive(sealed.subarray(saltAt, nonceAt))
      const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(nonceAt, bodyAt))
        .setAAD(Buffer.from(context))
        .setAuthTag(sealed.subarray(-TAG_BYTES))
      try {
        return decipher.update(sealed.subarray(bodyAt, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
      } catch {
        throw new SealError('A sealed value was altered, or belongs to another row.')
      }
    },

    mark,
  }

  function nextKey() {
    const salt = random.bytes(SALT_BYTES)
    return { header: Buffer.concat([mark, salt]), key: (active as Master).derive(salt), uses: 0 }
  }
}

const saltLengths: Readonly<Record<number, number>> = { [UNSALTED_VERSION]: 0, [VERSION]: SALT_BYTES }

type Master = { id: Buffer; unsalted: KeyObject; derive(salt: Buffer): KeyObject }

function readMaster(master: Buffer): Master {
  const unsalted = Buffer.from(hkdfSync('sha256', master, '', 'pasarela sealing v1', 32))
  const cache = new Map<string, KeyObject>()
  return {
    id: createHash('sha256').update('pasarela key id').update(unsalted).digest().subarray(0, KEY_ID_BYTES),
    unsalted: createSecretKey(unsalted),
    derive(salt) {
      const name = salt.toString('latin1')
      const known = cache.get(name)
      if (known) return known
      const key = createSecretKey(Buffer.from(hkdfSync('sha256', master, salt, 'pasarela sealing v2', 32)))
      const [oldest] = cache.size < CACHED_KEYS ? [] : cache.keys()
      if (oldest !== undefined) cache.delete(oldest)
      cache.set(name, key)
      return key
    },
  }
}
