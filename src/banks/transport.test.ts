import { createPrivateKey, X509Certificate } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import { createServer as createHttpsServer } from 'node:https'
import { createServer as createTcpServer, type Server, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { Agent, Dispatcher } from 'undici'
import { afterEach, describe, expect, test } from 'vitest'
import { type Clock, systemClock } from '../foundation/clock.ts'
import { createBankDispatcher, createTransport, type ExchangeEvent } from './transport.ts'

/** Of `localhost`, from 2020 to 2120; it guards nothing but these tests. */
const KEY =
  'MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgjxvtaNpretCZAd8cj6btm3P6VPAyO6zCcJIVaHybrMShRANCAASuDy2MPgTWicQ/Yy4C9vJAanTIcOpWNdDkAjjvT3gydhN+YQxyIEJPWGJ6xRZefnNTxZbdfnZfNAtcyF0cTohZ'
const CERTIFICATE =
  'MIIBZzCCAQ2gAwIBAgIBATAKBggqhkjOPQQDAjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwIBcNMjAwMTAxMDAwMDAwWhgPMjEyMDAxMDEwMDAwMDBaMBQxEjAQBgNVBAMMCWxvY2FsaG9zdDBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABK4PLYw+BNaJxD9jLgL28kBqdMhw6lY10OQCOO9PeDJ2E35hDHIgQk9YYnrFFl5+c1PFlt1+dl80C1zIXRxOiFmjTjBMMBoGA1UdEQQTMBGCCWxvY2FsaG9zdIcEfwAAATAPBgNVHRMBAf8EBTADAQH/MB0GA1UdDgQWBBQdZGFLXRxqOd4K86ZSNgxgi2EoGDAKBggqhkjOPQQDAgNIADBFAiEArBxMO6S1uTkx5APgzuV0TBpicdxTNj3IDrlhDklXiKQCIBHOyJ0W89ukVyFF/cuMFWVqhMWEwGbF3YTPgI0em/ey'
const key = createPrivateKey({ key: Buffer.from(KEY, 'base64'), format: 'der', type: 'pkcs8' })
const certificate = new X509Certificate(Buffer.from(CERTIFICATE, 'base64')).toString()

const cleanUps: (() => unknown)[] = []
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp()
})

