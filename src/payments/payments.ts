import { createHmac } from 'node:crypto'
import { createCursors } from '../foundation/cursor.ts'
import type { Decimal } from '../foundation/money.ts'
import { datedBy } from '../foundation/random.ts'
import type { Route } from '../foundation/route.ts'
import type { Database } from '../storage/database.ts'
import type { Installation } from '../storage/installation.ts'
import type { Sealer } from '../storage/sealing.ts'
import { createAdvancedPayments } from './advanced/routes.ts'
import { createAdvancedStore } from './advanced/store.ts'
import { c2pRoutes } from './c2p/routes.ts'
import type { PaymentContext } from './submit.ts'
import { createMatchingStore } from './matching/store.ts'
import { lookupRoutes } from './lookup/routes.ts'
import { createLookupStore } from './lookup/store.ts'
import { pagoMovilRoutes } from './pago-movil/routes.ts'
import { createTransferStore } from './pago-movil/store.ts'
import { createReconciler } from './reconcile/reconcile.ts'
import { createReconcileStore, type OpenCount } from './reconcile/store.ts'
import { createReconcileWorker } from './reconcile/worker.ts'
import { reversalRoutes } from './reversal/routes.ts'
import { createReversalStore } from './reversal/store.ts'
import { createPayerEncryption } from './payer-encryption.ts'
import { createPaymentStore } from './store.ts'
import { createUnwritten } from './unwritten.ts'
import { startCardFailures } from './vpos/card-velocity.ts'
import { vposRoutes } from './vpos/routes.ts'

/** Everything about payments, put together. */
export type Payments = {
  routes: Route[]
  /** A bank told of money: charges that may have brought it are asked about now, not at their next turn. */
  moneyArrived(accountId: Buffer, amount: Decimal): Promise<void>
  stop(): Promise<void>
}

export function createPayments(
  parts: Omit<
    PaymentContext,
    'store' | 'reversals' | 'advanced' | 'matching' | 'encryption' | 'unwritten' | 'hashCard' | 'triggerReconcile'
  > & {
    /** Whether this process looks after what banks left open; otherwise it does so only for payments that are read. */
    reconciles: boolean
    database: Database
    sealer: Sealer
    installation: Installation
    /** Told now and then how many payments wait, and for what. */
    observeOpen: (counts: OpenCount[]) => void
    /** Told how many known outcomes wait for the database. */
    observeUnwritten: (count: number) => void
    /** Called when something was written that tenants are told of. */
    notifySender: () => void
  },
): Payments {
  const { database, sealer, installation, reconciles, notifySender, ...rest } = parts
  const encryption = createPayerEncryption(sealer, installation.deriveKey('payer'))
  // Payments are found and listed by their ids: the latest of a reference, a page between two times.
  const random = datedBy(parts.random, () => parts.databaseClock.now().getTime())
  const matching = createMatchingStore({ database, encryption })
  const stores = { database, encryption, random, notifySender, matching }
  const unwritten = createUnwritten({ ...parts, observe: parts.observeUnwritten })
  const cardKey = installation.deriveKey('card')
  const context: PaymentContext = {
    ...rest,
    random,
    store: createPaymentStore(stores),
    reversals: createReversalStore(stores),
    advanced: createAdvancedStore(stores),
    matching,
    encryption,
    unwritten,
    hashCard: (text) => createHmac('sha256', cardKey).update(text).digest(),
    triggerReconcile: (scope, paymentId) => worker.trigger(scope, paymentId),
  }
  const open = createReconcileStore(stores)
  const worker = createReconcileWorker({ ...parts, store: open, reconciler: createReconciler(context, open) })
  if (reconciles) worker.start()
  const lookups = createLookupStore({ database, encryption })
  const cursors = createCursors(installation.deriveKey('cursor'))
  const advanced = createAdvancedPayments(context)
  const transfers = createTransferStore(stores)
  const cardFailures = startCardFailures({ database, clock: parts.clock, log: parts.log })
  return {
    routes: [
      ...c2pRoutes(context),
      ...vposRoutes(context, cardFailures),
      ...pagoMovilRoutes(context, transfers),
      ...lookupRoutes(context, { lookups, cursors }),
      ...reversalRoutes(context),
      ...advanced.routes,
    ],
    async moneyArrived(accountId, amount) {
      for (const { paymentId, ...scope } of await open.findWaiting(accountId, amount)) worker.trigger(scope, paymentId)
    },
    async stop() {
      await worker.stop()
      await cardFailures.stop()
      await advanced.stop()
      await unwritten.stop()
    },
  }
}
