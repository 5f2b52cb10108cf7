import { bankOf } from './account-name.ts'
import type { AccountName, BankName, Flow } from './bank.ts'
import { routedFlows, type RouteName, routeNameOf, routeRules } from './flow-routes.ts'

/** Rules of a tenant, in addition to the fixed ones of each flow. */
export type Routing = {
  /** The operator's account for a flow: no other account is used for it. */
  routes: Partial<Record<RouteName, AccountName>>
  /** The accounts in the operator's order. Others are used only for flows that none of these offers. */
  order?: readonly AccountName[]
  /** Banks that take no new payments. */
  drained?: readonly BankName[]
  /** No order is stored, and only the first account that offers a flow is used: the default of test keys. */
  isSingle?: boolean
}

/** The rule that put an account first. */
export type ChoiceReason =
  /** An operator's route. */
  | 'route'
  /** No other account offers the flow. */
  | 'only_account'
  /** It is at the payer's own bank. */
  | 'payer_bank'
  /** It is the first in the order. */
  | 'order'
  /** Accounts before it are drained, or their circuit is open. */
  | 'others_unavailable'
  /** The call to the account before was not sent. */
  | 'not_sent'

export type Candidate = { account: AccountName; because: ChoiceReason }

export type Ranking =
  /** The accounts to try for the flow, best first. */
  | { kind: 'offered'; candidates: [Candidate, ...Candidate[]] }
  /** Every account that could carry the flow is drained. */
  | { kind: 'drained' }
  | { kind: 'notOffered' }

/** The facts of a payment that its rules compare. */
export type RoutedPayment = {
  payerBankCode?: string | undefined
  /** It was accepted before, such as a part of a disbursement: a drained bank still carries it. */
  isUnderWay?: boolean
}

type Facts = {
  /** In the order of the banks. */
  accounts: readonly AccountName[]
  offers(account: AccountName, flow: Flow): boolean
  /** False while the account's circuit is open. */
  isHealthy(account: AccountName): boolean
  bankCodeOf(bank: BankName): string
} & RoutedPayment

/**
 * Ranks the accounts for a flow: a route alone; otherwise the account at the payer's bank, then the order, with accounts
 * whose circuit is open last. A route to a bank that does not offer the flow is never overridden silently.
 */
export function rankAccounts(routing: Routing, flow: Flow, facts: Facts): Ranking {
  const name = routeNameOf(flow)
  // The first flow of a route decides for all: a token is requested at the bank that will charge with it.
  const deciding = name ? routedFlows[name][0] : flow
  const rules = name === undefined ? noRules : routeRules[name]
  const isDrained = (account: AccountName) =>
    rules.movesMoney && !facts.isUnderWay && routing.drained?.includes(bankOf(account)) === true
  const routed = name && routing.routes[name]
  if (routed) {
    if (!facts.offers(routed, deciding)) return { kind: 'notOffered' }
    if (isDrained(routed)) return { kind: 'drained' }
    return { kind: 'offered', candidates: [{ account: routed, because: 'route' }] }
  }

  const offering = offeringAccounts(routing, deciding, facts)
  const atPayersBank = (account: AccountName) =>
    rules.isPayersBankFirst && !routing.isSingle && facts.bankCodeOf(bankOf(account)) === facts.payerBankCode
  const byRules = stableSort(offering, (account) => (atPayersBank(account) ? 0 : 1))
  const usable = routing.isSingle ? byRules.slice(0, 1) : byRules
  const open = usable.filter((account) => !isDrained(account))
  const ranked = rules.failsOver ? stableSort(open, (account) => (facts.isHealthy(account) ? 0 : 1)) : open
  const [first, ...others] = rules.failsOver ? ranked : ranked.slice(0, 1)
  if (first === undefined) return { kind: offering.length > 0 ? 'drained' : 'notOffered' }
  return {
    kind: 'offered',
    candidates: [
      { account: first, because: reasonOf(first) },
      ...others.map((account) => ({ account, because: 'not_sent' as const })),
    ],
  }

  function reasonOf(account: AccountName): ChoiceReason {
    if (offering.length === 1) return 'only_account'
    if (account !== byRules[0]) return 'others_unavailable'
    return atPayersBank(account) ? 'payer_bank' : 'order'
  }
}

const noRules = { isPayersBankFirst: false, failsOver: false, movesMoney: false }

/** The accounts that offer the flow, in order: the listed ones, or else the others. */
function offeringAccounts({ order }: Routing, flow: Flow, { accounts, offers }: Facts): AccountName[] {
  const isOffered = (account: AccountName) => offers(account, flow)
  const listed = (order ?? []).filter((account) => accounts.includes(account)).filter(isOffered)
  if (listed.length > 0) return listed
  return accounts.filter((account) => !order?.includes(account)).filter(isOffered)
}

function stableSort<Item>(items: readonly Item[], rank: (item: Item) => number): readonly Item[] {
  if (items.length < 2) return items
  return items.toSorted((one, other) => rank(one) - rank(other))
}
