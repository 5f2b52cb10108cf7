import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestSandbox, type TestSandbox } from '../harness/gateway.ts'
import { seedMovement } from '../harness/movements.ts'
import { requestC2p } from '../harness/payments.ts'
import { register } from '../harness/webhooks.ts'
import { seedLink, seedOverpaid } from '../operators/samples.ts'
import { startWorld, type World } from '../operators/world.ts'
import { operations } from '../payments/specification/rows.ts'
import { seedApproval } from '../operators/samples.ts'

let sandbox: TestSandbox
let world: World
let tenant: Awaited<ReturnType<World['gateway']['createTenant']>>
beforeAll(async () => {
  sandbox = await startTestSandbox()
  world = await startWorld({ sandbox })
  tenant = await world.gateway.createTenant()
})
afterAll(async () => {
  await world.stop()
  await sandbox.stop()
})

const scope = () => ({ tenantId: tenant.tenantId, livemode: false })
const url = 'https://example.com/hooks?token=receiver'
const endpoint = async () => (await register(world.gateway, tenant.key, { url })).id
const movement = () => seedMovement(world.database, tenant.tenantId)
const approval = () => seedApproval(world.database, scope())
const order = { usdAmount: 25, description: 'Pedido 1042' }

async function session(): Promise<string> {
  const request = { method: 'POST', key: tenant.key, body: order }
  return String((await world.gateway.call('/v1/checkout/sessions', request)).body['sessionId'])
}

/** Entry of every route that changes configuration or decides about money outside the payment itself. */
const audited: Record<string, { action: string; id?: () => Promise<string>; body?: () => Promise<object> }> = {
  'POST /webhooks': { action: 'webhook.create', body: async () => ({ url, events: ['payment.completed'] }) },
  'PATCH /webhooks/{id}': { action: 'webhook.update', id: endpoint, body: async () => ({ isActive: false }) },
  'DELETE /webhooks/{id}': { action: 'webhook.delete', id: endpoint },
  'POST /webhooks/{id}/rotate-secret': { action: 'webhook.rotate_secret', id: endpoint, body: async () => ({}) },
  'POST /payments/{id}/approve': { action: 'payout.approved', id: approval },
  'POST /payments/{id}/decline': { action: 'payout.declined', id: approval },
  'POST /movements/{id}/ignore': {
    action: 'movement.ignore',
    id: movement,
    body: async () => ({ reason: 'Deposit of the owner' }),
  },
  'POST /movements/{id}/match': {
    action: 'movement.match',
    id: movement,
    body: async () => ({ paymentId: await seedOverpaid(world.database, scope()) }),
  },
  'POST /payments/{id}/cancel': { action: 'payment.cancel', id: () => requestC2p(world.gateway, tenant.key) },
  'POST /checkout/sessions/{id}/expire': { action: 'checkout.expire', id: session },
  'POST /payment-links': { action: 'link.create', body: async () => order },
  'PATCH /payment-links/{id}': {
    action: 'link.deactivate',
    id: () => seedLink(world.database, scope()),
    body: async () => ({ active: false }),
  },
}

/** Routes without an entry: the payment's own events record them, or they change nothing that stays. */
const unaudited: Record<string, string> = {
  'POST /payments/c2p/request': 'payment event',
  'POST /payments/c2p': 'payment event',
  'POST /payments/vpos': 'payment event',
  'POST /payments/vpos/authentication': 'stores nothing',
  'POST /payments/pago-movil/verify': 'payment event',
  'POST /payments/pago-movil/request': 'payment event',
  'POST /payments/{id}/reference': 'payment event',
  'POST /payments/{id}/reverse': 'payment event',
  'POST /payments/debit/otp': 'payment event',
  'POST /payments/debit': 'payment event',
  'POST /payments/domiciliation': 'payment event',
  'POST /payments/credit': 'payment event',
  'POST /payments/credit/account': 'payment event',
  'POST /payments/credit/disburse': 'payment event',
  'POST /payments/payouts': 'payment event',
  'POST /payments/change': 'payment event',
  'POST /payments/operations/poll': 'reads only',
  'POST /checkout/sessions': 'an order of one customer; its payment has events',
  'POST /notifications/test': 'sends a test event; the delivery log has it',
  'POST /test/faults': 'simulated banks only',
  'DELETE /test/faults': 'simulated banks only',
  'POST /test/movements': 'simulated banks only',
}

const changes = operations.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`)

test('every route that changes something is audited, or is listed with the reason why it is not', () => {
  expect([...Object.keys(audited), ...Object.keys(unaudited)].toSorted()).toEqual(changes.toSorted())
})

test.each(Object.entries(audited))('%s with an API key leaves an audit entry', async (route, { action, id, body }) => {
  const [method = '', path = ''] = route.split(' ')
  const subject = await id?.()
  const answer = await world.gateway.call(`/v1${path.replace('{id}', subject ?? '')}`, {
    method,
    key: tenant.key,
    ...(body ? { body: await body() } : {}),
  })
  expect(answer.status, answer.text).toBeLessThan(300)
  const entry = (await world.audit()).findLast((found) => found.action === action)
  const keyId = String(entry?.keyId)
  expect(entry).toMatchObject({
    actor: `key:${keyId}`,
    outcome: 'done',
    tenantId: tenant.tenantId,
    address: expect.stringContaining('127.0.0.1'),
    sessionId: null,
    requestId: answer.headers.get('x-request-id'),
    ...(subject === undefined ? {} : { subject }),
    details: { livemode: false },
  })
  expect(keyId).toMatch(/^[0-9a-f-]{36}$/)
  expect(JSON.stringify(entry)).not.toContain('receiver')
})

test('log lines of a request name its API key', async () => {
  const { headers } = await world.gateway.call('/v1/webhooks/nothing', { method: 'DELETE', key: tenant.key })
  const lines = world.gateway.logged.filter((line) => line.includes(String(headers.get('x-request-id'))))
  expect(lines.length).toBeGreaterThan(0)
  for (const line of lines) expect((JSON.parse(line) as { keyId?: string }).keyId).toMatch(/^[0-9a-f-]{36}$/)
})
