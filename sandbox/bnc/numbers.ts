import type { LedgerEntry, LineNumbers } from '../records.ts'
import type { Ledger } from '../ledger.ts'
import type { BncAssumptions } from './assumptions.ts'

/**
 * Numbers of a new charge or reversal, for the response and for the statement line. Their ranges do not overlap:
 * Reference has seven digits after its zero, IdTransaction nine, ControlNumber twelve and ReferenceA at most six.
 */
export function issueNumbers(
  { ledger, assumptions }: { ledger: Ledger; assumptions: BncAssumptions },
  { client, amount }: { client: string; amount: string },
): { reference: string; txId: number; line: LineNumbers } {
  const sequence = ledger.nextSequence()
  const line = {
    controlNumber: controlNumberOf(sequence),
    reference: freeShortReference(sequence, (reference) => ledger.hasLine(client, amount, reference)),
  }
  const { chargeNumbers } = assumptions
  const isReferenceA = chargeNumbers === 'referenceIsA' || chargeNumbers === 'both'
  const isControlNumber = chargeNumbers === 'idIsControlNumber' || chargeNumbers === 'both'
  return {
    // The leading zero exposes callers that convert the reference to a number.
    reference: isReferenceA ? line.reference : `0${1_000_000 + (sequence % 9_000_000)}`,
    txId: isControlNumber
      ? Number(line.controlNumber)
      : freeTransaction(sequence, (txId) => ledger.hasTransaction(client, txId)),
    line,
  }
}

/** Unique like the sequence; the offset gives it twelve digits at any clock time. */
export function controlNumberOf(sequence: number): string {
  return String(100_000_000_000 + sequence)
}

/** Nine digits wrap around after 104 days of the clock, so numbers already used by the client are skipped. */
function freeTransaction(sequence: number, isTaken: (txId: number) => boolean): number {
  for (let next = sequence; ; next += 1) {
    const txId = 100_000_000 + (next % 900_000_000)
    if (!isTaken(txId)) return txId
  }
}

/**
 * Three to six digits, like the bank's references. A quarter of the sequence has each length; where such a number is taken, a
 * longer one is tried, which belongs to no other quarter: all ranges are multiples of four.
 */
function freeShortReference(sequence: number, isTaken: (reference: string) => boolean): string {
  for (let digits = 3 + (sequence % 4); digits <= 6; digits += 1) {
    const lowest = 10 ** (digits - 1)
    const reference = String(lowest + (sequence % (9 * lowest)))
    if (!isTaken(reference)) return reference
  }
  return String(sequence)
}

/** Numbers of an entry on the statement. Entries of older journals without line numbers show those of the response. */
export function lineNumbersOf(entry: LedgerEntry, assumptions: BncAssumptions): LineNumbers {
  const responseNumbers = { controlNumber: String(entry.txId), reference: entry.reference }
  return assumptions.statementFields === 'firstEdition' ? responseNumbers : (entry.line ?? responseNumbers)
}
