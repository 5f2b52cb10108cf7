import { createHash } from 'node:crypto'
import { readFile, readdir } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { limits } from '../foundation/limits.ts'
import type { Connection } from './database.ts'
import { MigrationError } from './migration-error.ts'
import { membersOf, reasonToReport, requirePrimary } from './multi-host.ts'
import { grantRunningRole, renewGrants, requireOwner } from './roles.ts'
import {
  applyRoutine,
  createRoutinesTable,
  pendingRoutines,
  type Routine,
  readRoutines,
  storedRoutines,
} from './routines.ts'

type Migration = { version: number; name: string; text: string; checksum: string }

/** Where the schema is: numbered migrations, and folders of routines. */
export type SchemaFiles = { migrations: URL; routines: readonly URL[] }

export const schemaFiles: SchemaFiles = {
  migrations: new URL('./migrations/', import.meta.url),
  routines: ['../payments/sql/', '../webhooks/sql/', '../checkout/sql/', '../movements/sql/'].map(
    (folder) => new URL(folder, import.meta.url),
  ),
}

const OLDEST_SERVER = 150_000

/** Any fixed number: all processes of one database must agree on it. */
const LOCK = 7_226_353_001

/** Marks in the first lines of a migration or a routine. */
const OUTSIDE_TRANSACTION = /^-- pasarela: outside a transaction$/m
const BREAKING = /^-- pasarela: breaking$/m

const LOCK_POLL_MS = 100

/** The names of the migrations and routines that `migrate` would apply. */
export async function pendingMigrations(connection: Connection, from = schemaFiles): Promise<string[]> {
  const schema = await readSchema(from)
  return withClient(connection, async (client) => {
    await requireVersion(client)
    return namesOf(await pendingOf(client, schema))
  })
}

/**
 * Brings the schema up to date and returns the names of the files it applied: the pending migrations, then the pending
 * routines (see routines.ts).
 *
 * Steps run behind a lock: eight processes that start together make one change. Consecutive migrations that can run in a
 * transaction share one, so that a crash leaves all or nothing of them. One marked `outside a transaction` holds a single
 * statement that may be repeated, such as `create index concurrently if not exists`. A file marked `breaking` is for a
 * version that processes of the one before cannot run beside: only `allowBreaking` applies it.
 *
 * Locks on tables are waited for only shortly, and the step is tried again: statements that use the table meanwhile wait
 * as long as the step does.
 *
 * The lock belongs to a transaction of its own connection, so it also works behind a pooler that hands out connections
 * per transaction. It is polled for: a statement that waits for a lock would hold up `create index concurrently`.
 */
export async function migrate(
  connection: Connection,
  {
    allowBreaking = true,
    from = schemaFiles,
    lockTries = LOCK_TRIES,
  }: { allowBreaking?: boolean; from?: SchemaFiles; lockTries?: number } = {},
): Promise<string[]> {
  const schema = await readSchema(from)
  return withClient(connection, async (client) => {
    await requireVersion(client)
    const outdated = namesOf(await pendingOf(client, schema))
    if (outdated.length === 0) return []
    await requireOwner(client, outdated)
    return withClient(connection, async (guard) => {
      await lock(guard)
      for (const createTable of bookkeepingTables) await client.query(createTable)
      const pending = await pendingOf(client, schema)
      const isEmpty = pending.migrations.length === schema.migrations.length
      const breaking = [...pending.migrations, ...pending.routines].find(({ text }) => BREAKING.test(text))
      if (breaking && !allowBreaking && !isEmpty) {
        throw new MigrationError(
          `${breaking.name} cannot run beside processes of the former version: stop them, then run pasarela migrate --breaking.`,
        )
      }
      for (const step of steps(pending)) await applyBesideTraffic(client, step, lockTries)
      await renewGrants(client)
      return namesOf(pending)
    })
  })
}

/** Grants a role what a running gateway needs (see roles.ts), on the present schema. Returns whether it was created. */
export function setRunningRole(connection: Connection, role: string): Promise<boolean> {
  return withClient(connection, (client) => grantRunningRole(client, role))
}

type Schema = { migrations: Migration[]; routines: Routine[] }

async function readSchema({ migrations, routines }: SchemaFiles): Promise<Schema> {
  return { migrations: await readMigrations(migrations), routines: await readRoutines(routines) }
}

async function pendingOf(client: pg.Client, { migrations, routines }: Schema): Promise<Schema> {
  return {
    migrations: pendingMigrationsOf(migrations, await applied(client)),
    routines: pendingRoutines(routines, await storedRoutines(client)),
  }
}

const namesOf = ({ migrations, routines }: Schema): string[] => [...migrations, ...routines].map(({ name }) => name)

/** The tables of what was applied, which no migration creates. */
export const bookkeepingTables: readonly string[] = [
  `create table if not exists schema_migrations (
    version    integer     primary key,
    name       text        not null,
    checksum   text        not null,
    applied_at timestamptz not null default now()
  )`,
  createRoutinesTable,
]

