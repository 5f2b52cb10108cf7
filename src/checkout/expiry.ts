import { type Clock, type Loop, startLoop } from '../foundation/clock.ts'
import { limits } from '../foundation/limits.ts'
import { errorFields, type Log } from '../foundation/log.ts'
import type { Scope } from '../foundation/scope.ts'
import type { Collecting } from '../payments/collecting.ts'
import type { SessionStore } from './session-store.ts'

const BATCH = 100
/** A request that is still open this long after its session was paid was canceled or expired otherwise. */
const PAID_RECENTLY_SECONDS = 600

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
  return startLoop(clock, limits.checkoutSweepMs, sweep, (error) => log.warn('expiry failed', errorFields(error)))

  async function sweep(): Promise<void> {
    let ended: Scope[]
    do {
      ended = await sessions.endDue(BATCH)
      for (const scope of ended) notifySender(scope)
    } while (ended.length === BATCH)
    for (const { paymentId, ...scope } of await sessions.leftRequests(PAID_RECENTLY_SECONDS)) {
      await collecting.endPaidOtherwise(scope, paymentId)
    }
  }
}