async function listen(server: Server): Promise<number> {
  const sockets = new Set<Socket>()
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  cleanUps.push(() => {
    for (const socket of sockets) socket.destroy()
    return new Promise((resolve) => server.close(resolve))
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the server has no port')
  return address.port
}

async function startBank(listener: RequestListener) {
  const server = createServer(listener)
  return { server, url: `http://127.0.0.1:${await listen(server)}/MBc2p` }
}

/** Resolves when a request has arrived; `gone` follows when its connection has ended, one way or the other. */
function nextRequest(server: Server): Promise<{ gone: Promise<void> }> {
  return new Promise((arrived) => {
    server.once('request', ({ socket }: IncomingMessage) => {
      arrived({ gone: new Promise((end) => socket.once('close', () => end())) })
    })
  })
}

/** Time stands still until the test lets every wait run out. */
function stoppedClock() {
  const waits = new Set<() => void>()
  const clock: Clock = {
    ...systemClock,
    after(_ms, work) {
      waits.add(work)
      return () => void waits.delete(work)
    },
  }
  const runOut = () => {
    for (const end of waits) end()
  }
  return { clock, waits, runOut }
}

const timeoutsMs = { session: 20_000, question: 20_000, payment: 30_000, card: 60_000 }

type Options = { dispatcher?: Dispatcher; clock?: Clock; maxAnswerBytes?: number }

function createTestTransport({ dispatcher, clock = stoppedClock().clock, maxAnswerBytes = 1024 }: Options = {}) {
  const events: ExchangeEvent[] = []
  const own = dispatcher ?? createBankDispatcher({ connectTimeoutMs: 5_000 })
  cleanUps.push(() => own.destroy())
  const transport = createTransport({
    dispatcher: own,
    clock,
    timeoutsMs,
    maxAnswerBytes,
    observe: (event) => events.push(event),
  })
  const post = (url: string, headers: Record<string, string> = {}, traceHeader?: string) =>
    transport.post({
      operation: 'r4.chargeC2p',
      class: 'payment',
      url,
      headers,
      body: '{"Monto":"1.00"}',
      ...(traceHeader === undefined ? {} : { traceHeader }),
    })
  return { post, events }
}

function answer(response: ServerResponse, body = 'ok'): void {
  response.end(body)
}

describe('an answer', () => {
  test('an answer has its status and text, and the bank receives the headers and the body unchanged', async () => {
    const seen: unknown[] = []
    const { url } = await startBank((request, response) => {
      seen.push(request.method, request.url, request.headers['commerce'], text(request))
      response.writeHead(422)
      answer(response, '{"message":"TOKEN inválido"}')
    })
    const { post, events } = createTestTransport()
    expect(await post(`${url}?a=1`, { Commerce: 'abc' })).toEqual({
      kind: 'answer',
      status: 422,
      text: '{"message":"TOKEN inválido"}',
    })
    expect(await Promise.all(seen)).toEqual(['POST', '/MBc2p?a=1', 'abc', '{"Monto":"1.00"}'])
    expect(events).toEqual([
      { operation: 'r4.chargeC2p', result: 'answer', status: 422, durationMs: expect.any(Number) },
    ])
  })

  test.each([
    ['the bank’s id of the call', '8f14e45f-ceea.167a:1', { trace: '8f14e45f-ceea.167a:1' }],
    ['a header that is no id', '<b>a b</b>', {}],
    ['an id that is too long', '1'.repeat(65), {}],
    ['several headers', ['1', '2'], {}],
    ['no header', undefined, {}],
  ])('an answer with %s has an id only if the header has one', async (_title, header, expected) => {
    const { url } = await startBank((_request, response) => {
      if (header !== undefined) response.setHeader('X-Global-Transaction-Id', header)
      answer(response)
    })
    const { post } = createTestTransport()
    const whole = { kind: 'answer', status: 200, text: 'ok' }
    expect(await post(url, {}, 'x-global-transaction-id')).toEqual({ ...whole, ...expected })
    expect(await post(url)).toEqual(whole)
  })

  test('a redirect is returned as the answer and not followed', async () => {
    const paths: string[] = []
    const { url } = await startBank((request, response) => {
      paths.push(request.url ?? '')
      response.writeHead(307, { location: '/elsewhere' })
      answer(response)
    })
    expect(await createTestTransport().post(url)).toEqual({ kind: 'answer', status: 307, text: 'ok' })
    expect(paths).toEqual(['/MBc2p'])
  })

  test('an answer after informational statuses has the final status', async () => {
    const { url } = await startBank((_request, response) => {
      response.writeProcessing()
      response.writeEarlyHints({ link: '</x>' })
      answer(response)
    })
    expect(await createTestTransport().post(url)).toEqual({ kind: 'answer', status: 200, text: 'ok' })
  })

  test('an answer may be as long as the size limit and not a byte longer', async () => {
    const { url } = await startBank((request, response) =>
      answer(response, 'x'.repeat(request.url === '/long' ? 65 : 64)),
    )
    const { post } = createTestTransport({ maxAnswerBytes: 64 })
    expect(await post(url)).toMatchObject({ kind: 'answer', status: 200 })
    expect(await post(new URL('/long', url).href)).toEqual({ kind: 'unknown', reason: 'unreadable_answer' })
  })

  test('an endless answer is cut at the size limit', async () => {
    const { server, url } = await startBank((_request, response) => {
      const pour = () => {
        while (response.write('x'.repeat(1000)));
      }
      response.on('drain', pour)
      pour()
    })
    const exchange = createTestTransport().post(url)
    const { gone } = await nextRequest(server)
    expect(await exchange).toEqual({ kind: 'unknown', reason: 'unreadable_answer' })
    await gone
  })
})

describe('connections', () => {
  test('connections are reused: ten calls in a row need at most two', async () => {
    let connections = 0
    const { server, url } = await startBank((_request, response) => answer(response))
    server.on('connection', () => (connections += 1))
    const { post } = createTestTransport()
    for (let call = 0; call < 10; call += 1) expect(await post(url)).toMatchObject({ kind: 'answer' })
    expect(connections).toBeLessThanOrEqual(2)
  })

  test('a connection carries one call at a time', async () => {
    const sockets = new Set<Socket>()
    const stalled: ServerResponse[] = []
    const bothArrived = Promise.withResolvers<void>()
    const { url } = await startBank((request, response) => {
      sockets.add(request.socket)
      stalled.push(response)
      if (stalled.length === 2) bothArrived.resolve()
    })
    const { post } = createTestTransport()
    const calls = [post(url), post(url)]
    await bothArrived.promise
    for (const response of stalled) answer(response)
    await Promise.all(calls)
    expect(sockets.size).toBe(2)
  })

  test('connections that the bank closes after each answer are replaced without a lost call', async () => {
    const { url } = await startBank((_request, response) => {
      response.setHeader('connection', 'close')
      answer(response)
    })
    const { post } = createTestTransport()
    for (let call = 0; call < 3; call += 1) expect(await post(url)).toMatchObject({ kind: 'answer' })
  })
})

describe('certainly not sent', () => {
  const unreachable = { kind: 'notSent', reason: 'unreachable' }

  test('a call is not sent if the connection is refused', async () => {
    const { server, url } = await startBank((_request, response) => answer(response))
    await new Promise((resolve) => server.close(resolve))
    const { post, events } = createTestTransport()
    expect(await post(url)).toEqual(unreachable)
    expect(events).toEqual([
      { operation: 'r4.chargeC2p', result: 'notSent', reason: 'unreachable', durationMs: expect.any(Number) },
    ])
  })

  test('a call is not sent if the host name is not found', async () => {
    const dispatcher = new Agent({
      connect: {
        lookup: (_name, _options, done) => done(Object.assign(new Error('no such name'), { code: 'ENOTFOUND' }), ''),
      },
    })
    expect(await createTestTransport({ dispatcher }).post('http://bank.invalid/MBc2p')).toEqual(unreachable)
  })

  test('a call is not sent if the certificate is not trusted, and sent if it is', async () => {
    const paths: string[] = []
    const server = createHttpsServer(
      { key: key.export({ type: 'pkcs8', format: 'pem' }), cert: certificate },
      (request, response) => {
        paths.push(request.url ?? '')
        answer(response)
      },
    )
    const url = `https://localhost:${await listen(server)}`
    expect(await createTestTransport().post(`${url}/untrusted`)).toEqual({ kind: 'notSent', reason: 'certificate' })
    expect(paths).toEqual([])
    const dispatcher = createBankDispatcher({ connectTimeoutMs: 5_000, ca: certificate })
    expect(await createTestTransport({ dispatcher }).post(`${url}/trusted`)).toMatchObject({ kind: 'answer' })
    expect(paths).toEqual(['/trusted'])
  })

  test('a call is not sent if the TLS handshake exceeds the connect time-out', async () => {
    const url = `https://127.0.0.1:${await listen(createTcpServer(() => {}))}/`
    const dispatcher = createBankDispatcher({ connectTimeoutMs: 50 })
    expect(await createTestTransport({ dispatcher }).post(url)).toEqual(unreachable)
  })

  test('a call that timed out while it waited for a connection is never sent', async () => {
    const paths: string[] = []
    const stalled: ServerResponse[] = []
    const { server, url } = await startBank((request, response) => {
      paths.push(request.url ?? '')
      if (request.url === '/first') stalled.push(response)
      else answer(response)
    })
    const dispatcher = new Agent({ connections: 1 })
    const patient = createTestTransport({ dispatcher })
    const { clock, runOut } = stoppedClock()
    const hasty = createTestTransport({ dispatcher, clock })

    const first = patient.post(new URL('/first', url).href)
    await nextRequest(server)
    const second = hasty.post(new URL('/second', url).href)
    runOut()
    expect(await second).toEqual(unreachable)

    for (const response of stalled) answer(response)
    expect(await first).toMatchObject({ kind: 'answer' })
    expect(await patient.post(new URL('/third', url).href)).toMatchObject({ kind: 'answer' })
    expect(paths).toEqual(['/first', '/third'])
  })

  test('a call with an invalid header or address is not sent and is a configuration error', async () => {
    const { post } = createTestTransport()
    expect(await post('http://127.0.0.1:1/', { Commerce: 'a\r\nb' })).toEqual({ kind: 'notSent', reason: 'setup' })
    expect(await post('not an address')).toEqual({ kind: 'notSent', reason: 'setup' })
  })
})

describe('unknown, because bytes may have left', () => {
  const lost = { kind: 'unknown', reason: 'connection_lost' }
  const timedOut = { kind: 'unknown', reason: 'timeout' }

  test('the outcome is unknown if the bank resets the connection it has just accepted', async () => {
    let accepted: Socket | undefined
    let isConnected = false
    const server = createTcpServer({ pauseOnConnect: true }, (socket) => {
      accepted = socket
      if (isConnected) socket.resetAndDestroy()
    })
    const dispatcher = createBankDispatcher({ connectTimeoutMs: 5_000 })
    // Raised on the connected socket just before the request is written to it.
    dispatcher.once('connect', () => {
      isConnected = true
      accepted?.resetAndDestroy()
    })
    const { post } = createTestTransport({ dispatcher })
    expect(await post(`http://127.0.0.1:${await listen(server)}/`)).toEqual(lost)
  })

  test('the outcome is unknown if the bank resets or closes the connection after it read the request', async () => {
    const { url } = await startBank((request) => {
      if (request.url === '/reset') request.socket.resetAndDestroy()
      else request.socket.end()
    })
    const { post, events } = createTestTransport()
    expect(await post(new URL('/reset', url).href)).toEqual(lost)
    expect(await post(new URL('/close', url).href)).toEqual(lost)
    expect(events.map(({ result, reason }) => [result, reason])).toEqual([
      ['unknown', 'connection_lost'],
      ['unknown', 'connection_lost'],
    ])
  })

  test('the outcome is unknown if the answer is truncated', async () => {
    const { url } = await startBank((request, response) => {
      response.writeHead(200, { 'content-length': '100' })
      response.write('{"code":"00"', () => request.socket.destroy())
    })
    expect(await createTestTransport().post(url)).toMatchObject({ kind: 'unknown' })
  })

  test('the outcome is unknown if the answer is not HTTP', async () => {
    const server = createTcpServer((socket) => socket.on('data', () => socket.end('SSH-2.0-OpenSSH\r\n\r\n')))
    expect(await createTestTransport().post(`http://127.0.0.1:${await listen(server)}/`)).toEqual({
      kind: 'unknown',
      reason: 'unreadable_answer',
    })
  })

  test('the outcome is unknown if no complete answer arrives before the time-out', async () => {
    const { server, url } = await startBank((request, response) => {
      if (request.url === '/nothing') return
      response.writeHead(200)
      if (request.url === '/headers') return response.flushHeaders()
      const drip = setInterval(() => response.write(' '), 1)
      response.on('close', () => clearInterval(drip))
    })
    for (const path of ['/nothing', '/headers', '/drip']) {
      const { clock, runOut, waits } = stoppedClock()
      const exchange = createTestTransport({ clock }).post(new URL(path, url).href)
      const { gone } = await nextRequest(server)
      runOut()
      expect(await exchange, path).toEqual(timedOut)
      expect(waits.size).toBe(0)
      // The connection is given up with the call: a late answer must not meet the next one.
      await gone
    }
  })

  test.each(['session', 'question', 'payment', 'card'] as const)(
    'a call of class %s ends with the time-out of its class',
    async (callClass) => {
      const { server, url } = await startBank(() => {})
      const ends: (() => void)[] = []
      const waitsMs: number[] = []
      const clock: Clock = {
        ...systemClock,
        after(ms, work) {
          waitsMs.push(ms)
          ends.push(work)
          return () => {}
        },
      }
      const dispatcher = createBankDispatcher({ connectTimeoutMs: 5_000 })
      cleanUps.push(() => dispatcher.destroy())
      const distinct = { session: 11, question: 22, payment: 33, card: 44 }
      const transport = createTransport({
        dispatcher,
        clock,
        timeoutsMs: distinct,
        maxAnswerBytes: 1024,
        observe: () => {},
      })
      const arrived = nextRequest(server)
      const exchange = transport.post({ operation: 'x', class: callClass, url, headers: {}, body: '{}' })
      await arrived
      for (const end of ends) end()
      expect(await exchange).toEqual(timedOut)
      expect(waitsMs).toEqual([distinct[callClass]])
    },
  )

  test('with the real clock, a slowly dripping body is cut at the total time-out', async () => {
    const { url } = await startBank((_request, response) => {
      const drip = setInterval(() => response.write(' '), 5)
      response.on('close', () => clearInterval(drip))
    })
    const dispatcher = createBankDispatcher({ connectTimeoutMs: 5_000 })
    cleanUps.push(() => dispatcher.destroy())
    const transport = createTransport({
      dispatcher,
      clock: systemClock,
      timeoutsMs: { ...timeoutsMs, payment: 200 },
      maxAnswerBytes: 1e6,
      observe: () => {},
    })
    expect(await transport.post({ operation: 'x', class: 'payment', url, headers: {}, body: '{}' })).toEqual(timedOut)
  })

  test('the HTTP client’s own retry of a call is suppressed and the outcome is unknown', async () => {
    let aborted = 0
    const controller = { aborted: false, paused: false, reason: null, abort: () => (aborted += 1) }
    const start = { ...controller, pause: () => {}, resume: () => {} }
    class Repeating extends Dispatcher {
      override dispatch(_options: Dispatcher.DispatchOptions, handler: Dispatcher.DispatchHandler): boolean {
        handler.onRequestStart?.(start, null)
        handler.onRequestStart?.(start, null)
        return true
      }
      override destroy(): Promise<void> {
        return Promise.resolve()
      }
    }
    expect(await createTestTransport({ dispatcher: new Repeating() }).post('http://127.0.0.1/')).toEqual(lost)
    expect(aborted).toBeGreaterThan(0)
  })
})
