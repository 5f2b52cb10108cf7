import type { Queryable, Statement } from './database.ts'
import type { Sealer } from './sealing.ts'

/** Rows whose sealed value waits for the current master key, a thousand at a time. */
const BATCH = 1_000

/**
 * Seals anew, under the current master key, what a former one sealed in a table of any size. `select` takes the first
 * bytes of what is sealed now and a number of rows, and gives rows whose value begins otherwise, with all that their
 * context and their key need; `update` takes the values that `keyOf` gives, the former sealed value and the new one,
 * and leaves a row alone that changed meanwhile. Returns how many rows were sealed anew.
 */
export async function resealTable<Row extends { sealed: Buffer }>(
  database: Queryable,
  sealer: Sealer,
  table: {
    select: Statement
    update: Statement
    keyOf(row: Row): unknown[]
    contextOf(row: Row): string
  },
): Promise<number> {
  let count = 0
  for (;;) {
    const rows = await database.query<Row>(table.select, [sealer.mark, BATCH])
    if (rows.length === 0) return count
    for (const row of rows) {
      const context = table.contextOf(row)
      const fresh = sealer.seal(sealer.open(row.sealed, context), context)
      await database.query(table.update, [...table.keyOf(row), row.sealed, fresh])
    }
    count += rows.length
  }
}
