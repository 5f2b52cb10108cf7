import type { LedgerEntry, LineNumbers } from '../records.ts'
import type { Ledger } from '../ledger.ts'
import type { BncReadings } from './readings.ts'

const shortReferenceTries = 1_000

/**
 * The numbers of a new charge or reversal: what the caller is told and what the statement shows. Their ranges do not
 * overlap: Reference has seven digits after its zero, IdTransaction nine, ControlNumber twelve and ReferenceA at most six.
 */
export function issueNumbers(
  { ledger, readings }: { ledger: Ledger; readings: BncReadings },
  { client, amount }: { client: string; amount: string },
): { reference: string; txId: number; line: LineNumbers } {
  const sequence = ledger.nextSequence()
  const line = {
    controlNumber: controlNumberOf(sequence),
    reference: freeShortReference(sequence, (reference) => ledger.hasLine(client, amount, reference)),
  }
  const { chargeNumbers } = readings
  const isReferenceA = chargeNumbers === 'referenceIsA' || chargeNumbers === 'both'
  const isControlNumber = chargeNumbers === 'idIsControlNumber' || chargeNumbers === 'both'
  return {
    // Begins with a zero on purpose: a caller that makes a number of it loses it.
    reference: isReferenceA ? line.reference : `0${1_000_000 + (sequence % 9_000_000)}`,
    txId: isControlNumber
      ? Number(line.controlNumber)
      : freeTransaction(sequence, (txId) => ledger.hasTransaction(client, txId)),
    line,
  }
}

/** The sequence never repeats, nor does its ControlNumber; shifted so that it has twelve digits at any clock. */
export function controlNumberOf(sequence: number): string {
  return String(100_000_000_000 + sequence)
}

/** Nine digits begin anew after 104 days of the clock, so those the client has are passed over. */
function freeTransaction(sequence: number, isTaken: (txId: number) => boolean): number {
  for (let next = sequence; ; next += 1) {
    const txId = 100_000_000 + (next % 900_000_000)
    if (!isTaken(txId)) return txId
  }
}

/** Three to six digits, as the bank's own references; longer only where the short ones are used up. */
function freeShortReference(sequence: number, isTaken: (reference: string) => boolean): string {
  for (let next = sequence; next < sequence + shortReferenceTries; next += 1) {
    const lowest = 10 ** (2 + (next % 4))
    const reference = String(lowest + (Math.floor(next / 4) % (9 * lowest)))
    if (!isTaken(reference)) return reference
  }
  return String(sequence)
}

/** What the statement shows for an entry. Entries of journals without line numbers show the caller's. */
export function lineNumbersOf(entry: LedgerEntry, readings: BncReadings): LineNumbers {
  const told = { controlNumber: String(entry.txId), reference: entry.reference }
  return readings.statementFields === 'firstEdition' ? told : (entry.line ?? told)
}
