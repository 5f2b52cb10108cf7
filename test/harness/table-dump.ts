import type { Database } from '../../src/storage/database.ts'
import { positionalStatement } from './statement.ts'

const allTables = positionalStatement(
  'test.all_base_tables',
  `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
)
/** Bytes are searched as text, not as hex, or a card number in them would be missed. */
const showBytesAsText = positionalStatement('test.bytes_as_text', `set local bytea_output = 'escape'`)

/** All rows of all tables, each as one line of text. */
export function dumpTables(database: Database): Promise<string> {
  return database.transaction(async (transaction) => {
    await transaction.query(showBytesAsText)
    const lines: string[] = []
    for (const { name } of await transaction.query<{ name: string }>(allTables)) {
      const select = positionalStatement(
        `test.table_dump_${name}`,
        `select '${name} ' || t::text as line from ${name} t`,
      )
      lines.push(...(await transaction.query<{ line: string }>(select)).map(({ line }) => line))
    }
    return lines.join('\n')
  })
}
