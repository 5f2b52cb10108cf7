import { createRefusals } from './audit/refusals.ts'
import { checkoutRoutes } from './checkout/routes.ts'
import { startCheckout } from './checkout/start.ts'
import { createBankRegistry } from './banks/registry.ts'
import { bankRoutes } from './banks/routes.ts'
import { createInvoiceStore } from './banks/invoices.ts'
import { createQuestionStore } from './banks/questions.ts'
import { createQuotas } from './banks/quotas.ts'
import { createSessionStore } from './banks/sessions.ts'
import { createBankDispatcher } from './banks/transport.ts'
import { bankTimeouts, drainMs, requestLeaseSeconds } from './foundation/bank-timeouts.ts'
import { type Clock, startLoop, withTimeout } from './foundation/clock.ts'
import { relaxedRules } from './foundation/mode-rules.ts'
import { limits } from './foundation/limits.ts'
import { type ComponentLogs, errorFields, type Log } from './foundation/log.ts'
import type { Random } from './foundation/random.ts'
import type { Route } from './foundation/route.ts'
import type { Scope } from './foundation/scope.ts'
import type { Settings } from './foundation/settings.ts'
import { createCursors } from './foundation/cursor.ts'
import { startTracing } from './foundation/tracing-export.ts'
import { version } from './foundation/version.ts'
import { createFingerprints } from './idempotency/fingerprint.ts'
import { createIdempotencyStore } from './idempotency/store.ts'
import { checkWritable } from './storage/write-probe.ts'
import { bankObservers } from './http/bank-metrics.ts'
import { type MetricFamily, readFamilies } from './http/merged-metrics.ts'
import { createMetrics, type Metrics } from './http/metrics.ts'
import { openObserver, unmatchedObserver } from './http/payment-metrics.ts'
import { dayObserver } from './http/reconciliation-metrics.ts'
import { rateObserver } from './http/rate-metrics.ts'
import { statementObserver } from './http/statement-metrics.ts'
import { webhookObserver } from './http/webhook-metrics.ts'
import { createRateLimiter } from './http/rate-limit.ts'
import { createHttpServer } from './http/server.ts'
import { createIncoming, type Incoming } from './movements/incoming.ts'
import { createMovements } from './movements/movements.ts'
import type { Arrival } from './movements/receiver.ts'
import { createReconciliations } from './reconciliations/reconciliations.ts'
import { reconciliationRoutes } from './reconciliations/routes.ts'
import { createBankHealth } from './operators/bank-health.ts'
import type { ScryptCost } from './operators/access/passwords.ts'
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
import { type Installation, loadInstallation } from './storage/installation.ts'
import type { Sealer } from './storage/sealing.ts'
import { type DatabaseClock, startDatabaseClock } from './storage/database-clock.ts'
import { holdDatabase } from './storage/held-database.ts'
import { createAuthenticator } from './tenants/authenticate.ts'
import { liveAddresses, loadAccounts, type TestBanks } from './tenants/bank-accounts.ts'
import { testControlRoutes } from './test-controls/routes.ts'
import type { Lookup } from './webhooks/connector.ts'
import { continueEventNumbers } from './webhooks/event-store.ts'
import { addressPolicy, createWebhooks } from './webhooks/webhooks.ts'

export type Gateway = {
  /** Resolves with the address of the API. */
  listen(): Promise<string>
  /** Finishes the requests in flight, refuses new ones, and releases all resources. */
  stop(): Promise<void>
  /** Metrics of this gateway alone, also after its stop. */
  metrics(): Promise<MetricFamily[]>
}

const ping = statement('gateway.ping', 'select 1')
const sweepIntervalMs = 60_000

