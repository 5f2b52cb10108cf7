import { createBankRegistry } from './banks/registry.ts'
import { bankRoutes } from './banks/routes.ts'
import { createSessionStore } from './banks/sessions.ts'
import { createBankDispatcher } from './banks/transport.ts'
import { bankTimeouts, drainMs, requestLeaseSeconds } from './foundation/bank-timeouts.ts'
import { type Clock, startLoop, withTimeout } from './foundation/clock.ts'
import { limits } from './foundation/limits.ts'
import { errorFields, type Log } from './foundation/log.ts'
import type { Random } from './foundation/random.ts'
import type { Route } from './foundation/route.ts'
import type { Scope } from './foundation/scope.ts'
import type { Settings } from './foundation/settings.ts'
import { version } from './foundation/version.ts'
import { createIdempotencyStore } from './idempotency/store.ts'
import { checkWritable } from './storage/write-probe.ts'
import { bankObservers } from './http/bank-metrics.ts'
import { createMetrics } from './http/metrics.ts'
import { openObserver } from './http/payment-metrics.ts'
import { rateObserver } from './http/rate-metrics.ts'
import { webhookObserver } from './http/webhook-metrics.ts'
import { createRateLimiter } from './http/rate-limit.ts'
import { createHttpServer } from './http/server.ts'
import { createMovements } from './movements/movements.ts'
import { createBankHealth } from './operators/bank-health.ts'
import { createOperators } from './operators/operators.ts'
import { createOneTimeKeys } from './operators/playground/one-time-keys.ts'
import type { PaymentContext } from './payments/submit.ts'
import { createPayments } from './payments/payments.ts'
import { r4RateAccount } from './rates/r4-account.ts'
import { ratesClock } from './rates/rates-clock.ts'
import { createRates } from './rates/rates.ts'
import { quoteRoutes } from './rates/routes.ts'
import type { Database } from './storage/database.ts'
import { run, statement } from './storage/statement.ts'
import { loadInstallation } from './storage/installation.ts'
import type { Sealer } from './storage/sealing.ts'
import { startDatabaseClock } from './storage/database-clock.ts'
import { createAuthenticator } from './tenants/authenticate.ts'
import { loadAccounts, type TestBanks } from './tenants/bank-accounts.ts'
import { testControlRoutes } from './test-controls/routes.ts'
import type { Lookup } from './webhooks/connector.ts'
import { addressPolicy, createWebhooks } from './webhooks/webhooks.ts'

export type Gateway = {
  /** Resolves with the address it answers at. */
  listen(): Promise<string>
  /** Answers what is under way, refuses the rest, and lets go of everything it opened. */
  stop(): Promise<void>
}

const ping = statement('gateway.ping', 'select 1')
const sweepIntervalMs = 60_000

