import type { Clock } from '../foundation/clock.ts'
import type { DatabaseClock } from '../storage/database-clock.ts'

/**
 * The database's wall clock with the machine's timers. The rate in force depends on the day, and gateways that share a
 * database must agree on the day even if their machines' clocks differ.
 */
export function ratesClock(machine: Clock, { now }: Pick<DatabaseClock, 'now'>): Clock {
  return { ...machine, now: () => now().getTime() }
}
