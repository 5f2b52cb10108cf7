import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Pasarela } from '../../sdk/src/index.ts'
import { webhookEvents } from '../../src/webhooks/events.ts'
import { payLink } from '../checkout/customer.ts'
import { startTestGateway, startTestSandbox, type TestGateway, type TestSandbox } from '../harness/gateway.ts'
import { payC2p, requestC2p, seedPayment } from '../harness/payments.ts'
import { type Receiver, startReceiver } from '../harness/receiver.ts'
import { positionalStatement } from '../harness/statement.ts'
import { ended, register } from '../harness/webhooks.ts'

/**
 * GET /v1/events: everything that a tenant is or would be sent by webhook, so that a missed webhook costs nothing. The event
 * of movements is in test/movements/unmatched.test.ts.
 */
type Item = { id: string; event: string; data: Record<string, unknown>; timestamp: string }
type Page = { items: Item[]; cursor: string | null; hasMore: boolean }

let sandbox: TestSandbox
let gateway: TestGateway
let receiver: Receiver
beforeAll(async () => {
  sandbox = await startTestSandbox()
  gateway = await startTestGateway({ sandbox })
  receiver = await startReceiver()
})
afterAll(async () => {
  await gateway.stop()
  await receiver.stop()
  await sandbox.stop()
})

async function read(key: string, query = ''): Promise<Page> {
  const answer = await gateway.call(`/v1/events${query}`, { key })
  expect(answer.status, answer.text).toBe(200)
  return answer.body as Page
}

/** All events once there are so many; transactions on the same server may delay them for a moment. */
async function readAll(key: string, count: number): Promise<Item[]> {
  const items: Item[] = []
  for (let after = ''; ; ) {
    const page = await read(key, `?limit=2${after}`)
    items.push(...page.items)
    if (page.cursor !== null) after = `&after=${page.cursor}`
    if (!page.hasMore && items.length >= count) return items
    if (!page.hasMore) await setTimeout(20)
  }
}

const post = async (key: string, path: string, body: object = {}) => {
  const answer = await gateway.call(path, { method: 'POST', key, body })
  expect(answer.status, answer.text).toBeLessThan(300)
  return answer.body
}

test('a tenant that was sent everything by webhook finds the same ids and bodies, in the order of the changes', async () => {
  const { key } = await gateway.createTenant()
  const { id } = await register(gateway, key, { url: receiver.url, events: [...webhookEvents] })
  const paid = await payC2p(gateway, key, { externalRef: 'order-1' })
  await post(key, `/v1/payments/${paid}/reverse`)
  const refused = await payC2p(gateway, key, {}, '00000051')
  const canceled = await requestC2p(gateway, key)
  await post(key, `/v1/payments/${canceled}/cancel`)
  await payLink(String((await post(key, '/v1/payment-links', { usdAmount: 10, description: 'Pedido' }))['url']))
  const { sessionId } = await post(key, '/v1/checkout/sessions', { vesAmount: 100, description: 'Pedido' })
  await post(key, `/v1/checkout/sessions/${String(sessionId)}/expire`)
  const log = await ended(gateway, key, id)
  const items = await readAll(key, log.length)
  const delivered = receiver.received.map(({ headers, body }) => ({
    id: String(headers['webhook-id']),
    ...(JSON.parse(String(body)) as object),
  }))
  const byId = (one: { id: string }, other: { id: string }) => (one.id < other.id ? -1 : 1)
  expect(items.toSorted(byId)).toEqual(delivered.toSorted(byId))
  const kindsOf = (paymentId: string) =>
    items.filter(({ data }) => data['paymentId'] === paymentId && 'method' in data).map(({ event }) => event)
  expect(kindsOf(paid)).toEqual(['payment.pending', 'payment.completed', 'payment.reversed'])
  expect(kindsOf(refused)).toEqual(['payment.pending', 'payment.failed'])
  expect(kindsOf(canceled)[0]).toBe('payment.pending')
  expect(new Set(kindsOf(canceled).slice(1))).toEqual(new Set(['payment.failed', 'payment.canceled']))
  expect(new Set(items.map(({ event }) => event))).toEqual(
    new Set(webhookEvents.filter((event) => event !== 'movement.unmatched')),
  )
})

