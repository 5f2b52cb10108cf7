/**
 * Lets only so many tasks run at once. All scenarios of a file begin together; on two cores their calls would otherwise
 * take longer than the bank's time limit and lose answers that no scenario meant to lose.
 */
export function createTurns(limit: number): <T>(task: () => Promise<T>) => Promise<T> {
  let running = 0
  const waiting: (() => void)[] = []
  return async (task) => {
    if (running >= limit) await new Promise<void>((resolve) => waiting.push(resolve))
    else running += 1
    try {
      return await task()
    } finally {
      const next = waiting.shift()
      // The next one takes over this turn, so the count stays.
      if (next) next()
      else running -= 1
    }
  }
}
