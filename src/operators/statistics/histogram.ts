/** Upper bounds of the histogram's buckets in milliseconds; one more bucket counts longer times. */
export const stepsMs = [
  25, 50, 75, 100, 150, 200, 300, 400, 600, 800, 1_200, 1_600, 2_400, 3_500, 5_000, 7_500, 10_000, 20_000,
]

const buckets = Array.from({ length: stepsMs.length + 1 }, (_none, index) => index)

/** SQL for the bucket index, from 0, of an expression in milliseconds. */
export function stepOf(expression: string): string {
  return `width_bucket(${expression}, array[${stepsMs.join()}]::float8[])`
}

/** SQL that counts the rows per bucket. */
export function countSteps(step: string): string {
  return `array[${buckets.map((index) => `count(*) filter (where ${step} = ${index})::int`).join(', ')}]`
}

/** SQL that adds the bucket counts of all rows; an empty array counts nothing. */
export function sumSteps(counts: string): string {
  return `array[${buckets.map((index) => `coalesce(sum(${counts}[${index + 1}]), 0)::int`).join(', ')}]`
}

/** SQL that adds two arrays of bucket counts. */
export function addSteps(one: string, other: string): string {
  return `(select array_agg(a + b order by step) from unnest(${one}, ${other}) with ordinality as u (a, b, step))`
}

/** Quantile in milliseconds, interpolated within its bucket; null if nothing was counted. */
export function quantileMs(counts: readonly number[], share: number): number | null {
  const total = counts.reduce((sum, count) => sum + count, 0)
  if (total === 0) return null
  let below = 0
  for (const [index, count] of counts.entries()) {
    if (count > 0 && below + count >= share * total) {
      const from = stepsMs[index - 1] ?? 0
      // The last bucket has no upper bound: its lower bound is the estimate.
      const to = stepsMs[index] ?? from
      return Math.round(from + ((to - from) * (share * total - below)) / count)
    }
    below += count
  }
  return null
}
