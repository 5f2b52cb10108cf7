import { rmdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import type { Clock } from '../../src/foundation/clock.ts'
import { locateBinaries } from './binaries.ts'
import { createCluster, ownCluster, readPassword, removeUnfinished } from './cluster.ts'
import { EmbeddedPostgresError } from './errors.ts'
import {
  checkSocketFolder,
  createSocketFolder,
  dataFolderId,
  mountFolderName,
  openDataFolder,
  socketFolderName,
} from './folders.ts'
import { disownStaleLock, port, readServerLock, removeStaleSocketLock, tryExclusively } from './lock.ts'
import { choosePrivileges, type Privileges } from './privileges.ts'
import { adoptServer, launchServer, type Server } from './server.ts'

export { EmbeddedPostgresError } from './errors.ts'

export type EmbeddedPostgres = {
  /** For pg.Pool; stays valid when the server is restarted or another process takes the server over. */
  connection: { host: string; port: number; user: string; password: string; database: string; ssl: false }
  /** Stops the server when this process started it; leaves it when it belongs to another process. */
  stop(): Promise<void>
}

type Report = (step: 'initializing' | 'starting' | 'adopted' | 'ready' | 'restarting') => void

type Site = {
  dataDir: string
  cluster: string
  logFile: string
  socketFolder: string
  mounts: string
  privileges: Privileges
  clock: Clock
  report: Report
}

type Attempt = { server: Server } | { busy: true } | { failure: string }

/** Processes of a killed server may hold its shared memory for a while; those that hold it longer are stuck. */
const patienceMs = 30_000
const retryDelayMs = { first: 50, longest: 1_000 }
const restartDelayMs = { first: 100, longest: 5_000 }
/** A server that ran this long did not end because of how it was started. */
const provenAfterMs = 30_000

/** Runs the bundled PostgreSQL on a data folder and shares it with every other process that does the same. */
export async function startEmbeddedPostgres(options: {
  dataDir: string
  clock: Clock
  report?: Report
}): Promise<EmbeddedPostgres> {
  const site = await survey(options)
  const { clock, report } = site
  const stopping = new AbortController()
  const { signal } = stopping
  let server = await bringUp(site, signal)
  const connection = await describeConnection(site)

  async function supervise(): Promise<void> {
    let delayMs = restartDelayMs.first
    while (!signal.aborted) {
      const startedMs = clock.monotonicMs()
      await server.ended(signal)
      if (signal.aborted) return
      report('restarting')
      const proven = clock.monotonicMs() - startedMs > provenAfterMs
      delayMs = proven ? restartDelayMs.first : Math.min(delayMs * 2, restartDelayMs.longest)
      await clock.sleep(delayMs, signal).catch(() => {})
      // Nobody waits for this outcome: after a failure the server is still ended, and the next round tries again.
      server = await bringUp(site, signal).catch(() => server)
    }
  }

  const supervision = supervise()
  let stopped: Promise<void> | undefined
  async function stop(): Promise<void> {
    stopping.abort()
    await supervision
    await server.stop()
    await removeFolders(site)
  }
  return { connection, stop: () => (stopped ??= stop()) }
}

async function survey(options: { dataDir: string; clock: Clock; report?: Report }): Promise<Site> {
  const dataDir = await openDataFolder(options.dataDir)
  const id = dataFolderId(dataDir)
  const cluster = join(dataDir, 'postgres')
  const mounts = mountFolderName(id)
  const privileges = await choosePrivileges({ native: await locateBinaries(), dataDir, cluster, mounts })
  let reported = ''
  return {
    dataDir,
    cluster,
    logFile: join(dataDir, 'postgres.log'),
    socketFolder: socketFolderName(privileges.uid, id),
    mounts,
    privileges,
    clock: options.clock,
    report: (step) => {
      if (step !== reported) options.report?.(step)
      reported = step
    },
  }
}

/** Tries until there is a server: one that runs already, or else one of our own. */
async function bringUp(site: Site, signal: AbortSignal): Promise<Server> {
  const { clock } = site
  let giveUpMs = clock.monotonicMs() + patienceMs
  for (let delayMs = retryDelayMs.first; ; delayMs = Math.min(delayMs * 1.5, retryDelayMs.longest)) {
    const outcome = await attempt(site, signal)
    if ('server' in outcome) return outcome.server
    // A server that is about to be ready, or to be gone, is progress.
    if ('busy' in outcome) giveUpMs = clock.monotonicMs() + patienceMs
    else if (clock.monotonicMs() > giveUpMs) {
      throw new EmbeddedPostgresError(
        `PostgreSQL does not start: ${outcome.failure}; see ${site.logFile} or set DATABASE_URL`,
      )
    }
    await clock.sleep(delayMs, signal)
  }
}

async function attempt(site: Site, signal: AbortSignal): Promise<Attempt> {
  const lock = await readServerLock(site.cluster)
  if (!lock) {
    const outcome = await tryExclusively(site.socketFolder, () => start(site, signal))
    return outcome ?? { failure: 'another process has been starting it all the time' }
  }
  if (!lock.ready) return { busy: true }
  const failure = await connectOnce(site)
  if (failure) return { failure: `its server, process ${lock.pid}, cannot be reached (${failure})` }
  site.report('adopted')
  return { server: adoptServer(site.cluster, site.clock) }
}

/** Only ever called by one process at a time. */
async function start(site: Site, signal: AbortSignal): Promise<Attempt> {
  const { dataDir, cluster, socketFolder, privileges, report } = site
  if (await readServerLock(cluster)) return { busy: true }
  await removeUnfinished(dataDir)
  if ((await readPassword(cluster)) === undefined) {
    report('initializing')
    await createCluster(dataDir, cluster, privileges)
  }
  await ownCluster(cluster, privileges)
  await createSocketFolder(socketFolder, privileges)
  await disownStaleLock(cluster, privileges)
  await removeStaleSocketLock(socketFolder, cluster)
  report('starting')
  const server = await launchServer(site, signal)
  if ('failure' in server) return server
  const failure = await connectOnce(site)
  if (failure) {
    await server.stop()
    return { failure }
  }
  report('ready')
  return { server }
}

/** The port and ssl are named so that PGPORT and PGSSLMODE of the environment do not replace them. */
async function describeConnection({ cluster, socketFolder }: Site): Promise<EmbeddedPostgres['connection']> {
  const password = (await readPassword(cluster)) ?? ''
  return { host: socketFolder, port, user: 'pasarela', password, database: 'pasarela', ssl: false }
}

/** Empty when it worked. */
async function connectOnce(site: Site): Promise<string> {
  await checkSocketFolder(site.socketFolder, site.privileges.uid)
  const client = new Client({ ...(await describeConnection(site)), connectionTimeoutMillis: 5_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select 1')
    return ''
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  } finally {
    await client.end()
  }
}

/** Not while a server runs: removing a mount point would take the mount away from it. */
async function removeFolders({ cluster, socketFolder, mounts }: Site): Promise<void> {
  await tryExclusively(socketFolder, async () => {
    if (await readServerLock(cluster)) return
    for (const folder of [join(mounts, 'native'), join(mounts, 'folder'), mounts, socketFolder]) {
      await rmdir(folder).catch(() => {})
    }
  })
}
