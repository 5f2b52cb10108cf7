import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Permission, permissions, type RouteName } from '../../src/operators/access/permissions.ts'
import { type Role, roles } from '../../src/foundation/roles.ts'
import { startTestSandbox, type TestSandbox } from '../harness/gateway.ts'
import { startWorld, type TestUser, type World } from './world.ts'
import { makeTarget, refusedSamples, samples } from './samples.ts'

let sandbox: TestSandbox
let world: World
let users: Record<Role, TestUser>
let tenantId: string
beforeAll(async () => {
  sandbox = await startTestSandbox()
  world = await startWorld({ sandbox })
  tenantId = (await world.gateway.createTenant()).tenantId
  const added: [Role, TestUser][] = []
  for (const role of roles) added.push([role, await world.addUser(role, role === 'operator' ? undefined : tenantId)])
  users = Object.fromEntries(added) as Record<Role, TestUser>
})
afterAll(async () => {
  await world.stop()
  await sandbox.stop()
})

const names = Object.keys(permissions) as RouteName[]
const methodOf = (name: RouteName) => name.split(' ')[0] as string
const permissionOf = (name: RouteName): Permission => permissions[name]
const guarded = names.filter((name) => permissionOf(name).roles !== 'anyone')

async function sampleFor(name: RouteName) {
  const { path, body } = samples[name](await makeTarget(world.gateway, tenantId))
  return [path, { method: methodOf(name), ...(body && { body }) }] as const
}

describe.each(guarded)('%s', (name) => {
  test.each(roles)('is allowed for the roles of its permission and no other: %s', async (role) => {
    const isAllowed = permissionOf(name).roles.includes(role)
    const [path, request] = await sampleFor(name)
    // Signing out and changing a password need a session; a token of any role is refused.
    const call = path.startsWith('/session') ? (await world.signIn(users[role].name)).call : users[role].call
    const { status, body, text } = await call(path, request)
    if (!isAllowed) return expect([status, body['error']]).toEqual([403, 'forbidden'])
    if (refusedSamples.includes(name))
      return expect(body['error'], text).toMatch(
        /^(wrong_factor|factor_|session_|passkeys_|oidc_|payment_not_reversible)/,
      )
    expect(status, text).toBeGreaterThanOrEqual(200)
    expect(status, text).toBeLessThan(300)
    if (path === '/session/password') users[role] = await renewed(role)
    if (path.endsWith('/deactivate')) await call(path.replace('deactivate', 'activate'), request)
  })

  test('is refused without authentication', async () => {
    const { status, body } = await world.call(...(await sampleFor(name)))
    expect([status, body['error']]).toEqual([401, 'not_signed_in'])
  })
})

test.each(guarded.filter((name) => methodOf(name) !== 'GET'))(
  '%s from a browser needs its CSRF token',
  async (name) => {
    const { cookie } = await operatorBrowser()
    const [path, request] = await sampleFor(name)
    const { status, body } = await world.call(path, { ...request, headers: { cookie } })
    expect([status, body['error']]).toEqual([403, 'csrf_refused'])
  },
)

test('an unknown path of the operators’ API is 404 only with authentication', async () => {
  const callAsBoth = (path: string, request?: { method: string }) =>
    Promise.all([world.call(path, request), users.viewer.call(path, request)])
  expect((await callAsBoth('/nothing')).map(({ body }) => body['error'])).toEqual(['not_signed_in', 'not_found'])
  const wrong = await callAsBoth('/tenants', { method: 'DELETE' })
  expect(wrong.map(({ status }) => status)).toEqual([401, 405])
  expect(wrong[1]?.headers.get('allow')).toBe('GET, POST')
})

test('a worker process serves no route of the operators’ API', async () => {
  const worker = await startWorld({ connection: world.gateway.connection, env: { PASARELA_ROLE: 'worker' } })
  try {
    const headers = { authorization: `Bearer ${users.operator.token}` }
    expect((await worker.call('/tenants', { headers })).body['error']).toBe('not_found')
    expect((await world.call('/tenants', { headers })).status).toBe(200)
  } finally {
    await worker.stop()
  }
})

test('the OpenAPI document for tenants contains no route of the operators’ API', async () => {
  const { text } = await world.gateway.call('/openapi.json')
  expect(text).not.toContain('/admin')
})

let browser: ReturnType<World['signIn']> | undefined
async function operatorBrowser() {
  browser ??= world.addUser('operator').then(({ name }) => world.signIn(name))
  return browser
}

function renewed(role: Role): Promise<TestUser> {
  return world.addUser(role, role === 'operator' ? undefined : tenantId)
}
