import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { systemClock } from '../../src/foundation/clock.ts'
import { systemRandom } from '../../src/foundation/random.ts'
import { checkUser, disableUser, requireLocalUser } from '../../src/operators/access/users.ts'
import { deactivateTenant } from '../../src/tenants/tenants.ts'
import { type Account, type IdentityProvider, startIdentityProvider } from '../harness/identity-provider.ts'
import { positionalStatement } from '../harness/statement.ts'
import { createUserAgent, type UserAgent, type Visit } from '../harness/user-agent.ts'
import { errorOf, post } from './people.ts'
import { type AdminCall, startWorld, type World } from './world.ts'

const roles =
  'pasarela-admins=operator,shop-ana=staff:Bodega Ana,gone=staff:Closed shop,none=viewer:Nobody,audit=viewer'
/** Seconds by which the gateway's clock is ahead. */
let ahead = 0
const clock = { ...systemClock, now: () => systemClock.now() + ahead * 1000 }

let provider: IdentityProvider
let world: World
let env: Record<string, string>
let tenantId: string
beforeAll(async () => {
  provider = await startIdentityProvider(() => [`${world.gateway.url}/admin/api/session/oidc/callback`])
  env = {
    PASARELA_MASTER_KEY: '07'.repeat(32),
    PASARELA_OIDC_ISSUER: provider.issuer,
    PASARELA_OIDC_CLIENT_ID: provider.client.id,
    PASARELA_OIDC_CLIENT_SECRET: provider.client.secret,
    PASARELA_OIDC_ROLES: roles,
    PASARELA_OIDC_LABEL: 'Example login',
  }
  world = await startWorld({ env, clock })
  tenantId = (await world.gateway.createTenant('Bodega Ana')).tenantId
  await world.gateway.createTenant('Closed shop')
  await deactivateTenant(world.database, systemRandom, { idOrName: 'Closed shop', actor: 'test' })
})
beforeEach(() => {
  ahead = 0
  return world.database.query(positionalStatement('test.forget_oidc_attempts', 'delete from login_attempts'))
})
afterAll(async () => {
  await world.stop()
  await provider.stop()
})

const newSubject = () => `subject-${systemRandom.bytes(6).toString('hex')}`
const api = (path: string) => `${world.gateway.url}/admin/api${path}`
const isCallback = (url: string) => url.includes('/session/oidc/callback')
/** Follows redirects up to the dashboard, which is not built in these tests. */
const toDashboard = (url: string) => !url.includes('/dashboard/')
const dashboard = (query = '') => `${world.gateway.url}/dashboard/${query}`

/** Calls of the browser, with the CSRF token of its session. */
async function callsOf(agent: UserAgent): Promise<AdminCall> {
  const cookie = agent.cookies(world.gateway.url)
  const me = await world.call('/session', { headers: { cookie } })
  const csrf = String(me.body['csrfToken'])
  return (path, { headers, ...request } = {}) =>
    world.call(path, { ...request, headers: { cookie, 'x-csrf-token': csrf, ...headers } })
}

async function signInAt(account: Account, agent = createUserAgent()): Promise<{ visit: Visit; agent: UserAgent }> {
  provider.signsIn(account)
  return { visit: await agent.go(api('/session/oidc'), toDashboard), agent }
}

async function signedIn(account: Account, agent = createUserAgent()) {
  const { visit } = await signInAt(account, agent)
  expect(visit.location).toBe(dashboard())
  const call = await callsOf(agent)
  return { call, agent, me: (await call('/session')).body }
}

const refusalOf = async (account: Account) => (await signInAt(account)).visit.location

/** A sign-in up to the address that the provider sends the browser back to. */
async function untilCallback(account: Account, change: (url: URL) => void = () => {}) {
  provider.signsIn(account)
  const agent = createUserAgent()
  const { location } = await agent.go(api('/session/oidc'), () => false)
  const authorization = new URL(location)
  change(authorization)
  const { location: callback } = await agent.go(authorization.href, (next) => !isCallback(next))
  return { agent, callback: new URL(callback), authorization }
}

const countOf = async (table: string) => {
  const rows = await world.database.query<{ count: number }>(
    positionalStatement(`test.count ${table}`, `select count(*)::int as count from ${table}`),
  )
  return rows[0]?.count
}

const latestProof = positionalStatement(
  'test.latest_proof',
  `select verified_at as "verifiedAt" from operator_sessions order by verified_at desc limit 1`,
)

