import { bankNames } from '../banks/connectors.ts'
import type { createInvoiceStore } from '../banks/invoices.ts'
import type { BankEvent, CircuitChange, createBankRegistry } from '../banks/registry.ts'
import type { Log } from '../foundation/log.ts'
import { exemplarLabels } from './exemplar.ts'
import type { NotificationResult } from '../movements/receiver.ts'
import type { Metrics } from './metrics.ts'

/**
 * Counts every bank call and logs failed ones, without address, headers or body. Log lines and exemplars carry the ids of
 * the request and the payment that the call was made for.
 */
export function bankObservers(
  metrics: Metrics,
  log: Log,
): Pick<Parameters<typeof createBankRegistry>[0], 'observe' | 'onCircuit'> &
  Pick<Parameters<typeof createInvoiceStore>[0], 'onDispute'> {
  // An alert sees no increase in a counter that begins with its first event.
  for (const bank of bankNames) {
    metrics.bankCircuitsOpened.inc({ bank }, 0)
    metrics.bankInvoicesDisputed.inc({ bank }, 0)
    for (const result of alarmingResults) metrics.notifications.inc({ bank, result }, 0)
  }
  return {
    observe({ bank, operation, result, reason, status, durationMs }: BankEvent) {
      metrics.bankCalls.inc({ bank, operation, result })
      metrics.bankSeconds.observe({
        labels: { bank, operation },
        value: durationMs / 1000,
        exemplarLabels: exemplarLabels(),
      })
      const level = result === 'answer' ? 'debug' : 'warn'
      log[level](callMessages[result], {
        bank,
        operation,
        outcome: result,
        reason,
        status,
        durationMs: Math.round(durationMs),
      })
    },
    onCircuit({ bank, tenantId, group, circuit }: CircuitChange) {
      if (circuit === 'open') metrics.bankCircuitsOpened.inc({ bank })
      log.warn(circuitMessages[circuit], { bank, tenantId, operation: group, circuit })
    },
    onDispute({ bank, tenantId }) {
      metrics.bankInvoicesDisputed.inc({ bank })
      log.error('the bank had seen an invoice number before: another system uses the same numbers', { bank, tenantId })
    },
  }
}

/** Results of notifications that raise an alert (deploy/alerts.yaml). */
const alarmingResults: readonly NotificationResult[] = ['unreadable', 'notOurs']

const callMessages: Record<BankEvent['result'], string> = {
  answer: 'call answered',
  notSent: 'call not sent',
  unknown: 'call without a readable answer: outcome unknown',
}

const circuitMessages: Record<CircuitChange['circuit'], string> = {
  closed: 'circuit breaker closed',
  open: 'circuit breaker open',
  'half-open': 'circuit breaker half open',
}
