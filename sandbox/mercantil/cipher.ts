import { createCipheriv, createDecipheriv, createHash } from 'node:crypto'

/** AES-128-ECB with PKCS#7; the key is the first half of the secret's SHA-256. */
const algorithm = 'aes-128-ecb'

export function deriveKey(secret: string): Buffer {
  return createHash('sha256').update(secret, 'utf8').digest().subarray(0, 16)
}

export function encrypt(plaintext: string, secret: string): string {
  const cipher = createCipheriv(algorithm, deriveKey(secret), null)
  return Buffer.concat([cipher.update(plaintext, 'utf8'), cipher.final()]).toString('base64')
}

/** Null for a text that is not padded standard base64, or is not encrypted with this secret. */
export function decrypt(ciphertext: string, secret: string): string | null {
  const bytes = Buffer.from(ciphertext, 'base64')
  if (bytes.length === 0 || bytes.toString('base64') !== ciphertext) return null
  const decipher = createDecipheriv(algorithm, deriveKey(secret), null)
  try {
    return Buffer.concat([decipher.update(bytes), decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}
