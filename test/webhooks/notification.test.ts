import { createHmac } from 'node:crypto'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Clock, systemClock } from '../../src/foundation/clock.ts'
import { limits } from '../../src/foundation/limits.ts'
import { systemRandom } from '../../src/foundation/random.ts'
import { positionalStatement } from '../harness/statement.ts'
import { type HttpAnswer, startTestGateway, startTestSandbox, type TestGateway } from '../harness/gateway.ts'
import { startKillableGateway } from '../harness/killable-gateway.ts'
import { type Receiver, startReceiver } from '../harness/receiver.ts'
import { deliveriesOf, ended, register } from '../harness/webhooks.ts'
import { AFTER_ANY_LEASE_SECONDS } from '../harness/leases.ts'

let gateway: TestGateway
let receiver: Receiver
let tenant: Awaited<ReturnType<TestGateway['createTenant']>>

beforeAll(async () => {
  gateway = await startTestGateway()
  // /500 answers 500, and so on; anything else is taken.
  receiver = await startReceiver(({ path }) => ({ status: Number(/^\/(\d{3})/.exec(path)?.[1] ?? 200) }))
})
afterAll(async () => {
  await gateway.stop()
  await receiver.stop()
})
beforeEach(async () => {
  tenant = await gateway.createTenant()
})

type Request = { as?: string; body?: unknown; headers?: Record<string, string>; to?: Pick<TestGateway, 'call'> }
const notify = ({ as = tenant.key, to = gateway, ...request }: Request = {}) =>
  to.call('/v1/notifications/test', { method: 'POST', key: as, ...request })

/** An endpoint of the tenant's at the receiver, and what has arrived there. */
async function registeredEndpoint({
  path = '/',
  events,
  as = tenant.key,
}: {
  path?: string
  events?: string[]
  as?: string
} = {}) {
  const uniquePath = `${path}?${systemRandom.uuid()}`
  const endpoint = await register(gateway, as, { url: receiver.url + uniquePath, ...(events && { events }) })
  return { ...endpoint, arrived: () => receiver.received.filter((request) => request.path === uniquePath) }
}

type Report = { sent: boolean; event: string; tenantId: string; deliveries: Record<string, unknown>[] }
const reportOf = ({ status, body, text }: HttpAnswer): Report => {
  expect(status, text).toBe(202)
  return body as Report
}

const delivered = (webhookId: string) => ({
  webhookId,
  status: 'delivered',
  responseStatus: 200,
  durationMs: expect.any(Number),
})
const nothingSent = () => ({
  sent: false,
  event: 'notification.test',
  tenantId: tenant.tenantId,
  deliveries: [],
})