describe('a sign-in at the provider', () => {
  test('is offered on the sign-in page by its label', async () => {
    expect((await world.call('/session/methods')).body).toEqual({ oidc: { label: 'Example login' } })
  })

  test.each([
    ['pasarela-admins', 'operator', false],
    ['shop-ana', 'staff', true],
    ['audit', 'viewer', false],
  ])('with the value %s opens a session as %s', async (value, role, ofTenant) => {
    const sub = newSubject()
    const { me, call } = await signedIn({ sub, name: 'Ana Pérez', roles: ['unrelated', value] })
    expect(me).toMatchObject({
      role,
      tenantId: ofTenant ? tenantId : null,
      isExternal: true,
      mustEnrol: false,
      name: expect.stringMatching(/^oidc:ana-p-rez-[0-9a-f]{8}$/),
    })
    expect((await call('/tenants')).status).toBe(200)
    const entries = await world.database.query<{ action: string; details: object }>(
      positionalStatement(
        'test.sign_ins',
        `select action, details from audit_log where details->>'subject' = $1 order by audit_id`,
      ),
      [sub],
    )
    const details = { issuer: provider.issuer, subject: sub, role, purpose: 'sign-in' }
    expect(entries).toEqual([{ action: 'user.sign_in', details }])
  })

  test('sets the session cookie as a sign-in by password does, and removes its own', async () => {
    const { agent } = await signedIn({ sub: newSubject(), roles: ['audit'] })
    const local = await world.signIn((await world.addUser('viewer')).name)
    const shape = (cookie = '') => cookie.replace(/=[\w-]{43};/, '=;')
    expect(shape(agent.setBy.get('pasarela_session'))).toBe(shape(local.answer.headers.getSetCookie()[0]))
    expect(agent.setBy.get('pasarela_oidc')).toBe('pasarela_oidc=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax')
  })

  test('with several matching values takes the first of the setting', async () => {
    const { me } = await signedIn({ sub: newSubject(), roles: ['audit', 'shop-ana', 'pasarela-admins'] })
    expect(me['role']).toBe('operator')
  })

  test('sends a verifier’s challenge, a state and a nonce, which are new every time', async () => {
    const locations = await Promise.all(
      [1, 2].map(async () => new URL((await createUserAgent().go(api('/session/oidc'), () => false)).location)),
    )
    const [one, two] = locations.map(({ searchParams }) => searchParams)
    expect(one?.get('code_challenge_method')).toBe('S256')
    for (const name of ['state', 'nonce', 'code_challenge']) expect(one?.get(name)).not.toBe(two?.get(name))
  })

  test('is the same user every time, and never a local user or another person of the same name', async () => {
    const { name: local } = await world.addUser('operator')
    const account = { sub: newSubject(), name: local, roles: ['audit'] }
    const first = await signedIn(account)
    const again = await signedIn({ ...account, name: 'renamed', email: `${local}@example.com` })
    const other = await signedIn({ ...account, sub: newSubject() })
    expect(again.me['name']).toBe(first.me['name'])
    expect(new Set([local, first.me['name'], other.me['name']]).size).toBe(3)
    expect(first.me['role']).toBe('viewer')
    expect((await (await world.signIn(local)).call('/session')).body).toMatchObject({ name: local, role: 'operator' })
  })
})

