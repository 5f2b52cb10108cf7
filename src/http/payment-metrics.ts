import type { OpenCount } from '../payments/reconcile/store.ts'
import type { Metrics } from './metrics.ts'

/** A stage that nothing waits in any more is told as 0, not left at what it was. */
export function openObserver(metrics: Metrics): (counts: OpenCount[]) => void {
  return (counts) => {
    metrics.paymentsOpen.reset()
    for (const mode of ['live', 'test']) metrics.paymentsOpen.set({ stage: 'attention', mode }, 0)
    for (const { stage, livemode, count } of counts)
      metrics.paymentsOpen.set({ stage, mode: livemode ? 'live' : 'test' }, count)
  }
}
