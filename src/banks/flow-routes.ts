import type { Flow } from './bank.ts'

/**
 * The flows an operator routes to a bank, by the names an operator sees, and the port's flows that go there together.
 * The first one decides where no route is set: a token is requested at the bank that will charge with it.
 */
export const routedFlows = {
  c2p: ['chargeC2p', 'requestC2pToken'],
  card: ['chargeCard'],
  'pago-movil': ['findTransfers', 'findTransfersOfPayer'],
  debit: ['debit', 'requestDebitOtp'],
  credit: ['creditPhone'],
  'account-credit': ['creditAccount'],
  payout: ['payOut'],
  change: ['sendChange'],
} as const satisfies Record<string, readonly [Flow, ...Flow[]]>

export type RouteName = keyof typeof routedFlows

export const routeNames = Object.keys(routedFlows) as RouteName[]

/** The flows by which a tenant is paid by its customers; routed together unless one of them is named. */
export const collectionRoutes = ['c2p', 'card', 'pago-movil'] as const satisfies RouteName[]

const nameByFlow: ReadonlyMap<Flow, RouteName> = new Map(
  routeNames.flatMap((name) => routedFlows[name].map((flow) => [flow, name] as const)),
)

/** Undefined for flows that are not routed, such as statements: they go to the first account that offers them. */
export function routeNameOf(flow: Flow): RouteName | undefined {
  return nameByFlow.get(flow)
}
