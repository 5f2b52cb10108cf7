import type { FastifyInstance } from 'fastify'
import { sealAudit } from '../audit/chain.ts'
import type { Refusals } from '../audit/refusals.ts'
import type { Accounts, BankRegistry } from '../banks/registry.ts'
import type { Checkout } from '../checkout/checkout.ts'
import { type Clock, startLoop } from '../foundation/clock.ts'
import { createCursors } from '../foundation/cursor.ts'
import { limits } from '../foundation/limits.ts'
import { type ComponentLogs, errorFields, type Log } from '../foundation/log.ts'
import type { Random } from '../foundation/random.ts'
import type { Scope } from '../foundation/scope.ts'
import type { Settings } from '../foundation/settings.ts'
import { createAddressStore } from '../movements/addresses.ts'
import type { PaymentActions } from '../payments/admin/actions.ts'
import type { Approvals } from '../payments/approvals/approvals.ts'
import type { Overpayments } from '../payments/overpayments/give-back.ts'
import type { Assignments } from '../payments/requests/assignments.ts'
import { createPayerEncryption } from '../payments/payer-encryption.ts'
import type { Incoming } from '../movements/incoming.ts'
import { createImporter } from '../reconciliations/import/import.ts'
import type { Reconciliations } from '../reconciliations/reconciliations.ts'
import type { Rates } from '../rates/rates.ts'
import type { Database } from '../storage/database.ts'
import type { Installation } from '../storage/installation.ts'
import type { Sealer } from '../storage/sealing.ts'
import type { Webhooks } from '../webhooks/webhooks.ts'
import { createAuthentication } from './access/authentication.ts'
import { createChoosePassword } from './access/choose-password.ts'
import { recordRefusal } from './access/refused-changes.ts'
import { createFactors } from './access/factors.ts'
import { createKnownDevices } from './access/known-devices.ts'
import { createLoginThrottle } from './access/login-throttle.ts'
import { createManagedUsers } from './access/manage-users.ts'
import { createOidc } from './access/oidc.ts'
import { createPasskeys } from './access/passkeys.ts'
import { createPasswords, type ScryptCost } from './access/passwords.ts'
import { createPendingSignIns } from './access/pending-sign-ins.ts'
import { createSessions } from './access/sessions.ts'
import { createSignIn } from './access/sign-in.ts'
import { createUserLinks } from './access/user-links.ts'
import type { BankHealth } from './bank-health.ts'
import type { AdminContext } from './context.ts'
import type { OneTimeKeys } from './playground/one-time-keys.ts'
import { playgroundRoutes } from './playground/routes.ts'
import { mount } from './route.ts'
import { assignmentRoutes } from './routes/assignments.ts'
import { bankAccountRoutes } from './routes/bank-accounts.ts'
import { bankRoutes } from './routes/banks.ts'
import { checkoutProfileRoutes } from './routes/checkout-profile.ts'
import { checkoutRoutes } from './routes/checkout.ts'
import { incomingRoutes } from './routes/incoming.ts'
import { movementRoutes } from './routes/movements.ts'
import { notificationRoutes } from './routes/notifications.ts'
import { approvalRoutes } from './routes/approvals.ts'
import { oidcRoutes } from './routes/oidc.ts'
import { overpaymentRoutes } from './routes/overpayments.ts'
import { overviewRoutes } from './routes/overview.ts'
import { paymentSearchRoutes } from './routes/payment-search.ts'
import { paymentRoutes } from './routes/payments.ts'
import { reconciliationRoutes } from './routes/reconciliations.ts'
import { rateRoutes } from './routes/rates.ts'
import { auditRoutes } from './routes/audit.ts'
import { exportRoutes } from './routes/exports.ts'
import { factorRoutes } from './routes/factors.ts'
import { sessionRoutes } from './routes/session.ts'
import { keyRoutes, tenantRoutes } from './routes/tenants.ts'
import { userRoutes } from './routes/users.ts'
import { webhookRoutes } from './routes/webhooks.ts'
import { rollUpHours } from './statistics/hourly-rollup.ts'
import { createChangeReader } from './stream/changes.ts'
import { streamRoutes } from './stream/routes.ts'
import { createPaymentStream } from './stream/stream.ts'

/** Operators' API (admin API), assembled: the routes behind the dashboard. */
export type Operators = {
  prefix: string
  /** Registers the routes on the HTTP server. */
  register(app: FastifyInstance): void
  stop(): Promise<void>
}

const SWEEP_MS = 60_000

