import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { limits } from '../../src/foundation/limits.ts'
import { startTestGateway, startTestSandbox, type TestGateway, type TestSandbox } from '../harness/gateway.ts'
import { requestC2p } from '../harness/payments.ts'
import { type Receiver, startReceiver } from '../harness/receiver.ts'
import { queueDeliveries, register } from '../harness/webhooks.ts'

const HANGING_ENDPOINTS = 80

let sandbox: TestSandbox
let gateway: TestGateway
let hanging: Receiver
let healthy: Receiver
beforeAll(async () => {
  sandbox = await startTestSandbox()
  gateway = await startTestGateway({ sandbox })
  hanging = await startReceiver(() => new Promise(() => {}))
  healthy = await startReceiver()
})
afterAll(async () => {
  await hanging.stop()
  await gateway.stop()
  await healthy.stop()
  await sandbox.stop()
})

/** All endpoints that two tenants may have, each with more events than it may have attempts at once. */
async function queueForHangingEndpoints(): Promise<void> {
  const tenants = [await gateway.createTenant(), await gateway.createTenant()]
  const places = tenants.flatMap(({ tenantId, key, liveKey }) => [
    { scope: { tenantId, livemode: false }, key },
    { scope: { tenantId, livemode: true }, key: liveKey },
  ])
  for (const { scope, key } of places) {
    for (let count = 0; count < HANGING_ENDPOINTS / places.length; count += 1) {
      const { id } = await register(gateway, key, { url: hanging.url })
      await queueDeliveries(gateway.database, scope, id, 40)
    }
  }
}

test('the endpoints of two tenants hang, all of them, and the event of a third tenant is sent at once', async () => {
  const { key } = await gateway.createTenant()
  await register(gateway, key, { url: healthy.url, events: ['payment.pending'] })
  await queueForHangingEndpoints()
  const delayMs = async () => {
    healthy.received.length = 0
    await requestC2p(gateway, key)
    const sentMs = performance.now()
    await healthy.waitFor(1)
    return performance.now() - sentMs
  }
  await setTimeout(1_500)
  expect(await delayMs(), 'before the first attempts have timed out').toBeLessThan(2_000)
  await setTimeout(limits.webhookTimeoutMs)
  expect(await delayMs(), 'after that').toBeLessThan(2_000)
}, 60_000)
