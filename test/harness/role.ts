import { randomBytes } from 'node:crypto'
import pg from 'pg'
import type { Connection } from '../../src/storage/database.ts'
import { setRunningRole } from '../../src/storage/migrate.ts'
import { databaseUrl } from './payments.ts'

/** Running role of one test database, with a password; `drop` removes it from the server. */
export async function createRunningRole(
  owner: Connection,
): Promise<{ role: string; connection: Connection; drop(): Promise<void> }> {
  const role = `run_${randomBytes(6).toString('hex')}`
  const password = randomBytes(12).toString('hex')
  await setRunningRole(owner, role)
  await asOwner(`alter role ${role} password '${password}'`)
  return {
    role,
    connection: urlOf(owner, role, password),
    drop: () => asOwner(`drop owned by ${role}; drop role ${role}`),
  }

  async function asOwner(text: string): Promise<void> {
    const client = new pg.Client(owner)
    await client.connect()
    await client.query(text)
    await client.end()
  }
}

function urlOf(owner: Connection, role: string, password: string): Connection {
  if (!('connectionString' in owner)) return { ...owner, user: role, password }
  const url = new URL(databaseUrl(owner))
  url.username = role
  url.password = password
  return { connectionString: url.href }
}
