import type { Movement, MovementKind } from '../../banks/bank.ts'
import { fitsReference, withoutZeros } from '../../banks/reference.ts'
import { type Decimal, fixed2 } from '../../foundation/money.ts'
import { fitOf, type Tolerance } from '../../foundation/tolerance.ts'
import { type Claimant, isFreeTransfer, ownedByNumber } from '../matching/match.ts'
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

/** `movement`, if it has paid; `chargeId`, if it or the reference is the line or the number of a charge. */
export type AlreadyClaimed = { kind: 'alreadyClaimed'; movement?: Movement; chargeId?: string }

export type TransferMatch = { kind: 'found'; movement: Movement } | Absent | AlreadyClaimed

/** Kinds of lines that can be a customer's transfer. A C2P charge is none. */
export const transferKinds: readonly MovementKind[] = ['p2p', 'mobile', 'transfer', 'unlisted']

/** Digits of a reference that identify a transfer without its amount; on a busy day many lines share the last four. */
export const PROVING_DIGITS = 6

/**
 * The movement identified by a reference, claimed or not. The bank's own search compares four digits, so reference, amount,
 * direction, kind and, where the line names one, the payer are compared here again.
 *
 * If several movements would pay, the one with the exact amount or the whole reference is selected. Otherwise none is: if
 * claimed lookalikes were skipped, a second request with the same digits would get the other lookalike, which is another
 * customer's money. The tenant has to send more digits, or the payer's bank and phone.
 */
export function matchByReference(movements: readonly Movement[], claim: ClaimByReference): TransferMatch {
  const candidates = movements.filter(
    (movement) =>
      mayPay(movement, claim) &&
      fitsReference(claim.reference, movement.reference) &&
      agreesWithPayer(movement, claim.payer),
  )
  const identifiesOther = movements.some(
    (movement) => isNamedExactly(movement, claim) && !candidates.includes(movement),
  )
  const paying = candidates.filter((movement) => {
    const fit = fitOf(movement.amount, claim.amount, claim.tolerance)
    return fit === 'equal' || (fit === 'more' && !identifiesOther && isProven(movement, claim))
  })
  const [movement, ...rivals] = likeliest(paying, claim)
  if (movement && rivals.length === 0) return { kind: 'found', movement }
  if (movement) return { kind: 'notFound', code: 'MOVEMENT_NOT_FOUND', data: { matches: paying.length } }
  return identifiesOther ? { kind: 'notFound', code: 'MOVEMENT_NOT_FOUND', data: {} } : ofOtherAmount(candidates)
}

/** Reference and amount identify this line. If it cannot pay (a C2P, for example), no larger transfer is meant either. */
function isNamedExactly({ direction, date, reference, amount }: Movement, claim: ClaimByReference): boolean {
  return (
    direction === 'in' && date === claim.date && amount.eq(claim.amount) && fitsReference(claim.reference, reference)
  )
}

/**
 * The movement identified by its payer, without a reference: the only one of that payer and amount, claimed or not. A
 * claimed one counts too, because otherwise a repeated request would get the payer's next transfer. A larger transfer is
 * never selected, because phone and bank are not secret. The line must be marked as a mobile payment between persons,
 * because the phone alone does not distinguish it from a C2P of the same payer.
 */
export function matchByPayer(movements: readonly Movement[], claim: ClaimByPayer): TransferMatch {
  const own = movements.filter((movement) => mayPay(movement, claim) && namesPayer(movement, claim.payer))
  const fitting = (fit: ReturnType<typeof fitOf>) =>
    own.filter(({ amount }) => fitOf(amount, claim.amount, claim.tolerance) === fit)
  const [movement, ...rivals] = fitting('equal')
  if (movement?.kind === 'p2p' && rivals.length === 0) return { kind: 'found', movement }
  const unclear = movement ? rivals.length + 1 : fitting('more').length
  if (unclear > 0) return { kind: 'notFound', code: 'REFERENCE_REQUIRED', data: { matches: unclear } }
  return ofOtherAmount(own)
}

/** Whether the movement may be claimed. `reading` is for the movement's amount, `ofRequest` for the requested amount. */
export function checkOwner(
  candidate: TransferMatch,
  reference: string | undefined,
  reading: StatementReading,
  ofRequest: Pick<StatementReading, 'claimants'> = reading,
): TransferMatch {
  const charge = reference === undefined ? undefined : chargeWithNumber(reference, ofRequest)
  if (charge) return { kind: 'alreadyClaimed', chargeId: charge.id }
  return candidate.kind === 'found' ? checkMovement(candidate.movement, reading) : candidate
}

