import type { Flow } from '../bank.ts'
import type { CodeTable } from '../codes.ts'
import { card } from './codes/card.ts'
import { general, logOn } from './codes/general.ts'
import { c2p, reversal } from './codes/mobile.ts'
import { network } from './codes/network.ts'
import { p2p } from './codes/p2p.ts'
import { simfCredit, simfDebit, simfKeyRequest } from './codes/simf.ts'

export { refusedFields } from './codes/fields.ts'

/**
 * BNC's codes by operation: the same code means one thing for a mobile payment and another for a card. The text of
 * `declined` and `customerData` says what to request from the customer; that of `setup`, what the operator has to
 * correct. A code that is not listed is an unknown outcome.
 */
export const bncCodes = {
  c2p: { ...general, ...network, ...c2p },
  reversal: { ...general, ...network, ...reversal },
  p2p: { ...general, ...p2p },
  simfDebit: { ...general, ...simfDebit },
  simfCredit: { ...general, ...simfCredit },
  simfKeyRequest: { ...general, ...simfKeyRequest },
  card: { ...general, ...card },
  general,
  logOn,
} as const satisfies Record<string, CodeTable>

const byFlow: Partial<Record<Flow, CodeTable>> = {
  chargeC2p: bncCodes.c2p,
  reverseC2p: bncCodes.reversal,
  chargeCard: bncCodes.card,
  sendChange: bncCodes.p2p,
  // By mobile payment or by immediate credit, whose codes do not overlap.
  creditPhone: { ...bncCodes.p2p, ...bncCodes.simfCredit },
  creditAccount: bncCodes.simfCredit,
  debit: bncCodes.simfDebit,
  requestDebitOtp: bncCodes.simfKeyRequest,
}

export function codesOf(flow: Flow): CodeTable {
  return byFlow[flow] ?? bncCodes.general
}
