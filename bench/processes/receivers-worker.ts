import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { handleRequests } from './child.ts'

/** Commands to the webhook receivers: one HTTP server per endpoint, all in this process. */
export type ReceiverCommand =
  | { do: 'open'; endpoints: number }
  /** Clears the counters. With `recordDelays`, the delay since each event's timestamp is recorded. */
  | { do: 'reset'; recordDelays: boolean }
  /** Stops responding on this endpoint; undefined resumes, and responds to the requests left open. */
  | { do: 'hang'; endpoint: number | undefined }
  /** Resolves when `count` requests have arrived since the reset, or after `timeoutMs`. */
  | { do: 'await'; count: number; timeoutMs: number }

export type Arrivals = {
  urls: string[]
  count: number
  firstMs: number
  lastMs: number
  /** Delay of each recorded arrival after its event's timestamp. */
  delays: { endpoint: number; ms: number }[]
}

const arrived: Arrivals = { urls: [], count: 0, firstMs: 0, lastMs: 0, delays: [] }
let recordsDelays = false
let hanging: number | undefined
let unanswered: ServerResponse[] = []
let awaited: { count: number; resolve(): void } | undefined

function onRequest(endpoint: number, request: IncomingMessage, response: ServerResponse): void {
  const atMs = performance.timeOrigin + performance.now()
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => {
    if (recordsDelays) arrived.delays.push({ endpoint, ms: atMs - sentAtMs(Buffer.concat(chunks)) })
    arrived.firstMs ||= atMs
    arrived.lastMs = atMs
    arrived.count += 1
    if (awaited && arrived.count >= awaited.count) awaited.resolve()
    if (endpoint === hanging) unanswered.push(response)
    else response.writeHead(200, { 'content-length': 2 }).end('ok')
  })
}

function sentAtMs(body: Buffer): number {
  const { timestamp } = JSON.parse(body.toString()) as { timestamp: string }
  return Date.parse(timestamp)
}

handleRequests(async (command: ReceiverCommand): Promise<Arrivals> => {
  switch (command.do) {
    case 'open':
      for (let opened = 0; opened < command.endpoints; opened += 1) {
        const endpoint = arrived.urls.length
        const server = createServer((request, response) => onRequest(endpoint, request, response))
        server.keepAliveTimeout = 60_000
        server.listen(0, '127.0.0.1')
        await once(server, 'listening')
        arrived.urls.push(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
      }
      break
    case 'reset':
      Object.assign(arrived, { count: 0, firstMs: 0, lastMs: 0, delays: [] })
      recordsDelays = command.recordDelays
      break
    case 'hang':
      hanging = command.endpoint
      if (hanging !== undefined) break
      for (const response of unanswered) response.writeHead(200, { 'content-length': 2 }).end('ok')
      unanswered = []
      break
    case 'await': {
      const { count, timeoutMs } = command
      const { promise, resolve } = Promise.withResolvers<void>()
      awaited = { count, resolve }
      const timer = setTimeout(resolve, timeoutMs)
      if (arrived.count < count) await promise
      clearTimeout(timer)
      awaited = undefined
      break
    }
  }
  return arrived
})
