import { once } from 'node:events'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { auditParams } from '../audit/entry.ts'
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

const audit = () => auditParams(systemRandom, 'test')

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
  await createEndpointStore({ database, sealer: testSealer }).create(scope, made, undefined, audit())
  return id
}

/** Tenant's server that responds only after `answer()`. */
async function startHangingReceiver() {
  const answers = Promise.withResolvers<{ status: number }>()
  const receiver = await startReceiver(() => answers.promise)
  cleanUps.push(() => receiver.stop())
  return { ...receiver, answer: () => answers.resolve({ status: 200 }) }
}

async function startRespondingReceiver(answer?: (request: ReceivedRequest) => { status: number; body?: string }) {
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
  const changes = new EventTarget()
  const signalChange = () => changes.dispatchEvent(new Event('change'))
  const switches = { isDatabaseDown: false, isLosingAnswers: false }
  const outbox = createOutbox({
    database: {
      ...database,
      async query(query, values) {
        if (switches.isDatabaseDown) throw new DatabaseUnavailable(new Error('away'))
        const found = await database.query<never>(query, values)
        if (switches.isLosingAnswers) throw new DatabaseUnavailable(new Error('answer lost'))
        return found
      },
    },
    sealer: testSealer,
    clock,
    random: systemRandom,
  })
  const claims: number[] = []
  const written: string[][] = []
  const observed: Result[] = []
  const interrupted: number[] = []
  const queues: { waiting: number; ageSeconds: number }[] = []
  const logged: string[] = []
  const observedOutbox: Outbox = {
    ...outbox,
    async claim(...args) {
      const claimed = await outbox.claim(...args)
      claims.push(claimed.length)
      signalChange()
      return claimed
    },
    async finish(results) {
      await outbox.finish(results)
      written.push(results.map(({ state }) => state))
      signalChange()
    },
  }
  const sender = createSender({
    outbox: observedOutbox,
    dispatcher,
    clock,
    databaseClock: { now: () => new Date(clock.now()) },
    log: createLog({
      level: 'debug',
      readable: false,
      write(line) {
        logged.push(line)
        signalChange()
      },
    }).component('webhooks'),
    userAgent: 'Pasarela/test',
    keepDays: 30,
    observer: {
      attempted(result) {
        observed.push(result)
        signalChange()
      },
      interrupted: (count) => interrupted.push(count),
      queue(state) {
        queues.push(state)
        signalChange()
      },
    },
  })
  let stopped: Promise<void> | undefined
  const stop = () => (stopped ??= sender.stop())
  cleanUps.push(async () => {
    switches.isDatabaseDown = false
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
    /** Resolves once the condition holds, which is checked after every action of the sender. */
    async until(condition: () => boolean) {
      while (!condition()) await once(changes, 'change')
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

describe('the webhook sender', () => {
  test('signs each delivery at the moment of sending and writes its result', async () => {
    const receiver = await startRespondingReceiver(() => ({ status: 202, body: 'thanks' }))
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

  test('polls for deliveries that other processes have queued', async () => {
    const receiver = await startRespondingReceiver()
    const endpointId = await register(receiver.url)
    const { start, until, clock, claims, written } = createWorld()
    start()
    await until(() => claims.length === 1)
    await queueDeliveries(database, scope, endpointId, 1)
    await clock.advance(limits.webhookPollMs)
    await until(() => written.length === 1)
    expect(receiver.received).toHaveLength(1)
  })

  test('keeps to the limit of concurrent attempts per endpoint and continues as attempts end', async () => {
    const receiver = await startHangingReceiver()
    const slots = limits.webhookAttemptsPerEndpoint
    await queueDeliveries(database, scope, await register(receiver.url), slots + 4)
    const { trigger, until, claims, observed } = createWorld()
    trigger()
    await receiver.waitFor(slots)
    trigger()
    await until(() => claims.length === 2)
    expect(claims).toEqual([slots, 0])
    receiver.answer()
    await until(() => observed.length === slots + 4)
    expect(receiver.received).toHaveLength(slots + 4)
    expect(observed.every(({ state }) => state === 'delivered')).toBe(true)
  })

  test('fails an attempt without a response after ten seconds and frees its slot', async () => {
    const receiver = await startHangingReceiver()
    const slots = limits.webhookAttemptsPerEndpoint
    await queueDeliveries(database, scope, await register(receiver.url), slots + 1)
    const { trigger, until, clock, observed } = createWorld()
    trigger()
    await receiver.waitFor(slots)
    await clock.advance(limits.webhookTimeoutMs)
    await until(() => observed.length === slots)
    expect(new Set(observed.map(({ error }) => error))).toEqual(new Set(['timeout']))
    await receiver.waitFor(slots + 1)
    receiver.answer()
    await until(() => observed.length === slots + 1)
  })

  test('makes few attempts at once at an endpoint that timed out, until it answers in time', async () => {
    let isHanging = true
    const receiver = await startReceiver(() => (isHanging ? new Promise(() => {}) : { status: 200 }))
    cleanUps.push(() => receiver.stop())
    const { webhookAttemptsPerEndpoint: slots, webhookSlotsAfterTimeout: few } = limits
    await queueDeliveries(database, scope, await register(receiver.url), 3 * slots)
    const { trigger, until, clock, claims, observed } = createWorld()
    trigger()
    await receiver.waitFor(slots)
    await clock.advance(limits.webhookTimeoutMs)
    await receiver.waitFor(slots + few)
    await until(() => observed.length === slots)
    claims.length = 0
    trigger()
    await until(() => claims.length > 0)
    expect(claims).toEqual([0])
    isHanging = false
    await clock.advance(limits.webhookTimeoutMs)
    await until(() => observed.length === 3 * slots)
    expect(Math.max(...claims)).toBeGreaterThan(few)
    expect(observed.filter(({ state }) => state === 'delivered')).toHaveLength(2 * slots - few)
  })

  test.each<[string, string, (endpointId: string) => Promise<unknown>]>([
    [
      'endpoint_removed',
      'has been removed',
      (endpointId) => createEndpointStore({ database, sealer: testSealer }).remove(scope, endpointId, audit()),
    ],
    [
      'endpoint_inactive',
      'is inactive',
      (endpointId) =>
        createEndpointStore({ database, sealer: testSealer }).update(scope, endpointId, { isActive: false }, audit()),
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
    const receiver = await startRespondingReceiver()
    const endpointId = await register(receiver.url)
    await queueDeliveries(database, scope, endpointId, 1)
    await spoil(endpointId)
    const { trigger, until, written, logged } = createWorld()
    trigger()
    await until(() => written.length === 1)
    expect(await rows()).toEqual([{ state: 'failed', error, responseStatus: null, excerpt: null }])
    expect(receiver.received).toEqual([])
    // Only the operator can do something about the secret.
    const namesEndpoint = logged.some((line) => line.includes('cannot be decrypted') && line.includes(endpointId))
    expect(namesEndpoint).toBe(error === 'secret_unreadable')
  })

  test('fails a delivery that cannot be sent at all and logs the error', async () => {
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
    expect(logged.join('')).toContain('webhooks: attempt failed before it was sent')
  })
})

describe('results of attempts', () => {
  test('are batched while other attempts are in flight and written at once after the last', async () => {
    const receiver = await startRespondingReceiver()
    for (let endpoint = 0; endpoint < 3; endpoint += 1) {
      await queueDeliveries(database, scope, await register(`${receiver.url}/${endpoint}`), 8)
    }
    const { trigger, until, written } = createWorld()
    trigger()
    await until(() => written.length > 0)
    expect(written.map((batch) => batch.length)).toEqual([24])
    expect(await states()).toEqual(Array(24).fill('delivered'))
  })

  test('do not wait for a slow attempt', async () => {
    const [quick, slow] = [await startRespondingReceiver(), await startHangingReceiver()]
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

  test('are kept while the database is unavailable and written when it is back', async () => {
    const receiver = await startHangingReceiver()
    await queueDeliveries(database, scope, await register(receiver.url), 3)
    const { trigger, until, clock, written, observed, logged, switches } = createWorld()
    trigger()
    await receiver.waitFor(3)
    switches.isDatabaseDown = true
    receiver.answer()
    await until(
      () => observed.length === 3 && logged.some((line) => line.includes('webhooks: write of delivery results failed')),
    )
    expect(await states()).toEqual(['sending', 'sending', 'sending'])
    switches.isDatabaseDown = false
    await clock.advance(2_000)
    await until(() => written.flat().length === 3)
    expect(await states()).toEqual(['delivered', 'delivered', 'delivered'])
    expect(receiver.received).toHaveLength(3)
  })

  test('that cannot be written do not delay a stop: the deliveries are marked interrupted later', async () => {
    const receiver = await startHangingReceiver()
    await queueDeliveries(database, scope, await register(receiver.url), 1)
    const { trigger, until, stop, clock, logged, switches } = createWorld()
    trigger()
    await receiver.waitFor(1)
    switches.isDatabaseDown = true
    receiver.answer()
    await until(() => logged.some((line) => line.includes('webhooks: write of delivery results failed')))
    const stopping = stop()
    await clock.advance(2_000)
    await stopping
    expect(await states()).toEqual(['sending'])
  })
})

describe('while the database is unavailable', () => {
  test('the sender claims nothing, and it sends everything once the database is back', async () => {
    const receiver = await startRespondingReceiver()
    await queueDeliveries(database, scope, await register(receiver.url), 2)
    const { start, until, clock, written, logged, switches } = createWorld()
    switches.isDatabaseDown = true
    start()
    await until(() =>
      ['webhooks: claim of deliveries failed', 'webhooks: cleanup failed'].every((text) =>
        logged.some((line) => line.includes(text)),
      ),
    )
    expect(await states()).toEqual(['queued', 'queued'])
    switches.isDatabaseDown = false
    await clock.advance(limits.webhookPollMs)
    await until(() => written.flat().length === 2)
    expect(receiver.received).toHaveLength(2)
  })
})

describe('deliveries whose claim was committed and not answered', () => {
  const claimFailed = (logged: string[]) => logged.some((line) => line.includes('webhooks: claim of deliveries failed'))

  test('are sent once when the database answers again', async () => {
    const receiver = await startRespondingReceiver()
    await queueDeliveries(database, scope, await register(receiver.url), 3)
    const { start, until, clock, written, logged, switches } = createWorld()
    switches.isLosingAnswers = true
    start()
    await until(() => claimFailed(logged))
    expect(await states()).toEqual(['sending', 'sending', 'sending'])
    switches.isLosingAnswers = false
    await clock.advance(limits.webhookPollMs)
    await until(() => written.flat().length === 3)
    expect(await states()).toEqual(['delivered', 'delivered', 'delivered'])
    expect(receiver.received).toHaveLength(3)
  })

  test('are sent before the sender stops', async () => {
    const receiver = await startRespondingReceiver()
    await queueDeliveries(database, scope, await register(receiver.url), 2)
    const { trigger, stop, until, logged, switches } = createWorld()
    switches.isLosingAnswers = true
    trigger()
    await until(() => claimFailed(logged))
    switches.isLosingAnswers = false
    await stop()
    expect(await states()).toEqual(['delivered', 'delivered'])
    expect(receiver.received).toHaveLength(2)
  })
})

describe('a sender that stops', () => {
  test('waits for the attempts in flight and writes their results', async () => {
    const receiver = await startHangingReceiver()
    await queueDeliveries(database, scope, await register(receiver.url), 2)
    const { trigger, start, stop, until, observed } = createWorld()
    start()
    trigger()
    await receiver.waitFor(2)
    let isStopped = false
    const stopping = stop().then(() => (isStopped = true))
    // One round trip to the database, during which it could have stopped.
    expect(await states()).toEqual(['sending', 'sending'])
    expect(isStopped).toBe(false)
    receiver.answer()
    await stopping
    expect(await states()).toEqual(['delivered', 'delivered'])
    await until(() => observed.length === 2)
  })

  test('claims nothing more', async () => {
    const receiver = await startHangingReceiver()
    const slots = limits.webhookAttemptsPerEndpoint
    await queueDeliveries(database, scope, await register(receiver.url), slots + 1)
    const { trigger, start, stop, claims } = createWorld()
    start()
    await receiver.waitFor(slots)
    const stopping = stop()
    receiver.answer()
    await stopping
    trigger()
    await stop()
    expect(claims.reduce((sum, count) => sum + count, 0)).toBe(slots)
    expect((await states()).filter((state) => state === 'queued')).toHaveLength(1)
  })
})

describe('the cleanup of deliveries', () => {
  const age = positionalStatement(
    'test.age',
    `update webhook_deliveries set claimed_at = claimed_at - make_interval(secs => $1),
            created_at = created_at - interval '31 days'
     where state <> 'queued'`,
  )

  test('marks a dead sender’s deliveries interrupted, removes old ones and reports both and the queue', async () => {
    await queueDeliveries(database, scope, systemRandom.uuid(), 5)
    const dead = createOutbox({ database, sealer: testSealer, clock: manualClock(), random: systemRandom })
    const claimed = await dead.claim(3, 8, new Map())
    await dead.finish(claimed.slice(0, 1).map((delivery) => ({ ...delivery, state: 'delivered', durationMs: 1 })))
    await database.query(age, [limits.webhookLeaseSeconds + 1])
    const { until, start, interrupted, queues, logged } = createWorld()
    start()
    await until(() => queues.length === 1)
    expect(interrupted).toEqual([2])
    expect(logged.some((line) => line.includes('webhooks: deliveries interrupted') && line.includes('"count":2'))).toBe(
      true,
    )
    // The delivered one and the two interrupted ones were old; the two queued ones are not.
    expect(await states()).toHaveLength(2)
  })
})
