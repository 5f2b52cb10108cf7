import { limits } from '../foundation/limits.ts'
import { type Database, HASH_VERSION_SUFFIX, type Queryable, type Statement } from './database.ts'
import { type ChainedPurpose, pendingRehash, type Rehashing } from './installation.ts'
import type { Sealer } from './sealing.ts'

/** Every column with keyed hashes that are compared in SQL. */
export const hashedColumns: readonly { table: string; purpose: ChainedPurpose; columns: readonly string[] }[] = [
  { table: 'operator_recovery_codes', purpose: 'recovery', columns: ['code_hash'] },
  { table: 'bank_notifications', purpose: 'notification', columns: ['digest'] },
  { table: 'key_payouts', purpose: 'payer', columns: ['document_hash', 'destination_hash'] },
  { table: 'payment_requests', purpose: 'payer', columns: ['phone_hash', 'document_hash'] },
  { table: 'movements', purpose: 'payer', columns: ['phone_hash', 'document_hash'] },
  { table: 'mandates', purpose: 'payer', columns: ['payer_hash'] },
  { table: 'payments', purpose: 'payer', columns: ['payer_hash', 'phone_hash', 'document_hash'] },
]

type HashedTable = (typeof hashedColumns)[number]
type HashedRow = Record<string, Buffer | null> & { row: never }

/**
 * Brings stored keyed hashes under the secrets in use. Equal values are found by equal hashes, also between rows, so all of
 * them change in one transaction: while it runs, gateways wait or answer 503, and a run that is interrupted changes nothing.
 * Afterwards the database refuses hashes of the former secret, which a gateway that was not restarted would write.
 * Undefined if no secret waits for this.
 */
export async function rehashAll(
  database: Database,
  sealer: Sealer,
  {
    onProgress,
    onDone,
  }: {
    onProgress?: (table: string, rows: number) => void
    /** Its writes are part of the transaction. */
    onDone?: (transaction: Queryable, version: number) => Promise<void>
  } = {},
): Promise<{ version: number; rows: number } | undefined> {
  return database.transaction(async (transaction) => {
    const tables = hashedColumns.map(({ table }) => table)
    await execute(transaction, 'lock', `lock table ${tables.join(', ')}, installation_secrets in access exclusive mode`)
    const rehashing = await pendingRehash(transaction, sealer)
    if (!rehashing) return undefined
    let rows = 0
    for (const table of hashedColumns) {
      await allowAny(transaction, table)
      rows += await rehashTable(transaction, table, rehashing, (count) => onProgress?.(table.table, count))
      await refuseFormer(transaction, table, rehashing.version)
    }
    await execute(
      transaction,
      'chained',
      `update installation_secrets set chained_at = now() where used_from is not null and chained_at is null`,
    )
    await onDone?.(transaction, rehashing.version)
    return { version: rehashing.version, rows }
  })
}

/** A cursor does not see what the transaction changes after opening it, so that each row is read once. */
async function rehashTable(
  transaction: Queryable,
  { table, purpose, columns }: HashedTable,
  { rehash }: Rehashing,
  onProgress: (rows: number) => void,
): Promise<number> {
  const cursor = `rehash_${table}`
  const given = columns.map((column) => `given.${column}`)
  const update = statementOf(
    `update_${table}`,
    `update ${table} t set ${columns.map((column) => `${column} = given.${column}`).join(', ')}
     from unnest($1::tid[], ${columns.map((_, index) => `$${index + 2}::bytea[]`).join(', ')}) as given (row, ${columns.join(', ')})
     where t.ctid = given.row and num_nonnulls(${given.join(', ')}) > 0`,
  )
  await execute(
    transaction,
    `open_${table}`,
    `declare ${cursor} no scroll cursor for select ctid as row, ${columns.join(', ')} from ${table}`,
  )
  const fetch = statementOf(`fetch_${table}`, `fetch forward ${limits.rehashBatchRows} from ${cursor}`)
  let count = 0
  for (;;) {
    const rows = await transaction.query<HashedRow>(fetch)
    if (rows.length === 0) break
    const hashes = columns.map((column) => rows.map(({ [column]: stored }) => stored && rehash(purpose, stored)))
    await transaction.query(update, [rows.map(({ row }) => row), ...hashes])
    count += rows.length
    onProgress(count)
  }
  await execute(transaction, `close_${table}`, `close ${cursor}`)
  return count
}

async function allowAny(transaction: Queryable, { table }: HashedTable): Promise<void> {
  const text = `alter table ${table} drop constraint if exists ${table}${HASH_VERSION_SUFFIX}`
  await execute(transaction, `allow_${table}`, text)
}

async function refuseFormer(transaction: Queryable, { table, columns }: HashedTable, version: number): Promise<void> {
  const isCurrent = columns.map((column) => `(octet_length(${column}) = 33 and get_byte(${column}, 0) = ${version})`)
  await execute(
    transaction,
    `refuse_${table}_${version}`,
    `alter table ${table} add constraint ${table}${HASH_VERSION_SUFFIX} check (${isCurrent.join(' and ')}) not valid`,
  )
}

function statementOf(name: string, text: string): Statement {
  return { name: `rehash.${name}`, text }
}

async function execute(transaction: Queryable, name: string, text: string): Promise<void> {
  await transaction.query(statementOf(name, text))
}
