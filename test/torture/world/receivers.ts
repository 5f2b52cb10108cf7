import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { Random } from '../seeded-random.ts'
import { type Proxy, startProxy } from '../proxy.ts'

/** A delivery received by a tenant's endpoint. */
export type Arrival = {
  /** Path of the endpoint. */
  path: string
  eventId: string
  signature: string
  body: string
  /** Time of the signature according to its header, and time of receipt. */
  signedSeconds: number
  receivedSeconds: number
}

/** Webhook servers of all tenants. Each endpoint has a path of its own; all share one link. */
export type Receivers = {
  link: Proxy
  arrivals: Arrival[]
  urlOf(path: string): string
  /** Does not wait for responses in progress. */
  stop(): Promise<void>
}

type ReceiverBehaviour = (response: ServerResponse) => void | Promise<void>

const answer = (status: number, headers: Record<string, string> = {}) => {
  return (response: ServerResponse) => void response.writeHead(status, headers).end('accepted')
}
const answerAfter = (ms: number): ReceiverBehaviour => {
  return async (response) => {
    await pause(ms, undefined, { ref: false })
    response.writeHead(200).end('accepted late')
  }
}

/** Behaviours of the tenants' servers by weight. */
const behaviours: readonly (readonly [weight: number, behaviour: ReceiverBehaviour])[] = [
  [70, answer(200)],
  [8, answerAfter(400)],
  [4, answerAfter(3_000)],
  [1, answerAfter(12_000)],
  [6, answer(500)],
  [2, answer(302, { location: '/elsewhere' })],
  [5, (response) => void response.socket?.destroy()],
  [4, (response) => void response.writeHead(200).write('half', () => response.socket?.destroy())],
]

export async function startReceivers(random: Random): Promise<Receivers> {
  const arrivals: Arrival[] = []
  const server = createServer((request, response) => {
    receive(request, response).catch(() => response.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const link = await startProxy(() => ({ host: '127.0.0.1', port }))

  return {
    link,
    arrivals,
    urlOf: (path) => `http://127.0.0.1:${link.port}${path}`,
    async stop() {
      await link.stop()
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }

  async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const path = request.url ?? ''
    const eventId = headerOf(request.headers, 'webhook-id')
    const signature = headerOf(request.headers, 'x-webhook-signature')
    const body = Buffer.concat(chunks).toString('utf8')
    const signedSeconds = Number(headerOf(request.headers, 'webhook-timestamp'))
    arrivals.push({ path, eventId, signature, body, signedSeconds, receivedSeconds: Date.now() / 1_000 })
    await random.of(`${path} ${arrivals.length}`).weighted(behaviours)(response)
  }
}

function headerOf(headers: IncomingHttpHeaders, name: string): string {
  return String(headers[name] ?? '')
}
