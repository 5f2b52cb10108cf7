import { limits } from '../../foundation/limits.ts'
import { errorFields } from '../../foundation/log.ts'
import type { Scope } from '../../foundation/scope.ts'
import { callAndSettle, orphanTime, type PaymentContext, releaseIfUnacknowledged, sendsThrough } from '../submit.ts'
import { creditOf } from './payout-flows.ts'
import { withOperationRef } from './transfer.ts'

/**
 * Pays one part of a disbursement, if it is still queued. The claim is a compare-and-set on the row's stage, so that any
 * number of processes may try the same part and the bank is called at most once.
 */
export async function payQueuedPart(context: PaymentContext, scope: Scope, paymentId: string): Promise<void> {
  const bank = await context.registry.find(scope, 'creditPhone', { isUnderWay: true })
  await context.checkpoint('before_claim')
  const now = context.databaseClock.now()
  const claimedAtMs = context.clock.monotonicMs()
  const choice = bank.kind === 'offered' ? bank : undefined
  const attempt = { paymentId, attemptId: context.random.uuid(), claim: undefined }
  const to = { choice, attemptId: attempt.attemptId, now, orphanAt: orphanTime(context, now) }
  const claimed = await releaseIfUnacknowledged(context, scope, attempt, () =>
    context.store.claimQueued(scope, paymentId, to),
  )
  if (!claimed) return
  const payment = bank.kind === 'offered' ? withOperationRef(claimed, bank) : claimed
  await callAndSettle(
    context,
    { scope, claimedAtMs, claim: undefined },
    payment,
    choice
      ? sendsThrough(choice, (credit, current) => credit(creditOf(current)))
      : [{ send: async () => ({ kind: 'notSent', reason: 'setup' }) }],
    { toResponse: () => noResponse },
  )
}

const noResponse = { status: 200, body: {} }

/** Pays the parts of disbursements with limited concurrency, also after the response to their request was sent. */
export type DisbursementRunner = { pay(scope: Scope, paymentIds: string[]): Promise<void>; stop(): Promise<void> }

export function createDisbursementRunner(context: PaymentContext): DisbursementRunner {
  const inFlight = new Set<Promise<unknown>>()
  let stopping = false
  return {
    async pay(scope, paymentIds) {
      const waiting = paymentIds.values()
      const workers = Array.from({ length: limits.disbursementConcurrency }, () => worker(scope, waiting))
      const work = Promise.all(workers)
      inFlight.add(work)
      await work.finally(() => inFlight.delete(work))
    },
    /** Waits for claimed parts to settle; queued parts stay in the database for any process. */
    async stop() {
      stopping = true
      await Promise.all(inFlight)
    },
  }

  async function worker(scope: Scope, waiting: Iterable<string>): Promise<void> {
    for (const paymentId of waiting) {
      if (stopping) return
      await payQueuedPart(context, scope, paymentId).catch((error: unknown) =>
        context.log
          .component('disbursements')
          .error('part left to the reconciler', { paymentId, ...errorFields(error) }),
      )
    }
  }
}
