import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type ReceivedRequest = { method: string; path: string; headers: IncomingHttpHeaders; body: Buffer }

/** Webhook receiver: records every request and sends the scripted responses. */
export type Receiver = {
  url: string
  received: ReceivedRequest[]
  /** Resolves with the first `count` requests once they have all arrived. */
  waitFor(count: number): Promise<ReceivedRequest[]>
  stop(): Promise<void>
}

export async function startReceiver(
  answer: (
    request: ReceivedRequest,
  ) => { status: number; body?: string } | Promise<{ status: number; body?: string }> = () => ({
    status: 200,
  }),
): Promise<Receiver> {
  const received: ReceivedRequest[] = []
  const arrivals = new EventTarget()
  const server = createServer((incoming, outgoing) => void respond(incoming, outgoing))
  async function respond(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of incoming) chunks.push(chunk as Buffer)
    const { method = '', url: path = '', headers } = incoming
    const request = { method, path, headers, body: Buffer.concat(chunks) }
    received.push(request)
    arrivals.dispatchEvent(new Event('arrival'))
    const { status, body = '' } = await answer(request)
    outgoing.writeHead(status).end(body)
  }
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    async waitFor(count) {
      while (received.length < count) await once(arrivals, 'arrival')
      return received.slice(0, count)
    },
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
