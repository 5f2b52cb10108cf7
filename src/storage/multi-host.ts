import pg from 'pg'
import { limits } from '../foundation/limits.ts'

/** Address of the database, which may name several servers, or the socket folder of the embedded one. */
export type Connection =
  | { connectionString: string }
  | { host: string; port: number; user: string; password: string; database: string; ssl: false }

/**
 * A replicated PostgreSQL has one primary and several standbys. DATABASE_URL names them all,
 * `postgresql://user:password@one:5432,two:5432,three:5432/pasarela`, and the client finds the primary. The driver
 * supports a single server only, so the list is split here.
 */
const severalHosts = /^(postgres(?:ql)?:\/\/(?:[^@/?]*@)?)([^/?]+)(.*)$/

export function membersOf(connection: Connection): Connection[] {
  if (!('connectionString' in connection)) return [connection]
  return memberUrls(connection.connectionString).map((connectionString) => ({ connectionString }))
}

export function memberUrls(url: string): string[] {
  const [, before = '', hosts = '', after = ''] = severalHosts.exec(url) ?? []
  return hosts.includes(',') ? hosts.split(',').map((host) => before + host + after) : [url]
}

/** Carries the SQLSTATE with which PostgreSQL refuses a write on a standby. */
export class NotPrimaryError extends Error {
  readonly code = '25006'
}

export async function requirePrimary(client: pg.Client | pg.PoolClient): Promise<void> {
  const { rows } = await client.query<{ transaction_read_only: string }>('show transaction_read_only')
  if (rows[0]?.transaction_read_only !== 'off') throw new NotPrimaryError('this server is a standby')
}

/** Index of the primary in the list: all servers are queried at once, each on a new connection. */
export async function findPrimary(members: readonly Connection[]): Promise<number> {
  const answers = members.map((member, index) => requirePrimaryAt(member).then(() => index))
  return Promise.any(answers).catch(async () => {
    const reasons = (await Promise.allSettled(answers)).map((answer) =>
      'reason' in answer ? answer.reason : undefined,
    )
    throw reasonToReport(reasons)
  })
}

/** The reason why a server cannot be reached says more than that the others are standbys. */
export function reasonToReport(reasons: readonly unknown[]): unknown {
  return reasons.find((reason) => !(reason instanceof NotPrimaryError)) ?? reasons[0]
}

async function requirePrimaryAt(member: Connection): Promise<void> {
  const client = new pg.Client({
    ...member,
    application_name: 'pasarela',
    connectionTimeoutMillis: limits.databaseConnectTimeoutMs,
    query_timeout: limits.databaseConnectTimeoutMs,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    await requirePrimary(client)
  } finally {
    // An unresponsive server does not answer the termination message either.
    client.end().catch(() => {})
  }
}
