import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { systemRandom } from '../../src/foundation/random.ts'
import type { IssuedKey, KeyList, Tenant, TenantPage } from '../../src/operators/routes/tenants.ts'
import type { UserPage } from '../../src/operators/routes/users.ts'
import { productionEnv } from '../harness/master-key.ts'
import { startWorld, type TestUser, type World } from './world.ts'

let world: World
let operator: TestUser
beforeAll(async () => {
  world = await startWorld({ env: { ...productionEnv, PASARELA_RATE_FEED: 'dolarapi' } })
  operator = await world.addUser('operator')
})
afterAll(() => world.stop())

const post = (path: string, body?: object, user = operator) =>
  user.call(path, { method: 'POST', ...(body && { body }) })
const isAccepted = async (key: string) => (await world.gateway.call('/v1/banks', { key })).status === 200

/** A change takes effect in the HTTP layer within a second; the test's time-out is the limit. */
async function until(wanted: boolean, key: string): Promise<void> {
  while ((await isAccepted(key)) !== wanted) await new Promise((resolve) => setTimeout(resolve, 20))
}

describe('tenants', () => {
  test('are created, deactivated and activated again, and their keys with them', async () => {
    const made = await post('/tenants', { name: '  Bodega Ana ' })
    expect([made.status, made.body]).toMatchObject([201, { name: 'Bodega Ana', deactivatedAt: null, language: 'en' }])
    const { tenantId } = made.body as Tenant
    const { key } = (await post(`/tenants/${tenantId}/keys`, { mode: 'test' })).body as IssuedKey
    await until(true, key)
    expect((await post(`/tenants/${tenantId}/deactivate`)).body['deactivatedAt']).toEqual(expect.any(String))
    await until(false, key)
    const refused = await post(`/tenants/${tenantId}/keys`, { mode: 'test' })
    expect([refused.status, refused.body['error']]).toEqual([409, 'tenant_inactive'])
    expect((await post(`/tenants/${tenantId}/activate`)).body['deactivatedAt']).toBeNull()
    await until(true, key)
    const { items } = (await operator.call(`/tenants?q=${encodeURIComponent((made.body as Tenant).name)}`))
      .body as TenantPage
    expect(items).toContainEqual(made.body)
  })

  test('have a language, English unless another is given', async () => {
    const made = await post('/tenants', { name: 'Bodega Luis', language: 'es' })
    expect([made.status, made.body]).toMatchObject([201, { language: 'es' }])
    const { items } = (await operator.call(`/tenants?q=${encodeURIComponent((made.body as Tenant).name)}`))
      .body as TenantPage
    expect(items).toContainEqual(made.body)
    expect((await post('/tenants', { name: 'Bodega Pierre', language: 'fr' })).status).toBe(400)
  })

  test('are listed by name, page by page, and found by a part of it', async () => {
    for (const name of ['Zapatería Uno', 'zapatería dos', 'ZAPATERÍA TRES']) await post('/tenants', { name })
    const read = async (query: string) => (await operator.call(`/tenants?${query}`)).body as TenantPage
    const namesOf = ({ items }: TenantPage) => items.map(({ name }) => name)
    const q = `q=${encodeURIComponent('zapaTERÍA')}`
    const first = await read(`${q}&limit=2`)
    const second = await read(`${q}&limit=2&cursor=${first.nextCursor}`)
    expect([namesOf(first), namesOf(second)]).toEqual([['zapatería dos', 'ZAPATERÍA TRES'], ['Zapatería Uno']])
    expect(second.nextCursor).toBeNull()
    const [{ tenantId }] = second.items as [Tenant]
    expect(namesOf(await read(`tenantId=${tenantId}`))).toEqual(['Zapatería Uno'])
    expect(await read('q=nobody')).toEqual({ items: [], nextCursor: null })
    expect((await operator.call(`/tenants?tenantId=${systemRandom.uuid()}`)).status).toBe(404)
  })

  test('have unique names', async () => {
    await post('/tenants', { name: 'Taken' })
    const again = await post('/tenants', { name: 'taken' })
    expect([again.status, again.body['error']]).toEqual([409, 'tenant_name_taken'])
    for (const name of ['', ' ', 'x'.repeat(81), 7]) expect((await post('/tenants', { name })).status).toBe(400)
  })
})

