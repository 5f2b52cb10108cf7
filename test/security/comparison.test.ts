import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { requestC2p } from '../harness/payments.ts'
import { startTestSandbox, type TestSandbox } from '../harness/gateway.ts'
import { password, startWorld, type World } from '../operators/world.ts'
import { positionalStatement } from '../harness/statement.ts'
import { hashKey } from '../../src/tenants/key-format.ts'
import { changedAt, forgedAt } from './forged.ts'

/**
 * The time of a refusal reveals nothing of a secret: whichever character of a guess is wrong, the same steps are taken,
 * and the last of them compares keyed hashes of equal length in constant time.
 */
type Step = { name: string; sizes: number[] }
const { steps, compared } = vi.hoisted(() => ({ steps: [] as Step[], compared: [] as Buffer[] }))
vi.mock('node:crypto', async (original) => {
  const actual = await original<typeof import('node:crypto')>()
  const timingSafeEqual: typeof actual.timingSafeEqual = (one, other) => {
    steps.push({ name: 'timingSafeEqual', sizes: [one.byteLength, other.byteLength] })
    compared.push(one as Buffer)
    return actual.timingSafeEqual(one, other)
  }
  const createHmac: typeof actual.createHmac = (...given) => {
    steps.push({ name: `hmac ${given[0]}`, sizes: [] })
    return actual.createHmac(...given)
  }
  const scrypt = ((...given: Parameters<typeof actual.scrypt>) => {
    steps.push({ name: 'scrypt', sizes: [given[2]] })
    actual.scrypt(...given)
  }) as typeof actual.scrypt
  return { ...actual, default: actual, timingSafeEqual, createHmac, scrypt }
})

let sandbox: TestSandbox
let world: World
beforeAll(async () => {
  sandbox = await startTestSandbox()
  // Nothing of its own that would sign or compare meanwhile.
  world = await startWorld({ sandbox, env: { PASARELA_ROLE: 'api' } })
})
afterAll(async () => {
  await world.stop()
  await sandbox.stop()
})
beforeEach(() => world.database.query(positionalStatement('test.forget', 'delete from login_attempts')))

/** The status of an answer, and the steps that were taken for it. */
async function stepsOf(attempt: () => Promise<{ status: number }>): Promise<{ status: number; steps: Step[] }> {
  steps.length = 0
  compared.length = 0
  const { status } = await attempt()
  return { status, steps: steps.map(({ name, sizes }) => ({ name, sizes })) }
}

const positions = ['first', 'middle', 'last'] as const
const hmac = { name: 'hmac sha256', sizes: [] }
const equal = (bytes: number) => ({ name: 'timingSafeEqual', sizes: [bytes, bytes] })

describe('whichever of its characters is wrong first,', () => {
  test('an API key is hashed once and compared once, like the right one', async () => {
    const { key } = await world.gateway.createTenant()
    for (const guess of [...positions.map((where) => forgedAt(where, key)), key]) {
      const seen = await stepsOf(() => world.gateway.call('/v1/banks', { key: guess }))
      expect(seen).toEqual({ status: guess === key ? 200 : 401, steps: [hmac, equal(32)] })
      expect(compared[0]?.equals(hashKey(guess, world.gateway.pepper))).toBe(true)
    }
  })

  test('an operator’s token is hashed once and compared once, like the right one', async () => {
    const { token } = await world.addUser('viewer')
    for (const guess of [...positions.map((where) => forgedAt(where, token)), token]) {
      const headers = { authorization: `Bearer ${guess}` }
      const seen = await stepsOf(() => world.call('/tenants', { headers }))
      expect(seen).toEqual({ status: guess === token ? 200 : 401, steps: [hmac, equal(32)] })
    }
  })

  test('a session is looked up by its hash and never compared', async () => {
    const { cookie } = await world.signIn((await world.addUser('viewer')).name)
    const start = cookie.indexOf('=') + 1
    for (const position of [start, start + 20, cookie.length - 1]) {
      const headers = { cookie: changedAt(cookie, position) }
      expect(await stepsOf(() => world.call('/tenants', { headers }))).toEqual({ status: 401, steps: [hmac] })
    }
    expect(await stepsOf(() => world.call('/tenants', { headers: { cookie } }))).toEqual({ status: 200, steps: [hmac] })
  })

  test('a CSRF token is compared once', async () => {
    const { csrf, call } = await world.signIn((await world.addUser('operator')).name)
    for (const position of [0, 20, csrf.length - 1]) {
      const headers = { 'x-csrf-token': changedAt(csrf, position) }
      const seen = await stepsOf(() => call('/rates/refresh', { method: 'POST', headers }))
      expect(seen).toEqual({ status: 403, steps: [hmac, hmac, equal(43)] })
    }
  })

  test('a cursor is compared once', async () => {
    const { key } = await world.gateway.createTenant()
    for (let count = 0; count < 2; count += 1) await requestC2p(world.gateway, key)
    const list = (query: string) => world.gateway.call(`/v1/payments?limit=1${query}`, { key })
    const cursor = String((await list('')).body['nextCursor'])
    // The id stands first and is no secret; its keyed hash follows.
    for (const position of [22, 30, cursor.length - 2]) {
      const attempt = () => stepsOf(() => list(`&cursor=${changedAt(cursor, position)}`))
      let seen = await attempt()
      // The key is remembered for a second; on a busy machine that was over, and the key compared too.
      while (seen.steps.length > 2) seen = await attempt()
      expect(seen).toEqual({ status: 400, steps: [hmac, equal(43)] })
    }
  })

  test('a password is hashed once and compared once, also for an unknown user', async () => {
    const { name } = await world.addUser('viewer')
    const stretched = { name: 'scrypt', sizes: [32] }
    for (const [who, guess] of [
      [name, changedAt(password, 0)],
      [name, changedAt(password, password.length - 1)],
      ['nobody-at-all', password],
    ] as const) {
      const seen = await stepsOf(async () => (await world.signIn(who, guess)).answer)
      expect(seen.status).toBe(401)
      expect(seen.steps.filter(({ name: step }) => step !== hmac.name)).toEqual([stretched, equal(32)])
    }
  })
})
