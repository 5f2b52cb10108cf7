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

/** Who leads and who confirms its commits, as etcd has it; undefined where etcd has nobody. */
export type Roles = { primary: string | undefined; synchronousStandby: string | undefined }

/** PostgreSQL on several members of which one leads at a time, on this machine's loopback. */
export type Cluster = {
  members: readonly Member[]
  gatewayPassword: string
  /** Names every member: gateways find the one that leads. */
  url: string
  roles(): Promise<Roles>
  /** The name of the member that leads, as soon as one does. */
  primary(): Promise<string>
  /** kill -9 of everything on that machine: PostgreSQL, Patroni and etcd. */
  kill(member: string): Promise<void>
  restart(member: string): void
  /**
   * Nothing passes between that leader and etcd, the other members and, unless they still reach it, the gateways. What
   * a follower asks of its leader goes over the leader's links: only a leader can be cut off.
   */
  isolate(member: string, reach?: { gateways: boolean }): Promise<void>
  reconnect(member: string): Promise<void>
  /** Hands the lead to a follower on purpose; resolves when somebody else leads. */
  switchover(): Promise<void>
  /** Resolves when a leader has all others following it, one of them confirming its commits. */
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
  // Other users run the programs and must be able to pass; what is secret lies in folders of their own.
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
  await until('etcd answers', async () => (await keys()) !== undefined)
  // The first one makes the cluster; the others copy it.
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
    if (!member) throw new Error(`there is no member ${name}`)
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
    await until('a member leads', async () => {
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
    if (!response.ok) throw new Error(`switchover is answered ${response.status}: ${text}`)
    await until('another member leads', async () => (await primary()) !== previous)
  }

  async function waitUntilHealthy(): Promise<void> {
    await until('the cluster is whole', async () => {
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

  /** On a line of our own; no rows while the member does not answer. */
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

  /** The leader last: nobody takes over while everybody leaves. */
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
    if (performance.now() > endMs) throw new Error(`not within ${TIMEOUT_MS / 1000} s: ${what}`)
    await pause(POLL_MS)
  }
}
