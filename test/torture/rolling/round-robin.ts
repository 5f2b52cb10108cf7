/** Result of one probe of `/readyz`. */
export type Readiness =
  /** 200. */
  | 'ready'
  /** Draining, another status, or connection refused. */
  | 'refuses'
  /** No response in time, of the gateway or of its database: busy or dead. */
  | 'silent'

/** Round-robin selection among the ready slots. */
export type RoundRobin = {
  record(slot: number, readiness: Readiness): void
  isReady(slot: number): boolean
  /** The next ready slot, or else one that is only slow; undefined if there is none. */
  next(): number | undefined
}

/** Consecutive timeouts after which a gateway counts as down; other results take effect at once. */
export const TIMEOUTS_TO_REMOVE = 3

type SlotState = { isReady: boolean; timeouts: number }

export function createRoundRobin(slots: number): RoundRobin {
  const states = Array.from({ length: slots }, (): SlotState => ({ isReady: false, timeouts: 0 }))
  const nextState: Record<Readiness, (state: SlotState) => SlotState> = {
    ready: () => ({ isReady: true, timeouts: 0 }),
    refuses: () => ({ isReady: false, timeouts: 0 }),
    silent: ({ isReady, timeouts }) => ({
      isReady: isReady && timeouts + 1 < TIMEOUTS_TO_REMOVE,
      timeouts: timeouts + 1,
    }),
  }
  let last = -1

  return {
    record(slot, readiness) {
      const state = states[slot]
      if (state) states[slot] = nextState[readiness](state)
    },
    isReady: (slot) => states[slot]?.isReady ?? false,
    next() {
      const inTurn = Array.from({ length: slots }, (_none, step) => (last + 1 + step) % slots)
      // As balancers do that would otherwise have nobody: on a starved machine all of them may be too slow for a probe.
      const isSlow = (slot: number) => (states[slot]?.timeouts ?? 0) > 0
      const chosen = inTurn.find((slot) => states[slot]?.isReady) ?? inTurn.find(isSlow)
      last = chosen ?? last
      return chosen
    },
  }
}
