import type { createInvoiceStore } from '../banks/invoices.ts'
import type { BankEvent, CircuitChange, createBankRegistry } from '../banks/registry.ts'
import type { Log } from '../foundation/log.ts'
import { exemplarLabels } from './exemplar.ts'
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
