import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { type AddressInfo, createServer as createTcpServer, type Server } from 'node:net'
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

async function post(url: URL, { timeoutMs = 10_000, maxBytes = 1_000 } = {}) {
  const dispatcher = createExchangeAgent({})
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
  await dispatcher.destroy()
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
})
