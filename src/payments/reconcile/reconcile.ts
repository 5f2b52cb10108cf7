import { limits } from '../../foundation/limits.ts'
import { askOperation } from '../advanced/operations.ts'
import { payQueuedPart } from '../advanced/parts.ts'
import type { Desk } from '../engine.ts'
import { moved, type Payment, type Step, step } from '../payment.ts'
import { settleReversal } from '../reversal/settle.ts'
import { nextCheck } from '../schedule.ts'
import { searchStatement } from './statement.ts'
import type { Open, ReconcileStore } from './store.ts'

/**
 * What the bank left open is found out here, by asking and never by calling again.
 *
 *   intent      its time is over                        → FAILED, INTENT_EXPIRED
 *   queued      its disbursement's process died         → paid now, by whoever looks
 *   submitted   its caller died                         → unknown
 *   accepted    the bank has an id for it               → asked by id
 *   unknown     with an id                              → asked by id
 *               a charge at a bank with a statement     → looked for in the statement
 *               anything else                           → attention, after its time
 *
 * A payment is never FAILED because it is old. It is when the bank says so: by a code, or by a statement that does not
 * show it although no call of ours has been under way for long enough. Reversals are treated alike.
 */
export type Reconciler = { look(open: Open): Promise<void> }

const noKey = { claim: undefined, do: 'link' } as const

