import { createHmac } from 'node:crypto'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { systemRandom } from '../../src/foundation/random.ts'
import { positionalStatement } from '../harness/statement.ts'
import type { Lookup } from '../../src/webhooks/connector.ts'
import { type HttpAnswer, startTestGateway, type TestGateway } from '../harness/gateway.ts'
import { findLeaks } from '../harness/leaks.ts'
import { type ReceivedRequest, type Receiver, startReceiver } from '../harness/receiver.ts'
import { deliveriesOf, queueDeliveries, type RegisteredEndpoint, register } from '../harness/webhooks.ts'

let gateway: TestGateway
let receiver: Receiver
let tenant: Awaited<ReturnType<TestGateway['createTenant']>>
let key: string

/** DNS lookups fail with ENOTFOUND, after the test's own hook. */
let onLookup: (name: string) => Promise<void> = async () => {}
const lookup: Lookup = (name, _options, callback) => {
  const missing = Object.assign(new Error(name), { code: 'ENOTFOUND' })
  void onLookup(name).finally(() => callback(missing, []))
}

beforeAll(async () => {
  gateway = await startTestGateway({
    lookup,
    env: { PASARELA_RATE_LIMIT_PER_SECOND: '100000', PASARELA_RATE_LIMIT_BURST: '100000' },
  })
  receiver = await startReceiver()
})
afterAll(async () => {
  await gateway.stop()
  await receiver.stop()
})
beforeEach(async () => {
  onLookup = async () => {}
  tenant = await gateway.createTenant()
  key = tenant.key
})

const url = 'https://shop.example/hooks'
const events = ['payment.completed', 'payment.failed']
const uuid = expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)

type Request = { as?: string; body?: unknown; headers?: Record<string, string> }
const send = (method: string, path: string, { as = key, ...request }: Request = {}) =>
  gateway.call(`/v1/webhooks${path}`, { method, key: as, ...request })
const create = (body: unknown, request: Request = {}) => send('POST', '', { ...request, body })
const list = async (as = key) => (await send('GET', '', { as })).body as unknown as RegisteredEndpoint[]
const idsOf = (endpoints: { id: string }[]) => endpoints.map(({ id }) => id)

/** Expects one error detail for the field, in each language. */
async function expectFieldError(request: (headers: Record<string, string>) => Promise<HttpAnswer>, path: string) {
  const messages: string[] = []
  for (const language of ['en', 'es']) {
    const answer = await request({ 'accept-language': language })
    expect([answer.status, answer.body['error']], answer.text).toEqual([400, 'invalid_request'])
    const details = answer.body['details'] as { path: string; message: string }[]
    expect(details).toEqual([{ path, message: expect.stringMatching(/./) }])
    messages.push(details[0]?.message ?? '')
  }
  expect(new Set(messages).size).toBe(2)
}

