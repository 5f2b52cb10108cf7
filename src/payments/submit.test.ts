import { expect, test } from 'vitest'
import { createTestDatabase } from '../../test/harness/database.ts'
import { manualClock } from '../../test/harness/manual-clock.ts'
import { seedPayment, payerEncryptionOf } from '../../test/harness/payments.ts'
import { positionalStatement } from '../../test/harness/statement.ts'
import type { Outcome } from '../banks/bank.ts'
import { GatewayError } from '../foundation/errors.ts'
import { limits } from '../foundation/limits.ts'
import { createLog } from '../foundation/log.ts'
import { systemRandom } from '../foundation/random.ts'
import type { IdempotencyClaim } from '../foundation/route.ts'
import { type Database, DatabaseUnavailable, openDatabase } from '../storage/database.ts'
import { createTenant } from '../tenants/tenants.ts'
import { callAndSettle, callOnce, type PaymentContext } from './submit.ts'
import { emptyPayment, type Payment } from './payment.ts'
import { createPaymentStore } from './store.ts'
import { changedWhenWritten, transitionTo } from './transition.ts'
import { createUnwritten } from './unwritten.ts'

const approved: Outcome = { kind: 'approved', code: '00', reference: '123' }
const notSent: Outcome = { kind: 'notSent', reason: 'unreachable' }
const claim: IdempotencyClaim = {
  route: 'POST /x',
  key: 'k',
  token: systemRandom.uuid(),
  fingerprint: Buffer.alloc(32),
  keepDays: 7,
  leaseSeconds: 60,
  acquire: async () => {},
  seal: () => Buffer.of(1),
  markCompleted() {},
}

const eventTimes = positionalStatement('test.event_times', 'select at from payment_events where payment_id = $1')

/** A payment whose bank answers, while the database takes no settling statement for ten minutes of the request's clock. */
async function settleWithoutDatabase(outcome: Outcome, key?: IdempotencyClaim) {
  const plain = openDatabase(await createTestDatabase(), 2)
  const { tenantId } = await createTenant(plain, systemRandom, { name: 'Uno', actor: 'test' })
  const scope = { tenantId, livemode: false }
  const database = { isAway: true }
  const away: Database = {
    ...plain,
    query: (asked, values) =>
      database.isAway && asked.name === 'payments.settle'
        ? Promise.reject(new DatabaseUnavailable(undefined))
        : plain.query(asked, values),
  }
  const encryption = await payerEncryptionOf(plain)
  const store = createPaymentStore({ database: away, encryption, random: systemRandom })
  const attemptId = systemRandom.uuid()
  const given = { method: 'VPOS', status: 'PENDING', stage: 'submitted', attemptId } as const
  const paymentId = await seedPayment(plain, scope, given)
  const payment = (await store.find(scope, paymentId)) as Payment
  const clock = manualClock()
  const counts: number[] = []
  const log = createLog({ level: 'silent', readable: false, write: () => {} }).component('outcomes')
  const unwritten = createUnwritten({ clock, log, observe: (count) => counts.push(count) })
  const context = {
    store,
    clock,
    unwritten,
    random: systemRandom,
    databaseClock: { now: () => new Date(clock.now()), stop: async () => {} },
    log,
    checkpoint: () => {},
  } as Partial<PaymentContext> as PaymentContext
  let calls = 0
  const ask = async () => {
    calls += 1
    return outcome
  }
  const call = { scope, claimedAtMs: clock.monotonicMs(), claim: key }
  const answering = callAndSettle(context, call, payment, [{ send: ask }], {
    toResponse: ({ status }) => ({ status: 201, body: { status } }),
    notSent: () => new GatewayError('provider_unavailable'),
  }).then(
    (answer) => ({ answer }),
    (error: unknown) => ({ error }),
  )
  await passUntil(answering)
  for (let minute = 0; minute < 10; minute += 1) await clock.advance(60_000)
  const backAtMs = clock.now()
  database.isAway = false
  await passUntil(expect.poll(() => counts.at(-1)).toBe(0))
  const after = await store.find(scope, paymentId)
  const times = await plain.query<{ at: Date }>(eventTimes, [paymentId])
  await plain.close()
  const changedAt = [after?.updatedAt, ...times.map(({ at }) => at)]
  return {
    calls,
    ...(await answering),
    after: after?.status,
    most: Math.max(...counts),
    isChangeNew: changedAt.every((at) => at && at.getTime() >= backAtMs),
  }

  async function passUntil(work: Promise<unknown>): Promise<void> {
    const progress = { isDone: false }
    void work.then(() => (progress.isDone = true))
    while (!progress.isDone) await clock.advance(1_000)
  }
}

