import { createSecretKey, randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Attempt, startAttempts } from '../../src/checkout/attempts.ts'
import { networkOf } from '../../src/foundation/network.ts'
import { systemClock } from '../../src/foundation/clock.ts'
import { createLog } from '../../src/foundation/log.ts'
import { systemRandom } from '../../src/foundation/random.ts'
import { type Database, openDatabase } from '../../src/storage/database.ts'
import { createTestDatabase } from '../harness/database.ts'

const log = createLog({ level: 'error', readable: false, write: () => {} }).component('checkout')
const key = createSecretKey(randomBytes(32))

let database: Database
let attempts: ReturnType<typeof startAttempts>
beforeAll(async () => {
  database = openDatabase(await createTestDatabase(), 8)
  attempts = startAttempts({ database, clock: systemClock, log, key, sweeps: false })
})
afterAll(async () => {
  await attempts.stop()
  await database.close()
})

const newScope = () => ({ tenantId: systemRandom.uuid(), livemode: false })
const unlike = (): Attempt => ({
  kind: 'charge',
  sessionId: systemRandom.uuid(),
  payer: systemRandom.uuid(),
  address: `10.${[0, 1, 2].map(() => Math.floor(systemRandom.fraction() * 256)).join('.')}`,
})

/** How many of a hundred attempts at once are admitted. */
async function admitted(attempt: () => Attempt, scope = newScope()): Promise<number> {
  const results = await Promise.all(Array.from({ length: 100 }, () => attempts.count(scope, attempt())))
  const refused = results.filter((minutes) => minutes !== undefined)
  for (const minutes of refused) expect(minutes).toSatisfy((value: number) => value >= 1 && value <= 30)
  return results.length - refused.length
}

test.each([
  { what: 'session', common: { sessionId: systemRandom.uuid() }, most: 10 },
  { what: 'payer', common: { payer: '584141234567' }, most: 6 },
  { what: 'address', common: { address: '190.1.2.3' }, most: 60 },
])('of a hundred attempts at once with the same $what, $most are admitted', async ({ common, most }) => {
  expect(await admitted(() => ({ ...unlike(), ...common }))).toBe(most)
})

test('a hundred attempts that have nothing in common are all admitted', async () => {
  expect(await admitted(unlike)).toBe(100)
})

test('requests for a key, charges and visits are counted apart, and so are tenants', async () => {
  const scope = newScope()
  const same = { sessionId: systemRandom.uuid() }
  expect(await admitted(() => ({ ...unlike(), ...same, kind: 'charge' }), scope)).toBe(10)
  expect(await admitted(() => ({ ...unlike(), ...same, kind: 'key' }), scope)).toBe(10)
  expect(await admitted(() => ({ ...unlike(), ...same, kind: 'charge' }))).toBe(10)
})

test.each([
  ['190.1.2.3', '190.1.2.3'],
  ['::ffff:190.1.2.3', '::ffff:190.1.2.3'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::9', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('the address %s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})
