import { afterAll, beforeAll, expect, test } from 'vitest'
import { webhookEvents } from '../../src/webhooks/events.ts'
import { startTestGateway, startTestSandbox, type TestGateway, type TestSandbox } from '../harness/gateway.ts'
import { payC2p } from '../harness/payments.ts'
import { type Receiver, startReceiver } from '../harness/receiver.ts'
import { ended, register } from '../harness/webhooks.ts'

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

test('the log of deliveries begins with the newest event, although its checkout session is older than other events', async () => {
  const { key } = await gateway.createTenant()
  const { id } = await register(gateway, key, { url: receiver.url, events: [...webhookEvents] })
  const body = { usdAmount: 5, description: 'Dos tazas' }
  const session = await gateway.call('/v1/checkout/sessions', { method: 'POST', key, body })
  expect(session.status, session.text).toBe(201)
  await payC2p(gateway, key)
  const path = `/v1/checkout/sessions/${String(session.body['sessionId'])}/expire`
  const expired = await gateway.call(path, { method: 'POST', key, body: {} })
  expect(expired.status, expired.text).toBe(200)
  const log = await ended(gateway, key, id)
  expect(log).toHaveLength(3)
  expect(log[0]).toMatchObject({ event: 'checkout.expired' })
})
