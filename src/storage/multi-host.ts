import pg from 'pg'
import { limits } from '../foundation/limits.ts'

/** Where the database is: an address, which may name several servers, or the socket folder of the embedded one. */
export type Connection =
  | { connectionString: string }
  | { host: string; port: number; user: string; password: string; database: string; ssl: false }

/**
 * A replicated PostgreSQL is several servers of which one leads at a time. DATABASE_URL names them all,
 * `postgresql://user:password@one:5432,two:5432,three:5432/pasarela`, and whoever connects looks for the one that takes
 * writes. The driver knows one server only, so the list is taken apart here.
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

/** As PostgreSQL itself refuses a write on a server that only follows. */
export class NotPrimaryError extends Error {
  readonly code = '25006'
}

export async function requirePrimary(client: pg.Client | pg.PoolClient): Promise<void> {
  const { rows } = await client.query<{ transaction_read_only: string }>('show transaction_read_only')
  if (rows[0]?.transaction_read_only !== 'off') throw new NotPrimaryError('this server follows another one')
}

/** The place in the list of the server that leads: all are asked at once, on connections made for the question. */
export async function findPrimary(members: readonly Connection[]): Promise<number> {
  const answers = members.map((member, index) => requirePrimaryAt(member).then(() => index))
  return Promise.any(answers).catch(async () => {
    const reasons = (await Promise.allSettled(answers)).map((answer) =>
      'reason' in answer ? answer.reason : undefined,
    )
    // That others follow says less than why the one they follow cannot be reached.
    throw reasons.find((reason) => !(reason instanceof NotPrimaryError)) ?? reasons[0]
  })
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
    // A server that fell silent does not answer a farewell either.
    client.end().catch(() => {})
  }
}
