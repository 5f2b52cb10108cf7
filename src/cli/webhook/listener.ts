import { timingSafeEqual } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import { type AddressInfo, isIPv6 } from 'node:net'
import { limits } from '../../foundation/limits.ts'
import { testEvent } from '../../webhooks/events.ts'
import { signatureHeaders } from '../../webhooks/signature.ts'
import { CommandError } from '../output.ts'
import type { Forwarded } from './forward.ts'
import { greeting } from './leftovers.ts'

/** HTTP server on this machine that receives the gateway's deliveries. */
export type Listener = {
  url: string
  /** Sets the secret of the endpoint. Deliveries that arrive earlier wait for it. */
  trust(secret: string): void
  /** Whether the first test notification arrived, which checks the connection and is not forwarded. */
  isReached(): boolean
  /** Accepts no more deliveries and finishes those in flight. */
  stop(): Promise<void>
}

/** Fields of an event that are shown; a test notification has none of them. */
export type EventData = {
  paymentId?: string
  status?: string
  failureCode?: string
  usdAmount?: number
  vesAmount?: number
}

/** Delivery with a valid signature. */
export type SignedDelivery = {
  id: string
  event: string
  data: EventData
  headers: IncomingHttpHeaders
  body: Buffer
}

type ListenerParts = {
  host: string
  path: string
  /** Returns the response to the gateway. */
  onDelivery(delivery: SignedDelivery): Promise<Pick<Forwarded, 'status' | 'body'>>
  /** Called for a request without a valid signature of this endpoint's secret. */
  onForged(): void
}

type Answer = { status: number; body?: string | Buffer }

export async function startListener({ host, path, onDelivery, onForged }: ListenerParts): Promise<Listener> {
  const trusted = Promise.withResolvers<string>()
  let isTrusted = false
  let isReached = false
  const server = createServer((incoming, outgoing) => void respond(incoming, outgoing))
  await listen()
  return {
    url: `http://${isIPv6(host) ? `[${host}]` : host}:${(server.address() as AddressInfo).port}${path}`,
    trust(secret) {
      isTrusted = true
      trusted.resolve(secret)
    },
    isReached: () => isReached,
    async stop() {
      server.close()
      if (!isTrusted) server.closeAllConnections()
      await once(server, 'close')
    },
  }

  async function listen(): Promise<void> {
    server.listen(0, host)
    try {
      await once(server, 'listening')
    } catch (error) {
      throw new CommandError(`--host: cannot listen at ${host}: ${(error as Error).message}`)
    }
  }

  async function respond(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { status, body } = await answerTo(incoming).catch((): Answer => ({ status: 500 }))
    outgoing.writeHead(status, { connection: 'close' }).end(body)
  }

  async function answerTo(incoming: IncomingMessage): Promise<Answer> {
    if (incoming.url !== path) return { status: 404 }
    if (incoming.method === 'GET') return { status: 200, body: greeting }
    if (incoming.method !== 'POST') return { status: 405 }
    const body = await readBody(incoming)
    if (!body) return { status: 413 }
    const { headers } = incoming
    if (!isSigned(await trusted.promise, headers, body)) {
      onForged()
      return { status: 401 }
    }
    const { event, data } = JSON.parse(body.toString()) as Pick<SignedDelivery, 'event' | 'data'>
    if (event === testEvent && !isReached) {
      isReached = true
      return { status: 204 }
    }
    return onDelivery({ id: String(headers['webhook-id']), event, data, headers, body })
  }
}

/** Undefined for a body above the limit; the gateway's own bodies are far smaller. */
async function readBody(incoming: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes > limits.bodyBytes) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** Verifies both signatures, since a receiver may rely on either. */
function isSigned(secret: string, headers: IncomingHttpHeaders, body: Buffer): boolean {
  const given = (name: string) => String(headers[name])
  const expected = signatureHeaders({
    eventId: given('webhook-id'),
    event: given('x-webhook-event'),
    body,
    timestampSeconds: Number(given('webhook-timestamp')),
    secrets: [secret],
  })
  return (
    isSame(given('x-webhook-signature'), expected['x-webhook-signature']) &&
    given('webhook-signature')
      .split(' ')
      .some((signature) => isSame(signature, expected['webhook-signature']))
  )
}

function isSame(given: string, expected: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(expected)]
  return left.length === right.length && timingSafeEqual(left, right)
}