test('a tenant without an endpoint finds every event too, the ones that endpoints must ask for included', async () => {
  const { key } = await gateway.createTenant()
  const paymentId = await requestC2p(gateway, key)
  await post(key, `/v1/payments/${paymentId}/cancel`)
  const { sessionId } = await post(key, '/v1/checkout/sessions', { vesAmount: 100, description: 'Pedido' })
  await post(key, `/v1/checkout/sessions/${String(sessionId)}/expire`)
  const items = await readAll(key, 4)
  expect(items.map(({ event }) => event).toSorted()).toEqual([
    'checkout.expired',
    'payment.canceled',
    'payment.failed',
    'payment.pending',
  ])
})

describe('the cursor', () => {
  test('of the last page leads to what happens later, and an empty page returns the same cursor', async () => {
    const { key } = await gateway.createTenant()
    expect(await read(key)).toEqual({ items: [], cursor: null, hasMore: false })
    await requestC2p(gateway, key)
    await readAll(key, 1)
    const first = await read(key)
    expect(first).toMatchObject({ items: [{ event: 'payment.pending' }], hasMore: false })
    const empty = await read(key, `?after=${first.cursor}`)
    expect(empty).toEqual({ items: [], cursor: first.cursor, hasMore: false })
    const later = await requestC2p(gateway, key)
    await readAll(key, 2)
    const next = await read(key, `?after=${first.cursor}`)
    expect(next.items.map(({ data }) => data['paymentId'])).toEqual([later])
  })

  test('of another tenant, of the other mode, of another list or altered is refused with the field’s name', async () => {
    const shop = await gateway.createTenant()
    const other = await gateway.createTenant()
    await payC2p(gateway, shop.key)
    await requestC2p(gateway, shop.key)
    await readAll(shop.key, 3)
    const { cursor } = await read(shop.key)
    const payments = await gateway.call('/v1/payments?limit=1', { key: shop.key })
    const cases: [string, string][] = [
      [other.key, String(cursor)],
      [shop.liveKey, String(cursor)],
      [shop.key, String(payments.body['nextCursor'])],
      [shop.key, `${String(cursor).startsWith('A') ? 'B' : 'A'}${String(cursor).slice(1)}`],
      [shop.key, '018f6f7a-0000-7000-8000-000000000000'],
    ]
    for (const [key, after] of cases) {
      const answer = await gateway.call(`/v1/events?after=${after}`, { key })
      expect(answer.status, answer.text).toBe(400)
      expect(answer.body['details']).toMatchObject([{ path: '/after' }])
    }
  })
})

test('a tenant’s list has no event of another tenant or of the other mode', async () => {
  const shop = await gateway.createTenant()
  const other = await gateway.createTenant()
  const own = await requestC2p(gateway, shop.key)
  await requestC2p(gateway, other.key)
  const liveId = await seedPayment(gateway.database, { tenantId: shop.tenantId, livemode: true })
  await gateway.database.query(emitLive, [shop.tenantId, liveId])
  expect((await readAll(shop.key, 1)).map(({ data }) => data['paymentId'])).toEqual([own])
  expect((await readAll(shop.liveKey, 1)).map(({ data }) => data['paymentId'])).toEqual([liveId])
})

const emitLive = positionalStatement(
  'test.emit_live',
  `insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event)
   values ($1, true, $2, gen_random_uuid(), now(), 'completed', 'COMPLETED', 'payment.completed')`,
)

test('the SDK reads all pages from a cursor on, with typed events', async () => {
  const { key } = await gateway.createTenant()
  const pasarela = new Pasarela({ apiKey: key, baseUrl: gateway.url })
  const paymentId = await payC2p(gateway, key)
  await requestC2p(gateway, key)
  await readAll(key, 3)
  const first = await pasarela.events.list({ limit: 1 })
  const seen: string[] = []
  for await (const { items } of pasarela.events.pages({ after: String(first.cursor), limit: 1 })) {
    for (const item of items) if (item.event === 'payment.completed') seen.push(item.data.paymentId)
  }
  expect(seen).toEqual([paymentId])
})
