import type { DayFigures } from '../reconciliations/measure.ts'
import type { Metrics } from './metrics.ts'

export function dayObserver(metrics: Metrics): (figures: DayFigures[]) => void {
  return (figures) => {
    for (const { livemode, openDays, oldestDays, differences, corrections } of figures) {
      const labels = { mode: livemode ? 'live' : 'test' }
      metrics.reconciliationOpenDays.set(labels, openDays)
      metrics.reconciliationOldestDays.set(labels, oldestDays)
      metrics.reconciliationDifferences.set(labels, differences)
      metrics.reconciliationCorrections.set(labels, corrections)
    }
  }
}
