import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { systemRandom } from '../../src/foundation/random.ts'
import { disableUser, enableUser } from '../../src/operators/access/users.ts'
import { positionalStatement } from '../harness/statement.ts'
import { cookieOf, password, startWorld, type World } from './world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
// All tests come from one address, and many of them guess.
beforeEach(() => world.database.query(positionalStatement('test.forget', 'delete from login_attempts')))
afterAll(() => world.stop())

const errorOf = ({ status, body }: { status: number; body: Record<string, unknown> }) => [status, body['error']]
const actor = 'test'

describe('signing in', () => {
  test('opens a session in a cookie that scripts cannot read and other sites cannot send', async () => {
    const { name } = await world.addUser('operator')
    const { answer, call } = await world.signIn(` ${name.toUpperCase()} `)
    expect(answer.status, answer.text).toBe(200)
    expect(answer.body).toMatchObject({ name, role: 'operator', tenantId: null, csrfToken: expect.any(String) })
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^pasarela_session=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; SameSite=Strict$/),
      expect.stringMatching(/^pasarela_device=[\w.-]+; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Strict$/),
    ])
    const me = await call('/session')
    expect(me.body).toEqual(answer.body)
    expect(me.headers.get('cache-control')).toBe('no-store')
    expect(me.headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'")
    expect((await call('/tenants')).status).toBe(200)
  })

  test('always creates a new session, never adopts a planted one, and ends the former one', async () => {
    const { name } = await world.addUser('operator')
    const planted = `pasarela_session=${systemRandom.bytes(32).toString('base64url')}`
    const first = await world.signIn(name, password, { cookie: planted })
    expect(first.cookie).not.toBe(planted)
    expect(errorOf(await world.call('/session', { headers: { cookie: planted } }))).toEqual([401, 'not_signed_in'])
    const second = await world.signIn(name, password, { cookie: first.cookie })
    expect(second.cookie).not.toBe(first.cookie)
    expect(errorOf(await world.call('/session', { headers: { cookie: first.cookie } }))).toEqual([401, 'not_signed_in'])
    expect((await second.call('/session', { headers: { cookie: second.cookie } })).status).toBe(200)
  })

  test('with a wrong password, an unknown name or a disabled user is refused with the same message', async () => {
    const { name } = await world.addUser('operator')
    const disabled = await world.addUser('viewer')
    await disableUser(world.database, systemRandom, { name: disabled.name, actor })
    const answers = await Promise.all([
      world.signIn(name, 'something else'),
      world.signIn('nobody', 'something else'),
      world.signIn(disabled.name),
    ])
    const [wrong, ...others] = answers.map(({ answer }) => ({ ...answer.body, requestId: '' }))
    expect(wrong).toMatchObject({ statusCode: 401, error: 'wrong_credentials' })
    for (const other of others) expect(other).toEqual(wrong)
    for (const { answer } of answers) expect(answer.headers.get('set-cookie')).toBeNull()
  })

  test('leaves no password, session or token in the log or the database', async () => {
    const { name, token } = await world.addUser('operator')
    const { cookie, csrf } = await world.signIn(name)
    const secrets = [password, cookie.split('=')[1] ?? '', csrf, token.slice(20)]
    const tables = ['operator_users', 'operator_sessions', 'operator_tokens', 'login_attempts', 'audit_log']
    const rows = await Promise.all(
      tables.map((table) => world.database.query(positionalStatement(`test.${table}`, `select * from ${table}`))),
    )
    for (const secret of secrets) {
      expect(secret.length).toBeGreaterThan(15)
      expect(JSON.stringify(rows)).not.toContain(secret)
      expect(world.gateway.logged.join()).not.toContain(secret)
    }
  })
})

describe('password guessing', () => {
  const addTries = positionalStatement('test.add_tries', 'update login_attempts set count = count + $1')
  const later = positionalStatement(
    'test.later',
    `update login_attempts set last_at = last_at - interval '901 seconds'`,
  )

  /** Wrong passwords, of which only the first is really tried: each costs 128 MiB and a part of a second. */
  async function guess(name: string, times: number, at = world): Promise<void> {
    const { answer } = await at.signIn(name, 'wrong password')
    expect(errorOf(answer)).toEqual([401, 'wrong_credentials'])
    await at.database.query(addTries, [times - 1])
  }

  test('locks a name after five wrong passwords, also for the right one, and says for how long', async () => {
    const { name } = await world.addUser('operator')
    await guess(name, 4)
    expect(errorOf((await world.signIn(name, 'wrong password')).answer)).toEqual([401, 'wrong_credentials'])
    const { answer } = await world.signIn(name)
    expect(errorOf(answer)).toEqual([429, 'account_locked'])
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(800)
    const locks = (await world.audit()).filter(({ action }) => action === 'user.locked')
    expect(locks.filter(({ subject }) => subject === name)).toHaveLength(1)
  })

  test('from many connections at once gets no more than five tries', async () => {
    const { name } = await world.addUser('operator')
    const answers = await Promise.all(Array.from({ length: 12 }, () => world.signIn(name, 'wrong password')))
    const statuses = answers.map(({ answer }) => answer.status)
    expect(statuses.filter((status) => status === 401)).toHaveLength(5)
    expect(statuses.filter((status) => status === 429)).toHaveLength(7)
  })

  test('at an unknown name is locked like at any other', async () => {
    await guess('ghost', 5)
    expect(errorOf((await world.signIn('ghost')).answer)).toEqual([429, 'account_locked'])
  })

  test('is no longer counted after the right password, and after the lock has ended', async () => {
    const { name } = await world.addUser('operator')
    await guess(name, 4)
    expect((await world.signIn(name)).answer.status).toBe(200)
    await guess(name, 5)
    expect((await world.signIn(name)).answer.status).toBe(429)
    await world.database.query(later)
    expect((await world.signIn(name)).answer.status).toBe(200)
  })

  test('from one address is throttled whatever the names, on every process', async () => {
    const throttled = await startWorld()
    const other = await startWorld({ connection: throttled.gateway.connection })
    try {
      await guess('first', 29, throttled)
      await guess('second', 1, other)
      for (const at of [throttled, other]) {
        expect(errorOf((await at.signIn('third')).answer)).toEqual([429, 'rate_limited'])
      }
    } finally {
      await other.stop()
      await throttled.stop()
    }
  })
})