describe('a test notification', () => {
  test.each<[string, Request]>([
    ['without a body', {}],
    ['with a content type and an empty body', { headers: { 'content-type': 'application/json' } }],
    ['with an empty object', { body: {} }],
    ['with fields it does not know', { body: { event: 'payment.completed' } }],
  ])('%s is sent to every active endpoint, and the response lists each result', async (_how, request) => {
    const [one, two, paused] = [await registeredEndpoint(), await registeredEndpoint(), await registeredEndpoint()]
    await gateway.call(`/v1/webhooks/${paused.id}`, { method: 'PATCH', key: tenant.key, body: { isActive: false } })
    const report = reportOf(await notify(request))
    expect(report).toEqual({ ...nothingSent(), sent: true, deliveries: expect.any(Array) })
    expect(report.deliveries.toSorted(byId)).toEqual([one.id, two.id].toSorted().map(delivered))
    expect([one, two, paused].map(({ arrived }) => arrived().length)).toEqual([1, 1, 0])
  })

  test('is signed in both formats and has its own id and time, like any event', async () => {
    const { arrived, secret } = await registeredEndpoint()
    reportOf(await notify())
    reportOf(await notify())
    const requests = arrived()
    expect(requests).toHaveLength(2)
    expect(new Set(requests.map(({ headers }) => headers['webhook-id'])).size).toBe(2)
    for (const { body, headers, method } of requests) {
      expect(method).toBe('POST')
      expect(headers).toMatchObject({
        'content-type': 'application/json; charset=utf-8',
        'user-agent': expect.stringMatching(/^Pasarela\/\d/),
        'x-webhook-event': 'notification.test',
        'x-webhook-signature': `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`,
      })
      expect(new Webhook(secret).verify(body, headers as Record<string, string>)).toEqual({
        event: 'notification.test',
        data: {
          tenantId: tenant.tenantId,
          paymentId: '00000000-0000-7000-8000-000000000000',
          status: 'COMPLETED',
          livemode: false,
        },
        timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      })
    }
  })

  test('is sent to an endpoint whatever its subscriptions', async () => {
    const { id, arrived } = await registeredEndpoint({ events: ['payment.reversed'] })
    expect(reportOf(await notify()).deliveries).toEqual([delivered(id)])
    expect(arrived()).toHaveLength(1)
  })

  test('is sent only to endpoints of its mode', async () => {
    const [testing, live] = [await registeredEndpoint(), await registeredEndpoint({ as: tenant.liveKey })]
    expect(reportOf(await notify({ as: tenant.liveKey })).deliveries).toEqual([delivered(live.id)])
    expect([testing.arrived().length, live.arrived().length]).toEqual([0, 1])
    expect(JSON.parse(String(live.arrived()[0]?.body))).toMatchObject({ data: { livemode: true } })
  })

  test('is reported as not sent when there is no active endpoint', async () => {
    expect(reportOf(await notify())).toEqual(nothingSent())
  })

  test('is in the endpoint’s delivery log, without a payment', async () => {
    const { id, arrived } = await registeredEndpoint()
    reportOf(await notify())
    const [request] = arrived()
    expect(await deliveriesOf(gateway, tenant.key, id)).toEqual([
      {
        id: request?.headers['webhook-id'],
        event: 'notification.test',
        status: 'delivered',
        createdAt: expect.any(String),
        sentAt: expect.any(String),
        responseStatus: 200,
        durationMs: expect.any(Number),
        excerpt: '',
        body: request?.body.toString(),
      },
    ])
  })
})

describe('a test notification to a chosen endpoint', () => {
  test('is sent to that endpoint alone', async () => {
    const [one, other] = [await registeredEndpoint(), await registeredEndpoint()]
    expect(reportOf(await notify({ body: { webhookId: one.id } })).deliveries).toEqual([delivered(one.id)])
    expect([one.arrived().length, other.arrived().length]).toEqual([1, 0])
  })

  test('is not sent while the endpoint is inactive', async () => {
    const { id, arrived } = await registeredEndpoint()
    await gateway.call(`/v1/webhooks/${id}`, { method: 'PATCH', key: tenant.key, body: { isActive: false } })
    expect(reportOf(await notify({ body: { webhookId: id } }))).toEqual(nothingSent())
    expect(arrived()).toEqual([])
  })

  test('is 404 when the endpoint is another tenant’s, of the other mode, or unknown', async () => {
    const own = await registeredEndpoint()
    const live = await registeredEndpoint({ as: tenant.liveKey })
    const stranger = await registeredEndpoint({ as: (await gateway.createTenant()).key })
    const headers = { 'x-request-id': 'the-same', 'idempotency-key': 'not-found' }
    for (const webhookId of [live.id, stranger.id, systemRandom.uuid()]) {
      const answer = await notify({ body: { webhookId }, headers })
      expect([answer.status, answer.body['error']], answer.text).toEqual([404, 'webhook_not_found'])
    }
    expect(reportOf(await notify({ body: { webhookId: own.id }, headers })).sent).toBe(true)
    expect([live, stranger].flatMap(({ arrived }) => arrived())).toEqual([])
  })

  test.each<[string, unknown, string]>([
    ['a number', { webhookId: 5 }, '/webhookId'],
    ['null', { webhookId: null }, '/webhookId'],
    ['no uuid', { webhookId: 'endpoint' }, '/webhookId'],
    ['a list', ['endpoint'], '/'],
    ['a text', '"endpoint"', '/'],
  ])('given as %s is refused, and the field is named in English and in Spanish', async (_what, body, path) => {
    const { arrived } = await registeredEndpoint()
    const messages = new Set<string>()
    for (const language of ['en', 'es']) {
      const answer = await notify({ body, headers: { 'accept-language': language } })
      expect([answer.status, answer.body['error']], answer.text).toEqual([400, 'invalid_request'])
      const details = answer.body['details'] as { path: string; message: string }[]
      expect(details).toEqual([{ path, message: expect.stringMatching(/./) }])
      messages.add(details[0]?.message ?? '')
    }
    expect(messages.size).toBe(2)
    expect(arrived()).toEqual([])
  })
})

