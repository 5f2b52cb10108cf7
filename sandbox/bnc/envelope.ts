import { createCipheriv, createDecipheriv, createHash, pbkdf2Sync } from 'node:crypto'

/** AES key and IV derived from a key text. */
export type CipherKey = { key: Buffer; iv: Buffer }

export function deriveKey(keyText: string): CipherKey {
  const bytes = pbkdf2Sync(keyText, 'Ivan Medvedev', 1_000, 48, 'sha1')
  return { key: bytes.subarray(0, 32), iv: bytes.subarray(32) }
}

/** `Value`/`Validation` of a request and `value`/`validation` of a response. */
export function seal(plaintext: string, { key, iv }: CipherKey): { value: string; validation: string } {
  const cipher = createCipheriv('aes-256-cbc', key, iv)
  const value = Buffer.concat([cipher.update(plaintext, 'utf16le'), cipher.final()]).toString('base64')
  return { value, validation: validationOf(plaintext) }
}

/** The plaintext, or `null` when the key is wrong. */
export function unseal(value: string, { key, iv }: CipherKey): string | null {
  try {
    const decipher = createDecipheriv('aes-256-cbc', key, iv)
    return Buffer.concat([decipher.update(value, 'base64'), decipher.final()]).toString('utf16le')
  } catch {
    return null
  }
}

export function validationOf(plaintext: string): string {
  return createHash('sha256').update(plaintext, 'utf8').digest('hex')
}
