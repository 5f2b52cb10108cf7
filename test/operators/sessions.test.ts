import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { systemRandom } from '../../src/foundation/random.ts'
import { issueToken } from '../../src/operators/access/tokens.ts'
import { loadInstallation } from '../../src/storage/installation.ts'
import type { KeyList } from '../../src/operators/routes/tenants.ts'
import { testSealer, testMasterKey } from '../harness/sealer.ts'
import { positionalStatement } from '../harness/statement.ts'
import { browserOf, enrolPasskey, enrolTotp, errorOf, firstStep, freshCode, peopleEnv, post } from './people.ts'
import { makeTarget, samples } from './samples.ts'
import { productionEnv } from '../harness/master-key.ts'
import { password, startWorld, type World } from './world.ts'

const production = { ...peopleEnv, ...productionEnv }

let world: World
let strict: World
beforeAll(async () => {
  world = await startWorld({ env: { ...peopleEnv, PASARELA_MASTER_KEY: testMasterKey } })
  strict = await startWorld({ connection: world.gateway.connection, env: production })
})
beforeEach(() => world.database.query(positionalStatement('test.forget_sessions', 'delete from login_attempts')))
afterAll(async () => {
  await strict.stop()
  await world.stop()
})

const age = (column: string, seconds: number) =>
  world.database.query(
    positionalStatement(
      `test.age ${column} ${seconds} of sessions`,
      `update operator_sessions set ${column} = ${column} - interval '${seconds} seconds'`,
    ),
  )

describe('the sessions of a user', () => {
  const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
  type Listed = { items: { sessionId: string; isCurrent: boolean; device: string; address: string }[] }

  test('are listed with their place, and ended one by one by their owner only', async () => {
    const { name } = await world.addUser('viewer')
    const [one, other] = [await world.signIn(name, password, { 'user-agent': firefox }), await world.signIn(name)]
    const stranger = await world.signIn((await world.addUser('operator')).name)
    const { items } = (await other.call('/sessions')).body as Listed
    expect(items).toHaveLength(2)
    const [current, former] = [items.find(({ isCurrent }) => isCurrent), items.find(({ isCurrent }) => !isCurrent)]
    expect(former).toMatchObject({ device: 'Firefox · Linux', address: '127.0.0.1', createdAt: expect.any(String) })
    expect(current?.sessionId).not.toBe(former?.sessionId)

    const path = `/sessions/${former?.sessionId}`
    expect(errorOf(await stranger.call(path, { method: 'DELETE' }))).toEqual([404, 'session_not_found'])
    expect((await one.call('/session')).status).toBe(200)
    expect((await other.call(path, { method: 'DELETE' })).status).toBe(204)
    expect((await one.call('/session')).status).toBe(401)
    expect((await other.call('/session')).status).toBe(200)
    const ended = (await world.audit()).filter(
      ({ actor, action }) => actor === `user:${name}` && action === 'session.end',
    )
    expect(ended).toHaveLength(1)
  })

  test('are ended all but the current one', async () => {
    const { name } = await world.addUser('viewer')
    const [one, two, current] = [await world.signIn(name), await world.signIn(name), await world.signIn(name)]
    expect((await post(current.call, '/sessions/end-others')).status).toBe(204)
    const statuses = await Promise.all([one, two, current].map(async ({ call }) => (await call('/session')).status))
    expect(statuses).toEqual([401, 401, 200])
  })

  test('end after 15 idle minutes in production, and after those of the setting', async () => {
    const { name } = await strict.addUser('viewer')
    const browser = await strict.signIn(name)
    await age('last_seen_at', 14 * 60)
    expect((await browser.call('/session')).status).toBe(200)
    await age('last_seen_at', 16 * 60)
    expect(errorOf(await browser.call('/session'))).toEqual([401, 'not_signed_in'])

    const env = { ...production, PASARELA_SESSION_IDLE_MINUTES: '60' }
    const lenient = await startWorld({ connection: world.gateway.connection, env })
    try {
      const longer = await lenient.signIn(name)
      await age('last_seen_at', 59 * 60)
      expect((await longer.call('/session')).status).toBe(200)
      await age('last_seen_at', 61 * 60)
      expect((await longer.call('/session')).status).toBe(401)
    } finally {
      await lenient.stop()
    }
  })

  test('are no matter of API tokens', async () => {
    const { call } = await world.addUser('operator')
    for (const path of ['/sessions', '/session/factors']) {
      expect(errorOf(await call(path))).toEqual([403, 'forbidden'])
    }
    expect(errorOf(await post(call, '/session/factors/totp'))).toEqual([403, 'forbidden'])
  })
})

