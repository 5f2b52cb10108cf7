import { expect, test } from 'vitest'
import { manualClock } from '../../../test/harness/manual-clock.ts'
import { createLog } from '../../foundation/log.ts'
import { decimal } from '../../foundation/money.ts'
import { systemRandom } from '../../foundation/random.ts'
import { DatabaseUnavailable } from '../../storage/database.ts'
import { emptyPayment, type Payment } from '../payment.ts'
import type { PaymentContext } from '../submit.ts'
import { createReconciler } from './reconcile.ts'
import type { OpenPayment, ReconcileStore } from './store.ts'

const now = new Date('2026-03-10T15:00:00Z')
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000)

/** A check of a charge whose outcome is unknown, and during which the search of the statement throws. */
async function checkThatThrows(problem: Error, submittedAt: Date) {
  const written: string[] = []
  const logged: string[] = []
  const context = {
    clock: manualClock(),
    databaseClock: { now: () => now },
    random: systemRandom,
    log: createLog({ level: 'info', readable: false, write: (line) => logged.push(line) }),
    registry: { accountOf: () => Promise.reject(problem) },
    store: { settle: async (_scope: unknown, { type }: { type: string }) => written.push(type) },
  } as unknown as PaymentContext
  const store = { postpone: async () => written.push('postponed') } as unknown as ReconcileStore
  const payment: Payment = {
    ...emptyPayment,
    paymentId: systemRandom.uuid(),
    method: 'C2P',
    status: 'PENDING',
    stage: 'unknown',
    bank: 'bnc',
    accountId: Buffer.alloc(32),
    payer: {},
    vesAmount: decimal(100),
    createdAt: submittedAt,
    updatedAt: submittedAt,
    submittedAt,
    callsEndedAt: submittedAt,
  }
  const open: OpenPayment = {
    scope: { tenantId: systemRandom.uuid(), livemode: true },
    payment,
    claim: { checkedAt: now.toISOString() },
  }
  await createReconciler(context, store).reconcile(open)
  return { written, logged }
}

test('a charge whose checks fail is checked again, and needs manual review once its time is over', async () => {
  const error = new Error('invalid byte sequence')
  const recent = await checkThatThrows(error, minutesAgo(1))
  expect(recent.written).toEqual(['postponed'])
  expect(recent.logged.join()).toContain('invalid byte sequence')
  expect((await checkThatThrows(error, minutesAgo(24 * 60))).written).toEqual(['attention'])
})

test('a database that is unavailable during a check decides nothing', async () => {
  await expect(checkThatThrows(new DatabaseUnavailable(undefined), minutesAgo(24 * 60))).rejects.toThrow(
    DatabaseUnavailable,
  )
})
