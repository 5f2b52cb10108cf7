import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import { isRecord } from '../model.ts'
import { control, get } from './wire.ts'

/** A merchant that the simulated banks call: a real server, whose answers the test decides. */

export type Received = { method: string; path: string; headers: IncomingHttpHeaders; body: string }
/** A status and a text, a promise of them, or nothing: then the connection is broken. */
type Said = { status?: number; text?: string } | undefined
export type Say = (received: Received, count: number) => Said | Promise<Said>

export type Merchant = Awaited<ReturnType<typeof startMerchant>>

export async function startMerchant(initial: Say = () => ({})) {
  const received: Received[] = []
  let say = initial
  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const call = {
      method: request.method ?? '',
      path: request.url ?? '',
      headers: request.headers,
      body: await text(request),
    }
    received.push(call)
    const said = await say(call, received.length)
    if (said) response.writeHead(said.status ?? 200).end(said.text ?? '')
    else request.socket.destroy()
  }
  const server = createServer((request, response) => {
    // A bank that gives up while it writes breaks the body.
    serve(request, response).catch(() => request.socket.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    bodies: () => received.map(({ body }) => JSON.parse(body) as Record<string, string>),
    paths: () => received.map(({ path }) => path),
    saysFromNow: (next: Say) => {
      say = next
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

type Attempt = { operation: string; status: number | null; answer: string; body: string; error?: string }
export type NoticeState = {
  pending: number
  held: number
  faults: Record<string, unknown>[]
  registrations: Record<string, unknown>[]
  notices: ({ id: string; delivery: string; money?: string; attempts: Attempt[] } & Record<string, unknown>)[]
}

export async function noticesOf(serverUrl: string, client: string): Promise<NoticeState> {
  const { body } = await get(control(serverUrl, `notices?client=${client}`))
  if (!isRecord(body)) throw new Error('no state of notices')
  return body as NoticeState
}

/** What was told once the bank has nothing more under way. */
export async function quiet(serverUrl: string, client: string): Promise<NoticeState> {
  for (;;) {
    const state = await noticesOf(serverUrl, client)
    if (state.pending === 0) return state
    await delay(5)
  }
}
