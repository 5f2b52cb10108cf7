import { createHash } from 'node:crypto'
import { mobilePhone } from '../credentials.ts'
import { type AccountLine, withoutZeros } from './account-lines.ts'

const defaultBank = '0102'

export type TransferQuery = { reference: string; amount: string; day: string; phone?: string; bankCode?: string }

/**
 * A P2P payment for a queried reference that matches no line of the account. It is on no statement. The same client,
 * reference without leading zeros and day always give the same line.
 */
export function syntheticLine(client: string, query: TransferQuery): AccountLine {
  const seed = `${client} ${withoutZeros(query.reference)} ${query.day}`
  return {
    bankCode: defaultBank,
    phone: mobilePhone('payer of an invented line', seed),
    ...query,
    controlNumber: controlNumberOf(seed),
    at: 0,
    order: 0,
    direction: 'in',
    type: 'p2p',
    isCharge: false,
  }
}

/** Fifteen digits, so that it never equals the twelve-digit control number of a registered line. */
function controlNumberOf(seed: string): string {
  const hash = createHash('sha256').update(seed).digest('hex')
  return String(100_000_000_000_000 + (Number.parseInt(hash.slice(0, 13), 16) % 900_000_000_000_000))
}

/** One bolívar less than an `x.xx` amount; for amounts up to one bolívar, one more. */
export function otherAmount(amount: string): string {
  const cents = BigInt(amount.replace('.', ''))
  const other = String(cents > 100n ? cents - 100n : cents + 100n).padStart(3, '0')
  return `${other.slice(0, -2)}.${other.slice(-2)}`
}
