import { once } from 'node:events'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestDatabase } from '../../test/harness/database.ts'
import { manualClock } from '../../test/harness/manual-clock.ts'
import { type ReceivedRequest, startReceiver } from '../../test/harness/receiver.ts'
import { testSealer } from '../../test/harness/sealer.ts'
import { queueDeliveries } from '../../test/harness/webhooks.ts'
import { limits } from '../foundation/limits.ts'
import { createLog } from '../foundation/log.ts'
import { systemRandom } from '../foundation/random.ts'
import type { Scope } from '../foundation/scope.ts'
import { cidrs } from '../foundation/setting-readers.ts'
import { type Database, DatabaseUnavailable, openDatabase } from '../storage/database.ts'
import { positionalStatement } from '../../test/harness/statement.ts'
import { createTenant } from '../tenants/tenants.ts'
import { createWebhookDispatcher } from './attempt.ts'
import { createFilteringConnector } from './connector.ts'
import { createEndpointStore } from './endpoints.ts'
import { createOutbox, type Outbox, type Result } from './outbox.ts'
import { createSender } from './sender.ts'
import { signatureHeaders } from './signature.ts'

let database: Database
let scope: Scope
beforeAll(async () => {
  database = openDatabase(await createTestDatabase(), 4)
})
afterAll(() => database.close())
beforeEach(async () => {
  await database.query(positionalStatement('test.clear', 'delete from webhook_deliveries'))
  const { tenantId } = await createTenant(database, systemRandom, {
    name: `Tenant ${systemRandom.uuid()}`,
    actor: 'test',
  })
  scope = { tenantId, livemode: false }
})

const cleanUps: (() => unknown)[] = []
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp()
})

const secret = 'correct horse battery staple'

async function register(url: string): Promise<string> {
  const id = systemRandom.uuid()
  const made = { id, url, events: ['payment.failed' as const], secret, now: new Date() }
  await createEndpointStore({ database, sealer: testSealer }).create(scope, made, undefined)
  return id
}

/** A tenant's server that answers when it is let; and each of its requests, once it has come. */
async function startHangingReceiver() {
  const answers = Promise.withResolvers<{ status: number }>()
  const receiver = await startReceiver(() => answers.promise)
  cleanUps.push(() => receiver.stop())
  return { ...receiver, answer: () => answers.resolve({ status: 200 }) }
}

async function startWillingReceiver(answer?: (request: ReceivedRequest) => { status: number; body?: string }) {
  const receiver = await startReceiver(answer)
  cleanUps.push(() => receiver.stop())
  return receiver
}

/** A sender, what it has claimed, written, observed and logged, and ways to hold it up. */
function createWorld() {
  const clock = manualClock()
  const dispatcher = createWebhookDispatcher(
    createFilteringConnector({
      policy: { allowHttp: true, allowedNetworks: cidrs('127.0.0.0/8') },
      connectTimeoutMs: 5_000,
    }),
  )
  const news = new EventTarget()
  const tell = () => news.dispatchEvent(new Event('news'))
  const switches = { away: false }
  const outbox = createOutbox({
    database: {
      ...database,
      query: (asked, values) =>
        switches.away ? Promise.reject(new DatabaseUnavailable(new Error('away'))) : database.query(asked, values),
    },
    sealer: testSealer,
    sender: systemRandom.uuid(),
  })
  const claims: number[] = []
  const written: string[][] = []
  const observed: Result[] = []
  const interrupted: number[] = []
  const queues: { waiting: number; ageSeconds: number }[] = []
  const logged: string[] = []
  const told: Outbox = {
    ...outbox,
    async claim(...given) {
      const claimed = await outbox.claim(...given)
      claims.push(claimed.length)
      tell()
      return claimed
    },
    async finish(results) {
      await outbox.finish(results)
      written.push(results.map(({ state }) => state))
      tell()
    },
  }
  const sender = createSender({
    outbox: told,
    dispatcher,
    clock,
    databaseClock: { now: () => new Date(clock.now()) },
    log: createLog({
      level: 'debug',
      readable: false,
      write(line) {
        logged.push(line)
        tell()
      },
    }),
    userAgent: 'Pasarela/test',
    keepDays: 30,
    observer: {
      attempted(result) {
        observed.push(result)
        tell()
      },
      interrupted: (count) => interrupted.push(count),
      queue(state) {
        queues.push(state)
        tell()
      },
    },
  })
  let stopped: Promise<void> | undefined
  const stop = () => (stopped ??= sender.stop())
  cleanUps.push(async () => {
    switches.away = false
    await stop()
    await dispatcher.close()
  })
  return {
    ...sender,
    stop,
    clock,
    switches,
    claims,
    written,
    observed,
    interrupted,
    queues,
    logged,
    /** Resolves once it is so: looked at whenever the sender has done anything. */
    async until(isSo: () => boolean) {
      while (!isSo()) await once(news, 'news')
    },
  }
}

