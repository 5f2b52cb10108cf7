import { limits } from '../../foundation/limits.ts'
import { errorFields } from '../../foundation/log.ts'
import type { Scope } from '../../foundation/scope.ts'
import { callAndSettle, claimed, type Desk, orphanTime } from '../engine.ts'
import type { Payment } from '../payment.ts'

/**
 * Pays one part of a disbursement, if nobody has taken it yet. The claim is the row's own stage, so that any number
 * of processes may try any part at any time and each part is called for at most once.
 */
export async function payQueuedPart(desk: Desk, scope: Scope, paymentId: string): Promise<void> {
  const bank = await desk.registry.find(scope, 'creditPhone')
  await desk.reached('before_claim')
  const now = desk.databaseClock.now()
  const claimedAtMs = desk.clock.monotonicMs()
  const accountId = bank.kind === 'offered' ? bank.accountId : null
  const attempt = { paymentId, attemptId: desk.random.uuid() }
  const to = { accountId, attemptId: attempt.attemptId, now, orphanAt: orphanTime(desk, now) }
  const payment = await claimed(desk, scope, attempt, () => desk.store.claimQueued(scope, paymentId, to))
  if (!payment) return
  await callAndSettle(
    desk,
    { scope, claimedAtMs, claim: undefined },
    payment,
    async () =>
      bank.kind === 'offered' ? bank.call(creditOf(payment)) : { kind: 'notSent', reason: 'setup' as const },
    { answerOf: () => nobodyListens },
  )
}

const nobodyListens = { status: 200, body: {} }

function creditOf({ paymentId, vesAmount, payer }: Payment) {
  const { document = '', phone = '', bankCode = '', concept = '' } = payer
  return { paymentId, amount: vesAmount, payee: { document, phone, bankCode }, concept }
}

/** Pays the parts of disbursements in this process, a few of each at a time, also after their request was answered. */
export type PartPayer = { pay(scope: Scope, paymentIds: string[]): Promise<void>; stop(): Promise<void> }

export function createPartPayer(desk: Desk): PartPayer {
  const underWay = new Set<Promise<unknown>>()
  let stopping = false
  return {
    async pay(scope, paymentIds) {
      const waiting = paymentIds.values()
      const hands = Array.from({ length: limits.disbursementConcurrency }, () => payWhatWaits(scope, waiting))
      const work = Promise.all(hands)
      underWay.add(work)
      await work.finally(() => underWay.delete(work))
    },
    /** What was claimed is settled; what was not waits in the database for any process. */
    async stop() {
      stopping = true
      await Promise.all(underWay)
    },
  }

  async function payWhatWaits(scope: Scope, waiting: Iterable<string>): Promise<void> {
    for (const paymentId of waiting) {
      if (stopping) return
      await payQueuedPart(desk, scope, paymentId).catch((error: unknown) =>
        desk.log.error('a part of a disbursement is left to the reconciler', { paymentId, ...errorFields(error) }),
      )
    }
  }
}
