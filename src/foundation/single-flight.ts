import type { Clock } from './clock.ts'

/**
 * Single-flight cache with age: callers with the same key share one load, and its result while it is younger than
 * `maxAgeMs`. The age counts from the start of the load, since the result may be that old.
 */
export type SingleFlight<Value> = {
  get(key: string, load: () => Promise<Value>): Flight<Value>
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
  /** The oldest entry makes room for a new one. */
  maxEntries?: number
  /** A result that is not, and a failure, is shared only with the callers that waited for it. */
  isCacheable?: (value: Value) => boolean
}): SingleFlight<Value> {
  /** In the order of their start. */
  const flights = new Map<string, Flight<Value>>()

  return {
    get(key, load) {
      const now = clock.monotonicMs()
      const known = flights.get(key)
      if (known && now - known.startedAtMs < maxAgeMs) return known
      const flight = { startedAtMs: now, value: load() }
      flights.delete(key)
      makeRoom(now)
      flights.set(key, flight)
      const forget = () => {
        if (flights.get(key) === flight) flights.delete(key)
      }
      flight.value.then((value) => isCacheable(value) || forget(), forget)
      return flight
    },
  }

  function makeRoom(now: number): void {
    for (const [key, { startedAtMs }] of flights) {
      if (flights.size < maxEntries && now - startedAtMs < maxAgeMs) return
      flights.delete(key)
    }
  }
}
