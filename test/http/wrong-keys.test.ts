import { afterAll, beforeAll, expect, test } from 'vitest'
import { systemRandom } from '../../src/foundation/random.ts'
import { generateKey } from '../../src/tenants/key-format.ts'
import { positionalStatement } from '../harness/statement.ts'
import { startTestGateway, type TestGateway } from '../harness/gateway.ts'

let gateway: TestGateway
let key: string
beforeAll(async () => {
  gateway = await startTestGateway({ env: { PASARELA_TRUSTED_PROXIES: '127.0.0.0/8,::1/128' } })
  key = (await gateway.createTenant()).key
})
afterAll(() => gateway.stop())

const from = (address: string, given: string) =>
  gateway.call('/v1/banks', { key: given, headers: { 'x-forwarded-for': address } })

/** A key with a right checksum that was never issued: it has to be looked up. */
const unissued = () => generateKey(false, systemRandom)

/** Wrong keys at once: all are looked up before the first is counted, so that the address has to wait for a minute. */
async function exhaust(addressOf: (index: number) => string): Promise<void> {
  await Promise.all(Array.from({ length: 100 }, (_none, index) => from(addressOf(index), unissued())))
}

const lockKeys = positionalStatement('test.lock_keys', 'lock table api_keys in access exclusive mode')

test('an address that sends many wrong keys is refused with 429, without a query', async () => {
  expect((await from('203.0.113.7', unissued())).status).toBe(401)
  await exhaust(() => '203.0.113.7')
  // A look-up would wait for the lock until the test fails.
  const refused = await gateway.database.transaction(async (transaction) => {
    await transaction.query(lockKeys, [])
    return from('203.0.113.7', unissued())
  })
  expect(refused.status).toBe(429)
  expect(refused.body).toMatchObject({ error: 'rate_limited', message: expect.stringContaining('wrong API key') })
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
})

test('a key that worked before still works from an address that is refused, and any key from another address', async () => {
  expect((await from('203.0.113.8', key)).status).toBe(200)
  await exhaust(() => '203.0.113.8')
  expect((await from('203.0.113.8', key)).status).toBe(200)
  expect((await from('203.0.113.9', key)).status).toBe(200)
  expect((await from('203.0.113.9', unissued())).status).toBe(401)
})

test('the addresses of one IPv6 network count together', async () => {
  await exhaust((index) => `2001:db8:1:1::${index.toString(16)}`)
  expect((await from('2001:db8:1:1:ffff::1', unissued())).status).toBe(429)
  expect((await from('2001:db8:1:2::1', unissued())).status).toBe(401)
})

test('addresses of this machine are never refused: they are a proxy that was not declared', async () => {
  for (let sent = 0; sent < 60; sent += 1)
    expect((await gateway.call('/v1/banks', { key: unissued() })).status).toBe(401)
})