describe('API keys', () => {
  test('are shown once, work in their mode, and are rotated and revoked', async () => {
    const { tenantId } = await world.gateway.createTenant()
    const staff = await world.addUser('staff', tenantId)
    const issued = (await post(`/tenants/${tenantId}/keys`, { mode: 'live', expiresInSeconds: 3600 }, staff))
      .body as IssuedKey
    expect(issued).toMatchObject({ mode: 'live', active: true, key: expect.stringMatching(/^pas_live_/) })
    expect(Date.parse(issued.expiresAt ?? '') - Date.parse(issued.createdAt)).toBe(3_600_000)
    await until(true, issued.key)

    const path = `/tenants/${tenantId}/keys/${issued.keyId}`
    const rotated = (await post(`${path}/rotate`, { graceSeconds: 600 }, staff)).body as IssuedKey
    expect(rotated.key).toMatch(/^pas_live_/)
    expect(await isAccepted(issued.key)).toBe(true)
    const revoked = await post(`${path}/revoke`, undefined, staff)
    expect([revoked.status, revoked.body]).toMatchObject([200, { keyId: issued.keyId, active: false }])
    await until(false, issued.key)
    expect(await isAccepted(rotated.key)).toBe(true)
    const again = await post(`${path}/rotate`, { graceSeconds: 0 }, staff)
    expect([again.status, again.body['error']]).toEqual([409, 'key_not_active'])

    const list = await staff.call(`/tenants/${tenantId}/keys`)
    expect((list.body as KeyList).items.map(({ keyId }) => keyId)).toContain(rotated.keyId)
    expect(list.text).not.toContain(rotated.key.slice(20))
  })

  test('are created with a name, scopes, networks and limits, and listed with them', async () => {
    const { tenantId } = await world.gateway.createTenant()
    const restrictions = {
      name: 'Caja 1',
      scopes: ['payout', 'read'],
      allowedIps: ['203.0.113.0/24', '2001:db8::/32'],
      callLimitVes: '50000.00',
      dayLimitVes: '200000.50',
      payeeLimitVes: '60000.00',
    }
    const issued = await post(`/tenants/${tenantId}/keys`, { mode: 'live', ...restrictions })
    expect([issued.status, issued.body]).toMatchObject([201, { ...restrictions, isUnrestricted: false }])
    const plain = await post(`/tenants/${tenantId}/keys`, { mode: 'live' })
    expect(plain.body).toMatchObject({
      name: null,
      scopes: ['collect', 'read', 'refund', 'payout', 'webhooks'],
      allowedIps: null,
      callLimitVes: null,
      isUnrestricted: true,
    })
    const { items } = (await operator.call(`/tenants/${tenantId}/keys`)).body as KeyList
    expect(items).toContainEqual(expect.objectContaining(restrictions))
  })

  test('belong to the tenant of the path, whatever else the request contains', async () => {
    const [{ tenantId }, other] = [await world.gateway.createTenant(), await world.gateway.createTenant()]
    const staff = await world.addUser('staff', tenantId)
    const forged = { tenantId: other.tenantId, keyId: systemRandom.uuid(), budgetId: other.tenantId, actor: 'nobody' }
    const issued = (await post(`/tenants/${tenantId}/keys`, { mode: 'test', ...forged }, staff)).body as IssuedKey
    expect(issued.tenantId).toBe(tenantId)
    expect(issued.keyId).not.toBe(forged.keyId)
    const { items } = (await operator.call(`/tenants/${other.tenantId}/keys`)).body as KeyList
    expect(items.map(({ keyId }) => keyId)).not.toContain(issued.keyId)
  })

  test.each([
    ['/name', { name: '\u0007' }],
    ['/scopes', { scopes: [] }],
    ['/scopes/0', { scopes: ['steal'] }],
    ['/allowedIps', { allowedIps: ['203.0.113.7/24'] }],
    ['/allowedIps', { allowedIps: ['somewhere'] }],
    ['/callLimitVes', { callLimitVes: '0' }],
    ['/dayLimitVes', { dayLimitVes: '1,5' }],
    ['/payeeLimitVes', { payeeLimitVes: '-1' }],
  ])('a wrong restriction is named by its field %s: %j', async (path, restriction) => {
    const { tenantId } = await world.gateway.createTenant()
    const { status, body } = await post(`/tenants/${tenantId}/keys`, { mode: 'test', ...restriction })
    expect([status, body]).toMatchObject([
      400,
      { error: 'invalid_request', details: [{ path, message: expect.any(String) }] },
    ])
  })

  test('with the scope approve are created by operators only', async () => {
    const { tenantId } = await world.gateway.createTenant()
    const staff = await world.addUser('staff', tenantId)
    const request = { mode: 'test', scopes: ['approve'] }
    const refused = await post(`/tenants/${tenantId}/keys`, request, staff)
    expect([refused.status, refused.body['error']]).toEqual([403, 'forbidden'])
    expect((await post(`/tenants/${tenantId}/keys`, request)).status).toBe(201)
  })

  test('of live mode are created in production only', async () => {
    const local = await startWorld()
    try {
      const { tenantId } = await local.gateway.createTenant()
      const { call } = await local.addUser('operator')
      const refused = await call(`/tenants/${tenantId}/keys`, { method: 'POST', body: { mode: 'live' } })
      expect([refused.status, refused.body['message']]).toEqual([
        400,
        expect.stringContaining('PASARELA_MODE=production'),
      ])
      expect((await call('/session')).body).toMatchObject({ installation: { liveKeys: false } })
    } finally {
      await local.stop()
    }
  })
})

test('users are listed with their permissions and without their password hashes', async () => {
  const { tenantId, name: tenantName } = await world.gateway.createTenant()
  const staff = await world.addUser('staff', tenantId)
  const { body, text } = await operator.call('/users?limit=100')
  const found = (body as UserPage).items.find(({ name }) => name === staff.name)
  expect(found).toMatchObject({ role: 'staff', tenantId, tenantName, disabledAt: null, lastLoginAt: null })
  expect(text).not.toMatch(/scrypt|hash/i)
})

test('users are listed by name, page by page', async () => {
  for (let count = 0; count < 3; count += 1) await world.addUser('operator')
  const whole = (await operator.call('/users?limit=100')).body as UserPage
  const names: string[] = []
  let page = (await operator.call('/users?limit=2')).body as UserPage
  for (; ; page = (await operator.call(`/users?limit=2&cursor=${page.nextCursor}`)).body as UserPage) {
    names.push(...page.items.map(({ name }) => name))
    if (page.nextCursor === null) break
  }
  expect(names).toEqual(whole.items.map(({ name }) => name))
  expect(names.length).toBeGreaterThan(2)
})