/** Ends with the connection. */
async function lock(guard: pg.Client): Promise<void> {
  for (;;) {
    await guard.query('begin')
    // Without parameters: a prepared one would keep its snapshot, and `create index concurrently` waits for those.
    const { rows } = await guard.query<{ isMine: boolean }>(`select pg_try_advisory_xact_lock(${LOCK}) as "isMine"`)
    if (rows[0]?.isMine) return
    await guard.query('rollback')
    await sleep(LOCK_POLL_MS)
  }
}

type Step = { isTransaction: boolean; work: ((client: pg.Client) => Promise<void>)[] }

function steps({ migrations, routines }: Schema): Step[] {
  const found: Step[] = []
  for (const migration of migrations) {
    const isTransaction = !OUTSIDE_TRANSACTION.test(migration.text)
    const work = (client: pg.Client) => applyMigration(client, migration)
    const last = found.at(-1)
    if (isTransaction && last?.isTransaction) last.work.push(work)
    else found.push({ isTransaction, work: [work] })
  }
  const ofRoutines = routines.map((routine) => ({
    isTransaction: true,
    work: [(client: pg.Client) => applyRoutine(client, routine)],
  }))
  return [...found, ...ofRoutines]
}

/** A lock that is waited for holds up everybody behind it: it is given up soon, and tried again. */
const LOCK_TIMEOUT_MS = 2_000
const LOCK_TRIES = 60
const LOCK_PAUSE_MS = 500
/** A lock was not available in time, or the transaction was chosen to end a deadlock. */
const lockFailures: readonly unknown[] = ['55P03', '40P01']

async function applyBesideTraffic(client: pg.Client, step: Step, tries: number): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await apply(client, step)
    } catch (error) {
      if (step.isTransaction) await client.query('rollback')
      if (!lockFailures.includes((error as { code?: unknown }).code)) throw error
      if (attempt === tries) {
        throw new MigrationError(
          'Another session holds a lock on a table that the migration changes: end it (pg_stat_activity shows it, often idle in transaction), then run pasarela migrate again.',
        )
      }
      await sleep(LOCK_PAUSE_MS)
    }
  }
}

async function apply(client: pg.Client, { isTransaction, work }: Step): Promise<void> {
  if (isTransaction) await client.query(`begin; set local lock_timeout = ${LOCK_TIMEOUT_MS}`)
  for (const part of work) await part(client)
  if (isTransaction) await client.query('commit')
}

async function applyMigration(client: pg.Client, { version, name, checksum, text }: Migration): Promise<void> {
  await dropInterruptedIndex(client, text)
  await client.query(text)
  await client.query('insert into schema_migrations (version, name, checksum) values ($1, $2, $3)', [
    version,
    name,
    checksum,
  ])
}

const CONCURRENT_INDEX = /^create (?:unique )?index concurrently if not exists (\w+)/m

/** An interrupted build leaves an index that is never used, and that `if not exists` finds. */
async function dropInterruptedIndex(client: pg.Client, text: string): Promise<void> {
  const [, index] = CONCURRENT_INDEX.exec(text) ?? []
  if (index === undefined) return
  const { rowCount } = await client.query(
    'select from pg_index where indexrelid = to_regclass($1) and not indisvalid',
    [index],
  )
  if (rowCount) await client.query(`drop index concurrently if exists ${index}`)
}

/**
 * The indexes of the schema that no query uses, because building them was interrupted. `isCopy`: left beside the index
 * itself by `reindex … concurrently`.
 */
export function invalidIndexes(connection: Connection): Promise<{ name: string; isCopy: boolean }[]> {
  return withClient(connection, async (client) => {
    const { rows } = await client.query<{ name: string; isCopy: boolean }>(
      `select i.oid::regclass::text as name, i.relname ~ '_cc(new|old)[0-9]*$' as "isCopy"
       from pg_index x
       join pg_class i on i.oid = x.indexrelid
       where not x.indisvalid
         and i.relnamespace = (select relnamespace from pg_class where oid = 'schema_migrations'::regclass)
       order by name`,
    )
    return rows
  })
}

async function withClient<Result>(
  connection: Connection,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = await connectToPrimary(connection)
  try {
    return await work(client)
  } finally {
    await client.end().catch(() => {})
  }
}

async function connectToPrimary(connection: Connection): Promise<pg.Client> {
  const members = membersOf(connection)
  const reasons: unknown[] = []
  for (const member of members) {
    const client = new pg.Client({ ...member, connectionTimeoutMillis: limits.databaseConnectTimeoutMs })
    client.on('error', () => {})
    try {
      await client.connect()
      if (members.length > 1) await requirePrimary(client)
      return client
    } catch (error) {
      await client.end().catch(() => {})
      reasons.push(error)
    }
  }
  throw reasonToReport(reasons)
}

async function readMigrations(from: URL): Promise<Migration[]> {
  const names = (await readdir(from)).filter((name) => name.endsWith('.sql')).toSorted()
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(new URL(name, from), 'utf8')
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

function pendingMigrationsOf(migrations: Migration[], done: Applied[]): Migration[] {
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
