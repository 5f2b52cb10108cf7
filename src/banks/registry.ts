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
import { bankOf, inOrderOfBanks } from './account-name.ts'
import type { AccountName, Bank, BankName, Flow, Flows, TransferQuery } from './bank.ts'
import type { Circuit, LimitState } from './circuit-breaker.ts'
import { type ConnectorParts, connectors, offline, type Receiver as AccountReceiver } from './connectors.ts'
import { routedFlows, type RouteName, routeNames } from './flow-routes.ts'
import type { NotificationAccess, NotificationCall, Receipt } from './notification.ts'
import type { InvoiceStore } from './invoices.ts'
import type { QuestionStore } from './questions.ts'
import type { Quotas } from './quotas.ts'
import { type ChoiceReason, rankAccounts, type RoutedPayment, type Routing } from './routing.ts'
import { withSafeAnswers } from './safe-answers.ts'
import type { SessionStore } from './sessions.ts'
import { traceCalls } from './traced-transport.ts'
import type { ExchangeEvent } from './transport.ts'

export type { CredentialFields } from './account-address.ts'
export {
  bankNames,
  findsByPayment,
  keepsStatement,
  reversesByPayer,
  sendsNotifications,
  statementReading,
} from './connectors.ts'
export { failureText, refusedFields } from './failure-text.ts'

export type Account = {
  fields: CredentialFields
  baseUrl: string
  version: string
  /** The bank's notifications count as proof of a transfer, for a bank without a transfer query. */
  isNotificationProof?: boolean
  /** Kept from before the bank replaced the token that identifies it; absent: the id follows from the fields. */
  keptId?: Buffer
}
export type Accounts = Routing & { accounts: Partial<Record<AccountName, Account>> }

/** An account chosen for a payment, and the rule that chose it. */
export type ChosenAccount = { account: AccountName; bank: BankName; accountId: Buffer; because: ChoiceReason }

export type Choice<Name extends Flow> = ChosenAccount & {
  call: Flows[Name]
  /** The number under which the bank carries a payment out once, where it does. */
  operationRefOf?: (paymentId: string) => string
}

export type BankEvent = ExchangeEvent & { bank: BankName; scope: Scope }
export type CircuitChange = { bank: BankName; tenantId: string; group: CallGroup; circuit: Circuit }

export type BankRegistry = {
  /**
   * The tenant's account for a flow, ready to be called, and the accounts to try in turn if that call is not sent.
   * `drained`: operators let no account that offers the flow take new payments.
   */
  find<Name extends Flow>(
    scope: Scope,
    flow: Name,
    payment?: RoutedPayment,
  ): Promise<
    ({ kind: 'offered'; others: Choice<Name>[] } & Choice<Name>) | { kind: 'drained' } | { kind: 'notOffered' }
  >
  /** An account of the tenant, for queries about earlier operations. */
  account(scope: Scope, account: AccountName): Promise<Bank | undefined>
  /** The same for all tenants that use the same account at the bank: movements are claimed under it. */
  accountId(scope: Scope, account: AccountName): Promise<Buffer | undefined>
  /** All accounts of the tenant. */
  accounts(scope: Scope): Promise<TenantAccount[]>
  /** The tenant's account with this id, if it still has it; another account's statement proves nothing. */
  accountOf(scope: Scope, bank: BankName, accountId: Buffer): Promise<Bank | undefined>
  /** The tenant's accounts that customers can pay to by mobile payment. */
  receiving(scope: Scope): Promise<ReceivingAccount[]>
  /** Receives the bank's notifications for the tenant's account; undefined without an account there. */
  receiver(scope: Scope, account: AccountName): Promise<Receiver | undefined>
  /** The tenant's accounts were changed: this process reads them anew, other processes within `bankAccountCacheMs`. */
  forget(scope: Scope): void
  /** Circuits and calls in flight of the accounts this process has used: of payments, and of queries separately. */
  states(): AccountState[]
}

