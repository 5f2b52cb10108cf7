import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestDatabase } from '../../test/harness/database.ts'
import { seedPayment } from '../../test/harness/payments.ts'
import { positionalStatement } from '../../test/harness/statement.ts'
import { systemRandom } from '../foundation/random.ts'
import type { Scope } from '../foundation/scope.ts'
import { type Connection, type Database, openDatabase } from '../storage/database.ts'
import { createTenant } from '../tenants/tenants.ts'
import { continueEventNumbers, createEventStore, type StoredEvent } from './event-store.ts'

/** Events as a reader sees them while several processes write them. */
let connection: Connection
let database: Database
let scope: Scope
let opened: pg.Client[]
beforeAll(async () => {
  connection = await createTestDatabase()
  database = openDatabase(connection, 8)
})
afterAll(() => database.close())
beforeEach(async () => {
  opened = []
  scope = await newScope()
})
afterEach(() => Promise.all(opened.map((client) => client.end())))

async function newScope(): Promise<Scope> {
  const { tenantId } = await createTenant(database, systemRandom, {
    name: `Shop ${systemRandom.uuid()}`,
    actor: 'test',
  })
  return { tenantId, livemode: false }
}

/** The connection of another process. */
async function connect(): Promise<pg.Client> {
  const client = new pg.Client(connection)
  await client.connect()
  opened.push(client)
  return client
}

const events = () => createEventStore({ database })

/** Writes an event of the payment as every transition does and returns its id. */
async function emit(client: pg.Client, paymentId: string, event = 'payment.completed', of = scope): Promise<string> {
  const eventId = systemRandom.uuid()
  await client.query(
    `insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event)
     values ($1, $2, $3, $4, now(), 'completed', 'COMPLETED', $5)`,
    [of.tenantId, of.livemode, paymentId, eventId, event],
  )
  return eventId
}

/** A reader that continues where it stopped, two events at a time. */
function reader(of = scope) {
  let after: string | undefined
  const seen: StoredEvent[] = []
  return {
    async read(): Promise<string[]> {
      for (;;) {
        const page = await events().list(of, { after, limit: 2 })
        seen.push(...page)
        after = page.at(-1)?.position ?? after
        if (page.length === 0) return seen.map(({ id }) => id)
      }
    },
    /** Transactions of other databases on the server also delay events: waits until there are so many. */
    async readUntil(count: number): Promise<string[]> {
      for (;;) {
        const ids = await this.read()
        if (ids.length >= count) return ids
        await setTimeout(5)
      }
    },
  }
}

test('an event that commits after a later one is not missed by a reader who had continued in between', async () => {
  const paymentId = await seedPayment(database, scope)
  const [one, other] = [await connect(), await connect()]
  const shop = reader()
  await one.query('begin')
  const slow = await emit(one, paymentId)
  await other.query('begin')
  const quick = await emit(other, paymentId)
  expect(await shop.read()).toEqual([])
  await other.query('commit')
  expect(await shop.read()).toEqual([])
  await one.query('commit')
  expect(await shop.readUntil(2)).toEqual([slow, quick])
})

test('an event whose transaction began first and wrote last is not missed either', async () => {
  const paymentId = await seedPayment(database, scope)
  const [one, other] = [await connect(), await connect()]
  const shop = reader()
  await one.query('begin')
  await one.query('select pg_current_xact_id()')
  const quick = await emit(other, paymentId)
  expect(await shop.read()).toEqual([])
  const slow = await emit(one, paymentId)
  await one.query('commit')
  expect(new Set(await shop.readUntil(2))).toEqual(new Set([quick, slow]))
})

test('a transaction that is rolled back delays no event any longer and leaves none', async () => {
  const paymentId = await seedPayment(database, scope)
  const [one, other] = [await connect(), await connect()]
  await one.query('begin')
  await emit(one, paymentId)
  const kept = await emit(other, paymentId)
  await one.query('rollback')
  expect(await reader().readUntil(1)).toEqual([kept])
})

