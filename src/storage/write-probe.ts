import type { Database } from './database.ts'
import { run, statement } from './statement.ts'

// A temporary table allocates disk space and is dropped at the end of the transaction.
const writeProbe = statement(
  'storage.write_probe',
  `create temporary table pasarela_write_probe on commit drop as
   select repeat(md5(n::text), 32) as filling from generate_series(1, 64) as n`,
)

/** Rejects if the database cannot accept new data. */
export async function checkWritable(database: Database): Promise<void> {
  await database.transaction((transaction) => run(transaction, writeProbe, {}))
}
