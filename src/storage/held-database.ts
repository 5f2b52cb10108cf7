import type { Database } from './database.ts'

/**
 * The database for modules that are assembled before the process is ready: their statements wait for `release`. The start
 * keeps the event loop busy for seconds on a slow machine. A connection that is opened meanwhile is answered in time, but
 * its timeout is noticed first, and every background loop would report a database that cannot be reached.
 */
export function holdDatabase(database: Database): { database: Database; release(): void } {
  const released = Promise.withResolvers<void>()
  const held: Database = {
    batching: database.batching,
    async query(statement, values) {
      await released.promise
      return database.query(statement, values)
    },
    async transaction(work) {
      await released.promise
      return database.transaction(work)
    },
    close: () => database.close(),
  }
  return {
    database: held,
    release() {
      // Later statements go to the database itself, without another promise.
      held.query = (statement, values) => database.query(statement, values)
      held.transaction = (work) => database.transaction(work)
      released.resolve()
    },
  }
}
