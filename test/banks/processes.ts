import { sandboxCredentials } from '../../sandbox/credentials.ts'
import { startSandbox } from '../../sandbox/sandbox.ts'
import { control, ledger, post } from '../../sandbox/testing/wire.ts'
import type { Outcome } from '../../src/banks/bank.ts'
import { type Accounts, createBankRegistry } from '../../src/banks/registry.ts'
import { createInvoiceStore } from '../../src/banks/invoices.ts'
import { createQuestionStore } from '../../src/banks/questions.ts'
import { createQuotas } from '../../src/banks/quotas.ts'
import { createSessionStore } from '../../src/banks/sessions.ts'
import { createBankDispatcher } from '../../src/banks/transport.ts'
import { systemClock } from '../../src/foundation/clock.ts'
import type { Decimal } from '../../src/foundation/money.ts'
import { systemRandom } from '../../src/foundation/random.ts'
import { Secret } from '../../src/foundation/secret.ts'
import { openDatabase } from '../../src/storage/database.ts'
import { createTestDatabase } from '../harness/database.ts'
import { testSealer } from '../harness/sealer.ts'
import { payer } from './calls.ts'
import { mondayMorning, timeoutsMs } from './world.ts'

export type Processes = Awaited<ReturnType<typeof startProcesses>>

/**
 * As many registries as processes of one gateway would have, each with its own connections and its own memory, over one
 * database. They wait for each other in real time, so their clock runs; it can be set forward.
 */
export async function startProcesses(count: number) {
  // Far from midnight whenever the test is run.
  let aheadMs = mondayMorning - systemClock.now()
  const clock = { ...systemClock, now: () => systemClock.now() + aheadMs }
  const connection = await createTestDatabase()
  const sandbox = await startSandbox({ now: clock.now })
  const { bnc } = sandboxCredentials('00000000-0000-4000-8000-000000000001')
  const stored: Accounts = {
    routes: {},
    accounts: { bnc: { fields: { ...bnc }, baseUrl: sandbox.bncUrl, version: '1' } },
  }
  const calls: string[] = []
  const processes = Array.from({ length: count }, () => {
    const database = openDatabase(connection, 2)
    const dispatcher = createBankDispatcher({ connectTimeoutMs: 3_000 })
    const registry = createBankRegistry({
      load: async () => stored,
      dispatcher,
      sessions: createSessionStore({ database, sealer: testSealer, random: systemRandom }),
      questions: createQuestionStore({ database, random: systemRandom }),
      invoices: createInvoiceStore({ database, onDispute: () => {} }),
      quotas: createQuotas({ database }),
      clock,
      random: systemRandom,
      timeoutsMs,
      concurrency: 32,
      observe: ({ operation }) => calls.push(operation),
      onCircuit: () => {},
    })
    return { database, dispatcher, registry }
  })

  return {
    /** A charge by one of the processes, for one of the tenants that share the client. */
    async charge(process: number, amount: Decimal, tenantId = 'a tenant'): Promise<Outcome> {
      const found = await processes[process]?.registry.find({ tenantId, livemode: false }, 'chargeC2p')
      if (found?.kind !== 'offered') throw new Error('C2P is not offered')
      const token = new Secret('13572468')
      return found.call({ paymentId: systemRandom.uuid(), amount, payer, token, concept: 'Orden 1042' })
    },
    callsOf: (operation: string) => calls.filter((call) => call === operation).length,
    /** The bank ends the client's key under the charge that comes after so many others. */
    async endKeyAfter(charges: number): Promise<void> {
      const faults = control(sandbox.bncUrl, 'faults')
      if (charges > 0) await post(faults, { kind: 'delay', delayMs: 0, operation: 'SendC2P', times: charges })
      const { status, text } = await post(faults, { kind: 'keyExpiry', operation: 'SendC2P' })
      if (status !== 201) throw new Error(text)
    },
    passDay: () => {
      aheadMs += 24 * 3_600_000
    },
    /** The amounts that really moved, in order. */
    async moved(): Promise<number[]> {
      const entries = await ledger(sandbox.bncUrl, bnc.clientGuid)
      return entries.map(({ amount }) => Number(amount)).toSorted((a, b) => a - b)
    },
    async stop(): Promise<void> {
      await Promise.all(processes.map(({ dispatcher }) => dispatcher.destroy()))
      await sandbox.stop()
      await Promise.all(processes.map(({ database }) => database.close()))
    },
  }
}
