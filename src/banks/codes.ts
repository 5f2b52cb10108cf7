import type { LocalizedText } from '../foundation/text.ts'
import type { Outcome } from './bank.ts'

/** Classes of bank codes, by their meaning for the money. Each connector has tables of codes and classes. */
export type CodeClass =
  | 'approved'
  | 'pending'
  /** Final: the charge was refused. */
  | 'declined'
  /** Final: refused because of the customer's data (token, document, phone); corrected data may succeed. */
  | 'customerData'
  /** The network is closed or out of reach and processed nothing. */
  | 'unavailable'
  /** Signature, client, permission, malformed field: for the operator to correct, never the payer's failure. */
  | 'setup'
  /** Money may have moved. */
  | 'unknownOutcome'
  /** Final by the bank's list, yet known to settle late: final once the network's time limit (120 s) has passed. */
  | 'finalOnceConfirmed'

export type CodeTable = Readonly<Record<string, { class: CodeClass; text: LocalizedText }>>

/** "The network already has it": an id beside these codes is that of the first operation, perhaps another payment's. */
const duplicateCodes: ReadonlySet<string> = new Set(['AM05', 'DU01'])

/**
 * The outcome of a code. The caller builds `approved`, which carries data of the answer. A code on no list is an unknown
 * outcome, not a refusal.
 */
export function outcomeOfCode(
  table: CodeTable,
  code: string,
  details: { operationId?: string; confirmed?: boolean } = {},
): Exclude<Outcome, { kind: 'approved' }> | 'approved' {
  const { operationId, confirmed = false } = details
  const operation = operationId === undefined || duplicateCodes.has(code) ? {} : { operationId }
  switch (table[code]?.class) {
    case 'approved':
      return 'approved'
    case 'pending':
      return { kind: 'pending', code, ...operation }
    case 'declined':
    case 'customerData':
      return { kind: 'rejected', code, ...operation }
    case 'unavailable':
      return { kind: 'notSent', reason: 'bank_unavailable', code }
    case 'setup':
      return { kind: 'notSent', reason: 'setup', code }
    case 'finalOnceConfirmed':
      if (confirmed) return { kind: 'rejected', code, ...operation }
      return { kind: 'unknown', reason: 'doubtful_code', code, ...operation }
    case 'unknownOutcome':
    case undefined:
      return { kind: 'unknown', reason: 'doubtful_code', code, ...operation }
  }
}
