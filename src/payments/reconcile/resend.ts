import type { Outcome } from '../../banks/bank.ts'
import type { Scope } from '../../foundation/scope.ts'
import { noKey } from '../../idempotency/sql.ts'
import { type PayoutMethod, payoutFlows } from '../advanced/payout-flows.ts'
import type { Payment } from '../payment.ts'
import { callOnce, orphanTime, type PaymentContext, settleByAnswer, writeOutcome } from '../submit.ts'
import { type AppliedOutcome, applyOutcome, transitionTo } from '../transition.ts'
import type { OpenPayment } from './store.ts'

/**
 * Sends a payment whose answer was lost once more, under the number that the bank carries out once: it pays now, or says
 * that it had paid. Only an approval settles: a refusal of this call, or that it was not sent, says nothing about the
 * first one, which may itself have used up the limit behind the refusal.
 *
 * False: the account can no longer be called this way.
 */
export async function resend(
  context: PaymentContext,
  { scope, payment }: OpenPayment,
  { now, nextCheckAt }: { now: Date; nextCheckAt: Date },
): Promise<boolean> {
  const send = await repeatableCall(context, scope, payment)
  if (!send) return false
  const attemptId = context.random.uuid()
  const claimedAtMs = context.clock.monotonicMs()
  const claimed = await context.store
    .claimResend(scope, payment, { attemptId, now, orphanAt: orphanTime(context, now) })
    .catch((error: unknown) => {
      // The claim may have been written, and nothing is sent: it is released as soon as the database responds.
      const released = transitionTo({ ...payment, attemptId }, 'unknown', null, nextCheckAt, {
        reason: 'claim_expired',
      })
      context.unwritten.keep(payment.paymentId, () => context.store.settle(scope, released, ['submitted'], noKey))
      throw error
    })
  if (!claimed) return true
  const outcome = await callOnce(context, { scope, claimedAtMs }, claimed, () => send(claimed))
  const { transition, allowedStages } = transitionOf(context, claimed, outcome, nextCheckAt)
  await writeOutcome(context, transition, (written) =>
    settleByAnswer(context, scope, { transition: written, allowedStages }, noKey),
  )
  return true
}

async function repeatableCall(context: PaymentContext, scope: Scope, payment: Payment) {
  const { bank, accountId, method } = payment
  if (bank === null || accountId === null) return undefined
  const account = await context.registry.accountOf(scope, bank, accountId)
  // A part of a disbursement is a credit to a phone.
  const { flow, send } = payoutFlows[method === 'DISPERSION' ? 'CREDITO_INMEDIATO' : (method as PayoutMethod)]
  const call = account?.flows[flow]
  // Another number: the account is now called as another client of its bank, which would pay again.
  if (!call || account.operationRefs?.[flow]?.(payment.paymentId) !== payment.operationRef) return undefined
  return (claimed: Payment) => send(call, claimed, context.databaseClock.now())
}

function transitionOf(context: PaymentContext, payment: Payment, outcome: Outcome, nextCheckAt: Date): AppliedOutcome {
  const now = context.databaseClock.now()
  if (outcome.kind === 'approved') return applyOutcome(payment, outcome, now, nextCheckAt)
  const { code } = outcome
  const after: Payment = {
    ...payment,
    stage: 'unknown',
    bankCode: code ?? payment.bankCode,
    callsEndedAt: now,
    updatedAt: now,
  }
  const reason = 'reason' in outcome ? outcome.reason : 'refused_after_resend'
  const data = { reason, ...(code === undefined ? {} : { code }) }
  // `payment.pending` was emitted when the outcome became unknown.
  return { transition: transitionTo(after, 'unknown', null, nextCheckAt, data), allowedStages: ['submitted'] }
}
