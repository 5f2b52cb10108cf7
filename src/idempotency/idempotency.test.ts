import { createSecretKey } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestDatabase } from '../../test/harness/database.ts'
import { testSealer } from '../../test/harness/sealer.ts'
import { positionalStatement } from '../../test/harness/statement.ts'
import { type Clock, systemClock } from '../foundation/clock.ts'
import { GatewayError } from '../foundation/errors.ts'
import { systemRandom } from '../foundation/random.ts'
import type { Answer, Call, Route } from '../foundation/route.ts'
import { type Database, DatabaseUnavailable, openDatabase } from '../storage/database.ts'
import { createFingerprints } from './fingerprint.ts'
import { handleIdempotently } from './idempotency.ts'
import { createIdempotencyStore, type IdempotencyStore } from './store.ts'

let opened: Database
let store: IdempotencyStore
let sent: string[]
let handled: number
/** The name of a statement that finds the database unavailable, and how many times. */
let failing: string | undefined
let failures: number
/** Time passes at once for those who sleep. */
let elapsedMs = 0
const clock: Clock = {
  ...systemClock,
  monotonicMs: () => elapsedMs,
  sleep: async (ms) => {
    elapsedMs += ms
  },
}

beforeAll(async () => {
  opened = openDatabase(await createTestDatabase(), 4)
  const database: Database = {
    ...opened,
    query(query, values) {
      sent.push(query.name)
      if (query.name === failing && failures > 0) {
        failures -= 1
        return Promise.reject(new DatabaseUnavailable(new Error('lost')))
      }
      return opened.query(query, values)
    },
  }
  store = createIdempotencyStore({
    database,
    clock,
    sealer: testSealer,
    random: systemRandom,
    keepDays: 1,
    leaseSeconds: 60,
  })
})
afterAll(() => opened.close())
beforeEach(() => {
  sent = []
  handled = 0
  failing = undefined
  failures = Infinity
})

const fingerprints = createFingerprints([createSecretKey(Buffer.alloc(32, 1))], systemRandom)
const scope = { tenantId: systemRandom.uuid(), livemode: false }

/** Sends a request with a key to a route that claims it first; it answers with the number of times it was handled. */
function send(key: string, body: object, route: Partial<Route>): ReturnType<typeof handleIdempotently> {
  const handle = async ({ claim }: Call): Promise<Answer> => {
    await claim?.acquire()
    handled += 1
    return { status: 201, body: { handled } }
  }
  const whole = { method: 'POST', path: '/things', handle, ...route } as Route
  return handleIdempotently({
    store,
    route: whole,
    call: { caller: { scope } } as Call,
    key,
    content: fingerprints.of('POST /things', { properties: { amount: {} } }, { url: '/v1/things', body }),
    serialize: (answer) => JSON.stringify(answer.body),
  })
}

test.each([{ claimsKeyUnread: true as const }, {}])('a key takes effect once on a route with %o', async (route) => {
  const key = systemRandom.uuid()
  const first = await send(key, { amount: 1 }, route)
  expect(first).toEqual({ status: 201, text: '{"handled":1}', replayed: false })
  expect(await send(key, { amount: 1 }, route)).toEqual({ ...first, replayed: true })
  await expect(send(key, { amount: 2 }, route)).rejects.toMatchObject({ code: 'idempotency_key_reused' })
  expect(handled).toBe(1)
})

test.each([
  'invalid_request',
  'limit_exceeded',
  'movement_not_found',
  'movement_already_matched',
  'service_unavailable',
] as const)('a key whose request was refused with %s after its claim is free again', async (code) => {
  const key = systemRandom.uuid()
  const handle = async ({ claim }: Call): Promise<Answer> => {
    await claim?.acquire()
    throw new GatewayError(code)
  }
  await expect(send(key, {}, { handle })).rejects.toMatchObject({ code })
  await expect(send(key, {}, { handle })).rejects.toMatchObject({ code })
  expect((await send(key, {}, {})).status).toBe(201)
})

test('a request that lost its key to a later one does not release it', async () => {
  const key = systemRandom.uuid()
  const expireLeases = positionalStatement(
    'test.expire_leases',
    `update idempotency_keys set claimed_at = now() - interval '2 minutes'`,
  )
  let isSlow = true
  const handle = async ({ claim }: Call): Promise<Answer> => {
    await claim?.acquire()
    if (!isSlow) return { status: 201, body: {} }
    isSlow = false
    await opened.query(expireLeases, [])
    await send(key, {}, { handle })
    throw new GatewayError('movement_already_matched')
  }
  const later = await send(key, {}, { handle })
  expect(later).toMatchObject({ status: 201, replayed: true })
})

test('a new key is looked up before the handler runs, except on a route that claims it unread', async () => {
  await send(systemRandom.uuid(), {}, {})
  expect(sent).toEqual(['idempotency.find_previous', 'idempotency.claim', 'idempotency.complete'])
  sent = []
  await send(systemRandom.uuid(), {}, { claimsKeyUnread: true })
  expect(sent).toEqual(['idempotency.claim', 'idempotency.complete'])
})

test('of requests with one key at the same time, one is handled on a route that claims it unread', async () => {
  const key = systemRandom.uuid()
  const answers = await Promise.allSettled(
    Array.from({ length: 8 }, () => send(key, { amount: 1 }, { claimsKeyUnread: true })),
  )
  expect(handled).toBe(1)
  for (const answer of answers) {
    if (answer.status === 'fulfilled') expect(answer.value.text).toBe('{"handled":1}')
    else expect(answer.reason).toMatchObject({ code: 'idempotency_request_in_progress' })
  }
})

test('a response is stored although the database fails at first', async () => {
  failing = 'idempotency.complete'
  failures = 3
  const key = systemRandom.uuid()
  const first = await send(key, {}, {})
  expect(failures).toBe(0)
  expect(await send(key, {}, {})).toEqual({ ...first, replayed: true })
})

test('a response that cannot be stored is sent', async () => {
  failing = 'idempotency.complete'
  expect(await send(systemRandom.uuid(), {}, {})).toMatchObject({ status: 201, text: '{"handled":1}' })
})

test('a response that cannot be stored is refused on a route that says so', async () => {
  failing = 'idempotency.complete'
  const unstored = send(systemRandom.uuid(), {}, { refusesUnstored: true })
  await expect(unstored).rejects.toMatchObject({ code: 'service_unavailable' })
})
