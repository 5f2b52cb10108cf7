import { createHash } from 'node:crypto'
import { readFile, readdir } from 'node:fs/promises'
import type pg from 'pg'
import { MigrationError } from './migration-error.ts'

/**
 * Routines: SQL functions that are edited in place, one `create or replace function` per file, beside the code they
 * belong to. The migrator applies a file when it is newer than the one in the database, after the migrations and under
 * their lock, each in a transaction of its own.
 *
 * The first line of a file is its version, `-- version: 1`, an integer that every change raises. `schema_routines` keeps
 * the version and the checksum of the applied one:
 *
 *   not stored, or stored with a lower version   pending
 *   stored with the same version and checksum    up to date
 *   stored with the same version, other checksum an error: the file was changed and its version was not raised
 *   stored with a higher version                 applied by a newer release, and stays
 *
 * So two releases that run side by side do not replace each other's routine: the higher version wins in whatever order
 * their processes start, and also when the older release is started again. A routine therefore has to work for the
 * processes of the release before, or be marked `-- pasarela: breaking` as a migration is. A migration that removes what
 * the stored routine uses is breaking as well, because the new routine is applied after it.
 *
 * A migration that drops a routine for good also deletes its row.
 */
export type Routine = { name: string; version: number; text: string; checksum: string }

export type StoredRoutine = Omit<Routine, 'text'>

const VERSION = /^-- version: ([1-9]\d{0,8})\n/

export const createRoutinesTable = `
  create table if not exists schema_routines (
    name       text        primary key,
    version    integer     not null,
    checksum   text        not null,
    applied_at timestamptz not null default now()
  )`

export async function readRoutines(folders: readonly URL[]): Promise<Routine[]> {
  const found = await Promise.all(folders.map(readFolder))
  return found.flat()
}

async function readFolder(folder: URL): Promise<Routine[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted()
  return Promise.all(names.map(async (name) => toRoutine(name, await readFile(new URL(name, folder), 'utf8'))))
}

export function toRoutine(name: string, text: string): Routine {
  const [, version] = VERSION.exec(text) ?? []
  if (version === undefined) throw new MigrationError(`The first line of ${name} is not its version (-- version: 1).`)
  return { name, version: Number(version), text, checksum: createHash('sha256').update(text).digest('hex') }
}

export async function storedRoutines(client: pg.Client): Promise<StoredRoutine[]> {
  const { rows } = await client.query<{ there: boolean }>(`select to_regclass('schema_routines') is not null as there`)
  if (!rows[0]?.there) return []
  return (await client.query<StoredRoutine>('select name, version, checksum from schema_routines')).rows
}

export function pendingRoutines(routines: readonly Routine[], stored: readonly StoredRoutine[]): Routine[] {
  return routines.filter(({ name, version, checksum }) => {
    const former = stored.find((routine) => routine.name === name)
    if (former?.version === version && former.checksum !== checksum) {
      throw new MigrationError(
        `Routine ${name} differs from version ${version} in this database: a changed routine needs a higher version.`,
      )
    }
    return former === undefined || former.version < version
  })
}

export async function applyRoutine(client: pg.Client, { name, version, text, checksum }: Routine): Promise<void> {
  await client.query(text)
  await client.query(
    `insert into schema_routines (name, version, checksum) values ($1, $2, $3)
     on conflict (name) do update set version = $2, checksum = $3, applied_at = now()`,
    [name, version, checksum],
  )
}