type Row = { state: string; error: string | null; responseStatus: number | null; excerpt: string | null }
const selectRows = positionalStatement(
  'test.rows',
  `select state, error, response_status as "responseStatus", excerpt from webhook_deliveries order by event_id`,
)
const rows = () => database.query<Row>(selectRows)
const states = async () => (await rows()).map(({ state }) => state)

describe('a sender', () => {
  test('signs what it claims at the moment of sending, and writes down what came back', async () => {
    const receiver = await startWillingReceiver(() => ({ status: 202, body: 'thanks' }))
    const body = '{"event": "payment.completed"}'
    const [eventId = ''] = await queueDeliveries(database, scope, await register(receiver.url), 1, body)
    const { trigger, until, clock, written, observed } = createWorld()
    trigger()
    await until(() => written.length === 1)
    const [request] = await receiver.waitFor(1)
    expect(request?.body.toString()).toBe(body)
    const timestampSeconds = Math.floor(clock.now() / 1000)
    expect(request?.headers).toMatchObject({
      'user-agent': 'Pasarela/test',
      'content-type': 'application/json; charset=utf-8',
      ...signatureHeaders({ eventId, event: 'payment.completed', body, timestampSeconds, secrets: [secret] }),
    })
    expect(await rows()).toEqual([{ state: 'delivered', error: null, responseStatus: 202, excerpt: 'thanks' }])
    expect(observed).toEqual([{ state: 'delivered', durationMs: 0, responseStatus: 202, excerpt: 'thanks' }])
  })

  test('looks again by itself after a while, for what others have queued', async () => {
    const receiver = await startWillingReceiver()
    const endpointId = await register(receiver.url)
    const { start, until, clock, claims, written } = createWorld()
    start()
    await until(() => claims.length === 1)
    await queueDeliveries(database, scope, endpointId, 1)
    await clock.advance(limits.webhookPollMs)
    await until(() => written.length === 1)
    expect(receiver.received).toHaveLength(1)
  })

  test('has no more under way at one endpoint than its places, and goes on as each becomes free', async () => {
    const receiver = await startHangingReceiver()
    const places = limits.webhookAttemptsPerEndpoint
    await queueDeliveries(database, scope, await register(receiver.url), places + 4)
    const { trigger, until, claims, observed } = createWorld()
    trigger()
    await receiver.waitFor(places)
    trigger()
    await until(() => claims.length === 2)
    expect(claims).toEqual([places, 0])
    receiver.answer()
    await until(() => observed.length === places + 4)
    expect(receiver.received).toHaveLength(places + 4)
    expect(observed.every(({ state }) => state === 'delivered')).toBe(true)
  })

  test('gives up at ten seconds what is not answered, and has its places back', async () => {
    const receiver = await startHangingReceiver()
    const places = limits.webhookAttemptsPerEndpoint
    await queueDeliveries(database, scope, await register(receiver.url), places + 1)
    const { trigger, until, clock, observed } = createWorld()
    trigger()
    await receiver.waitFor(places)
    await clock.advance(limits.webhookTimeoutMs)
    await until(() => observed.length === places)
    expect(new Set(observed.map(({ error }) => error))).toEqual(new Set(['timeout']))
    await receiver.waitFor(places + 1)
    receiver.answer()
    await until(() => observed.length === places + 1)
  })

  test.each<[string, string, (endpointId: string) => Promise<unknown>]>([
    [
      'endpoint_removed',
      'has been removed',
      (endpointId) => createEndpointStore({ database, sealer: testSealer }).remove(scope, endpointId),
    ],
    [
      'endpoint_inactive',
      'is inactive',
      (endpointId) =>
        createEndpointStore({ database, sealer: testSealer }).update(scope, endpointId, { isActive: false }),
    ],
    [
      'secret_unreadable',
      'has a secret that cannot be opened',
      (endpointId) =>
        database.query(
          positionalStatement('test.spoil', `update webhook_endpoints set secret = '\\x00' where endpoint_id = $1`),
          [endpointId],
        ),
    ],
  ])('logs %s and sends nothing when the endpoint %s', async (error, _what, spoil) => {
    const receiver = await startWillingReceiver()
    const endpointId = await register(receiver.url)
    await queueDeliveries(database, scope, endpointId, 1)
    await spoil(endpointId)
    const { trigger, until, written } = createWorld()
    trigger()
    await until(() => written.length === 1)
    expect(await rows()).toEqual([{ state: 'failed', error, responseStatus: null, excerpt: null }])
    expect(receiver.received).toEqual([])
  })

  test('fails what cannot be sent at all, and says so to the operator', async () => {
    const endpointId = await register('http://127.0.0.1:1/')
    await queueDeliveries(database, scope, endpointId, 1)
    await database.query(
      positionalStatement('test.url', `update webhook_endpoints set url = 'nonsense' where endpoint_id = $1`),
      [endpointId],
    )
    const { trigger, until, written, logged } = createWorld()
    trigger()
    await until(() => written.length === 1)
    expect(await states()).toEqual(['failed'])
    expect(logged.join('')).toContain('an attempt could not be made')
  })
})

