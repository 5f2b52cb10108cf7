import { once } from 'node:events'
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { type Database, DatabaseUnavailable, openDatabase } from './database.ts'
import { positionalStatement } from '../../test/harness/statement.ts'

/** Minimal PostgreSQL server that answers whether it is the primary, and records its queries. */
type Fake = {
  port: number
  isPrimary: boolean
  responds: boolean
  connections: number
  queries: string[]
  breakAll(): void
}

const servers: Server[] = []
const databases: Database[] = []
afterEach(async () => {
  await Promise.all(databases.splice(0).map((database) => database.close()))
  for (const server of servers.splice(0)) server.close()
})

const message = (type: string, ...parts: Buffer[]) => {
  const body = Buffer.concat(parts)
  const head = Buffer.alloc(5)
  head.write(type)
  head.writeInt32BE(body.length + 4, 1)
  return Buffer.concat([head, body])
}
const int16 = (value: number) => Buffer.from([value >> 8, value & 255])
const int32 = (value: number) => Buffer.from([value >> 24, (value >> 16) & 255, (value >> 8) & 255, value & 255])
const ready = message('Z', Buffer.from('I'))

function row(name: string, value: string): Buffer {
  const description = [Buffer.from(`${name}\0`), int32(0), int16(0), int32(25), int16(-1), int32(-1), int16(0)]
  return Buffer.concat([
    message('T', int16(1), ...description),
    message('D', int16(1), int32(value.length), Buffer.from(value)),
    message('C', Buffer.from('SELECT 1\0')),
    ready,
  ])
}

async function fake(isPrimary: boolean): Promise<Fake> {
  const sockets = new Set<Socket>()
  const state: Fake = {
    port: 0,
    isPrimary,
    responds: true,
    connections: 0,
    queries: [],
    breakAll: () => sockets.forEach((socket) => void socket.destroy()),
  }
  const server = createServer((socket) => {
    state.connections += 1
    sockets.add(socket)
    socket.on('error', () => {}).on('close', () => sockets.delete(socket))
    socket.once('data', () => {
      if (!state.responds) return
      socket.write(Buffer.concat([message('R', int32(0)), ready]))
      socket.on('data', (chunk: Buffer) => {
        if (chunk.toString('latin1', 0, 1) !== 'Q') return
        const text = chunk.subarray(5, -1).toString()
        state.queries.push(text)
        const isShow = text.startsWith('show')
        socket.write(isShow ? row('transaction_read_only', state.isPrimary ? 'off' : 'on') : row('a', '1'))
      })
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  servers.push(server)
  state.port = (server.address() as AddressInfo).port
  return state
}

function open(members: Fake[], poolSize = 4): Database {
  const hosts = members.map(({ port }) => `127.0.0.1:${port}`).join(',')
  const database = openDatabase({ connectionString: `postgresql://u@${hosts}/db` }, poolSize, { prepared: false })
  databases.push(database)
  return database
}

const selectOne = positionalStatement('test.one', 'select 1 as a')
const selectsOf = ({ queries }: Fake) => queries.filter((text) => text === selectOne.text).length

describe('a database of several servers', () => {
  test('the primary is used, wherever it is in the list', async () => {
    const members = [await fake(false), await fake(false), await fake(true)]
    const database = open(members)
    expect(await database.query(selectOne)).toEqual([{ a: '1' }])
    expect(members.map(selectsOf)).toEqual([0, 0, 1])
  })

  test('a new primary is found by the next statement after the connections broke', async () => {
    const members = [await fake(true), await fake(false)] as const
    const database = open([...members])
    await database.query(selectOne)
    members[0].isPrimary = false
    members[1].isPrimary = true
    members[0].breakAll()
    await database.query(selectOne).catch(() => database.query(selectOne))
    expect(selectsOf(members[1])).toBe(1)
  })

  test('a transaction whose server was demoted is refused as unavailable, and the next one runs on the new primary', async () => {
    const members = [await fake(true), await fake(false)] as const
    const database = open([...members])
    const lost = database.transaction(async (transaction) => {
      members[0].isPrimary = false
      members[1].isPrimary = true
      members[0].breakAll()
      return transaction.query(selectOne)
    })
    await expect(lost).rejects.toBeInstanceOf(DatabaseUnavailable)
    await database.transaction((transaction) => transaction.query(selectOne))
    expect(members[1].queries).toContain('commit')
  })

  test('a server that accepts connections and never responds does not delay queries to the primary', async () => {
    const silent = await fake(false)
    silent.responds = false
    const database = open([silent, await fake(true)])
    expect(await database.query(selectOne)).toEqual([{ a: '1' }])
  })

  test('while no server responds, queries are rejected as unavailable', async () => {
    const silent = [await fake(false), await fake(false)]
    for (const member of silent) member.responds = false
    await expect(open(silent).query(selectOne)).rejects.toBeInstanceOf(DatabaseUnavailable)
  })

  test('without a primary, concurrent queries share one search and are rejected as unavailable', async () => {
    const members = [await fake(false), await fake(false), await fake(false)]
    const database = open(members, 16)
    const answers = await Promise.allSettled(Array.from({ length: 100 }, () => database.query(selectOne)))
    expect(
      answers.every((answer) => answer.status === 'rejected' && answer.reason instanceof DatabaseUnavailable),
    ).toBe(true)
    expect(members.map(({ connections }) => connections)).toEqual([1, 1, 1])
  })
})