describe('a new webhook endpoint', () => {
  test('is returned with all its fields and a generated secret', async () => {
    const { status, body } = await create({ url, events })
    expect(status).toBe(201)
    expect(body).toEqual({
      id: uuid,
      tenantId: tenant.tenantId,
      url,
      events,
      isActive: true,
      createdAt: time,
      updatedAt: body['createdAt'],
      secret: expect.stringMatching(/^whsec_[A-Za-z0-9+/]{43}=$/),
    })
  })

  test.each(['correct horse ba', 'ñ'.repeat(128), 'whsec_not base64 at all'])(
    'may have a secret that its tenant chose: %s',
    async (secret) => {
      const endpoint = await register(gateway, key, { url: `${receiver.url}/own/${tenant.tenantId}`, secret })
      expect(endpoint.secret).toBe(secret)
      const { body, headers } = await notified(endpoint)
      expect(headers['x-webhook-signature']).toBe(specified(secret, body))
    },
  )

  test('stores its address in normalized form, and unknown fields are ignored', async () => {
    const { body } = await create({ url: 'HTTPS://Shop.Example:443/a b'.replace(' ', '%20'), events, isActive: false })
    expect(body).toMatchObject({ url: 'https://shop.example/a%20b', isActive: true })
  })

  test.each<[string, unknown, string]>([
    ['no address', { events }, '/url'],
    ['an address that is no text', { url: 5, events }, '/url'],
    ['no address but null', { url: null, events }, '/url'],
    ['an empty address', { url: '', events }, '/url'],
    ['an address of 2049 characters', { url: `https://shop.example/${'x'.repeat(2028)}`, events }, '/url'],
    ['no events', { url }, '/events'],
    ['one event that is no list', { url, events: 'payment.completed' }, '/events'],
    ['an empty list of events', { url, events: [] }, '/events'],
    ['an event twice', { url, events: ['payment.failed', 'payment.failed'] }, '/events'],
    ['an event that does not exist', { url, events: ['payment.failed', 'payment.lost'] }, '/events/1'],
    ['the event of test notifications', { url, events: ['notification.test'] }, '/events/0'],
    ['an event that is no text', { url, events: [1] }, '/events/0'],
    ['a secret of 15 characters', { url, events, secret: 'x'.repeat(15) }, '/secret'],
    ['a secret of 129 characters', { url, events, secret: 'x'.repeat(129) }, '/secret'],
    ['a secret with a line break', { url, events, secret: `${'x'.repeat(16)}\n` }, '/secret'],
    ['a secret that is no text', { url, events, secret: 1234567890123456 }, '/secret'],
    ['a list', [url], '/'],
    ['a text', JSON.stringify(url), '/'],
    ['nothing', '', '/'],
  ])('with %s is refused, naming the field in English and in Spanish', async (_what, body, path) => {
    await expectFieldError(
      (headers) => create(body, { headers: { 'content-type': 'application/json', ...headers } }),
      path,
    )
    expect(await list()).toEqual([])
  })

  test('without any field is refused with a list of all that is missing', async () => {
    const { body } = await create({})
    expect((body['details'] as { path: string }[]).map(({ path }) => path)).toEqual(['/url', '/events'])
  })
})

describe('a webhook endpoint', () => {
  test('is listed and found without its secret, newest first', async () => {
    const { secret: _first, ...first } = (await create({ url, events })).body
    const { secret: _second, ...second } = (await create({ url, events: ['payment.pending'] })).body
    expect(await list()).toEqual([second, first])
    expect((await send('GET', `/${String(first['id'])}`)).body).toEqual(first)
  })

  test.each<[string, Record<string, unknown>]>([
    ['address', { url: 'https://shop.example/elsewhere' }],
    ['events', { events: ['payment.reversed'] }],
    ['activity', { isActive: false }],
    ['address, events and activity', { url: 'https://a.example/', events: ['payment.pending'], isActive: false }],
    ['nothing', {}],
  ])('can be changed in its %s, and the rest stays as it is', async (_what, change) => {
    const { secret: _secret, updatedAt, ...made } = (await create({ url, events })).body
    const answer = await send('PATCH', `/${String(made['id'])}`, { body: change })
    expect(answer.status, answer.text).toBe(200)
    expect(answer.body).toEqual({ ...made, ...change, updatedAt: time })
    expect(String(answer.body['updatedAt']) >= String(updatedAt)).toBe(true)
    expect((await send('GET', `/${String(made['id'])}`)).body).toEqual(answer.body)
  })

  test('created by a gateway with a fast clock never has an update time before its creation time', async () => {
    const { id } = (await create({ url, events })).body
    const ahead = positionalStatement(
      'test.ahead',
      `update webhook_endpoints set updated_at = now() + interval '1 hour' where endpoint_id = $1`,
    )
    await gateway.database.query(ahead, [id])
    const before = (await send('GET', `/${String(id)}`)).body['updatedAt']
    const answer = await send('PATCH', `/${String(id)}`, { body: { isActive: false } })
    expect(String(answer.body['updatedAt']) >= String(before), answer.text).toBe(true)
  })

  test('keeps its secret through a change, and can be resumed', async () => {
    const endpoint = await register(gateway, key, { url: `${receiver.url}/moved/${tenant.tenantId}` })
    for (const isActive of [false, true]) await send('PATCH', `/${endpoint.id}`, { body: { isActive } })
    expect(verifies(endpoint.secret, await notified(endpoint))).toBe(true)
  })

  test.each<[unknown, string]>([
    [{ url: 5 }, '/url'],
    [{ url: '' }, '/url'],
    [{ events: [] }, '/events'],
    [{ events: ['payment.lost'] }, '/events/0'],
    [{ isActive: 'yes' }, '/isActive'],
    [{ isActive: null }, '/isActive'],
    [[], '/'],
  ])('is not changed by %j, and the field is named', async (change, path) => {
    const { id } = await register(gateway, key, { url })
    const before = (await send('GET', `/${id}`)).text
    await expectFieldError((headers) => send('PATCH', `/${id}`, { body: change, headers }), path)
    expect((await send('GET', `/${id}`)).text).toBe(before)
  })

  test('that is deleted is not found, nor its log, and cannot be deleted again', async () => {
    const { id } = await register(gateway, key, { url })
    const other = await register(gateway, key, { url })
    const answer = await send('DELETE', `/${id}`)
    expect([answer.status, answer.body]).toEqual([200, { id, deleted: true }])
    for (const [method, path] of [
      ['GET', `/${id}`],
      ['GET', `/${id}/deliveries`],
      ['PATCH', `/${id}`],
      ['DELETE', `/${id}`],
      ['POST', `/${id}/rotate-secret`],
    ] as const) {
      const gone = await send(method, path, method === 'PATCH' ? { body: {} } : {})
      expect([gone.status, gone.body['error']], `${method} ${path}`).toEqual([404, 'webhook_not_found'])
    }
    expect(idsOf(await list())).toEqual([other.id])
  })
})

