import { EventEmitter, once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { type Dispatcher, Pool, request } from 'undici'
import { createRoundRobin, type Readiness } from './round-robin.ts'

/**
 * Load balancer in front of the gateways: probes their readiness and forwards requests to the ready ones, round robin.
 * A request is forwarded once and never retried.
 */
export type Balancer = {
  url: string
  isReady(slot: number): boolean
  /** Resolves when the gateway in this slot receives requests, or no longer does. */
  until(slot: number, isReady: boolean): Promise<void>
  stop(): Promise<void>
}

/** Equivalent to HAProxy's `inter`, its check timeout and a server's `maxconn`. */
const CHECK_EVERY_MS = 150
const CHECK_TIMEOUT_MS = 2_000
const CONNECTIONS = 200
/** Longer than any response of a gateway, so that the balancer never times out first. */
const ANSWER_TIMEOUT_MS = 60_000
/** The same keep-alive as a gateway. */
const KEEP_ALIVE_MS = 72_000

/** Hop-by-hop headers, which are not forwarded. */
const hopByHop = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'te', 'trailer'])

export async function startBalancer(targets: readonly string[], checkEveryMs = CHECK_EVERY_MS): Promise<Balancer> {
  const roundRobin = createRoundRobin(targets.length)
  const over = new AbortController()
  const checked = new EventEmitter().setMaxListeners(0)
  const pools = targets.map(
    (target) =>
      new Pool(target, {
        connections: CONNECTIONS,
        headersTimeout: ANSWER_TIMEOUT_MS,
        bodyTimeout: ANSWER_TIMEOUT_MS,
      }),
  )
  const server = createServer((incoming, outgoing) => {
    forward(incoming, outgoing).catch(() => outgoing.destroy())
  })
  server.keepAliveTimeout = KEEP_ALIVE_MS
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const watching = targets.map(watch)

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    isReady: roundRobin.isReady,
    async until(slot, isReady) {
      while (roundRobin.isReady(slot) !== isReady) await once(checked, 'checked', { signal: over.signal })
    },
    async stop() {
      over.abort()
      await Promise.all(watching)
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
      await Promise.all(pools.map((pool) => pool.destroy()))
    },
  }

  async function watch(target: string, slot: number): Promise<void> {
    while (!over.signal.aborted) {
      roundRobin.record(slot, await probe(target))
      checked.emit('checked')
      await pause(checkEveryMs, undefined, { signal: over.signal }).catch(() => {})
    }
  }

  async function forward(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of incoming) chunks.push(chunk as Buffer)
    const slot = roundRobin.next()
    const pool = slot === undefined ? undefined : pools[slot]
    if (!pool) return refuse(outgoing, 503, 'no gateway is ready')
    try {
      const { statusCode, headers, body } = await pool.request({
        method: incoming.method as Dispatcher.HttpMethod,
        path: incoming.url ?? '/',
        headers: { ...passedOn(incoming.headers), 'x-forwarded-for': incoming.socket.remoteAddress ?? '' },
        body: chunks.length === 0 ? null : Buffer.concat(chunks),
      })
      const text = Buffer.from(await body.arrayBuffer())
      outgoing.writeHead(statusCode, { ...passedOn(headers), 'x-served-by': String(slot) }).end(text)
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException
      refuse(outgoing, 502, `gateway ${slot}: ${code ?? message}`)
    }
  }
}

/** Without `Retry-After`, unlike a gateway's 503: any response of the balancer itself counts as a failure. */
function refuse(outgoing: ServerResponse, status: number, message: string): void {
  outgoing.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ error: 'balancer', message }))
}

function passedOn(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !hopByHop.has(name)))
}

/** On a new connection each time, as load balancers do. */
async function probe(target: string): Promise<Readiness> {
  try {
    const { statusCode, body } = await request(new URL('/readyz', target), {
      reset: true,
      signal: AbortSignal.timeout(CHECK_TIMEOUT_MS),
    })
    const text = await body.text()
    if (statusCode === 200) return 'ready'
    return text.includes('"status":"unavailable"') ? 'silent' : 'refuses'
  } catch (error) {
    return (error as Error).name === 'TimeoutError' ? 'silent' : 'refuses'
  }
}
