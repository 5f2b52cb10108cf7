import pg from 'pg'
import { GatewayError } from '../foundation/errors.ts'
import { limits } from '../foundation/limits.ts'
import { traceStatement } from '../foundation/tracing.ts'
import { executePrepared, type Statement } from './prepared-query.ts'
import { type Connection, findPrimary, membersOf, requirePrimary } from './multi-host.ts'

/** Runs statements: the pool (each on its own) or one open transaction. */
export type Queryable = {
  query<Row extends object>(statement: Statement, values?: readonly unknown[]): Promise<Row[]>
}

/** `single`: every statement by itself. `full`: callers are waited for, and one row goes as a batch too, for tests. */
export type Batching = 'auto' | 'single' | 'full'

export type Database = Queryable & {
  /** How statements of one kind share a round trip (batch.ts); `auto` if undefined. */
  readonly batching?: Batching | undefined
  transaction<Result>(work: (transaction: Queryable) => Promise<Result>): Promise<Result>
  close(): Promise<void>
}

export type { Connection, Statement }

/** The database is unavailable. A read may be repeated; whether a write was committed is unknown. */
export class DatabaseUnavailable extends GatewayError {
  /** True if no statement was executed, such as without a connection. */
  readonly isUnexecuted: boolean
  /** For the log (`errorFields`): these messages of PostgreSQL and of the driver have no values of rows. */
  readonly loggedReason: string | undefined

  constructor(cause: unknown, { isUnexecuted = false }: { isUnexecuted?: boolean } = {}) {
    super('service_unavailable', { cause, retryAfterSeconds: 1 })
    this.isUnexecuted = isUnexecuted
    this.loggedReason = cause instanceof Error ? cause.message : undefined
  }
}

/**
 * After money may have moved: what to continue with if the database is unavailable. That error is retryable for the caller,
 * and the repeated request would move the money twice.
 */
export function ifUnavailable<Instead>(instead: () => Instead): (error: unknown) => Instead {
  return (error) => {
    if (error instanceof DatabaseUnavailable) return instead()
    throw error
  }
}

/**
 * Connection pool. No session state is kept between statements, so each may run on any connection, also behind a pooler;
 * a pooler without support for prepared statements needs `prepared: false`. Of several servers the primary is used, and
 * it is searched for again when it fails.
 */
export function openDatabase(
  connection: Connection,
  poolSize: number,
  { prepared = true, batching = 'auto' }: { prepared?: boolean; batching?: Batching } = {},
): Database {
  const { acquire, forgetPrimary, close } = openPrimary(connection, poolSize)
  // The locks of a process whose machine vanished would last until the server notices, by default two hours. Set for the
  // transaction alone, which a pooler admits.
  const begin = `begin; set local idle_in_transaction_session_timeout = ${limits.databaseStatementTimeoutMs}`

  return {
    batching,

    // The wait for a connection is part of the statement's span.
    query: (query, values) => traceStatement(runOnPool, query, values),

    async transaction(work) {
      const client = await acquire()
      try {
        await client.query(begin).catch(rethrow)
        const runOnClient = (query: Statement, values?: readonly unknown[]) => run<never>(client, query, values)
        const result = await work({ query: (query, values) => traceStatement(runOnClient, query, values) })
        const { command } = await client.query('commit').catch(rethrow)
        // The server's answer if a statement was refused, also if `work` went on after it.
        if (command === 'ROLLBACK') throw new Error('rolled back: a statement of it was refused')
        client.release()
        return result
      } catch (error) {
        // Closing the connection rolls back, whatever its state.
        client.release(true)
        forgetPrimary(error)
        throw error
      }
    },

    close,
  }

  async function runOnPool(query: Statement, values?: readonly unknown[]): Promise<never[]> {
    const client = await acquire()
    return run<never>(client, query, values).then(
      (rows) => {
        client.release()
        return rows
      },
      (error) => {
        client.release(error instanceof DatabaseUnavailable)
        forgetPrimary(error)
        throw error
      },
    )
  }

  async function run<Row extends object>(
    client: pg.PoolClient,
    query: Statement,
    values: readonly unknown[] = [],
  ): Promise<Row[]> {
    if (prepared) return executePrepared<Row>(client, query, values).catch(rethrow)
    const { rows } = await client.query<Row>({ text: query.text, values: [...values] }).catch(rethrow)
    return rows
  }
}

