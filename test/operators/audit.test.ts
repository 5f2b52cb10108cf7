import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Permission, permissions, type RouteName } from '../../src/operators/access/permissions.ts'
import { makeTarget, refusedSamples, samples, type Target } from './samples.ts'
import { startTestSandbox, type TestSandbox } from '../harness/gateway.ts'
import { startWorld, type World } from './world.ts'

let sandbox: TestSandbox
let world: World
let target: Target
beforeAll(async () => {
  sandbox = await startTestSandbox()
  world = await startWorld({ sandbox })
})
beforeEach(async () => {
  target = await makeTarget(world.gateway, (await world.gateway.createTenant()).tenantId)
})
afterAll(async () => {
  await world.stop()
  await sandbox.stop()
})

/** Expected audit entry of every route that changes something. */
const left: Partial<Record<RouteName, { action: string; subject?: (target: Target) => string; tenant: boolean }>> = {
  'POST /session': { action: 'session.open', tenant: false },
  'DELETE /session': { action: 'session.close', tenant: false },
  'POST /session/password': { action: 'user.password', tenant: false },
  'POST /session/step-up': { action: 'session.step_up', tenant: false },
  'POST /sessions/end-others': { action: 'session.end', tenant: false },
  'POST /payments/{paymentId}/resolve': {
    action: 'payment.resolve',
    subject: ({ paymentId }) => paymentId,
    tenant: true,
  },
  'POST /payments/{paymentId}/payer': {
    action: 'payment.show_payer',
    subject: ({ paymentId }) => paymentId,
    tenant: true,
  },
  'POST /movements/{movementId}/match': {
    action: 'movement.match',
    subject: ({ movementId }) => movementId,
    tenant: true,
  },
  'POST /movements/{movementId}/ignore': {
    action: 'movement.ignore',
    subject: ({ movementId }) => movementId,
    tenant: true,
  },
  'POST /movements/import': { action: 'movement.import', subject: () => 'r4', tenant: true },
  'POST /reconciliations/{date}/close': { action: 'reconciliation.close', tenant: true },
  'POST /payments/{paymentId}/overpayment/give-back': {
    action: 'payment.give_back',
    subject: ({ overpaidId }) => overpaidId,
    tenant: true,
  },
  'POST /approvals/{paymentId}/approve': {
    action: 'payout.approved',
    subject: ({ approvalId }) => approvalId,
    tenant: true,
  },
  'POST /approvals/{paymentId}/decline': {
    action: 'payout.declined',
    subject: ({ approvalId }) => approvalId,
    tenant: true,
  },
  'POST /payments/{paymentId}/cancel': {
    action: 'payment.cancel',
    subject: ({ intentId }) => intentId,
    tenant: true,
  },
  'POST /tenants/{tenantId}/webhooks': { action: 'webhook.create', tenant: true },
  'POST /tenants/{tenantId}/webhooks/{webhookId}': {
    action: 'webhook.update',
    subject: ({ webhookId }) => webhookId,
    tenant: true,
  },
  'POST /tenants/{tenantId}/webhooks/{webhookId}/deliveries/{deliveryId}/redeliver': {
    action: 'webhook.redeliver',
    tenant: true,
  },
  'POST /users': { action: 'user.invite', tenant: true },
  'POST /users/{userId}/link': { action: 'user.link', tenant: true },
  'POST /users/{userId}/role': { action: 'user.role', tenant: true },
  'POST /users/{userId}/disable': { action: 'user.disable', tenant: true },
  'POST /users/{userId}/enable': { action: 'user.enable', tenant: true },
  'POST /rates/withdraw': { action: 'rate.withdraw', subject: () => '2026-01-06', tenant: false },
  'POST /tenants': { action: 'tenant.create', tenant: false },
  'POST /tenants/{tenantId}/activate': { action: 'tenant.activate', subject: ({ tenantId }) => tenantId, tenant: true },
  'POST /tenants/{tenantId}/deactivate': {
    action: 'tenant.deactivate',
    subject: ({ tenantId }) => tenantId,
    tenant: true,
  },
  'POST /tenants/{tenantId}/keys': { action: 'key.create', tenant: true },
  'POST /tenants/{tenantId}/keys/{keyId}/rotate': { action: 'key.rotate', tenant: true },
  'POST /tenants/{tenantId}/keys/{keyId}/revoke': {
    action: 'key.revoke',
    subject: ({ keyId }) => keyId,
    tenant: true,
  },
  'POST /banks/{bank}/drain': { action: 'bank.drain', subject: () => 'bdv', tenant: false },
  'POST /tenants/{tenantId}/banks/route': { action: 'bank.route', subject: () => 'r4', tenant: true },
  'POST /tenants/{tenantId}/banks/order': { action: 'bank.order', subject: () => 'order', tenant: true },
  'POST /tenants/{tenantId}/banks/accounts': { action: 'bank.set', tenant: true },
  'POST /tenants/{tenantId}/notifications': { action: 'bank.notifications', subject: () => 'r4', tenant: true },
  'POST /tenants/{tenantId}/notifications/end': { action: 'bank.notifications', subject: () => 'r4', tenant: true },
  'POST /tenants/{tenantId}/links': { action: 'link.create', tenant: true },
  'POST /tenants/{tenantId}/links/{linkId}/switch': {
    action: 'link.deactivate',
    subject: ({ linkId }) => linkId,
    tenant: true,
  },
  'POST /tenants/{tenantId}/checkout-profile': {
    action: 'checkout.profile',
    subject: ({ tenantId }) => tenantId,
    tenant: true,
  },
  'POST /tenants/{tenantId}/webhooks/test': { action: 'webhook.test', subject: () => 'all', tenant: true },
  'POST /rates': { action: 'rate.set', subject: () => '2026-01-05', tenant: false },
  'POST /rates/refresh': { action: 'rate.refresh', tenant: false },
  'POST /playground': { action: 'playground.call', subject: () => 'GET /v1/banks', tenant: true },
}

