import { type Clock, type Loop, startLoop } from '../../foundation/clock.ts'
import { limits } from '../../foundation/limits.ts'
import { errorFields, type Log } from '../../foundation/log.ts'
import type { Scope } from '../../foundation/scope.ts'
import type { Reconciler } from './reconcile.ts'
import type { OpenCount, OpenPayment, ReconcileStore } from './store.ts'

/** Any number of processes do this at once: each payment is taken by one of them at a time. */
export type ReconcileWorker = {
  /** Somebody reads a payment that waits for the bank: it is asked about now, unless it just was. */
  poke(scope: Scope, paymentId: string): void
  start(): void
  stop(): Promise<void>
}

export function createReconcileWorker(parts: {
  clock: Clock
  log: Log
  store: ReconcileStore
  reconciler: Reconciler
  /** Told now and then what waits. */
  observeOpen: (counts: OpenCount[]) => void
}): ReconcileWorker {
  const { clock, log, store, reconciler, observeOpen } = parts
  const underWay = new Set<Promise<void>>()
  let loops: Loop[] = []
  return {
    poke(scope, paymentId) {
      track(store.takeOne(scope, paymentId).then((open) => open && reconciler.look(open)))
    },
    start() {
      const repeat = (intervalMs: number, work: () => Promise<void>) =>
        startLoop(clock, intervalMs, work, (error) =>
          log.warn('open payments were not looked at', { ...errorFields(error), errorStack: undefined }),
        )
      loops = [
        repeat(limits.reconcileIntervalMs, takeAll),
        repeat(limits.openCountIntervalMs, async () => observeOpen(await store.countOpen())),
      ]
    },
    async stop() {
      await Promise.all(loops.map((loop) => loop.stop()))
      await Promise.allSettled(underWay)
    },
  }

  async function takeAll(): Promise<void> {
    for (;;) {
      const due = await store.takeDue()
      await Promise.all(due.map(lookSafely))
      if (due.length < limits.reconcileBatch) return
    }
  }

  /** One payment's trouble is not another's: its lease brings it back. */
  async function lookSafely(open: OpenPayment): Promise<void> {
    await reconciler.look(open).catch((error: unknown) =>
      log.warn('an open payment could not be looked at', {
        paymentId: open.payment.paymentId,
        tenantId: open.scope.tenantId,
        ...errorFields(error),
      }),
    )
  }

  function track(work: Promise<void>): void {
    const tracked = work.catch((error: unknown) => log.warn('a poke failed', errorFields(error)))
    underWay.add(tracked)
    void tracked.finally(() => underWay.delete(tracked))
  }
}
