import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Browser, startWorld, type World } from './world.ts'
import { productionEnv } from '../harness/master-key.ts'

let world: World
let browser: Browser
beforeAll(async () => {
  world = await startWorld()
  browser = await world.signIn((await world.addUser('operator')).name)
})
afterAll(() => world.stop())

const create = (headers: Record<string, string>) =>
  browser.call('/tenants', { method: 'POST', body: { name: `T ${Math.random()}` }, headers })

describe('a change from a browser', () => {
  test.each<[string, (own: string) => Record<string, string>]>([
    ['with its own token and nothing else', () => ({})],
    ['from the gateway’s own page', (own) => ({ origin: own, 'sec-fetch-site': 'same-origin' })],
    ['from the gateway’s own page in an old browser', (own) => ({ origin: own })],
  ])('%s is accepted', async (_how, headers) => {
    expect((await create(headers(world.gateway.url))).status).toBe(201)
  })

  test.each<[string, Record<string, string>]>([
    ['without the token', { 'x-csrf-token': '' }],
    ['with another session’s token', { 'x-csrf-token': 'A'.repeat(43) }],
    ['from another site', { 'sec-fetch-site': 'cross-site' }],
    ['from a neighbour under the same domain', { 'sec-fetch-site': 'same-site' }],
    ['from another origin in an old browser', { origin: 'https://evil.example' }],
    ['from a page without an origin', { origin: 'null' }],
  ])('%s is refused', async (_how, headers) => {
    const { status, body } = await create(headers)
    expect([status, body['error']]).toEqual([403, 'csrf_refused'])
  })

  test('that signs a user in from another site is refused', async () => {
    const { answer } = await world.signIn('anybody', 'any password', { 'sec-fetch-site': 'cross-site' })
    expect([answer.status, answer.body['error']]).toEqual([403, 'csrf_refused'])
  })
})

describe('over HTTPS,', () => {
  const forwarded = { 'x-forwarded-proto': 'https' }

  test('the session cookie is bound to this host and to HTTPS', async () => {
    const production = await startWorld({
      env: { ...productionEnv, PASARELA_RATE_FEED: 'dolarapi' },
    })
    try {
      const { answer, cookie, call } = await production.signIn((await production.addUser('viewer')).name)
      expect(answer.headers.get('set-cookie')).toMatch(/^__Host-pasarela_session=.*; Path=\/; .*; Secure$/)
      expect((await call('/session')).status).toBe(200)
      const plain = cookie.replace('__Host-', '')
      expect((await production.call('/session', { headers: { cookie: plain } })).status).toBe(401)
    } finally {
      await production.stop()
    }
  })

  test('forwarded headers are trusted only from a configured proxy', async () => {
    const { name } = await world.addUser('viewer')
    const own = await startWorld({
      connection: world.gateway.connection,
      env: { PASARELA_TRUSTED_PROXIES: '127.0.0.0/8' },
    })
    try {
      const cookieOver = async (at: World) =>
        (await at.signIn(name, undefined, forwarded)).answer.headers.get('set-cookie')
      expect(await cookieOver(world)).not.toContain('Secure')
      expect(await cookieOver(own)).toContain('Secure')
    } finally {
      await own.stop()
    }
  })
})
