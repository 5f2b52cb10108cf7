import type { FastifyInstance } from 'fastify'
import type { Accounts, BankRegistry } from '../banks/registry.ts'
import { type Clock, startLoop } from '../foundation/clock.ts'
import { createCursors } from '../foundation/cursor.ts'
import { limits } from '../foundation/limits.ts'
import { errorFields, type Log } from '../foundation/log.ts'
import type { Random } from '../foundation/random.ts'
import type { Scope } from '../foundation/scope.ts'
import type { Settings } from '../foundation/settings.ts'
import { createPayerEncryption } from '../payments/rows.ts'
import type { Rates } from '../rates/rates.ts'
import type { Database } from '../storage/database.ts'
import type { Installation } from '../storage/installation.ts'
import type { Sealer } from '../storage/sealing.ts'
import type { Webhooks } from '../webhooks/webhooks.ts'
import { createAdmission } from './access/admission.ts'
import { createAttempts } from './access/attempts.ts'
import { createPasswords } from './access/passwords.ts'
import { createSessions } from './access/sessions.ts'
import { createSignIn } from './access/sign-in.ts'
import type { BankHealth } from './bank-health.ts'
import type { OperatorDesk } from './desk.ts'
import type { Passes } from './playground/passes.ts'
import { playgroundRoutes } from './playground/routes.ts'
import { mount } from './route.ts'
import { bankRoutes } from './routes/banks.ts'
import { overviewRoutes } from './routes/overview.ts'
import { paymentRoutes } from './routes/payments.ts'
import { rateRoutes } from './routes/rates.ts'
import { recordRoutes } from './routes/records.ts'
import { sessionRoutes } from './routes/session.ts'
import { keyRoutes, tenantRoutes } from './routes/tenants.ts'
import { webhookRoutes } from './routes/webhooks.ts'
import { addUpHours } from './statistics/figures.ts'
import { createChangeReader } from './stream/changes.ts'
import { streamRoutes } from './stream/routes.ts'
import { createPaymentStream } from './stream/stream.ts'

/** The operators' API, put together: what the people who run the gateway see and do. */
export type Operators = {
  prefix: string
  /** Adds the API to the door. */
  register(app: FastifyInstance): void
  stop(): Promise<void>
}

const SWEEP_MS = 60_000

export function createOperators(parts: {
  settings: Settings
  version: string
  clock: Clock
  random: Random
  log: Log
  database: Database
  sealer: Sealer
  installation: Installation
  registry: BankRegistry
  bankHealth: BankHealth
  accountsOf(scope: Scope): Promise<Accounts>
  hasTestBanks: boolean
  rates: Rates
  webhooks: Webhooks
  passes: Passes
}): Operators {
  const { settings, clock, random, log, database, installation } = parts
  const pepper = installation.deriveKey('operator')
  const vault = createPayerEncryption(parts.sealer, installation.deriveKey('payer'))
  const sessions = createSessions(database, random, pepper)
  const attempts = createAttempts(database, pepper)
  const stream = createPaymentStream({ changes: createChangeReader({ database, vault }), clock, log })
  const desk: OperatorDesk = {
    ...parts,
    vault,
    cursors: createCursors(installation.deriveKey('cursor')),
    keyPepper: installation.deriveKey('api-key'),
    sessions,
    admission: createAdmission({ database, sessions, pepper, alwaysSecure: settings.mode === 'production' }),
    signIn: createSignIn({ database, random, log, passwords: createPasswords(random), attempts, sessions }),
    stream,
  }

  const loop = (intervalMs: number, work: () => Promise<void>, complaint: string) =>
    startLoop(clock, intervalMs, work, (error) => log.warn(complaint, errorFields(error)))
  const loops = [
    loop(SWEEP_MS, sweep, 'ended sessions were not removed'),
    ...(settings.role === 'api'
      ? []
      : [loop(limits.figuresStepSeconds * 1000, () => addUpHours(database), 'figures were not added up')]),
  ]

  return {
    prefix: '/admin/api',

    register(app) {
      app.decorateRequest('identity', null)
      app.addHook('onRequest', desk.admission.admit)
      // Connections that never end by themselves would hold up a stop.
      app.addHook('preClose', () => stream.stop())
      const routes = [
        ...sessionRoutes(desk),
        ...overviewRoutes(desk),
        ...paymentRoutes(desk),
        ...streamRoutes(desk),
        ...tenantRoutes(desk),
        ...keyRoutes(desk),
        ...bankRoutes(desk),
        ...webhookRoutes(desk),
        ...rateRoutes(desk),
        ...recordRoutes(desk),
        ...playgroundRoutes(desk, app),
      ]
      for (const route of routes) mount(app, route)
    },

    async stop() {
      await Promise.all([stream.stop(), ...loops.map((running) => running.stop())])
    },
  }

  async function sweep(): Promise<void> {
    await sessions.sweep()
    await attempts.sweep()
  }
}
