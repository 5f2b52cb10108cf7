import type { LocalizedText } from '../foundation/text.ts'
import type { Outcome } from './bank.ts'

/** What a bank's code means for the money. Each connector keeps its codes as one table of these. */
export type CodeClass =
  | 'approved'
  | 'pending'
  /** Final: the charge was refused. */
  | 'declined'
  /** Final: refused because of what the customer gave (token, document, phone); corrected data may succeed. */
  | 'customerData'
  /** The network is closed or out of reach and processed nothing. */
  | 'unavailable'
  /** Signature, client, permission, malformed field: ours to mend, never the payer's failure. */
  | 'setup'
  /** Money may have moved. */
  | 'doubtful'
  /** Called final by the bank, yet known to settle late: believed when the network's own limit has passed. */
  | 'finalOnceConfirmed'

export type CodeTable = Readonly<Record<string, { class: CodeClass; text: LocalizedText }>>

/**
 * The outcome a code stands for. `approved` is not built here: it carries what the answer gave.
 * A code on no list is doubt: "not 00" is not "no".
 */
export function outcomeOfCode(
  table: CodeTable,
  code: string,
  details: { operationId?: string; confirmed?: boolean } = {},
): Exclude<Outcome, { kind: 'approved' }> | 'approved' {
  const { operationId, confirmed = false } = details
  const operation = operationId === undefined ? {} : { operationId }
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
    case 'doubtful':
    case undefined:
      return { kind: 'unknown', reason: 'doubtful_code', code, ...operation }
  }
}