test.each([
  ['without an Idempotency-Key', undefined],
  ['with an Idempotency-Key', claim],
])(
  '%s, an approval that cannot be written is answered PENDING and written when the database is back',
  async (_, key) => {
    expect(await settleWithoutDatabase(approved, key)).toEqual({
      calls: 1,
      answer: { status: 201, body: { status: 'PENDING' } },
      after: 'COMPLETED',
      most: 1,
      // A client that reads changes by their time would never see one that is as old as the outage.
      isChangeNew: true,
    })
  },
)

test('a charge that was never sent may be tried again, also while that cannot be written', async () => {
  expect(await settleWithoutDatabase(notSent)).toMatchObject({
    calls: 1,
    error: { code: 'provider_unavailable' },
    after: 'FAILED',
  })
})

test('an approval of a payment that has ended otherwise is flagged for manual review, never dropped', async () => {
  const plain = openDatabase(await createTestDatabase(), 2)
  const { tenantId } = await createTenant(plain, systemRandom, { name: 'Uno', actor: 'test' })
  const scope = { tenantId, livemode: false }
  const encryption = await payerEncryptionOf(plain)
  const store = createPaymentStore({ database: plain, encryption, random: systemRandom })
  const attemptId = systemRandom.uuid()
  const paymentId = await seedPayment(plain, scope, { status: 'FAILED', failureCode: 'MOVEMENT_NOT_FOUND', attemptId })
  const payment = {
    ...((await store.find(scope, paymentId)) as Payment),
    status: 'PENDING',
    stage: 'submitted',
  } as const
  const lines: string[] = []
  const clock = manualClock()
  const context = {
    store,
    clock,
    random: systemRandom,
    databaseClock: { now: () => new Date(clock.now()), stop: async () => {} },
    log: createLog({ level: 'info', readable: false, write: (line) => lines.push(line) }),
    checkpoint: () => {},
  } as Partial<PaymentContext> as PaymentContext
  const call = { scope, claimedAtMs: clock.monotonicMs(), claim: undefined }
  const answer = await callAndSettle(context, call, payment, [{ send: async () => approved }], {
    toResponse: ({ status }) => ({ status: 201, body: { status } }),
  })
  expect(answer.body).toEqual({ status: 'FAILED' })
  expect((await store.find(scope, paymentId))?.reviewReason).toBe('approved_after_end')
  expect(lines.join()).toContain('the bank approved a payment that has ended otherwise')
  await plain.close()
})

test('an outcome has the time of its bank call, unless it waited long for the database: then that of its writing', () => {
  const at = new Date('2026-10-05T12:00:00Z')
  const after = (ms: number) => new Date(at.getTime() + ms)
  const reversed = { ...emptyPayment, updatedAt: at, reversedAt: at } as Partial<Payment> as Payment
  const timesOf = (payment: Payment, now: Date) => {
    const written = changedWhenWritten(transitionTo(payment, 'reversed', null, null, {}), now).payment
    return [written.updatedAt, written.reversedAt]
  }
  expect(timesOf(reversed, after(limits.settleRetryMs))).toEqual([at, at])
  expect(timesOf(reversed, after(600_000))).toEqual([after(600_000), after(600_000)])
  expect(timesOf({ ...reversed, reversedAt: after(-1) }, after(600_000))).toEqual([after(600_000), after(-1)])
  expect(timesOf({ ...reversed, reversedAt: null }, after(600_000))).toEqual([after(600_000), null])
})

test('a process that stalled too long after its claim does not call the bank, and the reason is claim_expired', async () => {
  const clock = manualClock()
  const context = { clock, checkpoint: () => {} } as Partial<PaymentContext> as PaymentContext
  const claimed = (agoMs: number) => ({
    scope: { tenantId: systemRandom.uuid(), livemode: false },
    claimedAtMs: clock.monotonicMs() - agoMs,
  })
  let calls = 0
  const send = async () => {
    calls += 1
    return approved
  }
  const payment = { ...emptyPayment } as Partial<Payment> as Payment
  const late = await callOnce(context, claimed(limits.claimToCallMs + 1), payment, send)
  expect([late, calls]).toEqual([{ kind: 'notSent', reason: 'claim_expired' }, 0])
  expect(await callOnce(context, claimed(limits.claimToCallMs), payment, send)).toBe(approved)
})