test('a change that waited for another one of the payment follows it, although its transaction is older', async () => {
  const paymentId = await seedPayment(database, scope)
  const lock = 'select from payments where payment_id = $1 for update'
  const [older, newer] = [await connect(), await connect()]
  await older.query('begin')
  await older.query('select pg_current_xact_id()')
  await newer.query('begin')
  await newer.query(lock, [paymentId])
  const waited = older.query(lock, [paymentId])
  const first = await emit(newer, paymentId, 'payment.pending')
  // Others that end meanwhile raise the number of what follows, not its place.
  const between = await emit(await connect(), paymentId)
  await newer.query('commit')
  await waited
  const second = await emit(older, paymentId)
  await older.query('commit')
  const order = await reader().readUntil(3)
  expect(order.filter((id) => id !== between)).toEqual([first, second])
})

test('a reader beside eight writers sees every event once, and those of a payment in their order', async () => {
  const written = new Map<string, string[]>()
  const running = new AbortController()
  const writers = Promise.all(
    Array.from({ length: 8 }, async (_none, index) => {
      const client = await connect()
      const paymentId = await seedPayment(database, scope)
      const ids: string[] = []
      for (let turn = 0; turn < 25; turn += 1) {
        await client.query('begin')
        ids.push(await emit(client, paymentId))
        await setTimeout((index * 7 + turn * 3) % 11)
        await client.query((index + turn) % 6 === 0 ? 'rollback' : 'commit')
        if ((index + turn) % 6 === 0) ids.pop()
      }
      written.set(paymentId, ids)
    }),
  ).finally(() => running.abort())
  const shop = reader()
  while (!running.signal.aborted) await shop.read()
  await writers
  const all = [...written.values()].flat()
  const seen = await shop.readUntil(all.length)
  expect(seen.toSorted()).toEqual(all.toSorted())
  for (const ids of written.values()) {
    const own = new Set(ids)
    expect(seen.filter((id) => own.has(id))).toEqual(ids)
  }
})

test('a reader sees no event of another tenant or of the other mode', async () => {
  const client = await connect()
  const others = [await newScope(), { ...scope, livemode: true }]
  for (const other of others) await emit(client, await seedPayment(database, other), 'payment.completed', other)
  const own = await emit(client, await seedPayment(database, scope))
  expect(await reader().readUntil(1)).toEqual([own])
  for (const other of others) expect(await reader(other).readUntil(1)).toHaveLength(1)
})

test('events are kept for the given days and then removed, of every tenant and mode', async () => {
  const client = await connect()
  const scopes = [scope, { ...scope, livemode: true }, await newScope()]
  const kept: string[] = []
  for (const of of scopes) {
    const paymentId = await seedPayment(database, of)
    const old = [await emit(client, paymentId, undefined, of), await emit(client, paymentId, undefined, of)]
    await client.query(`update tenant_events set created_at = now() - interval '721 hours' where event_id = any ($1)`, [
      old,
    ])
    kept.push(await emit(client, paymentId, undefined, of))
    await client.query(`update tenant_events set created_at = now() - interval '719 hours' where event_id = $1`, [
      kept.at(-1),
    ])
  }
  expect(await events().sweep(30)).toBe(2 * scopes.length)
  expect(await events().sweep(30)).toBe(0)
  for (const [index, of] of scopes.entries()) expect(await reader(of).readUntil(1)).toEqual([kept[index]])
})

test('after a dump is restored on a server with lower transaction ids, its events are listed and new ones follow', async () => {
  const client = await connect()
  const paymentId = await seedPayment(database, scope)
  const old = [await emit(client, paymentId), await emit(client, paymentId)]
  expect(await continueEventNumbers(database)).toBe(false)
  await database.query(positionalStatement('test.raise', `update tenant_events set number = number + 1000000000000`))
  const shop = reader()
  expect(await shop.read()).toEqual([])
  expect(await continueEventNumbers(database)).toBe(true)
  expect(await continueEventNumbers(database)).toBe(false)
  expect(await shop.readUntil(2)).toEqual(old)
  const next = await emit(client, paymentId)
  expect(await shop.readUntil(3)).toEqual([...old, next])
})
