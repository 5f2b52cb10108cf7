import { describe, expect, test } from 'vitest'
import { limits } from '../foundation/limits.ts'
import { createSlots } from './slots.ts'

type Slots = ReturnType<typeof createSlots>

/** Takes all slots that claims would give to one endpoint with a long queue. */
function fill(slots: Slots, endpointId: string): number {
  for (let taken = 0; ; taken += 1) {
    const { atMost, perEndpoint, occupied } = slots.forClaim()
    if (atMost <= 0 || (occupied.get(endpointId) ?? 0) >= perEndpoint) return taken
    slots.take(endpointId)
  }
}

function timeOut(slots: Slots, endpointId: string): void {
  slots.take(endpointId)
  slots.free(endpointId, true)
}

describe('slots of attempts', () => {
  test('are at most sixteen for one endpoint', () => {
    expect(fill(createSlots(), 'a')).toBe(limits.webhookAttemptsPerEndpoint)
  })

  test('are left for other endpoints until hundreds hang', () => {
    const slots = createSlots()
    let hanging = 0
    while (fill(slots, `hanging ${hanging}`) > 0) hanging += 1
    expect(slots.total()).toBe(limits.webhookAttemptsAtOnce)
    expect(hanging).toBeGreaterThanOrEqual(380)
  })

  test('are never claimed for more than are left at the present share', () => {
    const slots = createSlots()
    expect(slots.forClaim()).toMatchObject({ atMost: limits.webhookClaimBatch, perEndpoint: 16 })
    for (let endpoint = 0; slots.total() < 490; endpoint += 1) slots.take(`endpoint ${endpoint}`)
    expect(slots.forClaim()).toMatchObject({ atMost: 10, perEndpoint: 16 })
  })

  test('are few for an endpoint that timed out, and all of them again after an attempt that did not', () => {
    const slots = createSlots()
    timeOut(slots, 'a')
    expect(fill(slots, 'a')).toBe(limits.webhookSlotsAfterTimeout)
    expect(fill(slots, 'b')).toBe(limits.webhookAttemptsPerEndpoint)
    slots.free('a', false)
    expect(fill(slots, 'a')).toBe(limits.webhookAttemptsPerEndpoint - limits.webhookSlotsAfterTimeout + 1)
  })

  test('remember a limited number of endpoints that timed out, the last ones', () => {
    const slots = createSlots()
    for (let count = 0; count <= limits.webhookTimedOutEndpoints; count += 1) timeOut(slots, `endpoint ${count}`)
    expect(slots.forClaim().occupied.size).toBe(limits.webhookTimedOutEndpoints)
    expect(slots.forClaim().occupied.has('endpoint 0')).toBe(false)
  })

  test('are claimed for again when half of an endpoint’s are free', () => {
    const slots = createSlots()
    fill(slots, 'a')
    for (let freed = 1; freed < 8; freed += 1) slots.free('a', false)
    expect(slots.hasRoomAgain('a')).toBe(false)
    slots.free('a', false)
    expect(slots.hasRoomAgain('a')).toBe(true)
  })
})
