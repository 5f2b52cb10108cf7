import type { Clock } from '../foundation/clock.ts'
import { limits } from '../foundation/limits.ts'
import { errorFields, type Log } from '../foundation/log.ts'
import { DatabaseUnavailable } from '../storage/database.ts'

/**
 * Writes that failed because the database was unavailable: outcomes of bank calls, and claims to release. Kept in memory
 * and retried until they succeed or the process ends. Only for idempotent writes.
 */
export type Unwritten = {
  /** False when the queue is full (`unwrittenOutcomes`): the reconciler determines the outcome then. */
  keep(paymentId: string, write: () => Promise<unknown>): boolean
  /** Waits up to `orphanGraceMs` for the remaining writes. */
  stop(): Promise<void>
}

const FIRST_DELAY_MS = 100
const LONGEST_DELAY_MS = 2_000

export function createUnwritten(parts: { clock: Clock; log: Log; observe: (count: number) => void }): Unwritten {
  const { clock, log, observe } = parts
  const waiting = new Set<Promise<void>>()
  const stopping = new AbortController()

  return {
    keep(paymentId, write) {
      if (waiting.size >= limits.unwrittenOutcomes) {
        log.error('too many wait for the database, this one is left to the reconciler', { paymentId })
        return false
      }
      const work = retryUntilWritten(paymentId, write)
      waiting.add(work)
      observe(waiting.size)
      void work.finally(() => {
        waiting.delete(work)
        observe(waiting.size)
      })
      return true
    },

    async stop() {
      if (waiting.size === 0) return
      const cancelTimeout = clock.after(limits.orphanGraceMs, () => stopping.abort(new Error('stopped')))
      await Promise.allSettled(waiting)
      cancelTimeout()
    },
  }

  async function retryUntilWritten(paymentId: string, write: () => Promise<unknown>): Promise<void> {
    for (let delayMs = FIRST_DELAY_MS; ; delayMs = Math.min(delayMs * 2, LONGEST_DELAY_MS)) {
      try {
        await clock.sleep(delayMs, stopping.signal)
        await write()
        return
      } catch (error) {
        if (error instanceof DatabaseUnavailable && !stopping.signal.aborted) continue
        log.error('write failed, left to the reconciler', {
          paymentId,
          ...errorFields(error),
        })
        return
      }
    }
  }
}