describe('when endpoints fail, the response to a test notification', () => {
  test('says which and how, and that it was sent if any endpoint accepted it', async () => {
    const gone = await startReceiver()
    await gone.stop()
    const [accepting, failing] = [await registeredEndpoint(), await registeredEndpoint({ path: '/500' })]
    const nobody = await register(gateway, tenant.key, { url: gone.url })
    const report = reportOf(await notify())
    expect(report.sent).toBe(true)
    const durationMs = expect.any(Number)
    const expected = [
      delivered(accepting.id),
      { webhookId: failing.id, status: 'failed', responseStatus: 500, durationMs },
      { webhookId: nobody.id, status: 'failed', error: 'connection_refused', durationMs },
    ]
    expect(report.deliveries.toSorted(byId)).toEqual(expected.toSorted(byId))
  })

  test('says that it was not sent if all of them fail', async () => {
    const failing = await registeredEndpoint({ path: '/503' })
    expect(reportOf(await notify())).toMatchObject({
      sent: false,
      deliveries: [{ webhookId: failing.id, status: 'failed', responseStatus: 503 }],
    })
    expect(failing.arrived()).toHaveLength(1)
  })

  test('comes after the time-out of ten seconds with the results of the other endpoints', async () => {
    const silent = await startReceiver(() => new Promise(() => {}))
    // The ten seconds are over when the test says so.
    const over = Promise.withResolvers<void>()
    const clock: Clock = {
      ...systemClock,
      after(ms, work) {
        if (ms === limits.webhookTimeoutMs) void over.promise.then(work)
        return systemClock.after(ms, work)
      },
    }
    const hasty = await startTestGateway({ clock })
    const { key } = await hasty.createTenant()
    const endpoint = await register(hasty, key, { url: receiver.url })
    const hanging = await register(hasty, key, { url: silent.url })
    const notifying = { answer: notify({ as: key, to: hasty }), isOver: false }
    void notifying.answer.finally(() => (notifying.isOver = true))
    await silent.waitFor(1)
    expect(await ended(hasty, key, endpoint.id)).toMatchObject([{ status: 'delivered' }])
    expect(notifying.isOver).toBe(false)
    over.resolve()
    const report = reportOf(await notifying.answer)
    const timeout = { webhookId: hanging.id, status: 'failed', error: 'timeout', durationMs: expect.any(Number) }
    expect(report.sent).toBe(true)
    expect(report.deliveries.toSorted(byId)).toEqual([delivered(endpoint.id), timeout].toSorted(byId))
    await hasty.stop()
    await silent.stop()
  })
})

test('a gateway that sends no webhooks itself reports the result of another gateway’s sender', async () => {
  const api = await startTestGateway({ connection: gateway.connection, env: { PASARELA_ROLE: 'api' } })
  const { id, arrived } = await registeredEndpoint()
  expect(reportOf(await notify({ to: api })).deliveries).toEqual([delivered(id)])
  expect(arrived()).toHaveLength(1)
  await api.stop()
})

const ageKeys = positionalStatement(
  'test.age_keys',
  `update idempotency_keys set claimed_at = claimed_at - make_interval(secs => $1)`,
)