export type AccountState = LimitState & {
  account: AccountName
  bank: BankName
  tenantId: string
  livemode: boolean
  questions: LimitState
}

/** An account of a tenant; `lastDigits` of its number, where the credentials have one. */
export type TenantAccount = {
  account: AccountName
  bank: BankName
  accountId: Buffer
  /** Id of an account of the same client of the bank that has no number; otherwise the account's own. */
  clientId: Buffer
  version: string
  lastDigits?: string
}
export type ReceivingAccount = AccountReceiver & { bank: BankName; accountId: Buffer }

export type Receiver = {
  accountId: Buffer
  receive(call: NotificationCall, access: Omit<NotificationAccess, 'account'>): Receipt
}

type Entry = { bank: Bank; version: string; transport: AccountTransport }

/** An account of a tenant with what follows from its name and credentials; `entry` after its first use. */
type HeldAccount = { name: AccountName; bank: BankName; account: Account; accountId: Buffer; entry?: Entry }

/** A tenant's accounts and routes, prepared once for all payments that use them. `names` are in the order of banks. */
type Holdings = { routing: Routing; names: AccountName[]; held: ReadonlyMap<AccountName, HeldAccount> }

export function createBankRegistry(parts: {
  /** The tenant's accounts and routes as stored now; cached here for `bankAccountCacheMs`. */
  load(scope: Scope): Promise<Accounts>
  dispatcher: Dispatcher
  sessions: SessionStore
  questions: QuestionStore
  invoices: InvoiceStore
  quotas: Quotas
  /** Finds transfers among the bank's notifications; without it notifications prove nothing. */
  findNotified?(accountId: Buffer, query: TransferQuery): ReturnType<Flows['findTransfers']>
  clock: Clock
  random: Random
  timeoutsMs: BankTimeouts
  concurrency: number
  observe(event: BankEvent): void
  onCircuit(change: CircuitChange): void
}): BankRegistry {
  const { dispatcher, sessions, questions, quotas, invoices, findNotified, clock, random, timeoutsMs, concurrency } =
    parts
  const loaded = createSingleFlight<Holdings>({
    clock,
    maxAgeMs: limits.bankAccountCacheMs,
    maxEntries: limits.bankAccountCacheEntries,
  })
  /** One connector per account and process: it holds the account's circuits and queues. */
  const entries = new Map<string, Entry>()

  return {
    async find(scope, flow, payment = {}) {
      const { routing, names, held } = await holdingsOf(scope)
      const entryOf = (name: AccountName) => {
        const account = held.get(name)
        return account && connect(scope, account)
      }
      const ranking = rankAccounts(routing, flow, {
        accounts: names,
        offers: (name, wanted) => entryOf(name)?.bank.flows[wanted] !== undefined,
        isHealthy: (name) => entryOf(name)?.transport.state().circuit !== 'open',
        bankCodeOf: (bank) => connectors[bank].code,
        ...payment,
      })
      if (ranking.kind !== 'offered') return ranking
      const [first, ...others] = ranking.candidates.map(({ account: name, because }) => {
        const account = held.get(name)
        const connector = entryOf(name)?.bank
        const call = connector?.flows[flow]
        if (!account || !call) return undefined
        const { bank, accountId } = account
        const operationRefOf = connector?.operationRefs?.[flow]
        return { account: name, bank, accountId, because, call, ...(operationRefOf && { operationRefOf }) }
      })
      return first
        ? { kind: 'offered', ...first, others: others.filter((other) => other !== undefined) }
        : { kind: 'notOffered' }
    },

    async account(scope, name) {
      const account = await heldAccount(scope, name)
      return account && connect(scope, account).bank
    },

    async accountId(scope, name) {
      return (await heldAccount(scope, name))?.accountId
    },

    async accounts(scope) {
      return (await list(scope)).map(tenantAccount)
    },

    async accountOf(scope, bank, accountId) {
      const held = (await list(scope)).find((each) => each.bank === bank && each.accountId.equals(accountId))
      return held && connect(scope, held).bank
    },

    async receiving(scope) {
      return (await list(scope)).flatMap(({ bank, accountId, account }) => {
        const receiver = connectors[bank].receiverOf(account.fields)
        return receiver ? [{ bank, accountId, ...receiver }] : []
      })
    },

    async receiver(scope, name) {
      const held = await heldAccount(scope, name)
      if (!held) return undefined
      const { bank, accountId, account } = held
      const { notifications } = connectors[bank]
      return {
        accountId,
        receive: (call, access) => notifications.receive(call, { ...access, account: account.fields }),
      }
    },

    forget: (scope) => loaded.forget(keyOf(scope)),

    states: () =>
      [...entries]
        .filter(([, { transport }]) => transport.isUsed())
        .map(([key, { bank, transport }]) => {
          const [tenantId = '', livemode, account] = key.split(' ')
          return {
            account: account as AccountName,
            bank: bank.name,
            tenantId,
            livemode: livemode === 'true',
            ...transport.state(),
          }
        }),
  }

  function holdingsOf(scope: Scope): Promise<Holdings> {
    return loaded.get(keyOf(scope), async () => holdingsFrom(await parts.load(scope))).value
  }

  function keyOf({ tenantId, livemode }: Scope): string {
    return `${tenantId} ${livemode}`
  }

  async function heldAccount(scope: Scope, name: AccountName): Promise<HeldAccount | undefined> {
    return (await holdingsOf(scope)).held.get(name)
  }

  async function list(scope: Scope): Promise<HeldAccount[]> {
    return [...(await holdingsOf(scope)).held.values()]
  }

  function connect(scope: Scope, held: HeldAccount): Entry {
    held.entry ??= sharedEntry(scope, held)
    return held.entry
  }

  /** One for all loads of the same account, as long as it is not changed. */
  function sharedEntry(scope: Scope, { name, bank: bankName, account, accountId }: HeldAccount): Entry {
    const key = `${scope.tenantId} ${scope.livemode} ${name}`
    const version = `${account.version} ${account.isNotificationProof}`
    const cached = entries.get(key)
    if (cached?.version === version) return cached
    const transport = createAccountTransport({
      dispatcher,
      clock,
      timeoutsMs,
      concurrency,
      observe: (event) => parts.observe({ ...event, bank: bankName, scope }),
      onCircuit: (group, circuit) => parts.onCircuit({ bank: bankName, tenantId: scope.tenantId, group, circuit }),
    })
    const bank = connected(bankName, account, {
      baseUrl: account.baseUrl,
      transport: traceCalls(bankName, transport),
      sessions,
      questions: questions.of(scope, accountId),
      quotas,
      invoices: invoices.of(scope, { bank: bankName, accountId }),
      logOnTimeoutMs: timeoutsMs.session,
      ...notifiedPart(account, findNotified && ((query) => findNotified(accountId, query))),
      clock,
      random,
    })
    // Bounds the map; connectors are cheap to rebuild.
    if (entries.size >= limits.bankAccountCacheEntries) entries.clear()
    const entry = { bank, version, transport }
    entries.set(key, entry)
    return entry
  }
}

