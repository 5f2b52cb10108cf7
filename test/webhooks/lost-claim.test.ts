import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase } from '../harness/database.ts'
import { startTestGateway, startTestSandbox, type TestGateway, type TestSandbox } from '../harness/gateway.ts'
import { type LossyDatabase, startLossyDatabase } from '../harness/lossy-database.ts'
import { requestC2p } from '../harness/payments.ts'
import { type Receiver, startReceiver } from '../harness/receiver.ts'
import { ended, register } from '../harness/webhooks.ts'

let sandbox: TestSandbox
let link: LossyDatabase
let gateway: TestGateway
let receiver: Receiver
beforeAll(async () => {
  sandbox = await startTestSandbox()
  link = await startLossyDatabase(await createTestDatabase())
  gateway = await startTestGateway({ sandbox, connection: link.connection })
  receiver = await startReceiver()
})
afterAll(async () => {
  await gateway.stop()
  await receiver.stop()
  await link.stop()
  await sandbox.stop()
})

test('events are sent once each although connections to the database broke while they were claimed', async () => {
  const { key } = await gateway.createTenant()
  const { id } = await register(gateway, key, { url: receiver.url, events: ['payment.pending'] })
  link.loseAcknowledgements('webhooks.claim', 1_000)
  link.loseAcknowledgements('webhooks.recover', 3)
  const paymentIds = await Promise.all(Array.from({ length: 5 }, () => requestC2p(gateway, key)))
  const log = await ended(gateway, key, id)
  expect(log.map(({ status }) => status)).toEqual(paymentIds.map(() => 'delivered'))
  expect(receiver.received).toHaveLength(paymentIds.length)
  expect(link.isLosing('webhooks.recover')).toBe(false)
}, 60_000)
