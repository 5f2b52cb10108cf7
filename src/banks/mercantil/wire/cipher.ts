import { createCipheriv, createDecipheriv, createHash, createSecretKey, type KeyObject } from 'node:crypto'
import type { Secret } from '../../../foundation/secret.ts'

/**
 * Mercantil's encryption of single fields: AES-128-ECB with PKCS#7 padding, in base64. Equal texts give equal ciphertexts,
 * so the ciphertext of a phone or document is personal data like the text itself: it is never logged or stored.
 */
export type FieldCipher = {
  encrypt(text: string): string
  /** Undefined if the text is not a ciphertext of this key. */
  decrypt(ciphertext: string): string | undefined
}

const ALGORITHM = 'aes-128-ecb'
const KEY_BYTES = 16

/** The key is the first half of the SHA-256 of the secret that the bank gave the product. */
export function createFieldCipher(secret: Secret): FieldCipher {
  const digest = createHash('sha256').update(secret.reveal(), 'utf8').digest()
  const key: KeyObject = createSecretKey(digest.subarray(0, KEY_BYTES))
  return {
    encrypt(text) {
      const cipher = createCipheriv(ALGORITHM, key, null)
      return Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]).toString('base64')
    },
    decrypt(ciphertext) {
      try {
        const decipher = createDecipheriv(ALGORITHM, key, null)
        return Buffer.concat([decipher.update(ciphertext, 'base64'), decipher.final()]).toString('utf8')
      } catch {
        return undefined
      }
    },
  }
}
