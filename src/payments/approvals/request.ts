import { keyInUse } from '../../foundation/errors.ts'
import { limits } from '../../foundation/limits.ts'
import type { Decimal } from '../../foundation/money.ts'
import type { Answer, Call } from '../../foundation/route.ts'
import type { Caller } from '../../foundation/scope.ts'
import { payoutAnswer } from '../advanced/responses.ts'
import { limitExceeded } from '../key-limits.ts'
import type { Payment } from '../payment.ts'
import type { Payee } from '../store.ts'
import { type PaymentContext, writeOrLater } from '../submit.ts'
import { transitionTo } from '../transition.ts'

/** Whether a payout of the caller's tenant waits for a second person. */
export function isAboveApproval({ approvalAboveVes }: Caller, amount: Decimal): boolean {
  return approvalAboveVes !== null && amount.gt(approvalAboveVes)
}

/**
 * Name of the caller in `payment_approvals`, where the person or key that decides must differ from the one that requested.
 * A key and those that replaced it by rotation have the same name.
 */
export function approvalName({ restrictions, actor }: Caller): string {
  return restrictions ? `key:${restrictions.budgetId}` : actor
}

/** Stage and expiry of a payout that waits for approval. */
export function waitingForApproval(now: Date) {
  return { stage: 'approval' as const, expiresAt: new Date(now.getTime() + limits.approvalMs) }
}

/**
 * Writes a payout that is sent once another person or key has approved it. A retryable error after a write that was
 * committed would leave two that wait, and both would be paid.
 */
export async function requestApproval(
  context: PaymentContext,
  call: Pick<Call, 'caller' | 'language' | 'claim'>,
  payment: Payment,
  payees: Payee[],
): Promise<Answer> {
  const { caller, claim } = call
  const { scope } = caller
  const answer = payoutAnswer(payment, call)
  let isRepeated = false
  const written = await writeOrLater(context, payment.paymentId, async () => {
    const mayBeWritten = isRepeated
    isRepeated = true
    const { exceeded, isCreated } = await context.store.insertPayout(
      scope,
      transitionTo(payment, 'approval_requested', null, payment.expiresAt),
      { claim, do: 'complete', status: answer.status, answer: claim?.seal(answer) ?? null },
      { payees, requestedBy: approvalName(caller) },
    )
    if (isCreated || (mayBeWritten && (await context.store.find(scope, payment.paymentId)))) return true
    if (exceeded) throw limitExceeded(exceeded)
    return false
  })
  if (!written) throw keyInUse()
  claim?.markCompleted()
  return answer
}
