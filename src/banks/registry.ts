import { createHash } from 'node:crypto'
import type { Dispatcher } from 'undici'
import type { BankTimeouts } from '../foundation/bank-timeouts.ts'
import type { Clock } from '../foundation/clock.ts'
import { limits } from '../foundation/limits.ts'
import type { Random } from '../foundation/random.ts'
import type { Scope } from '../foundation/scope.ts'
import { createSingleFlight } from '../foundation/single-flight.ts'
import type { CredentialFields } from './account-address.ts'
import { type AccountTransport, type CallGroup, createAccountTransport } from './account-transport.ts'
import type { Bank, BankName, Flow, Flows, TransferQuery } from './bank.ts'
import type { Circuit, LimitState } from './circuit-breaker.ts'
import { bankNames, type ConnectorParts, connectors, offline, type Receiver as AccountReceiver } from './connectors.ts'
import { routedFlows, type RouteName, routeNameOf, routeNames } from './flow-routes.ts'
import type { NotificationAccess, NotificationCall, Receipt } from './notification.ts'
import type { QuestionStore } from './questions.ts'
import type { SessionStore } from './sessions.ts'
import { traceCalls } from './traced-transport.ts'
import type { ExchangeEvent } from './transport.ts'

export type { CredentialFields } from './account-address.ts'
export { bankNames, keepsStatement, reversesByPayer } from './connectors.ts'
export { failureText, refusedFields } from './failure-text.ts'

export type Account = {
  fields: CredentialFields
  baseUrl: string
  version: string
  /** The bank's notifications count as proof of a transfer, for a bank without a transfer query. */
  isNotificationProof?: boolean
}
export type Accounts = {
  /** The operator's bank for a flow; without one, the first account that offers the flow. */
  routes: Partial<Record<RouteName, BankName>>
  accounts: Partial<Record<BankName, Account>>
}

export type BankEvent = ExchangeEvent & { bank: BankName; scope: Scope }
export type CircuitChange = { bank: BankName; tenantId: string; group: CallGroup; circuit: Circuit }

export type BankRegistry = {
  /** The tenant's bank for a flow, ready to be called. */
  find<Name extends Flow>(scope: Scope, flow: Name): Promise<OfferedFlow<Name> | { kind: 'notOffered' }>
  /** The tenant's account at a bank, for queries about earlier operations. */
  account(scope: Scope, bank: BankName): Promise<Bank | undefined>
  /** The same for all tenants that use the same account at the bank: movements are claimed under it. */
  accountId(scope: Scope, bank: BankName): Promise<Buffer | undefined>
  /** All accounts of the tenant. */
  accounts(scope: Scope): Promise<TenantAccount[]>
  /** The tenant's account at a bank if it is still the one with this id; another account's statement proves nothing. */
  accountOf(scope: Scope, bank: BankName, accountId: Buffer): Promise<Bank | undefined>
  /** The tenant's accounts that customers can pay to by mobile payment. */
  receiving(scope: Scope): Promise<ReceivingAccount[]>
  /** Receives the bank's notifications for the tenant's account; undefined without an account there. */
  receiver(scope: Scope, bank: BankName): Promise<Receiver | undefined>
  /** Circuits and calls in flight of the accounts this process has used: of payments, and of queries separately. */
  states(): ({ bank: BankName; tenantId: string; livemode: boolean; questions: LimitState } & LimitState)[]
}

/** A flow of an account; `operationRefOf` where the bank carries it out once for a number of ours. */
export type OfferedFlow<Name extends Flow> = {
  kind: 'offered'
  bank: BankName
  accountId: Buffer
  call: Flows[Name]
  operationRefOf?: (paymentId: string) => string
}

/** An account of a tenant; `lastDigits` of its number, where the credentials have one. */
export type TenantAccount = { bank: BankName; accountId: Buffer; version: string; lastDigits?: string }
export type ReceivingAccount = AccountReceiver & { bank: BankName; accountId: Buffer }

