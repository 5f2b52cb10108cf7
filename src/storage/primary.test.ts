import { once } from 'node:events'
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { type Database, DatabaseUnavailable, openDatabase } from './database.ts'
import { positionalStatement } from '../../test/harness/statement.ts'

/** As much of PostgreSQL as tells who leads, and remembers what it was asked. */
type Fake = { port: number; leads: boolean; speaks: boolean; connections: number; asked: string[]; breakAll(): void }

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

async function fake(leads: boolean): Promise<Fake> {
  const sockets = new Set<Socket>()
  const state: Fake = {
    port: 0,
    leads,
    speaks: true,
    connections: 0,
    asked: [],
    breakAll: () => sockets.forEach((socket) => void socket.destroy()),
  }
  const server = createServer((socket) => {
    state.connections += 1
    sockets.add(socket)
    socket.on('error', () => {}).on('close', () => sockets.delete(socket))
    socket.once('data', () => {
      if (!state.speaks) return
      socket.write(Buffer.concat([message('R', int32(0)), ready]))
      socket.on('data', (chunk: Buffer) => {
        if (chunk.toString('latin1', 0, 1) !== 'Q') return
        const text = chunk.subarray(5, -1).toString()
        state.asked.push(text)
        socket.write(text.startsWith('show') ? row('transaction_read_only', state.leads ? 'off' : 'on') : row('a', '1'))
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

const question = positionalStatement('test.one', 'select 1 as a')
const questionsOf = ({ asked }: Fake) => asked.filter((text) => text === question.text).length

describe('of several servers', () => {
  test('the one that leads is used, wherever it stands in the list', async () => {
    const members = [await fake(false), await fake(false), await fake(true)]
    const database = open(members)
    expect(await database.query(question)).toEqual([{ a: '1' }])
    expect(members.map(questionsOf)).toEqual([0, 0, 1])
  })

  test('another that leads is found by the next statement after the connections broke', async () => {
    const members = [await fake(true), await fake(false)] as const
    const database = open([...members])
    await database.query(question)
    members[0].leads = false
    members[1].leads = true
    members[0].breakAll()
    await database.query(question).catch(() => database.query(question))
    expect(questionsOf(members[1])).toBe(1)
  })

  test('a transaction that finds its server demoted is refused as unavailable, and the next one goes to the leader', async () => {
    const members = [await fake(true), await fake(false)] as const
    const database = open([...members])
    const lost = database.transaction(async (transaction) => {
      members[0].leads = false
      members[1].leads = true
      members[0].breakAll()
      return transaction.query(question)
    })
    await expect(lost).rejects.toBeInstanceOf(DatabaseUnavailable)
    await database.transaction((transaction) => transaction.query(question))
    expect(members[1].asked).toContain('commit')
  })

  test('one that takes connections and never speaks holds up nobody while another leads', async () => {
    const silent = await fake(false)
    silent.speaks = false
    const database = open([silent, await fake(true)])
    expect(await database.query(question)).toEqual([{ a: '1' }])
  })

  test('all of which are silent, callers are told to come back', async () => {
    const silent = [await fake(false), await fake(false)]
    for (const member of silent) member.speaks = false
    await expect(open(silent).query(question)).rejects.toBeInstanceOf(DatabaseUnavailable)
  })

  test('none of which leads, any number of callers make one search together and are told to come back', async () => {
    const members = [await fake(false), await fake(false), await fake(false)]
    const database = open(members, 16)
    const answers = await Promise.allSettled(Array.from({ length: 100 }, () => database.query(question)))
    expect(
      answers.every((answer) => answer.status === 'rejected' && answer.reason instanceof DatabaseUnavailable),
    ).toBe(true)
    expect(members.map(({ connections }) => connections)).toEqual([1, 1, 1])
  })
})
