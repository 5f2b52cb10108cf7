import { createInvoiceStore } from '../banks/invoices.ts'
import { createQuestionStore } from '../banks/questions.ts'
import { createQuotas } from '../banks/quotas.ts'
import { createBankRegistry } from '../banks/registry.ts'
import { createSessionStore } from '../banks/sessions.ts'
import { createBankDispatcher } from '../banks/transport.ts'
import { bankTimeouts } from '../foundation/bank-timeouts.ts'
import type { Scope } from '../foundation/scope.ts'
import { bankObservers } from '../http/bank-metrics.ts'
import { createMovements } from '../movements/movements.ts'
import { createBankHealth } from '../operators/bank-health.ts'
import { liveAddresses, loadAccounts, type TestBanks } from '../tenants/bank-accounts.ts'
import type { Core } from './core.ts'

export type Banks = ReturnType<typeof createBanks>

/** Connections to the banks, their accounts and the notifications that they send. */
export function createBanks({ settings, metrics, ...core }: Core, testBanks: TestBanks | undefined) {
  const { database, sealer, clock, random, log } = core
  const dispatcher = createBankDispatcher({ connectTimeoutMs: settings.bankConnectTimeoutMs, ca: settings.bankCa })
  const accountsOf = (scope: Scope) => {
    const live = liveAddresses(settings)
    return loadAccounts(database, sealer, { live, test: testBanks }, scope)
  }
  const movements = createMovements({
    ...core,
    log: log.component('notifications'),
    observe: (bank, result) => metrics.notifications.inc({ bank, result }),
  })
  const bankHealth = createBankHealth(clock)
  const observers = bankObservers(metrics, log.component('bank'))
  const registry = createBankRegistry({
    load: accountsOf,
    dispatcher,
    sessions: createSessionStore({ database, sealer, random }),
    questions: createQuestionStore({ database, random }),
    invoices: createInvoiceStore({ database, onDispute: observers.onDispute }),
    quotas: createQuotas({ database }),
    findNotified: movements.findNotified,
    clock,
    random,
    timeoutsMs: bankTimeouts(settings),
    concurrency: settings.bankConcurrency,
    ...observers,
    observe(event) {
      observers.observe(event)
      bankHealth.record(event)
    },
  })
  return { dispatcher, accountsOf, movements, bankHealth, registry }
}
