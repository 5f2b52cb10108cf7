import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { type EtcdAddress, readKeys } from './etcd.ts'
import type { Member } from './member.ts'
import { type Passwords, SCOPE } from './patroni.ts'

/** Primary and synchronous standby according to etcd; undefined where etcd names none. */
export type Roles = { primary: string | undefined; synchronousStandby: string | undefined }

const TIMEOUT_MS = 180_000
const POLL_MS = 250
export const DATABASE = 'pasarela'

type TopologyParts = { members: readonly Member[]; servers: readonly EtcdAddress[]; passwords: Passwords }

/** Roles of the members, from etcd and from PostgreSQL itself. */
export function createTopology({ members, servers, passwords }: TopologyParts) {
  return { named, roles, primary, switchover, waitUntilHealthy, waitForEtcd, createDatabase }

  function named(name: string): Member {
    const member = members.find((candidate) => candidate.name === name)
    if (!member) throw new Error(`no such member: ${name}`)
    return member
  }

  function keys(): Promise<Map<string, string> | undefined> {
    return readKeys(servers, `/service/${SCOPE}/`)
  }

  async function roles(): Promise<Roles> {
    const found = await keys()
    const sync = JSON.parse(found?.get('sync') || '{}') as { sync_standby?: string | null }
    return { primary: found?.get('leader'), synchronousStandby: sync.sync_standby ?? undefined }
  }

  async function primary(): Promise<string> {
    let name: string | undefined
    await until('a primary accepts writes', async () => {
      name = (await roles()).primary
      return name !== undefined && (await isWritable(passwords, named(name)))
    })
    return name as string
  }

  async function switchover(): Promise<void> {
    const previous = await primary()
    const response = await fetch(`http://127.0.0.1:${named(previous).apiPort}/switchover`, {
      method: 'POST',
      headers: { authorization: `Basic ${Buffer.from(`patroni:${passwords.api}`).toString('base64')}` },
      body: JSON.stringify({ leader: previous }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`switchover failed with ${response.status}: ${text}`)
    await until('another member is primary', async () => (await primary()) !== previous)
  }

  async function waitUntilHealthy(): Promise<void> {
    await until('the cluster is healthy', async () => {
      const { primary: name, synchronousStandby } = await roles()
      if (name === undefined || synchronousStandby === undefined) return false
      const [row] = await query(
        passwords,
        named(name),
        `select count(*) filter (where state = 'streaming')::int as streaming,
                count(*) filter (where sync_state = 'sync')::int as confirming
         from pg_stat_replication where application_name like 'm%'`,
      )
      return row?.['streaming'] === members.length - 1 && row['confirming'] === 1
    })
  }

  async function createDatabase(): Promise<void> {
    const member = named(await primary())
    await query(passwords, member, `create role ${DATABASE} login password '${passwords.gateway}'`, 'must')
    await query(passwords, member, `create database ${DATABASE} owner ${DATABASE}`, 'must')
  }

  function waitForEtcd(): Promise<void> {
    return until('etcd responds', async () => (await keys()) !== undefined)
  }
}

/** Direct connection, bypassing the links; returns no rows while the member does not respond. */
async function query(
  passwords: Passwords,
  member: Member,
  text: string,
  must?: 'must',
): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({
    host: '127.0.0.1',
    port: member.postgresPort,
    user: 'postgres',
    password: passwords.superuser,
    database: 'postgres',
    connectionTimeoutMillis: 3_000,
    query_timeout: must ? TIMEOUT_MS : 5_000,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    return (await client.query<Record<string, unknown>>(text)).rows
  } catch (error) {
    if (must) throw error
    return []
  } finally {
    await client.end().catch(() => {})
  }
}

async function until(what: string, condition: () => Promise<boolean>): Promise<void> {
  const endMs = performance.now() + TIMEOUT_MS
  while (!(await condition())) {
    if (performance.now() > endMs) throw new Error(`timed out after ${TIMEOUT_MS / 1000} s waiting until ${what}`)
    await pause(POLL_MS)
  }
}

async function isWritable(passwords: Passwords, member: Member): Promise<boolean> {
  const rows = await query(passwords, member, 'select not pg_is_in_recovery() as yes')
  return rows[0]?.['yes'] === true
}