describe('a webhook secret', () => {
  const tables = ['webhook_endpoints', 'webhook_deliveries', 'idempotency_keys', 'tenants']

  test('is shown once and then appears in no response, log, metric or table', async () => {
    const headers = { 'idempotency-key': 'one' }
    const made = (await create({ url: `${receiver.url}/${tenant.tenantId}`, events }, { headers })).body
    const own = { secret: `of one’s own ${systemRandom.uuid()}` }
    const rotated = (await send('POST', `/${String(made['id'])}/rotate-secret`, { body: own, headers })).body
    expect(rotated['secret']).toBe(own.secret)
    await notified(made as RegisteredEndpoint)
    const answers = [
      await send('GET', ''),
      await send('GET', `/${String(made['id'])}`),
      await send('PATCH', `/${String(made['id'])}`, { body: { isActive: true } }),
      await send('GET', `/${String(made['id'])}/deliveries`),
      await create({ url, events, secret: `${own.secret}${'x'.repeat(100)}` }),
      await send('PATCH', `/${String(made['id'])}`, { body: { url: own.secret } }),
      await gateway.call('/metrics'),
    ]
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 400, 400, 200])
    const outputs = new Map([
      ['log', Buffer.from(gateway.logged.join(''))],
      ...answers.map(({ text }, index) => [`answer ${index}`, Buffer.from(text)] as const),
    ])
    for (const table of tables) {
      const rows = await gateway.database.query<{ row: string }>(
        positionalStatement(`test.dump ${table}`, `select t::text as row from ${table} t`),
      )
      outputs.set(table, Buffer.from(rows.map(({ row }) => row).join('\n')))
    }
    expect(outputs.get('webhook_endpoints')?.includes(tenant.tenantId)).toBe(true)
    expect(findLeaks(outputs, { made: String(made['secret']), own: own.secret })).toEqual([])
  })
})

describe('a tenant', () => {
  const full = {
    en: 'A tenant has at most 20 webhook endpoints: delete one first.',
    es: 'Un comercio tiene a lo sumo 20 destinos de notificaciones: elimine uno primero.',
  }

  test('has at most 20 endpoints, also when 40 are created at once; each mode has its own 20', async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, () => create({ url, events })))
    const made = answers.filter(({ status }) => status === 201)
    const refused = answers.filter(({ status }) => status === 400)
    expect([made.length, refused.length]).toEqual([20, 20])
    expect(new Set(refused.map(({ body }) => body['message']))).toEqual(new Set([full.en]))
    expect(idsOf(await list()).toSorted()).toEqual(made.map(({ body }) => String(body['id'])).toSorted())

    expect((await create({ url, events }, { as: tenant.liveKey })).status).toBe(201)
    expect(await list(tenant.liveKey)).toHaveLength(1)
    const other = await gateway.createTenant()
    expect((await create({ url, events }, { as: other.key })).status).toBe(201)
  })

  test('with 20 endpoints may register another after deleting one, and the refusal says so in its language', async () => {
    for (let count = 0; count < 20; count += 1) await register(gateway, key, { url })
    const headers = { 'idempotency-key': 'the 21st', 'accept-language': 'es-VE' }
    const refused = await create({ url, events }, { headers })
    expect([refused.status, refused.body['error'], refused.body['message']]).toEqual([400, 'invalid_request', full.es])
    const [, second] = await list()
    await send('DELETE', `/${second?.id}`)
    const accepted = await create({ url, events }, { headers })
    expect([accepted.status, accepted.headers.get('idempotent-replayed')]).toEqual([201, null])
    expect((await create({ url, events })).status).toBe(400)
    expect(await list()).toHaveLength(20)
  })
})

