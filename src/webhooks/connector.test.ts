import type { LookupAddress } from 'node:dns'
import { once } from 'node:events'
import { createServer, type Server, Socket } from 'node:net'
import { Agent, errors, request } from 'undici'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { cidrs } from '../foundation/setting-readers.ts'
import type { AddressPolicy } from './addresses.ts'
import { AddressRefused, createFilteringConnector, type Lookup, resolveAndCheck } from './connector.ts'

const allowing = (networks: string): AddressPolicy => ({ allowHttp: true, allowedNetworks: cidrs(networks) })
const publicOnly = allowing('')
const loopback = allowing('127.0.0.0/8,::1/128')

/** Public address that is never contacted: in every test that resolves a name to it, the name is refused. */
const PUBLIC = '93.184.215.14'

const cleanUps: (() => unknown)[] = []
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp()
})

/** Tenant's server on 127.0.0.1 that responds 200 and records its connections. */
async function startReceiver() {
  const connections: { socket: Socket; bytes: () => Buffer }[] = []
  const server: Server = createServer((socket) => {
    const chunks: Buffer[] = []
    connections.push({ socket, bytes: () => Buffer.concat(chunks) })
    socket.on('error', () => {})
    socket.on('data', (chunk) => {
      chunks.push(chunk)
      socket.end('HTTP/1.1 200 OK\r\ncontent-length: 0\r\nconnection: close\r\n\r\n')
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  cleanUps.push(() => {
    for (const { socket } of connections) socket.destroy()
    return new Promise((resolve) => server.close(resolve))
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the server has no port')
  return { server, connections, port: address.port }
}

/** Scripted DNS: each query gets the next answer, and the last answer repeats. */
function scriptDns(...answers: (string[] | Error)[]) {
  const queries: string[] = []
  const lookup: Lookup = (hostname, _options, callback) => {
    const answer = answers[Math.min(queries.length, answers.length - 1)] ?? []
    queries.push(hostname)
    const addresses: LookupAddress[] =
      answer instanceof Error ? [] : answer.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
    process.nextTick(callback, answer instanceof Error ? answer : null, addresses)
  }
  return { lookup, queries }
}

type Parts = { policy?: AddressPolicy; lookup?: Lookup; connectTimeoutMs?: number; localAddress?: string }

function createAgent({ policy = publicOnly, connectTimeoutMs = 30_000, lookup, localAddress }: Parts): Agent {
  const agent = new Agent({
    connect: createFilteringConnector({ policy, connectTimeoutMs, ...(lookup ? { lookup } : {}) }),
    ...(localAddress ? { localAddress } : {}),
  })
  cleanUps.push(() => agent.destroy())
  return agent
}

/** Response status, or the error. */
function post(url: string, parts: Parts): Promise<unknown> {
  const sent = request(url, { method: 'POST', body: '{}', dispatcher: createAgent(parts) })
  return sent.then(
    ({ statusCode, body }) => body.dump().then(() => statusCode),
    (error: unknown) => error,
  )
}

describe('a literal address', () => {
  test.each([
    '127.0.0.1',
    '2130706433',
    '0x7f.1',
    '127.1',
    '[::1]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '0.0.0.0',
    '[::]',
  ])('that is not public is refused before a connection is opened: %s', async (host) => {
    const receiver = await startReceiver()
    const { lookup, queries } = scriptDns(['127.0.0.1'])
    for (const scheme of ['http', 'https']) {
      expect(await post(`${scheme}://${host}:${receiver.port}/`, { lookup })).toBeInstanceOf(AddressRefused)
    }
    expect(receiver.connections).toHaveLength(0)
    expect(queries).toEqual([])
  })

  test('is reached when the operator allows its network', async () => {
    const { port, connections } = await startReceiver()
    expect(await post(`http://127.0.0.1:${port}/`, { policy: loopback })).toBe(200)
    expect(connections).toHaveLength(1)
  })

  test('is refused when the operator allows another network only', async () => {
    const { port, connections } = await startReceiver()
    expect(await post(`http://127.0.0.1:${port}/`, { policy: allowing('10.0.0.0/8,::1/128') })).toBeInstanceOf(
      AddressRefused,
    )
    expect(connections).toHaveLength(0)
  })
})

describe('a name', () => {
  const hooks = (port: number) => `http://hooks.example:${port}/`

  test.each([
    ['loopback', ['127.0.0.1']],
    ['loopback over IPv6', ['::1']],
    ['loopback mapped into IPv6', ['::ffff:127.0.0.1']],
    ['the unspecified address', ['0.0.0.0']],
    ['a cloud metadata address', ['169.254.169.254']],
    ['a link-local address', ['fe80::1%lo']],
    ['a public address, then a private one', [PUBLIC, '127.0.0.1']],
    ['a private address, then a public one', ['127.0.0.1', PUBLIC]],
    ['a public address, then a private one over IPv6', [PUBLIC, '::1']],
    ['text that is no address', ['hooks.example']],
  ])('that resolves to %s is refused before a connection is opened', async (_what, addresses) => {
    const { port, connections } = await startReceiver()
    const { lookup, queries } = scriptDns(addresses)
    expect(await post(hooks(port), { lookup })).toBeInstanceOf(AddressRefused)
    expect(await post(`https://hooks.example:${port}/`, { lookup })).toBeInstanceOf(AddressRefused)
    expect(connections).toHaveLength(0)
    expect(queries).toEqual(['hooks.example', 'hooks.example'])
  })

  test('that was public at registration and is loopback at connect time is refused (DNS rebinding)', async () => {
    const { port, connections } = await startReceiver()
    const { lookup, queries } = scriptDns([PUBLIC], ['127.0.0.1'])
    expect(await resolveAndCheck('hooks.example', publicOnly, lookup)).toBe('allowed')
    expect(await post(hooks(port), { lookup })).toBeInstanceOf(AddressRefused)
    expect(connections).toHaveLength(0)
    expect(queries).toHaveLength(2)
  })

  test('is resolved once per connection, so the socket connects to the address that was checked', async () => {
    const { port, connections } = await startReceiver()
    const { lookup, queries } = scriptDns(['127.0.0.1'], ['10.0.0.1'])
    expect(await post(hooks(port), { policy: loopback, lookup })).toBe(200)
    expect(connections).toHaveLength(1)
    expect(queries).toHaveLength(1)
  })

  test('is checked again at every connection', async () => {
    const { port, connections } = await startReceiver()
    const { lookup } = scriptDns(['127.0.0.1'], ['10.0.0.1'])
    const dispatcher = createAgent({ policy: loopback, lookup })
    const { statusCode, body } = await request(hooks(port), { dispatcher })
    await body.dump()
    expect(statusCode).toBe(200)
    await expect(request(hooks(port), { dispatcher })).rejects.toThrow(AddressRefused)
    expect(connections).toHaveLength(1)
  })

  test('is reached at any of its addresses when all are allowed', async () => {
    const { port } = await startReceiver()
    const { lookup } = scriptDns(['127.0.0.2', '127.0.0.1'])
    expect(await post(hooks(port), { policy: loopback, lookup })).toBe(200)
  })

  test('is checked and reached in the same way when the socket asks for a single address', async () => {
    const { port, connections } = await startReceiver()
    const localAddress = '127.0.0.1'
    const mixed = scriptDns(['127.0.0.1', '10.0.0.1'])
    expect(await post(hooks(port), { policy: loopback, localAddress, ...mixed })).toBeInstanceOf(AddressRefused)
    expect(connections).toHaveLength(0)
    expect(await post(hooks(port), { policy: loopback, localAddress, ...scriptDns(['127.0.0.1']) })).toBe(200)
  })

  test('is resolved by the system when no other lookup is configured', async () => {
    const { port, connections } = await startReceiver()
    expect(await post(`http://localhost:${port}/`, {})).toBeInstanceOf(AddressRefused)
    expect(connections).toHaveLength(0)
    expect(await post(`http://localhost:${port}/`, { policy: loopback })).toBe(200)
  })

  test('that does not resolve fails with the resolver’s error', async () => {
    const error = Object.assign(new Error('no such name'), { code: 'EAI_AGAIN' })
    expect(await post(hooks(1), scriptDns(error))).toBe(error)
  })

  test('that resolves to an empty list of addresses fails with ENOTFOUND', async () => {
    expect(await post(hooks(1), scriptDns([]))).toMatchObject({ code: 'ENOTFOUND' })
  })

  test('whose lookup never ends fails with the connect time-out', async () => {
    const error = await post(hooks(1), { lookup: () => {}, connectTimeoutMs: 50 })
    expect(error).toBeInstanceOf(errors.ConnectTimeoutError)
    expect(error).toMatchObject({ message: expect.stringContaining('timeout: 50ms') })
  })

  test('is named in the refusal’s message with the address and its range', async () => {
    const refusal = await post(hooks(1), scriptDns(['169.254.169.254']))
    expect(refusal).toMatchObject({ message: 'hooks.example may not be reached at 169.254.169.254 (link-local)' })
  })
})

describe('the remote address of a connection', () => {
  /** Policy that allows loopback in the first checks only: with 1, in the lookup but not at the connected socket. */
  function allowingFirst(checks: number): AddressPolicy {
    let left = checks
    return {
      allowHttp: true,
      get allowedNetworks() {
        left -= 1
        return left < 0 ? [] : loopback.allowedNetworks
      },
    }
  }

  test.each(['http', 'https'])('is checked before the first byte is sent over %s', async (scheme) => {
    const { port, server, connections } = await startReceiver()
    const connected = once(server, 'connection')
    const refusal = await post(`${scheme}://hooks.example:${port}/`, {
      policy: allowingFirst(1),
      ...scriptDns(['127.0.0.1']),
    })
    expect(refusal).toBeInstanceOf(AddressRefused)
    expect(refusal).toMatchObject({ message: 'hooks.example may not be reached at 127.0.0.1 (loopback)' })
    await connected
    const [connection] = connections
    if (!connection) throw new Error('nothing has connected')
    if (!connection.socket.closed) await once(connection.socket, 'close')
    expect(connection.bytes()).toHaveLength(0)
  })

  test.each(['http', 'https'])('that is gone before it can be checked is a lost connection over %s', async (scheme) => {
    const { port, connections } = await startReceiver()
    // A reset between the two system calls cannot be timed; the mock returns what Node's remoteAddress reads then.
    const sockets = Socket.prototype as unknown as { _getpeername(): object }
    const peerName = vi.spyOn(sockets, '_getpeername').mockReturnValue({})
    cleanUps.push(() => peerName.mockRestore())
    const error = await post(`${scheme}://127.0.0.1:${port}/`, { policy: loopback })
    expect(error).toMatchObject({ code: 'ECONNRESET', message: '127.0.0.1 has hung up at once' })
    for (const { bytes } of connections) expect(bytes()).toHaveLength(0)
  })

  test('gets a TLS ClientHello with the requested server name when it is allowed', async () => {
    const { port, connections } = await startReceiver()
    const error = await post(`https://hooks.example:${port}/`, { policy: loopback, ...scriptDns(['127.0.0.1']) })
    expect(error).toMatchObject({ code: expect.stringMatching(/SSL|EPROTO/) })
    const clientHello = connections[0]?.bytes()
    expect(clientHello?.subarray(0, 2)).toEqual(Buffer.from([0x16, 0x03]))
    expect(clientHello?.includes('hooks.example')).toBe(true)
  })

  test('is never offered HTTP/2, in which undici may retry a refused request by itself', async () => {
    const { port, connections } = await startReceiver()
    await post(`https://hooks.example:${port}/`, { policy: loopback, ...scriptDns(['127.0.0.1']) })
    const clientHello = connections[0]?.bytes()
    expect(clientHello?.includes('\x08http/1.1')).toBe(true)
    expect(clientHello?.includes('\x02h2')).toBe(false)
  })

  test.each(['http:', 'https:'])('that is refused over %s never yields a socket to undici', async (protocol) => {
    const { port } = await startReceiver()
    const connect = createFilteringConnector({
      policy: allowingFirst(1),
      connectTimeoutMs: 30_000,
      ...scriptDns(['127.0.0.1']),
    })
    const answer = await new Promise((resolve) => {
      connect({ hostname: 'hooks.example', host: 'hooks.example', protocol, port: `${port}` }, (...answered) =>
        resolve(answered),
      )
    })
    expect(answer).toEqual([expect.any(AddressRefused), null])
  })
})

describe('the check at registration', () => {
  test.each([
    ['allowed', [PUBLIC]],
    ['allowed', [PUBLIC, '2606:4700:4700::1111']],
    ['refused', ['10.0.0.1']],
    ['refused', [PUBLIC, '::1']],
    ['refused', ['::ffff:127.0.0.1', PUBLIC]],
    ['unresolved', []],
    ['unresolved', new Error('no such name')],
  ])('returns %s for a name that resolves to %j', async (expected, answer) => {
    const { lookup, queries } = scriptDns(answer)
    expect(await resolveAndCheck('hooks.example', publicOnly, lookup)).toBe(expected)
    expect(queries).toEqual(['hooks.example'])
  })

  test.each([
    ['8.8.8.8', 'allowed'],
    ['[2606:4700:4700::1111]', 'allowed'],
    ['127.0.0.1', 'refused'],
    ['[::1]', 'refused'],
    ['::1', 'refused'],
    ['fe80::1%lo', 'refused'],
  ])('of the literal address %s returns %s without a lookup', async (host, expected) => {
    const { lookup, queries } = scriptDns([PUBLIC])
    expect(await resolveAndCheck(host, publicOnly, lookup)).toBe(expected)
    expect(queries).toEqual([])
  })

  test('allows the operator’s networks and uses the system’s lookup by default', async () => {
    expect(await resolveAndCheck('[::1]', loopback)).toBe('allowed')
    expect(await resolveAndCheck('localhost', loopback)).toBe('allowed')
    expect(await resolveAndCheck('localhost', publicOnly)).toBe('refused')
  })
})
