import { EventEmitter, once } from 'node:events'
import { sandboxCredentials } from '../../sandbox/credentials.ts'
import type { LineNumbers } from '../../sandbox/records.ts'
import { type Sandbox, type SandboxOptions, startSandbox } from '../../sandbox/sandbox.ts'
import { control, type Entry, erase, ledger, post } from '../../sandbox/testing/wire.ts'
import type { BankName, Flow, Flows } from '../../src/banks/bank.ts'
import {
  type Accounts,
  type BankEvent,
  type BankRegistry,
  createBankRegistry,
  type CredentialFields,
} from '../../src/banks/registry.ts'
import { createInvoiceStore } from '../../src/banks/invoices.ts'
import { createQuestionStore, type QuestionLog } from '../../src/banks/questions.ts'
import { createQuotas } from '../../src/banks/quotas.ts'
import { createSessionStore } from '../../src/banks/sessions.ts'
import { createBankDispatcher } from '../../src/banks/transport.ts'
import type { BankTimeouts } from '../../src/foundation/bank-timeouts.ts'
import { collectionRoutes } from '../../src/banks/flow-routes.ts'
import { systemRandom } from '../../src/foundation/random.ts'
import type { Scope } from '../../src/foundation/scope.ts'
import { openDatabase } from '../../src/storage/database.ts'
import { createTestDatabase } from '../harness/database.ts'
import { type ManualClock, manualClock } from '../harness/manual-clock.ts'
import { seededRandom } from '../harness/random.ts'
import { positionalStatement } from '../harness/statement.ts'
import { testSealer } from '../harness/sealer.ts'
import { banks, subjects } from './conformance/subjects.ts'
import { mondayMorning, today } from './day.ts'

export { mondayMorning, today } from './day.ts'

/**
 * The connectors and the simulated banks on real connections, with sessions in a database, under one manual clock:
 * time-outs, settlements, outages and midnights happen when the test advances it, without real waits.
 */
export type World = {
  clock: ManualClock
  sandbox: Sandbox
  registry: BankRegistry
  /** Events of the connectors for metrics and logs, in order. */
  events: BankEvent[]
  circuits: string[]
  /** Alarms about invoice numbers that a bank had seen before. */
  disputes: BankName[]
  timeoutsMs: BankTimeouts
  /** `changes` are credentials of its own that differ from those the banks gave it. */
  newMerchant(collections?: BankName, changes?: Partial<Record<BankName, CredentialFields>>): Merchant
  /** Resolves once this many calls are held back by scripted delays at the banks. */
  whenWaiting(calls?: number): Promise<void>
  waiting(): number
  script(bank: BankName, fault: Record<string, unknown>): Promise<void>
  clearFaults(bank: BankName): Promise<void>
  /** How many calls the scripted faults still apply to. */
  faultsLeft(bank: BankName): Promise<number>
  /** The only services BNC lets this merchant call, by the last part of their path. */
  contract(merchant: Merchant, services: string[]): Promise<void>
  /** Puts a line on the merchant's account at BNC: a mobile payment of today by default. */
  register(merchant: Merchant, movement: Record<string, unknown>): Promise<void>
  /** Makes the writing of questions fail until it is restored, as if the database or the process died there. */
  failQuestions(step: 'begin' | 'end'): { restore(): void }
  /** Lets open questions grow as old as those of a process that died. */
  passQuestionTime(): Promise<void>
  /** How many clients of banks have a session in the store. */
  storedSessions(): Promise<number>
  /** Lets the time pass after which a bank allows a call again. */
  passQuotaTime(ms: number): Promise<void>
  stop(): Promise<void>
}

/** An entry of a simulated bank's ledger; `line` has the numbers under which BNC's statement shows it. */
export type Effect = Entry & { line?: LineNumbers }

