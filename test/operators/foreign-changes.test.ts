import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestSandbox, type TestSandbox } from '../harness/gateway.ts'
import { makeTarget, type Target } from './samples.ts'
import { startWorld, type TestUser, type World } from './world.ts'

let sandbox: TestSandbox
let world: World
let foreign: Target
let owner: TestUser
beforeAll(async () => {
  sandbox = await startTestSandbox()
  world = await startWorld({ sandbox })
  foreign = await makeTarget(world.gateway, (await world.gateway.createTenant()).tenantId)
  owner = await world.addUser('owner', (await world.gateway.createTenant()).tenantId)
})
afterAll(async () => {
  await world.stop()
  await sandbox.stop()
})

test.each<[string, (target: Target) => string, object?]>([
  [
    'POST /admin/api/tenants/:tenantId/keys/:keyId/revoke',
    ({ tenantId, keyId }) => `/tenants/${tenantId}/keys/${keyId}/revoke`,
  ],
  ['POST /admin/api/payments/:paymentId/reverse', ({ paymentId }) => `/payments/${paymentId}/reverse`],
  ['POST /admin/api/payments/:paymentId/cancel', ({ intentId }) => `/payments/${intentId}/cancel`],
  ['POST /admin/api/payments/:paymentId/payer', ({ paymentId }) => `/payments/${paymentId}/payer`],
  [
    'POST /admin/api/payments/:paymentId/overpayment/give-back',
    ({ overpaidId }) => `/payments/${overpaidId}/overpayment/give-back`,
    { vesAmount: '10.00' },
  ],
  ['POST /admin/api/users/:userId/disable', ({ userId }) => `/users/${userId}/disable`],
  ['POST /admin/api/users/:userId/role', ({ userId }) => `/users/${userId}/role`, { role: 'viewer' }],
])('%s of another tenant is not found, and the attempt is in the audit log', async (subject, path, body) => {
  const answer = await owner.call(path(foreign), { method: 'POST', ...(body && { body }) })
  expect(answer.status, answer.text).toBe(404)
  const entries = (await world.audit()).filter(
    (entry) => entry.actor === `user:${owner.name}` && entry.subject === subject,
  )
  expect(entries).toMatchObject([{ action: 'access.refused', outcome: 'refused' }])
})

test('what an operator does not find is not recorded: all tenants are theirs', async () => {
  const operator = await world.addUser('operator')
  const unknown = '01a1dd0d-1851-7615-a81f-4bf3713f333f'
  expect((await operator.call(`/payments/${unknown}/cancel`, { method: 'POST' })).status).toBe(404)
  expect(await world.audit()).not.toContainEqual(expect.objectContaining({ actor: `user:${operator.name}` }))
})
