import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { InvitedUser, OneTimeLink, UserPage } from '../../src/operators/routes/users.ts'
import { productionEnv } from '../harness/master-key.ts'
import { positionalStatement } from '../harness/statement.ts'
import { errorOf, post } from './people.ts'
import { startWorld, type TestUser, type World } from './world.ts'

let world: World
let tenantId: string
let foreignId: string
let owner: TestUser
let foreigner: TestUser
let operator: TestUser
beforeAll(async () => {
  world = await startWorld()
  operator = await world.addUser('operator')
})
beforeEach(async () => {
  tenantId = (await world.gateway.createTenant()).tenantId
  foreignId = (await world.gateway.createTenant()).tenantId
  owner = await world.addUser('owner', tenantId)
  foreigner = await world.addUser('cashier', foreignId)
})
afterAll(() => world.stop())

let people = 0
const newName = () => `persona-${(people += 1)}`
const tokenOf = ({ url }: OneTimeLink) => url.split('#')[1] ?? ''

async function invite(by: TestUser, body: object): Promise<InvitedUser> {
  const answer = await post(by.call, '/users', { name: newName(), ...body })
  expect(answer.status, answer.text).toBe(201)
  return answer.body as InvitedUser
}

const phrase = 'una frase bastante larga'
const choose = (token: string, chosen = phrase) =>
  world.call('/session/link/password', { method: 'POST', body: { token, password: chosen } })

const age = positionalStatement(
  'test.age_links',
  `update user_links set expires_at = expires_at - make_interval(secs => $1)`,
)

describe('an invitation', () => {
  test('is a link that shows who it is for, sets the password once, and then the person signs in', async () => {
    const { user, link } = await invite(owner, { role: 'cashier' })
    expect(user).toMatchObject({ role: 'cashier', tenantId, isInvited: true, linkExpiresAt: link.expiresAt })
    expect(link.url).toMatch(/\/dashboard\/welcome#[\w-]{43}$/)
    const opened = await world.call('/session/link', { method: 'POST', body: { token: tokenOf(link) } })
    expect(opened.body).toMatchObject({ name: user.name, role: 'cashier', isInvited: true })
    expect((await choose(tokenOf(link))).status).toBe(200)
    expect(errorOf(await choose(tokenOf(link)))).toEqual([404, 'link_not_valid'])
    const { answer } = await world.signIn(user.name, phrase)
    expect([answer.status, answer.body['role'], answer.body['tenantId']]).toEqual([200, 'cashier', tenantId])
  })

  test('works for 72 hours and not longer', async () => {
    const { link } = await invite(owner, { role: 'viewer' })
    const hours = (Date.parse(link.expiresAt) - Date.now()) / 3_600_000
    expect(hours).toBeGreaterThan(71.9)
    expect(hours).toBeLessThanOrEqual(72)
    await world.database.query(age, [72 * 3600])
    expect(errorOf(await choose(tokenOf(link)))).toEqual([404, 'link_not_valid'])
  })

  test('of two uses at once sets one password', async () => {
    const { link, user } = await invite(owner, { role: 'viewer' })
    const chosen = ['una frase bastante larga', 'otra frase bastante larga']
    const answers = await Promise.all(chosen.map((one) => choose(tokenOf(link), one)))
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 404])
    const won = chosen[answers.findIndex(({ status }) => status === 200)]
    expect((await world.signIn(user.name, won)).answer.status).toBe(200)
  })

  test('is stored as a hash only', async () => {
    const { link } = await invite(owner, { role: 'viewer' })
    const rows = await world.database.query(
      positionalStatement(
        'test.links',
        `select user_links::text as row, audit_log::text as entry from user_links, audit_log`,
      ),
    )
    expect(JSON.stringify(rows)).not.toContain(tokenOf(link))
  })

  test('lets nobody in before a password is chosen, and refuses a weak one', async () => {
    const { link, user } = await invite(owner, { role: 'viewer' })
    for (const given of ['', ' ', phrase]) {
      expect((await world.signIn(user.name, given)).answer.status).toBeGreaterThanOrEqual(400)
    }
    const weak = await choose(tokenOf(link), 'short')
    expect([weak.status, weak.body['details']]).toMatchObject([400, [{ path: '/password' }]])
    expect((await choose(tokenOf(link))).status).toBe(200)
  })

  test('by an owner does not reveal whether a name is taken in another tenant', async () => {
    const [free, taken] = [newName(), foreigner.name]
    const [one, other] = [
      await invite(owner, { name: free, role: 'viewer' }),
      await invite(owner, { name: taken, role: 'viewer' }),
    ]
    // The same ending for all people of the tenant, whatever other tenants have.
    const ending = one.user.name.slice(free.length)
    expect(ending).toMatch(/^-[0-9a-f]{6}$/)
    expect(other.user.name).toBe(`${taken}${ending}`)
    expect(Object.keys(other).toSorted()).toEqual(Object.keys(one).toSorted())
    expect((await choose(tokenOf(other.link))).status).toBe(200)
    const { answer } = await world.signIn(other.user.name, phrase)
    expect([answer.status, answer.body['tenantId']]).toEqual([200, tenantId])
    const elsewhere = await invite(await world.addUser('owner', foreignId), { name: free, role: 'viewer' })
    expect(elsewhere.user.name).not.toBe(one.user.name)
  })

  test('by an owner of a name that the tenant has already is refused, also with the ending typed', async () => {
    const { user } = await invite(owner, { name: 'caja.uno', role: 'viewer' })
    for (const name of ['caja.uno', user.name]) {
      expect(errorOf(await post(owner.call, '/users', { name, role: 'viewer' }))).toEqual([409, 'user_name_taken'])
    }
  })

  test('is refused with a name that is taken or cannot be one', async () => {
    expect(errorOf(await post(operator.call, '/users', { name: owner.name, role: 'viewer' }))).toEqual([
      409,
      'user_name_taken',
    ])
    const long = await post(owner.call, '/users', { name: 'x'.repeat(128), role: 'viewer' })
    expect([long.status, long.body['details']]).toMatchObject([400, [{ path: '/name' }]])
    const bad = await post(owner.call, '/users', { name: 'José Pérez', role: 'viewer' })
    expect([bad.status, bad.body['details']]).toMatchObject([400, [{ path: '/name' }]])
  })

  test('can be made 20 times by one person before a pause', async () => {
    for (let count = 0; count < 20; count += 1) await invite(owner, { role: 'viewer' })
    const refused = await post(owner.call, '/users', { name: newName(), role: 'viewer' })
    expect(errorOf(refused)).toEqual([429, 'rate_limited'])
  })

  test('in production needs a second factor of the last minutes', async () => {
    const production = await startWorld({ env: productionEnv })
    try {
      const shop = await production.gateway.createTenant()
      const { name } = await production.addUser('owner', shop.tenantId)
      const { call } = await production.signIn(name)
      expect(errorOf(await post(call, '/users', { name: newName(), role: 'viewer' }))).toEqual([
        403,
        'step_up_required',
      ])
    } finally {
      await production.stop()
    }
  })
})