describe('a session', () => {
  const age = (column: string, seconds: number) =>
    world.database.query(
      positionalStatement(
        `test.age ${column} ${seconds}`,
        `update operator_sessions set ${column} = ${column} - interval '${seconds} seconds'`,
      ),
    )

  test.each([
    ['twelve hours after signing in', 'expires_at', 12 * 3600 + 1],
    ['two hours after the last request', 'last_seen_at', 2 * 3600 + 1],
  ])('ends %s', async (_when, column, seconds) => {
    const { call } = await world.signIn((await world.addUser('operator')).name)
    await age(column, seconds - 60)
    expect((await call('/session')).status).toBe(200)
    await age(column, seconds)
    expect(errorOf(await call('/session'))).toEqual([401, 'not_signed_in'])
  })

  test('that is used does not expire for lack of use', async () => {
    const { call } = await world.signIn((await world.addUser('operator')).name)
    for (let hours = 0; hours < 3; hours += 1) {
      await age('last_seen_at', 3600)
      expect((await call('/session')).status).toBe(200)
    }
  })

  test('ends when its browser signs out, and only that one', async () => {
    const { name } = await world.addUser('operator')
    const [one, other] = [await world.signIn(name), await world.signIn(name)]
    const out = await one.call('/session', { method: 'DELETE' })
    expect([out.status, out.text]).toEqual([204, ''])
    expect(out.headers.get('set-cookie')).toMatch(/^pasarela_session=; Max-Age=0;/)
    expect((await one.call('/session')).status).toBe(401)
    expect((await other.call('/session')).status).toBe(200)
  })

  test('ends with a change of password, and the browser that changed it gets a new session', async () => {
    const { name } = await world.addUser('staff', (await world.gateway.createTenant()).tenantId)
    const [one, other] = [await world.signIn(name), await world.signIn(name)]
    const change = (body: object) => one.call('/session/password', { method: 'POST', body })
    const newPassword = 'another long password'
    expect(errorOf(await change({ password: 'wrong password', newPassword }))).toEqual([401, 'wrong_credentials'])
    const short = await change({ password, newPassword: 'short' })
    expect(short.body).toMatchObject({ error: 'invalid_request', details: [{ path: '/newPassword' }] })
    const changed = await change({ password, newPassword })
    expect(changed.status, changed.text).toBe(200)
    expect((await one.call('/session')).status).toBe(401)
    expect((await other.call('/session')).status).toBe(401)
    expect((await world.call('/session', { headers: { cookie: cookieOf(changed) } })).status).toBe(200)
    expect((await world.signIn(name)).answer.status).toBe(401)
    expect((await world.signIn(name, newPassword)).answer.status).toBe(200)
  })

  test('and the tokens of a disabled user end at once', async () => {
    const { name, call } = await world.addUser('operator')
    const browser = await world.signIn(name)
    await disableUser(world.database, systemRandom, { name, actor })
    expect((await browser.call('/session')).status).toBe(401)
    expect((await call('/session')).status).toBe(401)
    await enableUser(world.database, systemRandom, { name, actor })
    expect((await browser.call('/session')).status).toBe(401)
    expect((await call('/session')).status).toBe(200)
  })
})

describe('an operator token', () => {
  test('needs no CSRF token and opens no session', async () => {
    const { call, name } = await world.addUser('operator')
    expect((await call('/session')).body).toMatchObject({ name, csrfToken: null })
    expect((await call('/tenants', { method: 'POST', body: { name: `By token ${name}` } })).status).toBe(201)
    expect(errorOf(await call('/session', { method: 'DELETE' }))).toEqual([403, 'forbidden'])
    const change = { password, newPassword: 'another long password' }
    expect(errorOf(await call('/session/password', { method: 'POST', body: change }))).toEqual([403, 'forbidden'])
  })

  test('that is altered, unknown or a tenant’s key is refused', async () => {
    const { token } = await world.addUser('operator')
    const { key } = await world.gateway.createTenant()
    const wrong = [`${token.slice(0, -1)}${token.endsWith('a') ? 'b' : 'a'}`, key, 'x', `${token} ${token}`, '']
    for (const given of wrong) {
      const answer = await world.call('/session', { headers: { authorization: `Bearer ${given}` } })
      expect(errorOf(answer), given).toEqual([401, 'not_signed_in'])
    }
    expect((await world.gateway.call('/v1/banks', { key: token })).status).toBe(401)
  })
})
