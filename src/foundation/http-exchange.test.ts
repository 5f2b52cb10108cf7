import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { type AddressInfo, createServer as createTcpServer, type Server } from 'node:net'
import type { Agent } from 'undici'
import { afterEach, describe, expect, test } from 'vitest'
import { systemClock } from './clock.ts'
import { createExchangeAgent, exchangeOnce } from './http-exchange.ts'

let servers: Server[] = []
afterEach(() => {
  for (const server of servers) server.close()
  servers = []
})

async function listening(server: Server): Promise<URL> {
  servers.push(server.listen(0, '127.0.0.1'))
  await once(server, 'listening')
  return new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/path?query`)
}
const answering = (listener: RequestListener) => listening(createServer(listener))

async function post(url: URL, { timeoutMs = 10_000, maxBytes = 1_000, shared = undefined as Agent | undefined } = {}) {
  const dispatcher = shared ?? createExchangeAgent({ maxWireBytes: 100_000 })
  const seen = { status: 0, text: '' }
  const end = await exchangeOnce(
    { dispatcher, clock: systemClock },
    { url, headers: {}, body: 'body', timeoutMs },
    {
      onStatus: (status) => (seen.status = status),
      onChunk(chunk) {
        seen.text += chunk.toString()
        return seen.text.length >= maxBytes ? 'stop' : 'continue'
      },
    },
  )
  if (!shared) await dispatcher.destroy()
  return { ...end, ...seen }
}

describe('an HTTP exchange', () => {
  test('an answered exchange is complete, with the final status and not the informational one before it', async () => {
    const url = await answering((_request, response) => {
      response.writeEarlyHints({ link: '</style.css>; rel=preload' })
      response.writeHead(201).end('answer')
    })
    expect(await post(url)).toEqual({ kind: 'complete', sent: true, status: 201, text: 'answer' })
  })

  test('an exchange whose connection is refused was not sent', async () => {
    const url = await listening(createTcpServer())
    await new Promise((resolve) => servers.pop()?.close(resolve))
    expect(await post(url)).toMatchObject({ kind: 'error', sent: false })
  })

  test('an exchange whose connection ends without a response counts as sent', async () => {
    const url = await answering((request) => request.socket.destroy())
    expect(await post(url)).toMatchObject({ kind: 'error', sent: true })
  })

  test('an exchange that exceeds its time limit ends with a timeout and counts as sent', async () => {
    const url = await answering(() => {})
    expect(await post(url, { timeoutMs: 300 })).toMatchObject({ kind: 'timeout', sent: true })
  })

  test('an exchange ends when its reader stops it', async () => {
    const url = await answering((_request, response) => void response.write('x'.repeat(10)))
    expect(await post(url, { maxBytes: 10 })).toEqual({
      kind: 'stopped',
      sent: true,
      status: 200,
      text: 'x'.repeat(10),
    })
  })

  test('an exchange whose response is longer than the limit on the wire ends, although its reader has seen none of it', async () => {
    const url = await answering((_request, response) => {
      const writeMore = () => {
        while (response.writable && response.socket?.write('HTTP/1.1 103 Early Hints\r\n\r\n'.repeat(1_000)));
      }
      response.socket?.on('drain', writeMore)
      writeMore()
    })
    const end = await post(url)
    expect(end).toMatchObject({ kind: 'error', sent: true, status: 0 })
    expect(end).toHaveProperty('error.code', 'UND_ERR_RES_EXCEEDED_MAX_SIZE')
  })

  test('the limit on the wire is that of one response: a connection is reused for any number', async () => {
    const connections = new Set<unknown>()
    const url = await answering((request, response) => {
      connections.add(request.socket)
      response.end('x'.repeat(900))
    })
    const shared = createExchangeAgent({ maxWireBytes: 2_000 })
    for (let count = 0; count < 20; count += 1) {
      expect(await post(url, { shared })).toMatchObject({ kind: 'complete', status: 200 })
    }
    await shared.destroy()
    expect(connections.size).toBeLessThan(4)
  })

  test('a server is never offered HTTP/2, in which undici may repeat a refused request by itself', async () => {
    let clientHello = ''
    const url = await listening(
      createTcpServer((socket) => {
        socket.on('error', () => {})
        socket.once('data', (chunk) => {
          clientHello = chunk.toString('latin1')
          socket.destroy()
        })
      }),
    )
    expect(await post(new URL(url.href.replace('http:', 'https:')))).toMatchObject({ kind: 'error', sent: false })
    expect(clientHello).toContain('http/1.1')
    expect(clientHello).not.toContain('\x02h2')
  })
})
