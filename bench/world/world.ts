import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { replaceLocally } from '../../src/cli/local-files.ts'
import { systemClock } from '../../src/foundation/clock.ts'
import { systemRandom } from '../../src/foundation/random.ts'
import { createPayerEncryption, type PayerEncryption } from '../../src/payments/payer-encryption.ts'
import { type Connection, type Database, openDatabase } from '../../src/storage/database.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../src/storage/embedded/supervisor.ts'
import { type Installation, loadInstallation } from '../../src/storage/installation.ts'
import { migrate } from '../../src/storage/migrate.ts'
import { createSealer, type Sealer } from '../../src/storage/sealing.ts'
import { withClient } from './client.ts'

/** The ground every measurement stands on: one PostgreSQL with its default settings, and the simulated banks. */
export type World = {
  dataDir: string
  masterKey: string
  sandbox: SandboxUrls
  postgresPid: number
  /** A migrated database of this name, made on first use. */
  place(name: string): Promise<Place>
  /** The same database once more, under another name. Nobody may be using it. */
  copy(from: Place, name: string): Promise<Place>
  stop(): Promise<void>
}

export type SandboxUrls = { bncUrl: string; r4Url: string; ratesUrl: string }

/** One database and what is needed to write into it as the gateway does. */
export type Place = {
  name: string
  connection: Connection
  url: string
  database: Database
  sealer: Sealer
  installation: Installation
  vault: PayerEncryption
}

const sandboxProgram = fileURLToPath(new URL('../../sandbox/main.ts', import.meta.url))

export async function createWorld(): Promise<World> {
  await using opened = new AsyncDisposableStack()
  const dataDir = await mkdtemp(join(tmpdir(), 'pasarela-bench-'))
  opened.defer(() => rm(dataDir, { recursive: true, force: true }))
  const server = await startEmbeddedPostgres({ dataDir, clock: systemClock })
  opened.defer(() => server.stop())
  const sandbox = await startSandbox(dataDir)
  opened.defer(() => sandbox.stop())
  // Gateways on this folder find the banks where the first of them would have noted them down.
  await replaceLocally(dataDir, 'sandbox.json', JSON.stringify(sandbox.urls))
  const masterKey = systemRandom.bytes(32).toString('hex')
  const sealer = createSealer(Buffer.from(masterKey, 'hex'), [], systemRandom)
  const places = new Map<string, Place>()
  opened.defer(async () => {
    for (const { database } of places.values()) await database.close()
  })
  const postgresPid = Number((await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[0])
  const kept = opened.move()
  return {
    dataDir,
    masterKey,
    sandbox: sandbox.urls,
    postgresPid,
    async place(name) {
      const place = places.get(name) ?? (await createPlace(server, sealer, { name }))
      places.set(name, place)
      return place
    },
    async copy(from, name) {
      await from.database.close()
      const place = await createPlace(server, sealer, { name, template: from.name })
      places.set(from.name, await openPlace(server, sealer, from.name))
      places.set(name, place)
      return place
    },
    stop: () => kept.disposeAsync(),
  }
}

async function createPlace(
  server: EmbeddedPostgres,
  sealer: Sealer,
  { name, template = 'template1' }: { name: string; template?: string },
): Promise<Place> {
  await withClient(server.connection, (client) => client.query(`create database ${name} template ${template}`))
  return openPlace(server, sealer, name)
}

async function openPlace(server: EmbeddedPostgres, sealer: Sealer, name: string): Promise<Place> {
  const connection = { ...server.connection, database: name }
  await migrate(connection)
  const database = openDatabase(connection, 4)
  const installation = await loadInstallation(database, sealer, systemRandom)
  const vault = createPayerEncryption(sealer, installation.deriveKey('payer'))
  return { name, connection, url: urlOf(connection), database, sealer, installation, vault }
}

/** As DATABASE_URL: a socket's folder stands in the query. */
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
