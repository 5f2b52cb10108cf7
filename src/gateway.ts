import { createRefusals } from './audit/refusals.ts'
import { checkoutRoutes } from './checkout/routes.ts'
import { bankRoutes } from './banks/routes.ts'
import { bankTimeouts, drainMs, requestLeaseSeconds } from './foundation/bank-timeouts.ts'
import { startLoop, withTimeout } from './foundation/clock.ts'
import { relaxedRules } from './foundation/mode-rules.ts'
import { limits } from './foundation/limits.ts'
import { errorFields } from './foundation/log.ts'
import type { Route } from './foundation/route.ts'
import type { Scope } from './foundation/scope.ts'
import { createCursors } from './foundation/cursor.ts'
import { startTracing } from './foundation/tracing-export.ts'
import { version } from './foundation/version.ts'
import { createFingerprints } from './idempotency/fingerprint.ts'
import { createIdempotencyStore } from './idempotency/store.ts'
import { checkWritable } from './storage/write-probe.ts'
import { NotReady } from './http/health.ts'
import { type MetricFamily, readFamilies } from './http/merged-metrics.ts'
import { createMetrics } from './http/metrics.ts'
import { dayObserver } from './http/reconciliation-metrics.ts'
import { createRateLimiter } from './http/rate-limit.ts'
import { createHttpServer } from './http/server.ts'
import type { Arrival } from './movements/receiver.ts'
import { reconciliationRoutes } from './reconciliations/routes.ts'
import { createOperators } from './operators/operators.ts'
import { createOneTimeKeys } from './operators/playground/one-time-keys.ts'
import { quoteRoutes } from './rates/routes.ts'
import { run, statement } from './storage/statement.ts'
import { loadInstallation } from './storage/installation.ts'
import { startDatabaseClock } from './storage/database-clock.ts'
import { holdDatabase } from './storage/held-database.ts'
import { createAuthenticator } from './tenants/authenticate.ts'
import { testControlRoutes } from './test-controls/routes.ts'
import { continueEventNumbers } from './webhooks/event-store.ts'
import { createBanks } from './assembly/banks.ts'
import { type Core, duties, type GatewayParts } from './assembly/core.ts'
import { type Services, startServices } from './assembly/services.ts'

export type Gateway = {
  /** Resolves with the address of the API. */
  listen(): Promise<string>
  /** Finishes the requests in flight, refuses new ones, and releases all resources. */
  stop(): Promise<void>
  /** Metrics of this gateway alone, also after its stop. */
  metrics(): Promise<MetricFamily[]>
}

const ping = statement<object, { isReadOnly: boolean }>(
  'gateway.ping',
  `select current_setting('transaction_read_only') = 'on' as "isReadOnly"`,
)
const sweepIntervalMs = 60_000

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
    clock,
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
    const [state] = await withTimeout(clock, limits.readinessTimeoutMs, () => run(database, ping, {}))
    if (state?.isReadOnly) throw new NotReady('read-only')
  }

  async function measureDays(): Promise<void> {
    dayObserver(metrics)(await services.reconciliations.measure())
  }

  async function sweepIdempotencyKeys(stopping: AbortSignal): Promise<void> {
    while (!stopping.aborted && (await idempotency.sweep()) > 0);
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
