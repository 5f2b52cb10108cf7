import { once } from 'node:events'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../harness/ports.ts'
import type { Cluster } from './cluster.ts'
import { findPrograms } from './programs.ts'
import { createService, findOwner, makeFolder, writeOwn } from './service.ts'
import { DATABASE } from './topology.ts'

/** PgBouncer in transaction mode, behind which HAProxy routes to the primary. */
export type Pooler = {
  url: string
  /** Gateway settings required behind it. */
  settings: Record<string, string>
  stop(): Promise<void>
}

/** Ports of one member: PostgreSQL, and Patroni's REST API for the health check. */
type Backend = { name: string; postgresPort: number; apiPort: number }

/** Patroni answers 200 on `/primary` at the primary only. Sessions are closed when a member is no longer primary. */
export function haproxyConfiguration(port: number, backends: readonly Backend[]): string {
  const servers = backends.map(
    ({ name, postgresPort, apiPort }) => `  server ${name} 127.0.0.1:${postgresPort} check port ${apiPort}`,
  )
  return `global
  maxconn 1000

defaults
  mode tcp
  timeout connect 2s
  timeout client 30m
  timeout server 30m
  timeout check 2s

listen primary
  bind 127.0.0.1:${port}
  option httpchk OPTIONS /primary
  http-check expect status 200
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${servers.join('\n')}
`
}

/**
 * `ignore_startup_parameters`: the gateway sets statement_timeout in its startup packet, which PgBouncer rejects
 * otherwise; `connect_query` sets it instead. `server_login_retry`: with the default of 15 s PgBouncer would not find
 * the new primary for that long. `query_wait_timeout`: the default is 120 s; the gateway has answered 503 long before.
 */
export function pgbouncerConfiguration(ports: { own: number; haproxy: number }, userFile: string): string {
  return `[databases]
${DATABASE} = host=127.0.0.1 port=${ports.haproxy} dbname=${DATABASE} connect_query='set statement_timeout to 15000'

[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${ports.own}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${userFile}
pool_mode = transaction
default_pool_size = 32
max_client_conn = 500
ignore_startup_parameters = statement_timeout
server_login_retry = 1
server_connect_timeout = 3
query_wait_timeout = 5
`
}

export async function startPooler({ folder: parent, cluster }: { folder: string; cluster: Cluster }): Promise<Pooler> {
  const { setpriv, haproxy, pgbouncer } = await findPrograms(['setpriv', 'haproxy', 'pgbouncer'])
  const owner = await findOwner()
  const folder = await makeFolder(join(parent, 'pooler'), owner)
  const [primaryPort, ownPort] = [await freePort(), await freePort()]
  const backends = cluster.members.map(({ name, links }) => ({
    name,
    postgresPort: links.gateways.port,
    apiPort: links.api.port,
  }))
  const write = (name: string, text: string) => writeOwn(join(folder, name), text, owner)
  const users = await write('users.txt', `"${DATABASE}" "${cluster.gatewayPassword}"\n`)
  const commands = {
    haproxy: [haproxy, '-db', '-f', await write('haproxy.cfg', haproxyConfiguration(primaryPort, backends))],
    pgbouncer: [
      pgbouncer,
      await write('pgbouncer.ini', pgbouncerConfiguration({ own: ownPort, haproxy: primaryPort }, users)),
    ],
  }
  const services = Object.entries(commands).map(([name, command]) =>
    createService({ setpriv, owner, command, logFile: join(parent, `${name}.log`), deathSignal: 'KILL' }),
  )
  for (const service of services) service.start()
  await Promise.all([primaryPort, ownPort].map(listens))
  return {
    url: `postgresql://${DATABASE}:${cluster.gatewayPassword}@127.0.0.1:${ownPort}/${DATABASE}`,
    settings: { PASARELA_DATABASE_PREPARED: 'off' },
    async stop() {
      for (const service of services.toReversed()) await service.kill()
    },
  }
}

async function listens(port: number): Promise<void> {
  for (;;) {
    const socket = connect(port, '127.0.0.1')
    const isListening = await once(socket, 'connect').then(
      () => true,
      () => false,
    )
    socket.destroy()
    if (isListening) return
    await pause(100)
  }
}
