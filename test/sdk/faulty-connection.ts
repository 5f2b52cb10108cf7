import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Fault of one request on its way to the gateway. */
export type Fault =
  | 'none'
  /** The gateway answered, and the answer is lost. */
  | 'answerLost'
  /** The answer breaks off in the middle. */
  | 'answerCut'
  /** Half of the answer arrives, and nothing shows that it is not all: a proxy ended it. */
  | 'answerHalved'
  /** The client is disconnected while the gateway is still processing. */
  | 'callerCut'
  /** No response ever comes, and nothing reaches the gateway. */
  | 'silence'
  | { status: number; headers?: Record<string, string>; body?: string }
  /** Too many requests: refused with Retry-After until so many seconds have passed since the first of them. */
  | { limitSeconds: number; beganMs?: number }

export type Passed = { method: string; path: string; key: string | undefined; body: string; attempt: Promise<unknown> }

/** Proxy between client and gateway: each request gets the next fault, and those after the last one get none. */
export async function startBadLine(target: string) {
  const faults: Fault[] = []
  const passed: Passed[] = []
  const server = createServer((incoming, outgoing) => void respond(incoming, outgoing))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    passed,
    /** From now on, with the memory of earlier requests gone. */
    meet(...next: Fault[]) {
      faults.splice(0, faults.length, ...structuredClone(next))
      passed.length = 0
    },
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }

  /** A limit stays first until its time is over. */
  function nextFault(): Fault {
    const fault = faults[0] ?? 'none'
    if (typeof fault !== 'object' || !('limitSeconds' in fault)) return faults.shift() ?? 'none'
    fault.beganMs ??= performance.now()
    const left = fault.limitSeconds - (performance.now() - fault.beganMs) / 1_000
    if (left > 0)
      return { status: 429, headers: { 'retry-after': String(Math.ceil(left)) }, body: '{"error":"rate_limited"}' }
    faults.shift()
    return nextFault()
  }

  async function respond(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of incoming) chunks.push(chunk as Buffer)
    const body = Buffer.concat(chunks).toString()
    const { method = '', url: path = '', headers } = incoming
    const fault = nextFault()
    const reaches = typeof fault === 'string' && fault !== 'silence'
    const attempt = reaches ? pass(incoming, body) : Promise.resolve(undefined)
    passed.push({ method, path, key: headers['idempotency-key']?.toString(), body, attempt })
    if (fault === 'silence') return
    if (fault === 'callerCut') return void incoming.socket.destroy()
    if (typeof fault === 'object' && 'status' in fault) {
      outgoing.writeHead(fault.status, fault.headers).end(fault.body)
      return
    }
    const answer = await attempt
    if (!answer || fault === 'answerLost') return void incoming.socket.destroy()
    if (fault === 'answerHalved') {
      const half = answer.bytes.subarray(0, answer.bytes.length / 2)
      return void outgoing.writeHead(answer.status, answer.headers).end(half)
    }
    outgoing.writeHead(answer.status, { ...answer.headers, 'content-length': answer.bytes.length })
    if (fault === 'none') return void outgoing.end(answer.bytes)
    outgoing.write(answer.bytes.subarray(0, 10), () => incoming.socket.destroy())
  }

  async function pass({ method = '', url = '', headers }: IncomingMessage, body: string) {
    const { host: _host, connection: _connection, 'content-length': _length, ...kept } = headers
    const response = await fetch(target + url, {
      method,
      headers: Object.entries(kept).map(([name, value]): [string, string] => [name, String(value)]),
      ...(body === '' ? {} : { body }),
    })
    const headerLines = ['content-type', 'content-disposition', 'retry-after', 'x-request-id'].flatMap((name) => {
      const value = response.headers.get(name)
      return value === null ? [] : [[name, value]]
    })
    const bytes = Buffer.from(await response.arrayBuffer())
    return { status: response.status, headers: Object.fromEntries(headerLines), bytes }
  }
}