/** A test notification as it arrived at the endpoint. */
async function notified({ id, url: address }: { id: string; url: string }): Promise<ReceivedRequest> {
  const path = new URL(address).pathname
  const before = receiver.received.length
  const body = { webhookId: id }
  const { body: report } = await gateway.call('/v1/notifications/test', { method: 'POST', key, body })
  expect(report, JSON.stringify(report)).toMatchObject({ sent: true })
  const [request, ...others] = receiver.received.slice(before).filter((each) => each.path === path)
  if (!request || others.length > 0) throw new Error(`${others.length} others have arrived`)
  return request
}

function specified(secret: string, body: Buffer): string {
  return `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`
}

function verifies(secret: string, { body, headers }: ReceivedRequest): boolean {
  try {
    new Webhook(secret).verify(body, headers as Record<string, string>)
    return true
  } catch {
    return false
  }
}

describe('a rotated webhook secret', () => {
  const endpointOf = () => register(gateway, key, { url: `${receiver.url}/rotated/${tenant.tenantId}` })
  const rotate = async (id: string, body?: unknown): Promise<Record<string, unknown>> => {
    const answer = await send('POST', `/${id}/rotate-secret`, body === undefined ? {} : { body })
    expect(answer.status, answer.text).toBe(200)
    return answer.body
  }
  const msBetween = (from: unknown, to: unknown) => Date.parse(String(to)) - Date.parse(String(from))

  test('is returned with the endpoint and the time until which the former one signs too', async () => {
    const { secret, ...made } = await endpointOf()
    const rotated = await rotate(made.id, { graceSeconds: 60 })
    expect(rotated).toEqual({
      ...made,
      updatedAt: time,
      previousSecretExpiresAt: time,
      secret: expect.stringMatching(/^whsec_[A-Za-z0-9+/]{43}=$/),
    })
    expect(rotated['secret']).not.toBe(secret)
    expect(msBetween(rotated['updatedAt'], rotated['previousSecretExpiresAt'])).toBe(60_000)
    const { secret: _secret, ...shown } = rotated
    expect((await send('GET', `/${made.id}`)).body).toEqual(shown)
  })

  test('signs beside the former one during the grace; X-Webhook-Signature is the new one’s', async () => {
    const endpoint = await endpointOf()
    const { secret } = await rotate(endpoint.id, { graceSeconds: 60 })
    const request = await notified(endpoint)
    expect([verifies(endpoint.secret, request), verifies(String(secret), request)]).toEqual([true, true])
    expect(request.headers['x-webhook-signature']).toBe(specified(String(secret), request.body))
  })

  test('signs alone from the first moment when there is no grace', async () => {
    const endpoint = await endpointOf()
    const { secret, previousSecretExpiresAt } = await rotate(endpoint.id, { graceSeconds: 0 })
    expect(previousSecretExpiresAt).toBeUndefined()
    const request = await notified(endpoint)
    expect([verifies(endpoint.secret, request), verifies(String(secret), request)]).toEqual([false, true])
  })

  test('signs alone once the grace period is over, and the endpoint no longer shows the period', async () => {
    const endpoint = await endpointOf()
    const { secret } = await rotate(endpoint.id)
    const expire = `update webhook_endpoints set former_until = now() - interval '1 second' where endpoint_id = $1`
    await gateway.database.query(positionalStatement('test.expire', expire), [endpoint.id])
    const request = await notified(endpoint)
    expect([verifies(endpoint.secret, request), verifies(String(secret), request)]).toEqual([false, true])
    expect((await send('GET', `/${endpoint.id}`)).body).not.toHaveProperty('previousSecretExpiresAt')
  })

  test('becomes the former one when it is rotated again, and no third one signs', async () => {
    const endpoint = await endpointOf()
    const { secret: second } = await rotate(endpoint.id)
    const { secret: third } = await rotate(endpoint.id)
    const request = await notified(endpoint)
    const known = [endpoint.secret, String(second), String(third)]
    expect(known.map((secret) => verifies(secret, request))).toEqual([false, true, true])
  })

  test('is the current or the former one of two concurrent rotations', async () => {
    const endpoint = await endpointOf()
    const secrets = await Promise.all([rotate(endpoint.id), rotate(endpoint.id)])
    const request = await notified(endpoint)
    expect(secrets.map(({ secret }) => verifies(String(secret), request))).toEqual([true, true])
    expect(verifies(endpoint.secret, request)).toBe(false)
  })

  test('has a day of grace when the request has no body, with a content type and without', async () => {
    const { id } = await endpointOf()
    const secrets = new Set<unknown>()
    for (const request of [{}, { body: '' }, { body: {} }, { headers: { 'content-type': 'application/json' } }]) {
      const { status, body } = await send('POST', `/${id}/rotate-secret`, request)
      expect(status).toBe(200)
      expect(msBetween(body['updatedAt'], body['previousSecretExpiresAt'])).toBe(86_400_000)
      secrets.add(body['secret'])
    }
    expect(secrets.size).toBe(4)
  })

  test.each<[string, unknown, string]>([
    ['a negative grace', { graceSeconds: -1 }, '/graceSeconds'],
    ['a grace of more than a week', { graceSeconds: 7 * 86_400 + 1 }, '/graceSeconds'],
    ['a grace of half a second', { graceSeconds: 0.5 }, '/graceSeconds'],
    ['a grace that is a text', { graceSeconds: '60' }, '/graceSeconds'],
    ['a secret of 15 characters', { secret: 'x'.repeat(15) }, '/secret'],
    ['a secret of 129 characters', { secret: 'x'.repeat(129) }, '/secret'],
    ['a list', [], '/'],
  ])('is not made by a request with %s, and the field is named', async (_what, body, path) => {
    const endpoint = await endpointOf()
    await expectFieldError((headers) => send('POST', `/${endpoint.id}/rotate-secret`, { body, headers }), path)
    expect(verifies(endpoint.secret, await notified(endpoint))).toBe(true)
  })
})

