import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { lockHolder } from '../../local/postgres/process.ts'
import { freePort } from '../harness/ports.ts'
import { type LinkMode, type Proxy, startProxy } from '../torture/proxy.ts'
import { childrenOf, signal } from '../torture/world/processes.ts'
import { type EtcdAddress, etcdCommand, etcdEnvironment } from './etcd.ts'
import { type Passwords, patroniConfiguration } from './patroni.ts'
import type { Programs } from './programs.ts'
import { createService, makeFolder, type Owner, type Service, writeOwn } from './service.ts'

/** One machine of the cluster: PostgreSQL under Patroni, and an etcd server. */
export type Member = {
  name: string
  /** Direct port, on which no fault is injected. */
  postgresPort: number
  apiPort: number
  /** Proxied ports, for connections from outside the member. */
  links: { gateways: Proxy; api: Proxy }
  startEtcd(): void
  startPatroni(): void
  /** kill -9 of everything on it at once, as in a power failure. */
  kill(): Promise<void>
  /** Cuts it off from etcd and the other members, and from the gateways unless `reach.gateways`. */
  isolate(reach: { gateways: boolean }): Promise<void>
  reconnect(): Promise<void>
  stopPatroni(): Promise<void>
  stopEtcd(): Promise<void>
}

export type MemberParts = {
  programs: Programs<'patroni' | 'etcd' | 'postgres' | 'setpriv'>
  owner: Owner
  folder: string
  passwords: Passwords
}

export async function createMember(
  own: EtcdAddress,
  servers: readonly EtcdAddress[],
  { programs, owner, folder: parent, passwords }: MemberParts,
): Promise<Member> {
  const { name } = own
  const folder = await makeFolder(join(parent, name), owner)
  const [postgresPort, apiPort] = [await freePort(), await freePort()]
  const linkTo = (port: number) => startProxy(() => ({ host: '127.0.0.1', port }))
  const links = {
    gateways: await linkTo(postgresPort),
    standbys: await linkTo(postgresPort),
    api: await linkTo(apiPort),
  }
  const etcdLinks = await Promise.all(servers.map(({ clientPort }) => linkTo(clientPort)))
  const configuration = patroniConfiguration(
    {
      name,
      postgresPort,
      apiPort,
      advertised: { postgresPort: links.standbys.port, apiPort: links.api.port },
      etcdPorts: etcdLinks.map(({ port }) => port),
    },
    { folder, postgresBin: dirname(programs.postgres), passwords },
  )
  const configurationFile = await writeOwn(join(folder, 'patroni.yml'), JSON.stringify(configuration, null, 2), owner)

  const { etcd, patroni } = createServices(
    { setpriv: programs.setpriv, owner, logPrefix: join(parent, name) },
    {
      etcd: etcdCommand(programs, own, servers, join(folder, 'etcd')),
      patroni: [programs.patroni, configurationFile],
    },
  )

  return {
    name,
    postgresPort,
    apiPort,
    links,
    startEtcd: () => etcd.start(),
    startPatroni: () => patroni.start(),
    async kill() {
      // Patroni first: it would restart its PostgreSQL.
      await patroni.kill()
      await killPostgres(join(folder, 'data'))
      await etcd.kill()
    },
    async isolate(reach) {
      // A stopped etcd server is unreachable for its peers and unusable for the local Patroni.
      etcd.signal('SIGSTOP')
      const cut = [...etcdLinks, links.standbys, links.api, ...(reach.gateways ? [] : [links.gateways])]
      await setAll(cut, { kind: 'blackHole' })
    },
    async reconnect() {
      etcd.signal('SIGCONT')
      await setAll([...etcdLinks, links.standbys, links.api, links.gateways], { kind: 'pass' })
    },
    async stopPatroni() {
      await patroni.stop()
      await killPostgres(join(folder, 'data'))
      await Promise.all([...etcdLinks, links.standbys, links.api, links.gateways].map((link) => link.stop()))
    },
    stopEtcd: () => etcd.stop(),
  }
}

function createServices(
  { setpriv, owner, logPrefix }: { setpriv: string; owner: Owner; logPrefix: string },
  commands: { etcd: string[]; patroni: string[] },
): { etcd: Service; patroni: Service } {
  const common = { setpriv, owner }
  const etcd = createService({
    ...common,
    command: commands.etcd,
    env: etcdEnvironment,
    logFile: `${logPrefix}-etcd.log`,
    deathSignal: 'KILL',
  })
  // Patroni stops its PostgreSQL on SIGTERM; on SIGKILL it would leave it running.
  const patroni = createService({
    ...common,
    command: commands.patroni,
    logFile: `${logPrefix}-patroni.log`,
    deathSignal: 'TERM',
  })
  return { etcd, patroni }
}

async function setAll(links: Proxy[], mode: LinkMode): Promise<void> {
  await Promise.all(links.filter((link) => link.mode.kind !== mode.kind).map((link) => link.set(mode)))
}

/** Kills the server that runs on this folder, if there is one, with all its processes. */
async function killPostgres(data: string): Promise<void> {
  const lock = await readFile(join(data, 'postmaster.pid'), 'utf8').catch(() => '')
  const pid = Number(lock.split('\n')[0])
  if (!pid || (await lockHolder(pid, data)) !== 'server') return
  for (const each of [pid, ...(await childrenOf(pid))]) signal(each, 'SIGKILL')
}
