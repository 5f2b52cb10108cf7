import type { Random } from '../foundation/random.ts'

/**
 * Seconds between two questions to the bank about an open payment: a minute of close watching, one past the 120 s after
 * which the network gives up, then ever rarer.
 */
const delaysSeconds = [1, 2, 3, 5, 8, 13, 21, 72, 60, 300, 900]

/** Up to a quarter more, so that payments left open by one outage do not all come back at once. */
const JITTER = 0.25

export function nextCheck(random: Random, now: Date, checks: number): Date {
  const seconds = delaysSeconds[Math.min(checks, delaysSeconds.length - 1)] as number
  return new Date(now.getTime() + seconds * 1000 * (1 + JITTER * random.fraction()))
}