export type Receiver = {
  accountId: Buffer
  receive(call: NotificationCall, access: Omit<NotificationAccess, 'account'>): Receipt
}

type Entry = { bank: Bank; version: string; transport: AccountTransport }

export function createBankRegistry(parts: {
  /** The tenant's accounts and routes as stored now; cached here for `bankAccountCacheMs`. */
  load(scope: Scope): Promise<Accounts>
  dispatcher: Dispatcher
  sessions: SessionStore
  questions: QuestionStore
  /** Finds transfers among the bank's notifications; without it notifications prove nothing. */
  findNotified?(accountId: Buffer, query: TransferQuery): ReturnType<Flows['findTransfers']>
  clock: Clock
  random: Random
  timeoutsMs: BankTimeouts
  concurrency: number
  observe(event: BankEvent): void
  onCircuit(change: CircuitChange): void
}): BankRegistry {
  const { dispatcher, sessions, questions, findNotified, clock, random, timeoutsMs, concurrency } = parts
  const loaded = createSingleFlight<Accounts>({
    clock,
    maxAgeMs: limits.bankAccountCacheMs,
    maxEntries: limits.bankAccountCacheEntries,
  })
  /** One connector per account and process: it holds the account's circuits and queues. */
  const entries = new Map<string, Entry>()

  return {
    async find(scope, flow) {
      const { routes, accounts } = await accountsOf(scope)
      const bankOf = (name: BankName) => {
        const account = accounts[name]
        return account && connect(scope, name, account)
      }
      const { bank: name } = choose(routes, flow, (candidate, wanted) => Boolean(bankOf(candidate)?.flows[wanted]))
      const account = name && accounts[name]
      const bank = name && bankOf(name)
      const call = bank?.flows[flow]
      const operationRefOf = bank?.operationRefs?.[flow]
      return account && call
        ? {
            kind: 'offered',
            bank: name,
            accountId: accountIdOf(name, account),
            call,
            ...(operationRefOf && { operationRefOf }),
          }
        : { kind: 'notOffered' }
    },

    async account(scope, name) {
      const account = (await accountsOf(scope)).accounts[name]
      return account && connect(scope, name, account)
    },

    async accountId(scope, name) {
      const account = (await accountsOf(scope)).accounts[name]
      return account && accountIdOf(name, account)
    },

    async accounts(scope) {
      const { accounts } = await accountsOf(scope)
      return bankNames.flatMap((bank) => {
        const account = accounts[bank]
        if (!account) return []
        const number = connectors[bank].numberOf(account.fields)
        const { version } = account
        return [
          { bank, accountId: accountIdOf(bank, account), version, ...(number ? { lastDigits: number.slice(-4) } : {}) },
        ]
      })
    },

    async accountOf(scope, name, accountId) {
      const account = (await accountsOf(scope)).accounts[name]
      return account && accountIdOf(name, account).equals(accountId) ? connect(scope, name, account) : undefined
    },

    async receiving(scope) {
      const { accounts } = await accountsOf(scope)
      return bankNames.flatMap((bank) => {
        const account = accounts[bank]
        const receiver = account && connectors[bank].receiverOf(account.fields)
        return receiver ? [{ bank, accountId: accountIdOf(bank, account), ...receiver }] : []
      })
    },

    async receiver(scope, name) {
      const account = (await accountsOf(scope)).accounts[name]
      return (
        account && {
          accountId: accountIdOf(name, account),
          receive: (call, access) =>
            connectors[name].notifications.receive(call, { ...access, account: account.fields }),
        }
      )
    },

    states: () =>
      [...entries]
        .filter(([, { transport }]) => transport.isUsed())
        .map(([key, { bank, transport }]) => {
          const [tenantId = '', livemode] = key.split(' ')
          return { bank: bank.name, tenantId, livemode: livemode === 'true', ...transport.state() }
        }),
  }

  function accountsOf(scope: Scope): Promise<Accounts> {
    return loaded.get(`${scope.tenantId} ${scope.livemode}`, () => parts.load(scope)).value
  }

  function connect(scope: Scope, name: BankName, account: Account): Bank {
    const key = `${scope.tenantId} ${scope.livemode} ${name}`
    const version = `${account.version} ${account.isNotificationProof}`
    const cached = entries.get(key)
    if (cached?.version === version) return cached.bank
    const transport = createAccountTransport({
      dispatcher,
      clock,
      timeoutsMs,
      concurrency,
      observe: (event) => parts.observe({ ...event, bank: name, scope }),
      onCircuit: (group, circuit) => parts.onCircuit({ bank: name, tenantId: scope.tenantId, group, circuit }),
    })
    const accountId = accountIdOf(name, account)
    const bank = connected(name, account, {
      baseUrl: account.baseUrl,
      transport: traceCalls(name, transport),
      sessions,
      questions: questions.of(scope, accountId),
      logOnTimeoutMs: timeoutsMs.session,
      ...notifiedPart(account, findNotified && ((query) => findNotified(accountId, query))),
      clock,
      random,
    })
    // Bounds the map; connectors are cheap to rebuild.
    if (entries.size >= limits.bankAccountCacheEntries) entries.clear()
    entries.set(key, { bank, version, transport })
    return bank
  }
}