describe('an operator without a second factor in production', () => {
  test('reaches nothing but the routes to enrol one, and all of them once enrolled', async () => {
    const { name } = await strict.addUser('operator')
    const browser = await strict.signIn(name)
    expect(browser.cookie).toMatch(/^__Host-pasarela_session=/)
    expect(browser.answer.headers.getSetCookie()[1]).toMatch(/^__Host-pasarela_device=.*; Secure$/)
    expect(browser.answer.body).toMatchObject({ mustEnrol: true, factors: [] })
    const target = await makeTarget(strict.gateway, (await strict.gateway.createTenant()).tenantId)
    for (const route of ['GET /overview', 'GET /tenants', 'POST /tenants', 'GET /audit', 'GET /sessions'] as const) {
      const { path, body } = samples[route](target)
      const method = route.split(' ')[0] as string
      expect(errorOf(await browser.call(path, { method, ...(body && { body }) }))).toEqual([
        403,
        'factor_enrolment_required',
      ])
    }
    await enrolTotp(browser)
    expect((await browser.call('/session')).body).toMatchObject({ mustEnrol: false, factors: ['totp'] })
    expect((await browser.call('/tenants')).status).toBe(200)
    expect((await post(browser.call, '/session/factors/recovery-codes')).status).toBe(200)
  })

  test('is let in outside production, and so are other roles and API tokens in production', async () => {
    const { name } = await world.addUser('operator')
    expect((await (await world.signIn(name)).call('/tenants')).status).toBe(200)
    const staff = await strict.addUser('staff', (await strict.gateway.createTenant()).tenantId)
    expect((await (await strict.signIn(staff.name)).call('/tenants')).status).toBe(200)
    expect((await (await strict.addUser('operator')).call('/tenants')).status).toBe(200)
  })
})

