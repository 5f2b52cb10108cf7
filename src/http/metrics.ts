import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { createRequestMeter } from './request-meter.ts'

/**
 * Prometheus metrics with one registry per gateway, so that several gateways can run in one process. `aggregator` says
 * how the values of several processes behind one port become one (merged-metrics.ts): the sum, unless every process reads
 * the same value from the database.
 */
export type Metrics = ReturnType<typeof createMetrics>

export function createMetrics(version: string, now: () => number) {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  new Gauge({
    name: 'pasarela_build_info',
    help: 'Always 1; the version is a label.',
    labelNames: ['version'],
    aggregator: 'first',
    registers: [registry],
  }).set({ version }, 1)
  const bankSeconds = new Histogram({
    name: 'pasarela_bank_call_duration_seconds',
    help: 'Time from a call to the last byte of the bank’s response.',
    labelNames: ['bank', 'operation'],
    enableExemplars: true,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20],
    registers: [],
  })
  // The constructor of a histogram with exemplars accepts only an OpenMetrics registry; `openMetricsText` prints them.
  registry.registerMetric(bankSeconds)
  return {
    registry,
    requests: createRequestMeter(registry, now),
    relaxedRules: new Gauge({
      name: 'pasarela_relaxed_production_rules',
      help: '1 for each rule of production that a setting relaxes.',
      labelNames: ['setting'],
      aggregator: 'max',
      registers: [registry],
    }),
    rateLimited: new Counter({
      name: 'pasarela_rate_limited_total',
      help: 'Requests refused with 429 because the tenant’s bucket was empty.',
      registers: [registry],
    }),
    bankCalls: new Counter({
      name: 'pasarela_bank_calls_total',
      help: 'Calls to banks by operation and result: answer, notSent or unknown.',
      labelNames: ['bank', 'operation', 'result'],
      registers: [registry],
    }),
    bankSeconds,
    bankCircuitsOpened: new Counter({
      name: 'pasarela_bank_circuits_opened_total',
      help: 'Circuit breakers of bank accounts opened after repeated failures.',
      labelNames: ['bank'],
      registers: [registry],
    }),
    bankInvoicesDisputed: new Counter({
      name: 'pasarela_bank_invoices_disputed_total',
      help: 'Invoice numbers that a bank had seen before it received them: another system uses the same numbers.',
      labelNames: ['bank'],
      registers: [registry],
    }),
    notifications: new Counter({
      name: 'pasarela_bank_notifications_total',
      help: 'Bank notifications of incoming money, by result: arrived, repeated, notMoney, notOurs, unreadable, unauthorized and others.',
      labelNames: ['bank', 'result'],
      registers: [registry],
    }),
    statementReadings: new Counter({
      name: 'pasarela_statement_readings_total',
      help: 'Readings of account statements, by result: complete or failed.',
      labelNames: ['bank', 'result'],
      registers: [registry],
    }),
    statementAgeSeconds: new Gauge({
      name: 'pasarela_statement_age_seconds',
      help: 'Time since the last complete reading of a live account’s statement, of the account that waits longest, counted by workers.',
      labelNames: ['bank'],
      aggregator: 'max',
      registers: [registry],
    }),
    paymentsOpen: new Gauge({
      name: 'pasarela_payments_open',
      help: 'Open payments by stage and mode, counted by workers; attention needs manual review.',
      labelNames: ['stage', 'mode'],
      aggregator: 'max',
      registers: [registry],
    }),
    movementsUnmatched: new Gauge({
      name: 'pasarela_movements_unmatched',
      help: 'Incoming movements that no payment is known for, counted up to 10000.',
      aggregator: 'max',
      registers: [registry],
    }),
    movementsUnmatchedAgeSeconds: new Gauge({
      name: 'pasarela_movements_unmatched_age_seconds',
      help: 'Time since the oldest unmatched movement of a live account was stored.',
      aggregator: 'max',
      registers: [registry],
    }),
    movementsWaitingSeconds: new Gauge({
      name: 'pasarela_movements_waiting_seconds',
      help: 'Time that the movement which waits longest has been due to be matched; normally below one second.',
      aggregator: 'max',
      registers: [registry],
    }),
    reconciliationOpenDays: new Gauge({
      name: 'pasarela_reconciliation_open_days',
      help: 'Days with payments of the last 31 that are not closed, of tenants that close their days, by mode.',
      labelNames: ['mode'],
      aggregator: 'max',
      registers: [registry],
    }),
    reconciliationOldestDays: new Gauge({
      name: 'pasarela_reconciliation_oldest_open_days',
      help: 'Age in days of the oldest day that is not closed; 0 without one.',
      labelNames: ['mode'],
      aggregator: 'max',
      registers: [registry],
    }),
    reconciliationDifferences: new Gauge({
      name: 'pasarela_reconciliation_differences',
      help: 'Differences between books and bank on the closed days of the last 31, by mode.',
      labelNames: ['mode'],
      aggregator: 'max',
      registers: [registry],
    }),
    reconciliationCorrections: new Gauge({
      name: 'pasarela_reconciliation_corrections',
      help: 'Corrections of closed days found in the last 31 days, by mode.',
      labelNames: ['mode'],
      aggregator: 'max',
      registers: [registry],
    }),
    outcomesUnwritten: new Gauge({
      name: 'pasarela_outcomes_unwritten',
      help: 'Known outcomes kept in memory until the database accepts them.',
      registers: [registry],
    }),
    webhookAttempts: new Counter({
      name: 'pasarela_webhook_deliveries_total',
      help: 'Finished deliveries: delivered, failed (by error or status class) or interrupted.',
      labelNames: ['result', 'reason'],
      registers: [registry],
    }),
    webhookSeconds: new Histogram({
      name: 'pasarela_webhook_duration_seconds',
      help: 'Duration of a delivery attempt, from connecting to the end of the response.',
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
      registers: [registry],
    }),
    webhookQueueAgeSeconds: new Gauge({
      name: 'pasarela_webhook_queue_age_seconds',
      help: 'Age of the oldest queued event; 0 if the queue is empty.',
      aggregator: 'max',
      registers: [registry],
    }),
    webhookQueued: new Gauge({
      name: 'pasarela_webhook_queued',
      help: 'Queued deliveries, counted up to 10,000.',
      aggregator: 'max',
      registers: [registry],
    }),
    databaseUnavailable: new Counter({
      name: 'pasarela_database_unavailable_total',
      help: 'Requests answered 503 because the database was unavailable.',
      registers: [registry],
    }),
    databaseExhausted: new Counter({
      name: 'pasarela_database_exhausted_total',
      help: 'Requests answered 503 because the database server has run out of a resource: disk full, out of memory.',
      labelNames: ['resource'],
      registers: [registry],
    }),
    internalErrors: new Counter({
      name: 'pasarela_internal_errors_total',
      help: 'Requests answered 500 because of an unexpected error. Each one has an error line in the log.',
      registers: [registry],
    }),
    rateAgeSeconds: new Gauge({
      name: 'pasarela_rate_age_seconds',
      help: 'Time since a rate source last returned a usable rate; absent until then.',
      labelNames: ['source'],
      aggregator: 'min',
      registers: [registry],
    }),
    rateHeld: new Gauge({
      name: 'pasarela_rate_held',
      help: '1 while a rate of the source is quarantined as an outlier until an operator accepts it.',
      labelNames: ['source'],
      aggregator: 'max',
      registers: [registry],
    }),
    rateSourceFailures: new Counter({
      name: 'pasarela_rate_source_failures_total',
      help: 'Rate source requests by this process without a usable response.',
      labelNames: ['source', 'error'],
      registers: [registry],
    }),
  }
}

/** Metrics of the supervisor itself (PASARELA_PROCESSES). */
export function createSupervisorMetrics() {
  const registry = new Registry()
  const restarts = new Counter({
    name: 'pasarela_process_restarts_total',
    help: 'Serving processes that the supervisor started again after they ended.',
    registers: [registry],
  })
  const unresponsive = new Gauge({
    name: 'pasarela_processes_unresponsive',
    help: 'Serving processes that did not reply to the supervisor in time, at this scrape.',
    registers: [registry],
  })
  return { registry, restarts, unresponsive }
}
