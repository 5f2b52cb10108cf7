import type { Random } from '../../../foundation/random.ts'

/** Twelve characters of the payment's id, to find it at the bank, and 32 random bits, for uniqueness. */
export function newReference(random: Random, paymentId: string | undefined): string {
  const owner = paymentId === undefined ? random.bytes(6).toString('hex') : alphanumericTail(paymentId, 12)
  return `${owner}${random.bytes(4).toString('hex')}`.toUpperCase()
}

/** The end of an id, which holds its random part, in letters and digits only. */
export function alphanumericTail(id: string, length: number): string {
  return id
    .replace(/[^A-Za-z0-9]/g, '')
    .slice(-length)
    .toUpperCase()
}
