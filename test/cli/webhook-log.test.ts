import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestGateway, type TestGateway } from '../harness/gateway.ts'
import { type Receiver, startReceiver } from '../harness/receiver.ts'
import { testSealer } from '../harness/sealer.ts'
import { register } from '../harness/webhooks.ts'
import { listDeliveries, listEndpoints } from '../../src/cli/webhook/log.ts'

let gateway: TestGateway
let receiver: Receiver
beforeAll(async () => {
  gateway = await startTestGateway()
  receiver = await startReceiver()
})
afterAll(async () => {
  await gateway.stop()
  await receiver.stop()
})

/** A tenant whose every endpoint was sent a test notification. */
async function notifiedTenant(urls: string[], mode: 'key' | 'liveKey' = 'key') {
  const tenant = await gateway.createTenant()
  const key = tenant[mode]
  const ids: string[] = []
  for (const url of urls) ids.push((await register(gateway, key, { url })).id)
  expect((await gateway.call('/v1/notifications/test', { method: 'POST', key })).status).toBe(202)
  return { ...tenant, ids }
}

const everything = { endpointId: undefined, onlyFailed: false, limit: 100 }

test('deliveries of a removed endpoint stay in the log', async () => {
  const { tenantId, name, key, ids } = await notifiedTenant(['http://127.0.0.1:1/gone'])
  await gateway.call(`/v1/webhooks/${ids[0]}`, { method: 'DELETE', key })
  const logged = await listDeliveries(gateway.database, { tenant: tenantId, livemode: false }, everything)
  expect(logged).toMatchObject([
    { tenantName: name, endpointId: ids[0], url: null, state: 'failed', error: 'connection_refused' },
  ])
})

test('deliveries are listed for one tenant or all, for one endpoint and for one mode', async () => {
  const [one, other] = [await notifiedTenant([receiver.url, receiver.url]), await notifiedTenant([receiver.url])]
  const live = await notifiedTenant([receiver.url], 'liveKey')
  const endpoints = async (tenant: string | undefined, livemode: boolean, filter: object = {}) => {
    const logged = await listDeliveries(gateway.database, { tenant, livemode }, { ...everything, ...filter })
    return logged.map(({ endpointId }) => endpointId).toSorted()
  }
  expect(await endpoints(one.name, false)).toEqual(one.ids.toSorted())
  expect(await endpoints(one.name, false, { endpointId: one.ids[1] })).toEqual([one.ids[1]])
  expect(await endpoints(one.name, true)).toEqual([])
  expect(await endpoints(undefined, false)).toEqual(expect.arrayContaining([...one.ids, ...other.ids]))
  expect(await endpoints(undefined, true)).toEqual(live.ids)
})

test('deliveries are listed newest first, and on request only the failed ones', async () => {
  const { tenantId, key, ids } = await notifiedTenant([receiver.url, 'http://127.0.0.1:1/'])
  await gateway.call('/v1/notifications/test', { method: 'POST', key, body: { webhookId: ids[0] } })
  const list = (filter: object) =>
    listDeliveries(gateway.database, { tenant: tenantId, livemode: false }, { ...everything, ...filter })
  expect(await list({ limit: 1 })).toMatchObject([{ endpointId: ids[0], state: 'delivered' }])
  expect(await list({ limit: 2 })).toHaveLength(2)
  expect(await list({ onlyFailed: true })).toMatchObject([{ endpointId: ids[1], state: 'failed' }])
})

test('endpoints are listed with their tenant and without their secret', async () => {
  const { tenantId, name, ids } = await notifiedTenant([`${receiver.url}/a`, `${receiver.url}/b`])
  const parts = { database: gateway.database, sealer: testSealer }
  const listed = await listEndpoints(parts, { tenant: name, livemode: false })
  expect(listed).toMatchObject(ids.toReversed().map((id) => ({ id, tenantId, tenantName: name, livemode: false })))
  expect(listed.flatMap(Object.keys)).not.toContain('secret')
  expect(await listEndpoints(parts, { tenant: name, livemode: true })).toEqual([])
  const all = await listEndpoints(parts, { tenant: undefined, livemode: false })
  expect(all.map(({ id }) => id)).toEqual(expect.arrayContaining(ids))
})