const lockEndpoint = positionalStatement('test.lock', 'select from webhook_endpoints where endpoint_id = $1 for update')
const countWaiting = positionalStatement(
  'test.waiting',
  `select count(*)::int as count from pg_stat_activity
   where datname = current_database() and wait_event_type = 'Lock' and query ~ 'webhook_endpoints'`,
)

describe('an Idempotency-Key for webhook endpoints', () => {
  const headers = { 'idempotency-key': 'one' }
  const createOnce = () => create({ url, events }, { headers })
  const rotateOnce = (id: string) => send('POST', `/${id}/rotate-secret`, { headers })

  async function expectReplay(first: HttpAnswer, again: HttpAnswer): Promise<void> {
    expect(first.headers.get('idempotent-replayed')).toBeNull()
    expect([again.status, again.text]).toEqual([first.status, first.text])
    expect(again.headers.get('idempotent-replayed')).toBe('true')
  }

  /** Of concurrent requests, those that succeed have the same response and the others are 409. */
  function expectOne(answers: HttpAnswer[], status: number): void {
    const made = answers.filter((answer) => answer.status === status)
    const waiting = answers.filter(({ body }) => body['error'] === 'idempotency_request_in_progress')
    expect(made.length).toBeGreaterThan(0)
    expect(made.length + waiting.length).toBe(answers.length)
    expect(new Set(made.map(({ text }) => text)).size).toBe(1)
  }

  test('replays a registration byte for byte with its secret, and registers once', async () => {
    const first = await createOnce()
    await expectReplay(first, await createOnce())
    expect(first.body['secret']).toMatch(/^whsec_/)
    expect(await list()).toHaveLength(1)
  })

  test('registers once for ten concurrent requests', async () => {
    expectOne(await Promise.all(Array.from({ length: 10 }, createOnce)), 201)
    expect(await list()).toHaveLength(1)
  })

  test('replays a rotation byte for byte and rotates once', async () => {
    const endpoint = await register(gateway, key, { url: `${receiver.url}/once/${tenant.tenantId}` })
    const first = await rotateOnce(endpoint.id)
    await expectReplay(first, await rotateOnce(endpoint.id))
    const request = await notified(endpoint)
    expect([endpoint.secret, String(first.body['secret'])].map((secret) => verifies(secret, request))).toEqual([
      true,
      true,
    ])
  })

  test('rotates once for ten concurrent requests', async () => {
    const endpoint = await register(gateway, key, { url: `${receiver.url}/once/${tenant.tenantId}` })
    expectOne(await Promise.all(Array.from({ length: 10 }, () => rotateOnce(endpoint.id))), 200)
    expect(verifies(endpoint.secret, await notified(endpoint))).toBe(true)
  })

  test('registers nothing more when another request completed the key before the first write', async () => {
    const [lookupStarted, opened] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    onLookup = () => {
      onLookup = async () => {}
      lookupStarted.resolve()
      return opened.promise
    }
    const first = createOnce()
    await lookupStarted.promise
    const second = await createOnce()
    opened.resolve()
    const late = await first
    expect(second.status).toBe(201)
    expect([late.status, late.text, late.headers.get('idempotent-replayed')]).toEqual([201, second.text, 'true'])
    expect(idsOf(await list())).toEqual([second.body['id']])
    expect((await createOnce()).text).toBe(second.text)
  })

  test('rotates once when two requests wait for their first write at the same moment', async () => {
    const endpoint = await register(gateway, key, { url: `${receiver.url}/taken/${tenant.tenantId}` })
    const waitingAre = async (count: number) => {
      while ((await gateway.database.query<{ count: number }>(countWaiting))[0]?.count !== count);
    }
    const blocked = await gateway.database.transaction(async (transaction) => {
      await transaction.query(lockEndpoint, [endpoint.id])
      const requests = [rotateOnce(endpoint.id), rotateOnce(endpoint.id)]
      await waitingAre(2)
      return { requests }
    })
    expectOne(await Promise.all(blocked.requests), 200)
    const current = await rotateOnce(endpoint.id)
    const request = await notified(endpoint)
    expect([endpoint.secret, String(current.body['secret'])].map((secret) => verifies(secret, request))).toEqual([
      true,
      true,
    ])
  })
})

