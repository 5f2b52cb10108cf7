import { startCheckout } from '../checkout/start.ts'
import { bankTimeouts } from '../foundation/bank-timeouts.ts'
import { errorFields, type Log } from '../foundation/log.ts'
import { version } from '../foundation/version.ts'
import { openObserver, unmatchedObserver } from '../http/payment-metrics.ts'
import { rateObserver } from '../http/rate-metrics.ts'
import { statementObserver } from '../http/statement-metrics.ts'
import { webhookObserver } from '../http/webhook-metrics.ts'
import { createIncoming, type Incoming } from '../movements/incoming.ts'
import { createPayments } from '../payments/payments.ts'
import type { PaymentContext } from '../payments/submit.ts'
import { r4RateAccount } from '../rates/r4-account.ts'
import { ratesClock } from '../rates/rates-clock.ts'
import { createRates } from '../rates/rates.ts'
import { createReconciliations } from '../reconciliations/reconciliations.ts'
import type { DatabaseClock } from '../storage/database-clock.ts'
import { addressPolicy, createWebhooks } from '../webhooks/webhooks.ts'
import type { Banks } from './banks.ts'
import { type Core, duties, type GatewayParts } from './core.ts'

export type Services = ReturnType<typeof startServices>

/** Rates, webhooks and payments, with the database clock they share. */
export function startServices(
  core: Core,
  { dispatcher, registry, movements, accountsOf }: Banks,
  parts: GatewayParts,
  { publicUrl, databaseClock }: { publicUrl: () => string; databaseClock: DatabaseClock },
) {
  const { settings, clock, random, log, database, metrics } = core
  const clockOfRates = ratesClock(clock, databaseClock)
  const rates = createRates({
    database,
    clock: clockOfRates,
    log: log.component('rates'),
    dispatcher,
    settings,
    ...(parts.sandboxFeedUrl ? { sandboxFeedUrl: parts.sandboxFeedUrl } : {}),
    fetchR4Rate: r4RateAccount({ settings, dispatcher, clock: clockOfRates, random }),
    observer: rateObserver(metrics),
  })
  const webhooks = createWebhooks({
    ...core,
    log: log.component('webhooks'),
    databaseClock,
    version,
    policy: addressPolicy(settings),
    sends: duties(settings).works,
    keepDays: settings.webhookKeepDays,
    signatureHeader: settings.webhookSignatureHeader,
    observer: webhookObserver(metrics),
    lookup: parts.lookup,
  })
  const incoming = createIncoming({
    ...core,
    log: log.component('statements'),
    registry,
    keepLines: movements.keepLines,
    observer: statementObserver(metrics),
    reads: duties(settings).works,
    triggerSender: webhooks.triggerSender,
  })
  const payments = createPayments({
    ...core,
    databaseClock,
    registry,
    rates,
    bankTimeoutsMs: bankTimeouts(settings),
    intentTtlSeconds: settings.intentTtlSeconds,
    intentRateGraceSeconds: settings.intentRateGraceSeconds,
    checkAccountDigits: settings.checkAccountDigits === 'on',
    reconciles: duties(settings).works,
    keepLines: movements.keepLines,
    moneyExpected: readSoon(incoming, log.component('statements')),
    reportUnmatched: (movement) => incoming.reportUnmatched(database, movement),
    checkpoint: parts.checkpoint ?? (() => {}),
    observeOpen: openObserver(metrics),
    observeUnmatched: unmatchedObserver(metrics),
    observeUnwritten: (count) => metrics.outcomesUnwritten.set(count),
    notifySender: webhooks.notifySender,
  })
  const reconciliations = createReconciliations({ database, random, accountsOf, now: () => databaseClock.now() })
  const checkout = startCheckout({
    ...core,
    log: log.component('checkout'),
    databaseClock,
    registry,
    rates,
    collecting: payments.collecting,
    works: duties(settings).works,
    publicUrl,
    notifySender: webhooks.notifySender,
  })
  return { rates, webhooks, payments, incoming, reconciliations, checkout }
}

/** Reads the statements of accounts that a customer says to have paid to; a failure leaves them to the next reading. */
function readSoon(incoming: Incoming, log: Log): NonNullable<PaymentContext['moneyExpected']> {
  return (scope, accounts) => {
    for (const { bank, accountId } of accounts) {
      incoming
        .triggerReading({ ...scope, bank, accountId })
        .catch((error: unknown) => log.warn('reading on request failed', { bank, ...errorFields(error) }))
    }
  }
}