describe('results', () => {
  test('that come while others are under way are written together, at once when nothing is any more', async () => {
    const receiver = await startWillingReceiver()
    for (let endpoint = 0; endpoint < 3; endpoint += 1) {
      await queueDeliveries(database, scope, await register(`${receiver.url}/${endpoint}`), 8)
    }
    const { trigger, until, written } = createWorld()
    trigger()
    await until(() => written.length > 0)
    expect(written.map((batch) => batch.length)).toEqual([24])
    expect(await states()).toEqual(Array(24).fill('delivered'))
  })

  test('do not wait for an attempt that takes long', async () => {
    const [quick, slow] = [await startWillingReceiver(), await startHangingReceiver()]
    await queueDeliveries(database, scope, await register(slow.url), 1)
    await queueDeliveries(database, scope, await register(quick.url), 1)
    const { trigger, until, clock, written, observed } = createWorld()
    trigger()
    await until(() => observed.length === 1)
    expect(written).toEqual([])
    await clock.advance(limits.webhookResultDelayMs)
    await until(() => written.length === 1)
    expect((await states()).toSorted()).toEqual(['delivered', 'sending'])
    slow.answer()
    await until(() => written.length === 2)
  })

  test('are kept while the database is away and written when it is back', async () => {
    const receiver = await startHangingReceiver()
    await queueDeliveries(database, scope, await register(receiver.url), 3)
    const { trigger, until, clock, written, observed, logged, switches } = createWorld()
    trigger()
    await receiver.waitFor(3)
    switches.away = true
    receiver.answer()
    await until(() => observed.length === 3 && logged.some((line) => line.includes('were not written yet')))
    expect(await states()).toEqual(['sending', 'sending', 'sending'])
    switches.away = false
    await clock.advance(2_000)
    await until(() => written.flat().length === 3)
    expect(await states()).toEqual(['delivered', 'delivered', 'delivered'])
    expect(receiver.received).toHaveLength(3)
  })

  test('that cannot be written hold up no sender that stops: others will find them interrupted', async () => {
    const receiver = await startHangingReceiver()
    await queueDeliveries(database, scope, await register(receiver.url), 1)
    const { trigger, until, stop, clock, logged, switches } = createWorld()
    trigger()
    await receiver.waitFor(1)
    switches.away = true
    receiver.answer()
    await until(() => logged.some((line) => line.includes('were not written yet')))
    const stopping = stop()
    await clock.advance(2_000)
    await stopping
    expect(await states()).toEqual(['sending'])
  })
})

