import { randomBytes } from 'node:crypto'
import { chmod, mkdir } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { type EtcdAddress, readKeys } from './etcd.ts'
import { createMember, type Member } from './member.ts'
import { type Passwords, SCOPE } from './patroni.ts'
import { createPorts } from './ports.ts'
import { findPrograms } from './programs.ts'
import { findOwner } from './service.ts'

/** Primary and synchronous standby according to etcd; undefined where etcd names none. */
export type Roles = { primary: string | undefined; synchronousStandby: string | undefined }

/** A Patroni cluster on this machine's loopback: several PostgreSQL members, one primary at a time. */
export type Cluster = {
  members: readonly Member[]
  gatewayPassword: string
  /** Connection string with every member as a host: gateways find the primary. */
  url: string
  roles(): Promise<Roles>
  /** Name of the primary; waits until one accepts writes. */
  primary(): Promise<string>
  /** kill -9 of everything on that machine: PostgreSQL, Patroni and etcd. */
  kill(member: string): Promise<void>
  restart(member: string): void
  /**
   * Cuts the primary off from etcd, from the other members and, unless `reach.gateways`, from the gateways. A standby
   * connects to its primary over the primary's links, so only a primary can be isolated.
   */
  isolate(member: string, reach?: { gateways: boolean }): Promise<void>
  reconnect(member: string): Promise<void>
  /** Planned switchover to a standby; resolves when another member is primary. */
  switchover(): Promise<void>
  /** Resolves when the primary streams to every other member and one of them is its synchronous standby. */
  waitUntilHealthy(): Promise<void>
  stop(): Promise<void>
}

const TIMEOUT_MS = 180_000
const POLL_MS = 250
export const DATABASE = 'pasarela'

export async function startCluster(options: { folder: string; members?: number }): Promise<Cluster> {
  const { folder, members: count = 3 } = options
  const programs = await findPrograms(['postgres', 'patroni', 'etcd', 'setpriv'])
  const owner = await findOwner()
  // Programs run as another user, who needs to traverse this folder; secrets are in subfolders with mode 0700.
  await mkdir(folder, { recursive: true })
  await chmod(folder, 0o755)
  const ports = createPorts(Math.random)
  const secret = () => randomBytes(16).toString('hex')
  const passwords: Passwords = {
    superuser: secret(),
    replication: secret(),
    rewind: secret(),
    api: secret(),
    gateway: secret(),
  }
  const servers: EtcdAddress[] = []
  for (let index = 1; index <= count; index += 1) {
    servers.push({ name: `m${index}`, clientPort: await ports.next(), peerPort: await ports.next() })
  }
  const members: Member[] = []
  for (const server of servers) {
    members.push(await createMember(server, servers, { programs, owner, folder, passwords, ports }))
  }
  await using started = new AsyncDisposableStack()
  started.defer(stop)

  for (const member of members) member.startEtcd()
  await until('etcd responds', async () => (await keys()) !== undefined)
  // The first member bootstraps the cluster; the others are copied from it.
  const [first, ...others] = members
  first?.startPatroni()
  await primary()
  for (const member of others) member.startPatroni()
  await createDatabase()
  await waitUntilHealthy()
  started.move()

  const hosts = members.map(({ links }) => `127.0.0.1:${links.gateways.port}`).join(',')
  return {
    members,
    gatewayPassword: passwords.gateway,
    url: `postgresql://${DATABASE}:${passwords.gateway}@${hosts}/${DATABASE}`,
    roles,
    primary,
    kill: (name) => named(name).kill(),
    restart(name) {
      named(name).startEtcd()
      named(name).startPatroni()
    },
    isolate: (name, reach = { gateways: false }) => named(name).isolate(reach),
    reconnect: (name) => named(name).reconnect(),
    switchover,
    waitUntilHealthy,
    stop,
  }

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
      return name !== undefined && (await isWritable(named(name)))
    })
    return name as string
  }

  async function isWritable(member: Member): Promise<boolean> {
    const rows = await query(member, 'select not pg_is_in_recovery() as yes')
    return rows[0]?.['yes'] === true
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
    await query(member, `create role ${DATABASE} login password '${passwords.gateway}'`, 'must')
    await query(member, `create database ${DATABASE} owner ${DATABASE}`, 'must')
  }

  /** Direct connection, bypassing the links; returns no rows while the member does not respond. */
  async function query(member: Member, text: string, must?: 'must'): Promise<Record<string, unknown>[]> {
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

  /** Stops the primary last, so that no standby is promoted during shutdown. */
  async function stop(): Promise<void> {
    const { primary: primaryName } = await roles()
    await Promise.all(members.map((member) => member.reconnect()))
    await Promise.all(members.filter(({ name }) => name !== primaryName).map((member) => member.stopPatroni()))
    await Promise.all(members.filter(({ name }) => name === primaryName).map((member) => member.stopPatroni()))
    await Promise.all(members.map((member) => member.stopEtcd()))
  }
}

async function until(what: string, condition: () => Promise<boolean>): Promise<void> {
  const endMs = performance.now() + TIMEOUT_MS
  while (!(await condition())) {
    if (performance.now() > endMs) throw new Error(`timed out after ${TIMEOUT_MS / 1000} s waiting until ${what}`)
    await pause(POLL_MS)
  }
}
