import type { StatementObserver } from '../movements/statements.ts'
import type { Metrics } from './metrics.ts'

export function statementObserver(metrics: Metrics): StatementObserver {
  return {
    read: (bank, result) => metrics.statementReadings.inc({ bank, result }),
    // Resets the gauge first, so that a bank whose last account was removed does not keep its age.
    ages(ages) {
      metrics.statementAgeSeconds.reset()
      for (const { bank, ageSeconds } of ages) metrics.statementAgeSeconds.set({ bank }, ageSeconds)
    },
  }
}
