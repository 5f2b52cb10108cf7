import type { Bank, Movement, Outcome } from '../../banks/bank.ts'
import { addDays, caracasDate } from '../../foundation/caracas.ts'
import { limits } from '../../foundation/limits.ts'
import type { Desk } from '../engine.ts'
import { moved, type Payment, type Stage, step } from '../payment.ts'
import { nextCheck } from '../schedule.ts'
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
 * show it although no call of ours has been under way for long enough.
 */
export type Reconciler = { look(open: Open): Promise<void> }

export function createReconciler(
  desk: Desk,
  store: ReconcileStore,
  payQueued: (open: Open) => Promise<void>,
): Reconciler {
  return { look }

  async function look(open: Open): Promise<void> {
    const { payment } = open
    switch (payment.stage) {
      case 'intent':
        return expire(open)
      case 'queued':
        return payQueued(open)
      case 'submitted':
        return orphan(open)
      case 'accepted':
      case 'unknown':
      case 'attention':
        return ask(open)
      case null:
        return
    }
  }

  async function expire({ scope, payment }: Open): Promise<void> {
    const now = desk.databaseClock.now()
    const after: Payment = { ...payment, status: 'FAILED', stage: null, failureCode: 'INTENT_EXPIRED', updatedAt: now }
    await desk.store.settle(scope, step(after, 'expired', 'payment.failed', null), ['intent'], noKey)
  }

  /** No call can be under way once the longest one there is would be over: log-on and call, each of them twice. */
  async function orphan({ scope, payment }: Open): Promise<void> {
    const now = desk.databaseClock.now()
    const longestCallMs = 4 * desk.bankTimeoutMs + limits.claimToCallMs
    const callEnds = new Date((payment.submittedAt ?? now).getTime() + longestCallMs)
    const after: Payment = { ...payment, stage: 'unknown', updatedAt: now, doubtSince: callEnds }
    const made = step(after, 'unknown', 'payment.pending', nextCheck(desk.random, now, 0), { reason: 'caller_lost' })
    await desk.store.settle(scope, made, ['submitted'], noKey)
  }

  async function ask(open: Open): Promise<void> {
    const { scope, payment } = open
    const bank = payment.bank && (await desk.registry.account(scope, payment.bank))
    if (bank && payment.operationId !== null && bank.flows.findOperation) {
      return conclude(open, await bank.flows.findOperation(payment.operationId))
    }
    if (bank?.flows.listMovements && payment.method === 'C2P') return explain(open, bank.flows.listMovements)
    return wait(open)
  }

  async function conclude(open: Open, outcome: Outcome): Promise<void> {
    const { scope, payment } = open
    if (outcome.kind === 'notSent' || outcome.kind === 'unknown') return wait(open)
    if (outcome.kind === 'pending' && payment.stage === 'accepted') return wait(open)
    const now = desk.databaseClock.now()
    const { step: made, from } = moved(payment, outcome, now, nextCheck(desk.random, now, 0))
    await desk.store.settle(scope, made, from, noKey)
  }

  /** Looks for a charge whose answer was lost among the lines the receiving account shows. */
  async function explain(open: Open, listMovements: NonNullable<Bank['flows']['listMovements']>): Promise<void> {
    const { scope, payment } = open
    const submitted = payment.submittedAt ?? payment.createdAt
    const from = caracasDate(submitted.getTime())
    const today = caracasDate(desk.databaseClock.now().getTime())
    // A charge near midnight may be booked on the day after.
    const statement = await listMovements({ from, to: from < today ? addDays(from, 1) : today })
    const accountId = await desk.registry.accountId(scope, payment.bank ?? 'bnc')
    if (statement.kind === 'unavailable' || !accountId) return wait(open)

    const fitting = statement.movements.filter((movement) => fits(movement, payment))
    const free = await store.unexplained(open, accountId, fitting)
    if (free.length === 0) return concludeNotFound(open)
    const { open: twins, underWay } = await store.twins(open)
    if (free.length < twins) return underWay > 0 ? wait(open) : raise(open, 'ambiguous')
    const [movement] = free.toSorted((a, b) => a.key.localeCompare(b.key))
    if (movement) await settleWith(open, movement, accountId)
  }

  async function settleWith({ scope, payment }: Open, movement: Movement, accountId: Buffer): Promise<void> {
    const outcome: Outcome = { kind: 'approved', code: 'STATEMENT', reference: movement.reference }
    const now = desk.databaseClock.now()
    const { step: made, from } = moved(payment, outcome, now, now)
    // When a twin took this very movement a moment ago nothing is written, and the next look finds another or none.
    await desk.store.settle(scope, made, from, noKey, { accountId, movementKey: movement.key })
  }

  async function concludeNotFound(open: Open): Promise<void> {
    const { scope, payment } = open
    const now = desk.databaseClock.now()
    const doubtedMs = now.getTime() - (payment.doubtSince ?? now).getTime()
    if (doubtedMs < limits.notFoundSeconds[modeOf(open)] * 1000) return wait(open)
    const outcome: Outcome = { kind: 'rejected', code: 'MOVEMENT_NOT_FOUND' }
    const { step: made, from } = moved(payment, outcome, now, now)
    await desk.store.settle(scope, made, from, noKey)
  }

  /** Looks again later, ever rarer; once its time is over, an operator's attention is asked for. */
  async function wait(open: Open): Promise<void> {
    const { payment } = open
    const now = desk.databaseClock.now()
    const submitted = payment.submittedAt ?? payment.createdAt
    const attentionAt = new Date(submitted.getTime() + limits.attentionSeconds[modeOf(open)] * 1000)
    if (payment.stage !== 'attention' && attentionAt <= now) return raise(open, 'bank_cannot_tell')
    const next = nextCheck(desk.random, now, payment.checks)
    await store.postpone(open, payment.stage === 'attention' || next < attentionAt ? next : attentionAt)
  }

  async function raise(open: Open, reason: string): Promise<void> {
    const { scope, payment } = open
    if (payment.stage === 'attention') return wait(open)
    const now = desk.databaseClock.now()
    const after: Payment = { ...payment, stage: 'attention', updatedAt: now }
    const made = step(after, 'attention', null, nextCheck(desk.random, now, payment.checks), { reason })
    desk.log.warn('a payment needs an operator: see pasarela payment list --attention', {
      paymentId: payment.paymentId,
      tenantId: scope.tenantId,
      reason,
    })
    await desk.store.settle(scope, made, ['accepted', 'unknown'] satisfies Stage[], noKey)
  }
}

const noKey = { claim: undefined, do: 'link' } as const

function modeOf({ scope }: Open): 'live' | 'test' {
  return scope.livemode ? 'live' : 'test'
}

/** What a line shows must agree with the payment; what it leaves out cannot speak against it. */
function fits(movement: Movement, { vesAmount, payer }: Payment): boolean {
  return (
    movement.direction === 'in' &&
    movement.amount.eq(vesAmount) &&
    (movement.payerPhone === undefined || movement.payerPhone === payer.phone) &&
    (movement.payerBankCode === undefined || movement.payerBankCode === payer.bankCode)
  )
}
