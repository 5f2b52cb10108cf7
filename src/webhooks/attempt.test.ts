import { createPrivateKey, X509Certificate } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type LookupFunction, type Server, type Socket } from 'node:net'
import { createServer as createTlsServer } from 'node:tls'
import { buildConnector, type Dispatcher } from 'undici'
import { afterEach, describe, expect, test } from 'vitest'
import { manualClock } from '../../test/harness/manual-clock.ts'
import { limits } from '../foundation/limits.ts'
import { cidrs } from '../foundation/setting-readers.ts'
import { attempt, createWebhookDispatcher } from './attempt.ts'
import { createFilteringConnector, type Lookup } from './connector.ts'

/** Key and certificate of `hooks.example`, valid from 2020 to 2120, used only in these tests. */
const KEY =
  'MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgMzIOst41DPVkFhswLJXDziucDU5I3fFBjsoUM9K01quhRANCAASPudP6HDURHsmgXUrQ2sjrmLrwrPazLMJfXxVKGCcj7d2Am/iMcBDD8eOGye6iEYcEQzTH8Lj+Q34G65Nre5SE'
const CERTIFICATE =
  'MIIBbTCCAROgAwIBAgIBATAKBggqhkjOPQQDAjAYMRYwFAYDVQQDDA1ob29rcy5leGFtcGxlMCAXDTIwMDEwMTAwMDAwMFoYDzIxMjAwMTAxMDAwMDAwWjAYMRYwFAYDVQQDDA1ob29rcy5leGFtcGxlMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEj7nT+hw1ER7JoF1K0NrI65i68Kz2syzCX18VShgnI+3dgJv4jHAQw/HjhsnuohGHBEM0x/C4/kN+BuuTa3uUhKNMMEowGAYDVR0RBBEwD4INaG9va3MuZXhhbXBsZTAPBgNVHRMBAf8EBTADAQH/MB0GA1UdDgQWBBQCvhcZNK899MD0bFv/O/ngvssrODAKBggqhkjOPQQDAgNIADBFAiEAoIwckFau1qG0dOgxSko6cGh/991BfkT/OJ6FCQfSEGsCIAOzkfRUkjn9exPBpm82czKNLQMO0qnAXiOlf4HRdlC2'
const key = createPrivateKey({ key: Buffer.from(KEY, 'base64'), format: 'der', type: 'pkcs8' }).export({
  format: 'pem',
  type: 'pkcs8',
})
const certificate = new X509Certificate(Buffer.from(CERTIFICATE, 'base64')).toString()

const BODY = '{"event":"payment.completed"}'
const policy = { allowHttp: true, allowedNetworks: cidrs('127.0.0.0/8') }

const cleanUps: (() => unknown)[] = []
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp()
})

/** Tenant's server on a raw socket: the test decides how it responds to a complete request. */
async function startServer(onRequest: (socket: Socket, count: number) => void, secure = false) {
  const requests: string[] = []
  const sockets: Socket[] = []
  const arrivals = new EventTarget()
  const serve = (socket: Socket) => {
    sockets.push(socket)
    let read = ''
    socket.on('error', () => {})
    socket.setEncoding('utf8').on('data', (text: string) => {
      read += text
      if (!read.endsWith('}')) return
      requests.push(read)
      read = ''
      onRequest(socket, requests.length)
      arrivals.dispatchEvent(new Event('arrival'))
    })
  }
  const server: Server = secure ? createTlsServer({ key, cert: certificate }, serve) : createServer(serve)
  const port = await listen(server)
  return {
    url: `http://127.0.0.1:${port}/hooks?a=1`,
    port,
    requests,
    sockets,
    async connected() {
      while (sockets.length === 0) await once(server, 'connection')
    },
    async arrived(count: number) {
      while (requests.length < count) await once(arrivals, 'arrival')
    },
  }
}

