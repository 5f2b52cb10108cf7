import { systemClock } from '../foundation/clock.ts'
import { type Random, systemRandom } from '../foundation/random.ts'
import { masterKeyBytes } from '../foundation/setting-readers.ts'
import type { Settings } from '../foundation/settings.ts'
import { type Connection, type Database, openDatabase } from '../storage/database.ts'
import { startEmbeddedPostgres } from '../storage/embedded/supervisor.ts'
import { memberUrls } from '../storage/multi-host.ts'
import { migrate, pendingMigrations } from '../storage/migrate.ts'
import { createSealer, type Sealer } from '../storage/sealing.ts'
import { keepLocally } from './local-files.ts'
import { CommandError } from './output.ts'

/** What every command works on: the database, embedded or given, and the sealer of its secrets. */
export type Store = {
  database: Database
  sealer: Sealer
  migrated: string[]
  close(): Promise<void>
}

/** Named by what a person waits for. */
export type StoreStep = <Result>(label: string, work: () => Promise<Result>) => Promise<Result>

const silently: StoreStep = (_label, work) => work()

/** `no`: a schema that is behind is refused. `compatible`: breaking steps are left to `pasarela migrate --breaking`. */
type Migrating = 'no' | 'compatible' | 'all'

export async function openStore(
  settings: Settings,
  step: StoreStep = silently,
  migrating: Migrating = 'compatible',
): Promise<Store> {
  const sealer = await loadSealer(settings, systemRandom)
  const server = settings.databaseUrl
    ? { connection: { connectionString: settings.databaseUrl.reveal() }, stop: async () => {} }
    : await step('PostgreSQL (embedded; the first start prepares its files)', () =>
        startEmbeddedPostgres({ dataDir: settings.dataDir, clock: systemClock }),
      )
  try {
    const migrated = await step('Database schema', () => migrateOrExplain(server.connection, migrating))
    const database = openDatabase(server.connection, settings.databasePool, {
      prepared: settings.databasePrepared === 'on',
    })
    return {
      database,
      sealer,
      migrated,
      async close() {
        await database.close()
        await server.stop()
      },
    }
  } catch (error) {
    await server.stop()
    throw error
  }
}

/** Runs `work` on the store and closes it, whatever happens. */
export async function withStore<Result>(
  settings: Settings,
  work: (store: Store) => Promise<Result>,
  migrating?: Migrating,
): Promise<Result> {
  const store = await openStore(settings, silently, migrating)
  try {
    return await work(store)
  } finally {
    await store.close()
  }
}

/** For commands that only read: they leave the schema as it is, and say what to run when it is behind. */
export function readStore<Result>(settings: Settings, work: (store: Store) => Promise<Result>): Promise<Result> {
  return withStore(settings, work, 'no')
}

async function migrateOrExplain(connection: Connection, migrating: Migrating): Promise<string[]> {
  try {
    if (migrating !== 'no') return await migrate(connection, { allowBreaking: migrating === 'all' })
    const pending = await pendingMigrations(connection)
    if (pending.length === 0) return []
    throw new CommandError(
      `The database lacks ${pending.length} steps of this version's schema, from ${pending[0]} on: run pasarela migrate.`,
    )
  } catch (error) {
    if (!('connectionString' in connection) || !isConnectFailure(error)) throw error
    const [first = ''] = memberUrls(connection.connectionString)
    const { host, pathname } = new URL(first)
    throw new CommandError(
      `DATABASE_URL: cannot use the database ${decodeURIComponent(pathname.slice(1))} at ${host}: ${(error as Error).message}`,
    )
  }
}

/** Refused, not found, wrong password, no such database: all of them the address, not the schema. */
function isConnectFailure(error: unknown): boolean {
  const { code, message } = error as { code?: unknown; message?: string }
  return /^(E[A-Z_]+|28.{3}|3D000|08.{3}|57P03)$/.test(String(code)) || /timeout|terminated/i.test(message ?? '')
}

async function loadSealer(settings: Settings, random: Random): Promise<Sealer> {
  const current = settings.masterKey
    ? masterKeyBytes(settings.masterKey)
    : Buffer.from(await keepLocally(settings.dataDir, 'master.key', () => random.bytes(32).toString('hex')), 'hex')
  return createSealer(current, settings.oldMasterKeys.map(masterKeyBytes), random)
}
