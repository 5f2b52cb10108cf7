import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sandboxCredentials } from '../../sandbox/credentials.ts'
import { systemRandom } from '../../src/foundation/random.ts'
import { disbursementOf, movements } from './advanced/requests.ts'
import { setBankAccount } from '../../src/tenants/bank-accounts.ts'
import {
  type HttpAnswer,
  startTestGateway,
  startTestSandbox,
  type TestGateway,
  type TestSandbox,
} from '../harness/gateway.ts'
import { c2pDetails, enterLiveRate, payC2p, requestC2p } from '../harness/payments.ts'
import { type Receiver, startReceiver } from '../harness/receiver.ts'
import { testSealer } from '../harness/sealer.ts'
import { deliveriesOf, register } from '../harness/webhooks.ts'
import { type Way, ways, waysOf, type World } from './isolation/ways.ts'
import { documentOf } from './specification/document.ts'

const names = ['A test', 'A live', 'B test', 'B live'] as const
type Name = (typeof names)[number]
const pairs = names.flatMap((owner) => names.filter((other) => other !== owner).map((other) => ({ owner, other })))

let sandbox: TestSandbox
let gateway: TestGateway
let receiver: Receiver
let worlds: Record<Name, World>
beforeAll(async () => {
  sandbox = await startTestSandbox()
  receiver = await startReceiver()
  gateway = await startTestGateway({
    sandbox,
    env: {
      // Live keys reach banks too: what they may not do must not fail merely because there is no bank.
      PASARELA_BNC_URL: sandbox.bncUrl,
      PASARELA_R4_URL: sandbox.r4Url,
      PASARELA_RATE_LIMIT_PER_SECOND: '100000',
      PASARELA_RATE_LIMIT_BURST: '100000',
    },
  })
  await enterLiveRate(gateway)
  const [a, b] = [await createTenant(), await createTenant()]
  worlds = {
    'A test': await populate('A test', a.key),
    'A live': await populate('A live', a.liveKey),
    'B test': await populate('B test', b.key),
    'B live': await populate('B live', b.liveKey),
  }
})
afterAll(async () => {
  await gateway.stop()
  await receiver.stop()
  await sandbox.stop()
})

async function createTenant() {
  const tenant = await gateway.createTenant()
  const { bnc, r4 } = sandboxCredentials(systemRandom.uuid())
  const account = { tenantId: tenant.tenantId, actor: 'test' }
  await setBankAccount(gateway.database, testSealer, systemRandom, { ...account, bank: 'bnc', fields: bnc })
  await setBankAccount(gateway.database, testSealer, systemRandom, { ...account, bank: 'r4', fields: r4 })
  return tenant
}

async function populate(name: Name, key: string): Promise<World> {
  const externalRef = `order/${name}`
  const order = disbursementOf([7])
  const disbursed = (await gateway.call('/v1/payments/credit/disburse', { method: 'POST', key, body: order })).body
  const [part] = disbursed['credits'] as [{ paymentId: string }]
  const paymentId = await payC2p(gateway, key, { externalRef })
  const body = movements['/credit'](50)
  const credit = (await gateway.call('/v1/payments/credit', { method: 'POST', key, body })).body
  const intentId = await requestC2p(gateway, key, { externalRef: 'everybody’s' })
  const page = await gateway.call('/v1/payments?limit=1', { key })
  const ids = {
    creditId: String(credit['paymentId']),
    operationId: String(credit['id']),
    disbursementId: String(disbursed['id']),
    partId: part.paymentId,
  }
  expect(ids.operationId).toMatch(/^[\w-]{8,}$/)
  const { id: webhookId } = await register(gateway, key, { url: `${receiver.url}/${encodeURIComponent(name)}` })
  for (let count = 0; count < 2; count += 1) await gateway.call('/v1/notifications/test', { method: 'POST', key })
  const log = await gateway.call(`/v1/webhooks/${webhookId}/deliveries?limit=1`, { key })
  const cursors = { cursor: String(page.body['nextCursor']), deliveriesCursor: String(log.body['nextCursor']) }
  return { name, key, intentId, paymentId, ...ids, externalRef, ...cursors, webhookId }
}

function send(way: Way, world: World, value: string, headers: Record<string, string> = {}): Promise<HttpAnswer> {
  const body = way.body?.(value)
  const { key } = world
  return gateway.call(way.path(value, world), { method: way.method, key, headers, ...(body ? { body } : {}) })
}

/** Parts of a response that could reveal a difference. */
function visible({ status, headers, text }: HttpAnswer) {
  const changing = /^(date|ratelimit-.*)$/
  return { status, text, headers: [...headers].filter(([name]) => !changing.test(name)) }
}

const receipts = (world: World) =>
  Promise.all(
    [world.intentId, world.paymentId, world.creditId].map(
      async (id) => (await gateway.call(`/v1/payments/${id}`, { key: world.key })).body,
    ),
  )

test('every path parameter, cursor, id and reference of the OpenAPI document has an isolation case', async () => {
  const found = waysOf(await documentOf(gateway))
  expect(found.toSorted()).toEqual(Object.keys(ways).toSorted())
})