export type FlowRoute = {
  flow: RouteName
  /** The bank that carries the flow now, or null. */
  bank: BankName | null
  reason: 'route' | 'firstAccount' | 'none'
  /** The banks whose account offers the flow; a route to any other bank leaves the flow unavailable. */
  offeredBy: BankName[]
}

/** The bank of each flow of a tenant and the reason, for operators. */
export function describeRoutes(
  { routes, accounts }: Accounts,
  parts: Pick<ConnectorParts, 'clock' | 'random'>,
): FlowRoute[] {
  const banks = new Map(
    bankNames.flatMap((name) => {
      const account = accounts[name]
      if (!account) return []
      const notified = notifiedPart(account, async () => ({ kind: 'unavailable', reason: 'offline' }))
      return [[name, connected(name, account, { ...offline(parts), ...notified })] as const]
    }),
  )
  const offers = (name: BankName, flow: Flow) => banks.get(name)?.flows[flow] !== undefined
  return routeNames.map((name) => {
    const [flow] = routedFlows[name]
    const { bank = null, reason } = choose(routes, flow, offers)
    return { flow: name, bank, reason, offeredBy: bankNames.filter((candidate) => offers(candidate, flow)) }
  })
}

function notifiedPart(
  { isNotificationProof }: Account,
  findNotified: Flows['findTransfers'] | undefined,
): Pick<ConnectorParts, 'findNotified'> {
  return isNotificationProof && findNotified ? { findNotified } : {}
}

/** The routed bank, even if it does not offer the flow: an operator's route is never overridden silently. */
function choose(
  routes: Accounts['routes'],
  flow: Flow,
  offers: (bank: BankName, flow: Flow) => boolean,
): { bank?: BankName; reason: FlowRoute['reason'] } {
  const name = routeNameOf(flow)
  const routed = name && routes[name]
  if (routed) return { bank: routed, reason: 'route' }
  const [deciding] = name ? routedFlows[name] : [flow]
  const first = bankNames.find((candidate) => offers(candidate, deciding))
  return first ? { bank: first, reason: 'firstAccount' } : { reason: 'none' }
}

function connected(name: BankName, { fields }: Account, parts: ConnectorParts): Bank {
  const bank = connectors[name].connect(fields, parts)
  if (!('errors' in bank)) return bank
  throw new Error(`stored ${name} credentials are not valid: ${bank.errors.map(({ field }) => field).join(', ')}`)
}

/** Id of the account, the same for all tenants that use it. */
export function accountIdOf(bank: BankName, { fields }: Pick<Account, 'fields'>): Buffer {
  return createHash('sha256')
    .update(`${bank} ${connectors[bank].identityOf(fields)}`)
    .digest()
}
