import { describe, expect, test } from 'vitest'
import { createRoundRobin, TIMEOUTS_TO_REMOVE } from './round-robin.ts'

function roundRobinOf(...ready: boolean[]) {
  const roundRobin = createRoundRobin(ready.length)
  for (const [slot, isReady] of ready.entries()) roundRobin.record(slot, isReady ? 'ready' : 'refuses')
  return roundRobin
}

const turns = (roundRobin: ReturnType<typeof createRoundRobin>, count: number) =>
  Array.from({ length: count }, () => roundRobin.next())

describe('whose turn it is', () => {
  test('goes round those that are ready', () => {
    expect(turns(roundRobinOf(true, true, true), 5)).toEqual([0, 1, 2, 0, 1])
  })

  test('passes over one that refuses, and gives the others its share', () => {
    expect(turns(roundRobinOf(true, false, true), 4)).toEqual([0, 2, 0, 2])
  })

  test('is nobody’s before anybody has said that they are ready', () => {
    expect(createRoundRobin(2).next()).toBeUndefined()
  })

  test('is nobody’s when all refuse', () => {
    expect(roundRobinOf(false, false).next()).toBeUndefined()
  })
})

describe('a gateway', () => {
  test('that refuses once is out at once, and in again with the first yes', () => {
    const roundRobin = roundRobinOf(true)
    roundRobin.record(0, 'refuses')
    expect(roundRobin.isReady(0)).toBe(false)
    roundRobin.record(0, 'ready')
    expect(roundRobin.isReady(0)).toBe(true)
  })

  test('that is only slow to answer stays in, until it has been silent too often', () => {
    const roundRobin = roundRobinOf(true)
    for (let timeouts = 1; timeouts < TIMEOUTS_TO_REMOVE; timeouts += 1) roundRobin.record(0, 'silent')
    expect(roundRobin.isReady(0)).toBe(true)
    roundRobin.record(0, 'silent')
    expect(roundRobin.isReady(0)).toBe(false)
  })

  test('that has answered in between starts its timeouts anew', () => {
    const roundRobin = roundRobinOf(true)
    for (let reads = 0; reads < 2 * TIMEOUTS_TO_REMOVE; reads += 1)
      roundRobin.record(0, reads % 2 === 0 ? 'silent' : 'ready')
    expect(roundRobin.isReady(0)).toBe(true)
  })

  test('that was out does not come in by being silent', () => {
    const roundRobin = roundRobinOf(false)
    roundRobin.record(0, 'silent')
    expect(roundRobin.isReady(0)).toBe(false)
  })
})
