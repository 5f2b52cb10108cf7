import { randomBytes } from 'node:crypto'
import { chmod, mkdir } from 'node:fs/promises'
import { freePort } from '../harness/ports.ts'
import type { EtcdAddress } from './etcd.ts'
import { createMember, type Member } from './member.ts'
import type { Passwords } from './patroni.ts'
import { findPrograms } from './programs.ts'
import { findOwner } from './service.ts'
import { createTopology, DATABASE, type Roles } from './topology.ts'

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

export async function startCluster(options: { folder: string; members?: number }): Promise<Cluster> {
  const { folder, members: count = 3 } = options
  const programs = await findPrograms(['postgres', 'patroni', 'etcd', 'setpriv'])
  const owner = await findOwner()
  // Programs run as another user, who needs to traverse this folder; secrets are in subfolders with mode 0700.
  await mkdir(folder, { recursive: true })
  await chmod(folder, 0o755)
  const passwords = drawPasswords()
  const servers: EtcdAddress[] = []
  for (let index = 1; index <= count; index += 1) {
    servers.push({ name: `m${index}`, clientPort: await freePort(), peerPort: await freePort() })
  }
  const members: Member[] = []
  for (const server of servers) {
    members.push(await createMember(server, servers, { programs, owner, folder, passwords }))
  }
  const topology = createTopology({ members, servers, passwords })
  const { named, roles, primary, switchover, waitUntilHealthy } = topology
  const stop = () => stopAll(members, roles)
  await using started = new AsyncDisposableStack()
  started.defer(stop)

  for (const member of members) member.startEtcd()
  await topology.waitForEtcd()
  // The first member bootstraps the cluster; the others are copied from it.
  const [first, ...others] = members
  first?.startPatroni()
  await primary()
  for (const member of others) member.startPatroni()
  await topology.createDatabase()
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
}

function drawPasswords(): Passwords {
  const secret = () => randomBytes(16).toString('hex')
  return {
    superuser: secret(),
    replication: secret(),
    rewind: secret(),
    api: secret(),
    gateway: secret(),
  }
}

/** Stops the primary last, so that no standby is promoted during shutdown. */
async function stopAll(members: readonly Member[], roles: Cluster['roles']): Promise<void> {
  const { primary: primaryName } = await roles()
  await Promise.all(members.map((member) => member.reconnect()))
  await Promise.all(members.filter(({ name }) => name !== primaryName).map((member) => member.stopPatroni()))
  await Promise.all(members.filter(({ name }) => name === primaryName).map((member) => member.stopPatroni()))
  await Promise.all(members.map((member) => member.stopEtcd()))
}
