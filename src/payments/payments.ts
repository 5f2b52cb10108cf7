import { createHmac } from 'node:crypto'
import type { Route } from '../foundation/route.ts'
import type { Database } from '../storage/database.ts'
import { startDatabaseClock } from '../storage/database-clock.ts'
import type { Installation } from '../storage/installation.ts'
import type { Sealer } from '../storage/sealing.ts'
import { c2pRoutes } from './c2p/routes.ts'
import type { Desk } from './engine.ts'
import { createVault } from './rows.ts'
import { createPaymentStore } from './store.ts'

/** Everything about payments, put together. */
export type Payments = { routes: Route[]; stop(): Promise<void> }

export async function createPayments(
  parts: Omit<Desk, 'store' | 'databaseClock' | 'hashCard'> & {
    database: Database
    sealer: Sealer
    installation: Installation
  },
): Promise<Payments> {
  const { database, sealer, installation, ...rest } = parts
  const databaseClock = await startDatabaseClock(database, parts.clock)
  const vault = createVault(sealer, installation.deriveKey('payer'))
  const cardKey = installation.deriveKey('card')
  const desk: Desk = {
    ...rest,
    databaseClock,
    store: createPaymentStore({ database, vault, random: parts.random }),
    hashCard: (text) => createHmac('sha256', cardKey).update(text).digest(),
  }
  return {
    routes: [...c2pRoutes(desk)],
    stop: () => databaseClock.stop(),
  }
}
