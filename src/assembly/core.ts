import type { Clock } from '../foundation/clock.ts'
import type { ComponentLogs } from '../foundation/log.ts'
import type { Random } from '../foundation/random.ts'
import type { Route } from '../foundation/route.ts'
import type { Settings } from '../foundation/settings.ts'
import type { MetricFamily } from '../http/merged-metrics.ts'
import type { Metrics } from '../http/metrics.ts'
import type { ScryptCost } from '../operators/access/passwords.ts'
import type { PaymentContext } from '../payments/submit.ts'
import type { Database } from '../storage/database.ts'
import type { Installation } from '../storage/installation.ts'
import type { Sealer } from '../storage/sealing.ts'
import type { TestBanks } from '../tenants/bank-accounts.ts'
import type { Lookup } from '../webhooks/connector.ts'

export type GatewayParts = {
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
export type Core = Pick<GatewayParts, 'settings' | 'clock' | 'random' | 'log' | 'database' | 'sealer'> & {
  installation: Installation
  metrics: Metrics
}

/** Duties of a process in its role. A worker serves only its health routes. */
export function duties({ role }: Settings): { works: boolean; servesApi: boolean; servesCheckout: boolean } {
  return {
    works: role === 'all' || role === 'worker',
    servesApi: role === 'all' || role === 'api',
    servesCheckout: role === 'all' || role === 'checkout',
  }
}
