import { createCipheriv, createDecipheriv, createHash, pbkdf2Sync } from 'node:crypto'

/** The AES key and IV that a key text stands for. */
export type CipherKey = { key: Buffer; iv: Buffer }

export function deriveKey(keyText: string): CipherKey {
  const bytes = pbkdf2Sync(keyText, 'Ivan Medvedev', 1_000, 48, 'sha1')
  return { key: bytes.subarray(0, 32), iv: bytes.subarray(32) }
}

/** What both the request's `Value`/`Validation` and the answer's `value`/`validation` hold. */
export function seal(plaintext: string, { key, iv }: CipherKey): { value: string; validation: string } {
  const cipher = createCipheriv('aes-256-cbc', key, iv)
  const value = Buffer.concat([cipher.update(plaintext, 'utf16le'), cipher.final()]).toString('base64')
  return { value, validation: validationOf(plaintext) }
}

/** The plaintext, or `null` when the key does not fit. */
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
