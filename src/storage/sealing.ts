import { createCipheriv, createDecipheriv, createHash, createSecretKey, hkdfSync, type KeyObject } from 'node:crypto'
import type { Random } from '../foundation/random.ts'

/**
 * Sealing of secrets and of payers' data at rest: AES-256-GCM under a key derived from the master key.
 *
 * layout   1 byte version · 4 bytes key id · 12 bytes nonce · ciphertext · 16 bytes tag
 * context  bound as additional data (table, column, row): a sealed value moved to another row does not open
 * key id   first 4 bytes of a hash of the derived key: identifies the master key without revealing it
 */
const VERSION = 1
const KEY_ID_BYTES = 4
const NONCE_BYTES = 12
const TAG_BYTES = 16
const HEADER_BYTES = 1 + KEY_ID_BYTES + NONCE_BYTES

export type Sealer = {
  seal(plain: string, context: string): Buffer
  open(sealed: Buffer, context: string): string
  /** Whether the value was sealed under the current master key; if not, it must be re-sealed. */
  isCurrent(sealed: Buffer): boolean
  /** First bytes of every value sealed under the current master key. */
  readonly mark: Buffer
}

export class SealError extends Error {}

export function createSealer(current: Buffer, former: readonly Buffer[], random: Random): Sealer {
  const keys = [current, ...former].map(deriveKey)
  const [active] = keys
  if (!active) throw new SealError('A master key is needed.')

  return {
    seal(plain, context) {
      const nonce = random.bytes(NONCE_BYTES)
      const cipher = createCipheriv('aes-256-gcm', active.key, nonce).setAAD(Buffer.from(context))
      const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
      return Buffer.concat([Buffer.of(VERSION), active.id, nonce, body, cipher.getAuthTag()])
    },

    open(sealed, context) {
      if (sealed[0] !== VERSION || sealed.length < HEADER_BYTES + TAG_BYTES) throw new SealError('Not a sealed value.')
      const id = keyId(sealed)
      const entry = keys.find((candidate) => candidate.id.equals(id))
      if (!entry) {
        throw new SealError(
          `Sealed under another master key (${id.toString('hex')}): add it to PASARELA_OLD_MASTER_KEYS.`,
        )
      }
      const decipher = createDecipheriv('aes-256-gcm', entry.key, sealed.subarray(1 + KEY_ID_BYTES, HEADER_BYTES))
        .setAAD(Buffer.from(context))
        .setAuthTag(sealed.subarray(-TAG_BYTES))
      try {
        return decipher.update(sealed.subarray(HEADER_BYTES, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
      } catch {
        throw new SealError('A sealed value was altered, or belongs to another row.')
      }
    },

    isCurrent: (sealed) => keyId(sealed).equals(active.id),
    mark: Buffer.concat([Buffer.of(VERSION), active.id]),
  }
}

function keyId(sealed: Buffer): Buffer {
  return sealed.subarray(1, 1 + KEY_ID_BYTES)
}

function deriveKey(master: Buffer): { id: Buffer; key: KeyObject } {
  const bytes = Buffer.from(hkdfSync('sha256', master, '', 'pasarela sealing v1', 32))
  return {
    key: createSecretKey(bytes),
    id: createHash('sha256').update('pasarela key id').update(bytes).digest().subarray(0, KEY_ID_BYTES),
  }
}
