import { describe, expect, test } from 'vitest'
import { createRoundRobin, TIMEOUTS_TO_REMOVE } from './round-robin.ts'

function roundRobinOf(...ready: boolean[]) {
  const roundRobin = createRoundRobin(ready.length)
  for (const [slot, isReady] of ready.entries()) roundRobin.record(slot, isReady ? 'ready' : 'refuses')
  return roundRobin
}

const turns = (roundRobin: ReturnType<typeof createRoundRobin>, count: number) =>
  Array.from({ length: count }, () => roundRobin.next())

describe('selection', () => {
  test('requests go to the ready slots in rotation', () => {
    expect(turns(roundRobinOf(true, true, true), 5)).toEqual([0, 1, 2, 0, 1])
  })

  test('a slot that is not ready is skipped', () => {
    expect(turns(roundRobinOf(true, false, true), 4)).toEqual([0, 2, 0, 2])
  })

  test('no slot is selected before the first successful probe', () => {
    expect(createRoundRobin(2).next()).toBeUndefined()
  })

  test('no slot is selected when none is ready', () => {
    expect(roundRobinOf(false, false).next()).toBeUndefined()
  })

  test('a slot whose probes time out is selected only when none is ready', () => {
    const roundRobin = roundRobinOf(true, true)
    for (let timeouts = 0; timeouts < TIMEOUTS_TO_REMOVE; timeouts += 1) roundRobin.record(1, 'silent')
    expect(turns(roundRobin, 2)).toEqual([0, 0])
    roundRobin.record(0, 'refuses')
    expect(turns(roundRobin, 2)).toEqual([1, 1])
    roundRobin.record(1, 'refuses')
    expect(roundRobin.next()).toBeUndefined()
  })
})

describe('readiness', () => {
  test('a slot is removed by one failed probe and returns with one successful probe', () => {
    const roundRobin = roundRobinOf(true)
    roundRobin.record(0, 'refuses')
    expect(roundRobin.isReady(0)).toBe(false)
    roundRobin.record(0, 'ready')
    expect(roundRobin.isReady(0)).toBe(true)
  })

  test('a slot stays ready until too many consecutive probes timed out', () => {
    const roundRobin = roundRobinOf(true)
    for (let timeouts = 1; timeouts < TIMEOUTS_TO_REMOVE; timeouts += 1) roundRobin.record(0, 'silent')
    expect(roundRobin.isReady(0)).toBe(true)
    roundRobin.record(0, 'silent')
    expect(roundRobin.isReady(0)).toBe(false)
  })

  test('a successful probe resets the count of timeouts', () => {
    const roundRobin = roundRobinOf(true)
    for (let reads = 0; reads < 2 * TIMEOUTS_TO_REMOVE; reads += 1)
      roundRobin.record(0, reads % 2 === 0 ? 'silent' : 'ready')
    expect(roundRobin.isReady(0)).toBe(true)
  })

  test('a slot that is not ready does not become ready by a timeout', () => {
    const roundRobin = roundRobinOf(false)
    roundRobin.record(0, 'silent')
    expect(roundRobin.isReady(0)).toBe(false)
  })
})
