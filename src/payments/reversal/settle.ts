import type { Outcome } from '../../banks/bank.ts'
import { reversesByPayer } from '../../banks/registry.ts'
import type { Scope } from '../../foundation/scope.ts'
import { lastCallEnds, type PaymentContext, writeOutcome } from '../submit.ts'
import type { Payment } from '../payment.ts'
import { type Transition, transitionTo, withTrace } from '../transition.ts'
import { nextCheck } from '../schedule.ts'
import type { KeyUpdate } from '../../idempotency/sql.ts'
import type { StatementDecision } from '../matching/store.ts'
import type { AllowedReversalStages } from './store.ts'

/**
 * The transition of a payment for an outcome of its reversal's bank call. Pure, like `applyOutcome`: only an approval makes
 * it REVERSED, and only a rejection or a call that was not sent allows another reversal.
 */
export function applyReversalOutcome(payment: Payment, outcome: Outcome, now: Date, nextCheckAt: Date): Transition {
  const released: Payment = { ...payment, reversalStage: null, updatedAt: now }
  switch (outcome.kind) {
    case 'approved': {
      const reversalRef = outcome.reference ?? payment.reversalRef
      const reversed: Payment = {
        ...released,
        status: 'REVERSED',
        reversalRef,
        reversalTxId: outcome.txId ?? payment.reversalTxId,
        reversalNumbers: outcome.numbers ?? payment.reversalNumbers,
        reversedAt: now,
      }
      const data = { code: outcome.code, ...(reversalRef === null ? {} : { reference: reversalRef }) }
      return transitionTo(reversed, 'reversed', 'payment.reversed', null, data)
    }
    case 'rejected':
      return transitionTo(released, 'reversal_refused', null, null, { code: outcome.code })
    case 'notSent': {
      const data = { reason: outcome.reason, ...(outcome.code === undefined ? {} : { code: outcome.code }) }
      return transitionTo(released, 'reversal_not_sent', null, null, data)
    }
    case 'pending':
    case 'unknown': {
      const open: Payment = { ...released, reversalStage: 'unknown', reversalCode: outcome.code ?? null }
      const data = {
        ...(outcome.kind === 'unknown' ? { reason: outcome.reason } : {}),
        ...(outcome.code === undefined ? {} : { code: outcome.code }),
      }
      return transitionTo(open, 'reversal_unknown', null, nextCheckAt, data)
    }
  }
}

/** Stages that the reconciler may settle: no call of the reversal is in flight. */
export const openReversal = ['unknown', 'attention'] as const

/** Whether the bank selects the charge to reverse by its payer and amount: it has given no transaction number for it. */
export function isReversedByPayer({ bank, bankTxId }: Payment): boolean {
  return bankTxId === null && bank !== null && reversesByPayer(bank)
}

/**
 * Writes the outcome of a reversal. Undefined when the reconciler or an operator has settled it first, or when the bank may
 * have reversed an equal charge instead. `later` when the database is unavailable and the write continues in the background.
 */
export async function settleReversal(
  context: PaymentContext,
  scope: Scope,
  payment: Payment,
  outcome: Outcome,
  allowedStages: AllowedReversalStages,
  options: { updateOf?: (settled: Payment) => KeyUpdate; decision?: StatementDecision; nextCheckAt?: Date } = {},
): Promise<Payment | 'later' | undefined> {
  const now = context.databaseClock.now()
  const nextCheckAt = options.nextCheckAt ?? nextCheck(context.random, now, payment.checks)
  const transition = withTrace(applyReversalOutcome(payment, outcome, now, nextCheckAt), outcome)
  const update = options.updateOf?.(transition.payment) ?? { claim: undefined, do: 'link' }
  const isSelected = outcome.kind === 'approved' && isReversedByPayer(payment)
  const byPayerUntil = isSelected ? lastCallEnds(context, payment.reversalSubmittedAt ?? now) : null
  const { decision } = options
  const settled = await writeOutcome(context, transition, (written) =>
    context.reversals.settle(scope, written, allowedStages, update, { decision, byPayerUntil }),
  )
  if (settled === 'later') return settled
  return settled ? transition.payment : undefined
}
