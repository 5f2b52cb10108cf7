import { type Clock, type Loop, startLoop } from '../../foundation/clock.ts'
import { limits } from '../../foundation/limits.ts'
import { errorFields, type Log } from '../../foundation/log.ts'
import { matchMovement, type MatchParts, type ReportUnmatched } from './match.ts'
import type { UnmatchedCount } from './queries.ts'
import type { StoredMovement } from './store.ts'

/** Matches movements that are due. Any number of processes do this at once: each movement is taken by one at a time. */
export type MatchWorker = {
  /** `matches`: false if this process only counts, so that it is seen if no process matches. */
  start(options: { matches: boolean }): void
  stop(): Promise<void>
}

export function createMatchWorker(
  parts: MatchParts & {
    clock: Clock
    log: Log
    now(): Date
    reportUnmatched: ReportUnmatched
    observeUnmatched(count: UnmatchedCount): void
  },
): MatchWorker {
  const { clock, log, requests } = parts
  let loops: Loop[] = []
  return {
    start({ matches }) {
      loops = [startLoop(clock, limits.openCountIntervalMs, count, warn('count of unmatched movements failed'))]
      if (!matches) return
      loops.push(
        startLoop(clock, limits.matchIntervalMs, matchDue, warn('tick failed')),
        startLoop(clock, limits.requestSweepMs, sweep, warn('cleanup of old requests failed')),
      )
    },
    async stop() {
      await Promise.all(loops.map((loop) => loop.stop()))
    },
  }

  async function matchDue(stopping: AbortSignal): Promise<void> {
    while (!stopping.aborted) {
      const taken = await requests.takeDue(limits.matchBatch)
      await Promise.all(taken.map(matchSafely))
      if (taken.length < limits.matchBatch) return
    }
  }

  /** One movement's trouble is not another's: its lease brings it back. */
  async function matchSafely(movement: StoredMovement): Promise<void> {
    await matchMovement(parts, movement).catch((error: unknown) =>
      log.warn('match of a movement failed', { bank: movement.bank, ...errorFields(error) }),
    )
  }

  async function sweep(stopping: AbortSignal): Promise<void> {
    while (!stopping.aborted && (await requests.sweep()) > 0);
  }

  async function count(): Promise<void> {
    const [unmatched] = await requests.countUnmatched()
    if (unmatched) parts.observeUnmatched(unmatched)
  }

  function warn(message: string): (error: unknown) => void {
    return (error) => log.warn(message, { ...errorFields(error), errorStack: undefined })
  }
}
