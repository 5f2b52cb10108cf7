import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditParams } from '../audit/entry.ts'
import { createTestDatabase } from '../../test/harness/database.ts'
import { manualClock } from '../../test/harness/manual-clock.ts'
import { testSealer } from '../../test/harness/sealer.ts'
import { limits } from '../foundation/limits.ts'
import { systemRandom } from '../foundation/random.ts'
import type { Scope } from '../foundation/scope.ts'
import { type Database, openDatabase } from '../storage/database.ts'
import { createTenant } from '../tenants/tenants.ts'
import { createEndpointStore } from './endpoints.ts'
import { createSubscribers } from './subscribers.ts'

const audit = () => auditParams(systemRandom, 'test')

let database: Database
beforeAll(async () => {
  database = openDatabase(await createTestDatabase(), 2)
})
afterAll(() => database.close())

let tenants = 0

async function newScope(): Promise<Scope> {
  const { tenantId } = await createTenant(database, systemRandom, { name: `Tenant ${(tenants += 1)}`, actor: 'test' })
  return { tenantId, livemode: false }
}

async function register(scope: Scope): Promise<{ deactivate(): Promise<unknown> }> {
  const endpoints = createEndpointStore({ database, sealer: testSealer })
  const id = systemRandom.uuid()
  const url = 'https://shop.example/hook'
  await endpoints.create(
    scope,
    { id, url, events: ['payment.failed'], secret: 'secret', now: new Date() },
    undefined,
    audit(),
  )
  return { deactivate: () => endpoints.update(scope, id, { isActive: false }, audit()) }
}

test('a tenant without an active endpoint in the mode of the event is left out once that is known', async () => {
  const subscribers = createSubscribers({ database, clock: manualClock() })
  const [without, withLive, deactivated, withOne] = await Promise.all([newScope(), newScope(), newScope(), newScope()])
  await register({ ...withLive, livemode: true })
  await (await register(deactivated)).deactivate()
  await register(withOne)
  const all = [without, withLive, deactivated, withOne]
  expect(all.map(subscribers.mayInclude)).toEqual([true, true, true, true])
  await expect.poll(() => all.map(subscribers.mayInclude)).toEqual([false, false, false, true])
})

test('a new endpoint is known after the period at the latest', async () => {
  const clock = manualClock()
  const subscribers = createSubscribers({ database, clock })
  const scope = await newScope()
  await expect.poll(() => subscribers.mayInclude(scope)).toBe(false)
  await register(scope)
  await clock.advance(limits.webhookSubscribersMs)
  // True at once, because what is known is too old, and true once it is read again.
  expect(subscribers.mayInclude(scope)).toBe(true)
  await clock.advance(limits.webhookSubscribersMs - 1)
  expect(subscribers.mayInclude(scope)).toBe(true)
})

test('a tenant counts as one with an endpoint while the database does not answer', async () => {
  const closed = openDatabase(await createTestDatabase(), 1)
  await closed.close()
  const subscribers = createSubscribers({ database: closed, clock: manualClock() })
  const scope = await newScope()
  for (let events = 0; events < 3; events += 1) {
    expect(subscribers.mayInclude(scope)).toBe(true)
    await new Promise((resolve) => setImmediate(resolve))
  }
})
