import { rmdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import type { Clock } from '../../src/foundation/clock.ts'
import { locateBinaries } from './binaries.ts'
import { createCluster, ownCluster, readPassword, removeUnfinished } from './cluster.ts'
import { EmbeddedPostgresError, remedyFor } from './errors.ts'
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
  /** Options for pg.Pool; they stay valid when the server restarts or another process takes it over. */
  connection: { host: string; port: number; user: string; password: string; database: string; ssl: false }
  /** Stops the server if this process started it; a server of another process keeps running. */
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

/** Time limit of a start: processes of a killed server may hold its shared memory for a while. */
const startTimeoutMs = 30_000
const retryDelayMs = { first: 50, longest: 1_000 }
const restartDelayMs = { first: 100, longest: 5_000 }
/** A server that ran this long did not fail at its start, so the restart delay is reset. */
const stableAfterMs = 30_000

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
      const wasStable = clock.monotonicMs() - startedMs > stableAfterMs
      delayMs = wasStable ? restartDelayMs.first : Math.min(delayMs * 2, restartDelayMs.longest)
      await clock.sleep(delayMs, signal).catch(() => {})
      // After a failure `server` is still the ended one, so the next round tries again.
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

/** Retries until there is a server: a running one, or else a child of this process. */
async function bringUp(site: Site, signal: AbortSignal): Promise<Server> {
  const { clock } = site
  let deadlineMs = clock.monotonicMs() + startTimeoutMs
  for (let delayMs = retryDelayMs.first; ; delayMs = Math.min(delayMs * 1.5, retryDelayMs.longest)) {
    const outcome = await attempt(site, signal)
    if ('server' in outcome) return outcome.server
    // A server that is starting or stopping is progress and extends the deadline.
    if ('busy' in outcome) deadlineMs = clock.monotonicMs() + startTimeoutMs
    else if (clock.monotonicMs() > deadlineMs) {
      throw new EmbeddedPostgresError(
        `PostgreSQL does not start: ${outcome.failure}; see ${site.logFile}; ${remedyFor(outcome.failure)}`,
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

/** Called by one process at a time (`tryExclusively`). */
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

/** Port and ssl are explicit, so that PGPORT and PGSSLMODE of the environment do not replace them. */
async function describeConnection({ cluster, socketFolder }: Site): Promise<EmbeddedPostgres['connection']> {
  const password = (await readPassword(cluster)) ?? ''
  return { host: socketFolder, port, user: 'pasarela', password, database: 'pasarela', ssl: false }
}

/** Reason of a failed connection; empty on success. */
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

/** Removes the socket and mount folders, unless a server runs, which would lose its mounts. */
async function removeFolders({ cluster, socketFolder, mounts }: Site): Promise<void> {
  await tryExclusively(socketFolder, async () => {
    if (await readServerLock(cluster)) return
    for (const folder of [join(mounts, 'native'), join(mounts, 'folder'), mounts, socketFolder]) {
      await rmdir(folder).catch(() => {})
    }
  })
}