/** A tenant with an account of its own at every bank, each with every product. */
export type Merchant = {
  scope: Scope
  credentials: ReturnType<typeof sandboxCredentials>
  /** Stored accounts and routes; a test may change them as an operator would. */
  stored: Accounts
  /** Bank of its collections. */
  collections: BankName
  /**
   * The flow as the gateway gets it: through the registry, by the tenant's routes; or, for what follows an earlier
   * payment, that of the account at the named bank.
   */
  flow<Name extends Flow>(name: Name, at?: BankName): Promise<Flows[Name]>
  /** Ledger of the bank: the money that actually moved, whatever the responses were. */
  ledger(bank: BankName, operation?: string): Promise<Effect[]>
  /** Sends a command about this merchant to the control routes of the simulated bank. */
  control(bank: BankName, path: string, body: Record<string, unknown>): Promise<void>
}

/** The defaults of the settings. */
export const timeoutsMs: BankTimeouts = { session: 20_000, question: 20_000, payment: 30_000, card: 60_000 }

export async function openWorld(
  options: SandboxOptions & {
    concurrency?: number
    /** How far the banks' clock runs ahead of ours. */
    bankAheadMs?: number
    observers?: Partial<Pick<Parameters<typeof createBankRegistry>[0], 'observe' | 'onCircuit'>>
  } = {},
): Promise<World> {
  const { concurrency = 32, bankAheadMs = 0, observers = {}, ...sandboxOptions } = options
  const clock = manualClock(mondayMorning)
  const arrivals = new EventEmitter()
  const waits = new Set<Promise<void>>()
  const sandbox = await startSandbox({
    now: () => clock.now() + bankAheadMs,
    sleep: async (ms) => {
      if (ms === 0) return
      const wait = clock.sleep(ms)
      waits.add(wait)
      arrivals.emit('wait')
      await wait
      waits.delete(wait)
    },
    random: seededRandom(11),
    ...sandboxOptions,
  })
  const urlOf = (bank: BankName) => subjects[bank].url(sandbox)

  const tenants = new Map<string, Accounts>()
  const events: BankEvent[] = []
  const circuits: string[] = []
  const disputes: BankName[] = []
  const dispatcher = createBankDispatcher({ connectTimeoutMs: 3_000 })
  const database = openDatabase(await createTestDatabase(), 4)
  const questions = createQuestionStore({ database, random: systemRandom })
  let failingStep: 'begin' | 'end' | undefined
  const registry = createBankRegistry({
    load: async ({ tenantId }) => tenants.get(tenantId) ?? { routes: {}, accounts: {} },
    dispatcher,
    sessions: createSessionStore({ database, sealer: testSealer, random: systemRandom }),
    questions: { of: (scope, accountId) => failing(questions.of(scope, accountId), () => failingStep) },
    invoices: createInvoiceStore({ database, onDispute: ({ bank }) => disputes.push(bank) }),
    quotas: createQuotas({ database }),
    clock,
    random: seededRandom(7),
    timeoutsMs,
    concurrency,
    observe: (event) => {
      events.push(event)
      observers.observe?.(event)
    },
    onCircuit: (change) => {
      circuits.push(`${change.bank} ${change.group} ${change.circuit}`)
      observers.onCircuit?.(change)
    },
  })

  const newMerchant: World['newMerchant'] = (collections = 'bnc', changes = {}) => {
    const tenantId = `00000000-0000-4000-8000-${String(tenants.size + 1).padStart(12, '0')}`
    const merchant = createMerchant({ tenantId, collections, changes, registry, urlOf })
    tenants.set(tenantId, merchant.stored)
    return merchant
  }

  return {
    clock,
    sandbox,
    registry,
    events,
    circuits,
    disputes,
    timeoutsMs,
    newMerchant,
    whenWaiting: async (calls = 1) => {
      while (waits.size < calls) await once(arrivals, 'wait')
    },
    waiting: () => waits.size,
    script: async (bank, fault) => {
      const { status, text } = await post(control(urlOf(bank), 'faults'), fault)
      if (status !== 201) throw new Error(`the bank refused the fault: ${text}`)
    },
    contract: async ({ credentials }, services) => {
      const body = { client: credentials.bnc.clientGuid, services }
      const { status, text } = await post(control(sandbox.bncUrl, 'services'), body)
      if (status >= 300) throw new Error(`the bank refused the services: ${text}`)
    },
    register: async ({ credentials }, movement) => {
      const body = { client: credentials.bnc.clientGuid, amount: 1523.4, date: today, ...movement }
      const { status, text } = await post(control(sandbox.bncUrl, 'movements'), body)
      if (status !== 201) throw new Error(`the bank refused the movement: ${text}`)
    },
    failQuestions: (step) => {
      failingStep = step
      return { restore: () => (failingStep = undefined) }
    },
    passQuestionTime: async () => void (await database.query(ageQuestions, [])),
    storedSessions: async () => {
      const [row] = await database.query<{ count: number }>(countSessions, [])
      return row?.count ?? 0
    },
    passQuotaTime: async (ms) => {
      await database.query(endQuotas, [])
      await clock.advance(ms)
    },
    faultsLeft: async (bank) => {
      const response = await fetch(control(urlOf(bank), 'faults'))
      const { faults } = (await response.json()) as { faults: { times: number }[] }
      return faults.reduce((sum, { times }) => sum + times, 0)
    },
    clearFaults: async (bank) => void (await erase(control(urlOf(bank), 'faults'))),
    stop: async () => {
      await dispatcher.destroy()
      await sandbox.stop()
      await database.close()
    },
  }
}