describe('an Idempotency-Key for a test notification', () => {
  const headers = { 'idempotency-key': 'one' }

  test('replays the response byte for byte without sending again', async () => {
    const { arrived } = await registeredEndpoint()
    const first = await notify({ headers })
    const again = await notify({ headers })
    expect(reportOf(first).sent).toBe(true)
    expect([again.status, again.text, again.headers.get('idempotent-replayed')]).toEqual([202, first.text, 'true'])
    expect(arrived()).toHaveLength(1)
  })

  test('replays that there was no endpoint, though there is one by now', async () => {
    const first = await notify({ headers })
    const { arrived } = await registeredEndpoint()
    expect((await notify({ headers })).text).toBe(first.text)
    expect(arrived()).toEqual([])
  })

  test('sends once for ten concurrent requests', async () => {
    const { arrived } = await registeredEndpoint()
    const answers = await Promise.all(Array.from({ length: 10 }, () => notify({ headers })))
    const accepted = answers.filter(({ status }) => status === 202)
    const waiting = answers.filter(({ body }) => body['error'] === 'idempotency_request_in_progress')
    expect(accepted.length + waiting.length).toBe(10)
    expect(new Set(accepted.map(({ text }) => text)).size).toBe(1)
    expect(arrived()).toHaveLength(1)
  })

  test('sends once when two requests wait for their first write at the same moment', async () => {
    const { arrived } = await registeredEndpoint()
    const lock = positionalStatement('test.lock', 'lock table webhook_deliveries in exclusive mode')
    // The server keeps the first 1024 bytes of a query.
    const countWaiting = positionalStatement(
      'test.waiting',
      `select count(*)::int as count from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock' and query ~ 'webhook_endpoints'`,
    )
    const waitingAre = async (count: number) => {
      while ((await gateway.database.query<{ count: number }>(countWaiting))[0]?.count !== count);
    }
    const blocked = await gateway.database.transaction(async (transaction) => {
      await transaction.query(lock)
      const requests = [notify({ headers }), notify({ headers })]
      await waitingAre(2)
      return { requests }
    })
    const answers = await Promise.all(blocked.requests)
    const accepted = answers.filter(({ status }) => status === 202)
    const refused = answers.filter(({ body }) => body['error'] === 'idempotency_request_in_progress')
    expect(accepted.length + refused.length).toBe(2)
    expect(new Set(accepted.map(({ text }) => text)).size).toBe(1)
    expect(arrived()).toHaveLength(1)
  })

  test('whose process died is answered from the results of its deliveries, and nothing is sent again', async () => {
    const sandbox = await startTestSandbox()
    const silent = await startReceiver(() => new Promise(() => {}))
    // It sends nothing itself, so that what is sent is sent by the one that dies.
    const heir = await startTestGateway({ env: { PASARELA_ROLE: 'api' } })
    const { key, tenantId } = await heir.createTenant()
    const endpoint = await register(heir, key, { url: `${receiver.url}/?${tenantId}` })
    const hanging = await register(heir, key, { url: silent.url })
    const killable = await startKillableGateway({ connection: heir.connection, sandbox }, {})
    const lost = notify({ as: key, to: killable, headers }).catch(() => 'lost')
    await silent.waitFor(1)
    while ((await deliveriesOf(heir, key, endpoint.id))[0]?.status !== 'delivered');
    await killable.kill()
    expect(await lost).toBe('lost')

    const early = await notify({ as: key, to: heir, headers })
    expect([early.status, early.body['error']]).toEqual([409, 'idempotency_request_in_progress'])
    await heir.database.query(ageKeys, [AFTER_ANY_LEASE_SECONDS])
    const interrupt = `update webhook_deliveries set state = 'interrupted' where state = 'sending'`
    await heir.database.query(positionalStatement('test.interrupt', interrupt))

    const report = await notify({ as: key, to: heir, headers })
    expect(reportOf(report).sent).toBe(true)
    expect(reportOf(report).deliveries.toSorted(byId)).toEqual(
      [delivered(endpoint.id), { webhookId: hanging.id, status: 'interrupted' }].toSorted(byId),
    )
    const replay = await notify({ as: key, to: heir, headers })
    expect([replay.text, replay.headers.get('idempotent-replayed')]).toEqual([report.text, 'true'])
    expect(receiver.received.filter(({ path }) => path === `/?${tenantId}`)).toHaveLength(1)
    expect(silent.received).toHaveLength(1)
    await heir.stop()
    await silent.stop()
    await sandbox.stop()
  })
})

function byId(a: Record<string, unknown>, b: Record<string, unknown>): number {
  return String(a['webhookId']) < String(b['webhookId']) ? -1 : 1
}
