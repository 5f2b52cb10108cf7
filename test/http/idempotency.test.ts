import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { Type } from '../../src/foundation/schema.ts'
import { startTestGateway, type TestGateway } from '../harness/gateway.ts'
import { systemClock } from '../../src/foundation/clock.ts'
import { GatewayError, keyInUse } from '../../src/foundation/errors.ts'
import { AFTER_ANY_LEASE_SECONDS } from '../harness/leases.ts'
import { systemRandom } from '../../src/foundation/random.ts'
import { route } from '../../src/foundation/route.ts'
import { positionalStatement } from '../harness/statement.ts'
import { claimKey, type ClaimKeyParams, claimKeyParams, forgetSecrets } from '../../src/idempotency/sql.ts'
import { statement, run } from '../../src/storage/statement.ts'
import type { Scope } from '../../src/foundation/scope.ts'
import { createIdempotencyStore, type KeyClaim } from '../../src/idempotency/store.ts'
import { testContent } from '../harness/content.ts'
import { testSealer } from '../harness/sealer.ts'

/**
 * Route built like the flows: one statement makes the effect and links it to the claim, one settles it and completes
 * the claim. The test decides what happens between the two. Of its two routes, one has its key claimed beforehand.
 */
let between: () => Promise<void> = async () => {}
/** Whether requests are refused before any effect, as when the rate or the bank is unavailable. */
let refusing = false

const makeEffect = statement<Scope & ClaimKeyParams & { id: string }>(
  'test.make',
  `with taken as (${claimKey({ resource: ':id' })})
   insert into test_effects (id) select :id from taken returning id`,
)
const settleEffect = positionalStatement(
  'test.settle',
  `with completed as (
     update idempotency_keys set status = $6, answer = $7, ${forgetSecrets}
     where tenant_id = $1 and livemode = $2 and route = $3 and key = $4 and claim_token = $5 and status is null
   )
   update test_effects set settled = true where id = $8`,
)
const countEffects = positionalStatement('test.count', 'select count(*)::int as count from test_effects')
const ageClaims = positionalStatement(
  'test.age',
  'update idempotency_keys set claimed_at = claimed_at - make_interval(secs => $1)',
)
const readStore = positionalStatement(
  'test.read',
  `select encode(answer, 'escape') as answer, encode(fingerprint, 'hex') as print from idempotency_keys`,
)

let gateway: TestGateway
let key: string

const effectsRoute = (path: string, takesKeyFirst: boolean) =>
  route({
    method: 'POST',
    path,
    keyScope: 'any',
    operationId: `makeEffect${path.length}`,
    tag: 'Test',
    summary: 'Makes one effect',
    body: Type.Object({ token: Type.String() }),
    answers: { 201: Type.Object({ id: Type.String(), at: Type.String(), token: Type.Optional(Type.String()) }) },
    async handle({ caller, claim, body }) {
      if (body.token === 'refuse' || refusing) throw new GatewayError('invalid_request')
      if (body.token === 'nothing sent') throw new GatewayError('provider_unavailable')
      if (takesKeyFirst) await claim?.acquire()
      const id = systemRandom.uuid()
      const { tenantId, livemode } = caller.scope
      const made = await run(gateway.database, makeEffect, { ...caller.scope, ...claimKeyParams(claim), id })
      if (made.length === 0) throw keyInUse()
      await between()
      const answer = { status: 201, body: { id, at: new Date().toISOString() } }
      const ownClaim = [tenantId, livemode, claim?.route, claim?.key, claim?.token]
      await gateway.database.query(settleEffect, [...ownClaim, answer.status, claim?.seal(answer), id])
      claim?.markCompleted()
      return answer
    },
    resume: async (_call, resourceId) => ({
      status: 201,
      body: { id: resourceId, at: `from its state ${systemRandom.uuid()}` },
    }),
  })
/** A handler that finds its work done by another request: it writes nothing, and its response shows a moving state. */
const stateRoute = route({
  method: 'POST',
  path: '/effects/state',
  keyScope: 'any',
  operationId: 'reportState',
  tag: 'Test',
  summary: 'Reports a state that changes with each request',
  body: Type.Object({ token: Type.String() }),
  answers: { 200: Type.Object({ at: Type.String() }) },
  async handle() {
    const at = systemRandom.uuid()
    await between()
    return { status: 200, body: { at } }
  },
})
const routes = [effectsRoute('/effects', true), effectsRoute('/effects/at-once', false), stateRoute]

