import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import { isRecord } from '../model.ts'
import { control, get } from './wire.ts'

/** HTTP server of a merchant that receives the banks' notifications; the test chooses its responses. */

export type Received = { method: string; path: string; headers: IncomingHttpHeaders; body: string }
/** Undefined resets the connection. */
type MerchantReply = { status?: number; text?: string } | undefined
export type Responder = (received: Received, count: number) => MerchantReply | Promise<MerchantReply>

export type Merchant = Awaited<ReturnType<typeof startMerchant>>

export async function startMerchant(initial: Responder = () => ({})) {
  const received: Received[] = []
  let respond = initial
  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const call = {
      method: request.method ?? '',
      path: request.url ?? '',
      headers: request.headers,
      body: await text(request),
    }
    received.push(call)
    const reply = await respond(call, received.length)
    if (reply) response.writeHead(reply.status ?? 200).end(reply.text ?? '')
    else request.socket.destroy()
  }
  const server = createServer((request, response) => {
    // The bank may abort while it still sends the body.
    serve(request, response).catch(() => request.socket.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    bodies: () => received.map(({ body }) => JSON.parse(body) as Record<string, string>),
    paths: () => received.map(({ path }) => path),
    setResponder: (next: Responder) => {
      respond = next
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

type Attempt = { operation: string; status: number | null; answer: string; body: string; error?: string }
export type NotificationState = {
  pending: number
  held: number
  faults: Record<string, unknown>[]
  registrations: Record<string, unknown>[]
  notices: ({ id: string; delivery: string; money?: string; attempts: Attempt[] } & Record<string, unknown>)[]
}

export async function notificationsOf(serverUrl: string, client: string): Promise<NotificationState> {
  const { body } = await get(control(serverUrl, `notices?client=${client}`))
  if (!isRecord(body)) throw new Error('GET /control/notices returned no object')
  return body as NotificationState
}

/** The state once no notification is pending. */
export async function settledNotifications(serverUrl: string, client: string): Promise<NotificationState> {
  for (;;) {
    const state = await notificationsOf(serverUrl, client)
    if (state.pending === 0) return state
    await delay(5)
  }
}
