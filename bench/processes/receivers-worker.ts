import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { answerParent } from './child.ts'

/** The tenants' servers: each endpoint a server of its own, all in this process. */
export type ReceiverQuestion =
  | { do: 'open'; endpoints: number }
  /** Forgets what has arrived. With `noting`, each event's own time is read out of its body. */
  | { do: 'reset'; noting: boolean }
  /** From now on this endpoint answers nobody; without one, all answer, also those that were left waiting. */
  | { do: 'hang'; endpoint: number | undefined }
  /** Answers when so many have arrived since the reset, or when the patience ends. */
  | { do: 'await'; count: number; patienceMs: number }

export type Arrivals = {
  urls: string[]
  count: number
  firstMs: number
  lastMs: number
  /** Of each arrival that was noted: which endpoint, and how long after the time that its event carries. */
  delays: { endpoint: number; ms: number }[]
}

const arrived: Arrivals = { urls: [], count: 0, firstMs: 0, lastMs: 0, delays: [] }
let isNoting = false
let hanging: number | undefined
let held: ServerResponse[] = []
let awaited: { count: number; resolve(): void } | undefined

function onRequest(endpoint: number, request: IncomingMessage, response: ServerResponse): void {
  const atMs = performance.timeOrigin + performance.now()
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => {
    if (isNoting) arrived.delays.push({ endpoint, ms: atMs - sentAtMs(Buffer.concat(chunks)) })
    arrived.firstMs ||= atMs
    arrived.lastMs = atMs
    arrived.count += 1
    if (awaited && arrived.count >= awaited.count) awaited.resolve()
    if (endpoint === hanging) held.push(response)
    else response.writeHead(200, { 'content-length': 2 }).end('ok')
  })
}

function sentAtMs(body: Buffer): number {
  const { timestamp } = JSON.parse(body.toString()) as { timestamp: string }
  return Date.parse(timestamp)
}

answerParent(async (question: ReceiverQuestion): Promise<Arrivals> => {
  switch (question.do) {
    case 'open':
      for (let opened = 0; opened < question.endpoints; opened += 1) {
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
      isNoting = question.noting
      break
    case 'hang':
      hanging = question.endpoint
      if (hanging !== undefined) break
      for (const response of held) response.writeHead(200, { 'content-length': 2 }).end('ok')
      held = []
      break
    case 'await': {
      const { count, patienceMs } = question
      const { promise, resolve } = Promise.withResolvers<void>()
      awaited = { count, resolve }
      const patience = setTimeout(resolve, patienceMs)
      if (arrived.count < count) await promise
      clearTimeout(patience)
      awaited = undefined
      break
    }
  }
  return arrived
})
