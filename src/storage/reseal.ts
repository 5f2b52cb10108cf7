import type { Queryable } from './database.ts'
import type { Sealer } from './sealing.ts'
import { run, type TypedStatement } from './statement.ts'

/** Rows per batch, so that no table is held in memory as a whole. */
const BATCH = 1_000

/** Parameters of a statement that selects values sealed under a former master key. */
export type SealedBefore = {
  /** The first bytes of every value sealed under the current key. */
  mark: Buffer
  count: number
}

/**
 * Re-seals the values of a table under the current master key. `select` returns rows with the columns of their context
 * and key; `update` writes the new value unless the row has changed meanwhile. Returns the number of rows.
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
