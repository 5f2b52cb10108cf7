import { randomBytes } from 'node:crypto'
import type { NetConnectOpts } from 'node:net'
import { join } from 'node:path'
import pg from 'pg'
import { systemClock } from '../../../src/foundation/clock.ts'
import type { Connection } from '../../../src/storage/database.ts'
import { readServerLock } from '../../../local/postgres/lock.ts'
import { startEmbeddedPostgres } from '../../../local/postgres/supervisor.ts'
import { childrenOf, freeze, signal } from './processes.ts'

/** The PostgreSQL server of a run, with direct access. */
export type Postgres = {
  connection: Connection
  /** Target of the links, and the connection of a gateway behind such a link. */
  address: NetConnectOpts
  through(port: number): Connection
  /** Only for an embedded server; undefined for an external one. */
  own?: {
    logFile: string
    pids(): Promise<number[]>
    /** kill -9 of the server; its supervisor restarts it. */
    kill(): Promise<boolean>
    /** kill -9 of one backend, which makes the server terminate all connections and recover. */
    killOne(fraction: number): Promise<boolean>
    freeze(ms: number): Promise<void>
  }
  stop(): Promise<void>
}

export async function startPostgres(dataDir: string, databaseUrl: string | undefined): Promise<Postgres> {
  return databaseUrl === undefined ? startEmbedded(dataDir) : useExternal(databaseUrl)
}

async function startEmbedded(dataDir: string): Promise<Postgres> {
  const embedded = await startEmbeddedPostgres({ dataDir, clock: systemClock })
  const { connection } = embedded
  // Checks the lock's owner: between two servers its pid may belong to any process, even this one.
  const serverPid = async () => (await readServerLock(join(dataDir, 'postgres')))?.pid

  async function pids(): Promise<number[]> {
    const pid = await serverPid()
    return pid === undefined ? [] : [pid, ...(await childrenOf(pid))]
  }
  return {
    connection,
    address: { path: join(connection.host, `.s.PGSQL.${connection.port}`) },
    through: (port) => ({ ...connection, host: '127.0.0.1', port }),
    own: {
      logFile: join(dataDir, 'postgres.log'),
      pids,
      async kill() {
        const pid = await serverPid()
        return pid !== undefined && signal(pid, 'SIGKILL')
      },
      async killOne(fraction) {
        const [, ...children] = await pids()
        const child = children[Math.floor(fraction * children.length)]
        return child !== undefined && signal(child, 'SIGKILL')
      },
      freeze: async (ms) => freeze(await pids(), ms),
    },
    stop: () => embedded.stop(),
  }
}

/** A database of its own on an external server, which is never killed; dropped at the end. */
async function useExternal(databaseUrl: string): Promise<Postgres> {
  const name = `torture_${randomBytes(6).toString('hex')}`
  await execute(databaseUrl, `create database ${name}`)
  const url = new URL(databaseUrl)
  url.pathname = `/${name}`
  const host = url.searchParams.get('host') ?? url.hostname
  const port = Number(url.searchParams.get('port') ?? (url.port || 5432))
  return {
    connection: { connectionString: url.href },
    address: host.startsWith('/') ? { path: join(host, `.s.PGSQL.${port}`) } : { host, port },
    through(linkPort) {
      const behind = new URL(url)
      behind.searchParams.delete('host')
      behind.searchParams.delete('port')
      behind.host = `127.0.0.1:${linkPort}`
      return { connectionString: behind.href }
    },
    stop: () => execute(databaseUrl, `drop database ${name} with (force)`),
  }
}

async function execute(databaseUrl: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query(text)
  } finally {
    await client.end()
  }
}
