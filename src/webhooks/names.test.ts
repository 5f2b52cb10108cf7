import { createSocket, type Socket } from 'node:dgram'
import { once } from 'node:events'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createNameLookup } from './names.ts'

/** Name server with one name: others get NXDOMAIN, and silent.example never gets a response. */
let server: Socket
let lookup: ReturnType<typeof createNameLookup>

const TYPE_A = 1
const EXISTING = 'shop.example'

beforeAll(async () => {
  server = createSocket('udp4')
  server.on('message', (question, from) => {
    const name = nameIn(question)
    if (name === 'silent.example') return
    server.send(answerTo(question, name === EXISTING), from.port, from.address)
  })
  server.bind(0, '127.0.0.1')
  await once(server, 'listening')
  lookup = createNameLookup([`127.0.0.1:${server.address().port}`])
})
afterAll(() => server.close())

function nameIn(question: Buffer): string {
  const labels: string[] = []
  let at = 12
  for (let length = question.readUInt8(at); length > 0; length = question.readUInt8(at)) {
    labels.push(question.toString('ascii', at + 1, at + 1 + length))
    at += 1 + length
  }
  return labels.join('.')
}

/** DNS response: the question repeated, and 203.0.113.7 for the A record of an existing name. */
function answerTo(question: Buffer, exists: boolean): Buffer {
  const end = 12 + nameIn(question).length + 2 + 4
  const isTypeA = question.readUInt16BE(end - 4) === TYPE_A
  const message = Buffer.from(question.subarray(0, end))
  message.writeUInt16BE(exists ? 0x8180 : 0x8183, 2)
  message.writeUInt16BE(exists && isTypeA ? 1 : 0, 6)
  message.writeUInt32BE(0, 8)
  if (!exists || !isTypeA) return message
  return Buffer.concat([message, Buffer.from([0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 1, 0, 4, 203, 0, 113, 7])])
}

function addressesOf(name: string): Promise<string[]> {
  return new Promise((resolve, reject) => {
    lookup(name, { all: true }, (error, addresses) =>
      error ? reject(error) : resolve(addresses.map(({ address }) => address)),
    )
  })
}

test('a name resolves to the addresses in DNS', async () => {
  expect(await addressesOf(EXISTING)).toEqual(['203.0.113.7'])
})

test('localhost and its subdomains resolve to loopback without a DNS query', async () => {
  expect(await addressesOf('localhost')).toEqual(['127.0.0.1', '::1'])
  expect(await addressesOf('tienda.localhost')).toEqual(['127.0.0.1', '::1'])
})

test('a name that does not exist in DNS fails with ENOTFOUND', async () => {
  await expect(addressesOf('nobody.example')).rejects.toMatchObject({ code: 'ENOTFOUND' })
})

test('lookups at a name server that never responds delay no other lookup', async () => {
  let silent = 0
  const waiting = Array.from({ length: 20 }, () => addressesOf('silent.example').catch(() => (silent += 1)))
  expect(await addressesOf(EXISTING)).toEqual(['203.0.113.7'])
  expect(silent).toBe(0)
  await Promise.all(waiting)
  expect(silent).toBe(20)
})