async function listen(server: Server): Promise<number> {
  const open = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    open.add(socket)
    socket.on('error', () => {})
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  cleanUps.push(() => {
    for (const socket of open) socket.destroy()
    return new Promise((resolve) => server.close(resolve))
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the server has no port')
  return address.port
}

const answering = (text: string) => (socket: Socket) => void socket.write(text)
const closing = (text: string) => (socket: Socket) => void socket.end(text)
const ok = (body: string | Buffer = '') =>
  Buffer.concat([
    Buffer.from(`HTTP/1.1 200 OK\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n`),
    Buffer.from(body),
  ])
const resolving: Lookup = (_name, _options, callback) => callback(null, [{ address: '127.0.0.1', family: 4 }])

type Parts = { lookup?: Lookup; connectTimeoutMs?: number; connect?: buildConnector.connector }

/** Client with a manual clock; `received` resolves when the next part of a response has been read. */
function createClient({ lookup = resolving, connectTimeoutMs = 30_000, connect }: Parts = {}) {
  const clock = manualClock()
  const dispatcher = createWebhookDispatcher(connect ?? createFilteringConnector({ policy, connectTimeoutMs, lookup }))
  cleanUps.push(() => dispatcher.destroy())
  const reads = new EventTarget()
  const observed = dispatcher.compose((dispatch) => (options, handler) => dispatch(options, observing(handler, reads)))
  const send = (url: string, body = BODY) =>
    attempt(
      { dispatcher: observed, clock },
      { url: new URL(url), headers: { 'x-webhook-event': 'payment.completed' }, body },
    )
  return { clock, send, received: () => once(reads, 'read') }
}

function observing(handler: Dispatcher.DispatchHandler, reads: EventTarget): Dispatcher.DispatchHandler {
  return {
    onRequestStart: (...args) => handler.onRequestStart?.(...args),
    onResponseEnd: (...args) => handler.onResponseEnd?.(...args),
    onResponseError: (...args) => handler.onResponseError?.(...args),
    onResponseStart(...args) {
      handler.onResponseStart?.(...args)
      reads.dispatchEvent(new Event('read'))
    },
    onResponseData(...args) {
      handler.onResponseData?.(...args)
      reads.dispatchEvent(new Event('read'))
    },
  }
}

/** Whether the promise is settled once all work that does not depend on the clock has run. */
async function isOver(promise: Promise<unknown>): Promise<boolean> {
  let over = false
  void promise.finally(() => (over = true))
  await new Promise((resolve) => setImmediate(resolve))
  return over
}

describe('an attempt', () => {
  test('is one POST of exactly the given bytes to the complete URL', async () => {
    const server = await startServer((socket) => void socket.write(ok('thanks')))
    const { send } = createClient()
    const body = '{"name":"Peña ☕"}'
    expect(await send(server.url, body)).toEqual({
      state: 'delivered',
      durationMs: 0,
      responseStatus: 200,
      excerpt: 'thanks',
    })
    const [head, sent] = (server.requests[0] ?? '').split('\r\n\r\n')
    expect(sent).toBe(body)
    expect(head?.split('\r\n')).toEqual(
      expect.arrayContaining([
        'POST /hooks?a=1 HTTP/1.1',
        `content-length: ${Buffer.byteLength(body)}`,
        'x-webhook-event: payment.completed',
      ]),
    )
  })

  test.each([
    [200, 'delivered'],
    [201, 'delivered'],
    [204, 'delivered'],
    [299, 'delivered'],
    [300, 'failed'],
    [304, 'failed'],
    [400, 'failed'],
    [500, 'failed'],
    [599, 'failed'],
  ])('whose response is %i is %s', async (responseStatus, state) => {
    const server = await startServer(answering(`HTTP/1.1 ${responseStatus} So\r\ncontent-length: 0\r\n\r\n`))
    const { send } = createClient()
    expect(await send(server.url)).toEqual({ state, durationMs: 0, responseStatus, excerpt: '' })
  })

  test.each([301, 302, 303, 307, 308])('does not follow a redirect with status %i', async (status) => {
    const elsewhere = await startServer(answering(String(ok())))
    const server = await startServer(
      answering(`HTTP/1.1 ${status} There\r\nlocation: ${elsewhere.url}\r\ncontent-length: 0\r\n\r\n`),
    )
    const { send } = createClient()
    expect(await send(server.url)).toMatchObject({ state: 'failed', responseStatus: status })
    expect([server.requests.length, elsewhere.sockets.length]).toEqual([1, 0])
  })

  test('takes the status of the final response and ignores informational ones before it', async () => {
    const hints = 'HTTP/1.1 103 Early Hints\r\nlink: </a.css>\r\n\r\n'
    const server = await startServer((socket, count) => socket.write(count === 1 ? hints + String(ok()) : hints))
    const { clock, send, received } = createClient()
    expect(await send(server.url)).toMatchObject({ state: 'delivered', responseStatus: 200 })
    const hanging = send(server.url)
    await received()
    await clock.advance(limits.webhookTimeoutMs)
    expect(await hanging).toEqual({ state: 'failed', error: 'timeout', durationMs: limits.webhookTimeoutMs })
  })

  test('whose response ends when its connection is closed is delivered', async () => {
    const server = await startServer(closing('HTTP/1.0 200 OK\r\n\r\nold school'))
    const { send } = createClient()
    expect(await send(server.url)).toMatchObject({ state: 'delivered', excerpt: 'old school' })
  })
})

describe('the log’s excerpt', () => {
  test.each([
    [1023, 1023],
    [1024, 1024],
    [1025, 1024],
    [60_000, 1024],
  ])('of a response of %i bytes has %i bytes', async (sent, kept) => {
    const server = await startServer((socket) => void socket.write(ok('x'.repeat(sent))))
    const { send } = createClient()
    expect(await send(server.url)).toEqual({
      state: 'delivered',
      durationMs: 0,
      responseStatus: 200,
      excerpt: 'x'.repeat(kept),
    })
  })

  test('is all that is read: the connection of a longer response is closed, and its status counts', async () => {
    const gone = Promise.withResolvers<void>()
    const server = await startServer((socket) => {
      socket.on('close', () => gone.resolve())
      socket.write(`HTTP/1.1 200 OK\r\ncontent-length: 1000000\r\n\r\n${'x'.repeat(1500)}`)
    })
    const { send } = createClient()
    expect(await send(server.url)).toMatchObject({ state: 'delivered', responseStatus: 200 })
    await gone.promise
  })

  test('is valid text for the database, whatever bytes were received', async () => {
    const bytes = Buffer.from([0x61, 0x00, 0xff, 0xc3, 0x62, 0xed, 0xa0, 0x80])
    const server = await startServer((socket) => void socket.write(ok(bytes)))
    const { send } = createClient()
    const { excerpt = '' } = await send(server.url)
    expect(excerpt).toMatch(/^a\uFFFD+b\uFFFD+$/)
    expect(excerpt.isWellFormed()).toBe(true)
  })

  test('that is cut inside a character ends with a replacement character', async () => {
    const server = await startServer((socket) => void socket.write(ok(`${'x'.repeat(1023)}ñ`)))
    const { send } = createClient()
    expect((await send(server.url)).excerpt).toBe(`${'x'.repeat(1023)}\uFFFD`)
  })
})

describe('the time-out of ten seconds', () => {
  test('ends an attempt whose server reads the request and never responds', async () => {
    const gone = Promise.withResolvers<void>()
    const server = await startServer((socket) => void socket.on('close', () => gone.resolve()))
    const { clock, send } = createClient()
    const sending = send(server.url)
    await server.arrived(1)
    await clock.advance(limits.webhookTimeoutMs - 1)
    expect(await isOver(sending)).toBe(false)
    await clock.advance(1)
    expect(await sending).toEqual({ state: 'failed', error: 'timeout', durationMs: 10_000 })
    await gone.promise
  })

  test('ends an attempt whose server sends its response byte by byte', async () => {
    const gone = Promise.withResolvers<void>()
    const server = await startServer((socket) => {
      socket.on('close', () => gone.resolve())
      socket.write('HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\n')
    })
    const { clock, send, received } = createClient()
    const sending = send(server.url)
    await received()
    for (let second = 0; second < 9; second += 1) {
      await clock.advance(1_000)
      server.sockets[0]?.write('.')
      await received()
    }
    expect(await isOver(sending)).toBe(false)
    await clock.advance(1_000)
    expect(await sending).toEqual({
      state: 'failed',
      error: 'timeout',
      durationMs: 10_000,
      responseStatus: 200,
      excerpt: '.'.repeat(9),
    })
    await gone.promise
  })

  test('starts before the connection: an attempt that times out before connecting sends nothing', async () => {
    const server = await startServer(answering(String(ok())))
    const delayed: (() => void)[] = []
    const { clock, send } = createClient({
      lookup: (...query) => (delayed.length === 0 ? delayed.push(() => resolving(...query)) : resolving(...query)),
    })
    const url = `http://hooks.example:${server.port}/`
    const sending = send(url)
    await clock.advance(limits.webhookTimeoutMs)
    expect(await sending).toEqual({ state: 'failed', error: 'connect_timeout', durationMs: 10_000 })
    expect(delayed).toHaveLength(1)
    delayed[0]?.()
    await server.connected()
    expect(await send(url, '{"next":true}')).toMatchObject({ state: 'delivered' })
    expect(server.requests.map((request) => request.split('\r\n\r\n')[1])).toEqual(['{"next":true}'])
  })
})

describe('the error of a failed attempt', () => {
  test.each([
    ['closes the connection without a response', closing(''), { error: 'connection_lost' }],
    ['resets the connection', (socket: Socket) => void socket.resetAndDestroy(), { error: 'connection_lost' }],
    [
      'closes the connection in the middle of the response',
      closing('HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\nhalf'),
      { error: 'connection_lost', responseStatus: 200, excerpt: 'half' },
    ],
    [
      'closes the connection in the middle of its headers',
      closing('HTTP/1.1 200 OK\r\ncontent-le'),
      { error: 'connection_lost' },
    ],
    ['speaks another protocol', answering('SSH-2.0-OpenSSH_9.6\r\n'), { error: 'unreadable_answer' }],
    ['sends HTML without headers', answering('<html>hello</html>'), { error: 'unreadable_answer' }],
    [
      'sends headers longer than the limit',
      answering(`HTTP/1.1 200 OK\r\nx-much: ${'x'.repeat(limits.webhookAnswerHeaderBytes)}\r\n\r\n`),
      { error: 'unreadable_answer' },
    ],
    [
      'sends an invalid chunked encoding',
      answering('HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n4\r\nhalf\r\nmany\r\n'),
      { error: 'unreadable_answer', responseStatus: 200, excerpt: 'half' },
    ],
    [
      'switches to another protocol',
      answering('HTTP/1.1 101 Switching\r\nupgrade: websocket\r\nconnection: upgrade\r\n\r\n'),
      { error: 'connection_lost' },
    ],
  ])('names the cause when the server %s', async (_what, respond, expected) => {
    const server = await startServer(respond)
    const { send } = createClient()
    expect(await send(server.url)).toEqual({ state: 'failed', durationMs: 0, ...expected })
    expect(server.requests).toHaveLength(1)
  })

  test.each([
    ['informational responses', '', 'HTTP/1.1 103 Early Hints\r\nlink: </a>\r\n\r\n', {}],
    ['empty lines before its response', '', '\r\n', {}],
    ['a reason phrase', 'HTTP/1.1 200 ', 'very good ', {}],
    [
      'an extension of a chunk',
      'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n1;',
      'extension',
      { responseStatus: 200, excerpt: '' },
    ],
  ])('is unreadable_answer, before the time-out, when the server sends %s without end', async (...row) => {
    const [, start, repeated, expected] = row
    const piece = repeated.repeat(2_000)
    const server = await startServer((socket) => {
      socket.write(start)
      const writeMore = () => {
        while (socket.writable && socket.write(piece));
      }
      socket.on('drain', writeMore)
      writeMore()
    })
    const { send } = createClient()
    expect(await send(server.url)).toEqual({
      state: 'failed',
      error: 'unreadable_answer',
      durationMs: 0,
      ...expected,
    })
  })

  test('is connection_lost when the server resets the connection in the middle of the response', async () => {
    const server = await startServer(answering('HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\nhalf'))
    const { send, received } = createClient()
    const sending = send(server.url)
    await received()
    server.sockets[0]?.resetAndDestroy()
    expect(await sending).toMatchObject({ state: 'failed', error: 'connection_lost', responseStatus: 200 })
  })

  test('is connection_refused when no server listens on the port', async () => {
    const port = await listen(createServer())
    await cleanUps.pop()?.()
    const { send } = createClient()
    expect(await send(`http://127.0.0.1:${port}/`)).toMatchObject({ state: 'failed', error: 'connection_refused' })
  })

  test.each<[string, Lookup]>([
    ['does not exist', (_name, _options, callback) => callback(Object.assign(new Error(), { code: 'ENOTFOUND' }), [])],
    ['has no address', (_name, _options, callback) => callback(null, [])],
    [
      'cannot be resolved temporarily',
      (_name, _options, callback) => callback(Object.assign(new Error(), { code: 'EAI_AGAIN' }), []),
    ],
  ])('is name_not_resolved when the name %s', async (_what, lookup) => {
    const { send } = createClient({ lookup })
    expect(await send('http://hooks.example/')).toEqual({ state: 'failed', error: 'name_not_resolved', durationMs: 0 })
  })

  test('is address_refused when the name resolves to an address that is not allowed', async () => {
    const { send } = createClient({
      lookup: (_name, _options, callback) => callback(null, [{ address: '10.0.0.1', family: 4 }]),
    })
    expect(await send('http://hooks.example/')).toEqual({ state: 'failed', error: 'address_refused', durationMs: 0 })
  })

  test.each<[string, string, Parts]>([
    ['the name is never resolved', 'http', { lookup: () => {} }],
    ['the TLS handshake never completes', 'https', {}],
  ])('is connect_timeout when %s', async (_what, scheme, parts) => {
    const port = await listen(createServer())
    const { send } = createClient({ connectTimeoutMs: 50, ...parts })
    expect(await send(`${scheme}://hooks.example:${port}/`)).toMatchObject({
      state: 'failed',
      error: 'connect_timeout',
    })
  })
})

describe('a certificate', () => {
  const lookup: LookupFunction = (_name, { all }, callback) =>
    all ? callback(null, [{ address: '127.0.0.1', family: 4 }]) : callback(null, '127.0.0.1', 4)
  const trusting = buildConnector({ ca: certificate, lookup })
  const url = (name: string, port: number) => `https://${name}:${port}/`

  test('that is trusted and issued for the host name is accepted', async () => {
    const server = await startServer((socket) => void socket.write(ok()), true)
    const { send } = createClient({ connect: trusting })
    expect(await send(url('hooks.example', server.port))).toMatchObject({ state: 'delivered' })
  })

  test.each<[string, string, Parts]>([
    ['is not trusted', 'hooks.example', {}],
    ['is issued for another host name', 'shop.example', { connect: trusting }],
  ])('that %s is refused before anything is sent', async (_what, name, parts) => {
    const server = await startServer((socket) => void socket.write(ok()), true)
    const { send } = createClient(parts)
    const expected = { state: 'failed', error: 'certificate_refused', durationMs: 0 }
    expect(await send(url(name, server.port))).toEqual(expected)
    expect(server.requests).toEqual([])
  })

  test('is required: a server without TLS fails with certificate_refused', async () => {
    const plain = createServer((socket) => void socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'))
    const { send } = createClient()
    expect(await send(url('hooks.example', await listen(plain)))).toMatchObject({ error: 'certificate_refused' })
  })
})

describe('a keep-alive connection', () => {
  test('is reused by the next attempt', async () => {
    const server = await startServer((socket) => void socket.write(ok()))
    const { send } = createClient()
    for (let count = 0; count < 3; count += 1) {
      expect((await send(server.url)).state).toBe('delivered')
      // The connection becomes idle one turn of the event loop after the last byte of the response was read.
      await new Promise((resolve) => setImmediate(resolve))
    }
    expect([server.requests.length, server.sockets.length]).toEqual([3, 1])
  })

  test('carries one request at a time: a concurrent attempt opens another connection', async () => {
    const server = await startServer((_socket, count) => {
      if (count === 2) for (const each of server.sockets) each.write(ok())
    })
    const { send } = createClient()
    const results = await Promise.all([send(server.url), send(server.url)])
    expect(results.map(({ state }) => state)).toEqual(['delivered', 'delivered'])
    expect(server.sockets).toHaveLength(2)
  })

  test.each([
    ['closes', (socket: Socket) => void socket.end()],
    ['resets', (socket: Socket) => void socket.resetAndDestroy()],
  ])(
    'that the server %s after reading the second request fails that attempt, and nothing is sent again',
    async (_how, drop) => {
      const server = await startServer((socket, count) => (count === 2 ? drop(socket) : void socket.write(ok())))
      const { send } = createClient()
      const bodies = ['first', 'second', 'third'].map((name) => JSON.stringify({ name }))
      const states: string[] = []
      for (const body of bodies) states.push((await send(server.url, body)).state)
      expect(states).toEqual(['delivered', 'failed', 'delivered'])
      expect(server.requests.map((request) => request.split('\r\n\r\n')[1])).toEqual(bodies)
      expect(server.sockets).toHaveLength(2)
    },
  )
})
