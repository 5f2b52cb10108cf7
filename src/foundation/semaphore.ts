/** Concurrency limit: at most `maxConcurrent` holders at once, up to `maxWaiting` more in line, served in order. */
export type Semaphore = {
  /** Whether all slots are held and the queue is full. */
  isFull(): boolean
  /** Resolves once the caller holds a slot, which it must release. Does not check `isFull`. */
  acquire(): Promise<void>
  release(): void
  readonly held: number
  readonly waiting: number
}

export function createSemaphore({
  maxConcurrent,
  maxWaiting,
}: {
  maxConcurrent: number
  maxWaiting: number
}): Semaphore {
  const queue: (() => void)[] = []
  let held = 0
  return {
    get held() {
      return held
    },
    get waiting() {
      return queue.length
    },
    isFull: () => held >= maxConcurrent && queue.length >= maxWaiting,
    async acquire() {
      if (held < maxConcurrent) {
        held += 1
        return
      }
      // `release` hands the slot over, so `held` does not change.
      await new Promise<void>((resolve) => queue.push(resolve))
    },
    release() {
      const next = queue.shift()
      if (next) next()
      else held -= 1
    },
  }
}
