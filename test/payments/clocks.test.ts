import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Clock, systemClock } from '../../src/foundation/clock.ts'
import { datedBy, systemRandom } from '../../src/foundation/random.ts'
import { startTestGateway, startTestSandbox, type TestGateway, type TestSandbox } from '../harness/gateway.ts'
import { requestC2p } from '../harness/payments.ts'

/** Machines on one database with clocks that are far ahead and far behind. */
const HOUR_MS = 3_600_000

function wrongBy(ms: number) {
  const clock: Clock = { ...systemClock, now: () => Date.now() + ms }
  return { clock, random: datedBy(systemRandom, clock.now) }
}

let sandbox: TestSandbox
let right: TestGateway
let fast: TestGateway
let slow: TestGateway

beforeAll(async () => {
  sandbox = await startTestSandbox()
  right = await startTestGateway({ sandbox })
  const { connection } = right
  fast = await startTestGateway({ sandbox, connection, ...wrongBy(HOUR_MS) })
  slow = await startTestGateway({ sandbox, connection, ...wrongBy(-HOUR_MS) })
})
afterAll(async () => {
  await Promise.all([right.stop(), fast.stop(), slow.stop()])
  await sandbox.stop()
})

test('the latest payment of a reference is the one created last, whatever the clocks of the processes say', async () => {
  const { key } = await right.createTenant()
  const externalRef = 'order-1042'
  await requestC2p(fast, key, { externalRef })
  await requestC2p(right, key, { externalRef })
  const last = await requestC2p(slow, key, { externalRef })
  const found = await right.call(`/v1/payments/by-ref/${externalRef}`, { key })
  expect(found.body['paymentId']).toBe(last)
})

test('a list between two times has every payment created between them, whichever process created it', async () => {
  const { key } = await right.createTenant()
  const from = new Date(Date.now() - 1_000).toISOString()
  const made = [await requestC2p(slow, key), await requestC2p(fast, key), await requestC2p(right, key)]
  const to = new Date(Date.now() + 1_000).toISOString()
  const { body } = await right.call(`/v1/payments?from=${from}&to=${to}`, { key })
  const items = body['items'] as { paymentId: string }[]
  expect(items.map(({ paymentId }) => paymentId).toSorted()).toEqual(made.toSorted())
})
