import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DeliveryPage, NewWebhook } from '../../src/operators/routes/webhooks.ts'
import { startTestSandbox, type TestSandbox } from '../harness/gateway.ts'
import { payC2p } from '../harness/payments.ts'
import { type Receiver, startReceiver } from '../harness/receiver.ts'
import { errorOf, post } from './people.ts'
import { startWorld, type TestUser, type World } from './world.ts'

let sandbox: TestSandbox
let world: World
let receiver: Receiver
let staff: TestUser
let tenant: Awaited<ReturnType<World['gateway']['createTenant']>>
let status = 500
beforeAll(async () => {
  sandbox = await startTestSandbox()
  world = await startWorld({ sandbox })
  receiver = await startReceiver(() => ({ status }))
  tenant = await world.gateway.createTenant()
  staff = await world.addUser('staff', tenant.tenantId)
})
afterAll(async () => {
  await world.stop()
  await receiver.stop()
  await sandbox.stop()
})

const base = () => `/tenants/${tenant.tenantId}/webhooks`

async function register(): Promise<NewWebhook> {
  const body = { mode: 'test', url: receiver.url, events: ['payment.completed'] }
  const answer = await post(staff.call, base(), body)
  expect(answer.status, answer.text).toBe(201)
  return answer.body as NewWebhook
}

const deliveriesOf = async (webhookId: string) =>
  ((await staff.call(`${base()}/${webhookId}/deliveries?mode=test`)).body as DeliveryPage).items

const over = (webhookId: string, count: number) =>
  expect
    .poll(
      async () => (await deliveriesOf(webhookId)).filter((one) => !['queued', 'sending'].includes(one.status)).length,
    )
    .toBe(count)

const redeliver = (webhookId: string, id: string, by = staff) =>
  post(by.call, `${base()}/${webhookId}/deliveries/${id}/redeliver`, { mode: 'test' })

test('a delivery that failed is sent again by hand, with an id of its own and the first one’s in its signed body', async () => {
  status = 500
  const { id: webhookId, secret } = await register()
  expect(secret).toMatch(/^whsec_/)
  await payC2p(world.gateway, tenant.key)
  await over(webhookId, 1)
  const [first] = await deliveriesOf(webhookId)
  if (!first) throw new Error('there is no delivery')
  expect(first.status).toBe('failed')
  status = 200
  const again = await redeliver(webhookId, first.id)
  expect(again.body).toMatchObject({ redeliveryOf: first.id, paymentId: first.paymentId, event: 'payment.completed' })
  await over(webhookId, 2)
  const [second, former] = await deliveriesOf(webhookId)
  expect(second).toMatchObject({ status: 'delivered', redeliveryOf: first.id })
  // The event's own delivery stays as it was: attempted once.
  expect(former).toEqual(first)
  const sent = receiver.received.find(({ headers }) => headers['webhook-id'] === second?.id)
  expect(sent?.headers['webhook-id']).not.toBe(first.id)
  expect(sent?.body.toString()).toBe(`${first.body.slice(0, -1)},"redeliveryOf":"${first.id}"}`)

  // Again from the redelivery: it names the same first delivery.
  expect((await redeliver(webhookId, second?.id ?? '')).body['redeliveryOf']).toBe(first.id)
  await over(webhookId, 3)
  const detail = await staff.call(`/payments/${first.paymentId ?? ''}`)
  expect((detail.body['deliveries'] as object[]).length).toBe(3)
})

test('of many clicks at once one delivery goes out', async () => {
  status = 500
  const { id: webhookId } = await register()
  await payC2p(world.gateway, tenant.key)
  await over(webhookId, 1)
  const [first] = await deliveriesOf(webhookId)
  const answers = await Promise.all(Array.from({ length: 6 }, () => redeliver(webhookId, first?.id ?? '')))
  const done = answers.filter((answer) => answer.status === 201).length
  expect(done).toBeGreaterThanOrEqual(1)
  await over(webhookId, 1 + done)
  for (const answer of answers.filter((one) => one.status !== 201)) {
    expect(errorOf(answer)).toEqual([409, 'delivery_not_over'])
  }
})

test('a paused endpoint gets neither events nor redeliveries, and those meanwhile are not sent later', async () => {
  status = 200
  const { id: webhookId } = await register()
  await payC2p(world.gateway, tenant.key)
  await over(webhookId, 1)
  const [first] = await deliveriesOf(webhookId)
  const change = (body: object) => post(staff.call, `${base()}/${webhookId}`, { mode: 'test', ...body })
  expect((await change({ isActive: false })).body).toMatchObject({ isActive: false })
  await payC2p(world.gateway, tenant.key)
  expect(errorOf(await redeliver(webhookId, first?.id ?? ''))).toEqual([409, 'webhook_paused'])
  expect((await change({ isActive: true, events: ['payment.failed'] })).body).toMatchObject({
    isActive: true,
    events: ['payment.failed'],
  })
  expect((await deliveriesOf(webhookId)).map(({ id }) => id)).toEqual([first?.id])
})

test('a delivery of another tenant cannot be sent again', async () => {
  status = 200
  const { id: webhookId } = await register()
  await payC2p(world.gateway, tenant.key)
  await over(webhookId, 1)
  const [first] = await deliveriesOf(webhookId)
  const other = await world.gateway.createTenant()
  const stranger = await world.addUser('owner', other.tenantId)
  expect(errorOf(await redeliver(webhookId, first?.id ?? '', stranger))).toEqual([404, 'tenant_not_found'])
  const path = `/tenants/${other.tenantId}/webhooks/${webhookId}/deliveries/${first?.id ?? ''}/redeliver`
  expect(errorOf(await post(stranger.call, path, { mode: 'test' }))).toEqual([404, 'delivery_not_found'])
})

test('the address of an endpoint obeys the same filter as one registered with a key', async () => {
  const body = { mode: 'test', url: 'http://169.254.169.254/', events: ['payment.completed'] }
  expect(errorOf(await post(staff.call, base(), body))).toEqual([400, 'webhook_url_refused'])
})
