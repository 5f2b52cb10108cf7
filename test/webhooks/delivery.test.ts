import { createHmac } from 'node:crypto'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { limits } from '../../src/foundation/limits.ts'
import { startTestGateway, startTestSandbox, type TestGateway, type TestSandbox } from '../harness/gateway.ts'
import { c2pDetails, payC2p, requestC2p } from '../harness/payments.ts'
import { type ReceivedRequest, type Receiver, startReceiver } from '../harness/receiver.ts'
import { deliveriesOf, ended as endedAt, register } from '../harness/webhooks.ts'

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

/** A tenant with one endpoint, and what arrives there. */
async function subscribedTenant(events?: string[]) {
  const tenant = await gateway.createTenant()
  const path = `/${tenant.tenantId}`
  const endpoint = await register(gateway, tenant.key, { url: receiver.url + path, ...(events && { events }) })
  const arrived = () => receiver.received.filter((request) => request.path === path)
  return { ...tenant, endpoint, arrived, ended: () => endedAt(gateway, tenant.key, endpoint.id) }
}

function eventOf({ body }: ReceivedRequest) {
  return JSON.parse(body.toString()) as { event: string; data: Record<string, unknown>; timestamp: string }
}

describe('a webhook event', () => {
  test('reports the payment’s new status in the documented fields', async () => {
    const { key, arrived, ended } = await subscribedTenant()
    const paymentId = await payC2p(gateway, key, { usdAmount: 25.5, externalRef: 'pedido/ñ-1 "dos"' })
    await ended()
    const receipt = (await gateway.call(`/v1/payments/${paymentId}`, { key })).body
    const [pending, completed] = arrived()
      .map(eventOf)
      .toSorted((a, b) => (a.event > b.event ? -1 : 1))
    const data = {
      paymentId,
      externalRef: 'pedido/ñ-1 "dos"',
      method: 'C2P',
      usdAmount: 25.5,
      vesAmount: receipt['vesAmount'],
      bcvRate: receipt['bcvRate'],
      tenantName: receipt['tenantName'],
      createdAt: receipt['createdAt'],
      keyId: receipt['keyId'],
      livemode: false,
    }
    expect(receipt['keyId']).toEqual(expect.any(String))
    expect(pending).toEqual({
      event: 'payment.pending',
      data: { ...data, status: 'PENDING' },
      timestamp: receipt['createdAt'],
    })
    expect(completed).toEqual({
      event: 'payment.completed',
      data: { ...data, status: 'COMPLETED', bankReference: receipt['bankReference'] },
      timestamp: receipt['updatedAt'],
    })
  })

  test('of a declined payment carries the bank’s code', async () => {
    const { key, arrived, ended } = await subscribedTenant(['payment.failed'])
    await payC2p(gateway, key, {}, '00000051')
    await ended()
    expect(arrived().map(eventOf)).toMatchObject([
      { event: 'payment.failed', data: { status: 'FAILED', failureCode: 'G51' } },
    ])
  })

  test('of a reversal follows the payment’s own event', async () => {
    const { key, arrived, ended } = await subscribedTenant(['payment.completed', 'payment.reversed'])
    const paymentId = await payC2p(gateway, key)
    await gateway.call(`/v1/payments/${paymentId}/reverse`, { method: 'POST', key })
    await ended()
    const events = arrived().map(eventOf)
    expect(events.map(({ event }) => event).toSorted()).toEqual(['payment.completed', 'payment.reversed'])
    expect(events.find(({ event }) => event === 'payment.reversed')?.data['status']).toBe('REVERSED')
  })

  test('is signed over its exact bytes in both documented formats', async () => {
    const { key, endpoint, arrived, ended } = await subscribedTenant(['payment.pending'])
    await requestC2p(gateway, key, { externalRef: 'a b' })
    await ended()
    const [{ headers, body } = { headers: {}, body: Buffer.of() }] = arrived()
    const hex = createHmac('sha256', endpoint.secret).update(body).digest('hex')
    expect(headers).toMatchObject({
      'x-webhook-event': 'payment.pending',
      'x-webhook-signature': `sha256=${hex}`,
      'content-type': 'application/json; charset=utf-8',
      'user-agent': expect.stringMatching(/^Pasarela\/\d/),
    })
    expect(new Webhook(endpoint.secret).verify(body, headers as Record<string, string>)).toEqual(
      JSON.parse(String(body)),
    )
  })

  test('goes only to endpoints that subscribe to it, are active, and belong to its tenant and mode', async () => {
    const [one, other] = [await subscribedTenant(['payment.completed']), await subscribedTenant()]
    const paused = await register(gateway, one.key, { url: `${receiver.url}/paused-${one.tenantId}` })
    const live = await register(gateway, one.liveKey, { url: `${receiver.url}/live-${one.tenantId}` })
    await gateway.call(`/v1/webhooks/${paused.id}`, { method: 'PATCH', key: one.key, body: { isActive: false } })
    await payC2p(gateway, one.key)
    await one.ended()
    expect(one.arrived().map((request) => eventOf(request).event)).toEqual(['payment.completed'])
    expect(other.arrived()).toEqual([])
    expect(await deliveriesOf(gateway, one.key, paused.id)).toEqual([])
    expect(await deliveriesOf(gateway, one.liveKey, live.id)).toEqual([])
  })

  test('has the same id at every endpoint', async () => {
    const { key, arrived, ended, tenantId } = await subscribedTenant(['payment.pending'])
    const second = await register(gateway, key, { url: `${receiver.url}/${tenantId}`, events: ['payment.pending'] })
    await requestC2p(gateway, key)
    await ended()
    await endedAt(gateway, key, second.id)
    const ids = arrived().map(({ headers }) => headers['webhook-id'])
    expect(ids).toHaveLength(2)
    expect(new Set(ids).size).toBe(1)
  })

  test('is sent once per transition, however often the request is repeated', async () => {
    const { key, arrived, ended } = await subscribedTenant()
    const intentId = await requestC2p(gateway, key)
    const request = {
      method: 'POST',
      key,
      body: { ...c2pDetails, intentId, token: '13572468' },
      headers: { 'idempotency-key': 'once' },
    }
    await gateway.call('/v1/payments/c2p', request)
    await gateway.call('/v1/payments/c2p', request)
    await gateway.call(`/v1/payments/${intentId}`, { key })
    await ended()
    expect(
      arrived()
        .map((arrival) => eventOf(arrival).event)
        .toSorted(),
    ).toEqual(['payment.completed', 'payment.pending'])
  })
})

