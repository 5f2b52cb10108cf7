import { type Clock, startLoop } from '../foundation/clock.ts'
import type { Database } from './database.ts'
import { run, statement } from './statement.ts'

/**
 * The database's time without a query: synchronised every 10 s and extrapolated with the monotonic clock. A row and the
 * response that quotes its time can thus be written in one statement, and a machine whose own clock is wrong or jumps
 * still writes correct times. The error is at most half a round trip.
 */
export type DatabaseClock = { now(): Date; stop(): Promise<void> }

const SYNC_MS = 10_000
const readTime = statement<object, { now: Date }>('database_clock.read', 'select clock_timestamp() as now')

export async function startDatabaseClock(database: Database, clock: Clock): Promise<DatabaseClock> {
  let offsetMs = middle(await measure())
  // While the database is unavailable the last offset is kept: the monotonic clock drifts by less than a second a day.
  const syncing = startLoop(clock, SYNC_MS, sync, () => {})
  return {
    now: () => new Date(clock.monotonicMs() + offsetMs),
    stop: () => syncing.stop(),
  }

  /** Changes the offset only as far as the measured bounds require: a query that waited in a busy pool has wide bounds. */
  async function sync(): Promise<void> {
    const { lowest, highest } = await measure()
    offsetMs = Math.min(Math.max(offsetMs, lowest), highest)
  }

  /** Bounds of the offset: the database read its clock at some moment between the query and its response. */
  async function measure(): Promise<Bounds> {
    const beforeMs = clock.monotonicMs()
    const [row] = await run(database, readTime, {})
    const databaseMs = row?.now.getTime() ?? clock.now()
    return { lowest: databaseMs - clock.monotonicMs(), highest: databaseMs - beforeMs }
  }
}

type Bounds = { lowest: number; highest: number }

function middle({ lowest, highest }: Bounds): number {
  return (lowest + highest) / 2
}
