import { EventEmitter, once } from 'node:events'
import { sandboxCredentials } from '../../sandbox/credentials.ts'
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
import { createBankDispatcher } from '../../src/banks/transport.ts'
import type { Scope } from '../../src/foundation/scope.ts'
import { type ManualClock, manualClock, seededRandom } from '../harness/luck.ts'

/**
 * The connectors and the simulated banks on real connections, under one clock that stands still until the test
 * moves it: time-outs, settlings, outages and midnights happen when the test says so, and nobody waits for them.
 */
export type World = {
  clock: ManualClock
  sandbox: Sandbox
  registry: BankRegistry
  /** Everything the connectors let metrics and logs know, in order. */
  events: BankEvent[]
  circuits: string[]
  timeoutMs: number
  /** `changes` are credentials of its own that differ from those the banks gave it. */
  newMerchant(collections?: BankName, changes?: Partial<Record<BankName, CredentialFields>>): Merchant
  /** Resolves once this many calls are held back by scripted delays at the banks. */
  whenWaiting(calls?: number): Promise<void>
  waiting(): number
  script(bank: BankName, fault: Record<string, unknown>): Promise<void>
  clearFaults(bank: BankName): Promise<void>
  stop(): Promise<void>
}

/** A tenant with accounts of its own at both banks. */
export type Merchant = {
  scope: Scope
  credentials: ReturnType<typeof sandboxCredentials>
  /** What is stored for it; a test may change it as an operator would. */
  stored: Accounts
  /** The flow as the gateway gets it: through the registry, by what the tenant has. */
  flow<Name extends Flow>(name: Name): Promise<Flows[Name]>
  /** What really moved at the bank, whatever its answers said. */
  ledger(bank: BankName, operation?: string): Promise<Entry[]>
}

/** Monday 5 October 2026, 11:00 in Caracas. */
export const mondayMorning = Date.parse('2026-10-05T15:00:00Z')
export const today = '2026-10-05'

export async function openWorld(
  options: SandboxOptions & {
    concurrency?: number
    /** How far the banks' clock runs ahead of ours. */
    bankAheadMs?: number
    observers?: Partial<Pick<Parameters<typeof createBankRegistry>[0], 'observe' | 'onCircuit'>>
  } = {},
): Promise<World> {
  const { concurrency = 32, bankAheadMs = 0, observers = {}, ...sandboxOptions } = options
  const timeoutMs = 20_000
  const clock = manualClock(mondayMorning)
  const arrivals = new EventEmitter()
  const held = new Set<Promise<void>>()
  const sandbox = await startSandbox({
    now: () => clock.now() + bankAheadMs,
    sleep: async (ms) => {
      if (ms === 0) return
      const wait = clock.sleep(ms)
      held.add(wait)
      arrivals.emit('wait')
      await wait
      held.delete(wait)
    },
    luck: seededRandom(11),
    ...sandboxOptions,
  })
  const urlOf: Record<BankName, string> = { bnc: sandbox.bncUrl, r4: sandbox.r4Url }

  const tenants = new Map<string, Accounts>()
  const events: BankEvent[] = []
  const circuits: string[] = []
  const dispatcher = createBankDispatcher({ connectTimeoutMs: 3_000 })
  const registry = createBankRegistry({
    load: async ({ tenantId }) => tenants.get(tenantId) ?? { collections: 'bnc', accounts: {} },
    dispatcher,
    clock,
    random: seededRandom(7),
    timeoutMs,
    concurrency,
    observe: (event) => {
      events.push(event)
      observers.observe?.(event)
    },
    onCircuit: (change) => {
      circuits.push(`${change.bank} ${change.circuit}`)
      observers.onCircuit?.(change)
    },
  })

  const newMerchant: World['newMerchant'] = (collections = 'bnc', changes = {}) => {
    const tenantId = `00000000-0000-4000-8000-${String(tenants.size + 1).padStart(12, '0')}`
    const scope = { tenantId, livemode: false }
    const credentials = sandboxCredentials(tenantId)
    const clients: Record<BankName, string> = { bnc: credentials.bnc.clientGuid, r4: credentials.r4.commerce }
    const stored: Accounts = {
      collections,
      accounts: {
        bnc: { fields: { ...credentials.bnc, ...changes.bnc }, baseUrl: sandbox.bncUrl, version: '1' },
        r4: {
          fields: { ...credentials.r4, requestC2pToken: 'yes', ...changes.r4 },
          baseUrl: sandbox.r4Url,
          version: '1',
        },
      },
    }
    tenants.set(tenantId, stored)
    return {
      scope,
      credentials,
      stored,
      flow: async (name) => {
        const found = await registry.find(scope, name)
        if (found.kind !== 'offered') throw new Error(`${name} is ${found.kind}`)
        return found.call
      },
      ledger: async (bank, operation) => {
        const entries = await ledger(urlOf[bank], clients[bank])
        return operation === undefined ? entries : entries.filter((entry) => entry.operation === operation)
      },
    }
  }

  return {
    clock,
    sandbox,
    registry,
    events,
    circuits,
    timeoutMs,
    newMerchant,
    whenWaiting: async (calls = 1) => {
      while (held.size < calls) await once(arrivals, 'wait')
    },
    waiting: () => held.size,
    script: async (bank, fault) => {
      const { status, text } = await post(control(urlOf[bank], 'faults'), fault)
      if (status !== 201) throw new Error(`the bank refused the fault: ${text}`)
    },
    clearFaults: async (bank) => void (await erase(control(urlOf[bank], 'faults'))),
    stop: async () => {
      await dispatcher.destroy()
      await sandbox.stop()
    },
  }
}