describe('the log of deliveries', () => {
  const page = async (id: string, query: string) => {
    const { status, body, text } = await send('GET', `/${id}/deliveries${query}`)
    expect(status, text).toBe(200)
    return body as { items: { id: string }[]; nextCursor: string | null }
  }
  const scope = () => ({ tenantId: tenant.tenantId, livemode: false })

  test('has pages, newest first, that miss and repeat nothing while more is written', async () => {
    const { id } = await register(gateway, key, { url: `${receiver.url}/log` })
    const eventIds = await queueDeliveries(gateway.database, scope(), id, 30)
    const first = await page(id, '')
    expect(idsOf(first.items)).toEqual(eventIds.toReversed().slice(0, 25))
    await queueDeliveries(gateway.database, scope(), id, 3)
    const second = await page(id, `?cursor=${first.nextCursor}`)
    expect(idsOf(second.items)).toEqual(eventIds.toReversed().slice(25))
    expect(second.nextCursor).toBeNull()
    expect(await deliveriesOf(gateway, key, id)).toHaveLength(33)
  })

  test('of an endpoint without deliveries is empty', async () => {
    const { id } = await register(gateway, key, { url })
    expect(await page(id, '')).toEqual({ items: [], nextCursor: null })
  })

  test('accepts no cursor but its own', async () => {
    const [one, other] = [await register(gateway, key, { url }), await register(gateway, key, { url })]
    for (const { id } of [one, other]) await queueDeliveries(gateway.database, scope(), id, 2)
    const { nextCursor } = await page(one.id, '?limit=1')
    expect((await page(one.id, `?limit=1&cursor=${nextCursor}`)).items).toHaveLength(1)
    for (const [id, cursor] of [
      [other.id, nextCursor],
      [one.id, 'made-up'],
      [one.id, `${nextCursor}A`],
      [one.id, ''],
    ]) {
      await expectFieldError((headers) => send('GET', `/${id}/deliveries?cursor=${cursor}`, { headers }), '/cursor')
    }
  })

  test.each(['0', '101', 'ten', '1.5', ''])('has no page of %j deliveries', async (limit) => {
    const { id } = await register(gateway, key, { url })
    await expectFieldError((headers) => send('GET', `/${id}/deliveries?limit=${limit}`, { headers }), '/limit')
  })
})
