import type { Clock } from '../foundation/clock.ts'
import { limits } from '../foundation/limits.ts'
import { DatabaseUnavailable } from './database.ts'

/**
 * Retries with backoff while the database is unavailable, up to `settleRetryMs`. Only for reads and idempotent writes:
 * a failed attempt may have been committed.
 */
export async function retryWhileDatabaseDown<Result>(
  { clock }: { clock: Clock },
  attempt: () => Promise<Result>,
): Promise<Result> {
  const deadlineMs = clock.monotonicMs() + limits.settleRetryMs
  for (let delayMs = 50; ; delayMs = Math.min(delayMs * 2, 1_000)) {
    try {
      return await attempt()
    } catch (error) {
      const isLast = clock.monotonicMs() + delayMs > deadlineMs
      if (!(error instanceof DatabaseUnavailable) || isLast) throw error
    }
    await clock.sleep(delayMs)
  }
}
