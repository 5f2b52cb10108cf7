import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Clock, systemClock } from '../../src/foundation/clock.ts'
import { limits } from '../../src/foundation/limits.ts'
import { createLog } from '../../src/foundation/log.ts'
import { systemRandom } from '../../src/foundation/random.ts'
import type { Identity } from '../../src/operators/access/identity.ts'
import { listTokens, revokeToken } from '../../src/operators/access/tokens.ts'
import { disableUser } from '../../src/operators/access/users.ts'
import { createPaymentStream } from '../../src/operators/stream/stream.ts'
import type { HttpAnswer } from '../harness/gateway.ts'
import { positionalStatement } from '../harness/statement.ts'
import { seedPayment } from '../harness/payments.ts'
import { type Browser, startWorld, type TestUser, type World } from './world.ts'

type Tenant = Awaited<ReturnType<World['gateway']['createTenant']>>

let world: World
let tenant: Tenant
let other: Tenant
beforeAll(async () => {
  world = await startWorld()
  tenant = await world.gateway.createTenant()
  other = await world.gateway.createTenant()
})
afterAll(() => world.stop())

type Followed = { event: string; data: Record<string, unknown> }

/** Client of the event stream that reads event by event and disconnects. */
async function follow(at: World, user: TestUser | Browser, query: string) {
  const leaving = new AbortController()
  const answer = await fetch(`${at.gateway.url}/admin/api/stream?${query}`, {
    headers: 'token' in user ? { authorization: `Bearer ${user.token}` } : { cookie: user.cookie },
    signal: leaving.signal,
  })
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  return {
    status: answer.status,
    headers: answer.headers,
    leave: () => leaving.abort(),
    /** The next event; undefined when the stream has ended. */
    async next(): Promise<Followed | undefined> {
      for (;;) {
        const end = text.indexOf('\n\n')
        if (end < 0) {
          const { value, done } = (await reader?.read()) ?? { done: true, value: undefined }
          if (done) return undefined
          text += value
          continue
        }
        const block = text.slice(0, end)
        text = text.slice(end + 2)
        const event = /^event: (.*)$/m.exec(block)?.[1]
        if (event) return { event, data: JSON.parse(/^data: (.*)$/m.exec(block)?.[1] ?? '{}') }
      }
    },
  }
}

/** Clock with short heartbeat intervals. */
const hasty: Clock = {
  ...systemClock,
  sleep: (ms, signal) => systemClock.sleep(ms === limits.streamHeartbeatMs ? 100 : ms, signal),
}

const seed = ({ tenantId }: Tenant, livemode = false) => seedPayment(world.database, { tenantId, livemode })

