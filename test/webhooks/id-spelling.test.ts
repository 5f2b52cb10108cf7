import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { systemRandom } from '../../src/foundation/random.ts'
import { createSealer } from '../../src/storage/sealing.ts'
import { resealColumn } from '../../src/storage/reseal.ts'
import { sealedWebhookSecrets } from '../../src/webhooks/endpoints.ts'
import { startTestGateway, type TestGateway } from '../harness/gateway.ts'
import { type Receiver, startReceiver } from '../harness/receiver.ts'
import { register } from '../harness/webhooks.ts'
import { testMasterKey } from '../harness/sealer.ts'

let gateway: TestGateway
let receiver: Receiver
let key: string
beforeAll(async () => {
  gateway = await startTestGateway()
  receiver = await startReceiver()
  key = (await gateway.createTenant()).key
})
afterAll(async () => {
  await gateway.stop()
  await receiver.stop()
})

test('a secret rotated under the endpoint’s id in capitals signs its events and follows a change of the master key', async () => {
  const { id } = await register(gateway, key, { url: `${receiver.url}/hook` })
  const loud = id.toUpperCase()
  expect(loud).not.toBe(id)
  const rotated = await gateway.call(`/v1/webhooks/${loud}/rotate-secret`, { key, method: 'POST' })
  expect([rotated.status, rotated.body['id']]).toEqual([200, id])

  const report = await gateway.call('/v1/notifications/test', { key, method: 'POST', body: { webhookId: loud } })
  expect(report.body).toMatchObject({ sent: true, deliveries: [{ webhookId: id, status: 'delivered' }] })
  const [request] = await receiver.waitFor(1)
  const signature = createHmac('sha256', String(rotated.body['secret']))
    .update(request?.body ?? '')
    .digest('hex')
  expect(request?.headers['x-webhook-signature']).toBe(`sha256=${signature}`)

  const changing = createSealer(Buffer.alloc(32, 8), [Buffer.from(testMasterKey, 'hex')], systemRandom)
  const [secrets] = sealedWebhookSecrets
  if (!secrets) throw new Error('no column')
  expect(await resealColumn(gateway.database, changing, secrets)).toMatchObject({ resealed: 1, failed: 0 })
  expect(await resealColumn(gateway.database, changing, secrets)).toMatchObject({ resealed: 0, failed: 0 })
})

test('every request for an endpoint accepts its id in capitals and answers with the id as stored', async () => {
  const { id } = await register(gateway, key, { url: `${receiver.url}/hook` })
  const path = `/v1/webhooks/${id.toUpperCase()}`
  expect((await gateway.call(path, { key })).body['id']).toBe(id)
  expect((await gateway.call(path, { key, method: 'PATCH', body: { isActive: false } })).body['id']).toBe(id)
  expect((await gateway.call(`${path}/deliveries`, { key })).status).toBe(200)
  expect((await gateway.call(path, { key, method: 'DELETE' })).body).toEqual({ id, deleted: true })
})
