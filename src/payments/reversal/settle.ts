import type { Outcome } from '../../banks/bank.ts'
import type { Scope } from '../../foundation/scope.ts'
import { type PaymentContext, writeOutcome } from '../submit.ts'
import type { Payment } from '../payment.ts'
import { type Transition, transitionTo } from '../transition.ts'
import { nextCheck } from '../schedule.ts'
import type { KeyUpdate } from '../../idempotency/sql.ts'
import type { StatementDecision } from '../matching/store.ts'
import type { AllowedReversalStages } from './store.ts'

/**
 * How an outcome moves a payment whose reversal was claimed. Pure, as `moved` is for a charge: only a yes of the bank
 * makes it REVERSED, only a no or a call that never left frees it for another try.
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

/**
 * Writes what became of a reversal. Undefined when somebody else found out first: what they wrote is what holds. `later`
 * when the database is away: it will be written.
 */
export async function settleReversal(
  context: PaymentContext,
  scope: Scope,
  payment: Payment,
  outcome: Outcome,
  allowedStages: AllowedReversalStages,
  also: { updateOf?: (settled: Payment) => KeyUpdate; decision?: StatementDecision } = {},
): Promise<Payment | 'later' | undefined> {
  const now = context.databaseClock.now()
  const transition = applyReversalOutcome(payment, outcome, now, nextCheck(context.random, now, payment.checks))
  const update = also.updateOf?.(transition.payment) ?? { claim: undefined, do: 'link' }
  const settled = await writeOutcome(context, transition, () =>
    context.reversals.settle(scope, transition, allowedStages, update, also.decision),
  )
  if (settled === 'later') return settled
  return settled ? transition.payment : undefined
}
