import { createHash } from 'node:crypto'
import { readFile, readdir } from 'node:fs/promises'
import pg from 'pg'
import { limits } from '../foundation/limits.ts'
import type { Connection } from './database.ts'
import { membersOf, requireLeader } from './members.ts'

export class MigrationError extends Error {}

type Migration = { version: number; name: string; text: string; checksum: string }

const folder = new URL('./migrations/', import.meta.url)
const OLDEST_SERVER = 150_000

/** Any fixed number: all processes of one database must agree on it. */
const LOCK = 7_226_353_001

/**
 * Brings the schema up to date and returns the names of what it applied.
 *
 * Everything pending runs in one transaction behind a lock of that same transaction: eight processes that
 * start together make one change, a crash leaves none of it, and it works behind a pooler that hands out
 * connections per transaction.
 */
export async function migrate(connection: Connection): Promise<string[]> {
  const migrations = await readMigrations()
  const client = await connectToLeader(connection)
  try {
    await requireVersion(client)
    if (pendingOf(migrations, await applied(client)).length === 0) return []

    await client.query('begin')
    await client.query('select pg_advisory_xact_lock($1)', [LOCK])
    await client.query(`
      create table if not exists schema_migrations (
        version    integer     primary key,
        name       text        not null,
        checksum   text        not null,
        applied_at timestamptz not null default now()
      )`)
    const pending = pendingOf(migrations, await applied(client))
    for (const migration of pending) {
      await client.query(migration.text)
      await client.query('insert into schema_migrations (version, name, checksum) values ($1, $2, $3)', [
        migration.version,
        migration.name,
        migration.checksum,
      ])
    }
    await client.query('commit')
    return pending.map((migration) => migration.name)
  } finally {
    await client.end().catch(() => {})
  }
}

async function connectToLeader(connection: Connection): Promise<pg.Client> {
  const members = membersOf(connection)
  for (const [index, member] of members.entries()) {
    const client = new pg.Client({ ...member, connectionTimeoutMillis: limits.databaseConnectTimeoutMs })
    client.on('error', () => {})
    try {
      await client.connect()
      if (members.length > 1) await requireLeader(client)
      return client
    } catch (error) {
      await client.end().catch(() => {})
      if (index === members.length - 1) throw error
    }
  }
  throw new MigrationError('No server is named.')
}

async function readMigrations(): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted()
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(new URL(name, folder), 'utf8')
      return {
        version: Number(name.slice(0, 4)),
        name,
        text,
        checksum: createHash('sha256').update(text).digest('hex'),
      }
    }),
  )
}

async function requireVersion(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ number: number; text: string }>(
    `select current_setting('server_version_num')::int as number, current_setting('server_version') as text`,
  )
  const [server] = rows
  if (!server || server.number < OLDEST_SERVER) {
    throw new MigrationError(`PostgreSQL 15 or newer is needed; this server is ${server?.text}.`)
  }
}

type Applied = { version: number; name: string; checksum: string }

async function applied(client: pg.Client): Promise<Applied[]> {
  const { rows } = await client.query<{ there: boolean }>(
    `select to_regclass('schema_migrations') is not null as there`,
  )
  if (!rows[0]?.there) return []
  return (await client.query<Applied>('select version, name, checksum from schema_migrations order by version')).rows
}

function pendingOf(migrations: Migration[], done: Applied[]): Migration[] {
  for (const { version, name, checksum } of done) {
    const ours = migrations.find((migration) => migration.version === version)
    if (!ours) throw new MigrationError(`The database was migrated by a newer Pasarela (${name}): run that version.`)
    if (ours.checksum !== checksum) {
      throw new MigrationError(`Migration ${name} differs from the one this database was built with.`)
    }
  }
  const versions = new Set(done.map(({ version }) => version))
  return migrations.filter(({ version }) => !versions.has(version))
}
