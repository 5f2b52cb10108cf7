import { createSecretKey } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { verifyAudit } from '../../src/audit/chain.ts'
import { createRefusals, type Refusal } from '../../src/audit/refusals.ts'
import { GatewayError } from '../../src/foundation/errors.ts'
import { limits } from '../../src/foundation/limits.ts'
import { createLog } from '../../src/foundation/log.ts'
import { runInContext } from '../../src/foundation/request-context.ts'
import { route } from '../../src/foundation/route.ts'
import { startTestGateway } from '../harness/gateway.ts'
import { password, type StoredEntry, startWorld, type World } from '../operators/world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.stop())

const entriesOf = async (isWanted: (entry: StoredEntry) => boolean) => (await world.audit()).filter(isWanted)

test('a failed sign-in of a known user is recorded once per minute and address', async () => {
  const { name } = await world.addUser('operator')
  for (const guess of ['wrong one', 'wrong two', 'wrong three']) await world.signIn(name, guess)
  const failed = await entriesOf(({ subject, outcome }) => subject === name && outcome === 'failed')
  // The attempts may fall into two minutes.
  expect([1, 2]).toContain(failed.length)
  expect(failed[0]).toMatchObject({
    actor: 'sign-in',
    action: 'session.open',
    address: expect.stringContaining('127.0.0.1'),
    requestId: expect.any(String),
    details: { code: 'wrong_credentials' },
  })
  expect(JSON.stringify(failed)).not.toContain('wrong one')
})

test('the name of a failed sign-in is not recorded if there is no such user', async () => {
  await world.signIn('my-password-by-mistake', 'wrong')
  expect(await entriesOf(({ subject }) => subject === 'unknown name')).toMatchObject([{ outcome: 'failed' }])
  expect(JSON.stringify(await world.audit())).not.toContain('my-password-by-mistake')
})

test('a locked user who tries again is recorded as refused', async () => {
  const { name } = await world.addUser('operator')
  for (let attempt = 0; attempt <= limits.loginTriesPerName; attempt += 1) await world.signIn(name, 'wrong')
  const [refused] = await entriesOf(({ subject, outcome }) => subject === name && outcome === 'refused')
  expect(refused).toMatchObject({ action: 'session.open', details: { code: 'account_locked' } })
})

test('a wrong password at a change of the password is recorded with the user and the session', async () => {
  const { name } = await world.addUser('operator')
  const { call } = await world.signIn(name)
  const body = { password: 'wrong', newPassword: 'another long password' }
  expect(await call('/session/password', { method: 'POST', body })).toMatchObject({ status: 401 })
  const [opened, failed] = await entriesOf(({ subject }) => subject === name).then((all) => all.slice(-2))
  expect(failed).toMatchObject({ actor: `user:${name}`, action: 'user.password', outcome: 'failed' })
  expect(opened).toMatchObject({ action: 'session.open', sessionId: failed?.sessionId })
  expect(failed?.sessionId).toMatch(/^[0-9a-f]{16}$/)
})

test('a change without the permission for it, without the CSRF token or in another tenant is recorded', async () => {
  const { tenantId } = await world.gateway.createTenant()
  const other = await world.gateway.createTenant()
  const user = await world.addUser('staff', tenantId)
  const browser = await world.signIn(user.name, password)
  const request = { method: 'POST', body: { name: 'Tienda' } }
  expect(await user.call('/tenants', request)).toMatchObject({ status: 403 })
  expect(await browser.call('/tenants', { ...request, headers: { 'x-csrf-token': 'x' } })).toMatchObject({
    status: 403,
  })
  const key = { method: 'POST', body: { mode: 'test' } }
  expect(await user.call(`/tenants/${other.tenantId}/keys`, key)).toMatchObject({ status: 404 })
  const refused = await entriesOf(({ actor, outcome }) => actor === `user:${user.name}` && outcome === 'refused')
  const common = { action: 'access.refused', tenantId, sessionId: expect.any(String) }
  expect(
    refused.toSorted((one, two) => String(one.details['code']).localeCompare(String(two.details['code']))),
  ).toMatchObject([
    { ...common, subject: 'POST /admin/api/tenants', details: { code: 'csrf_refused' } },
    { ...common, subject: 'POST /admin/api/tenants', details: { code: 'forbidden' } },
    { ...common, subject: 'POST /admin/api/tenants/:tenantId/keys', details: { code: 'tenant_not_found' } },
  ])
})

test('a change that an API key is not allowed to make is recorded, a refused reading is not', async () => {
  const refuse = async () => {
    throw new GatewayError('forbidden')
  }
  const declared = { keyScope: 'any' as const, tag: 'Test', summary: 'Test', description: 'Test', answers: {} }
  const gateway = await startTestGateway({
    connection: world.gateway.connection,
    routes: [
      route({ ...declared, method: 'POST', path: '/refused', operationId: 'postRefused', handle: refuse }),
      route({ ...declared, method: 'GET', path: '/refused', operationId: 'getRefused', handle: refuse }),
    ],
  })
  const { tenantId, key } = await gateway.createTenant()
  await gateway.call('/v1/refused', { key })
  const answer = await gateway.call('/v1/refused', { method: 'POST', key, body: {} })
  await gateway.stop()
  expect(answer.status, answer.text).toBe(403)
  const refused = await entriesOf((entry) => entry.tenantId === tenantId && entry.outcome === 'refused')
  expect(refused).toMatchObject([
    { actor: `key:${refused[0]?.keyId}`, action: 'access.refused', subject: 'POST /v1/refused' },
  ])
})

test('attempts from many addresses and with many names leave a bounded number of entries', async () => {
  const log = createLog({ level: 'silent', readable: false, write: () => {} }).component('audit')
  let now = 0
  const refusals = createRefusals({ database: world.database, clock: { now: () => now }, log })
  const attempt = (number: number): Refusal => ({
    actor: 'sign-in',
    action: 'test.flood',
    subject: `name ${number}`,
    tenantId: null,
    outcome: 'failed',
    details: {},
  })
  const flood = async () => {
    for (let number = 0; number < limits.auditRefusalsPerMinute * 2; number += 1) {
      await runInContext({ address: `192.0.2.${number}` }, () => refusals.record(attempt(number)))
    }
  }
  const count = async () => (await entriesOf(({ action }) => action === 'test.flood')).length
  await flood()
  expect(await count()).toBe(limits.auditRefusalsPerMinute)
  // Another process writes the same attempts of the same minute: nothing is added.
  const second = createRefusals({ database: world.database, clock: { now: () => now }, log })
  await runInContext({ address: '192.0.2.0' }, () => second.record(attempt(0)))
  expect(await count()).toBe(limits.auditRefusalsPerMinute)
  now += 60_000
  await flood()
  expect(await count()).toBe(2 * limits.auditRefusalsPerMinute)
  const { faults } = await verifyAudit(world.database, [createSecretKey(Buffer.alloc(32))])
  expect(faults.filter(({ fault }) => !['seal', 'unsealed'].includes(fault))).toEqual([])
})