test('guesses of links are refused after 30 from one address', async () => {
  const guessing = await startWorld()
  try {
    const guess = () => guessing.call('/session/link', { method: 'POST', body: { token: 'x'.repeat(43) } })
    for (let count = 0; count < 30; count += 1) expect((await guess()).status).toBe(404)
    expect(errorOf(await guess())).toEqual([429, 'rate_limited'])
    const failed = (await guessing.audit()).filter(({ subject }) => subject === 'unknown link')
    expect(failed[0]).toMatchObject({ actor: 'sign-in', action: 'user.password', outcome: 'failed' })
  } finally {
    await guessing.stop()
  }
})

describe('a link for a forgotten password', () => {
  test('ends the former password and all sessions, and leaves the second factor', async () => {
    const staff = await world.addUser('staff', tenantId)
    const browser = await world.signIn(staff.name)
    const made = await post(owner.call, `/users/${staff.userId}/link`)
    expect((await browser.call('/session')).status).toBe(200)
    expect((await choose(tokenOf(made.body as OneTimeLink), 'una frase nueva y larga')).status).toBe(200)
    expect((await browser.call('/session')).status).toBe(401)
    expect((await world.signIn(staff.name)).answer.status).toBe(401)
    expect((await world.signIn(staff.name, 'una frase nueva y larga')).answer.status).toBe(200)
    const entry = (await world.audit()).findLast(({ action }) => action === 'user.password')
    expect(entry).toMatchObject({ actor: `user:${staff.name}`, tenantId, details: { by: 'link' } })
  })

  test('replaces the one before it, and ends when the user is disabled', async () => {
    const staff = await world.addUser('staff', tenantId)
    const [first, second] = [
      await post(owner.call, `/users/${staff.userId}/link`),
      await post(owner.call, `/users/${staff.userId}/link`),
    ].map(({ body }) => tokenOf(body as OneTimeLink))
    expect((await choose(first ?? '')).status).toBe(404)
    await post(owner.call, `/users/${staff.userId}/disable`)
    await post(owner.call, `/users/${staff.userId}/enable`)
    expect((await choose(second ?? '')).status).toBe(404)
  })
})