/** Changes whose entries `factors.test.ts`, `sessions.test.ts`, `users.test.ts` and `payments.test.ts` check. */
const checkedElsewhere: readonly RouteName[] = [
  ...refusedSamples,
  'POST /session/factors/totp',
  'DELETE /session/factors/totp',
]

/** A read with a body, so that no proxy logs what was searched for, and queries at the bank that change nothing. */
const reads: readonly RouteName[] = ['POST /payments/search', 'POST /tenants/{tenantId}/banks/check']

const changes = (Object.keys(permissions) as RouteName[]).filter(
  (name) => !name.startsWith('GET ') && !checkedElsewhere.includes(name) && !reads.includes(name),
)

test.each(changes)('%s records actor, action and subject in the audit log', async (name) => {
  const expected = left[name]
  expect(expected).toBeDefined()
  const { name: user } = await world.addUser('operator')
  const { call } = await world.signIn(user)
  const method = name.split(' ')[0] as string
  const { path, body } = samples[name](target)
  if (path.endsWith('/enable')) await call(path.replace('enable', 'disable'), { method })
  // Only an inactive tenant can be activated.
  if (path.endsWith('/activate')) await call(path.replace('activate', 'deactivate'), { method })
  const { status, text } =
    (permissions[name] as Permission).roles === 'anyone'
      ? (await world.signIn(user)).answer
      : await call(path, { method, ...(body && { body }) })
  expect(status, text).toBeLessThan(300)

  const entry = (await world.audit()).findLast(({ action }) => action === expected?.action)
  expect(entry).toMatchObject({
    actor: `user:${user}`,
    outcome: 'done',
    address: expect.stringContaining('127.0.0.1'),
    sessionId: expect.stringMatching(/^[0-9a-f]{16}$/),
    keyId: null,
    requestId: expect.any(String),
    ...(expected?.tenant ? { tenantId: target.tenantId } : {}),
    ...(expected?.subject ? { subject: expected.subject(target) } : {}),
  })
})

test('the audit log is listed newest first, page by page, with its details', async () => {
  const { call } = await world.addUser('operator')
  const { tenantId } = await world.gateway.createTenant()
  await call(`/tenants/${tenantId}/keys`, { method: 'POST', body: { mode: 'test' } })
  const first = await call(`/audit?tenantId=${tenantId}&limit=2`)
  expect(first.body).toMatchObject({
    items: [{ action: 'key.create', details: { publicPart: expect.stringMatching(/^pas_test_/) } }, {}],
    nextCursor: expect.any(String),
  })
  const second = await call(`/audit?tenantId=${tenantId}&limit=2&cursor=${String(first.body['nextCursor'])}`)
  const items = [...(first.body['items'] as { at: string }[]), ...(second.body['items'] as { at: string }[])]
  expect(items.map(({ at }) => at)).toEqual(
    items
      .map(({ at }) => at)
      .toSorted()
      .toReversed(),
  )
  expect(items).toHaveLength(4)
  expect(second.body).toMatchObject({ nextCursor: null, items: [{}, { action: 'tenant.create' }] })
})

test('entries show their origin, also those of an API token, and the whole log can be downloaded', async () => {
  const { tenantId } = await world.gateway.createTenant()
  const { call } = await world.addUser('operator')
  const made = await call(`/tenants/${tenantId}/keys`, { method: 'POST', body: { mode: 'test' } })
  const { body } = await call(`/audit?tenantId=${tenantId}&limit=2`)
  expect(body['items']).toMatchObject([
    {
      sequence: expect.any(Number),
      outcome: 'done',
      address: expect.stringContaining('127.0.0.1'),
      sessionId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      keyId: null,
      requestId: made.headers.get('x-request-id'),
    },
    { address: null, sessionId: null, keyId: null, requestId: null },
  ])
  const file = await call(`/audit/file?tenantId=${tenantId}`)
  expect(file.headers.get('content-disposition')).toBe('attachment; filename="audit.jsonl"')
  const lines = file.text.trimEnd().split('\n')
  const actions = lines.map((line) => (JSON.parse(line) as { entry: { action: string } }).entry.action)
  expect(actions).toEqual(['tenant.create', 'key.create', 'key.create', 'key.create'])
})