export type FlowRoute = {
  flow: RouteName
  /** The account that carries the flow now, or null; of a payer of its own bank another may come first. */
  account: AccountName | null
  reason: ChoiceReason | 'drained' | 'none'
  /** Accounts tried in turn when a call was not sent. */
  next: AccountName[]
  /** The accounts that offer the flow; a route to any other leaves the flow unavailable. */
  offeredBy: AccountName[]
}

/** The account of each flow of a tenant and the reason, for operators. Circuits, which each process has, are left out. */
export function describeRoutes(stored: Accounts, parts: Pick<ConnectorParts, 'clock' | 'random'>): FlowRoute[] {
  const accounts = namesOf(stored)
  const banks = new Map(
    accounts.flatMap((name) => {
      const account = stored.accounts[name]
      if (!account) return []
      const notified = notifiedPart(account, async () => ({ kind: 'unavailable', reason: 'offline' }))
      return [[name, connected(bankOf(name), account, { ...offline(parts), ...notified })] as const]
    }),
  )
  const offers = (name: AccountName, flow: Flow) => banks.get(name)?.flows[flow] !== undefined
  return routeNames.map((name) => {
    const [flow] = routedFlows[name]
    const facts = { accounts, offers, isHealthy: () => true, bankCodeOf: (bank: BankName) => connectors[bank].code }
    const ranking = rankAccounts(stored, flow, facts)
    const offeredBy = accounts.filter((candidate) => offers(candidate, flow))
    if (ranking.kind === 'offered') {
      const [{ account, because }, ...others] = ranking.candidates
      return { flow: name, account, reason: because, next: others.map((other) => other.account), offeredBy }
    }
    const account = stored.routes[name] ?? null
    const reason = ranking.kind === 'drained' ? 'drained' : account === null ? 'none' : 'route'
    return { flow: name, account, reason, next: [], offeredBy }
  })
}

