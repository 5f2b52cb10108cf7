import type { Movement, MovementKind } from '../../banks/bank.ts'
import { fitsReference, withoutZeros } from '../../banks/reference.ts'
import { type Decimal, fixed2 } from '../../foundation/money.ts'
import { isFreeTransfer, ownedByNumber } from '../matching/match.ts'
import type { Reading } from '../matching/store.ts'
import type { Payer } from '../payment.ts'

export type TransferMatch =
  | { kind: 'found'; movement: Movement }
  | { kind: 'notFound'; code: 'MOVEMENT_NOT_FOUND' | 'AMOUNT_MISMATCH'; data: Record<string, string | number> }
  | { kind: 'alreadyClaimed' }

type Asked = { reference: string; date: string; amount: Decimal; payer: Payer }

/** A C2P never proves a transfer, and neither does what no customer sent. */
const transferKinds: readonly MovementKind[] = ['p2p', 'mobile', 'transfer', 'unlisted']

/**
 * Which movement a customer means, and whether it may pay for their order. The bank's own search compares four digits, so
 * everything is compared here again: reference, amount, direction, kind, and the payer wherever the line names one.
 *
 * Of several with the right amount only one whose whole reference was given is taken. The others are not told apart by who
 * asked first: whoever verified one of two look-alikes could ask again with the same digits and be given the other,
 * which is another customer's money. The tenant is to ask with more digits, or with the payer's bank and phone.
 */
export function matchTransfer(movements: readonly Movement[], asked: Asked, reading: Reading): TransferMatch {
  const meant = movements.filter(
    (movement) =>
      movement.direction === 'in' &&
      movement.date === asked.date &&
      !movement.isContradictory &&
      transferKinds.includes(movement.kind) &&
      fitsReference(asked.reference, movement.reference) &&
      agreesWithPayer(movement, asked.payer),
  )
  const fitting = meant.filter(({ amount }) => amount.eq(asked.amount))
  const whole = fitting.filter(({ reference }) => withoutZeros(reference) === withoutZeros(asked.reference))
  const [movement] = whole.length > 0 ? whole : fitting
  if (isNumberOfCharge(asked.reference, reading)) return { kind: 'alreadyClaimed' }
  if (movement && (fitting.length === 1 || whole.length === 1)) return judgeOwner(movement, reading)
  if (movement) return { kind: 'notFound', code: 'MOVEMENT_NOT_FOUND', data: { matches: fitting.length } }

  const [other, ...more] = meant
  if (!other) return { kind: 'notFound', code: 'MOVEMENT_NOT_FOUND', data: {} }
  // What was paid instead helps to talk to the customer, when it is clear which transfer is meant.
  return { kind: 'notFound', code: 'AMOUNT_MISMATCH', data: more.length > 0 ? {} : { vesAmount: fixed2(other.amount) } }
}

/** The number a C2P charge was approved with, which its receipt shows: whoever paid it holds no transfer by that name. */
function isNumberOfCharge(reference: string, { claimants }: Reading): boolean {
  return claimants.some(({ numbers }) => numbers.includes(withoutZeros(reference)))
}

/** Somebody's already, the line of a C2P charge, or free. A charge may show as the same kind of line as a transfer. */
function judgeOwner(movement: Movement, { lines, claimants }: Reading): TransferMatch {
  const line = lines.find(({ key }) => key === movement.key)
  if (!line || ownedByNumber(lines, claimants).some(({ key }) => key === line.key)) return { kind: 'alreadyClaimed' }
  if (isFreeTransfer(line, lines, claimants)) return { kind: 'found', movement }
  return { kind: 'notFound', code: 'MOVEMENT_NOT_FOUND', data: { reason: 'may_be_a_c2p_charge' } }
}

/** What a line names must be what the customer says; a line that names nobody speaks against nobody. */
function agreesWithPayer({ phones, bankCode }: Movement, payer: Payer): boolean {
  const hasOtherPhone = payer.phone !== undefined && phones.length > 0 && !phones.includes(payer.phone)
  const hasOtherBank = payer.bankCode !== undefined && bankCode !== undefined && bankCode !== payer.bankCode
  return !hasOtherPhone && !hasOtherBank
}
