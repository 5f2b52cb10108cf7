import type { RatesObserver } from '../rates/rates.ts'
import type { Metrics } from './metrics.ts'

/** How old and how trustworthy each rate source's word is. */
export function rateObserver(metrics: Metrics): RatesObserver {
  return {
    sourceFailed: (source, error) => metrics.rateSourceFailures.inc({ source, error }),
    sourceSeen(source, { ageSeconds, held }) {
      metrics.rateHeld.set({ source }, held ? 1 : 0)
      if (ageSeconds !== undefined) metrics.rateAgeSeconds.set({ source }, ageSeconds)
    },
  }
}
