import type { Flow } from '../bank.ts'
import type { CodeTable } from '../codes.ts'
import { card } from './codes/card.ts'
import { general, logOn } from './codes/general.ts'
import { c2p, reversal } from './codes/mobile.ts'
import { network } from './codes/network.ts'

export { refusedFields } from './codes/fields.ts'

/**
 * Every code BNC is known to give, by what was asked: the same code means one thing to a mobile payment and another to a
 * card. For `declined` and `customerData` the text says what to ask of the customer; for `setup`, what the operator
 * has to mend. A code that is not here is an unknown outcome.
 */
export const bncCodes = {
  c2p: { ...general, ...network, ...c2p },
  reversal: { ...general, ...network, ...reversal },
  card: { ...general, ...card },
  general,
  logOn,
} as const satisfies Record<string, CodeTable>

const byFlow: Partial<Record<Flow, CodeTable>> = {
  chargeC2p: bncCodes.c2p,
  reverseC2p: bncCodes.reversal,
  chargeCard: bncCodes.card,
}

export function codesOf(flow: Flow): CodeTable {
  return byFlow[flow] ?? bncCodes.general
}
