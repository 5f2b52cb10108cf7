/** Percentile by nearest rank: always one of the measured values. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN
}

/** The middle, or the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2
}

export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}

/** Distance of the quartiles as a share of the median: of five values, the lowest and the highest do not count. */
export function spread(values: readonly number[]): number {
  if (values.length < 2) return 0
  const distance = percentile(values, 0.75) - percentile(values, 0.25)
  return distance === 0 ? 0 : distance / Math.abs(median(values))
}
