import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Call } from './call.ts'
import { controlRoutes, type ControlRoute } from './control.ts'
import type { Faults } from './faults.ts'
import type { ForcedAnswer, ForcedReply } from './forced.ts'
import { json, lost, type Reply } from './reply.ts'

const maxBodyBytes = 256 * 1024

/** One simulated server: its operations, its control routes beside the common ones, and its faults. */
export type Service = {
  /** What faults know the operation by; `undefined` where the path is nobody's. */
  operationOf(path: string): string | undefined
  clientOf(call: Call): string | undefined
  /** Without an await inside: nothing else happens at the bank while it runs. `forced` comes from a scripted fault. */
  handle(call: Call, forced?: ForcedAnswer): ForcedReply
  expireKeys?(client: string | undefined): void
  control: Record<string, ControlRoute>
  faults: Faults
  /** Ends what it does by itself. */
  stop?(): Promise<void>
}

export type Surroundings = { host: string; port: number; sleep: (ms: number) => Promise<void> }

export async function listen(service: Service, { host, port, sleep }: Surroundings) {
  const control = { ...controlRoutes(service.faults), ...service.control }
  let stopped = false

  async function answer(call: Call): Promise<Reply> {
    if (isControl(call.path)) return control[`${call.method} ${call.path}`]?.(call) ?? json(404, { error: 'not found' })
    const operation = service.operationOf(call.path)
    if (operation === undefined) return json(404, { error: 'not found' })
    // A call delayed past the end of the server finds nobody to carry it out.
    const force = (forced?: ForcedAnswer) => (stopped ? { reply: lost, isUsed: false } : service.handle(call, forced))
    const run = () => force().reply
    const expireKeys = () => service.expireKeys?.(service.clientOf(call))
    const reply = await service.faults.apply(
      { operation, client: () => service.clientOf(call) },
      { run, force, sleep, expireKeys },
    )
    if (reply.kind === 'answer' && reply.delayMs !== undefined) await sleep(reply.delayMs)
    return reply
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://sandbox')
    if (service.faults.isOutage() && !isControl(url.pathname)) return void request.socket.destroy()
    const body = await readBody(request)
    if (body === null) return send(response, json(413, { error: 'body too large' }))
    const { method = 'GET', headers } = request
    send(response, await answer({ method, path: url.pathname, query: url.searchParams, headers, body }))
    if (service.faults.isOutage()) breakConnections(request.socket)
  }

  const server = createServer((request, response) => {
    serve(request, response).catch(() => request.socket.destroy())
  })
  // Longer than callers keep an idle connection, so that no call is sent into one that is being closed.
  server.keepAliveTimeout = 65_000

  const sockets = new Set<IncomingMessage['socket']>()
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  function breakConnections(spared: IncomingMessage['socket']): void {
    for (const socket of sockets) if (socket !== spared) socket.destroy()
  }

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${portOf(server.address())}`,
    stop: async () => {
      stopped = true
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      server.closeAllConnections()
      await Promise.all([closed, service.stop?.()])
    },
  }
}

function portOf(address: ReturnType<Server['address']>): number {
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port of its own')
  return address.port
}

function isControl(path: string): boolean {
  return path.startsWith('/control/')
}

async function readBody(request: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes <= maxBodyBytes) chunks.push(chunk)
  }
  return bytes > maxBodyBytes ? null : Buffer.concat(chunks).toString('utf8')
}

function send(response: ServerResponse, reply: Reply): void {
  const { socket } = response
  if (!socket || socket.destroyed) return
  if (reply.kind === 'lost') return void socket.destroy()
  const bytes = Buffer.byteLength(reply.text)
  // Corked, so that both copies of a doubled answer leave in one piece.
  socket.cork()
  response.writeHead(reply.status, { 'content-type': reply.contentType, 'content-length': bytes })
  response.end(reply.text)
  if (reply.sentTwice) {
    const head = `HTTP/1.1 ${reply.status} Again\r\ncontent-type: ${reply.contentType}\r\ncontent-length: ${bytes}\r\n\r\n`
    socket.write(head + reply.text)
  }
  process.nextTick(() => socket.uncork())
}