describe('live updates', () => {
  test('report every payment that changes, of all tenants or of the user’s own, and of one mode', async () => {
    const [all, staff] = [
      await follow(world, await world.addUser('operator'), 'mode=test'),
      await follow(world, await world.addUser('staff', tenant.tenantId), 'mode=test'),
    ]
    expect(all.headers.get('content-type')).toBe('text/event-stream')
    expect(all.headers.get('cache-control')).toBe('no-store')
    const [live, foreign, own] = [await seed(tenant, true), await seed(other), await seed(tenant)]
    expect(await staff.next()).toMatchObject({ event: 'payment', data: { paymentId: own, status: 'COMPLETED' } })
    const reported = [await all.next(), await all.next()].map((event) => String(event?.data['paymentId']))
    expect(reported.toSorted()).toEqual([foreign, own].toSorted())
    expect(reported).not.toContain(live)
    for (const followed of [all, staff]) followed.leave()
  })

  test('mask the payer as lists do', async () => {
    const followed = await follow(world, await world.addUser('viewer'), `mode=test&tenantId=${tenant.tenantId}`)
    const id = await seed(tenant)
    let event = await followed.next()
    while (event?.data['paymentId'] !== id) event = await followed.next()
    expect(event.data['payer']).toEqual({ document: 'V*****678', phone: '58*******567', bankCode: '0102' })
    followed.leave()
  })

  test('ask for a full reload when too many payments changed at once', async () => {
    const followed = await follow(world, await world.addUser('operator'), 'mode=live')
    const many = positionalStatement(
      'test.many_events',
      `insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status)
       select $1, true, gen_random_uuid(), gen_random_uuid(), now(), 'created', 'PENDING' from generate_series(0, $2)`,
    )
    await world.database.query(many, [tenant.tenantId, limits.streamBatch])
    let event = await followed.next()
    while (event?.event === 'payment') event = await followed.next()
    expect(event?.event).toBe('reload')
    followed.leave()
  })

  test('are limited to eight connections per user', async () => {
    const user = await world.addUser('viewer')
    const followed = await Promise.all(Array.from({ length: 9 }, () => follow(world, user, 'mode=test')))
    expect(followed.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([
      ...Array.from({ length: 8 }, () => 200),
      429,
    ])
    for (const { leave } of followed) leave()
    let again = await follow(world, user, 'mode=test')
    while (again.status !== 200) again = await follow(world, user, 'mode=test')
    again.leave()
  })

  test('end with the session, and with the gateway', async () => {
    const short = await startWorld({ clock: hasty })
    const [user, stays] = [await short.addUser('operator'), await short.addUser('operator')]
    const [disabled, drained] = [await follow(short, user, 'mode=live'), await follow(short, stays, 'mode=live')]
    await disableUser(short.database, systemRandom, { name: user.name, actor: 'test' })
    expect(await disabled.next()).toMatchObject({ event: 'end' })
    expect(await disabled.next()).toBeUndefined()
    const stopped = short.stop()
    expect(await drained.next()).toBeUndefined()
    await stopped
  })

  test.each<[string, (browser: Browser, staff: TestUser, owner: TestUser) => Promise<HttpAnswer>]>([
    ['signed out', (browser) => browser.call('/session', { method: 'DELETE' })],
    ['been disabled', (_browser, { userId }, owner) => owner.call(`/users/${userId}/disable`, { method: 'POST' })],
    [
      'lost the role',
      (_browser, { userId }, owner) =>
        owner.call(`/users/${userId}/role`, { method: 'POST', body: { role: 'viewer' } }),
    ],
  ])('show no payment to a person who has %s', async (_what, leave) => {
    const [owner, staff] = [
      await world.addUser('owner', tenant.tenantId),
      await world.addUser('staff', tenant.tenantId),
    ]
    const browser = await world.signIn(staff.name)
    const followed = await follow(world, browser, 'mode=test')
    const before = await seed(tenant)
    let event = await followed.next()
    while (event?.data['paymentId'] !== before) event = await followed.next()
    expect((await leave(browser, staff, owner)).status).toBeLessThan(300)
    await seed(tenant)
    expect(await followed.next()).toMatchObject({ event: 'end' })
    expect(await followed.next()).toBeUndefined()
  })

  test('show no payment to the holder of a revoked token', async () => {
    const user = await world.addUser('staff', tenant.tenantId)
    const followed = await follow(world, user, 'mode=test')
    const before = await seed(tenant)
    let event = await followed.next()
    while (event?.data['paymentId'] !== before) event = await followed.next()
    const [token] = await listTokens(world.database, user.userId)
    await revokeToken(world.database, systemRandom, { token: token?.tokenId ?? '', actor: 'test' })
    await seed(tenant)
    expect(await followed.next()).toMatchObject({ event: 'end' })
  })
})

test('changes that were read while the sessions could not be checked are not sent: the lists are reloaded', async () => {
  const identity = { userId: 'ana' } as Identity
  let isDown = true
  let reads = 0
  const stream = createPaymentStream({
    changes: {
      read: async () => {
        reads += 1
        return reads === 1 ? { kind: 'many' } : { kind: 'some', payments: [] }
      },
    },
    authentication: {
      stillSignedIn: async (identities) => {
        if (isDown) throw new Error('database unavailable')
        return new Set(identities)
      },
    },
    clock: { ...systemClock, sleep: (_ms, signal) => systemClock.sleep(20, signal) },
    log: createLog({ level: 'silent', readable: false, write: () => {} }).component('stream'),
  })
  const connection = stream.connect({ identity, livemode: false, tenantId: undefined })
  let text = ''
  connection.on('data', (chunk) => {
    text += String(chunk)
  })
  await expect.poll(() => reads).toBeGreaterThan(3)
  expect(text).not.toContain('event')
  isDown = false
  await expect.poll(() => text).toContain('event: reload')
  await stream.stop()
})
