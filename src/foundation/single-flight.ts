import type { Clock } from './clock.ts'

/**
 * Single-flight cache with age: callers with the same key share one load, and its result while it is younger than
 * `maxAgeMs`. The age counts from the start of the load, since the result may be that old.
 */
export type SingleFlight<Value> = {
  get(key: string, load: () => Promise<Value>): Flight<Value>
  /** The next caller loads anew, also while a load of before is under way. */
  forget(key: string): void
}

export type Flight<Value> = { startedAtMs: number; value: Promise<Value> }

export function createSingleFlight<Value>({
  clock,
  maxAgeMs,
  maxEntries = Number.POSITIVE_INFINITY,
  isCacheable = () => true,
}: {
  clock: Pick<Clock, 'monotonicMs'>
  maxAgeMs: number
  /** The oldest entry is evicted for a new one. */
  maxEntries?: number
  /** Uncacheable results and failures are shared only with the callers that waited for them. */
  isCacheable?: (value: Value) => boolean
}): SingleFlight<Value> {
  /** Ordered by their start. */
  const flights = new Map<string, Flight<Value>>()

  return {
    get(key, load) {
      const now = clock.monotonicMs()
      const cached = flights.get(key)
      if (cached && now - cached.startedAtMs < maxAgeMs) return cached
      const flight = { startedAtMs: now, value: load() }
      flights.delete(key)
      evict(now)
      flights.set(key, flight)
      const forget = () => {
        if (flights.get(key) === flight) flights.delete(key)
      }
      flight.value.then((value) => isCacheable(value) || forget(), forget)
      return flight
    },
    forget: (key) => void flights.delete(key),
  }

  function evict(now: number): void {
    for (const [key, { startedAtMs }] of flights) {
      if (flights.size < maxEntries && now - startedAtMs < maxAgeMs) return
      flights.delete(key)
    }
  }
}
