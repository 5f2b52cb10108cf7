import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import pg from 'pg'
import type { Connection } from '../../src/storage/database.ts'
import { schemaFiles } from '../../src/storage/migrate.ts'
import releases from './released/releases.json' with { type: 'json' }

/** Released schemas: the folders of test/storage/released, oldest first. */
export { releases }

/** The key of a tenant in the dump, and receipts that the key reads. */
export type Facts = { key: string; receipts: Record<string, unknown>[] }

export const folderOf = (version: string): URL => new URL(`./released/${version}/`, import.meta.url)

/** The migrations as `sha256sum` lists them, in order. */
export async function migrationHashes(): Promise<string> {
  const names = (await readdir(schemaFiles.migrations)).filter((name) => name.endsWith('.sql')).toSorted()
  const lines = await Promise.all(
    names.map(async (name) => {
      const text = await readFile(new URL(name, schemaFiles.migrations))
      return `${createHash('sha256').update(text).digest('hex')}  ${name}\n`
    }),
  )
  return lines.join('')
}

export async function withClient<Result>(
  connection: Connection,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** The tables of the schema, each after those that it references. */
export async function tablesOf(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; references: string[] }>(
    `select c.relname as name, array(
       select f.confrelid::regclass::text from pg_constraint f
       where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid) as references
     from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') order by 1`,
  )
  const sorted: string[] = []
  const add = (name: string) => {
    if (sorted.includes(name)) return
    for (const other of rows.find((row) => row.name === name)?.references ?? []) add(other)
    sorted.push(name)
  }
  for (const { name } of rows) add(name)
  return sorted
}
