import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/** Webhook receiver that counts the arrivals of each event. Bodies are not kept, to bound memory in long runs. */
export type EventCounter = { url: string; counts: ReadonlyMap<string, number>; stop(): Promise<void> }

/** Every n-th event is answered late, so that a draining gateway has one in flight. */
const SLOW_EVERY = 20

export async function countEvents(slowMs: number): Promise<EventCounter> {
  const counts = new Map<string, number>()
  const server = createServer((request, response) => {
    const id = String(request.headers['webhook-id'])
    counts.set(id, (counts.get(id) ?? 0) + 1)
    request.resume()
    void pause(counts.size % SLOW_EVERY === 0 ? slowMs : 0).then(() => response.writeHead(200).end())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    counts,
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
