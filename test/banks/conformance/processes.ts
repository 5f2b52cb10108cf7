import { startSandbox } from '../../../sandbox/sandbox.ts'
import type { BankName } from '../../../src/banks/bank.ts'
import { createBankRegistry } from '../../../src/banks/registry.ts'
import { createInvoiceStore } from '../../../src/banks/invoices.ts'
import { createQuestionStore } from '../../../src/banks/questions.ts'
import { createQuotas } from '../../../src/banks/quotas.ts'
import { createSessionStore } from '../../../src/banks/sessions.ts'
import { createBankDispatcher } from '../../../src/banks/transport.ts'
import { systemClock } from '../../../src/foundation/clock.ts'
import { systemRandom } from '../../../src/foundation/random.ts'
import { openDatabase } from '../../../src/storage/database.ts'
import { createTestDatabase } from '../../harness/database.ts'
import { testSealer } from '../../harness/sealer.ts'
import { createMerchant, endQuotas, mondayMorning, timeoutsMs } from '../world.ts'
import { openLine } from './line.ts'
import { subjects } from './subjects.ts'

export type Processes = Awaited<ReturnType<typeof startProcesses>>

const tenantId = '00000000-0000-4000-8000-000000000001'

/**
 * As many registries as processes of one gateway would have, each with its own connections and its own memory, over one
 * database. They wait for each other in real time, so their clock runs; it can be set forward.
 */
export async function startProcesses(bank: BankName, count: number) {
  // Far from midnight whenever the test is run.
  let aheadMs = mondayMorning - systemClock.now()
  const clock = { ...systemClock, now: () => systemClock.now() + aheadMs }
  const connection = await createTestDatabase()
  const sandbox = await startSandbox({ now: clock.now })
  const bankUrl = subjects[bank].url(sandbox)
  const line = await openLine(bank, bankUrl, clock)
  const processes = Array.from({ length: count }, () => {
    const database = openDatabase(connection, 2)
    const dispatcher = createBankDispatcher({ connectTimeoutMs: 3_000 })
    const registry = createBankRegistry({
      load: async () => merchant.stored,
      dispatcher,
      sessions: createSessionStore({ database, sealer: testSealer, random: systemRandom }),
      questions: createQuestionStore({ database, random: systemRandom }),
      invoices: createInvoiceStore({ database, onDispute: () => {} }),
      quotas: createQuotas({ database }),
      clock,
      random: systemRandom,
      timeoutsMs,
      concurrency: 32,
      observe: () => {},
      onCircuit: () => {},
    })
    const urlOf = (name: BankName) => subjects[name].url(sandbox)
    const merchant = createMerchant({ tenantId, collections: bank, registry, urlOf })
    const fields = subjects[bank].fields(merchant.credentials, line.url)
    merchant.stored.accounts[bank] = { fields, baseUrl: line.url, version: '1' }
    return { database, dispatcher, merchant }
  })

  return {
    line,
    /** The merchant as one of the processes has it, for one of the tenants that share the account. */
    merchant: (process: number, tenant = tenantId) => {
      const { merchant } = processes[process % count] as (typeof processes)[number]
      return { ...merchant, scope: { ...merchant.scope, tenantId: tenant } }
    },
    passTime: (ms: number) => {
      aheadMs += ms
    },
    /** Lets the time pass after which a bank allows a call again. */
    passQuotaTime: async (ms: number) => {
      aheadMs += ms
      await processes[0]?.database.query(endQuotas, [])
    },
    async stop(): Promise<void> {
      await Promise.all(processes.map(({ dispatcher }) => dispatcher.destroy()))
      await line.stop()
      await sandbox.stop()
      await Promise.all(processes.map(({ database }) => database.close()))
    },
  }
}
