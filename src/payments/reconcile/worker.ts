import { type Clock, type Loop, startLoop } from '../../foundation/clock.ts'
import { limits } from '../../foundation/limits.ts'
import { errorFields, type Log } from '../../foundation/log.ts'
import type { Scope } from '../../foundation/scope.ts'
import type { Reconciler } from './reconcile.ts'
import {
  type OpenCount,
  type OpenPayment,
  type ReconcileStore,
  shareKeyOf,
  type TakenPayments,
  type UnreadablePayment,
} from './store.ts'

/** Any number of processes do this at once: each payment is taken by one of them at a time. */
export type ReconcileWorker = {
  /** Somebody reads a payment that waits for the bank: it is asked about now, unless it just was. */
  trigger(scope: Scope, paymentId: string): void
  start(): void
  stop(): Promise<void>
}

export function createReconcileWorker(parts: {
  clock: Clock
  log: Log
  store: ReconcileStore
  reconciler: Reconciler
  /** Receives the counts of open payments periodically. */
  observeOpen: (counts: OpenCount[]) => void
}): ReconcileWorker {
  const { clock, log, store, reconciler, observeOpen } = parts
  const underWay = new Set<Promise<void>>()
  /** The pool: how many looks are in flight, in all and by share key. A look that hangs holds its own place only. */
  let pooled = 0
  const inFlight = new Map<string, number>()
  let filling: Promise<void> | undefined
  let isFillWanted = false
  const stopping = new AbortController()
  let loops: Loop[] = []
  return {
    trigger(scope, paymentId) {
      track(reconcileOnDemand(scope, paymentId))
    },
    start() {
      const onError = (error: unknown) => log.warn('count of open payments failed', errorFields(error))
      const count = async () => observeOpen(await store.countOpen())
      loops = [
        startLoop(clock, limits.reconcileIntervalMs, fillPool, logTick),
        startLoop(clock, limits.openCountIntervalMs, count, onError),
      ]
    },
    async stop() {
      stopping.abort()
      await Promise.all(loops.map((loop) => loop.stop()))
      await filling
      await Promise.allSettled(underWay)
    },
  }

  async function reconcileOnDemand(scope: Scope, paymentId: string): Promise<void> {
    const { open, unreadable } = await store.takeOne(scope, paymentId)
    await Promise.all([...open.map((taken) => reconciler.reconcile(taken)), ...unreadable.map(flagSafely)])
  }

  /** One at a time: two would count the same free places. A fill wanted meanwhile follows at once. */
  function fillPool(): Promise<void> {
    isFillWanted = true
    filling ??= (async () => {
      while (isFillWanted && !stopping.signal.aborted) {
        isFillWanted = false
        await takeWhileFree().catch(logTick)
      }
    })().finally(() => (filling = undefined))
    return filling
  }

  /** Until nothing more may be taken: what is taken may fill the share of an account that hid the others behind it. */
  async function takeWhileFree(): Promise<void> {
    while (pooled < limits.reconcileBatch && !stopping.signal.aborted) {
      const taken = await store.takeDue({ free: limits.reconcileBatch - pooled, inFlight })
      if (isEmpty(taken)) return
      for (const open of taken.open) reconcileInPool(open)
      await Promise.all(taken.unreadable.map(flagSafely))
    }
  }

  function reconcileInPool(open: OpenPayment): void {
    const key = shareKeyOf(open)
    countInFlight(key, 1)
    track(
      reconcileSafely(open).finally(() => {
        // Otherwise whatever was due has been taken already, and the next tick is soon enough.
        const hadNoFreePlace = pooled >= limits.reconcileBatch || inFlightOf(key) >= limits.reconcilePerAccount
        countInFlight(key, -1)
        if (hadNoFreePlace) void fillPool()
      }),
    )
  }

  function countInFlight(key: string | null, change: 1 | -1): void {
    pooled += change
    if (key === null) return
    const count = inFlightOf(key) + change
    if (count === 0) inFlight.delete(key)
    else inFlight.set(key, count)
  }

  function inFlightOf(key: string | null): number {
    return key === null ? 0 : (inFlight.get(key) ?? 0)
  }

  /** One payment's trouble is not another's: its lease brings it back. */
  async function reconcileSafely(open: OpenPayment): Promise<void> {
    await reconciler.reconcile(open).catch((error: unknown) =>
      log.warn('check of an open payment failed', {
        paymentId: open.payment.paymentId,
        tenantId: open.scope.tenantId,
        ...errorFields(error),
      }),
    )
  }

  async function flagSafely(unreadable: UnreadablePayment): Promise<void> {
    const { scope, paymentId, problem } = unreadable
    const fields = { paymentId, tenantId: scope.tenantId, livemode: scope.livemode, reason: problem }
    // While a new master key is rolled out, another process may still be able to read it: the lease brings it there.
    if (unreadable.checks <= limits.unreadableChecks) {
      return log.warn('the payer of an open payment cannot be decrypted by this process', fields)
    }
    log.error('the payer of an open payment cannot be decrypted: the payment needs manual review', fields)
    await store
      .flagUnreadable(unreadable)
      .catch((error: unknown) =>
        log.warn('an unreadable payment was not flagged', { ...fields, ...errorFields(error) }),
      )
  }

  function logTick(error: unknown): void {
    log.warn('tick failed', { ...errorFields(error), errorStack: undefined })
  }

  function track(work: Promise<void>): void {
    const tracked = work.catch((error: unknown) => log.warn('on-demand check failed', errorFields(error)))
    underWay.add(tracked)
    void tracked.finally(() => underWay.delete(tracked))
  }
}

function isEmpty({ open, unreadable }: TakenPayments): boolean {
  return open.length === 0 && unreadable.length === 0
}