describe('a gateway whose operator named a header for the timestamped signature', () => {
  const name = 'x-shop-signature'
  let other: TestGateway
  beforeAll(async () => {
    other = await startTestGateway({ sandbox, env: { PASARELA_WEBHOOK_SIGNATURE_HEADER: 'X-Shop-Signature' } })
  })
  afterAll(() => other.stop())

  test('signs time and body in it, and during a rotation once with each secret, the new one first', async () => {
    const { key, tenantId } = await other.createTenant()
    const path = `/${tenantId}`
    const { id, secret } = await register(other, key, { url: receiver.url + path })
    const notify = () => other.call('/v1/notifications/test', { method: 'POST', key })
    await notify()
    const rotated = await other.call(`/v1/webhooks/${id}/rotate-secret`, { method: 'POST', key, body: {} })
    await notify()

    const expected = ({ headers, body }: ReceivedRequest, secrets: string[]) => {
      const seconds = String(headers['webhook-timestamp'])
      const hex = (each: string) => createHmac('sha256', each).update(`${seconds}.`).update(body).digest('hex')
      return `t=${seconds},${secrets.map((each) => `v1=${hex(each)}`).join(',')}`
    }
    const arrived = receiver.received.filter((request) => request.path === path)
    const secrets = [[secret], [String(rotated.body['secret']), secret]]
    expect(arrived.map(({ headers }) => headers[name])).toEqual(
      arrived.map((request, index) => expected(request, secrets[index] ?? [])),
    )
    expect(arrived).toHaveLength(2)
  })

  test('declares that header in its OpenAPI document, and other gateways do not', async () => {
    const names = async ({ call }: TestGateway) => {
      const { webhooks } = (await call('/openapi.json')).body as {
        webhooks: Record<string, { post: { parameters: { name: string }[] } }>
      }
      return webhooks['payment.completed']?.post.parameters.map((parameter) => parameter.name.toLowerCase())
    }
    const usual = ['x-webhook-event', 'x-webhook-signature', 'webhook-id', 'webhook-timestamp', 'webhook-signature']
    expect(await names(gateway)).toEqual(usual)
    expect(await names(other)).toEqual([...usual, name])
  })
})

