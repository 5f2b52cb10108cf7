/** What one look at a gateway's `/readyz` says of it. */
export type Readiness =
  /** 200. */
  | 'ready'
  /** Another answer, or nobody listens. */
  | 'refuses'
  /** No answer in time: a busy process, or a dead one. */
  | 'silent'

/** Whose turn it is. */
export type RoundRobin = {
  record(slot: number, readiness: Readiness): void
  isReady(slot: number): boolean
  /** The next gateway in turn that is ready; undefined when none is. */
  next(): number | undefined
}

/** A gateway that said nothing so often in a row is away; one that refuses is believed at once, as is one that is ready. */
export const TIMEOUTS_TO_REMOVE = 3

export function createRoundRobin(slots: number): RoundRobin {
  const states = Array.from({ length: slots }, () => ({ isReady: false, timeouts: 0 }))
  const nextState: Record<
    Readiness,
    (state: { isReady: boolean; timeouts: number }) => { isReady: boolean; timeouts: number }
  > = {
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
      const chosen = inTurn.find((slot) => states[slot]?.isReady)
      last = chosen ?? last
      return chosen
    },
  }
}
