import type { Outcome } from '../../banks/bank.ts'
import type { Scope } from '../../foundation/scope.ts'
import { type Desk, persist } from '../engine.ts'
import { type Payment, type Step, step } from '../payment.ts'
import { nextCheck } from '../schedule.ts'
import type { KeyFate } from '../../storage/key-fate.ts'
import type { ReversalFrom, StatementDecision } from './store.ts'

/**
 * How an outcome moves a payment whose reversal was claimed. Pure, as `moved` is for a charge: only a yes of the bank
 * makes it REVERSED, only a no or a call that never left frees it for another try.
 */
export function movedReversal(payment: Payment, outcome: Outcome, now: Date, nextCheckAt: Date): Step {
  const free: Payment = { ...payment, reversalStage: null, updatedAt: now }
  switch (outcome.kind) {
    case 'approved': {
      const reversalRef = outcome.reference ?? payment.reversalRef
      const reversed: Payment = {
        ...free,
        status: 'REVERSED',
        reversalRef,
        reversalTxId: outcome.txId ?? payment.reversalTxId,
        reversalNumbers: outcome.numbers ?? payment.reversalNumbers,
        reversedAt: now,
      }
      const data = { code: outcome.code, ...(reversalRef === null ? {} : { reference: reversalRef }) }
      return step(reversed, 'reversed', 'payment.reversed', null, data)
    }
    case 'rejected':
      return step(free, 'reversal_refused', null, null, { code: outcome.code })
    case 'notSent': {
      const data = { reason: outcome.reason, ...(outcome.code === undefined ? {} : { code: outcome.code }) }
      return step(free, 'reversal_not_sent', null, null, data)
    }
    case 'pending':
    case 'unknown': {
      const open: Payment = { ...free, reversalStage: 'unknown', reversalCode: outcome.code ?? null }
      const data = {
        ...(outcome.kind === 'unknown' ? { reason: outcome.reason } : {}),
        ...(outcome.code === undefined ? {} : { code: outcome.code }),
      }
      return step(open, 'reversal_unknown', null, nextCheckAt, data)
    }
  }
}

/**
 * Writes what became of a reversal. Undefined when somebody else found out first: what they wrote is what holds. `later`
 * when the database is away: it will be written.
 */
export async function settleReversal(
  desk: Desk,
  scope: Scope,
  payment: Payment,
  outcome: Outcome,
  from: ReversalFrom,
  also: { fateOf?: (settled: Payment) => KeyFate; decision?: StatementDecision } = {},
): Promise<Payment | 'later' | undefined> {
  const now = desk.databaseClock.now()
  const made = movedReversal(payment, outcome, now, nextCheck(desk.random, now, payment.checks))
  const fate = also.fateOf?.(made.payment) ?? { claim: undefined, do: 'link' }
  const settled = await persist(desk, made, () => desk.reversals.settle(scope, made, from, fate, also.decision))
  if (settled === 'later') return settled
  return settled ? made.payment : undefined
}
