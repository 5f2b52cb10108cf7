import { access } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { systemClock } from '../foundation/clock.ts'
import { type Random, systemRandom } from '../foundation/random.ts'
import { settingDefinitions } from '../foundation/setting-definitions.ts'
import { masterKeyBytes } from '../foundation/setting-readers.ts'
import type { Settings } from '../foundation/settings.ts'
import { type Connection, type Database, isReadOnly, openDatabase } from '../storage/database.ts'
import { memberUrls } from '../storage/multi-host.ts'
import { requireMasterKey } from '../storage/installation.ts'
import { migrate, pendingMigrations } from '../storage/migrate.ts'
import { createSealer, type Sealer } from '../storage/sealing.ts'
import type { Context } from './context.ts'
import { keepLocally } from './local-files.ts'
import { type EmbeddedPostgres, type LoadLocal, requireLocal } from './local.ts'
import { CommandError } from './output.ts'
import type { StepRunner } from './progress.ts'

/** Database of a command, embedded or external, and the sealer of its secrets. */
export type Store = {
  connection: Connection
  database: Database
  sealer: Sealer
  migrated: string[]
  close(): Promise<void>
}

const silently: StepRunner = (_label, work) => work()

/** `no`: an outdated schema is refused. `compatible`: breaking migrations are left to `pasarela migrate --breaking`. */
type Migrating = 'no' | 'compatible' | 'all'

type StoreContext = Pick<Context, 'settings' | 'local'>

type StoreOptions = {
  step?: StepRunner
  migrating?: Migrating
  /** Whether a local database and its master key are made if there are none. */
  creates?: boolean
}

export async function openStore(context: StoreContext, options: StoreOptions = {}): Promise<Store> {
  const { step = silently, migrating = 'compatible' } = options
  const settings = context.settings()
  const creates = options.creates ?? (migrating !== 'no' && isDataDirChosen(settings))
  if (!creates) await requireInstallation(settings)
  const server = await serverOf(settings, context.local)
  const sealer = await loadSealer(settings, systemRandom)
  const { connection, stop } = await server(step)
  try {
    const migrated = await step('Database schema', () => migrateOrExplain(connection, migrating))
    const database = openPool(connection, settings)
    return {
      connection,
      database,
      sealer,
      migrated,
      async close() {
        await database.close()
        await stop()
      },
    }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Database and sealer of a process whose supervisor started the server and migrated the schema. */
export async function connectStore(
  settings: Settings,
  connection: Connection,
): Promise<Pick<Store, 'database' | 'sealer'>> {
  const sealer = await loadSealer(settings, systemRandom)
  return { database: openPool(connection, settings), sealer }
}

function openPool(connection: Connection, settings: Settings): Database {
  return openDatabase(connection, settings.databasePool, {
    prepared: settings.databasePrepared === 'on',
    batching: settings.databaseBatches === 'on' ? 'auto' : 'single',
  })
}

/**
 * Runs `work` on the store and always closes it. A command that writes with another master key than the gateways’ would seal
 * what they cannot open, such as the credentials of an account.
 */
export async function withStore<Result>(
  context: StoreContext,
  work: (store: Store) => Promise<Result>,
  migrating?: Migrating,
): Promise<Result> {
  const store = await openStore(context, migrating === undefined ? {} : { migrating })
  try {
    // Not for those that name how they migrate: `migrate` seals nothing, `secrets reseal` reports what it cannot open.
    if (migrating === undefined) await requireMasterKey(store.database, store.sealer)
    return await work(store)
  } finally {
    await store.close()
  }
}

/** Store for read-only commands: the schema is not migrated; an outdated one is an error that names the remedy. */
export function readStore<Result>(context: StoreContext, work: (store: Store) => Promise<Result>): Promise<Result> {
  return withStore(context, work, 'no')
}

/** A folder that was named may be filled by a command that writes; ./data of any folder may not. */
function isDataDirChosen({ dataDir }: Settings): boolean {
  return dataDir !== settingDefinitions.dataDir.default
}

/** Commands use what is there: a database that a command made by surprise would hide the one that was meant. */
async function requireInstallation({ databaseUrl, dataDir, masterKey }: Settings): Promise<void> {
  const folder = resolve(dataDir)
  if (!databaseUrl && !(await exists(join(folder, 'postgres')))) {
    throw new CommandError(
      `DATABASE_URL is not set, and there is no local database in ${folder}: set DATABASE_URL, or PASARELA_DATA_DIR to the data folder of a local installation. pasarela serve makes a new one.`,
    )
  }
  if (!masterKey && !(await exists(join(folder, 'master.key')))) {
    throw new CommandError(
      `PASARELA_MASTER_KEY is not set, and there is no master.key in ${folder}: set the master key of this database, or PASARELA_DATA_DIR to the data folder that has it.`,
    )
  }
}

function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}

/** The server of DATABASE_URL, or else the embedded one; if that is missing, fails before anything is written. */
async function serverOf(
  { databaseUrl, dataDir }: Settings,
  load: LoadLocal,
): Promise<(step: StepRunner) => Promise<EmbeddedPostgres>> {
  if (databaseUrl) {
    return async () => ({ connection: { connectionString: databaseUrl.reveal() }, stop: async () => {} })
  }
  const local = await requireLocal(load, 'The embedded PostgreSQL', 'set DATABASE_URL to a PostgreSQL 15 or newer')
  return (step) =>
    step('PostgreSQL (embedded; the first start prepares its files)', () =>
      local.startEmbeddedPostgres({ dataDir, clock: systemClock }),
    )
}

async function migrateOrExplain(connection: Connection, migrating: Migrating): Promise<string[]> {
  try {
    if (migrating !== 'no') return await migrate(connection, { allowBreaking: migrating === 'all' })
    const pending = await pendingMigrations(connection)
    if (pending.length === 0) return []
    throw new CommandError(
      `The schema of the database is older than this version (to apply: ${pending.join(', ')}). Run pasarela migrate.`,
    )
  } catch (error) {
    if (error instanceof URIError) {
      throw new CommandError('DATABASE_URL has a % that begins no character: write a % in a name or a password as %25.')
    }
    if (!('connectionString' in connection) || !isConnectFailure(error)) throw error
    const members = memberUrls(connection.connectionString).map((url) => new URL(url))
    if (members.length === 1 && isReadOnly(error)) throw error
    const name = decoded(members[0]?.pathname.slice(1) ?? '')
    const hosts = members.map(({ host }) => host).join(', ')
    throw new CommandError(`DATABASE_URL: cannot use the database ${name} at ${hosts}: ${(error as Error).message}`)
  }
}

/** The driver also takes a name with a stray %. */
function decoded(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

/** Connection errors (refused, unknown host, wrong password, no such database, no primary) as opposed to migration errors. */
function isConnectFailure(error: unknown): boolean {
  const { code, message } = error as { code?: unknown; message?: string }
  return /^(E[A-Z_]+|28.{3}|3D000|08.{3}|25006|57P03)$/.test(String(code)) || /timeout|terminated/i.test(message ?? '')
}

async function loadSealer(settings: Settings, random: Random): Promise<Sealer> {
  const current = settings.masterKey
    ? masterKeyBytes(settings.masterKey)
    : Buffer.from(await keepLocally(settings.dataDir, 'master.key', () => random.bytes(32).toString('hex')), 'hex')
  return createSealer(current, settings.oldMasterKeys.map(masterKeyBytes), random)
}
