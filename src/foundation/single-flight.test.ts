import { describe, expect, test } from 'vitest'
import { manualClock } from '../../test/harness/manual-clock.ts'
import { createSingleFlight } from './single-flight.ts'

/** A cache of numbers and a load that counts: each result is the number of its load. */
function counted(options: { maxEntries?: number; isCacheable?: (value: number) => boolean } = {}) {
  const clock = manualClock()
  const cache = createSingleFlight<number>({ clock, maxAgeMs: 1_000, ...options })
  let loads = 0
  const get = (key: string) => cache.get(key, async () => (loads += 1)).value
  return { clock, cache, get, loads: () => loads }
}

describe('a single-flight cache', () => {
  test('a single-flight cache shares one load among all callers of a key, and separates keys', async () => {
    const { get } = counted()
    expect(await Promise.all([get('a'), get('b'), get('a'), get('b')])).toEqual([1, 2, 1, 2])
  })

  test('a single-flight cache loads again once the result has its maximum age, counted from the start of its load', async () => {
    const { clock, cache } = counted()
    const { promise, resolve } = Promise.withResolvers<number>()
    const first = cache.get('a', () => promise)
    await clock.advance(999)
    resolve(1)
    expect(await cache.get('a', async () => 2).value).toBe(1)
    await clock.advance(1)
    const second = cache.get('a', async () => 2)
    expect(await second.value).toBe(2)
    expect(second.startedAtMs - first.startedAtMs).toBe(1_000)
  })

  test('a single-flight cache shares a failure only with the callers that waited for it', async () => {
    const { cache, get } = counted()
    const fail = () => Promise.reject(new Error('away'))
    const failing = [cache.get('a', fail).value, cache.get('a', async () => 7).value]
    expect((await Promise.allSettled(failing)).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(await get('a')).toBe(1)
  })

  test('an uncacheable result is shared only with the callers that waited for it', async () => {
    const { get } = counted({ isCacheable: (value) => value > 1 })
    expect(await Promise.all([get('a'), get('a')])).toEqual([1, 1])
    expect(await get('a')).toBe(2)
    expect(await get('a')).toBe(2)
  })

  test('a load that fails late does not remove the newer result of its key', async () => {
    const { clock, cache, get } = counted()
    const { promise, reject } = Promise.withResolvers<number>()
    const late = cache.get('a', () => promise).value
    await clock.advance(1_000)
    expect(await get('a')).toBe(1)
    reject(new Error('late'))
    await expect(late).rejects.toThrow('late')
    expect(await get('a')).toBe(1)
  })

  test('a full cache evicts the oldest entry', async () => {
    const { get } = counted({ maxEntries: 2 })
    expect([await get('a'), await get('b'), await get('c')]).toEqual([1, 2, 3])
    expect([await get('b'), await get('c')]).toEqual([2, 3])
    expect(await get('a')).toBe(4)
  })

  test('a forgotten key is loaded anew, also while its load of before is under way', async () => {
    const { cache, get } = counted()
    const { promise, resolve } = Promise.withResolvers<number>()
    const before = cache.get('a', () => promise).value
    cache.forget('a')
    expect(await get('a')).toBe(1)
    resolve(7)
    expect(await before).toBe(7)
    expect(await get('a')).toBe(1)
    cache.forget('a')
    expect(await get('a')).toBe(2)
  })
})
