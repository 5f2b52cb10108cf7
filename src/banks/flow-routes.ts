import type { Flow } from './bank.ts'

/**
 * Routes by the names an operator sees, and the flows routed together. Without a route, the first flow decides the bank:
 * a token is requested at the bank that will charge with it.
 */
export const routedFlows = {
  c2p: ['chargeC2p', 'requestC2pToken'],
  card: ['chargeCard', 'requestCardFactor'],
  'pago-movil': ['findTransfers', 'findTransfersOfPayer'],
  debit: ['debit', 'requestDebitOtp'],
  domiciliation: ['domiciliate'],
  credit: ['creditPhone'],
  'account-credit': ['creditAccount'],
  payout: ['payOut'],
  change: ['sendChange'],
} as const satisfies Record<string, readonly [Flow, ...Flow[]]>

export type RouteName = keyof typeof routedFlows

type RouteRules = {
  /** An account at the payer's own bank comes before the listed order. */
  isPayersBankFirst: boolean
  /**
   * Another account is tried when the call was not sent. Not for an immediate debit, whose key was requested through one
   * account, nor for a direct debit, whose mandate belongs to one, nor for a query, which is about the money on one account.
   */
  failsOver: boolean
  /** False for queries: a drained bank still answers them. */
  movesMoney: boolean
}

export const routeRules: Record<RouteName, RouteRules> = {
  c2p: { isPayersBankFirst: true, failsOver: true, movesMoney: true },
  card: { isPayersBankFirst: false, failsOver: true, movesMoney: true },
  'pago-movil': { isPayersBankFirst: false, failsOver: false, movesMoney: false },
  debit: { isPayersBankFirst: true, failsOver: false, movesMoney: true },
  domiciliation: { isPayersBankFirst: false, failsOver: false, movesMoney: true },
  credit: { isPayersBankFirst: false, failsOver: true, movesMoney: true },
  'account-credit': { isPayersBankFirst: false, failsOver: true, movesMoney: true },
  payout: { isPayersBankFirst: false, failsOver: true, movesMoney: true },
  change: { isPayersBankFirst: false, failsOver: true, movesMoney: true },
}

export const routeNames = Object.keys(routedFlows) as RouteName[]

/** The flows that collect from customers; routed together unless one of them is named. */
export const collectionRoutes = ['c2p', 'card', 'pago-movil'] as const satisfies RouteName[]

const nameByFlow: ReadonlyMap<Flow, RouteName> = new Map(
  routeNames.flatMap((name) => routedFlows[name].map((flow) => [flow, name] as const)),
)

/** Undefined for flows without a route, such as statements: the first account that offers them is used. */
export function routeNameOf(flow: Flow): RouteName | undefined {
  return nameByFlow.get(flow)
}