describe('the owner of one tenant', () => {
  const changes = ['link', 'role', 'disable', 'enable']

  test.each(changes)('cannot %s a person of another tenant, who is reported like an unknown one', async (change) => {
    const body = change === 'role' ? { role: 'viewer' } : undefined
    const [foreign, unknown] = [
      await post(owner.call, `/users/${foreigner.userId}/${change}`, body),
      await post(owner.call, `/users/01999999-0000-7000-8000-000000000009/${change}`, body),
    ]
    expect(errorOf(foreign)).toEqual([404, 'user_not_found'])
    expect(foreign.body['message']).toBe(unknown.body['message'])
    const all = (await operator.call(`/users?tenantId=${foreignId}`)).body as UserPage
    expect(all.items).toMatchObject([{ userId: foreigner.userId, role: 'cashier', disabledAt: null }])
  })

  test('sees the people of the own tenant only, and invites into no other', async () => {
    const { items } = (await owner.call('/users?limit=100')).body as UserPage
    expect(items.map(({ userId }) => userId)).toEqual([owner.userId])
    expect(errorOf(await owner.call(`/users?tenantId=${foreignId}`))).toEqual([404, 'tenant_not_found'])
    const foreign = await post(owner.call, '/users', { name: newName(), role: 'staff', tenantId: foreignId })
    expect(errorOf(foreign)).toEqual([404, 'tenant_not_found'])
  })

  test('gives no role above the own one, neither by an invitation nor by a change', async () => {
    expect(errorOf(await post(owner.call, '/users', { name: newName(), role: 'operator' }))).toEqual([403, 'forbidden'])
    const staff = await world.addUser('staff', tenantId)
    const raised = await post(owner.call, `/users/${staff.userId}/role`, { role: 'operator' })
    expect(errorOf(raised)).toEqual([403, 'forbidden'])
    const { user } = await invite(owner, { role: 'viewer' })
    expect(user.tenantId).toBe(tenantId)
  })

  test('cannot remove itself as the last owner, by disabling or by another role; with another owner it can', async () => {
    const path = `/users/${owner.userId}`
    expect(errorOf(await post(owner.call, `${path}/disable`))).toEqual([409, 'last_of_its_role'])
    expect(errorOf(await post(owner.call, `${path}/role`, { role: 'staff' }))).toEqual([409, 'last_of_its_role'])
    await world.addUser('owner', tenantId)
    expect((await post(owner.call, `${path}/role`, { role: 'staff' })).status).toBe(200)
    expect(errorOf(await owner.call('/users'))).toEqual([403, 'forbidden'])
  })

  test('of two owners who leave at the same moment one stays', async () => {
    for (let round = 0; round < 5; round += 1) {
      const shop = (await world.gateway.createTenant()).tenantId
      const both = [await world.addUser('owner', shop), await world.addUser('owner', shop)]
      const answers = await Promise.all(both.map(({ call, userId }) => post(call, `/users/${userId}/disable`)))
      expect(answers.filter(({ status }) => status === 200).length, answers.map(({ text }) => text).join()).toBe(1)
    }
  })

  test('is removed as the last one by an operator', async () => {
    expect((await post(operator.call, `/users/${owner.userId}/disable`)).status).toBe(200)
  })
})

test('a change of role ends the sessions of the user, and the new one counts from the next sign-in', async () => {
  const staff = await world.addUser('staff', tenantId)
  const browser = await world.signIn(staff.name)
  await post(owner.call, `/users/${staff.userId}/role`, { role: 'cashier' })
  expect((await browser.call('/session')).status).toBe(401)
  expect((await world.signIn(staff.name)).answer.body['role']).toBe('cashier')
})

test('the session lists which routes the role may call, and no other is among them', async () => {
  const cashier = await world.addUser('cashier', tenantId)
  const may = (await cashier.call('/session')).body['may'] as string[]
  expect(may).toContain('POST /tenants/{tenantId}/links')
  expect(may).toContain('POST /payments/{paymentId}/cancel')
  for (const route of [
    'POST /payments/{paymentId}/reverse',
    'GET /overview',
    'GET /users',
    'GET /audit',
    'POST /rates',
  ]) {
    expect(may).not.toContain(route)
  }
})

test.each([
  ['/movements?mode=test', '/exports/movements?mode=test&format=csv'],
  ['/reconciliations?mode=test', '/exports/closings?mode=test&format=csv&from=2026-10-01&to=2026-10-02'],
  ['/reconciliations?mode=test', '/exports/fees?mode=test&format=csv&from=2026-10-01&to=2026-10-02'],
  ['/reconciliations?mode=test', '/exports/month?mode=test&format=xlsx&month=2026-10'],
])('a cashier, who may not see %s, may not download %s', async (page, file) => {
  const cashier = await world.addUser('cashier', tenantId)
  expect((await cashier.call(page)).status).toBe(403)
  expect((await cashier.call(file)).status).toBe(403)
})
