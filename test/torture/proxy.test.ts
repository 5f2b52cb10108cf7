import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Proxy, startProxy } from './proxy.ts'

/** Echo server that records what it receives. */
let server: Server
let received: string
let proxy: Proxy
const clients: Socket[] = []

beforeEach(async () => {
  received = ''
  server = createServer((socket) => {
    socket.on('error', () => {})
    socket.on('data', (chunk: Buffer) => {
      received += chunk.toString()
      socket.write(chunk)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  proxy = await startProxy(() => ({ host: '127.0.0.1', port }))
})
afterEach(async () => {
  for (const client of clients.splice(0)) client.destroy()
  await proxy.stop()
  server.close()
})

function open(): Socket {
  const client = connect(proxy.port, '127.0.0.1')
  client.on('error', () => {})
  clients.push(client)
  return client
}

async function answerTo(client: Socket, text: string): Promise<string> {
  client.write(text)
  const [chunk] = (await once(client, 'data')) as [Buffer]
  return chunk.toString()
}

const closed = (socket: Socket) => new Promise((resolve) => socket.once('close', resolve))

test('the proxy forwards data in both directions', async () => {
  expect(await answerTo(open(), 'hello')).toBe('hello')
})

test('a refusing proxy resets its connections and refuses new ones until it passes again', async () => {
  const early = open()
  await answerTo(early, 'one')
  const broken = closed(early)
  await proxy.set({ kind: 'refuse' })
  await broken
  const [error] = (await once(open(), 'error')) as [NodeJS.ErrnoException]
  expect(error.code).toBe('ECONNREFUSED')
  await proxy.set({ kind: 'pass' })
  expect(await answerTo(open(), 'two')).toBe('two')
})

test('a cut proxy accepts a connection and resets it without forwarding data', async () => {
  await proxy.set({ kind: 'cut' })
  const client = open()
  client.write('lost')
  await closed(client)
  expect(received).toBe('')
})

test('a black-holed proxy discards data and resets the connection when the mode ends', async () => {
  const client = open()
  await answerTo(client, 'one')
  await proxy.set({ kind: 'blackHole' })
  await new Promise<void>((written) => void client.write('two', () => written()))
  const broken = closed(client)
  await proxy.set({ kind: 'pass' })
  await broken
  expect(received).toBe('one')
})

test('a delaying proxy delivers all data in order, also after its sender disconnected', async () => {
  await proxy.set({ kind: 'delay', delayMs: 30 })
  const connected = once(server, 'connection')
  const client = open()
  client.write('one ')
  client.write('two ')
  client.end('three')
  const [socket] = (await connected) as [Socket]
  await closed(socket)
  expect(received).toBe('one two three')
})

test('a proxy cut after some bytes of the request forwards at most those', async () => {
  await proxy.set({ kind: 'cutAfter', direction: 'up', bytes: 4 })
  const connected = once(server, 'connection')
  const client = open()
  client.write('charge it')
  const [socket] = (await connected) as [Socket]
  await Promise.all([closed(client), closed(socket)])
  expect('charge it'.startsWith(received)).toBe(true)
  expect(received.length).toBeLessThanOrEqual(4)
})

test('a proxy cut after some bytes of the response forwards the request', async () => {
  await proxy.set({ kind: 'cutAfter', direction: 'down', bytes: 0 })
  const client = open()
  client.write('charge it')
  await closed(client)
  expect(received).toBe('charge it')
})

/** PostgreSQL ends a response with ReadyForQuery; the server here echoes those bytes. */
const statement = (name: string) => `${name}\0 Z\0\0\0\u0005I`

test('the proxy drops the response to the named request and to no other', async () => {
  proxy.dropResponseTo('payments.settle')
  const client = open()
  expect(await answerTo(client, statement('payments.find'))).toContain('payments.find')
  client.write(statement('payments.settle'))
  await closed(client)
  expect(received).toContain('payments.settle')
  expect(proxy.pendingRules).toBe(0)
  expect(await answerTo(open(), statement('payments.settle'))).toContain('payments.settle')
})

test('the proxy delays the response to the named request and drops its rules on request', async () => {
  proxy.delayResponseTo('payments.claim_intent', 30)
  const client = open()
  expect(await answerTo(client, statement('payments.claim_intent'))).toContain('payments.claim_intent')
  expect(proxy.pendingRules).toBe(0)
  proxy.dropResponseTo('payments.settle')
  proxy.clearRules()
  expect(await answerTo(client, statement('payments.settle'))).toContain('payments.settle')
})

test('a proxy without a target resets the connection', async () => {
  const nowhere = await startProxy(() => undefined)
  const client = connect(nowhere.port, '127.0.0.1')
  client.on('error', () => {})
  await closed(client)
  await nowhere.stop()
})