describe('while the database is away', () => {
  test('nothing is claimed, and everything is sent once it is back', async () => {
    const receiver = await startWillingReceiver()
    await queueDeliveries(database, scope, await register(receiver.url), 2)
    const { start, until, clock, written, logged, switches } = createWorld()
    switches.away = true
    start()
    await until(() =>
      ['were not claimed', 'were not tidied'].every((text) => logged.some((line) => line.includes(text))),
    )
    expect(await states()).toEqual(['queued', 'queued'])
    switches.away = false
    await clock.advance(limits.webhookPollMs)
    await until(() => written.flat().length === 2)
    expect(receiver.received).toHaveLength(2)
  })
})

describe('a sender that stops', () => {
  test('waits for the attempts under way and writes their results', async () => {
    const receiver = await startHangingReceiver()
    await queueDeliveries(database, scope, await register(receiver.url), 2)
    const { trigger, start, stop, until, observed } = createWorld()
    start()
    trigger()
    await receiver.waitFor(2)
    let isStopped = false
    const stopping = stop().then(() => (isStopped = true))
    // A whole turn to the database and back, in which it could have stopped.
    expect(await states()).toEqual(['sending', 'sending'])
    expect(isStopped).toBe(false)
    receiver.answer()
    await stopping
    expect(await states()).toEqual(['delivered', 'delivered'])
    await until(() => observed.length === 2)
  })

  test('claims nothing more', async () => {
    const receiver = await startHangingReceiver()
    const places = limits.webhookAttemptsPerEndpoint
    await queueDeliveries(database, scope, await register(receiver.url), places + 1)
    const { trigger, start, stop, claims } = createWorld()
    start()
    await receiver.waitFor(places)
    const stopping = stop()
    receiver.answer()
    await stopping
    trigger()
    await stop()
    expect(claims.reduce((sum, count) => sum + count, 0)).toBe(places)
    expect((await states()).filter((state) => state === 'queued')).toHaveLength(1)
  })
})

describe('tidying up', () => {
  const age = positionalStatement(
    'test.age',
    `update webhook_deliveries set claimed_at = claimed_at - make_interval(secs => $1),
            created_at = created_at - interval '31 days'
     where state <> 'queued'`,
  )

  test('finds what a dead sender left, removes what is old, and tells of it and of the queue', async () => {
    await queueDeliveries(database, scope, systemRandom.uuid(), 5)
    const dead = createOutbox({ database, sealer: testSealer, sender: systemRandom.uuid() })
    const claimed = await dead.claim(3, 8, new Map())
    await dead.finish(claimed.slice(0, 1).map((delivery) => ({ ...delivery, state: 'delivered', durationMs: 1 })))
    await database.query(age, [limits.webhookLeaseSeconds + 1])
    const { until, start, interrupted, queues, logged } = createWorld()
    start()
    await until(() => queues.length === 1)
    expect(interrupted).toEqual([2])
    expect(logged.some((line) => line.includes('were interrupted') && line.includes('"count":2'))).toBe(true)
    // The delivered one and the two interrupted ones were old; the two that waited are not.
    expect(await states()).toHaveLength(2)
  })
})
