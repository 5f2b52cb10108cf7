import { createHash } from 'node:crypto'
import type { Dispatcher } from 'undici'
import type { Clock } from '../foundation/clock.ts'
import { limits } from '../foundation/limits.ts'
import type { Random } from '../foundation/random.ts'
import type { Scope } from '../foundation/scope.ts'
import type { Text } from '../foundation/text.ts'
import type { Bank, BankName, Flow, Flows } from './bank.ts'
import { createBnc } from './bnc/bnc.ts'
import { codesOf as bncCodesOf } from './bnc/codes.ts'
import { parseBncCredentials } from './bnc/credentials.ts'
import type { CodeTable } from './codes.ts'
import { type Circuit, guardTransport } from './guard.ts'
import { codesOf as r4CodesOf } from './r4/codes.ts'
import { parseR4Credentials } from './r4/credentials.ts'
import { createR4 } from './r4/r4.ts'
import { createTransport, type ExchangeEvent, type Transport } from './transport.ts'

/** What an operator typed for an account, as the connector's own parser understands it. */
export type CredentialFields = Readonly<Record<string, string>>
export type FieldError = { field: string; message: string }

type Parts = { baseUrl: string; transport: Transport; clock: Clock; random: Random }

/** Everything the gateway knows of a bank by name: one line here and one folder make a new one. */
const connectors: Record<
  BankName,
  {
    connect(fields: CredentialFields, parts: Parts): Bank | { errors: FieldError[] }
    /** What names the account at the bank, however its credentials were typed and whoever uses it. */
    identityOf(fields: CredentialFields): string
    codesOf(flow: Flow): CodeTable
  }
> = {
  bnc: {
    connect(fields, { baseUrl, ...parts }) {
      const parsed = parseBncCredentials(fields)
      return 'errors' in parsed ? parsed : createBnc({ credentials: parsed.ok, settings: { baseUrl }, ...parts })
    },
    identityOf: ({ accountNumber = '' }) => accountNumber.replaceAll(/\D/g, ''),
    codesOf: bncCodesOf,
  },
  r4: {
    connect({ requestC2pToken, ...fields }, { baseUrl, ...parts }) {
      const parsed = parseR4Credentials(fields)
      const settings = { baseUrl, requestC2pToken: requestC2pToken === 'yes' }
      return 'errors' in parsed ? parsed : createR4({ credentials: parsed.ok, settings, ...parts })
    },
    identityOf: ({ commerce = '' }) => commerce.trim(),
    codesOf: r4CodesOf,
  },
}

export const bankNames = Object.keys(connectors) as BankName[]

/** Advanced payments are R4's whatever bank a tenant collects through; a missing line is a flow of the collecting bank. */
const carriedBy: Partial<Record<Flow, BankName>> = {
  requestDebitOtp: 'r4',
  debit: 'r4',
  creditPhone: 'r4',
  creditAccount: 'r4',
  payOut: 'r4',
  sendChange: 'r4',
  findOperation: 'r4',
}

/** What a bank's code means for a person, in the flow that gave it. */
export function failureText(bank: BankName, flow: Flow, code: string): Text | undefined {
  // Field errors carry the fields' names behind the code.
  const [plain = ''] = code.split(':')
  return connectors[bank].codesOf(flow)[plain]?.text
}

export type Account = { fields: CredentialFields; baseUrl: string; version: string }
export type Accounts = { collections: BankName; accounts: Partial<Record<BankName, Account>> }

export type BankEvent = ExchangeEvent & { bank: BankName; scope: Scope }

export type BankRegistry = {
  /** The tenant's bank for a flow, ready to be called. */
  find<Name extends Flow>(
    scope: Scope,
    flow: Name,
  ): Promise<
    | { kind: 'offered'; bank: BankName; accountId: Buffer; call: Flows[Name] }
    | { kind: 'unsupported' }
    | { kind: 'notConfigured' }
  >
  /** The tenant's account at a bank, for asking about what was done through it. */
  account(scope: Scope, bank: BankName): Promise<Bank | undefined>
  /** The same for everybody who uses the same account at the bank: what its movements are claimed under. */
  accountId(scope: Scope, bank: BankName): Promise<Buffer | undefined>
  /** Circuits and calls under way of the accounts in use on this process. */
  states(): {
    bank: BankName
    tenantId: string
    livemode: boolean
    circuit: Circuit
    inFlight: number
    waiting: number
  }[]
}

