import { limits } from '../foundation/limits.ts'
import type { Queryable } from './database.ts'
import { SealError, type Sealer } from './sealing.ts'
import { run, type TypedStatement } from './statement.ts'

/**
 * Re-sealing of a column under the current master key, beside running gateways: rows are read in the order of the primary
 * key, a bounded number at a time, and each is written by itself, unless it has changed meanwhile. Rows that are current are
 * skipped in the database, so a run that was interrupted is continued by running it again.
 */
export type SealedColumn<Key extends object = object> = {
  table: string
  column: string
  /** Key before the first row. */
  first: Key
  select: TypedStatement<Key & SealedAfter, Key & { sealed: Buffer | null }>
  update: TypedStatement<Key & { sealed: Buffer; resealed: Buffer }, object>
  contextOf(key: Key): string
}

/** Parameters of a statement that selects rows after a key. */
export type SealedAfter = {
  /** The first bytes of every value sealed under the current key. */
  mark: Buffer
  count: number
}

/** Columns of the primary key by the names of their parameters. */
type SealedIn = { table: string; column: string; key: Readonly<Record<string, string>> }

/** Rows after a key; `sealed` is null in those that need no re-sealing. */
export function sealedAfter({ table, column, key }: SealedIn): string {
  const columns = Object.values(key).join(', ')
  const selected = Object.entries(key).map(([name, keyColumn]) => `${keyColumn} as "${name}"`)
  const parameters = Object.keys(key).map((name) => `:${name}`)
  return `select ${selected.join(', ')},
            case when substr(${column}, 1, length(:mark::bytea)) <> :mark then ${column} end as sealed
   from ${table} where (${columns}) > (${parameters.join(', ')}) order by ${columns} limit :count`
}

export function updateSealed({ table, column, key }: SealedIn): string {
  const isRow = Object.entries(key).map(([name, keyColumn]) => `${keyColumn} = :${name}`)
  return `update ${table} set ${column} = :resealed where ${isRow.join(' and ')} and ${column} = :sealed`
}

/** The least uuid, which no row has. */
export const NO_UUID = '00000000-0000-0000-0000-000000000000'

export type ResealCount = { read: number; resealed: number; failed: number }

export type ResealReport = {
  /** After each batch. */
  onProgress?(column: SealedColumn, count: ResealCount): void
  /** A value that no configured master key opens. It is left as it is. */
  onFailure?(column: SealedColumn, id: string, reason: string): void
}

export async function resealColumn<Key extends object>(
  database: Queryable,
  sealer: Sealer,
  column: SealedColumn<Key>,
  { onProgress, onFailure }: ResealReport = {},
): Promise<ResealCount> {
  const count: ResealCount = { read: 0, resealed: 0, failed: 0 }
  let after = column.first
  for (;;) {
    const params = { ...after, mark: sealer.mark, count: limits.resealBatchRows }
    const rows = await run(database, column.select, params)
    const last = rows.at(-1)
    if (!last) return count
    count.read += rows.length
    for (let index = 0; index < rows.length; index += limits.resealConcurrency) {
      await Promise.all(rows.slice(index, index + limits.resealConcurrency).map(reseal))
    }
    const { sealed: _sealed, ...key } = last
    after = key as Key
    onProgress?.(column, { ...count })
  }

  async function reseal({ sealed, ...rest }: Key & { sealed: Buffer | null }): Promise<void> {
    if (sealed === null) return
    const key = rest as Key
    const context = column.contextOf(key)
    let plain: string
    try {
      plain = sealer.open(sealed, context)
    } catch (error) {
      if (!(error instanceof SealError)) throw error
      count.failed += 1
      onFailure?.(column, idOf(key), error.message)
      return
    }
    await run(database, column.update, { ...key, sealed, resealed: sealer.seal(plain, context) })
    count.resealed += 1
  }
}

function idOf(key: object): string {
  return Object.values(key)
    .map((value) => (Buffer.isBuffer(value) ? value.toString('hex') : String(value)))
    .join(' ')
}
