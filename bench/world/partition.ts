import type pg from 'pg'

/**
 * Turns a table into one that is partitioned by month without copying a row and without stopping the gateway: the table
 * as it is becomes the first partition, and the months to come are new ones. The ids are of version 7, so a range of
 * ids is a range of time, and the primary key stays what it is.
 */
export type PartitionTimes = { validateMs: number; lockedMs: number; partitions: number }

type Definition = { name: string; definition: string }

export async function partitionByMonth(
  client: pg.Client,
  { table, column, from, months }: { table: string; column: string; from: Date; months: number },
): Promise<PartitionTimes> {
  const old = `${table}_until_${from.toISOString().slice(0, 7).replace('-', '_')}`
  const indexes = await indexesOf(client, table)
  const triggers = await triggersOf(client, table)
  const primaryKey = indexes.find(({ name }) => name === `${table}_pkey`)
  if (!primaryKey) throw new Error(`${table} has no primary key of the usual name`)

  // Proves that every row belongs to the first partition while others go on writing: attaching then reads nothing.
  const beganMs = performance.now()
  const bound = `${column} < '${firstId(from)}'`
  await client.query(`alter table ${table} add constraint ${table}_bound check (${bound}) not valid`)
  await client.query(`alter table ${table} validate constraint ${table}_bound`)
  const validateMs = performance.now() - beganMs

  const lockedFromMs = performance.now()
  await client.query('begin')
  // Whoever cannot have the lock at once lets the others pass and tries again later.
  await client.query(`set local lock_timeout = '2s'`)
  await client.query(`lock table ${table} in access exclusive mode`)
  await client.query(`alter table ${table} rename to ${old}`)
  for (const { name } of indexes) await client.query(`alter index ${name} rename to ${name}_${old.slice(-7)}`)
  for (const { name } of triggers) await client.query(`drop trigger ${name} on ${old}`)
  await client.query(
    `create table ${table} (like ${old} including defaults including constraints) partition by range (${column})`,
  )
  await client.query(`alter table ${table} drop constraint ${table}_bound`)
  await client.query(`alter table ${table} add ${keyOf(primaryKey)}`)
  for (const { name, definition } of indexes) if (name !== primaryKey.name) await client.query(definition)
  await client.query(`alter table ${table} attach partition ${old} for values from (minvalue) to ('${firstId(from)}')`)
  for (const { definition } of triggers) await client.query(definition)
  await client.query('commit')
  const lockedMs = performance.now() - lockedFromMs

  // Made aside and then attached, which locks out nobody; there is time until the month begins.
  for (let month = 0; month < months; month += 1) {
    const [start, end] = [monthAfter(from, month), monthAfter(from, month + 1)]
    const name = `${table}_${start.toISOString().slice(0, 7).replace('-', '_')}`
    await client.query(`create table ${name} (like ${table} including all)`)
    const range = `from ('${firstId(start)}') to ('${firstId(end)}')`
    await client.query(`alter table ${table} attach partition ${name} for values ${range}`)
  }
  return { validateMs, lockedMs, partitions: months + 1 }
}

async function indexesOf(client: pg.Client, table: string): Promise<Definition[]> {
  const { rows } = await client.query<Definition>(
    `select indexname as name, indexdef as definition from pg_indexes where schemaname = 'public' and tablename = $1`,
    [table],
  )
  return rows
}

async function triggersOf(client: pg.Client, table: string): Promise<Definition[]> {
  const { rows } = await client.query<Definition>(
    `select tgname as name, pg_get_triggerdef(oid) as definition from pg_trigger where tgrelid = $1::regclass and not tgisinternal`,
    [table],
  )
  return rows
}

/** `CREATE UNIQUE INDEX … USING btree (a, b)` → `primary key (a, b)`. */
function keyOf({ definition }: Definition): string {
  return `primary key ${definition.slice(definition.indexOf('(', definition.indexOf(' USING ')))}`
}

/** The lowest id of version 7 made at this time. */
function firstId(time: Date): string {
  const hex = time.getTime().toString(16).padStart(12, '0')
  return `${hex.slice(0, 8)}-${hex.slice(8)}-0000-0000-000000000000`
}

export function monthAfter(time: Date, months: number): Date {
  return new Date(Date.UTC(time.getUTCFullYear(), time.getUTCMonth() + months))
}
