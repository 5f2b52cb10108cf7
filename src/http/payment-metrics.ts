import type { OpenCount } from '../payments/reconcile/store.ts'
import type { UnmatchedCount } from '../payments/requests/queries.ts'
import type { Metrics } from './metrics.ts'

/** Resets the gauge first, so that an empty stage does not keep its last count. */
export function openObserver(metrics: Metrics): (counts: OpenCount[]) => void {
  return (counts) => {
    metrics.paymentsOpen.reset()
    for (const mode of ['live', 'test']) metrics.paymentsOpen.set({ stage: 'attention', mode }, 0)
    for (const { stage, livemode, count } of counts)
      metrics.paymentsOpen.set({ stage, mode: livemode ? 'live' : 'test' }, count)
  }
}

export function unmatchedObserver(metrics: Metrics): (count: UnmatchedCount) => void {
  return ({ count, oldestSeconds, waitingSeconds }) => {
    metrics.movementsUnmatched.set(count)
    metrics.movementsUnmatchedAgeSeconds.set(oldestSeconds ?? 0)
    metrics.movementsWaitingSeconds.set(waitingSeconds ?? 0)
  }
}