describe('a webhook delivery', () => {
  test('that is answered 2xx is delivered, and the log keeps the request and the response', async () => {
    const answering = await startReceiver(() => ({ status: 202, body: 'thank you' }))
    const { key } = await gateway.createTenant()
    const endpoint = await register(gateway, key, { url: answering.url, events: ['payment.pending'] })
    const paymentId = await requestC2p(gateway, key)
    const [delivery] = await endedAt(gateway, key, endpoint.id)
    expect(delivery).toEqual({
      id: answering.received[0]?.headers['webhook-id'],
      event: 'payment.pending',
      paymentId,
      status: 'delivered',
      createdAt: expect.any(String),
      sentAt: expect.any(String),
      responseStatus: 202,
      durationMs: expect.any(Number),
      excerpt: 'thank you',
      body: answering.received[0]?.body.toString(),
    })
    await answering.stop()
  })

  test.each([300, 301, 302, 307, 400, 404, 410, 429, 500, 503])(
    'that is answered %i has failed, is not retried and follows no redirect',
    async (status) => {
      const answering = await startReceiver(() => ({ status, body: 'no' }))
      const { key } = await gateway.createTenant()
      const endpoint = await register(gateway, key, { url: answering.url, events: ['payment.pending'] })
      await requestC2p(gateway, key)
      expect(await endedAt(gateway, key, endpoint.id)).toMatchObject([{ status: 'failed', responseStatus: status }])
      expect(answering.received).toHaveLength(1)
      await answering.stop()
    },
  )

  test('to an unreachable endpoint has failed with the cause', async () => {
    const gone = await startReceiver()
    await gone.stop()
    const { key } = await gateway.createTenant()
    const endpoint = await register(gateway, key, { url: gone.url, events: ['payment.pending'] })
    await requestC2p(gateway, key)
    expect(await endedAt(gateway, key, endpoint.id)).toMatchObject([{ status: 'failed', error: 'connection_refused' }])
  })

  test('that hangs at one endpoint delays no other delivery and no payment', async () => {
    const release = Promise.withResolvers<{ status: number }>()
    const hanging = await startReceiver(() => release.promise)
    const { key, arrived, endpoint } = await subscribedTenant(['payment.pending'])
    const stuck = await register(gateway, key, { url: hanging.url, events: ['payment.pending'] })
    for (let payment = 0; payment < 30; payment += 1) await requestC2p(gateway, key)
    await endedAt(gateway, key, endpoint.id)
    expect(arrived()).toHaveLength(30)
    // As many as one endpoint may have under way, and not one more, have reached the one that hangs.
    expect(hanging.received.length).toBeLessThanOrEqual(limits.webhookAttemptsPerEndpoint)
    expect((await deliveriesOf(gateway, key, stuck.id)).some(({ status }) => status === 'delivered')).toBe(false)
    release.resolve({ status: 200 })
    const all = await endedAt(gateway, key, stuck.id)
    expect(all.filter(({ status }) => status === 'delivered')).toHaveLength(30)
    expect(hanging.received).toHaveLength(30)
    await hanging.stop()
  })

  test('to an endpoint that was removed or paused meanwhile is not sent', async () => {
    const release = Promise.withResolvers<{ status: number }>()
    const hanging = await startReceiver(() => release.promise)
    const { key, tenantId } = await gateway.createTenant()
    const endpoint = await register(gateway, key, { url: hanging.url, events: ['payment.pending'] })
    const slots = limits.webhookAttemptsPerEndpoint
    for (let payment = 0; payment < slots + 4; payment += 1) await requestC2p(gateway, key)
    await hanging.waitFor(slots)
    await gateway.call(`/v1/webhooks/${endpoint.id}`, { method: 'PATCH', key, body: { isActive: false } })
    release.resolve({ status: 200 })
    const all = await endedAt(gateway, key, endpoint.id)
    expect(all.map(({ error }) => error).filter(Boolean)).toEqual(Array(4).fill('endpoint_inactive'))
    expect(hanging.received).toHaveLength(slots)
    expect(hanging.received.every(({ body }) => !body.includes(tenantId))).toBe(true)
    await hanging.stop()
  })
})
