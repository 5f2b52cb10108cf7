import type { Clock } from '../foundation/clock.ts'
import { limits } from '../foundation/limits.ts'
import { errorFields, type Log } from '../foundation/log.ts'
import { DatabaseUnavailable } from '../storage/database.ts'

/**
 * What this process knows and could not write: outcomes of banks, and claims that must be given back. Kept in memory and
 * written as soon as the database takes it, as long as the process lives. Only for writes that may be repeated.
 */
export type Unwritten = {
  /** False when too many wait already: then the reconciler has to find it out. */
  keep(paymentId: string, write: () => Promise<unknown>): boolean
  /** Waits a little for what can still be written. */
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
        log.error('outcomes: too many wait for the database, this one is left to the reconciler', { paymentId })
        return false
      }
      const work = writeUntilTaken(paymentId, write)
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
      const over = clock.after(limits.orphanGraceMs, () => stopping.abort(new Error('stopped')))
      await Promise.allSettled(waiting)
      over()
    },
  }

  async function writeUntilTaken(paymentId: string, write: () => Promise<unknown>): Promise<void> {
    for (let delayMs = FIRST_DELAY_MS; ; delayMs = Math.min(delayMs * 2, LONGEST_DELAY_MS)) {
      try {
        await clock.sleep(delayMs, stopping.signal)
        await write()
        return
      } catch (error) {
        if (error instanceof DatabaseUnavailable && !stopping.signal.aborted) continue
        log.error('outcomes: could not be written, the reconciler has to find it out', {
          paymentId,
          ...errorFields(error),
        })
        return
      }
    }
  }
}
