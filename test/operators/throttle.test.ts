import { scryptSync } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { systemRandom } from '../../src/foundation/random.ts'
import { createLoginThrottle } from '../../src/operators/access/login-throttle.ts'
import { loadInstallation } from '../../src/storage/installation.ts'
import type { HttpAnswer } from '../harness/gateway.ts'
import { testSealer } from '../harness/sealer.ts'
import { positionalStatement } from '../harness/statement.ts'
import { errorOf } from './people.ts'
import { password, startWorld, type World } from './world.ts'

let world: World
beforeAll(async () => {
  // The tests' own connections count as a proxy, so that each request may name another address.
  world = await startWorld({ env: { PASARELA_TRUSTED_PROXIES: '127.0.0.0/8,::1/128' } })
})
beforeEach(() => world.database.query(positionalStatement('test.forget_throttle', 'delete from login_attempts')))
afterAll(() => world.stop())

type From = { address: string; cookie?: string }

async function signIn(name: string, given: string, { address, cookie }: From, at = world): Promise<HttpAnswer> {
  const headers = { 'x-forwarded-for': address, ...(cookie !== undefined && { cookie }) }
  return (await at.signIn(name, given, headers)).answer
}

const deviceOf = (answer: HttpAnswer) =>
  answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0] ?? '')
    .find((cookie) => cookie.startsWith('pasarela_device=')) ?? ''

const setHash = positionalStatement('test.cheap_hash', 'update operator_users set password_hash = $2 where name = $1')

/** Gives the password a hash of little memory, so that wrong ones are refused at once. */
async function makeCheap(name: string): Promise<void> {
  const hash = scryptSync(password, 'saltsaltsaltsalt', 32, { N: 16, r: 8, p: 1 }).toString('base64url')
  const salt = Buffer.from('saltsaltsaltsalt').toString('base64url')
  await world.database.query(setHash, [name, `$scrypt$ln=4,r=8,p=1$${salt}$${hash}`])
}

/** Wrong passwords, ten at a time. Few of them are hashed: the others are refused before. */
async function guess(name: string, addresses: readonly string[]): Promise<number[]> {
  const statuses: number[] = []
  for (let at = 0; at < addresses.length; at += 10) {
    const batch = addresses.slice(at, at + 10).map((address) => signIn(name, 'wrong password', { address }))
    statuses.push(...(await Promise.all(batch)).map(({ status }) => status))
  }
  return statuses
}

const many = (count: number, address: (index: number) => string) => Array.from({ length: count }, (_, n) => address(n))

describe('an operator in a browser that has signed in before', () => {
  test('signs in after a thousand wrong passwords of strangers, from one address and from many', async () => {
    const { name } = await world.addUser('operator')
    const home = '203.0.113.7'
    const cookie = deviceOf(await signIn(name, password, { address: home }))
    await makeCheap(name)
    const statuses = [
      ...(await guess(
        name,
        many(500, () => '198.51.100.1'),
      )),
      ...(await guess(
        name,
        many(500, (n) => `192.0.2.${n % 250}`),
      )),
    ]
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(50)
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(950)
    // Another browser waits, also at an address that did nothing.
    expect(errorOf(await signIn(name, password, { address: '203.0.113.99' }))).toEqual([429, 'account_locked'])
    // The known one is let in: from its own address, another one, and the strangers' own.
    for (const address of [home, '203.0.113.8', '198.51.100.1']) {
      expect((await signIn(name, password, { address, cookie })).status).toBe(200)
    }
  })

  test('has five tries of its own, on every process', async () => {
    const { name } = await world.addUser('operator')
    const address = '203.0.113.7'
    const cookie = deviceOf(await signIn(name, password, { address }))
    const env = { PASARELA_TRUSTED_PROXIES: '127.0.0.0/8,::1/128' }
    const other = await startWorld({ connection: world.gateway.connection, env })
    try {
      for (let tries = 0; tries < 5; tries += 1) {
        const at = tries % 2 === 0 ? world : other
        expect((await signIn(name, 'wrong password', { address, cookie }, at)).status).toBe(401)
      }
      for (const at of [world, other]) {
        expect(errorOf(await signIn(name, password, { address, cookie }, at))).toEqual([429, 'account_locked'])
      }
    } finally {
      await other.stop()
    }
  })

  test('is recognised by a cookie of its own name only, that nobody else can make', async () => {
    const [one, other] = [await world.addUser('operator'), await world.addUser('viewer')]
    const address = '203.0.113.7'
    const foreign = deviceOf(await signIn(other.name, password, { address }))
    const own = deviceOf(await signIn(one.name, password, { address }))
    const [id = '', , signature = ''] = own.split('.')
    await guess(
      one.name,
      many(5, () => address),
    )
    for (const cookie of [foreign, `${id}.99999999999.${signature}`, 'pasarela_device=x']) {
      expect(errorOf(await signIn(one.name, password, { address, cookie }))).toEqual([429, 'account_locked'])
    }
    expect((await signIn(one.name, password, { address, cookie: own })).status).toBe(200)
  })
})

describe('a stranger', () => {
  test('with many names is throttled by the address, of IPv6 by its /64', async () => {
    const throttle = createLoginThrottle(
      world.database,
      (await loadInstallation(world.database, testSealer, systemRandom)).deriveKey('operator'),
    )
    const count = (name: string, address: string) => throttle.countAttempt({ name, address, device: undefined })
    for (let n = 0; n < 30; n += 1) await count(`name-${n}`, `2001:db8:1:2::${n.toString(16)}`)
    await expect(count('another', '2001:db8:1:2:ffff::1')).rejects.toMatchObject({ code: 'rate_limited' })
    expect(errorOf(await signIn('another', password, { address: '2001:db8:1:2::9' }))).toEqual([429, 'rate_limited'])
    await expect(count('another', '2001:db8:1:3::1')).resolves.toEqual({ isLast: false })
  })

  test('at one address does not lock the name for another address', async () => {
    const { name } = await world.addUser('operator')
    await guess(
      name,
      many(8, () => '198.51.100.1'),
    )
    expect((await signIn(name, password, { address: '198.51.100.2' })).status).toBe(200)
  })
})
