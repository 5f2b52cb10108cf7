import { expect, test } from 'vitest'
import { manualClock } from '../../test/harness/manual-clock.ts'
import type { Database } from './database.ts'
import { startDatabaseClock } from './database-clock.ts'

/** A database whose clock follows the monotonic one, and whose responses take as long as the test sets. */
function slowDatabase(clock: ReturnType<typeof manualClock>, startMs: number) {
  const waits: number[] = []
  const database: Database = {
    query: async () => {
      const waitMs = waits.shift() ?? 0
      if (waitMs > 0) await clock.advance(waitMs)
      return [{ now: new Date(startMs + clock.monotonicMs()) }] as never
    },
    transaction: () => Promise.reject(new Error('not here')),
    close: async () => {},
  }
  return { database, waits }
}

test('the database clock shows the database’s time, independent of the machine’s own clock', async () => {
  const clock = manualClock(Date.UTC(1999, 0, 1))
  const { database } = slowDatabase(clock, Date.UTC(2026, 0, 1))
  const databaseClock = await startDatabaseClock(database, clock)
  await clock.advance(5_000)
  expect(databaseClock.now().toISOString()).toBe('2026-01-01T00:00:05.000Z')
  await databaseClock.stop()
})

test('a slow measurement does not change the database clock, so its time does not go backwards', async () => {
  const clock = manualClock()
  const { database, waits } = slowDatabase(clock, Date.UTC(2026, 0, 1))
  const databaseClock = await startDatabaseClock(database, clock)
  waits.push(400)
  await clock.advance(10_000)
  await clock.advance(10_000)
  expect(databaseClock.now().getTime() - clock.monotonicMs()).toBe(Date.UTC(2026, 0, 1))
  await databaseClock.stop()
})
