/** Upper ends of the steps in which times are counted, in milliseconds; what took longer is in one more step. */
export const stepsMs = [
  25, 50, 75, 100, 150, 200, 300, 400, 600, 800, 1_200, 1_600, 2_400, 3_500, 5_000, 7_500, 10_000, 20_000,
]

/** SQL of the step, counted from 0, that an expression in milliseconds falls into. */
export function stepOf(expression: string): string {
  return `width_bucket(${expression}, array[${stepsMs.join()}]::float8[])`
}

/** SQL that counts the rows of each step. */
export function countSteps(step: string): string {
  return `array[${[0, ...stepsMs].map((_end, index) => `count(*) filter (where ${step} = ${index})::int`).join(', ')}]`
}

/** SQL that adds two such arrays. */
export function addSteps(one: string, other: string): string {
  return `(select array_agg(a + b order by step) from unnest(${one}, ${other}) with ordinality as u (a, b, step))`
}

export function addCounts(one: readonly number[], other: readonly number[]): number[] {
  return Array.from({ length: stepsMs.length + 1 }, (_none, index) => (one[index] ?? 0) + (other[index] ?? 0))
}

/** The time that this share of the counted ones stayed within, estimated within its step; null without any. */
export function quantileMs(counts: readonly number[], share: number): number | null {
  const total = counts.reduce((sum, count) => sum + count, 0)
  if (total === 0) return null
  let below = 0
  for (const [index, count] of counts.entries()) {
    if (count > 0 && below + count >= share * total) {
      const from = stepsMs[index - 1] ?? 0
      // Of what took longer than the last step nothing more is known.
      const to = stepsMs[index] ?? from
      return Math.round(from + ((to - from) * (share * total - below)) / count)
    }
    below += count
  }
  return null
}
