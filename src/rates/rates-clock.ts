import type { Clock } from '../foundation/clock.ts'
import type { DatabaseClock } from '../storage/database-clock.ts'

/**
 * The database's wall clock with the machine's waits and measurements. Which rate is in force depends on the day, and
 * gateways that share a database must agree on the day whatever their machines' clocks say.
 */
export function ratesClock(machine: Clock, { now }: Pick<DatabaseClock, 'now'>): Clock {
  return { ...machine, now: () => now().getTime() }
}
