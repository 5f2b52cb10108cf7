import { type Clock, type Loop, startLoop } from '../foundation/clock.ts'
import { limits } from '../foundation/limits.ts'
import { errorFields, type Log } from '../foundation/log.ts'
import type { Scope } from '../foundation/scope.ts'
import type { Collecting } from '../payments/collecting.ts'
import type { SessionStore } from './session-store.ts'

const BATCH = 100
/** Between two sweeps a session may be paid whose statement began before the first of them. */
const OVERLAP_SECONDS = 600

/**
 * Ends sessions whose time is over, with `checkout.expired`, and cancels requests for a transfer in sessions that were paid
 * in another way: a customer who opens that page again must not pay twice.
 */
export function startSessionExpiry({
  sessions,
  collecting,
  clock,
  log,
  notifySender,
}: {
  sessions: SessionStore
  collecting: Pick<Collecting, 'endPaidOtherwise'>
  clock: Clock
  log: Log
  notifySender(scope: Scope): void
}): Loop {
  /** When a sweep last left no request. Before the first one, any session may have one that is still open. */
  let sweptAtMs: number | undefined

  return startLoop(clock, limits.checkoutSweepMs, sweep, (error) => log.warn('expiry failed', errorFields(error)))

  async function sweep(stopping: AbortSignal): Promise<void> {
    let ended: Scope[]
    do {
      ended = await sessions.endDue(BATCH)
      for (const scope of ended) notifySender(scope)
    } while (ended.length === BATCH && !stopping.aborted)
    const nowMs = clock.monotonicMs()
    const paidWithinSeconds =
      sweptAtMs === undefined ? limits.checkoutMinutesMax * 60 : OVERLAP_SECONDS + (nowMs - sweptAtMs) / 1000
    const left = await sessions.leftRequests(paidWithinSeconds, BATCH)
    for (const { paymentId, ...scope } of left) await collecting.endPaidOtherwise(scope, paymentId)
    if (left.length < BATCH) sweptAtMs = nowMs
  }
}
