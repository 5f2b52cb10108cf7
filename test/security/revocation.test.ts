import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { limits } from '../../src/foundation/limits.ts'
import { systemRandom } from '../../src/foundation/random.ts'
import { revokeToken } from '../../src/operators/access/tokens.ts'
import { disableUser } from '../../src/operators/access/users.ts'
import { revokeKey, rotateApiKey } from '../../src/tenants/keys.ts'
import { activateTenant, deactivateTenant } from '../../src/tenants/tenants.ts'
import { type ManualClock, manualClock } from '../harness/manual-clock.ts'
import { type Browser, startWorld, type TestUser, type World } from '../operators/world.ts'

/** Three gateways on one database, each with its own manual clock. */
const PROMISED_MS = 1_000
const STEP_MS = 100
const actor = 'test'

let gateways: { world: World; clock: ManualClock }[] = []
beforeAll(async () => {
  const first = await start()
  const { connection } = first.world.gateway
  gateways = [first, await start(connection), await start(connection)]
})
afterAll(async () => {
  for (const { world } of gateways.toReversed()) await world.stop()
})

async function start(connection?: World['gateway']['connection']) {
  const clock = manualClock(Date.now())
  const env = { PASARELA_RATE_LIMIT_PER_SECOND: '100000', PASARELA_RATE_LIMIT_BURST: '100000' }
  return { clock, world: await startWorld({ clock, env, ...(connection ? { connection } : {}) }) }
}

const here = (): World => (gateways[0] as (typeof gateways)[number]).world
const errorsOf = (key: string) =>
  Promise.all(
    gateways.map(async ({ world }) => {
      const { status, body } = await world.gateway.call('/v1/banks', { key })
      return status === 200 ? 'taken' : body['error']
    }),
  )
const everywhere = (error: string) => gateways.map(() => error)

type Tenant = Awaited<ReturnType<World['gateway']['createTenant']>>

/** Every way to end a key. */
const endings: [string, (tenant: Tenant) => Promise<unknown>][] = [
  ['a key that is revoked', ({ key }) => revokeKey(here().database, systemRandom, { key: key.slice(0, 17), actor })],
  [
    'a key that is rotated without a grace',
    ({ key }) =>
      rotateApiKey(here().database, systemRandom, here().gateway.pepper, {
        key: key.slice(0, 17),
        graceSeconds: 0,
        actor,
      }),
  ],
  [
    'a key whose tenant is deactivated',
    ({ tenantId }) => deactivateTenant(here().database, systemRandom, { idOrName: tenantId, actor }),
  ],
]

describe('revocation of API keys:', () => {
  test.each(endings)('%s is refused by every process within a second, however often it is used', async (_way, end) => {
    const tenant = await here().gateway.createTenant()
    expect(await errorsOf(tenant.key)).toEqual(everywhere('taken'))
    await end(tenant)
    for (let elapsedMs = 0; elapsedMs < PROMISED_MS; elapsedMs += STEP_MS) {
      await errorsOf(tenant.key)
      for (const { clock } of gateways) await clock.advance(STEP_MS)
    }
    expect(await errorsOf(tenant.key)).toEqual(everywhere('inactive_api_key'))
  })

  test('a revoked key is refused everywhere once its cached copy has expired, in less than the promised second', async () => {
    const { key } = await here().gateway.createTenant()
    expect(await errorsOf(key)).toEqual(everywhere('taken'))
    await revokeKey(here().database, systemRandom, { key: key.slice(0, 17), actor })
    for (const { clock } of gateways) await clock.advance(limits.apiKeyCacheMs)
    expect(await errorsOf(key)).toEqual(everywhere('inactive_api_key'))
    expect(limits.apiKeyCacheMs).toBeLessThan(PROMISED_MS)
  })

  test('a key stays revoked when its tenant is activated again', async () => {
    const { key, tenantId } = await here().gateway.createTenant()
    await revokeKey(here().database, systemRandom, { key: key.slice(0, 17), actor })
    await deactivateTenant(here().database, systemRandom, { idOrName: tenantId, actor })
    await activateTenant(here().database, systemRandom, { idOrName: tenantId, actor })
    expect(await errorsOf(key)).toEqual(everywhere('inactive_api_key'))
  })
})

describe('revocation of operators’ access:', () => {
  const statuses = (given: Record<string, string>) =>
    Promise.all(gateways.map(async ({ world }) => (await world.call('/session', { headers: given })).status))
  const refused = () => gateways.map(() => 401)
  const welcome = () => gateways.map(() => 200)
  const bearer = ({ token }: TestUser) => ({ authorization: `Bearer ${token}` })
  const cookie = ({ cookie: given }: Browser) => ({ cookie: given })

  async function signedIn(): Promise<{ user: TestUser; browser: Browser }> {
    const user = await here().addUser('operator')
    const browser = await here().signIn(user.name)
    expect([await statuses(bearer(user)), await statuses(cookie(browser))]).toEqual([welcome(), welcome()])
    return { user, browser }
  }

  test('a disabled user is refused at the next request by every process, with a session and with a token', async () => {
    const { user, browser } = await signedIn()
    await disableUser(here().database, systemRandom, { name: user.name, actor })
    expect([await statuses(bearer(user)), await statuses(cookie(browser))]).toEqual([refused(), refused()])
  })

  test('a revoked token is refused at the next request, and the user’s session remains valid', async () => {
    const { user, browser } = await signedIn()
    await revokeToken(here().database, systemRandom, { token: user.token.slice(0, 15), actor })
    expect([await statuses(bearer(user)), await statuses(cookie(browser))]).toEqual([refused(), welcome()])
  })

  test('a session that was closed at one process is closed at all, and the user’s token remains valid', async () => {
    const { user, browser } = await signedIn()
    expect((await browser.call('/session', { method: 'DELETE' })).status).toBe(204)
    expect([await statuses(bearer(user)), await statuses(cookie(browser))]).toEqual([welcome(), refused()])
  })
})
