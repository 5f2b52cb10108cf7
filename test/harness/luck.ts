import type { Clock } from '../../src/foundation/clock.ts'
import type { Random } from '../../src/foundation/random.ts'

/** A clock that stands still until the test moves it. */
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

/** The same luck for the same seed. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0
  // mulberry32
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const bytes = (count: number) => Buffer.from(Array.from({ length: count }, () => Math.floor(next() * 256)))
  return {
    bytes,
    fraction: next,
    uuid: () => {
      const hex = bytes(16).toString('hex')
      return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-7${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`
    },
  }
}