describe('an action that needs a fresh proof of identity', () => {
  const stepUp = { status: 403, error: 'step_up_required' }
  const live = { mode: 'live' }

  test('is refused 5 minutes after signing in, and allowed for 5 minutes after the password', async () => {
    const { name } = await world.addUser('operator')
    const { tenantId } = await world.gateway.createTenant()
    const { call } = await world.signIn(name)
    const create = (body: object) => post(call, `/tenants/${tenantId}/keys`, body)
    // Live keys are created in production only; here the refusal shows that no proof is missing.
    expect(errorOf(await create(live))).toEqual([400, 'invalid_request'])
    const { items } = (await call(`/tenants/${tenantId}/keys`)).body as KeyList
    const keyId = items.find(({ mode }) => mode === 'live')?.keyId ?? ''
    await age('verified_at', 301)
    expect((await create(live)).body).toMatchObject({ statusCode: stepUp.status, error: stepUp.error })
    expect((await create({ mode: 'test' })).status).toBe(201)
    const rotation = [`/tenants/${tenantId}/keys/${keyId}/rotate`, { graceSeconds: 0 }] as const
    expect(errorOf(await post(call, ...rotation))).toEqual([403, 'step_up_required'])

    expect(errorOf(await post(call, '/session/step-up', { password: 'wrong password' }))).toEqual([
      401,
      'wrong_credentials',
    ])
    expect(errorOf(await post(call, '/session/step-up', {}))).toEqual([400, 'invalid_request'])
    expect((await post(call, '/session/step-up', { password })).status).toBe(204)
    expect(errorOf(await create(live))).toEqual([400, 'invalid_request'])
    expect((await post(call, ...rotation)).status).toBe(201)
  })

  test('covers bank routes, bank notifications and resolving a payment', async () => {
    const { call } = await world.signIn((await world.addUser('operator')).name)
    const target = await makeTarget(world.gateway, (await world.gateway.createTenant()).tenantId)
    await age('verified_at', 301)
    for (const route of [
      'POST /payments/{paymentId}/resolve',
      'POST /tenants/{tenantId}/banks/route',
      'POST /tenants/{tenantId}/notifications',
      'POST /tenants/{tenantId}/notifications/end',
      'POST /approvals/{paymentId}/approve',
      'POST /approvals/{paymentId}/decline',
    ] as const) {
      const { path, body } = samples[route](target)
      expect(errorOf(await post(call, path, body))).toEqual([403, 'step_up_required'])
    }
  })

  test('needs the second factor of a user who has one, by code or passkey', async () => {
    const { name } = await world.addUser('operator')
    const { call } = await world.signIn(name)
    const secret = await enrolTotp({ call })
    const authenticator = await enrolPasskey({ call })
    const { tenantId } = await world.gateway.createTenant()
    const change = () =>
      post(call, `/tenants/${tenantId}/banks/route`, { mode: 'test', flow: 'collections', bank: 'r4' })
    const proofs = [
      async () => ({ code: await freshCode(world, secret) }),
      async () => ({ passkey: authenticator.get((await post(call, '/session/step-up/challenge')).body) }),
    ]
    for (const proof of proofs) {
      await age('verified_at', 301)
      expect(errorOf(await change())).toEqual([403, 'step_up_required'])
      expect(errorOf(await post(call, '/session/step-up', { password }))).toEqual([401, 'wrong_factor'])
      expect((await post(call, '/session/step-up', await proof())).status).toBe(204)
      expect((await change()).status).toBeLessThan(300)
    }
  })

  test('needs in production a second factor of every role', async () => {
    const { tenantId } = await strict.gateway.createTenant()
    const staff = await strict.addUser('staff', tenantId)
    const { call } = await strict.signIn(staff.name)
    const create = (by: typeof call) => post(by, `/tenants/${tenantId}/keys`, live)
    expect(errorOf(await create(call))).toEqual([403, 'step_up_required'])
    const secret = await enrolTotp({ call })
    expect((await create(call)).status).toBe(201)
    const { ticket } = await firstStep(strict, staff.name)
    const answer = await post(strict.call, '/session/second-step', { ticket, code: await freshCode(strict, secret) })
    expect((await create(browserOf(strict, answer).call)).status).toBe(201)
  })

  test('is allowed in production for API tokens issued for it, and no others', async () => {
    const { database } = strict
    const pepper = (await loadInstallation(database, testSealer, systemRandom)).deriveKey('operator')
    const { userId } = await strict.addUser('operator')
    const { tenantId } = await strict.gateway.createTenant()
    const create = async (sensitive: boolean) => {
      const { token } = await issueToken(database, systemRandom, pepper, { userId, actor: 'test', sensitive })
      const headers = { authorization: `Bearer ${token}` }
      return strict.call(`/tenants/${tenantId}/keys`, { method: 'POST', body: { ...live }, headers })
    }
    expect(errorOf(await create(false))).toEqual([403, 'step_up_required'])
    const issued = await create(true)
    expect(issued.status, issued.text).toBe(201)
  })

  test('includes enrolling and removing second factors', async () => {
    const { call } = await world.signIn((await world.addUser('viewer')).name)
    await age('verified_at', 301)
    expect(errorOf(await post(call, '/session/factors/totp'))).toEqual([403, 'step_up_required'])
    await post(call, '/session/step-up', { password })
    const secret = await enrolTotp({ call })
    await age('verified_at', 301)
    const remove = () => call('/session/factors/totp', { method: 'DELETE' })
    expect(errorOf(await remove())).toEqual([403, 'step_up_required'])
    await post(call, '/session/step-up', { code: await freshCode(world, secret) })
    expect((await remove()).status).toBe(200)
  })
})
