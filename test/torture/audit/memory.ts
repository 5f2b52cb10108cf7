import type { Finding } from '../observations.ts'
import type { ProcessMemory } from '../world/memory.ts'
import type { Records } from './records.ts'

/** Seconds in which a process fills its caches and compiles its code. */
const WARM_UP_SAMPLES = 20
/** Shorter series are not significant. */
const TELLING_SAMPLES = 60
const GROWTH_BOUND_MB = 300
const GROWTH_BOUND_FACTOR = 2

export type Growth = { name: string; pid: number; seconds: number; startMb: number; medianMb: number; endMb: number }

/** Medians of the first and last tenth after warm-up: single peaks are due to garbage collection. */
export function growthOf({ name, pid, samplesMb }: ProcessMemory): Growth {
  const warm = samplesMb.length > TELLING_SAMPLES ? samplesMb.slice(WARM_UP_SAMPLES) : samplesMb
  const tenth = Math.max(1, Math.floor(warm.length / 10))
  return {
    name,
    pid,
    seconds: samplesMb.length,
    startMb: median(warm.slice(0, tenth)),
    medianMb: median(warm),
    endMb: median(warm.slice(-tenth)),
  }
}

/** Of the gateways: the simulated banks keep every movement and notification of a run. */
export function nothingGrowsWithoutBound({ processMemory }: Records): Finding[] {
  return processMemory
    .filter(({ name, samplesMb }) => name.startsWith('gateway') && samplesMb.length > TELLING_SAMPLES)
    .map(growthOf)
    .filter(({ startMb, endMb }) => endMb > GROWTH_BOUND_MB && endMb > GROWTH_BOUND_FACTOR * startMb)
    .map(({ name, pid, startMb, endMb, seconds }) => ({
      message: `${name}, process ${pid}, grew from ${startMb} to ${endMb} MB in ${seconds} s`,
    }))
}

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0)
}
