import { expect, test } from 'vitest'
import { createTestDatabase } from '../../test/harness/database.ts'
import { manualClock } from '../../test/harness/luck.ts'
import { seedPayment, vaultOf } from '../../test/harness/payments.ts'
import type { Outcome } from '../banks/bank.ts'
import { createLog } from '../foundation/log.ts'
import { systemRandom } from '../foundation/random.ts'
import type { IdempotencyClaim } from '../foundation/route.ts'
import { type Database, DatabaseUnavailable, openDatabase } from '../storage/database.ts'
import { createTenant } from '../tenants/tenants.ts'
import { callAndSettle, type Desk } from './engine.ts'
import type { Payment } from './payment.ts'
import { createPaymentStore } from './store.ts'

const approved: Outcome = { kind: 'approved', code: '00', reference: '123' }
const notSent: Outcome = { kind: 'notSent', reason: 'unreachable' }
const claim: IdempotencyClaim = {
  route: 'POST /x',
  key: 'k',
  token: systemRandom.uuid(),
  fingerprint: Buffer.alloc(32),
  keepDays: 7,
  leaseSeconds: 60,
  seal: () => Buffer.of(1),
  markCompleted() {},
}

/** A payment whose bank answers, while the database takes no settling statement any more. */
async function settleWithoutDatabase(outcome: Outcome, key?: IdempotencyClaim) {
  const plain = openDatabase(await createTestDatabase(), 2)
  const { tenantId } = await createTenant(plain, systemRandom, { name: 'Uno', actor: 'test' })
  const scope = { tenantId, livemode: false }
  const away: Database = {
    ...plain,
    query: (asked, values) =>
      asked.name === 'payments.settle'
        ? Promise.reject(new DatabaseUnavailable(undefined))
        : plain.query(asked, values),
  }
  const vault = await vaultOf(plain)
  const store = createPaymentStore({ database: away, vault, random: systemRandom })
  const paymentId = await seedPayment(plain, scope, { method: 'VPOS', status: 'PENDING', stage: 'submitted' })
  const payment = (await store.find(scope, paymentId)) as Payment
  const clock = manualClock()
  const desk = {
    store,
    clock,
    random: systemRandom,
    databaseClock: { now: () => new Date(clock.now()), stop: async () => {} },
    log: createLog({ level: 'silent', readable: false, write: () => {} }),
    reached: () => {},
  } as Partial<Desk> as Desk
  let calls = 0
  const ask = async () => {
    calls += 1
    return outcome
  }
  const call = { scope, claimedAtMs: clock.monotonicMs(), claim: key }
  const answering = callAndSettle(desk, call, payment, ask, {
    answerOf: ({ status }) => ({ status: 201, body: { status } }),
  }).then(
    (answer) => ({ answer }),
    (error: unknown) => ({ error }),
  )
  const progress = { isDone: false }
  void answering.then(() => (progress.isDone = true))
  while (!progress.isDone) await clock.advance(1_000)
  await plain.close()
  return { calls, ...(await answering) }
}

test('a charge that cannot be written is told as pending, never as something to try again', async () => {
  const told = await settleWithoutDatabase(approved)
  expect(told).toEqual({ calls: 1, answer: { status: 201, body: { status: 'PENDING' } } })
})

test('with an Idempotency-Key it may be tried again: the key leads back to the same payment', async () => {
  expect(await settleWithoutDatabase(approved, claim)).toMatchObject({
    calls: 1,
    error: { code: 'service_unavailable' },
  })
})

test('a charge that was never sent may be tried again', async () => {
  expect(await settleWithoutDatabase(notSent)).toMatchObject({ calls: 1, error: { code: 'service_unavailable' } })
})
