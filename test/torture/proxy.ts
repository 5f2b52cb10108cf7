import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type NetConnectOpts, type Server, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/** Behaviour of a link towards its connections. */
export type LinkMode =
  | { kind: 'pass' }
  /** Refuses new connections and resets existing ones. */
  | { kind: 'refuse' }
  /** Accepts and resets new connections; resets existing ones. */
  | { kind: 'cut' }
  /** Discards all data. Connections that lost data are reset when the mode ends. */
  | { kind: 'blackHole' }
  /** Delays each chunk. */
  | { kind: 'delay'; delayMs: number }
  /** Resets a connection after so many bytes in one direction. */
  | { kind: 'cutAfter'; direction: 'up' | 'down'; bytes: number }

/** TCP proxy that injects faults. */
export type Proxy = {
  readonly port: number
  readonly mode: LinkMode
  set(mode: LinkMode): Promise<void>
  /**
   * Forwards the next request whose bytes contain this text, and resets the connection instead of returning the
   * response: on a link to PostgreSQL, the name of a statement whose acknowledgement is lost.
   */
  dropResponseTo(text: string): void
  /** Delays the response instead. */
  delayResponseTo(text: string, ms: number): void
  /** Rules that have not matched a request yet. */
  readonly pendingRules: number
  clearRules(): void
  /** Resets all current connections. */
  reset(): void
  stop(): Promise<void>
}

/** `up` is towards the target. The target is resolved for every connection, because it may change. */
export async function startProxy(target: () => NetConnectOpts | undefined): Promise<Proxy> {
  const pairs = new Set<() => void>()
  const responseRules: ResponseRule[] = []
  let mode: LinkMode = { kind: 'pass' }
  let isStopped = false
  let server = await listen(0, accept)
  const { port } = server.address() as AddressInfo

  return {
    port,
    get mode() {
      return mode
    },
    async set(next) {
      const previous = mode
      mode = next
      if (next.kind === 'refuse' || next.kind === 'cut' || previous.kind === 'blackHole') breakAll()
      if (next.kind === 'refuse') await close(server)
      else if (previous.kind === 'refuse') await reopen()
    },
    dropResponseTo: (text) => void responseRules.push({ text: Buffer.from(`${text}\0`), delayMs: undefined }),
    delayResponseTo: (text, delayMs) => void responseRules.push({ text: Buffer.from(`${text}\0`), delayMs }),
    get pendingRules() {
      return responseRules.length
    },
    clearRules: () => void responseRules.splice(0),
    reset: breakAll,
    async stop() {
      isStopped = true
      breakAll()
      await close(server)
    },
  }

  function breakAll(): void {
    for (const breakPair of pairs) breakPair()
  }

  /** The port may be taken for a moment: connections are refused until it is free. */
  async function reopen(): Promise<void> {
    const again = await listen(port, accept).catch(() => undefined)
    if (again && mode.kind !== 'refuse' && !isStopped) server = again
    else if (again) await close(again)
    else if (!isStopped) await pause(50).then(reopen)
  }

  function accept(client: Socket): void {
    const address = target()
    if (mode.kind === 'cut' || !address) return void client.on('error', () => {}).resetAndDestroy()
    const upstream = connect({ ...address, allowHalfOpen: true })
    const breakPair = () => {
      client.resetAndDestroy()
      upstream.destroy()
      pairs.delete(breakPair)
    }
    pairs.add(breakPair)
    const { matchRequest, delayMsOfResponse } = applyRules(responseRules, breakPair)
    const common = { mode: () => mode, breakPair }
    carry({ ...common, direction: 'up', from: client, to: upstream, delayMsOf: matchRequest })
    carry({ ...common, direction: 'down', from: upstream, to: client, delayMsOf: delayMsOfResponse })
  }
}

/** The response to a request that contains `text` is delayed, or dropped if there is no delay. */
type ResponseRule = { text: Buffer; delayMs: number | undefined }

/** Rules are shared by all connections of a link; each of them applies to the first request that matches. */
function applyRules(rules: ResponseRule[], breakPair: () => void) {
  let matched: ResponseRule | undefined
  return {
    matchRequest(chunk: Buffer): number {
      const index = rules.findIndex(({ text }) => chunk.includes(text))
      if (index !== -1) [matched] = rules.splice(index, 1)
      return 0
    },
    delayMsOfResponse(chunk: Buffer): number | undefined {
      if (matched === undefined) return 0
      const { delayMs } = matched
      // Until the response is complete the request may not have been carried out: the connection is reset only then.
      if (delayMs === undefined && endsAnAnswer(chunk)) breakPair()
      if (endsAnAnswer(chunk)) matched = undefined
      return delayMs
    },
  }
}

type Direction = {
  direction: 'up' | 'down'
  from: Socket
  to: Socket
  mode: () => LinkMode
  breakPair: () => void
  /** Delay of a chunk; undefined to discard it. */
  delayMsOf: (chunk: Buffer) => number | undefined
}

/** Forwards sent data even if its sender has disconnected since. */
function carry({ direction, from, to, mode, breakPair, delayMsOf }: Direction): void {
  const inOrder = createDelayQueue()
  let carried = 0
  from.setNoDelay(true)
  from.on('data', (chunk: Buffer) => {
    const now = mode()
    const delayMs = delayMsOf(chunk)
    if (now.kind === 'blackHole' || delayMs === undefined) return
    const cutAt = now.kind === 'cutAfter' && now.direction === direction ? now.bytes : Number.POSITIVE_INFINITY
    const isWhole = carried + chunk.length <= cutAt
    const part = isWhole ? chunk : chunk.subarray(0, Math.max(0, cutAt - carried))
    carried += chunk.length
    const deliver = () => {
      if (part.length > 0 && to.writable) to.write(part, isWhole ? undefined : breakPair)
      else if (!isWhole) breakPair()
    }
    inOrder(deliver, now.kind === 'delay' ? now.delayMs + delayMs : delayMs)
  })
  from.on('end', () => inOrder(() => to.end(), 0))
  from.on('error', () => {})
  from.on('close', () => inOrder(breakPair, 0))
}

/** Runs each piece of work after its delay and after all earlier ones; at once if nothing is queued. */
function createDelayQueue(): (work: () => void, delayMs: number) => void {
  let waiting = 0
  let last: Promise<unknown> = Promise.resolve()
  const runAfter = async (before: Promise<unknown>, delayMs: number, work: () => void) => {
    await Promise.all([before, pause(delayMs)])
    waiting -= 1
    work()
  }
  return (work, delayMs) => {
    if (waiting === 0 && delayMs === 0) return work()
    waiting += 1
    last = runAfter(last, delayMs, work)
  }
}

/** ReadyForQuery: `Z`, the length 5 in four bytes, and the transaction status. */
function endsAnAnswer(chunk: Buffer): boolean {
  return chunk.length >= 6 && chunk.subarray(-6, -1).equals(Buffer.from([0x5a, 0, 0, 0, 5]))
}

async function listen(port: number, accept: (socket: Socket) => void): Promise<Server> {
  // Half-open, so that an end of stream is forwarded after the data that is still queued.
  const server = createServer({ allowHalfOpen: true }, accept)
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  server.on('error', () => {})
  return server
}

async function close(server: Server): Promise<void> {
  if (!server.listening) return
  server.close()
  await once(server, 'close')
}
