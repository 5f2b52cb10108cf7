import type { BankRegistry } from '../banks/registry.ts'
import type { Clock } from '../foundation/clock.ts'
import type { Log } from '../foundation/log.ts'
import type { Random } from '../foundation/random.ts'
import type { Scope } from '../foundation/scope.ts'
import type { Collecting } from '../payments/collecting.ts'
import type { Rates } from '../rates/rates.ts'
import type { Database } from '../storage/database.ts'
import type { DatabaseClock } from '../storage/database-clock.ts'
import type { Installation } from '../storage/installation.ts'
import type { Sealer } from '../storage/sealing.ts'
import { limits } from '../foundation/limits.ts'
import { createSingleFlight } from '../foundation/single-flight.ts'
import { startAttempts } from './attempts.ts'
import { createCheckout } from './checkout.ts'
import { startSessionExpiry } from './expiry.ts'
import type { CheckoutMethod } from './order.ts'
import { offeredMethods } from './orders.ts'
import { checkoutAreas } from './pages/areas.ts'

/** The checkout, assembled: sessions and links, the customers' pages, and the end of sessions. */
export function startCheckout(parts: {
  database: Database
  sealer: Sealer
  random: Random
  clock: Clock
  log: Log
  databaseClock: DatabaseClock
  installation: Installation
  registry: BankRegistry
  rates: Rates
  collecting: Collecting
  /** Whether this process ends sessions and removes old counts. */
  works: boolean
  publicUrl(): string
  notifySender(scope: Scope): void
}) {
  const { collecting, works, databaseClock } = parts
  const service = createCheckout(parts)
  const attempts = startAttempts({ ...parts, key: parts.installation.deriveKey('checkout'), sweeps: works })
  const offered = createSingleFlight<CheckoutMethod[]>({
    clock: parts.clock,
    maxAgeMs: limits.bankAccountCacheMs,
    maxEntries: limits.bankAccountCacheEntries,
  })
  const expiry = works ? startSessionExpiry({ ...parts, sessions: service.sessions, collecting }) : undefined
  return {
    service,
    areas: checkoutAreas({
      ...parts,
      checkout: service,
      attempts,
      offered: (scope) =>
        offered.get(`${scope.tenantId} ${scope.livemode}`, () => offeredMethods(parts.registry, scope)).value,
      now: () => databaseClock.now(),
    }),
    async stop(): Promise<void> {
      await expiry?.stop()
      await attempts.stop()
    },
  }
}
