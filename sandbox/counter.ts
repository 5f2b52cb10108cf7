/** Counts the queries about one thing, the current one included. Counts are forgotten on a restart. */
export type Counter = (key: string) => number

export function createCounter(): Counter {
  const counts = new Map<string, number>()
  return (key) => {
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    return count
  }
}
