import type { Queryable } from './database.ts'
import type { Sealer } from './sealing.ts'
import { run, type TypedStatement } from './statement.ts'

/** Rows per round: a table of any size is never held in memory as a whole. */
const BATCH = 1_000

/** Parameters of a statement that selects values sealed under a former master key. */
export type SealedBefore = {
  /** The first bytes of every value sealed under the current key. */
  mark: Buffer
  count: number
}

/**
 * Seals the values of a table again under the current master key. `select` gives rows with everything their context and
 * their key need; `update` takes such a row and its new value, and leaves a row alone that changed meanwhile. Returns the
 * number of rows.
 */
export async function resealTable<Row extends { sealed: Buffer }>(
  database: Queryable,
  sealer: Sealer,
  table: {
    select: TypedStatement<SealedBefore, Row>
    update: TypedStatement<Row & { resealed: Buffer }, object>
    contextOf(row: Row): string
  },
): Promise<number> {
  let count = 0
  for (;;) {
    const rows = await run(database, table.select, { mark: sealer.mark, count: BATCH })
    if (rows.length === 0) return count
    for (const row of rows) {
      const context = table.contextOf(row)
      const resealed = sealer.seal(sealer.open(row.sealed, context), context)
      await run(database, table.update, { ...row, resealed })
    }
    count += rows.length
  }
}
