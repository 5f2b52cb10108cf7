/** What one look at a gateway's `/readyz` says of it. */
export type Verdict =
  /** 200. */
  | 'ready'
  /** Another answer, or nobody listens. */
  | 'refuses'
  /** No answer in time: a busy process, or a dead one. */
  | 'silent'

/** Whose turn it is. */
export type Rota = {
  hear(place: number, verdict: Verdict): void
  isReady(place: number): boolean
  /** The next gateway in turn that is ready; undefined when none is. */
  next(): number | undefined
}

/** A gateway that said nothing so often in a row is away; one that refuses is believed at once, as is one that is ready. */
export const SILENCES_TO_LEAVE = 3

export function createRota(places: number): Rota {
  const states = Array.from({ length: places }, () => ({ isReady: false, silences: 0 }))
  const heard: Record<
    Verdict,
    (state: { isReady: boolean; silences: number }) => { isReady: boolean; silences: number }
  > = {
    ready: () => ({ isReady: true, silences: 0 }),
    refuses: () => ({ isReady: false, silences: 0 }),
    silent: ({ isReady, silences }) => ({
      isReady: isReady && silences + 1 < SILENCES_TO_LEAVE,
      silences: silences + 1,
    }),
  }
  let last = -1

  return {
    hear(place, verdict) {
      const state = states[place]
      if (state) states[place] = heard[verdict](state)
    },
    isReady: (place) => states[place]?.isReady ?? false,
    next() {
      const inTurn = Array.from({ length: places }, (_none, step) => (last + 1 + step) % places)
      const chosen = inTurn.find((place) => states[place]?.isReady)
      last = chosen ?? last
      return chosen
    },
  }
}
