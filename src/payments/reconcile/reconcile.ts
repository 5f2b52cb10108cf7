import { addDays, caracasDate } from '../../foundation/caracas.ts'
import { limits } from '../../foundation/limits.ts'
import { queryOperation } from '../advanced/operations.ts'
import { payQueuedPart } from '../advanced/disbursement-runner.ts'
import { type PaymentContext, lastCallEnds } from '../submit.ts'
import { noKey } from '../../idempotency/sql.ts'
import type { Payment } from '../payment.ts'
import { applyOutcome, type Transition, transitionTo } from '../transition.ts'
import { settleReversal } from '../reversal/settle.ts'
import { nextCheck } from '../schedule.ts'
import { confirmAbsence, type Finding, searchStatement } from './statement.ts'
import { createStatementReader } from './statement-reader.ts'
import type { OpenPayment, ReconcileStore } from './store.ts'

/**
 * What the bank left open is found out here, by asking and never by calling again.
 *
 *   intent      its time is over                        → FAILED, INTENT_EXPIRED
 *   queued      its disbursement's process died         → paid now, by whoever looks
 *   submitted   its caller died                         → unknown
 *   accepted    the bank has an id for it               → asked by id
 *   unknown     with an id                              → asked by id
 *               a charge at a bank with a statement     → looked for in the statement
 *               anything else                           → manual review, after its time
 *   FAILED      because the statement did not show it   → watched: its line may still come
 *
 * A payment is never FAILED because it is old. It is when the bank says so: by a code, or by everything it offers to find
 * a charge, asked when no call of ours has been under way for long enough. Reversals are treated alike, but for one thing:
 * no search by payer exists for money that went out, so with real money a person decides.
 */
export type Reconciler = { reconcile(open: OpenPayment): Promise<void> }