describe('a sign-in at the provider is refused', () => {
  test('without a value that gives a role', async () => {
    const users = await countOf('operator_users')
    for (const claimed of [['unrelated'], [], undefined, 'operator', { audit: true }, [['audit']]]) {
      expect(await refusalOf({ sub: newSubject(), roles: claimed })).toBe(dashboard('?error=oidc_no_role'))
    }
    expect(await countOf('operator_users')).toBe(users)
  })

  test.each(['gone', 'none'])('if the tenant is inactive or does not exist: %s', async (value) => {
    expect(await refusalOf({ sub: newSubject(), roles: [value] })).toBe(dashboard('?error=oidc_no_tenant'))
  })

  test('with a wrong state, another browser’s ticket or none, which leaves the sign-in in progress usable', async () => {
    const { agent, callback } = await untilCallback({ sub: newSubject(), roles: ['audit'] })
    const wrong = new URL(callback)
    wrong.searchParams.set('state', 'A'.repeat(43))
    expect((await agent.go(wrong.href, toDashboard)).location).toBe(dashboard('?error=oidc_expired'))
    const stranger = createUserAgent()
    expect((await stranger.go(callback.href, toDashboard)).location).toBe(dashboard('?error=oidc_expired'))
    await stranger.go(api('/session/oidc'), () => false)
    expect((await stranger.go(callback.href, toDashboard)).location).toBe(dashboard('?error=oidc_expired'))
    expect(stranger.cookies(world.gateway.url)).not.toContain('pasarela_session')
    expect((await agent.go(callback.href, toDashboard)).location).toBe(dashboard())
  })

  test('with a ticket that was changed', async () => {
    const { agent, callback } = await untilCallback({ sub: newSubject(), roles: ['audit'] })
    const ticket = agent.cookies(world.gateway.url).replace(/\.(\d+)\./, (_all, at: string) => `.${Number(at) + 60}.`)
    const answer = await fetch(callback, { redirect: 'manual', headers: { cookie: ticket } })
    expect(answer.headers.get('location')).toBe('/dashboard/?error=oidc_expired')
  })

  test('when the same return is used twice', async () => {
    const { agent, callback } = await untilCallback({ sub: newSubject(), roles: ['audit'] })
    const cookie = agent.cookies(world.gateway.url)
    const visits = await Promise.all(
      [1, 2].map(async () => (await fetch(callback, { redirect: 'manual', headers: { cookie } })).headers),
    )
    const locations = visits.map((headers) => headers.get('location'))
    expect(new Set(locations)).toEqual(new Set(['/dashboard/', '/dashboard/?error=oidc_expired']))
  })

  test('with a nonce that is not its own', async () => {
    const account = { sub: newSubject(), roles: ['audit'] }
    const { agent, callback } = await untilCallback(account, (url) => url.searchParams.set('nonce', 'another'))
    expect((await agent.go(callback.href, toDashboard)).location).toBe(dashboard('?error=oidc_refused'))
  })

  test('with a code of another PKCE verifier', async () => {
    const account = { sub: newSubject(), roles: ['audit'] }
    const challenge = createHash('sha256').update('v'.repeat(43)).digest('base64url')
    const { agent, callback } = await untilCallback(account, (url) => url.searchParams.set('code_challenge', challenge))
    expect((await agent.go(callback.href, toDashboard)).location).toBe(dashboard('?error=oidc_refused'))
  })

  test('5 minutes after it began', async () => {
    const { agent, callback } = await untilCallback({ sub: newSubject(), roles: ['audit'] })
    ahead = 301
    expect((await agent.go(callback.href, toDashboard)).location).toBe(dashboard('?error=oidc_expired'))
  })

  test('when the provider reports an error', async () => {
    provider.signsIn(undefined)
    const visit = await createUserAgent().go(api('/session/oidc'), toDashboard)
    expect(visit.location).toBe(dashboard('?error=oidc_refused'))
  })

  test('with a code that was issued to another client', async () => {
    const account = { sub: newSubject(), roles: ['pasarela-admins'] }
    const { agent, callback } = await untilCallback(account, (url) =>
      url.searchParams.set('client_id', provider.otherClient.id),
    )
    expect((await agent.go(callback.href, toDashboard)).location).toBe(dashboard('?error=oidc_refused'))
  })

  test('with an ID token of another audience, or with a changed signature', async () => {
    const account = { sub: newSubject(), roles: ['pasarela-admins'] }
    const verifier = 'v'.repeat(43)
    const nonces: { nonce: string | null } = { nonce: null }
    const ours = await untilCallback(account, (url) => (nonces.nonce = url.searchParams.get('nonce')))
    // The other client obtains a token of the same person with the same nonce.
    const theirs = await untilCallback(account, ({ searchParams }) => {
      searchParams.set('client_id', provider.otherClient.id)
      searchParams.set('nonce', nonces.nonce ?? '')
      searchParams.set('code_challenge', createHash('sha256').update(verifier).digest('base64url'))
    })
    const { id, secret } = provider.otherClient
    const response = await fetch(`${provider.issuer}/token`, {
      method: 'POST',
      headers: { authorization: `Basic ${Buffer.from(`${id}:${encodeURIComponent(secret)}`).toString('base64')}` },
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        code: theirs.callback.searchParams.get('code') ?? '',
        redirect_uri: api('/session/oidc/callback'),
        code_verifier: verifier,
      }),
    })
    const { id_token: token } = (await response.json()) as { id_token: string }
    expect(JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())).toMatchObject({
      aud: provider.otherClient.id,
      nonce: nonces.nonce,
    })
    provider.replaceIdToken(token)
    expect((await ours.agent.go(ours.callback.href, toDashboard)).location).toBe(dashboard('?error=oidc_refused'))

    const { agent, callback, authorization } = await untilCallback(account)
    const [header] = token.split('.')
    const claims = {
      iss: provider.issuer,
      sub: account.sub,
      aud: provider.client.id,
      nonce: authorization.searchParams.get('nonce'),
      iat: Math.floor(Date.now() / 1000),
      exp: Math.floor(Date.now() / 1000) + 600,
      roles: account.roles,
    }
    const forged = Buffer.from(JSON.stringify(claims)).toString('base64url')
    provider.replaceIdToken(`${header}.${forged}.${token.split('.')[2]}`)
    expect((await agent.go(callback.href, toDashboard)).location).toBe(dashboard('?error=oidc_refused'))
  })

  test('for a user who is disabled here', async () => {
    const account = { sub: newSubject(), roles: ['audit'] }
    const { me, call } = await signedIn(account)
    await disableUser(world.database, systemRandom, { name: String(me['name']), actor: 'test' })
    expect((await call('/session')).status).toBe(401)
    expect(await refusalOf(account)).toBe(dashboard('?error=oidc_no_role'))
  })

  test('and none of its secrets is logged', async () => {
    const { agent, callback } = await untilCallback({ sub: newSubject(), roles: ['audit'] })
    await agent.go(callback.href, toDashboard)
    const logged = world.gateway.logged.join('\n')
    const secrets = [provider.client.secret, ...['code', 'state'].map((name) => callback.searchParams.get(name) ?? '')]
    for (const secret of secrets) expect(logged).not.toContain(secret)
  })
})