describe.each(pairs)('for $other, a resource of $owner', ({ owner, other }) => {
  test.each(Object.keys(ways))('under %s is answered as if it did not exist', async (name) => {
    const way = ways[name] as Way
    // The same request id, so that answers can be compared whole.
    const headers = { 'x-request-id': systemRandom.uuid() }
    const missing = visible(await send(way, worlds[other], way.nothing(), headers))
    for (const value of way.values) {
      const foreign = await send(way, worlds[other], worlds[owner][value], headers)
      expect(visible(foreign), value).toEqual(missing)
    }
  })

  test('that is an intent with other details is answered like an unknown intent', async () => {
    const headers = { 'x-request-id': systemRandom.uuid() }
    const execute = (intentId: string) => {
      const body = { ...c2pDetails, usdAmount: 11, intentId, token: '13572468' }
      return gateway.call('/v1/payments/c2p', { method: 'POST', key: worlds[other].key, body, headers })
    }
    expect(visible(await execute(worlds[owner].intentId))).toEqual(visible(await execute(systemRandom.uuid())))
  })
})

test.each(names)('%s sees all of its own payments and no others, on every page and with every filter', async (name) => {
  const { key, intentId, paymentId, creditId, partId } = worlds[name]
  const walk = async (filter: string) => {
    const seen: string[] = []
    for (let cursor = ''; ; ) {
      const { status, body } = await gateway.call(`/v1/payments?limit=1${filter}${cursor}`, { key })
      expect(status).toBe(200)
      const { items, nextCursor } = body as { items: { paymentId: string }[]; nextCursor: string | null }
      seen.push(...items.map((item) => item.paymentId))
      if (nextCursor === null) return seen
      cursor = `&cursor=${nextCursor}`
    }
  }
  expect(await walk('')).toEqual([intentId, creditId, paymentId, partId])
  expect(await walk('&status=PENDING')).toEqual([intentId])
  expect(await walk('&method=CREDITO_INMEDIATO')).toEqual([creditId])
  expect(await walk(`&externalRef=${encodeURIComponent('everybody’s')}`)).toEqual([intentId])
  expect(await walk('&from=2000-01-01T00:00:00Z')).toEqual([intentId, creditId, paymentId, partId])
})

test('a reference that several tenants use leads each tenant to its own payment', async () => {
  for (const { key, intentId } of Object.values(worlds)) {
    const { body } = await gateway.call(`/v1/payments/by-ref/${encodeURIComponent('everybody’s')}`, { key })
    expect(body['paymentId']).toBe(intentId)
  }
})

test('an Idempotency-Key of one tenant is unknown to the others, with the same body and with another', async () => {
  const headers = { 'idempotency-key': 'order-1042' }
  const request = (key: string, body: object) =>
    gateway.call('/v1/payments/credit', { method: 'POST', key, body, headers })
  const made = new Set<string>()
  const answers: HttpAnswer[] = []
  for (const { key } of Object.values(worlds)) {
    const answer = await request(key, movements['/credit'](60))
    expect([answer.status, answer.headers.get('idempotent-replayed')]).toEqual([200, null])
    made.add(String(answer.body['paymentId']))
    answers.push(answer)
  }
  expect(made.size).toBe(names.length)
  for (const [index, { key }] of Object.values(worlds).entries()) {
    const replay = await request(key, movements['/credit'](60))
    expect([replay.text, replay.headers.get('idempotent-replayed')]).toEqual([answers[index]?.text, 'true'])
    expect((await request(key, movements['/credit'](61))).body['error']).toBe('idempotency_key_reused')
  }
  const stranger = await createTenant()
  for (const key of [stranger.key, stranger.liveKey]) {
    expect((await request(key, movements['/credit'](61))).status).toBe(200)
  }
})

test.each(names)(
  '%s has its own endpoint and no other, and was notified of no other tenant’s payments',
  async (name) => {
    const { key, webhookId } = worlds[name]
    const { body } = await gateway.call('/v1/webhooks', { key })
    expect(body).toMatchObject([{ id: webhookId, isActive: true, url: `${receiver.url}/${encodeURIComponent(name)}` }])
    expect(body).toHaveLength(1)
    const own = new Set((await deliveriesOf(gateway, key, webhookId)).map(({ id }) => id))
    const arrived = receiver.received.filter(({ path }) => path === `/${encodeURIComponent(name)}`)
    expect(arrived.length).toBeGreaterThanOrEqual(2)
    expect(arrived.filter(({ headers }) => !own.has(String(headers['webhook-id'])))).toEqual([])
  },
)

/** Last, because it executes and reverses the resources of the tests above. */
describe.each(names)('%s', (name) => {
  test('finds its payments unchanged after all others tried to execute and reverse them', async () => {
    const world = worlds[name]
    expect(await receipts(world)).toMatchObject([
      { status: 'PENDING' },
      { status: 'COMPLETED' },
      { status: 'COMPLETED' },
    ])
    for (const id of [world.intentId, world.paymentId, world.creditId]) {
      const { body } = await gateway.call(`/v1/payments/${id}/events`, { key: world.key })
      const types = (body['items'] as { type: string }[]).map(({ type }) => type)
      expect(types.filter((type) => /revers/.test(type) || (id === world.intentId && type !== 'created'))).toEqual([])
    }
  })

  test.each(Object.keys(ways))('reaches its own resource under %s', async (wayName) => {
    const way = ways[wayName] as Way
    const [value] = way.values
    const answer = await send(way, worlds[name], worlds[name][value as keyof World])
    expect(answer.status, answer.text).toBe(way.owner)
  })
})