export function createReconciler(context: PaymentContext, store: ReconcileStore): Reconciler {
  const reader = createStatementReader(context.clock)
  return {
    async reconcile(open) {
      const { scope, payment } = open
      if (payment.reversalStage === 'submitted') return markReversalUnknown(open)
      if (payment.reversalStage !== null) return findReversal(open)
      switch (payment.stage) {
        case 'intent':
          return expire(open)
        case 'queued':
          return payQueuedPart(context, scope, payment.paymentId)
        case 'submitted':
          return markUnknown(open)
        case 'accepted':
        case 'unknown':
        case 'attention':
          return payment.operationId === null ? findCharge(open) : checkOperation(open)
        case null:
          return watchFailed(open)
      }
    },
  }

  async function expire({ scope, payment }: OpenPayment): Promise<void> {
    const now = context.databaseClock.now()
    const after: Payment = { ...payment, status: 'FAILED', stage: null, failureCode: 'INTENT_EXPIRED', updatedAt: now }
    await context.store.settle(scope, transitionTo(after, 'expired', 'payment.failed', null), ['intent'], noKey)
  }

  async function markUnknown({ scope, payment }: OpenPayment): Promise<void> {
    const now = context.databaseClock.now()
    const after: Payment = {
      ...payment,
      stage: 'unknown',
      updatedAt: now,
      callsEndedAt: lastCallEnds(context, payment.submittedAt ?? now),
    }
    const transition = transitionTo(after, 'unknown', 'payment.pending', nextCheck(context.random, now, 0), {
      reason: 'caller_lost',
    })
    await context.store.settle(scope, transition, ['submitted'], noKey)
  }

  async function checkOperation(open: OpenPayment): Promise<void> {
    const { status } = await queryOperation(context, open.scope, open.payment)
    if (status === 'PENDING') await scheduleNextCheck(open)
  }

  async function findCharge(open: OpenPayment): Promise<void> {
    const { scope, payment } = open
    if (payment.method !== 'C2P') return scheduleNextCheck(open)
    const search = { purpose: 'charge', since: payment.submittedAt ?? payment.createdAt } as const
    const first = await searchStatement(context, reader, open, search)
    const finding =
      first.kind === 'absent' && mayConclude(open, search.since, payment.callsEndedAt)
        ? await confirmAbsence(context, open, search)
        : first
    const now = context.databaseClock.now()
    switch (finding.kind) {
      case 'found': {
        const { movement, basis } = finding
        const approval = { kind: 'approved', code: 'STATEMENT', reference: movement.reference } as const
        const { transition, allowedStages } = applyOutcome(payment, approval, now, now)
        const decision = { matching: context.matching, basis, movementKey: movement.key }
        const isWritten = await context.store.settleFromStatement(scope, transition, allowedStages, decision)
        return isWritten ? undefined : decideAnew(open)
      }
      case 'absent': {
        if (finding === first) return scheduleNextCheck(open)
        const { transition, allowedStages } = applyOutcome(
          payment,
          { kind: 'rejected', code: 'MOVEMENT_NOT_FOUND' },
          now,
          now,
        )
        const watched = { ...transition, nextCheckAt: nextWatch(now) }
        const decision = { matching: context.matching, basis: finding.basis }
        const isWritten = await context.store.settleFromStatement(scope, watched, allowedStages, decision)
        return isWritten ? undefined : decideAnew(open)
      }
      case 'ambiguous':
      case 'unavailable':
        return handleUndecided(open, finding)
    }
  }

  /** The line of a charge that was taken for one that never happened: too late for its tenant, not for a person. */
  async function watchFailed(open: OpenPayment): Promise<void> {
    const { payment } = open
    const since = payment.submittedAt ?? payment.createdAt
    const finding = await searchStatement(context, reader, open, { purpose: 'charge', since })
    const now = context.databaseClock.now()
    if (finding.kind === 'found') {
      context.log.error('reconcile: the line of a failed charge appeared: the money is there', {
        paymentId: payment.paymentId,
        tenantId: open.scope.tenantId,
      })
      await store.flagLateLine(open, {
        now,
        movementKey: finding.movement.key,
        lineAccountId: finding.basis.query.accountId,
      })
      return
    }
    const isOver = now.getTime() - since.getTime() > limits.watchFailedSeconds * 1000
    await store.postpone(open, isOver ? null : nextWatch(now))
  }

  async function markReversalUnknown({ scope, payment }: OpenPayment): Promise<void> {
    await settleReversal(context, scope, payment, { kind: 'unknown', reason: 'connection_lost' }, ['submitted'])
  }

  async function findReversal(open: OpenPayment): Promise<void> {
    const { scope, payment } = open
    const since = payment.reversalSubmittedAt ?? payment.updatedAt
    const search = { purpose: 'reversal', since } as const
    const first = await searchStatement(context, reader, open, search)
    const finding =
      first.kind === 'absent' && mayConclude(open, since, lastCallEnds(context, since))
        ? await confirmAbsence(context, open, search)
        : first
    const allowedStages = ['unknown', 'attention'] as const
    switch (finding.kind) {
      case 'found': {
        const { movement, basis } = finding
        const approval = { kind: 'approved', code: 'STATEMENT', reference: movement.reference } as const
        const decision = { matching: context.matching, basis, movementKey: movement.key }
        const settled = await settleReversal(context, scope, payment, approval, allowedStages, { decision })
        return settled ? undefined : decideAnew(open)
      }
      case 'absent': {
        if (finding === first) return scheduleNextCheck(open)
        // An unclear answer, such as "already done", speaks against absence.
        const mayEnd = limits.reversalEndsByAbsence[modeOf(open)] && payment.reversalCode === null
        if (!mayEnd) return escalate(open, 'not_in_statement')
        const decision = { matching: context.matching, basis: finding.basis }
        const refusal = { kind: 'rejected', code: 'MOVEMENT_NOT_FOUND' } as const
        const settled = await settleReversal(context, scope, payment, refusal, allowedStages, { decision })
        return settled ? undefined : decideAnew(open)
      }
      case 'ambiguous':
      case 'unavailable':
        return handleUndecided(open, finding)
    }
  }

  /** Something the decision rests on changed before it was written: the next look is soon, not when the lease ends. */
  async function decideAnew(open: OpenPayment): Promise<void> {
    await store.postpone(open, nextCheck(context.random, context.databaseClock.now(), 0))
  }

  async function handleUndecided(
    open: OpenPayment,
    finding: Extract<Finding, { kind: 'ambiguous' | 'unavailable' }>,
  ): Promise<void> {
    if (finding.kind === 'ambiguous' && !finding.isRivalInFlight) return escalate(open, finding.reason)
    if (finding.kind === 'unavailable' && finding.reason === 'account_replaced') return escalate(open, finding.reason)
    return scheduleNextCheck(open)
  }

  /** Looks again later, ever rarer; once its time is over, a person is asked for. */
  async function scheduleNextCheck(open: OpenPayment): Promise<void> {
    const { payment } = open
    const now = context.databaseClock.now()
    const began = payment.reversalSubmittedAt ?? payment.submittedAt ?? payment.createdAt
    const attentionAt = new Date(began.getTime() + limits.attentionSeconds[modeOf(open)] * 1000)
    if (!isEscalated(payment) && attentionAt <= now) return escalate(open, 'bank_cannot_tell')
    const next = nextCheck(context.random, now, payment.checks)
    await store.postpone(open, isEscalated(payment) || next < attentionAt ? next : attentionAt)
  }

  async function escalate(open: OpenPayment, reason: string): Promise<void> {
    const { scope, payment } = open
    if (isEscalated(payment)) return scheduleNextCheck(open)
    context.log.warn('a payment needs an operator: see pasarela payment list --attention', {
      paymentId: payment.paymentId,
      tenantId: scope.tenantId,
      reason,
    })
    const now = context.databaseClock.now()
    const escalated = (after: Payment, type: string): Transition =>
      transitionTo({ ...after, updatedAt: now }, type, null, nextCheck(context.random, now, payment.checks), { reason })
    if (payment.reversalStage === null) {
      const transition = escalated({ ...payment, stage: 'attention' }, 'attention')
      await context.store.settle(scope, transition, ['accepted', 'unknown'], noKey)
    } else {
      const transition = escalated({ ...payment, reversalStage: 'attention' }, 'reversal_attention')
      await context.reversals.settle(scope, transition, ['unknown'], noKey)
    }
  }

  /**
   * Whether absence may be believed: no call has been under way for long enough and, with real money, the next day has
   * begun, so that its list can be asked too.
   */
  function mayConclude(open: OpenPayment, since: Date, callsEndedAt: Date | null): boolean {
    if (callsEndedAt === null) return false
    const mode = modeOf(open)
    const now = context.databaseClock.now().getTime()
    const nextDay = addDays(caracasDate(since.getTime()), 1)
    const hasNextDay = !limits.absenceNeedsNextDay[mode] || caracasDate(now) >= nextDay
    return hasNextDay && now - callsEndedAt.getTime() >= limits.notFoundSeconds[mode] * 1000
  }

  function nextWatch(now: Date): Date {
    return new Date(now.getTime() + limits.watchFailedEverySeconds * 1000)
  }
}

function isEscalated({ stage, reversalStage }: Payment): boolean {
  return stage === 'attention' || reversalStage === 'attention'
}

function modeOf({ scope }: OpenPayment): 'live' | 'test' {
  return scope.livemode ? 'live' : 'test'
}
