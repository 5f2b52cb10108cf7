import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestSandbox, type TestSandbox } from '../harness/gateway.ts'
import { c2pDetails } from '../harness/payments.ts'
import { startWorld, type TestUser, type World } from './world.ts'

type Tenant = Awaited<ReturnType<World['gateway']['createTenant']>>
type Played = { status: number; headers: Record<string, string>; body: string }

let sandbox: TestSandbox
let world: World
let tenant: Tenant
let other: Tenant
let operator: TestUser
let staff: TestUser
beforeAll(async () => {
  sandbox = await startTestSandbox()
  world = await startWorld({ sandbox })
  tenant = await world.gateway.createTenant()
  other = await world.gateway.createTenant()
  operator = await world.addUser('operator')
  staff = await world.addUser('staff', tenant.tenantId)
})
afterAll(async () => {
  await world.stop()
  await sandbox.stop()
})

const submit = (user: TestUser, body: object) => user.call('/playground', { method: 'POST', body })
async function play(user: TestUser, body: object): Promise<Played & { json: Record<string, unknown> }> {
  const answer = await submit(user, body)
  expect(answer.status, answer.text).toBe(200)
  const played = answer.body as Played
  return { ...played, json: JSON.parse(played.body) as Record<string, unknown> }
}

describe('the playground', () => {
  test('makes a real payment in test mode, with the response a tenant gets', async () => {
    const made = await play(staff, { method: 'POST', path: '/v1/payments/c2p/request', body: c2pDetails })
    expect(made).toMatchObject({
      status: 201,
      headers: { 'content-type': 'application/json; charset=utf-8', 'x-request-id': expect.any(String) },
      json: { paymentId: expect.any(String) },
    })
    const body = { ...c2pDetails, intentId: made.json['paymentId'], token: '00000051' }
    const declined = await play(operator, {
      tenantId: tenant.tenantId,
      method: 'POST',
      path: '/v1/payments/c2p',
      body,
    })
    expect(declined).toMatchObject({ status: 422, json: { error: 'provider_rejected', failureCode: 'G51' } })
    const seen = await world.gateway.call(`/v1/payments/${String(made.json['paymentId'])}`, { key: tenant.key })
    expect(seen.body).toMatchObject({ status: 'FAILED', livemode: false })
  })

  test('replays a response for the same Idempotency-Key', async () => {
    const request = {
      method: 'POST',
      path: '/v1/payments/c2p/request',
      body: c2pDetails,
      idempotencyKey: 'play it again',
    }
    const [first, again] = [await play(staff, request), await play(staff, request)]
    expect(again.body).toBe(first.body)
    expect(again.headers['idempotent-replayed']).toBe('true')
  })

  test('is always in test mode and finds no live payment', async () => {
    const { body } = await world.gateway.call('/v1/webhooks', {
      method: 'POST',
      key: tenant.liveKey,
      body: { url: 'http://127.0.0.1:9/', events: ['payment.completed'] },
    })
    expect(body['id']).toEqual(expect.any(String))
    const played = await play(staff, { method: 'GET', path: `/v1/webhooks/${String(body['id'])}` })
    expect(played).toMatchObject({ status: 404, json: { error: 'webhook_not_found' } })
    expect((await play(staff, { method: 'GET', path: '/v1/webhooks' })).json).toEqual([])
  })

  test('is limited to the user’s own tenant, and refuses another before anything runs', async () => {
    const request = { method: 'GET', path: '/v1/payments' }
    const refused = await submit(staff, { ...request, tenantId: other.tenantId })
    expect([refused.status, refused.body['error']]).toEqual([404, 'tenant_not_found'])
    const unnamed = await submit(operator, request)
    expect([unnamed.status, unnamed.body['error']]).toEqual([404, 'tenant_not_found'])
  })

  test.each(['/admin/api/tenants', '/metrics', '/v1/../metrics', '/v1/%2e%2e/metrics', '//elsewhere/v1/x', 'v1/banks'])(
    'refuses the path %s',
    async (path) => {
      const { status } = await submit(operator, { tenantId: tenant.tenantId, method: 'GET', path })
      expect([400, 404]).toContain(status)
    },
  )

  test('needs an active tenant', async () => {
    const switched = await world.gateway.createTenant()
    await operator.call(`/tenants/${switched.tenantId}/deactivate`, { method: 'POST' })
    const refused = await submit(operator, { tenantId: switched.tenantId, method: 'GET', path: '/v1/banks' })
    expect([refused.status, refused.body['error']]).toEqual([409, 'tenant_inactive'])
  })
})

test('what a person does in the playground is in the audit log with the session and address of the person', async () => {
  const { tenantId } = await world.gateway.createTenant()
  const person = await world.addUser('staff', tenantId)
  const browser = await world.signIn(person.name)
  const body = { method: 'POST', path: '/v1/payment-links', body: { usdAmount: 5, description: 'x' } }
  const answer = await browser.call('/playground', { method: 'POST', body })
  expect(answer.body['status'], answer.text).toBe(201)
  const entries = (await world.audit()).filter(({ actor }) => actor === `user:${person.name}`)
  const { sessionId, address } = entries.find(({ action }) => action === 'playground.call') ?? {}
  expect(sessionId).toEqual(expect.any(String))
  expect(entries.filter(({ action }) => action === 'link.create')).toMatchObject([{ sessionId, address }])
})
