import { setTimeout as delay } from 'node:timers/promises'

/** Time as the core sees it. A test or a simulator hands in its own and owns every wait. */
export type Clock = {
  /** Wall clock, milliseconds since 1970. */
  now(): number
  /** Never goes backwards; for measuring and for ages of cached things. */
  monotonicMs(): number
  /** Rejects with the signal's reason when aborted. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>
  /** Does it later unless it is called off: for time-outs that hardly ever come, at a thirtieth of an aborted sleep. */
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
 * The result of `work`, or a rejection once `ms` have passed or `stopping` is aborted. The signal handed to the work is
 * aborted when this settles, so that work that heeds it leaves nothing running.
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

/** A background loop of a long-lived service: `work` runs again `intervalMs` after it finished, until `stop`. */
export type Loop = { stop(): Promise<void> }

/** `work` handles its own failures; an error that escapes it is handed to `onError` and the loop goes on. */
export function startLoop(
  clock: Clock,
  intervalMs: number,
  work: () => Promise<void>,
  onError: (error: unknown) => void,
): Loop {
  const stopping = new AbortController()
  const running = (async () => {
    while (!stopping.signal.aborted) {
      try {
        await work()
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
