import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Proxy, startProxy } from './proxy.ts'

/** A server that says back what it hears, and remembers it. */
let server: Server
let heard: string
let proxy: Proxy
const clients: Socket[] = []

beforeEach(async () => {
  heard = ''
  server = createServer((socket) => {
    socket.on('error', () => {})
    socket.on('data', (chunk: Buffer) => {
      heard += chunk.toString()
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

function join(): Socket {
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

const gone = (socket: Socket) => new Promise((resolve) => socket.once('close', resolve))

describe('a link', () => {
  test('passes what it is given, both ways', async () => {
    expect(await answerTo(join(), 'hello')).toBe('hello')
  })

  test('that refuses takes no connection, breaks those it has, and takes them again afterwards', async () => {
    const early = join()
    await answerTo(early, 'one')
    const broken = gone(early)
    await proxy.set({ kind: 'refuse' })
    await broken
    const [error] = (await once(join(), 'error')) as [NodeJS.ErrnoException]
    expect(error.code).toBe('ECONNREFUSED')
    await proxy.set({ kind: 'pass' })
    expect(await answerTo(join(), 'two')).toBe('two')
  })

  test('that is cut takes a connection and breaks it unheard', async () => {
    await proxy.set({ kind: 'cut' })
    const client = join()
    client.write('lost')
    await gone(client)
    expect(heard).toBe('')
  })

  test('with a black hole in it swallows everything, and breaks when the hole closes', async () => {
    const client = join()
    await answerTo(client, 'one')
    await proxy.set({ kind: 'blackHole' })
    await new Promise<void>((written) => void client.write('two', () => written()))
    const broken = gone(client)
    await proxy.set({ kind: 'pass' })
    await broken
    expect(heard).toBe('one')
  })

  test('that delays delivers everything, in order, also what its sender left behind', async () => {
    await proxy.set({ kind: 'delay', delayMs: 30 })
    const connected = once(server, 'connection')
    const client = join()
    client.write('one ')
    client.write('two ')
    client.end('three')
    const [socket] = (await connected) as [Socket]
    await gone(socket)
    expect(heard).toBe('one two three')
  })

  test('that is cut after some bytes of the request lets just those through', async () => {
    await proxy.set({ kind: 'cutAfter', direction: 'up', bytes: 4 })
    const connected = once(server, 'connection')
    const client = join()
    client.write('charge it')
    const [socket] = (await connected) as [Socket]
    await Promise.all([gone(client), gone(socket)])
    expect('charge it'.startsWith(heard)).toBe(true)
    expect(heard.length).toBeLessThanOrEqual(4)
  })

  test('that is cut after some bytes of the answer lets the request through', async () => {
    await proxy.set({ kind: 'cutAfter', direction: 'down', bytes: 0 })
    const client = join()
    client.write('charge it')
    await gone(client)
    expect(heard).toBe('charge it')
  })

  /** PostgreSQL says with the last bytes that it is ready for the next statement; the server here says them back. */
  const statement = (name: string) => `${name}\0 Z\0\0\0\u0005I`

  test('loses the answer to the request that it was told of, and to no other', async () => {
    proxy.loseAnswerTo('payments.settle')
    const client = join()
    expect(await answerTo(client, statement('payments.find'))).toContain('payments.find')
    client.write(statement('payments.settle'))
    await gone(client)
    expect(heard).toContain('payments.settle')
    expect(proxy.toLose).toBe(0)
    expect(await answerTo(join(), statement('payments.settle'))).toContain('payments.settle')
  })

  test('holds the answer back that it was told of, and forgets when told to', async () => {
    proxy.holdAnswerTo('payments.claim_intent', 30)
    const client = join()
    expect(await answerTo(client, statement('payments.claim_intent'))).toContain('payments.claim_intent')
    expect(proxy.toLose).toBe(0)
    proxy.loseAnswerTo('payments.settle')
    proxy.forget()
    expect(await answerTo(client, statement('payments.settle'))).toContain('payments.settle')
  })

  test('without anybody at its end breaks the connection', async () => {
    const nowhere = await startProxy(() => undefined)
    const client = connect(nowhere.port, '127.0.0.1')
    client.on('error', () => {})
    await gone(client)
    await nowhere.stop()
  })
})
