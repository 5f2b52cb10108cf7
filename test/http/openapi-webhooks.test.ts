import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestGateway, startTestSandbox, type TestGateway, type TestSandbox } from '../harness/gateway.ts'
import { payC2p, requestC2p } from '../harness/payments.ts'
import { type Receiver, startReceiver } from '../harness/receiver.ts'
import { ended, register } from '../harness/webhooks.ts'
import { webhookPayloads } from '../../src/payments/webhook-payload.ts'
import { paymentEvents } from '../../src/webhooks/events.ts'

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

type Body = { event: string; data: Record<string, unknown>; timestamp: string }

/** Tenant with one endpoint subscribed to these events, and the deliveries that arrive there. */
async function subscribed(events: readonly string[] = paymentEvents) {
  const tenant = await gateway.createTenant()
  const path = `/${tenant.tenantId}`
  const endpoint = await register(gateway, tenant.key, { url: receiver.url + path, events: [...events] })
  return {
    ...tenant,
    /** The bodies, once this many deliveries have ended. */
    async arrived(count: number): Promise<Body[]> {
      while ((await ended(gateway, tenant.key, endpoint.id)).length < count) await setTimeout(20)
      const requests = receiver.received.filter((request) => request.path === path)
      return requests.map(({ body }) => JSON.parse(String(body)) as Body)
    },
  }
}

const receiptOf = async (key: string, id: string) => (await gateway.call(`/v1/payments/${id}`, { key })).body

/** Payer of the sandbox whose intents expire at once. */
const lapsing = { debtorId: 'V00000010' }

describe('the body of a real event', () => {
  test('describes the payment as its receipt does', async () => {
    const { key, arrived } = await subscribed(['payment.completed'])
    const receipt = await receiptOf(key, await payC2p(gateway, key, { externalRef: 'pedido/ñ-1 "dos"' }))
    const [completed] = await arrived(1)
    const fields = Object.keys(webhookPayloads['payment.completed'].properties.data.properties).filter(
      (field) => receipt[field] !== undefined,
    )
    expect(fields).toEqual(expect.arrayContaining(['bankReference', 'bcvRate', 'tenantName', 'createdAt']))
    expect(completed?.data).toEqual(Object.fromEntries(fields.map((field) => [field, receipt[field]])))
  })

  test('omits the fields that a pending payment does not have', async () => {
    const { key, arrived } = await subscribed(['payment.pending'])
    await requestC2p(gateway, key)
    const [pending] = await arrived(1)
    for (const absent of ['externalRef', 'bankReference', 'failureCode']) {
      expect(pending?.data).not.toHaveProperty(absent)
    }
  })
})

describe('an intent that expires', () => {
  test('is notified once as failed and, to an endpoint that subscribed to it, once as canceled, with different event ids', async () => {
    const { key, arrived } = await subscribed(['payment.failed', 'payment.canceled'])
    const id = await requestC2p(gateway, key, lapsing)
    const bodies = await arrived(2)
    expect(bodies.map(({ event }) => event).toSorted()).toEqual(['payment.canceled', 'payment.failed'])
    for (const { data } of bodies) {
      expect(data).toMatchObject({ paymentId: id, status: 'FAILED', failureCode: 'INTENT_EXPIRED' })
    }
    const { body } = await gateway.call(`/v1/payments/${id}/events`, { key })
    const emitted = (body['items'] as { id: string; event?: string }[]).filter(({ event }) => event !== undefined)
    expect(emitted.map(({ event }) => String(event)).toSorted()).toEqual([
      'payment.canceled',
      'payment.failed',
      'payment.pending',
    ])
    expect(new Set(emitted.map((line) => line.id)).size).toBe(3)
  })

  test('is notified only as failed to an endpoint that did not subscribe to canceled', async () => {
    const { key, arrived } = await subscribed(['payment.pending', 'payment.failed'])
    const id = await requestC2p(gateway, key, lapsing)
    expect((await arrived(2)).map(({ event }) => event).toSorted()).toEqual(['payment.failed', 'payment.pending'])
    const { body } = await gateway.call(`/v1/payments/${id}/events`, { key })
    expect((body['items'] as { type: string }[]).map(({ type }) => type).toSorted()).toEqual([
      'canceled',
      'created',
      'expired',
    ])
  })
})

test('a charge that its bank declined is notified as failed and not as canceled', async () => {
  const { key, arrived } = await subscribed(['payment.failed', 'payment.canceled'])
  const id = await payC2p(gateway, key, {}, '00000051')
  expect((await arrived(1)).map(({ event }) => event)).toEqual(['payment.failed'])
  const { body } = await gateway.call(`/v1/payments/${id}/events`, { key })
  expect((body['items'] as { event?: string }[]).filter(({ event }) => event === 'payment.canceled')).toEqual([])
})
