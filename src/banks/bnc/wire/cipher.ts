import { createCipheriv, createDecipheriv, createHash, createSecretKey, type KeyObject, pbkdf2Sync } from 'node:crypto'

/**
 * BNC's cryptography. PBKDF2 derives an AES key and a fixed IV from a key text (MasterKey or WorkingKey); the JSON text is
 * encrypted as UTF-16LE with AES-256-CBC and sent together with its SHA-256 over UTF-8.
 */
export type Keys = { readonly aesKey: KeyObject; readonly iv: Buffer }

const CIPHER = 'aes-256-cbc'
const SALT = 'Ivan Medvedev'
const ITERATIONS = 1000
const AES_KEY_BYTES = 32
const IV_BYTES = 16

/** LRU cache: two keys per account and day. */
const CACHED_KEYS_MAX = 512
const cachedKeys = new Map<string, Keys>()

/** The key text itself is the password: 32 hex characters are not decoded. Derived keys are cached. */
export function deriveKeys(keyText: string): Keys {
  const keys = cachedKeys.get(keyText) ?? stretch(keyText)
  // Reinserted, so that the map's order is that of last use.
  cachedKeys.delete(keyText)
  cachedKeys.set(keyText, keys)
  const [unusedLongest] = cachedKeys.keys()
  if (cachedKeys.size > CACHED_KEYS_MAX && unusedLongest !== undefined) cachedKeys.delete(unusedLongest)
  return keys
}

function stretch(keyText: string): Keys {
  const bytes = pbkdf2Sync(Buffer.from(keyText, 'utf8'), SALT, ITERATIONS, AES_KEY_BYTES + IV_BYTES, 'sha1')
  return { aesKey: createSecretKey(bytes.subarray(0, AES_KEY_BYTES)), iv: bytes.subarray(AES_KEY_BYTES) }
}

export function encrypt(keys: Keys, text: string): string {
  const cipher = createCipheriv(CIPHER, keys.aesKey, keys.iv)
  return Buffer.concat([cipher.update(text, 'utf16le'), cipher.final()]).toString('base64')
}

/** `undefined` when the bytes are not a message under this key. */
export function decrypt(keys: Keys, base64: string): string | undefined {
  const decipher = createDecipheriv(CIPHER, keys.aesKey, keys.iv)
  try {
    return Buffer.concat([decipher.update(base64, 'base64'), decipher.final()]).toString('utf16le')
  } catch {
    return undefined
  }
}

export function validationHash(text: string): string {
  return createHash('sha256').update(text, 'utf8').digest('hex')
}