describe('the role at the provider', () => {
  test('is taken over at every sign-in, and sessions with the former one end', async () => {
    const sub = newSubject()
    const former = await signedIn({ sub, roles: ['pasarela-admins'] })
    const now = await signedIn({ sub, roles: ['shop-ana'] })
    expect(now.me).toMatchObject({ role: 'staff', tenantId, name: former.me['name'] })
    expect(errorOf(await former.call('/session'))).toEqual([401, 'not_signed_in'])
    const again = await signedIn({ sub, roles: ['shop-ana'] })
    expect((await now.call('/session')).status).toBe(200)
    expect((await again.call('/users')).status).toBe(403)
  })

  test('if it is gone, refuses the user and ends all their sessions', async () => {
    const sub = newSubject()
    const { call, me } = await signedIn({ sub, roles: ['pasarela-admins'] })
    expect(await refusalOf({ sub, roles: [] })).toBe(dashboard('?error=oidc_no_role'))
    expect(errorOf(await call('/session'))).toEqual([401, 'not_signed_in'])
    const actor = `user:${String(me['name'])}`
    expect((await world.audit()).filter((entry) => entry.actor === actor).at(-1)?.action).toBe('user.sign_in_refused')
  })
})

describe('a user of the provider', () => {
  test('has no password, no second factors and no way in without the provider', async () => {
    const { call, me } = await signedIn({ sub: newSubject(), roles: ['pasarela-admins'] })
    for (const given of ['', 'correct horse battery']) {
      const answer = await world.call('/session', {
        method: 'POST',
        body: { name: me['name'], password: given || 'x' },
      })
      expect(errorOf(answer)).toEqual([401, 'wrong_credentials'])
    }
    const refused = [
      await post(call, '/session/factors/totp'),
      await post(call, '/session/factors/passkeys/challenge'),
      await post(call, '/session/factors/recovery-codes'),
      await post(call, '/session/step-up', { password: 'x' }),
      await post(call, '/session/password', { password: 'x', newPassword: 'a quite long new password' }),
    ]
    expect(refused.map(errorOf)).toEqual(refused.map(() => [403, 'forbidden']))
    // `pasarela user password` and `pasarela user token` refuse the name, and `pasarela user add` cannot take it.
    const name = String(me['name'])
    await expect(requireLocalUser(world.database, name)).rejects.toThrow('signs in at the identity provider')
    expect(() => checkUser({ name, role: 'viewer', tenantId: null })).toThrow('must have 1 to 128 letters')
    const setPassword = positionalStatement(
      'test.set_external_password',
      `update operator_users set password_hash = 'x' where name = $1`,
    )
    await expect(world.database.query(setPassword, [me['name']])).rejects.toThrow('operator_users_no_password')
  })

  const age = (seconds: number) =>
    world.database.query(
      positionalStatement(
        `test.age ${seconds} of provider sessions`,
        `update operator_sessions set verified_at = verified_at - interval '${seconds} seconds'`,
      ),
    )

  test('proves the identity for 5 minutes by a new sign-in at the provider', async () => {
    const sub = newSubject()
    const { agent, call } = await signedIn({ sub, roles: ['pasarela-admins'] })
    const route = { mode: 'test', flow: 'collections', bank: 'r4' }
    const change = () => post(call, `/tenants/${tenantId}/banks/route`, route)
    await age(301)
    expect(errorOf(await change())).toEqual([403, 'step_up_required'])
    const { location } = await agent.go(api('/session/oidc/step-up'), () => false)
    expect(Object.fromEntries(new URL(location).searchParams)).toMatchObject({ prompt: 'login', max_age: '0' })
    const cookie = agent.cookies(world.gateway.url)
    expect((await agent.go(location, toDashboard)).location).toBe(dashboard('?confirmed=1'))
    expect(agent.cookies(world.gateway.url)).toBe(cookie)
    expect((await change()).status).toBeLessThan(300)
    // The 5 minutes count from the proof, of which the provider gives the whole second, and not from the return.
    const [latest] = await world.database.query<{ verifiedAt: Date }>(latestProof)
    expect((latest?.verifiedAt.getTime() ?? 1) % 1000).toBe(0)
    await age(301)
    expect(errorOf(await change())).toEqual([403, 'step_up_required'])
  })

  test('does not prove it by a sign-in that the provider answers from its own session', async () => {
    const account = { sub: newSubject(), roles: ['pasarela-admins'] }
    const { agent } = await signedIn(account)
    ahead = 120
    const { call } = await signedIn(account, agent)
    expect(errorOf(await post(call, `/tenants/${tenantId}/keys`, { mode: 'live' }))).toEqual([403, 'step_up_required'])
    // A step-up whose `prompt` and `max_age` were removed on the way is answered by the provider, and refused here.
    const { location } = await agent.go(api('/session/oidc/step-up'), () => false)
    const weaker = new URL(location)
    weaker.searchParams.delete('prompt')
    weaker.searchParams.set('max_age', '3600')
    expect((await agent.go(weaker.href, toDashboard)).location).toBe(dashboard('?error=oidc_refused'))
    expect(errorOf(await post(call, `/tenants/${tenantId}/keys`, { mode: 'live' }))).toEqual([403, 'step_up_required'])
  })

  test('cannot prove it by the account of another person', async () => {
    const { agent, call } = await signedIn({ sub: newSubject(), roles: ['pasarela-admins'] })
    await age(301)
    agent.forget(provider.issuer)
    provider.signsIn({ sub: newSubject(), roles: ['pasarela-admins'] })
    const visit = await agent.go(api('/session/oidc/step-up'), toDashboard)
    expect(visit.location).toBe(dashboard('?error=oidc_refused'))
    expect(errorOf(await post(call, `/tenants/${tenantId}/keys`, { mode: 'live' }))).toEqual([403, 'step_up_required'])
  })

  test('is the only one to whom the provider’s step-up is open', async () => {
    const { call } = await world.signIn((await world.addUser('operator')).name)
    expect(errorOf(await call('/session/oidc/step-up'))).toEqual([404, 'oidc_not_configured'])
    expect((await world.call('/session/oidc/step-up')).status).toBe(401)
  })
})