/** Connections to the primary, of one or several servers. */
function openPrimary(connection: Connection, poolSize: number) {
  const members = membersOf(connection)
  const pools = members.map((member) => openPool(member, poolSize))
  const confirmed = new WeakSet<pg.PoolClient>()
  let primary = members.length === 1 ? 0 : undefined
  let search: Promise<number> | undefined

  return {
    acquire,
    forgetPrimary,
    close: async () => void (await Promise.all(pools.map((pool) => pool.end()))),
  }

  async function acquire(): Promise<pg.PoolClient> {
    if (primary !== undefined) {
      const client = await connect(primary).catch((error) => {
        if (members.length === 1) throw new DatabaseUnavailable(error, { isUnexecuted: true })
        primary = undefined
      })
      if (client) return client
    }
    // Without a connection nothing was executed: a refused password or certificate is an outage as any other.
    return findPrimaryOnce()
      .then(connect)
      .catch((error: unknown) => {
        throw new DatabaseUnavailable(error, { isUnexecuted: true })
      })
  }

  /**
   * One search shared by all waiting callers. Separate searches opened hundreds of connections a second that were
   * refused; on a busy machine none finished in time, even long after a primary was elected.
   */
  function findPrimaryOnce(): Promise<number> {
    search ??= findPrimary(members)
      .then((found) => (primary = found))
      .finally(() => (search = undefined))
    return search
  }

  function forgetPrimary(error: unknown): void {
    if (members.length > 1 && error instanceof DatabaseUnavailable) primary = undefined
  }

  /** The primary may have become a standby since the search, so each new connection is checked once. */
  async function connect(index: number): Promise<pg.PoolClient> {
    const client = await (pools[index] as pg.Pool).connect()
    if (members.length === 1 || confirmed.has(client)) return client
    try {
      await requirePrimary(client)
    } catch (error) {
      client.release(true)
      throw error
    }
    confirmed.add(client)
    return client
  }
}