export function createReconciler(desk: Desk, store: ReconcileStore): Reconciler {
  return {
    async look(open) {
      const { scope, payment } = open
      if (payment.reversalStage === 'submitted') return orphanReversal(open)
      if (payment.reversalStage !== null) return findReversal(open)
      switch (payment.stage) {
        case 'intent':
          return expire(open)
        case 'queued':
          return payQueuedPart(desk, scope, payment.paymentId)
        case 'submitted':
          return orphan(open)
        case 'accepted':
        case 'unknown':
        case 'attention':
          return payment.operationId === null ? find(open) : ask(open)
        case null:
          return
      }
    },
  }

  async function expire({ scope, payment }: Open): Promise<void> {
    const now = desk.databaseClock.now()
    const after: Payment = { ...payment, status: 'FAILED', stage: null, failureCode: 'INTENT_EXPIRED', updatedAt: now }
    await desk.store.settle(scope, step(after, 'expired', 'payment.failed', null), ['intent'], noKey)
  }

  async function orphan({ scope, payment }: Open): Promise<void> {
    const now = desk.databaseClock.now()
    const after: Payment = {
      ...payment,
      stage: 'unknown',
      updatedAt: now,
      doubtSince: lastCallEnds(payment.submittedAt),
    }
    const made = step(after, 'unknown', 'payment.pending', nextCheck(desk.random, now, 0), { reason: 'caller_lost' })
    await desk.store.settle(scope, made, ['submitted'], noKey)
  }

  async function ask(open: Open): Promise<void> {
    const { status } = await askOperation(desk, open.scope, open.payment)
    if (status === 'PENDING') await wait(open)
  }

  async function find(open: Open): Promise<void> {
    const { scope, payment } = open
    if (payment.method !== 'C2P') return wait(open)
    const finding = await searchStatement(desk, store, open, {
      direction: 'in',
      since: payment.submittedAt ?? payment.createdAt,
    })
    const now = desk.databaseClock.now()
    switch (finding.kind) {
      case 'found': {
        const { movement, accountId } = finding
        const approval = { kind: 'approved', code: 'STATEMENT', reference: movement.reference } as const
        const { step: made, from } = moved(payment, approval, now, now)
        // When a twin took this line a moment ago nothing is written, and the next look finds another or none.
        await desk.store.settle(scope, made, from, noKey, { accountId, movementKey: movement.key })
        return
      }
      case 'notThere': {
        if (!isLongEnough(open, payment.doubtSince)) return wait(open)
        const { step: made, from } = moved(payment, { kind: 'rejected', code: 'MOVEMENT_NOT_FOUND' }, now, now)
        await desk.store.settle(scope, made, from, noKey)
        return
      }
      case 'ambiguous':
        return finding.isOneUnderWay ? wait(open) : raise(open, 'ambiguous')
      case 'cannotTell':
        return wait(open)
    }
  }

  async function orphanReversal({ scope, payment }: Open): Promise<void> {
    await settleReversal(desk, scope, payment, { kind: 'unknown', reason: 'connection_lost' }, ['submitted'])
  }

  async function findReversal(open: Open): Promise<void> {
    const { scope, payment } = open
    const finding = await searchStatement(desk, store, open, {
      direction: 'out',
      since: payment.reversalSubmittedAt ?? payment.updatedAt,
    })
    const from = ['unknown', 'attention'] as const
    switch (finding.kind) {
      case 'found': {
        const { movement, accountId } = finding
        const approval = { kind: 'approved', code: 'STATEMENT', reference: movement.reference } as const
        await settleReversal(desk, scope, payment, approval, from, {
          movement: { accountId, movementKey: movement.key },
        })
        return
      }
      case 'notThere': {
        if (!isLongEnough(open, lastCallEnds(payment.reversalSubmittedAt))) return wait(open)
        await settleReversal(desk, scope, payment, { kind: 'rejected', code: 'MOVEMENT_NOT_FOUND' }, from)
        return
      }
      case 'ambiguous':
        return finding.isOneUnderWay ? wait(open) : raise(open, 'ambiguous')
      case 'cannotTell':
        return wait(open)
    }
  }

  /** Looks again later, ever rarer; once its time is over, an operator's attention is asked for. */
  async function wait(open: Open): Promise<void> {
    const { payment } = open
    const now = desk.databaseClock.now()
    const began = payment.reversalSubmittedAt ?? payment.submittedAt ?? payment.createdAt
    const attentionAt = new Date(began.getTime() + limits.attentionSeconds[modeOf(open)] * 1000)
    if (!isRaised(payment) && attentionAt <= now) return raise(open, 'bank_cannot_tell')
    const next = nextCheck(desk.random, now, payment.checks)
    await store.postpone(open, isRaised(payment) || next < attentionAt ? next : attentionAt)
  }

  async function raise(open: Open, reason: string): Promise<void> {
    const { scope, payment } = open
    if (isRaised(payment)) return wait(open)
    desk.log.warn('a payment needs an operator: see pasarela payment list --attention', {
      paymentId: payment.paymentId,
      tenantId: scope.tenantId,
      reason,
    })
    const now = desk.databaseClock.now()
    const raised = (after: Payment, type: string): Step =>
      step({ ...after, updatedAt: now }, type, null, nextCheck(desk.random, now, payment.checks), { reason })
    if (payment.reversalStage === null) {
      const made = raised({ ...payment, stage: 'attention' }, 'attention')
      await desk.store.settle(scope, made, ['accepted', 'unknown'], noKey)
    } else {
      const made = raised({ ...payment, reversalStage: 'attention' }, 'reversal_attention')
      await desk.reversals.settle(scope, made, ['unknown'], noKey)
    }
  }

  /**
   * After this no call can be under way: log-on and call, each of them twice and each after waiting for its turn, and
   * the time a claim has to begin.
   */
  function lastCallEnds(submittedAt: Date | null): Date {
    const longestMs = 4 * desk.bankTimeoutMs * (1 + limits.bankWaitShare) + limits.claimToCallMs
    return new Date((submittedAt ?? desk.databaseClock.now()).getTime() + longestMs)
  }

  function isLongEnough(open: Open, since: Date | null): boolean {
    if (since === null) return false
    return desk.databaseClock.now().getTime() - since.getTime() >= limits.notFoundSeconds[modeOf(open)] * 1000
  }
}

function isRaised({ stage, reversalStage }: Payment): boolean {
  return stage === 'attention' || reversalStage === 'attention'
}

function modeOf({ scope }: Open): 'live' | 'test' {
  return scope.livemode ? 'live' : 'test'
}