const ageQuestions = positionalStatement(
  'test.age_questions',
  `update bank_questions set asked_at = asked_at - interval '1 hour'`,
)

const countSessions = positionalStatement('test.sessions', `select count(*)::int from bank_sessions`)

export const endQuotas = positionalStatement(
  'test.end_quotas',
  `update bank_quotas set next_allowed_at = clock_timestamp()`,
)

/** A log whose writes fail while a step is named. */
function failing(log: QuestionLog, step: () => 'begin' | 'end' | undefined): QuestionLog {
  const fail = (name: 'begin' | 'end') => {
    if (step() === name) throw new Error('the database is gone')
  }
  return {
    ...log,
    async begin(key) {
      fail('begin')
      const question = await log.begin(key)
      return question && { ...question, end: async (result) => (fail('end'), question.end(result)) }
    },
  }
}

/** Of all processes of one gateway, each with its registry, the merchant is the same. */
export function createMerchant(parts: {
  tenantId: string
  collections: BankName
  changes?: Partial<Record<BankName, CredentialFields>>
  registry: BankRegistry
  urlOf(bank: BankName): string
}): Merchant {
  const { tenantId, collections, changes = {}, registry, urlOf } = parts
  const scope = { tenantId, livemode: false }
  const credentials = sandboxCredentials(tenantId)
  return {
    scope,
    credentials,
    stored: {
      routes: {
        ...Object.fromEntries(collectionRoutes.map((route) => [route, collections])),
        // BNC offers them too; a test names it.
        debit: 'r4',
        credit: 'r4',
        'account-credit': 'r4',
        change: 'r4',
      },
      accounts: Object.fromEntries(
        banks.map(({ bank, subject }) => {
          const baseUrl = urlOf(bank)
          const fields = { ...subject.fields(credentials, baseUrl), ...changes[bank] }
          return [bank, { fields, baseUrl, version: '1' }]
        }),
      ),
    },
    collections,
    async flow<Name extends Flow>(name: Name, at?: BankName): Promise<Flows[Name]> {
      const found = at === undefined ? await registry.find(scope, name) : undefined
      const call = at === undefined ? undefined : (await registry.account(scope, at))?.flows[name]
      const offered = found?.kind === 'offered' ? found.call : call
      if (!offered) throw new Error(`${name} is not offered`)
      return offered
    },
    ledger: async (bank, operation) => {
      const entries: Effect[] = await ledger(urlOf(bank), subjects[bank].client(credentials))
      return operation === undefined ? entries : entries.filter((entry) => entry.operation === operation)
    },
    control: async (bank, path, body) => {
      const about = { client: subjects[bank].client(credentials), ...body }
      const { status, text } = await post(control(urlOf(bank), path), about)
      if (status >= 300) throw new Error(`the bank refused ${path}: ${text}`)
    },
  }
}
