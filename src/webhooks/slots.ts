import { limits } from '../foundation/limits.ts'

/**
 * Slots of attempts in flight. An endpoint that hangs keeps its slots for the whole time-out, so that a few dozen would use
 * up all of them. Therefore the more are taken in total, the fewer one endpoint may take; and one whose last attempt timed
 * out may take few until an attempt ends sooner. That is forgotten when the process ends: at the next start only the first
 * rule limits such endpoints, for one time-out.
 */
export function createSlots() {
  const taken = new Map<string, number>()
  const timedOut = new Set<string>()
  let total = 0

  return {
    total: () => total,

    take(endpointId: string): void {
      total += 1
      taken.set(endpointId, (taken.get(endpointId) ?? 0) + 1)
    },

    free(endpointId: string, hasTimedOut: boolean): void {
      total -= 1
      const before = taken.get(endpointId) ?? 1
      if (before > 1) taken.set(endpointId, before - 1)
      else taken.delete(endpointId)
      timedOut.delete(endpointId)
      if (hasTimedOut) remember(endpointId)
    },

    /** The next claim: how many deliveries, how many per endpoint, and the slots of that which an endpoint has not got. */
    forClaim(): { atMost: number; perEndpoint: number; occupied: Map<string, number> } {
      const { perEndpoint, upTo } = shareNow()
      const occupied = new Map(taken)
      const withheld = perEndpoint - limits.webhookSlotsAfterTimeout
      if (withheld > 0) for (const id of timedOut) occupied.set(id, (taken.get(id) ?? 0) + withheld)
      return { atMost: Math.min(limits.webhookClaimBatch, upTo - total), perEndpoint, occupied }
    },

    /**
     * An endpoint with a long queue is claimed for again when half of its slots are free, not at every free slot: fewer
     * statements for the same deliveries. If the other half hangs, the poll fills the free slots.
     */
    hasRoomAgain(endpointId: string): boolean {
      const { perEndpoint } = shareNow()
      const slots = timedOut.has(endpointId) ? Math.min(perEndpoint, limits.webhookSlotsAfterTimeout) : perEndpoint
      return (taken.get(endpointId) ?? 0) <= slots / 2
    },
  }

  /** Slots of one endpoint, while fewer than `upTo` are taken in total. */
  function shareNow(): { perEndpoint: number; upTo: number } {
    const { webhookAttemptsAtOnce, webhookAttemptsPerEndpoint, webhookScarceSlots } = limits
    const [few, one] = webhookScarceSlots
    if (total < few.from) return { perEndpoint: webhookAttemptsPerEndpoint, upTo: few.from }
    if (total < one.from) return { perEndpoint: few.perEndpoint, upTo: one.from }
    return { perEndpoint: one.perEndpoint, upTo: webhookAttemptsAtOnce }
  }

  /** Of too many, the one that has been remembered longest is forgotten. */
  function remember(endpointId: string): void {
    timedOut.add(endpointId)
    const [oldest] = timedOut
    if (timedOut.size > limits.webhookTimedOutEndpoints && oldest !== undefined) timedOut.delete(oldest)
  }
}