export function createOperators(parts: {
  settings: Settings
  version: string
  clock: Clock
  random: Random
  log: ComponentLogs
  database: Database
  sealer: Sealer
  installation: Installation
  registry: BankRegistry
  bankHealth: BankHealth
  accountsOf(scope: Scope): Promise<Accounts>
  hasTestBanks: boolean
  /** OWASP's minimum if undefined. */
  passwordCost?: ScryptCost | undefined
  rates: Rates
  reconciliations: Reconciliations
  webhooks: Webhooks
  incoming: Incoming
  approvals: Approvals
  overpayments: Overpayments
  paymentActions: PaymentActions
  assignments: Assignments
  checkout: Checkout
  oneTimeKeys: OneTimeKeys
  refusals: Refusals
  /** Address at which browsers reach the dashboard. */
  dashboardUrl(): string
}): Operators {
  const { settings, clock, random, log, database, installation } = parts
  const pepper = installation.deriveKey('operator')
  const auditKeys = installation.deriveUnexpiredKeys('audit')
  const encryption = createPayerEncryption(parts.sealer, installation.hasher('payer'))
  const isProduction = settings.mode === 'production'
  const sessions = createSessions(database, random, { pepper, idleSeconds: idleMinutes(settings) * 60 })
  const factors = createFactors({ ...parts, hash: installation.hasher('recovery') })
  const passkeys = createPasskeys({ ...parts, pepper })
  const pending = createPendingSignIns(database, random, pepper)
  const attempts = createLoginThrottle(database, pepper)
  const passwords = createPasswords(random, parts.passwordCost)
  const userLinks = createUserLinks(database, random, pepper)
  const oidc = createOidc({ ...parts, log: log.component('sign-in'), pepper, attempts, sessions })
  const authentication = createAuthentication({
    database,
    sessions,
    peppers: installation.deriveKeys('operator'),
    isProduction,
  })
  const stream = createPaymentStream({
    changes: createChangeReader({ database, encryption }),
    authentication,
    clock,
    log: log.component('stream'),
  })
  const context: AdminContext = {
    ...parts,
    encryption,
    importer: createImporter(parts),
    notificationAddresses: createAddressStore(parts),
    cursors: createCursors(installation.deriveKeys('cursor')),
    keyPepper: installation.deriveKey('api-key'),
    sessions,
    factors,
    passkeys,
    oidc,
    authentication,
    signIn: createSignIn({
      database,
      random,
      log: log.component('sign-in'),
      passwords,
      attempts,
      sessions,
      refusals: parts.refusals,
      pending,
      factors,
      passkeys,
      knownDevices: createKnownDevices(clock, random, pepper),
    }),
    attempts,
    userLinks,
    managedUsers: createManagedUsers(database, random),
    choosePassword: createChoosePassword({ ...parts, links: userLinks, passwords, attempts }),
    stream,
  }

  const loop = (intervalMs: number, work: () => Promise<void>, part: Log, message: string) =>
    startLoop(clock, intervalMs, work, (error) => part.warn(message, errorFields(error)))
  const loops = [
    loop(SWEEP_MS, sweep, log.component('sessions'), 'cleanup failed'),
    ...(settings.role === 'api'
      ? []
      : [
          loop(limits.rollupStepSeconds * 1000, () => rollUpHours(database), log.component('stats'), 'rollup failed'),
          loop(limits.auditSealSeconds * 1000, seal, log.component('audit'), 'seal failed'),
        ]),
  ]

  return {
    prefix: '/admin/api',

    register(app) {
      app.decorateRequest('identity', null)
      app.addHook('onRequest', context.authentication.authenticateRequest)
      app.addHook('onError', recordRefusal(parts.refusals))
      // Event streams never end by themselves and would block a graceful shutdown.
      app.addHook('preClose', () => stream.stop())
      const routes = [
        ...sessionRoutes(context),
        ...factorRoutes(context),
        ...oidcRoutes(context),
        ...overviewRoutes(context),
        ...paymentRoutes(context),
        ...paymentSearchRoutes(context),
        ...movementRoutes(context),
        ...assignmentRoutes(context),
        ...incomingRoutes(context),
        ...approvalRoutes(context),
        ...overpaymentRoutes(context),
        ...checkoutRoutes(context),
        ...checkoutProfileRoutes(context),
        ...streamRoutes(context),
        ...tenantRoutes(context),
        ...keyRoutes(context),
        ...bankRoutes(context),
        ...bankAccountRoutes(context),
        ...notificationRoutes(context),
        ...webhookRoutes(context),
        ...rateRoutes(context),
        ...reconciliationRoutes(context),
        ...exportRoutes(context),
        ...auditRoutes(context),
        ...userRoutes(context),
        ...playgroundRoutes(context, app),
      ]
      for (const route of routes) mount(app, route, isProduction)
    },

    async stop() {
      await Promise.all([stream.stop(), ...loops.map((running) => running.stop())])
    },
  }

  async function seal(): Promise<void> {
    if (await sealAudit(database, auditKeys)) return
    log.component('audit').error('the sealed entry is no longer in the audit log (run pasarela audit verify)')
  }

  async function sweep(): Promise<void> {
    await sessions.sweep()
    await attempts.sweep()
    await pending.sweep()
    await passkeys.sweep()
    await userLinks.sweep()
    await oidc?.sweep()
  }
}

function idleMinutes({ mode, sessionIdleMinutes }: Settings): number {
  return sessionIdleMinutes === 'auto' ? { production: 15, local: 120 }[mode] : sessionIdleMinutes
}
