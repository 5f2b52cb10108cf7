import { type Clock, startLoop } from '../foundation/clock.ts'
import type { Database } from './database.ts'
import { run, statement } from './statement.ts'

/**
 * The database's time, told without asking: read now and then, and carried on by the monotonic clock in between.
 * Rows and the answers that quote them can so be written in one statement, and a machine whose own clock is wrong or
 * jumps still writes right times. Off by at most half a round trip.
 */
export type DatabaseClock = { now(): Date; stop(): Promise<void> }

const SYNC_MS = 10_000
const readTime = statement<object, { now: Date }>('database_clock.read', 'select clock_timestamp() as now')

export async function startDatabaseClock(database: Database, clock: Clock): Promise<DatabaseClock> {
  let offsetMs = middle(await measure())
  // A database that is away keeps its last known time: the monotonic clock drifts by less than a second a day.
  const syncing = startLoop(clock, SYNC_MS, sync, () => {})
  return {
    now: () => new Date(clock.monotonicMs() + offsetMs),
    stop: () => syncing.stop(),
  }

  /** Moved only as far as the reading proves it wrong: one that waited in a busy pool proves little. */
  async function sync(): Promise<void> {
    const { lowest, highest } = await measure()
    offsetMs = Math.min(Math.max(offsetMs, lowest), highest)
  }

  /** The database told its time at some moment between the asking and the answer. */
  async function measure(): Promise<Bounds> {
    const beforeMs = clock.monotonicMs()
    const [row] = await run(database, readTime, {})
    const toldMs = row?.now.getTime() ?? clock.now()
    return { lowest: toldMs - clock.monotonicMs(), highest: toldMs - beforeMs }
  }
}

type Bounds = { lowest: number; highest: number }

function middle({ lowest, highest }: Bounds): number {
  return (lowest + highest) / 2
}
