import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import type { Connection } from '../../src/storage/database.ts'
import { registeredStatements } from '../../src/storage/statement.ts'

/**
 * Proxy to PostgreSQL that loses acknowledgements: the server executes and commits a statement, and the connection
 * breaks before the client receives the result. Prepared statements are named on the wire, so one can be chosen.
 */
export type LossyDatabase = {
  connection: Connection
  /** The next `times` executions of the named statement are committed and not acknowledged. */
  loseAcknowledgements(statement: string, times?: number): void
  /** Whether acknowledgements of the named statement are still to be lost. */
  isLosing(statement: string): boolean
  /** While cut, new connections are refused and existing ones are reset. */
  cut(isCut: boolean): void
  stop(): Promise<void>
}

export async function startLossyDatabase(server: Connection): Promise<LossyDatabase> {
  const target = addressOf(server)
  const losing = new Map<string, number>()
  const sockets = new Set<Socket>()
  let isCut = false

  const proxy = createServer((near) => {
    if (isCut) return void near.resetAndDestroy()
    const far = connect(target)
    let isLosing = false
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => {
        sockets.delete(socket)
        near.destroy()
        far.destroy()
      })
    }
    near.on('data', (chunk: Buffer) => {
      for (const [name, left] of losing) {
        if (left === 0 || !chunk.includes(Buffer.from(`${name}\0`))) continue
        losing.set(name, left - 1)
        isLosing = true
      }
      far.write(chunk)
    })
    far.on('data', (chunk: Buffer) => {
      if (!isLosing) return void near.write(chunk)
      // ReadyForQuery ends the response: the statement is committed. Until then nothing reaches the client.
      if (endsWithReady(chunk)) near.resetAndDestroy()
    })
  })
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')

  return {
    connection: throughPort(server, (proxy.address() as AddressInfo).port),
    loseAcknowledgements(statement, times = 1) {
      // A name that no statement has would lose nothing, and the test would pass without its fault.
      if (!registeredStatements().some(({ name }) => name === statement)) throw new Error(`no statement ${statement}`)
      losing.set(statement, times)
    },
    isLosing: (statement) => (losing.get(statement) ?? 0) > 0,
    cut(next) {
      isCut = next
      if (isCut) for (const socket of sockets) socket.destroy()
    },
    async stop() {
      for (const socket of sockets) socket.destroy()
      proxy.close()
      await once(proxy, 'close')
    },
  }
}

/** ReadyForQuery message: `Z`, a length of five in four bytes, and the transaction state. */
function endsWithReady(chunk: Buffer): boolean {
  return chunk.length >= 6 && chunk.subarray(-6, -1).equals(Buffer.from([0x5a, 0, 0, 0, 5]))
}

function addressOf(server: Connection) {
  if (!('connectionString' in server)) {
    const { host, port } = server
    return host.startsWith('/') ? { path: join(host, `.s.PGSQL.${port}`) } : { host, port }
  }
  const { hostname: host, port } = new URL(server.connectionString)
  return { host, port: Number(port || 5432) }
}

function throughPort(server: Connection, port: number): Connection {
  if (!('connectionString' in server)) return { ...server, host: '127.0.0.1', port }
  const url = new URL(server.connectionString)
  url.host = `127.0.0.1:${port}`
  return { connectionString: url.href }
}
