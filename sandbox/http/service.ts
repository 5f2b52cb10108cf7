import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { createServer } from './node-http.ts'
import type { HttpRequest } from './request.ts'
import { controlRoutes, type ControlRoute } from './control.ts'
import type { Faults } from './faults.ts'
import type { ForcedResponse, ForcedReply } from './forced.ts'
import { json, lost, type Reply } from './reply.ts'

const maxBodyBytes = 256 * 1024

/** One simulated server: its operations, its own control routes and its scripted faults. */
export type Service = {
  /** Operation name for scripted faults; `undefined` for an unknown path. */
  operationOf(path: string): string | undefined
  clientOf(request: HttpRequest): string | undefined
  /** Synchronous, so that calls never interleave. `forced` comes from a scripted fault. */
  handle(request: HttpRequest, forced?: ForcedResponse): ForcedReply
  expireKeys?(client: string | undefined): void
  control: Record<string, ControlRoute>
  faults: Faults
  /** Stops background work. */
  stop?(): Promise<void>
}

export type ListenOptions = { host: string; port: number; sleep: (ms: number) => Promise<void> }

export async function listen(service: Service, { host, port, sleep }: ListenOptions) {
  const control = { ...controlRoutes(service.faults), ...service.control }
  let stopped = false

  async function handle(request: HttpRequest): Promise<Reply> {
    const { method, path } = request
    if (isControl(path)) return control[`${method} ${path}`]?.(request) ?? json(404, { error: 'not found' })
    const operation = service.operationOf(path)
    if (operation === undefined) return json(404, { error: 'not found' })
    // A call delayed until after the stop is not executed.
    const force = (forced?: ForcedResponse) =>
      stopped ? { reply: lost, isUsed: false } : service.handle(request, forced)
    const run = () => force().reply
    const expireKeys = () => service.expireKeys?.(service.clientOf(request))
    const reply = await service.faults.apply(
      { operation, client: () => service.clientOf(request) },
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
    send(response, await handle({ method, path: url.pathname, query: url.searchParams, headers, body }))
    if (service.faults.isOutage()) resetConnections(request.socket)
  }

  const server = createServer((request, response) => {
    serve(request, response).catch(() => request.socket.destroy())
  })
  // Longer than clients keep an idle connection, so that no call is sent on a connection that is being closed.
  server.keepAliveTimeout = 65_000

  const sockets = new Set<IncomingMessage['socket']>()
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  function resetConnections(except: IncomingMessage['socket']): void {
    for (const socket of sockets) if (socket !== except) socket.destroy()
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
  if (typeof address !== 'object' || address === null) throw new Error('The server is not listening on a TCP port')
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
  // Corked, so that both copies of a duplicated response leave in one write.
  socket.cork()
  response.writeHead(reply.status, {
    ...reply.headers,
    'content-type': reply.contentType,
    'content-length': bytes,
  })
  response.end(reply.text)
  if (reply.sentTwice) {
    const head = `HTTP/1.1 ${reply.status} Again\r\ncontent-type: ${reply.contentType}\r\ncontent-length: ${bytes}\r\n\r\n`
    socket.write(head + reply.text)
  }
  process.nextTick(() => socket.uncork())
}
