import { createHash } from 'node:crypto'
import { mobilePhone } from '../credentials.ts'
import { type AccountLine, withoutZeros } from './account-lines.ts'

const defaultBank = '0102'

export type AskedTransfer = { reference: string; amount: string; day: string; phone?: string; bankCode?: string }

/**
 * A P2P payment that nobody registered, for a reference of no line. It is on no statement. The same client, reference
 * and day give the same line, whatever zeros the reference begins with.
 */
export function inventedLine(client: string, asked: AskedTransfer): AccountLine {
  const seed = `${client} ${withoutZeros(asked.reference)} ${asked.day}`
  return {
    bankCode: defaultBank,
    phone: mobilePhone('payer of an invented line', seed),
    ...asked,
    controlNumber: controlNumberOf(seed),
    at: 0,
    order: 0,
    direction: 'in',
    type: 'p2p',
    isCharge: false,
  }
}

/** Fifteen digits, where the control numbers of real lines have twelve. */
function controlNumberOf(seed: string): string {
  const hash = createHash('sha256').update(seed).digest('hex')
  return String(100_000_000_000_000 + (Number.parseInt(hash.slice(0, 13), 16) % 900_000_000_000_000))
}

/** One bolívar less, on the digits of an `x.xx` text; of one bolívar and of less than that, one more. */
export function otherAmount(amount: string): string {
  const cents = BigInt(amount.replace('.', ''))
  const other = String(cents > 100n ? cents - 100n : cents + 100n).padStart(3, '0')
  return `${other.slice(0, -2)}.${other.slice(-2)}`
}
