import { findingOfReference } from '../outcomes.ts'
import type { LedgerEntry, RegisteredMovement } from '../records.ts'
import type { BankState } from './state.ts'

/** Leading zeros are lost at the bank. */
export function sameReference(one: string, other: string): boolean {
  return one.replace(/^0+/, '') === other.replace(/^0+/, '')
}

/** The eight digits by which transfers are found. */
export function lastDigits(reference: string): string {
  return reference.padStart(8, '0').slice(-8)
}

/** Entries that the searches show. */
export function shownEntries({ ledger, client, now, assumptions }: BankState): LedgerEntry[] {
  return ledger.entries({ client }).filter(({ at }) => at <= now - assumptions.searchDelayMs)
}

export function shownMovements(state: BankState, type: 'p2p' | 'transfer'): RegisteredMovement[] {
  const { ledger, client, now, assumptions } = state
  return ledger
    .movements(client)
    .filter((movement) => movement.type === type && (movement.at ?? 0) <= now - assumptions.searchDelayMs)
}

/** The payment that a query about an unknown reference finds; the bank has it from then on. */
export function inventPayment(
  state: BankState,
  payment: Omit<RegisteredMovement, 'controlNumber' | 'client' | 'at'>,
): void {
  const { ledger, client, searches, now } = state
  const isSame = ({ reference }: { reference: string }) => lastDigits(reference) === lastDigits(payment.reference)
  if (ledger.movements(client).some(isSame) || ledger.entries({ client }).some(isSame)) return
  const finding = findingOfReference(payment.reference)
  const count = searches(`${client} ${payment.reference}`)
  if (finding === 'notFound' || (finding === 'fromSecondTime' && count === 1)) return
  const amount = finding === 'otherAmount' ? (Number(payment.amount) + 1).toFixed(2) : payment.amount
  ledger.recordMovement({ ...payment, amount, controlNumber: String(ledger.nextSequence()), client, at: now })
}