function holdingsFrom(stored: Accounts): Holdings {
  const { accounts: _accounts, ...routing } = stored
  return { routing, names: namesOf(stored), held: new Map(heldIn(stored).map((each) => [each.name, each])) }
}

function heldIn(stored: Accounts): HeldAccount[] {
  return namesOf(stored).flatMap((name) => {
    const account = stored.accounts[name]
    const bank = bankOf(name)
    return account ? [{ name, bank, account, accountId: accountIdOf(bank, account) }] : []
  })
}

/** All accounts of a tenant as stored, those with a label too. */
export function tenantAccounts(stored: Accounts): TenantAccount[] {
  return heldIn(stored).map(tenantAccount)
}

function tenantAccount({ name, bank, accountId, account }: HeldAccount): TenantAccount {
  const number = connectors[bank].numberOf(account.fields)
  const lastDigits = number ? { lastDigits: number.slice(-4) } : {}
  return {
    account: name,
    bank,
    accountId,
    clientId: clientIdOf(bank, account),
    version: account.version,
    ...lastDigits,
  }
}

function namesOf({ accounts }: Accounts): AccountName[] {
  return inOrderOfBanks(Object.keys(accounts) as AccountName[])
}

function notifiedPart(
  { isNotificationProof }: Account,
  findNotified: Flows['findTransfers'] | undefined,
): Pick<ConnectorParts, 'findNotified'> {
  return isNotificationProof && findNotified ? { findNotified } : {}
}

function connected(name: BankName, { fields }: Account, parts: ConnectorParts): Bank {
  const bank = connectors[name].connect(fields, parts)
  if (!('errors' in bank)) return withSafeAnswers(bank, connectors[name].codesOf)
  throw new Error(`stored ${name} credentials are not valid: ${bank.errors.map(({ field }) => field).join(', ')}`)
}

/** Id of the account, the same for all tenants that use it. */
export function accountIdOf(bank: BankName, { fields, keptId }: Pick<Account, 'fields' | 'keptId'>): Buffer {
  return keptId ?? identityHash(bank, fields)
}

/** Id of an account of the same client of the bank that has no number; the account's own where there is no such account. */
export function clientIdOf(bank: BankName, account: Pick<Account, 'fields' | 'keptId'>): Buffer {
  const client = connectors[bank].clientIdentityOf?.(account.fields)
  return client === undefined ? accountIdOf(bank, account) : hashOf(bank, client)
}

/** Hash of the fields that identify the account in its credentials now. */
export function identityHash(bank: BankName, fields: CredentialFields): Buffer {
  return hashOf(bank, connectors[bank].identityOf(fields))
}

function hashOf(bank: BankName, identity: string): Buffer {
  return createHash('sha256').update(`${bank} ${identity}`).digest()
}