describe('beginning a sign-in', () => {
  test('redirects to the provider and back to the dashboard only, whatever the request says', async () => {
    const query = '?redirect_uri=https://evil.example&return=https://evil.example&next=//evil.example'
    const { location } = await createUserAgent().go(api(`/session/oidc${query}`), () => false)
    expect(new URL(location).origin).toBe(provider.issuer)
    expect(new URL(location).searchParams.get('redirect_uri')).toBe(api('/session/oidc/callback'))
    const answer = await fetch(api('/session/oidc'), {
      redirect: 'manual',
      headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' },
    })
    expect(answer.headers.get('location')).not.toContain('evil')
    const callback = await fetch(api(`/session/oidc/callback${query}&state=x`), { redirect: 'manual' })
    expect(callback.headers.get('location')).toBe('/dashboard/?error=oidc_expired')
  })

  test('by a page of another site changes nothing: no row, and the session stays', async () => {
    const { agent, call } = await signedIn({ sub: newSubject(), roles: ['audit'] })
    const before = await Promise.all(['oidc_returns', 'operator_sessions', 'audit_log', 'login_attempts'].map(countOf))
    const headers = { 'sec-fetch-site': 'cross-site', cookie: agent.cookies(world.gateway.url) }
    for (let times = 0; times < 40; times++) await fetch(api('/session/oidc'), { redirect: 'manual', headers })
    for (let times = 0; times < 40; times++) {
      await fetch(api('/session/oidc/callback?code=x&state=y'), { redirect: 'manual', headers })
    }
    const after = await Promise.all(['oidc_returns', 'operator_sessions', 'audit_log', 'login_attempts'].map(countOf))
    expect(after).toEqual(before)
    expect((await call('/session')).status).toBe(200)
  })
})

