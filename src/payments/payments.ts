import { createHmac } from 'node:crypto'
import { createCursors } from '../foundation/cursor.ts'
import type { Decimal } from '../foundation/money.ts'
import { datedBy } from '../foundation/random.ts'
import type { Route } from '../foundation/route.ts'
import type { Scope } from '../foundation/scope.ts'
import type { Database } from '../storage/database.ts'
import type { Installation } from '../storage/installation.ts'
import type { Sealer } from '../storage/sealing.ts'
import { createPaymentActions, type PaymentActions } from './admin/actions.ts'
import { createDisbursementRunner } from './advanced/disbursement-runner.ts'
import { advancedRoutes } from './advanced/routes.ts'
import { createAdvancedStore } from './advanced/store.ts'
import { type Approvals, createApprovals } from './approvals/approvals.ts'
import { approvalRoutes } from './approvals/routes.ts'
import { createApprovalStore } from './approvals/store.ts'
import { type Collecting, createCollecting } from './collecting.ts'
import { balanceRoutes } from './balance/routes.ts'
import { c2pRoutes } from './c2p/routes.ts'
import type { PaymentContext } from './submit.ts'
import { createMatchingStore, type KeepLines } from './matching/store.ts'
import { lookupRoutes } from './lookup/routes.ts'
import { createLookupStore } from './lookup/store.ts'
import { createOverpayments, type Overpayments } from './overpayments/give-back.ts'
import { createOverpaymentStore } from './overpayments/store.ts'
import { mandateRoutes } from './mandates/routes.ts'
import { createMandateStore } from './mandates/store.ts'
import { pagoMovilRoutes } from './pago-movil/routes.ts'
import { createTransferStore } from './pago-movil/store.ts'
import { createReconciler } from './reconcile/reconcile.ts'
import { createReconcileStore, type OpenCount } from './reconcile/store.ts'
import { createReconcileWorker } from './reconcile/worker.ts'
import { reversalRoutes } from './reversal/routes.ts'
import { type Assignments, createAssignments } from './requests/assignments.ts'
import { requestRoutes } from './requests/routes.ts'
import { createRequestStore } from './requests/store.ts'
import type { UnmatchedCount } from './requests/queries.ts'
import type { ReportUnmatched } from './requests/match.ts'
import { createMatchWorker } from './requests/worker.ts'
import { createReversalStore } from './reversal/store.ts'
import { createPayerEncryption } from './payer-encryption.ts'
import { createPaymentStore } from './store.ts'
import { createUnwritten } from './unwritten.ts'
import { startCardFailures } from './vpos/card-velocity.ts'
import { vposRoutes } from './vpos/routes.ts'

/** Payments: routes, reconciliation worker and background writes, assembled. */
export type Payments = {
  routes: Route[]
  /** A bank notified an incoming amount: open charges of that amount are reconciled now, not at their next check. */
  moneyArrived(accountId: Buffer, amount: Decimal): Promise<void>
  approvals: Approvals
  overpayments: Overpayments
  actions: PaymentActions
  assignments: Assignments
  collecting: Collecting
  stop(): Promise<void>
}

export function createPayments(
  parts: Omit<
    PaymentContext,
    'store' | 'reversals' | 'advanced' | 'matching' | 'encryption' | 'unwritten' | 'hashCard' | 'triggerReconcile'
  > & {
    /** Whether this process runs the reconciliation loop; otherwise it reconciles only payments that are read. */
    reconciles: boolean
    database: Database
    sealer: Sealer
    installation: Installation
    /** Receives the number of open payments by stage, periodically. */
    observeOpen: (counts: OpenCount[]) => void
    /** Receives the number of outcomes that wait to be written to the database. */
    observeUnwritten: (count: number) => void
    keepLines: KeepLines
    /** Receives the number and the age of unmatched movements, periodically. */
    observeUnmatched: (count: UnmatchedCount) => void
    reportUnmatched: ReportUnmatched
    /** Called after a write that queued webhooks. */
    notifySender(scope: Scope): void
  },
): Payments {
  const { database, sealer, installation, reconciles, keepLines, notifySender, ...rest } = parts
  const encryption = createPayerEncryption(sealer, installation.hasher('payer'))
  // Ids carry the database's time, because lists and look-ups sort and search payments by id.
  const random = datedBy(parts.random, () => parts.databaseClock.now().getTime())
  const matching = createMatchingStore({ database, encryption, keepLines })
  const stores = { database, encryption, random, notifySender, matching }
  const unwritten = createUnwritten({
    clock: parts.clock,
    log: parts.log.component('outcomes'),
    observe: parts.observeUnwritten,
  })
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
  const worker = createReconcileWorker({
    ...parts,
    log: parts.log.component('reconcile'),
    store: open,
    reconciler: createReconciler(context, open),
  })
  const requests = createRequestStore(stores)
  const matcher = createMatchWorker({
    clock: parts.clock,
    log: parts.log.component('matching'),
    now: () => parts.databaseClock.now(),
    reportUnmatched: parts.reportUnmatched,
    observeUnmatched: parts.observeUnmatched,
    requests,
    matching,
  })
  if (reconciles) worker.start()
  matcher.start({ matches: reconciles })
  const lookups = createLookupStore({ database, encryption })
  const cursors = createCursors(installation.deriveKeys('cursor'))
  const runner = createDisbursementRunner(context)
  const approvals = createApprovals(context, createApprovalStore(stores), runner)
  const overpayments = createOverpayments(context, createOverpaymentStore(database))
  const transfers = createTransferStore(stores)
  const cardFailures = startCardFailures({ database, clock: parts.clock, log: parts.log.component('card-velocity') })
  return {
    routes: [
      ...c2pRoutes(context),
      ...vposRoutes(context, cardFailures),
      ...pagoMovilRoutes(context, transfers),
      ...requestRoutes(context, requests),
      ...lookupRoutes(context, { lookups, cursors, overpayments }),
      ...reversalRoutes(context),
      ...advancedRoutes(context, runner, overpayments),
      ...mandateRoutes({ mandates: createMandateStore({ database, encryption }), cursors }),
      ...approvalRoutes(approvals),
      ...balanceRoutes(context),
    ],
    async moneyArrived(accountId, amount) {
      for (const { paymentId, ...scope } of await open.findWaiting(accountId, amount)) worker.trigger(scope, paymentId)
    },
    approvals,
    overpayments,
    actions: createPaymentActions(context, requests),
    assignments: createAssignments(context, requests),
    collecting: createCollecting(context, { requests, cardFailures }),
    async stop() {
      await worker.stop()
      await matcher.stop()
      await cardFailures.stop()
      await runner.stop()
      await unwritten.stop()
    },
  }
}
