import { Gauge } from 'prom-client'
import type { RatesObserver } from '../rates/rates.ts'
import type { Metrics } from './metrics.ts'

/** Age and state of each rate source, and the days left in the list of bank holidays. */
export function rateObserver(metrics: Metrics): RatesObserver {
  const holidayDaysLeft = new Gauge({
    name: 'pasarela_bank_holidays_days_left',
    help: 'Days until the complete list of bank holidays ends; negative after its end. Below 61, upgrade or set PASARELA_BANK_HOLIDAYS.',
    aggregator: 'max',
    registers: [metrics.registry],
  })
  return {
    sourceFailed: (source, error) => metrics.rateSourceFailures.inc({ source, error }),
    sourceSeen(source, { ageSeconds, quarantined }) {
      metrics.rateHeld.set({ source }, quarantined ? 1 : 0)
      if (ageSeconds !== undefined) metrics.rateAgeSeconds.set({ source }, ageSeconds)
    },
    holidaysSeen: (daysLeft) => holidayDaysLeft.set(daysLeft),
  }
}
