import type { Clock } from '../../src/foundation/clock.ts'

/** Clock whose time passes only when the test calls `advance`. */
export type ManualClock = Clock & { advance(ms: number): Promise<void> }

export function manualClock(startMs: number = Date.UTC(2026, 0, 15, 12)): ManualClock {
  let elapsedMs = 0
  let waits: { untilMs: number; end: () => void }[] = []
  const after = (ms: number, end: () => void) => {
    const wait = { untilMs: elapsedMs + ms, end }
    waits.push(wait)
    return () => {
      waits = waits.filter((other) => other !== wait)
    }
  }
  return {
    now: () => startMs + elapsedMs,
    monotonicMs: () => elapsedMs,
    after,
    sleep: (ms, signal) =>
      new Promise((resolve, reject) => {
        if (signal?.aborted) return reject(signal.reason)
        const callOff = after(ms, resolve)
        signal?.addEventListener('abort', () => {
          callOff()
          reject(signal.reason)
        })
      }),
    async advance(ms) {
      elapsedMs += ms
      const due = waits.filter(({ untilMs }) => untilMs <= elapsedMs)
      waits = waits.filter(({ untilMs }) => untilMs > elapsedMs)
      for (const { end } of due) end()
      await new Promise((resolve) => setImmediate(resolve))
    },
  }
}