/** The composition root: everything the gateway touches is handed in, and everything is put together here. */
export async function createGateway(parts: {
  settings: Settings
  clock: Clock
  random: Random
  log: Log
  database: Database
  sealer: Sealer
  /** The simulated banks that test keys reach; without them test keys have no bank. */
  testBanks?: TestBanks
  /** Where the simulated rate feed listens, for the feed named sandbox. */
  sandboxFeedUrl?: string
  /** Called at each named point of a payment's way; tests stop the world there. */
  reached?: PaymentContext['checkpoint']
  /** How the names of tenants' endpoints become addresses; by DNS without it. */
  lookup?: Lookup
  /** Routes beside the gateway's own. */
  routes?: Route[]
}): Promise<Gateway> {
  const { settings, clock, random, log, database, sealer } = parts
  const timeoutsMs = bankTimeouts(settings)
  const installation = await loadInstallation(database, sealer, random)
  const authenticator = createAuthenticator({ database, clock, log, pepper: installation.deriveKey('api-key') })
  const rateLimiter = createRateLimiter({
    database,
    clock,
    perSecond: settings.rateLimitPerSecond,
    burst: settings.rateLimitBurst,
  })
  const idempotency = createIdempotencyStore({
    database,
    sealer,
    random,
    keepDays: settings.idempotencyDays,
    leaseSeconds: requestLeaseSeconds(timeoutsMs),
  })
  const metrics = createMetrics(version)
  const dispatcher = createBankDispatcher({ connectTimeoutMs: settings.bankConnectTimeoutMs, ca: settings.bankCa })
  const accountsOf = (scope: Scope) => {
    const live = { bnc: settings.bncUrl, r4: settings.r4Url }
    return loadAccounts(database, sealer, { live, test: parts.testBanks }, scope)
  }
  const movements = createMovements({
    database,
    sealer,
    installation,
    clock,
    random,
    log,
    observe: (bank, result) => metrics.notifications.inc({ bank, result }),
  })
  const bankHealth = createBankHealth(clock)
  const observers = bankObservers(metrics, log)
  const registry = createBankRegistry({
    load: accountsOf,
    dispatcher,
    sessions: createSessionStore({ database, sealer, random }),
    findNotified: movements.findNotified,
    clock,
    random,
    timeoutsMs,
    concurrency: settings.bankConcurrency,
    ...observers,
    observe(event) {
      observers.observe(event)
      bankHealth.record(event)
    },
  })
  const databaseClock = await startDatabaseClock(database, clock)
  const clockOfRates = ratesClock(clock, databaseClock)
  const rates = createRates({
    database,
    clock: clockOfRates,
    log,
    dispatcher,
    settings,
    ...(parts.sandboxFeedUrl ? { sandboxFeedUrl: parts.sandboxFeedUrl } : {}),
    fetchR4Rate: r4RateAccount({ settings, dispatcher, clock: clockOfRates, random }),
    observer: rateObserver(metrics),
  })
  const webhooks = createWebhooks({
    database,
    databaseClock,
    sealer,
    installation,
    clock,
    random,
    log,
    version,
    policy: addressPolicy(settings),
    sends: settings.role !== 'api',
    keepDays: settings.webhookKeepDays,
    signatureHeader: settings.webhookSignatureHeader,
    observer: webhookObserver(metrics),
    lookup: parts.lookup,
  })
  const payments = createPayments({
    database,
    databaseClock,
    sealer,
    installation,
    registry,
    rates,
    clock,
    random,
    log,
    bankTimeoutsMs: timeoutsMs,
    intentTtlSeconds: settings.intentTtlSeconds,
    intentRateGraceSeconds: settings.intentRateGraceSeconds,
    checkAccountDigits: settings.checkAccountDigits === 'on',
    reconciles: settings.role !== 'api',
    checkpoint: parts.reached ?? (() => {}),
    observeOpen: openObserver(metrics),
    observeUnwritten: (count) => metrics.outcomesUnwritten.set(count),
    notifySender: webhooks.notifySender,
  })
  const oneTimeKeys = createOneTimeKeys(authenticator, random)
  const operators = createOperators({
    settings,
    version,
    clock,
    random,
    log,
    database,
    sealer,
    installation,
    registry,
    bankHealth,
    accountsOf,
    hasTestBanks: parts.testBanks !== undefined,
    rates,
    webhooks,
    oneTimeKeys,
  })
  const server = await createHttpServer({
    settings,
    version,
    clock,
    random,
    log,
    metrics,
    authenticator: oneTimeKeys.authenticator,
    rateLimiter,
    idempotency,
    checkWritable: () => checkWritable(database),
    fingerprintKey: installation.deriveKey('fingerprint'),
    checks: { database: databaseAnswers },
    // A worker answers for its health and nothing else.
    routes:
      settings.role === 'worker'
        ? []
        : [
            ...bankRoutes,
            ...quoteRoutes(rates),
            ...payments.routes,
            ...webhooks.routes,
            ...testControlRoutes(parts.testBanks),
            ...(parts.routes ?? []),
          ],
    areas: settings.role === 'worker' ? [] : [operators, movements.receiver(registry, payments.moneyArrived)],
  })
  rates.start()
  const sweeping = startLoop(clock, sweepIntervalMs, sweepIdempotencyKeys, (error) =>
    log.warn('idempotency: cleanup failed', errorFields(error)),
  )

  return {
    listen: () => server.app.listen({ port: settings.port, host: settings.host }),
    async stop() {
      server.drain()
      if (settings.stopNoticeMs > 0) await clock.sleep(settings.stopNoticeMs)
      await withTimeout(clock, drainMs(timeoutsMs), () => server.app.close()).catch((error) => {
        log.warn('stopped with requests under way', errorFields(error))
        server.app.server.closeAllConnections()
      })
      await Promise.all([
        sweeping.stop(),
        rates.stop(),
        payments.stop(),
        movements.stop(),
        authenticator.stop(),
        rateLimiter.stop(),
      ])
      await operators.stop()
      await webhooks.stop()
      await databaseClock.stop()
      await dispatcher.close()
    },
  }

  async function databaseAnswers(): Promise<void> {
    await withTimeout(clock, limits.readinessTimeoutMs, () => run(database, ping, {}))
  }

  async function sweepIdempotencyKeys(): Promise<void> {
    while ((await idempotency.sweep()) > 0);
  }
}
