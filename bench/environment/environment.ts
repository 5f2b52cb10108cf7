import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { replaceLocally } from '../../src/cli/local-files.ts'
import { systemClock } from '../../src/foundation/clock.ts'
import { systemRandom } from '../../src/foundation/random.ts'
import { createPayerEncryption, type PayerEncryption } from '../../src/payments/payer-encryption.ts'
import { type Connection, type Database, openDatabase } from '../../src/storage/database.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../local/postgres/supervisor.ts'
import { type Installation, loadInstallation } from '../../src/storage/installation.ts'
import { migrate } from '../../src/storage/migrate.ts'
import { createSealer, type Sealer } from '../../src/storage/sealing.ts'
import { withClient } from './client.ts'

/** Environment of all measurements: one PostgreSQL with default settings, and the simulated banks. */
export type Environment = {
  dataDir: string
  masterKey: string
  sandbox: SandboxUrls
  postgresPid: number
  /** A migrated database of this name, created on first use. */
  database(name: string): Promise<BenchDatabase>
  /** Connection to a new database without any tables. */
  emptyDatabase(name: string): Promise<EmbeddedPostgres['connection']>
  /** Copies a database under another name. It must not be in use. */
  copy(from: BenchDatabase, name: string): Promise<BenchDatabase>
  stop(): Promise<void>
}

export type SandboxUrls = { bncUrl: string; r4Url: string; ratesUrl: string }

/** A database, and the keys needed to write to it as the gateway does. */
export type BenchDatabase = {
  name: string
  connection: Connection
  url: string
  pool: Database
  sealer: Sealer
  installation: Installation
  encryption: PayerEncryption
}

const sandboxProgram = fileURLToPath(new URL('../../sandbox/main.ts', import.meta.url))

/** With `keptDir`, the databases are in that folder and stay there; otherwise in a temporary one. */
export async function createEnvironment(keptDir?: string): Promise<Environment> {
  await using opened = new AsyncDisposableStack()
  const dataDir = keptDir ?? (await mkdtemp(join(tmpdir(), 'pasarela-bench-')))
  if (keptDir === undefined) opened.defer(() => rm(dataDir, { recursive: true, force: true }))
  else await mkdir(dataDir, { recursive: true })
  const server = await startEmbeddedPostgres({ dataDir, clock: systemClock })
  opened.defer(() => server.stop())
  const sandbox = await startSandbox(dataDir)
  opened.defer(() => sandbox.stop())
  // Gateways that share this data folder read the addresses of the simulated banks from this file.
  await replaceLocally(dataDir, 'sandbox.json', JSON.stringify(sandbox.urls))
  const masterKey = await keepFile(join(dataDir, 'master-key'), async () => systemRandom.bytes(32).toString('hex'))
  const sealer = createSealer(Buffer.from(masterKey, 'hex'), [], systemRandom)
  const databases = new Map<string, BenchDatabase>()
  opened.defer(async () => {
    for (const { pool } of databases.values()) await pool.close()
  })
  const postgresPid = Number((await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[0])
  const resources = opened.move()
  return {
    dataDir,
    masterKey,
    sandbox: sandbox.urls,
    postgresPid,
    async database(name) {
      const database = databases.get(name) ?? (await createBenchDatabase(server, sealer, { name }))
      databases.set(name, database)
      return database
    },
    async emptyDatabase(name) {
      await withClient(server.connection, (client) => client.query(`create database ${name}`))
      return { ...server.connection, database: name }
    },
    async copy(from, name) {
      await from.pool.close()
      const database = await createBenchDatabase(server, sealer, { name, template: from.name })
      databases.set(from.name, await openBenchDatabase(server, sealer, from.name))
      databases.set(name, database)
      return database
    },
    stop: () => resources.disposeAsync(),
  }
}

/** Contents of a file, which `create` makes the first time. */
export async function keepFile(file: string, create: () => Promise<string>): Promise<string> {
  const kept = await readFile(file, 'utf8').catch(() => undefined)
  if (kept !== undefined) return kept
  const created = await create()
  await writeFile(file, created)
  return created
}

async function createBenchDatabase(
  server: EmbeddedPostgres,
  sealer: Sealer,
  { name, template = 'template1' }: { name: string; template?: string },
): Promise<BenchDatabase> {
  await withClient(server.connection, async (client) => {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
    if (rowCount === 0) await client.query(`create database ${name} template ${template}`)
  })
  return openBenchDatabase(server, sealer, name)
}

async function openBenchDatabase(server: EmbeddedPostgres, sealer: Sealer, name: string): Promise<BenchDatabase> {
  const connection = { ...server.connection, database: name }
  await migrate(connection)
  const pool = openDatabase(connection, 4)
  const installation = await loadInstallation(pool, sealer, systemRandom)
  const encryption = createPayerEncryption(sealer, installation.hasher('payer'))
  return { name, connection, url: urlOf(connection), pool, sealer, installation, encryption }
}

/** DATABASE_URL; the folder of a Unix socket goes into the query string. */
function urlOf({ host, port, user, password, database }: EmbeddedPostgres['connection']): string {
  return `postgresql://${user}:${encodeURIComponent(password)}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`
}

async function startSandbox(dataDir: string): Promise<{ urls: SandboxUrls; stop(): Promise<void> }> {
  const journal = join(dataDir, 'sandbox.jsonl')
  const child = spawn(process.execPath, [sandboxProgram, '--journal', journal, '--stop-with-stdin'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const exited = once(child, 'exit')
  const [line] = (await once(child.stdout, 'data')) as [Buffer]
  return {
    urls: JSON.parse(line.toString()),
    async stop() {
      child.stdin.end()
      await exited
    },
  }
}
