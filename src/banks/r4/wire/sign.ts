import { createHmac } from 'node:crypto'
import type { Secret } from '../../../foundation/secret.ts'

/** HMAC-SHA256 over the signed values concatenated without separator, in lower-case hexadecimal. */
export function sign(key: Secret, message: string): string {
  return createHmac('sha256', key.reveal()).update(message, 'utf8').digest('hex')
}
