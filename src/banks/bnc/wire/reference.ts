import type { Random } from '../../../foundation/random.ts'

/** Twelve characters of the payment, so that the bank's people can find it, and 32 random bits, so that none repeats. */
export function newReference(random: Random, paymentId: string | undefined): string {
  const owner = paymentId === undefined ? random.bytes(6).toString('hex') : alphanumericTail(paymentId, 12)
  return `${owner}${random.bytes(4).toString('hex')}`.toUpperCase()
}

/** The end of an id, where its random part is, in letters and digits only. */
export function alphanumericTail(id: string, length: number): string {
  return id
    .replace(/[^A-Za-z0-9]/g, '')
    .slice(-length)
    .toUpperCase()
}
