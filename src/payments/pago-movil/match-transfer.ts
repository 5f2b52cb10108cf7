import type { Movement, MovementKind } from '../../banks/bank.ts'
import { fitsReference, withoutZeros } from '../../banks/reference.ts'
import { type Decimal, fixed2 } from '../../foundation/money.ts'
import { fitOf, type Tolerance } from '../../foundation/tolerance.ts'
import { isFreeTransfer, ownedByNumber } from '../matching/match.ts'
import type { StatementReading } from '../matching/store.ts'
import type { Payer } from '../payment.ts'

type TransferClaim = { date: string; amount: Decimal; tolerance: Tolerance; payer: Payer }
type ClaimByReference = TransferClaim & { reference: string }
type ClaimByPayer = TransferClaim & { payer: Required<Pick<Payer, 'phone' | 'bankCode'>> }

type Absent = {
  kind: 'notFound'
  code: 'MOVEMENT_NOT_FOUND' | 'AMOUNT_MISMATCH' | 'REFERENCE_REQUIRED'
  data: Record<string, string | number>
}

export type TransferMatch = { kind: 'found'; movement: Movement } | Absent | { kind: 'alreadyClaimed' }

/** A C2P never proves a transfer, and neither does what no customer sent. */
const transferKinds: readonly MovementKind[] = ['p2p', 'mobile', 'transfer', 'unlisted']

/** The digits of a reference that are proof without the amount: of a busy day's lines, many share the last four. */
const PROVING_DIGITS = 6

/**
 * Which movement a customer means by a reference, whoever's it may be. The bank's own search compares four digits, so
 * everything is compared here again: reference, amount, direction, kind, and the payer wherever the line names one.
 *
 * Of several that would pay only one is taken that has the exact amount or whose whole reference was given. The others are
 * not told apart by who asked first: whoever verified one of two look-alikes could ask again with the same digits and be
 * given the other, which is another customer's money. The tenant is to ask with more digits, or with the payer's bank and
 * phone.
 */
export function meantByReference(movements: readonly Movement[], asked: ClaimByReference): TransferMatch {
  const meant = movements.filter(
    (movement) =>
      mayPay(movement, asked) &&
      fitsReference(asked.reference, movement.reference) &&
      agreesWithPayer(movement, asked.payer),
  )
  const isNameOfOther = movements.some((movement) => isNamedExactly(movement, asked) && !meant.includes(movement))
  const paying = meant.filter((movement) => {
    const fit = fitOf(movement.amount, asked.amount, asked.tolerance)
    return fit === 'equal' || (fit === 'more' && !isNameOfOther && isProven(movement, asked))
  })
  const [movement, ...rivals] = likeliest(paying, asked)
  if (movement && rivals.length === 0) return { kind: 'found', movement }
  if (movement) return { kind: 'notFound', code: 'MOVEMENT_NOT_FOUND', data: { matches: paying.length } }
  return isNameOfOther ? { kind: 'notFound', code: 'MOVEMENT_NOT_FOUND', data: {} } : ofOtherAmount(meant)
}

/** Reference and amount name this very line. When it cannot pay, a C2P for one, they do not mean a larger transfer either. */
function isNamedExactly({ direction, date, reference, amount }: Movement, asked: ClaimByReference): boolean {
  return (
    direction === 'in' && date === asked.date && amount.eq(asked.amount) && fitsReference(asked.reference, reference)
  )
}

/**
 * Which movement a payer means who gives no reference: the only one of theirs of the amount, whoever's it may be by now. One
 * that has paid already counts too: otherwise the same question, asked again, would be given the payer's next transfer. One
 * of more is never taken, because phone and bank are no secret and would lead to any large transfer. It must be marked as a
 * mobile payment between persons, because the phone alone does not tell it from a C2P of theirs.
 */
export function meantByPayer(movements: readonly Movement[], asked: ClaimByPayer): TransferMatch {
  const own = movements.filter((movement) => mayPay(movement, asked) && namesPayer(movement, asked.payer))
  const fitting = (fit: ReturnType<typeof fitOf>) =>
    own.filter(({ amount }) => fitOf(amount, asked.amount, asked.tolerance) === fit)
  const [movement, ...rivals] = fitting('equal')
  if (movement?.kind === 'p2p' && rivals.length === 0) return { kind: 'found', movement }
  const unclear = movement ? rivals.length + 1 : fitting('more').length
  if (unclear > 0) return { kind: 'notFound', code: 'REFERENCE_REQUIRED', data: { matches: unclear } }
  return ofOtherAmount(own)
}

/** Whether the movement may be taken. `reading` is of its amount, `asked` of the amount asked for. */
export function decideAmong(
  meant: TransferMatch,
  reference: string | undefined,
  reading: StatementReading,
  asked: Pick<StatementReading, 'claimants'> = reading,
): TransferMatch {
  if (reference !== undefined && isNumberOfCharge(reference, asked)) return { kind: 'alreadyClaimed' }
  return meant.kind === 'found' ? decideOwner(meant.movement, reading) : meant
}

function mayPay({ direction, date, isContradictory, kind }: Movement, asked: TransferClaim): boolean {
  return direction === 'in' && date === asked.date && !isContradictory && transferKinds.includes(kind)
}

function likeliest(paying: readonly Movement[], { reference, amount }: ClaimByReference): readonly Movement[] {
  const exact = paying.filter((movement) => movement.amount.eq(amount))
  const whole = paying.filter((movement) => withoutZeros(movement.reference) === withoutZeros(reference))
  const both = exact.filter((movement) => whole.includes(movement))
  if (both.length > 0) return both
  // One has the amount, another the reference: neither is the likelier.
  if (exact.length > 0 && whole.length > 0) return paying
  return [exact, whole, paying].find(({ length }) => length > 0) ?? []
}

/**
 * Where the amount does not speak for a transfer, the rest has to: otherwise four guessed digits would lead to any larger
 * transfer of the day.
 */
function isProven(movement: Movement, { reference, payer }: ClaimByReference): boolean {
  const isWhole = withoutZeros(movement.reference) === withoutZeros(reference)
  const { length: digits } = isWhole ? withoutZeros(reference) : reference
  return digits >= PROVING_DIGITS || namesPayer(movement, payer)
}

/** What was paid instead helps to talk to the customer, when it is clear which transfer is meant. */
function ofOtherAmount([other, ...more]: readonly Movement[]): Absent {
  if (!other) return { kind: 'notFound', code: 'MOVEMENT_NOT_FOUND', data: {} }
  return { kind: 'notFound', code: 'AMOUNT_MISMATCH', data: more.length > 0 ? {} : { vesAmount: fixed2(other.amount) } }
}

/** The number a C2P charge was approved with, which its receipt shows: whoever paid it holds no transfer by that name. */
function isNumberOfCharge(reference: string, { claimants }: Pick<StatementReading, 'claimants'>): boolean {
  return claimants.some(({ numbers }) => numbers.includes(withoutZeros(reference)))
}

/** Somebody's already, the line of a C2P charge, or free. A charge may show as the same kind of line as a transfer. */
function decideOwner(movement: Movement, { lines, claimants }: StatementReading): TransferMatch {
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

/** The line has this phone and no other, which is not the account's own. */
function namesPayer(movement: Movement, payer: Payer): boolean {
  const { phones, phonesMayBeOwn } = movement
  return phones.length === 1 && phones[0] === payer.phone && !phonesMayBeOwn && agreesWithPayer(movement, payer)
}
