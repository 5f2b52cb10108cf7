import type { DeliveryObserver } from '../webhooks/sender.ts'
import type { Metrics } from './metrics.ts'

export function webhookObserver(metrics: Metrics): DeliveryObserver {
  return {
    attempted({ state, error, responseStatus, durationMs }) {
      const reason = error ?? `${Math.trunc((responseStatus ?? 0) / 100)}xx`
      metrics.webhookAttempts.inc({ result: state, reason })
      metrics.webhookSeconds.observe(durationMs / 1000)
    },
    interrupted: (count) => metrics.webhookAttempts.inc({ result: 'interrupted', reason: 'process_died' }, count),
    queue({ waiting, ageSeconds }) {
      metrics.webhookQueued.set(waiting)
      metrics.webhookQueueAgeSeconds.set(ageSeconds)
    },
  }
}