/** Whether the reference ends a movement's, or the movement names the payer: others do not matter for the answer. */
export function isAskedFor(movement: Movement, reference: string | undefined, payer: Payer): boolean {
  return reference === undefined ? namesPayer(movement, payer) : fitsReference(reference, movement.reference)
}

/** The request has what the receipt of a transfer shows: its amount and its whole reference, long enough to prove it. */
export function hasReceipt(reference: string | undefined, amount: Decimal, movement: Movement | undefined): boolean {
  if (reference === undefined || withoutZeros(reference).length < PROVING_DIGITS) return false
  if (!movement) return true
  return movement.amount.eq(amount) && withoutZeros(movement.reference) === withoutZeros(reference)
}

function mayPay({ direction, date, isContradictory, kind }: Movement, claim: TransferClaim): boolean {
  return direction === 'in' && date === claim.date && !isContradictory && transferKinds.includes(kind)
}

function likeliest(paying: readonly Movement[], { reference, amount }: ClaimByReference): readonly Movement[] {
  const exact = paying.filter((movement) => movement.amount.eq(amount))
  const whole = paying.filter((movement) => isWhole(movement, reference))
  const both = exact.filter((movement) => whole.includes(movement))
  if (both.length > 0) return both
  // One has the amount and another the reference: neither is more likely.
  if (exact.length > 0 && whole.length > 0) return paying
  return [exact, whole, paying].find(({ length }) => length > 0) ?? []
}

/** A short number without the zeros that the bank prints in front of it may as well be the end of another reference. */
function isWhole({ reference: printed }: Movement, given: string): boolean {
  const isSame = withoutZeros(printed) === withoutZeros(given)
  return isSame && (printed.length === given.length || withoutZeros(given).length >= PROVING_DIGITS)
}

/**
 * A transfer of a larger amount requires a longer reference or the payer's phone: otherwise four guessed digits would match
 * any larger transfer of the day.
 */
function isProven(movement: Movement, { reference, payer }: ClaimByReference): boolean {
  const isSame = withoutZeros(movement.reference) === withoutZeros(reference)
  const { length: digits } = isSame ? withoutZeros(reference) : reference
  return digits >= PROVING_DIGITS || namesPayer(movement, payer)
}

/** Reports the amount of the transfer, for the conversation with the customer, if only one transfer matches. */
function ofOtherAmount([other, ...more]: readonly Movement[]): Absent {
  if (!other) return { kind: 'notFound', code: 'MOVEMENT_NOT_FOUND', data: {} }
  if (more.length > 0) return { kind: 'notFound', code: 'AMOUNT_MISMATCH', data: {} }
  return { kind: 'notFound', code: 'AMOUNT_MISMATCH', data: { vesAmount: fixed2(other.amount) } }
}

/** The reference is the number of an approved charge or debit, which its receipt shows: it identifies no transfer. */
function chargeWithNumber(reference: string, { claimants }: Pick<StatementReading, 'claimants'>): Claimant | undefined {
  return claimants.find(({ numbers }) => numbers.includes(withoutZeros(reference)))
}

/** Claimed, possibly the line of a charge or debit, or free. These can appear as the same kind of line as a transfer. */
function checkMovement(movement: Movement, { lines, claimants }: StatementReading): TransferMatch {
  const line = lines.find(({ key }) => key === movement.key)
  if (!line) return { kind: 'alreadyClaimed', movement }
  const owned = ownedByNumber(lines, claimants).find(({ key }) => key === line.key)
  if (owned) return { kind: 'alreadyClaimed', movement, chargeId: owned.claimantId }
  if (isFreeTransfer(line, lines, claimants)) return { kind: 'found', movement }
  return { kind: 'notFound', code: 'MOVEMENT_NOT_FOUND', data: { reason: 'may_be_a_c2p_charge' } }
}

/** Phone and bank of the line, where it has them, must equal the customer's; a line without them contradicts nothing. */
function agreesWithPayer({ phones, bankCode }: Movement, payer: Payer): boolean {
  const hasOtherPhone = payer.phone !== undefined && phones.length > 0 && !phones.includes(payer.phone)
  const hasOtherBank = payer.bankCode !== undefined && bankCode !== undefined && bankCode !== payer.bankCode
  return !hasOtherPhone && !hasOtherBank
}

/** The line has this phone and no other, and the phone is not the account's own. */
function namesPayer(movement: Movement, payer: Payer): boolean {
  const { phones, phonesMayBeOwn } = movement
  return phones.length === 1 && phones[0] === payer.phone && !phonesMayBeOwn && agreesWithPayer(movement, payer)
}