test('a provider that cannot be reached is reported, and passwords still work; it is tried again later', async () => {
  const gone = await startIdentityProvider(() => [])
  await gone.stop()
  const other = await startWorld({
    connection: world.gateway.connection,
    env: { ...env, PASARELA_OIDC_ISSUER: gone.issuer },
  })
  try {
    const location = async () =>
      (await fetch(`${other.gateway.url}/admin/api/session/oidc`, { redirect: 'manual' })).headers.get('location')
    expect(await location()).toBe('/dashboard/?error=oidc_unreachable')
    expect((await other.signIn((await other.addUser('viewer')).name)).answer.status).toBe(200)
    const port = Number(new URL(gone.issuer).port)
    const back = await startIdentityProvider(() => [`${other.gateway.url}/admin/api/session/oidc/callback`], { port })
    try {
      expect(await location()).toMatch(`${gone.issuer}/auth?`)
    } finally {
      await back.stop()
    }
  } finally {
    await other.stop()
  }
})

test('the claim may be nested and come from the user info, and a required way of authentication is checked', async () => {
  const claiming = await startIdentityProvider(() => [`${other.gateway.url}/admin/api/session/oidc/callback`], {
    claimsIn: 'userinfo',
  })
  const other = await startWorld({
    connection: world.gateway.connection,
    env: {
      ...env,
      PASARELA_OIDC_ISSUER: claiming.issuer,
      PASARELA_OIDC_ROLE_CLAIM: 'realm.access.roles',
      PASARELA_OIDC_REQUIRE_AMR: 'mfa,hwk',
    },
  })
  try {
    const visit = async (account: Account) => {
      claiming.signsIn(account)
      const { location } = await createUserAgent().go(`${other.gateway.url}/admin/api/session/oidc`, toDashboard)
      return location.slice(other.gateway.url.length)
    }
    const sub = newSubject()
    const realm = { access: { roles: ['audit'] } }
    expect(await visit({ sub, realm, amr: ['pwd', 'mfa'] })).toBe('/dashboard/')
    expect(await visit({ sub, realm, amr: ['pwd'] })).toBe('/dashboard/?error=oidc_weak')
    expect(await visit({ sub, realm })).toBe('/dashboard/?error=oidc_weak')
    const refused = (await other.audit()).filter(({ details }) => details['subject'] === sub)
    expect(refused.filter(({ outcome }) => outcome === 'refused')).toMatchObject([
      { action: 'user.sign_in_refused', details: { reason: 'oidc_weak' } },
      { action: 'user.sign_in_refused', details: { reason: 'oidc_weak' } },
    ])
    expect(await visit({ sub, realm: {}, amr: ['hwk'] })).toBe('/dashboard/?error=oidc_no_role')
  } finally {
    await other.stop()
    await claiming.stop()
  }
})

test('without a provider there is none on the sign-in page, and its routes do not exist', async () => {
  const plain = await startWorld({ connection: world.gateway.connection })
  try {
    expect((await plain.call('/session/methods')).body).toEqual({ oidc: null })
    for (const path of ['/session/oidc', '/session/oidc/callback']) {
      expect(errorOf(await plain.call(path))).toEqual([404, 'oidc_not_configured'])
    }
  } finally {
    await plain.stop()
  }
})