let path = '/effects'
const post = (idempotencyKey: string, body: object = { token: '12345678' }, as = key) =>
  gateway.call(`/v1${path}`, { method: 'POST', key: as, body, headers: { 'idempotency-key': idempotencyKey } })
const effects = async () => (await gateway.database.query<{ count: number }>(countEffects))[0]?.count

beforeAll(async () => {
  const env = { PASARELA_RATE_LIMIT_PER_SECOND: '100000', PASARELA_RATE_LIMIT_BURST: '100000' }
  gateway = await startTestGateway({ routes, env })
  await gateway.database.query(
    positionalStatement('test.table', 'create table test_effects (id uuid, settled boolean)'),
  )
  key = (await gateway.createTenant()).key
})
afterAll(() => gateway.stop())
beforeEach(async () => {
  between = async () => {}
  refusing = false
  await gateway.database.query(positionalStatement('test.clear', 'delete from test_effects'))
})

describe.each(['/effects', '/effects/at-once'])('POST %s', (routePath) => {
  beforeEach(() => {
    path = routePath
  })

  describe('the same Idempotency-Key', () => {
    test('with the same body replays the same bytes and has no second effect', async () => {
      const first = await post('a')
      const second = await post('a')
      expect(first.status).toBe(201)
      expect(first.headers.get('idempotent-replayed')).toBeNull()
      expect([second.status, second.text]).toEqual([first.status, first.text])
      expect(second.headers.get('idempotent-replayed')).toBe('true')
      expect(second.headers.get('content-type')).toBe(first.headers.get('content-type'))
      expect(await effects()).toBe(1)
    })

    test('replays the same bytes also while new requests are refused', async () => {
      const first = await post('refused later')
      refusing = true
      const second = await post('refused later')
      expect([second.status, second.text, second.headers.get('idempotent-replayed')]).toEqual([201, first.text, 'true'])
      expect((await post('refused later', { token: 'other' })).body['error']).toBe('idempotency_key_reused')
    })

    test('with the same fields in another order is treated as the same body', async () => {
      const first = await post('order', { token: '1', extra: { a: 1, b: 2 } })
      expect((await post('order', { extra: { b: 2, a: 1 }, token: '1' })).text).toBe(first.text)
    })

    test('with another body is answered 409 idempotency_key_reused', async () => {
      await post('b')
      const answer = await post('b', { token: '87654321' })
      expect([answer.status, answer.body['error']]).toEqual([409, 'idempotency_key_reused'])
      // Another key at once would pay a second time what a repetition with a changed field was meant to find out.
      expect(answer.body['message']).toMatch(/Look up what that request did before/)
    })

    test('sent 100 times at once has one effect, and every response is that of the effect or 409', async () => {
      const answers = await Promise.all(Array.from({ length: 100 }, () => post('many')))
      const made = answers.filter(({ status }) => status === 201)
      const waiting = answers.filter(({ status }) => status === 409)
      expect(new Set(made.map(({ text }) => text)).size).toBe(1)
      expect(made.length + waiting.length).toBe(100)
      for (const { body, headers } of waiting) {
        expect([body['error'], headers.get('retry-after')]).toEqual(['idempotency_request_in_progress', '1'])
      }
      expect(await effects()).toBe(1)
    })

    test('is independent per tenant and per mode', async () => {
      const other = await gateway.createTenant()
      const texts = [
        await post('shared'),
        await post('shared', undefined, other.key),
        await post('shared', undefined, other.liveKey),
      ]
      expect(new Set(texts.map(({ text }) => text)).size).toBe(3)
    })
  })

  test.each([
    ['empty', ''],
    ['too long', 'x'.repeat(256)],
    ['not printable', 'a\tb'],
  ])('answers 400 invalid_idempotency_key to a key that is %s', async (_name, bad) => {
    const answer = await post(bad)
    expect([answer.status, answer.body['error']]).toEqual([400, 'invalid_idempotency_key'])
  })

  test.each(['refuse', 'nothing sent'])(
    'leaves the key unused after a failure without an effect (%s)',
    async (token) => {
      const refused = await post(`free ${token}`, { token })
      expect([400, 503]).toContain(refused.status)
      expect((await post(`free ${token}`, { token: 'other' })).status).toBe(201)
    },
  )

  describe('when the process that claimed the key died,', () => {
    const crash = async () => {
      throw new Error('killed')
    }

    test('after its effect was committed, the response is built from that effect and nothing is repeated', async () => {
      between = crash
      expect((await post('dead')).status).toBe(500)
      between = async () => {}
      expect((await post('dead')).body['error']).toBe('idempotency_request_in_progress')
      await gateway.database.query(ageClaims, [AFTER_ANY_LEASE_SECONDS])
      const replayed = await post('dead')
      expect([replayed.status, replayed.body['at']]).toEqual([201, expect.stringContaining('from its state')])
      expect((await post('dead')).text).toBe(replayed.text)
      expect(await effects()).toBe(1)
    })

    test('before any effect was committed, the next request claims the key, and a late owner finds its claim void', async () => {
      const { tenantId } = await gateway.createTenant()
      const scope = { tenantId, livemode: false }
      const store = createIdempotencyStore({
        database: gateway.database,
        clock: systemClock,
        sealer: testSealer,
        random: systemRandom,
        keepDays: 7,
        leaseSeconds: 60,
      })
      const first = store.newClaim(scope, 'r', 'k', testContent)
      const second = store.newClaim(scope, 'r', 'k', testContent)
      expect([await store.claim(first), await store.claim(second)]).toEqual([true, false])
      await expect(store.findPrevious(second)).rejects.toMatchObject({ code: 'idempotency_request_in_progress' })
      await gateway.database.query(ageClaims, [AFTER_ANY_LEASE_SECONDS])
      expect(await store.claim(second)).toBe(true)

      const link = (claim: KeyClaim) =>
        run(gateway.database, makeEffect, {
          tenantId,
          livemode: false,
          ...claimKeyParams(claim),
          id: systemRandom.uuid(),
        })
      expect(await link(first)).toEqual([])
      expect(await link(second)).toHaveLength(1)
    })

    test('a claim with a committed effect is not released by a failure', async () => {
      between = async () => {
        throw new GatewayError('service_unavailable')
      }
      expect((await post('linked')).status).toBe(503)
      between = async () => {}
      expect((await post('linked')).body['error']).toBe('idempotency_request_in_progress')
    })
  })

  test('accepts an expired key as new, and the sweep removes it', async () => {
    const first = await post('old')
    await gateway.database.query(ageClaims, [8 * 86_400])
    refusing = true
    expect((await post('old')).status).toBe(400)
    refusing = false
    expect((await post('old')).text).not.toBe(first.text)
  })
})

