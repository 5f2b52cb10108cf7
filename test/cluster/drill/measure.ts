import { type Attempt, isWrite, label } from './attempts.ts'

/** Recovery of one gateway from a fault. */
export type Recovery = {
  gateway: number
  /** Longest interval without a successful write. */
  gapMs: number
  /** From the fault to the end of that interval. */
  recoveredMs: number
}

export type RoundFigures = {
  recoveries: Recovery[]
  /** Responses other than success, by label. */
  refusals: Record<string, number>
  slowestAnswerMs: number
}

type Window = { faultMs: number; endMs: number }

/**
 * Writes may continue for a moment after a fault is injected (a switchover takes time to begin), so recovery is the end
 * of the longest gap between two successful writes, not the first success afterwards.
 */
export function measureRound(attempts: readonly Attempt[], window: Window, gateways: number): RoundFigures {
  const during = attempts.filter(({ endedMs }) => endedMs >= window.faultMs && endedMs <= window.endMs)
  return {
    recoveries: Array.from({ length: gateways }, (_none, gateway) =>
      recoveryOf(
        gateway,
        attempts.filter((attempt) => attempt.gateway === gateway && isWrite(attempt)).map(({ endedMs }) => endedMs),
        window,
      ),
    ),
    refusals: countBy(during.filter(({ status }) => status === 0 || status >= 400).map(label)),
    slowestAnswerMs: Math.round(Math.max(0, ...during.map(({ startedMs, endedMs }) => endedMs - startedMs))),
  }
}

function recoveryOf(gateway: number, writesMs: readonly number[], { faultMs, endMs }: Window): Recovery {
  const before = writesMs.filter((ms) => ms < faultMs)
  const after = writesMs.filter((ms) => ms >= faultMs && ms <= endMs).toSorted((one, other) => one - other)
  const moments = [Math.max(0, ...before), ...after]
  let gap = { fromMs: faultMs, toMs: faultMs }
  for (const [index, toMs] of after.entries()) {
    const fromMs = moments[index] as number
    if (toMs - fromMs > gap.toMs - gap.fromMs) gap = { fromMs, toMs }
  }
  return {
    gateway,
    gapMs: Math.round(gap.toMs - gap.fromMs),
    recoveredMs: Math.round(gap.toMs - faultMs),
  }
}

export function countBy(labels: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const each of labels) counts[each] = (counts[each] ?? 0) + 1
  return counts
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  const middle = Math.floor(sorted.length / 2)
  if (sorted.length % 2 === 1) return sorted[middle] as number
  return ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2
}