function openPool(member: Connection, size: number): pg.Pool {
  const pool = new pg.Pool({
    ...member,
    max: size,
    application_name: 'pasarela',
    connectionTimeoutMillis: limits.databaseConnectTimeoutMs,
    statement_timeout: limits.databaseStatementTimeoutMs,
    // A server that vanished without closing the connection never answers: the client's own limit ends the wait.
    query_timeout: limits.databaseStatementTimeoutMs + 1_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
  })
  // A connection that breaks while idle emits an error; without a listener it would end the process. The next user of
  // the connection gets the failure as a rejected query.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

function rethrow(error: unknown): never {
  if (violatedConstraint(error)?.endsWith(HASH_VERSION_SUFFIX)) {
    throw new DatabaseUnavailable(
      new Error('the installation secret was replaced: restart this gateway', { cause: error }),
    )
  }
  if (!isUnavailable(error)) throw error
  if (!isPreparedElsewhere(error)) throw new DatabaseUnavailable(error)
  throw new DatabaseUnavailable(new Error(poolerHint(error), { cause: error }), { isUnexecuted: true })
}

/** Constraints by which the database refuses keyed hashes of a former secret of the installation (rehash.ts). */
export const HASH_VERSION_SUFFIX = '_hash_version'

/** SQLSTATEs of a server that answers reads but has no resources for writes. */
const exhaustedStates: Record<string, string> = {
  '53000': 'insufficient resources',
  '53100': 'disk full',
  '53200': 'out of memory',
}

export const exhaustedResources: readonly string[] = Object.values(exhaustedStates)

const READ_ONLY_STATE = '25006'

/** The connection has lost its prepared statements, or has those of another client; nothing was executed. */
const preparedElsewhereStates = ['26000', '42P05']

function isPreparedElsewhere(error: unknown): error is Error {
  return error instanceof Error && preparedElsewhereStates.includes(String((error as { code?: unknown }).code))
}

const poolerHint = ({ message }: Error) =>
  `${message}: a connection pooler without support for prepared statements needs PASARELA_DATABASE_PREPARED=off`

const unavailableStates = new Set([
  READ_ONLY_STATE, // the connection still points to a former primary
  ...Object.keys(exhaustedStates),
  ...preparedElsewhereStates,
  '40001', // serialization failure: rolled back
  '40P01', // deadlock detected: rolled back
  '55P03', // lock not available in time
  '25P03', // session ended: idle in a transaction
  '25P04', // session ended: the transaction took too long
  '53300', // too many connections
  '57014', // statement timeout
  '57P01', // shut down by an administrator
  '57P02', // crashed and restarting
  '57P03', // starting up
  '57P05', // session ended: idle
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
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENETDOWN',
  'ENETRESET',
  'ECONNABORTED',
  'EADDRNOTAVAIL',
  'EACCES',
])
// Errors of the driver that have no code.
const unavailableMessages =
  /Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|not queryable/

export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = (error as { code?: unknown }).code
  if (typeof code !== 'string') return unavailableMessages.test(error.message)
  return code.startsWith('08') || unavailableStates.has(code) || unavailableErrnos.has(code) || isOutdatedPlan(error)
}

/**
 * A migration changed the columns of a statement that the connection has prepared. The server refuses to execute it there
 * from then on; a new connection prepares it anew. The message depends on the server's language.
 */
function isOutdatedPlan(error: Error): boolean {
  return error instanceof pg.DatabaseError && error.code === '0A000' && error.routine === 'RevalidateCachedQuery'
}

/** Unavailable, and yet certain that nothing was written: a serialization failure or a deadlock. */
const rolledBackStates: readonly unknown[] = ['40001', '40P01']

/** The server refused the statement, so that it changed nothing. After any other error it may have been committed. */
export function isRefusal(error: unknown): boolean {
  const failure = error instanceof DatabaseUnavailable ? error.cause : error
  if (!(failure instanceof pg.DatabaseError) || failure.code === undefined) return false
  return failure === error || rolledBackStates.includes(failure.code)
}

/**
 * Certain that nothing was written, although the database is unavailable: no statement was executed, or the server rolled
 * it back and went on. A server that panics, such as on a full disk of its log, may have committed. Severities are in the
 * language of the server: where an error is called otherwise, this is not certain.
 */
export function wroteNothing(error: unknown): boolean {
  if (isRefusal(error)) return true
  if (!(error instanceof DatabaseUnavailable)) return false
  const { isUnexecuted, cause } = error
  if (isUnexecuted) return true
  if (!(cause instanceof pg.DatabaseError) || cause.severity !== 'ERROR') return false
  return exhaustedResource(error) !== undefined || isReadOnly(cause)
}

/** Resource that the database server has run out of, if that is the cause of the error. */
export function exhaustedResource(error: unknown): string | undefined {
  const failure = error instanceof DatabaseUnavailable ? error.cause : error
  if (!(failure instanceof Error)) return undefined
  return exhaustedStates[String((failure as { code?: unknown }).code)]
}

/** Whether the server refused to write because it is a standby, or because transactions are read-only by default. */
export function isReadOnly(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return (error as { code?: unknown }).code === READ_ONLY_STATE || isReadOnly(error.cause)
}

/** Name of the constraint that refused the row, so that the caller can explain it. */
export function violatedConstraint(error: unknown): string | undefined {
  if (!(error instanceof pg.DatabaseError) || !error.code?.startsWith('23')) return undefined
  return error.constraint
}