type GatewayParts = {
  settings: Settings
  clock: Clock
  random: Random
  log: ComponentLogs
  database: Database
  sealer: Sealer
  /** Simulated banks for test keys; without them test keys have no bank. */
  testBanks?: TestBanks
  /** Address of the simulated rate feed, for the feed named sandbox. */
  sandboxFeedUrl?: string
  /** Metrics of all processes behind one port, for `/metrics`; those of this gateway if undefined. */
  allMetrics?: () => Promise<MetricFamily[]>
  /** Test hook, called at each checkpoint of a payment. */
  checkpoint?: PaymentContext['checkpoint']
  /** Resolver of the host names of tenants' endpoints; DNS by default. */
  lookup?: Lookup
  /** Cost of hashing people's passwords; lower in tests, which sign in often. */
  passwordCost?: ScryptCost
  /** Additional routes. */
  routes?: Route[]
}

/** Dependencies of every module. */
type Core = Pick<GatewayParts, 'settings' | 'clock' | 'random' | 'log' | 'database' | 'sealer'> & {
  installation: Installation
  metrics: Metrics
}
type Banks = ReturnType<typeof createBanks>
type Services = ReturnType<typeof startServices>

/** Composition root: all dependencies are passed in, and all modules are assembled here. */
export async function createGateway(parts: GatewayParts): Promise<Gateway> {
  const { settings, clock, random, log, sealer } = parts
  const tracing = await startTracing(settings, log.component('tracing'))
  const installation = await loadInstallation(parts.database, sealer, random)
  if (await continueEventNumbers(parts.database)) {
    log.component('webhooks').warn('the database comes from another server: new events are numbered after those it has')
  }
  const metrics = createMetrics(version, () => clock.now())
  for (const setting of relaxedRules(settings)) metrics.relaxedRules.set({ setting }, 1)
  const databaseClock = await startDatabaseClock(parts.database, clock)
  const { database, release } = holdDatabase(parts.database)
  const core: Core = { settings, clock, random, log, database, sealer, installation, metrics }
  const authenticator = createAuthenticator({
    database,
    clock,
    log: log.component('api-keys'),
    peppers: installation.deriveKeys('api-key'),
  })
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
    leaseSeconds: requestLeaseSeconds(bankTimeouts(settings)),
  })
  const banks = createBanks(core, parts.testBanks)
  /** Known once the server listens. */
  const listening = { address: () => '' }
  const publicUrl = () => settings.publicUrl ?? listening.address()
  const services = startServices(core, banks, parts, { publicUrl, databaseClock })
  const { rates, webhooks, payments, incoming } = services
  const oneTimeKeys = createOneTimeKeys(authenticator, random)
  const refusals = createRefusals({ database, clock, log: log.component('audit') })
  const operators = createOperators({
    ...core,
    version,
    registry: banks.registry,
    bankHealth: banks.bankHealth,
    reconciliations: services.reconciliations,
    accountsOf: banks.accountsOf,
    hasTestBanks: parts.testBanks !== undefined,
    passwordCost: parts.passwordCost,
    rates,
    webhooks,
    incoming,
    approvals: payments.approvals,
    overpayments: payments.overpayments,
    paymentActions: payments.actions,
    assignments: payments.assignments,
    checkout: services.checkout.service,
    oneTimeKeys,
    refusals,
    dashboardUrl: () => settings.dashboardUrl ?? listening.address(),
  })
  const { servesApi, servesCheckout } = duties(settings)
  const server = await createHttpServer({
    ...core,
    log: log.component('http'),
    version,
    authenticator: oneTimeKeys.authenticator,
    rateLimiter,
    idempotency,
    refusals,
    checkWritable: () => checkWritable(database),
    fingerprints: createFingerprints(installation.deriveKeys('fingerprint'), random),
    checks: { database: pingDatabase },
    ...(parts.allMetrics ? { allMetrics: parts.allMetrics } : {}),
    routes: servesApi ? routesOf(core, services, parts, testMovementAdded) : [],
    areas: [
      ...(servesApi ? [operators, banks.movements.receiver(banks.registry, moneyArrived)] : []),
      ...(servesCheckout ? services.checkout.areas : []),
    ],
    servesApi,
  })
  release()
  listening.address = () => server.app.listeningOrigin
  rates.start()
  const measuring = duties(settings).works
    ? startLoop(clock, limits.reconciliationIntervalMs, measureDays, (error) =>
        log.component('reconciliation').warn('measurement failed', errorFields(error)),
      )
    : undefined
  const sweeping = startLoop(clock, sweepIntervalMs, sweepIdempotencyKeys, (error) =>
    log.component('idempotency').warn('cleanup failed', errorFields(error)),
  )

  return {
    listen: server.listen,
    async stop() {
      await drain(core, server)
      await measuring?.stop()
      const { checkout } = services
      const loops = [sweeping, rates, checkout, payments, incoming, banks.movements, authenticator, rateLimiter]
      await Promise.all(loops.map((each) => each.stop()))
      await operators.stop()
      await webhooks.stop()
      await databaseClock.stop()
      await banks.dispatcher.close()
      await tracing.stop()
    },
    metrics: () => readFamilies(metrics.registry),
  }

  /** Open charges of the amount are reconciled, and the statement is read where the bank has one. */
  async function moneyArrived({ amount, ...account }: Arrival): Promise<void> {
    await Promise.all([payments.moneyArrived(account.accountId, amount), incoming.triggerReading(account)])
  }

  /** The movement is at the bank in any case: without the reading it is only seen later. */
  async function testMovementAdded(scope: Scope): Promise<void> {
    const account = await incoming.holders.store(scope, 'bnc').catch(() => undefined)
    if (account) await incoming.triggerReading(account).catch(() => undefined)
  }

  async function pingDatabase(): Promise<void> {
    await withTimeout(clock, limits.readinessTimeoutMs, () => run(database, ping, {}))
  }

  async function measureDays(): Promise<void> {
    dayObserver(metrics)(await services.reconciliations.measure())
  }

  async function sweepIdempotencyKeys(): Promise<void> {
    while ((await idempotency.sweep()) > 0);
  }
}

