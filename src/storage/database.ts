import pg from 'pg'
import { GatewayError } from '../foundation/errors.ts'
import { limits } from '../foundation/limits.ts'
import { type Connection, findPrimary, membersOf, requirePrimary } from './multi-host.ts'

/** A named statement is planned once per connection and then only executed: 1.3 to 1.5 times an unnamed one. */
export type Statement = { readonly name: string; readonly text: string }

/** What runs statements: the pool, each on its own, or one open transaction. */
export type Queryable = {
  query<Row extends object>(statement: Statement, values?: readonly unknown[]): Promise<Row[]>
}

export type Database = Queryable & {
  transaction<Result>(work: (transaction: Queryable) => Promise<Result>): Promise<Result>
  close(): Promise<void>
}

export type { Connection }

/**
 * The database cannot be used now. A read may simply be asked again; of a write it is not known whether
 * it was committed.
 */
export class DatabaseUnavailable extends GatewayError {
  constructor(cause: unknown) {
    super('service_unavailable', { cause, retryAfterSeconds: 1 })
  }
}

/**
 * No session is kept between statements, so any of them may run on any connection, also behind a pooler; one that does
 * not know named statements needs `prepared: false`. Of several servers the one that leads is used, and is looked for
 * again when it fails.
 */
export function openDatabase(connection: Connection, poolSize: number, { prepared = true } = {}): Database {
  const members = membersOf(connection)
  const pools = members.map((member) => openPool(member, poolSize))
  const known = new WeakSet<pg.PoolClient>()
  let leader = members.length === 1 ? 0 : undefined
  let search: Promise<number> | undefined

  return {
    async query(query, values) {
      const client = await acquire()
      return run<never>(client, query, values).then(
        (rows) => {
          client.release()
          return rows
        },
        (error) => {
          client.release(error instanceof DatabaseUnavailable)
          doubt(error)
          throw error
        },
      )
    },

    async transaction(work) {
      const client = await acquire()
      try {
        await client.query('begin').catch(rethrow)
        const result = await work({ query: (query, values) => run(client, query, values) })
        await client.query('commit').catch(rethrow)
        client.release()
        return result
      } catch (error) {
        // Closing the connection rolls back, whatever state it was in.
        client.release(true)
        doubt(error)
        throw error
      }
    },

    close: async () => void (await Promise.all(pools.map((pool) => pool.end()))),
  }

  async function acquire(): Promise<pg.PoolClient> {
    if (leader !== undefined) {
      const client = await connect(leader).catch((error) => {
        doubt(error)
        if (members.length === 1 || !isUnavailable(error)) rethrow(error)
      })
      if (client) return client
    }
    return lookForLeader().then(connect).catch(rethrow)
  }

  /**
   * One search for all who wait. When each of them went from server to server itself, hundreds of connections a second
   * were opened only to be refused; on a busy machine none was done in time, also long after there was a leader.
   */
  function lookForLeader(): Promise<number> {
    search ??= findPrimary(members)
      .then((found) => (leader = found))
      .finally(() => (search = undefined))
    return search
  }

  function doubt(error: unknown): void {
    if (members.length > 1 && (error instanceof DatabaseUnavailable || isUnavailable(error))) leader = undefined
  }

  /** Whoever led when it was looked for may follow by now: a new connection is asked once. */
  async function connect(index: number): Promise<pg.PoolClient> {
    const client = await (pools[index] as pg.Pool).connect()
    if (members.length === 1 || known.has(client)) return client
    try {
      await requirePrimary(client)
    } catch (error) {
      client.release(true)
      throw error
    }
    known.add(client)
    return client
  }

  async function run<Row extends object>(
    client: pg.PoolClient,
    { name, text }: Statement,
    values: readonly unknown[] = [],
  ): Promise<Row[]> {
    const result = await client.query<Row>({ ...(prepared && { name }), text, values: [...values] }).catch(rethrow)
    return result.rows
  }
}

function openPool(member: Connection, size: number): pg.Pool {
  const pool = new pg.Pool({
    ...member,
    max: size,
    application_name: 'pasarela',
    connectionTimeoutMillis: limits.databaseConnectTimeoutMs,
    statement_timeout: limits.databaseStatementTimeoutMs,
    // A server that vanished without a word never answers at all: the client's own limit ends the wait.
    query_timeout: limits.databaseStatementTimeoutMs + 1_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
  })
  // A connection that breaks emits an error even while nobody waits on it; unheard, it would end the process.
  // Whoever uses the connection next gets the failure as a rejected query.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

function rethrow(error: unknown): never {
  throw isUnavailable(error) ? new DatabaseUnavailable(error) : error
}

/** The server runs and reads, and cannot take what it is given. */
const exhaustedStates: Record<string, string> = {
  '53000': 'insufficient resources',
  '53100': 'disk full',
  '53200': 'out of memory',
}

const unavailableStates = new Set([
  ...Object.keys(exhaustedStates),
  '40001', // could not be serialised: rolled back
  '40P01', // chosen to end a deadlock: rolled back
  '55P03', // a lock was not available in time
  '25006', // read-only: the connection still points to a former leader
  '53300', // too many connections
  '57014', // the statement took too long
  '57P01', // shut down by its operator
  '57P02', // crashed and restarting
  '57P03', // starting up
])
const unavailableErrnos = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'EACCES',
])
// The driver gives these no code.
const unavailableMessages =
  /Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|not queryable/

export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = (error as { code?: unknown }).code
  if (typeof code !== 'string') return unavailableMessages.test(error.message)
  return code.startsWith('08') || unavailableStates.has(code) || unavailableErrnos.has(code)
}

/** Which resource the database server has run out of, if that is why it failed. */
export function exhaustedResource(error: unknown): string | undefined {
  const failure = error instanceof DatabaseUnavailable ? error.cause : error
  if (!(failure instanceof Error)) return undefined
  return exhaustedStates[String((failure as { code?: unknown }).code)]
}

/** A constraint of ours refused the row: `name` says which, so that the caller can say it in words. */
export function violatedConstraint(error: unknown): string | undefined {
  if (!(error instanceof pg.DatabaseError) || !error.code?.startsWith('23')) return undefined
  return error.constraint
}
