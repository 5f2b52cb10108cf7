import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Permission, permissions, type RouteName } from '../../src/operators/access/permissions.ts'
import { makeTarget, noTarget, samples, type Target } from './samples.ts'
import { startTestSandbox, type TestSandbox } from '../harness/gateway.ts'
import { startWorld, type TestUser, type World } from './world.ts'

/** Users of one of two tenants: the other tenant's resources do not exist for them. */
let sandbox: TestSandbox
let world: World
let own: Target
let foreign: Target & { name: string }
let people: Record<'owner' | 'staff' | 'viewer', TestUser>
let operator: TestUser
beforeAll(async () => {
  sandbox = await startTestSandbox()
  world = await startWorld({ sandbox })
  const [ownTenant, otherTenant] = [await world.gateway.createTenant(), await world.gateway.createTenant()]
  own = await makeTarget(world.gateway, ownTenant.tenantId)
  foreign = { ...(await makeTarget(world.gateway, otherTenant.tenantId)), name: otherTenant.name }
  operator = await world.addUser('operator')
  people = {
    owner: await world.addUser('owner', ownTenant.tenantId),
    staff: await world.addUser('staff', ownTenant.tenantId),
    viewer: await world.addUser('viewer', ownTenant.tenantId),
  }
})
afterAll(async () => {
  await world.stop()
  await sandbox.stop()
})

const scoped = (Object.keys(permissions) as RouteName[]).filter(
  (name) => (permissions[name] as Permission).data === 'scoped',
)

async function callRoute(user: TestUser, name: RouteName, target: Target) {
  const { path, body } = samples[name](target)
  return user.call(path, { method: name.split(' ')[0] as string, ...(body && { body }) })
}

const namesNothing = ({ path, body }: { path: string; body?: object }) =>
  !/[0-9a-f]{8}-/.test(path + JSON.stringify(body ?? {}))

describe.each(['owner', 'staff', 'viewer'] as const)('for a %s of one tenant,', (role) => {
  test.each(scoped.filter((name) => !namesNothing(samples[name](noTarget()))))(
    '%s answers for another tenant as for an unknown one',
    async (name) => {
      const [ofAnotherTenant, ofNoTenant] = [
        await callRoute(people[role], name, foreign),
        await callRoute(people[role], name, noTarget()),
      ]
      expect(ofAnotherTenant.status).toBeGreaterThanOrEqual(403)
      expect([ofAnotherTenant.status, ofAnotherTenant.body['error'], ofAnotherTenant.body['message']]).toEqual([
        ofNoTenant.status,
        ofNoTenant.body['error'],
        ofNoTenant.body['message'],
      ])
    },
  )

  test('ids of another tenant find nothing under their own tenant', async () => {
    const mixed = { ...foreign, tenantId: own.tenantId }
    const keys = await callRoute(people[role], 'POST /tenants/{tenantId}/keys/{keyId}/revoke', mixed)
    expect(keys.body['error']).toBe(role === 'viewer' ? 'forbidden' : 'key_not_found')
    const route = 'GET /tenants/{tenantId}/webhooks/{webhookId}/deliveries'
    expect((await callRoute(people[role], route, mixed)).body['error']).toBe('webhook_not_found')
    const switching = await callRoute(people[role], 'POST /tenants/{tenantId}/links/{linkId}/switch', mixed)
    expect(switching.body['error']).toBe(role === 'viewer' ? 'forbidden' : 'payment_link_not_found')
    const qr = await callRoute(people[role], 'GET /tenants/{tenantId}/links/{linkId}/qr', mixed)
    expect(qr.body['error']).toBe('payment_link_not_found')
    const ignoring = 'POST /movements/{movementId}/ignore'
    expect((await callRoute(operator, ignoring, mixed)).body['error']).toBe('movement_not_found')
  })

  test.each([
    '/tenants',
    '/payments?mode=test',
    '/payments?mode=test&status=PENDING',
    '/attention?mode=test',
    '/audit?limit=100',
    '/banks?mode=test',
    '/overview?mode=test&window=24h',
  ])('%s shows their own tenant only', async (path) => {
    const { status, text } = await people[role].call(path)
    expect(status, text).toBe(200)
    for (const id of [foreign.tenantId, foreign.paymentId, foreign.keyId, foreign.name]) expect(text).not.toContain(id)
    // The log has more than a page by now: refusals are part of it.
    const everything = await operator.call(path.startsWith('/audit') ? `${path}&tenantId=${foreign.tenantId}` : path)
    if (/tenants|payments|attention|audit/.test(path)) {
      expect(text).toContain(own.tenantId)
      expect(everything.text).toContain(foreign.tenantId)
    }
  })

  test('a search by id finds a payment only if it belongs to their tenant', async () => {
    const search = async ({ paymentId: q }: Target) => {
      const request = { method: 'POST', body: { mode: 'test', q } }
      return (await people[role].call('/payments/search', request)).body['items']
    }
    expect(await search(own)).toMatchObject([{ paymentId: own.paymentId }])
    expect(await search(foreign)).toEqual([])
  })

  test('the statistics count their own payments only', async () => {
    const { body } = await people[role].call('/overview?mode=test&window=24h')
    expect(body['attention']).toBe(1)
  })
})

test('a cursor from the list of all tenants is refused for users of one tenant', async () => {
  const { body } = await operator.call('/audit?limit=1')
  expect(body['nextCursor']).toEqual(expect.any(String))
  const { status } = await people.staff.call(`/audit?limit=1&cursor=${String(body['nextCursor'])}`)
  expect(status).toBe(400)
})