test('two requests with one key whose handlers write nothing get the same bytes, whichever is answered first', async () => {
  path = '/effects/state'
  let release = () => {}
  let hasRead = () => {}
  const slowHasRead = new Promise<void>((resolve) => (hasRead = resolve))
  const released = new Promise<void>((resolve) => (release = resolve))
  between = () => {
    hasRead()
    return released
  }
  const slow = post('moving')
  await slowHasRead
  between = async () => {}
  const quick = await post('moving')
  release()
  const answered = [(await slow).text, (await post('moving')).text]
  expect(answered).toEqual([quick.text, quick.text])
})

test('two requests that resume one abandoned request get the same bytes', async () => {
  path = '/effects'
  between = async () => {
    throw new Error('killed')
  }
  expect((await post('resumed twice')).status).toBe(500)
  between = async () => {}
  await gateway.database.query(ageClaims, [AFTER_ANY_LEASE_SECONDS])
  const answers = await Promise.all(Array.from({ length: 20 }, () => post('resumed twice')))
  expect([...new Set(answers.map(({ status, text }) => `${status} ${text}`))]).toEqual([`201 ${answers[0]?.text}`])
  expect(await effects()).toBe(1)
})

test('the table of idempotency keys holds neither the body nor an unkeyed hash from which a token could be guessed', async () => {
  await post('secretive', { token: '13572468' })
  const { createHash } = await import('node:crypto')
  const guess = createHash('sha256')
    .update(JSON.stringify(['/v1/effects', { token: '13572468' }]))
    .digest('hex')
  const rows = await gateway.database.query<{ answer: string; print: string }>(readStore)
  expect(rows.length).toBeGreaterThan(0)
  for (const { answer, print } of rows) {
    expect(answer ?? '').not.toContain('13572468')
    expect(print).not.toBe(guess)
  }
})