/** Duties of a process in its role. A worker serves only its health routes. */
function duties({ role }: Settings): { works: boolean; servesApi: boolean; servesCheckout: boolean } {
  return {
    works: role === 'all' || role === 'worker',
    servesApi: role === 'all' || role === 'api',
    servesCheckout: role === 'all' || role === 'checkout',
  }
}

/** Connections to the banks, their accounts and the notifications that they send. */
function createBanks({ settings, metrics, ...core }: Core, testBanks: TestBanks | undefined) {
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

/** Rates, webhooks and payments, with the database clock they share. */
function startServices(
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

function routesOf(
  { installation }: Core,
  { rates, webhooks, payments, incoming, reconciliations, checkout }: Services,
  { testBanks, routes = [] }: GatewayParts,
  testMovementAdded: (scope: Scope) => Promise<void>,
): Route[] {
  const cursors = createCursors(installation.deriveKeys('cursor'))
  return [
    ...bankRoutes,
    ...quoteRoutes(rates),
    ...payments.routes,
    ...incoming.routes,
    ...reconciliationRoutes(reconciliations, cursors),
    ...checkoutRoutes(checkout.service, cursors),
    ...webhooks.routes,
    ...testControlRoutes(testBanks, testMovementAdded),
    ...routes,
  ]
}

/** Announces the stop to load balancers, then waits for the requests in flight for at most `drainMs`. */
async function drain({ settings, clock, log }: Core, server: Awaited<ReturnType<typeof createHttpServer>>) {
  server.drain()
  if (settings.stopNoticeMs > 0) await clock.sleep(settings.stopNoticeMs)
  await withTimeout(clock, drainMs(bankTimeouts(settings)), () => server.app.close()).catch((error) => {
    log.component('gateway').warn('stopped with requests in flight', errorFields(error))
    server.app.server.closeAllConnections()
  })
}
