import type { Random } from '../foundation/random.ts'

/**
 * Seconds between two queries to the bank about an open payment: seven within the first minute, one after 125 s, which is
 * past the network's time-out of 120 s, then at intervals that grow to 15 minutes.
 */
const delaysSeconds = [1, 2, 3, 5, 8, 13, 21, 72, 60, 300, 900]

/** Up to 25 % is added, so that payments left open by one outage are not all queried at the same time. */
const JITTER = 0.25

export function nextCheck(random: Random, now: Date, checks: number): Date {
  return checkTime(now, checks, random.fraction())
}

/** The next check of a payment that was checked so often. Pure: `jitter` is a fraction in [0, 1). */
export function checkTime(now: Date, checks: number, jitter: number): Date {
  const seconds = delaysSeconds[Math.min(checks, delaysSeconds.length - 1)] as number
  return new Date(now.getTime() + seconds * 1000 * (1 + JITTER * jitter))
}