type Entry = { bank: Bank; version: string; state: ReturnType<typeof guardTransport>['state'] }

export function createBankRegistry(parts: {
  /** What the tenant has at the banks now: one look-up, remembered here for a moment. */
  load(scope: Scope): Promise<Accounts>
  dispatcher: Dispatcher
  clock: Clock
  random: Random
  timeoutMs: number
  concurrency: number
  observe(event: BankEvent): void
  onCircuit(change: { bank: BankName; tenantId: string; circuit: Circuit }): void
}): BankRegistry {
  const { clock, random } = parts
  const loaded = new Map<string, { askedAtMs: number; accounts: Promise<Accounts> }>()
  /** One connector per account and process: its session, its circuit and its queue live in it. */
  const entries = new Map<string, Entry>()

  return {
    async find(scope, flow) {
      const { collections, accounts } = await accountsOf(scope)
      const name = carriedBy[flow] ?? collections
      const account = accounts[name]
      if (!account) return { kind: 'notConfigured' }
      const call = connect(scope, name, account).flows[flow]
      return call ? { kind: 'offered', bank: name, accountId: idOf(name, account), call } : { kind: 'unsupported' }
    },

    async account(scope, name) {
      const account = (await accountsOf(scope)).accounts[name]
      return account && connect(scope, name, account)
    },

    async accountId(scope, name) {
      const account = (await accountsOf(scope)).accounts[name]
      return account && idOf(name, account)
    },

    states: () =>
      [...entries].map(([key, { bank, state }]) => {
        const [tenantId = '', livemode] = key.split(' ')
        return { bank: bank.name, tenantId, livemode: livemode === 'true', ...state() }
      }),
  }

  function accountsOf(scope: Scope): Promise<Accounts> {
    const key = `${scope.tenantId} ${scope.livemode}`
    const known = loaded.get(key)
    const now = clock.monotonicMs()
    if (known && now - known.askedAtMs < limits.bankAccountCacheMs) return known.accounts
    const accounts = parts.load(scope)
    accounts.catch(() => loaded.delete(key))
    if (loaded.size >= limits.bankAccountCacheEntries) loaded.clear()
    loaded.set(key, { askedAtMs: now, accounts })
    return accounts
  }

  function connect(scope: Scope, name: BankName, account: Account): Bank {
    const key = `${scope.tenantId} ${scope.livemode} ${name}`
    const known = entries.get(key)
    if (known?.version === account.version) return known.bank
    const guarded = guardTransport(
      createTransport({
        dispatcher: parts.dispatcher,
        clock,
        timeoutMs: parts.timeoutMs,
        maxAnswerBytes: limits.bankAnswerBytes,
        observe: (event) => parts.observe({ ...event, bank: name, scope }),
      }),
      {
        clock,
        maxConcurrent: parts.concurrency,
        maxWaiting: limits.bankWaitingCalls,
        maxWaitMs: parts.timeoutMs * limits.bankWaitShare,
        failureThreshold: limits.bankFailuresToOpenCircuit,
        openMs: limits.bankCircuitOpenMs,
        onChange: (circuit) => parts.onCircuit({ bank: name, tenantId: scope.tenantId, circuit }),
      },
    )
    const bank = connectors[name].connect(account.fields, {
      baseUrl: account.baseUrl,
      transport: guarded,
      clock,
      random,
    })
    if ('errors' in bank)
      throw new Error(`stored ${name} credentials are not valid: ${bank.errors.map(({ field }) => field).join(', ')}`)
    // Ended sessions and closed circuits are cheap to build again; what must not happen is growing without bound.
    if (entries.size >= limits.bankAccountCacheEntries) entries.clear()
    entries.set(key, { bank, version: account.version, state: guarded.state })
    return bank
  }
}

function idOf(bank: BankName, { fields }: Account): Buffer {
  return createHash('sha256')
    .update(`${bank} ${connectors[bank].identityOf(fields)}`)
    .digest()
}

/** Checks the form of credentials before they are stored. */
export function credentialErrors(
  bank: BankName,
  fields: CredentialFields,
  parts: Omit<Parts, 'transport'>,
): FieldError[] {
  const idle: Transport = { post: async () => ({ kind: 'notSent', reason: 'unreachable' }) }
  const connected = connectors[bank].connect(fields, { ...parts, transport: idle })
  return 'errors' in connected ? connected.errors : []
}
