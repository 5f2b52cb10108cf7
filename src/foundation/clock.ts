import { setTimeout as delay } from 'node:timers/promises'

/** Source of time, injected: a test or a simulator passes its own and controls every wait. */
export type Clock = {
  /** Wall clock, milliseconds since 1970. */
  now(): number
  /** Never goes backwards; for durations and the age of cached values. */
  monotonicMs(): number
  /** Rejects with the signal's reason when aborted. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>
  /** Schedules `work` and returns its cancel function. For time-outs that rarely fire: 1/30 of an aborted sleep's cost. */
  after(ms: number, work: () => void): () => void
}

export const systemClock: Clock = {
  now: () => Date.now(),
  monotonicMs: () => performance.now(),
  sleep: (ms, signal) => delay(ms, undefined, signal ? { signal } : {}),
  after(ms, work) {
    const timer = setTimeout(work, ms)
    return () => clearTimeout(timer)
  },
}

/**
 * The result of `work`, or a rejection once `ms` have passed or `stopping` is aborted. The signal passed to `work` is
 * aborted when the promise settles, so that work that observes it leaves nothing running.
 */
export function withTimeout<Result>(
  clock: Clock,
  ms: number,
  work: (signal: AbortSignal) => Promise<Result>,
  stopping?: AbortSignal,
): Promise<Result> {
  const ending = new AbortController()
  const signal = stopping ? AbortSignal.any([stopping, ending.signal]) : ending.signal
  const timeout = clock.sleep(ms, signal).then(() => {
    throw new Error(`no answer within ${ms} ms`)
  })
  return Promise.race([work(signal), timeout]).finally(() => ending.abort())
}

/** Background loop of a long-lived service: `work` runs again `intervalMs` after it finished, until `stop`. */
export type Loop = { stop(): Promise<void> }

/** An error that escapes `work` is passed to `onError`, and the loop continues. Work in steps ends once `stopping` is aborted. */
export function startLoop(
  clock: Clock,
  intervalMs: number,
  work: (stopping: AbortSignal) => Promise<void>,
  onError: (error: unknown) => void,
): Loop {
  const stopping = new AbortController()
  const running = (async () => {
    while (!stopping.signal.aborted) {
      try {
        await work(stopping.signal)
      } catch (error) {
        onError(error)
      }
      await clock.sleep(intervalMs, stopping.signal).catch(() => {})
    }
  })()
  return {
    stop: () => {
      stopping.abort()
      return running
    },
  }
}
