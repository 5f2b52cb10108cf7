import { findsByPayment } from '../../banks/registry.ts'
import { errorFields } from '../../foundation/log.ts'
import { runInContext } from '../../foundation/request-context.ts'
import { noKey } from '../../idempotency/sql.ts'
import { payQueuedPart } from '../advanced/disbursement-runner.ts'
import { queryOperation } from '../advanced/operations.ts'
import type { Payment } from '../payment.ts'
import { DatabaseUnavailable } from '../../storage/database.ts'
import { queryReversal } from '../reversal/query.ts'
import { openReversal, settleReversal } from '../reversal/settle.ts'
import { lastCallEnds, type PaymentContext } from '../submit.ts'
import { applyOutcome, transitionTo } from '../transition.ts'
import { callStart, type Decision, decide, type Finding, type PaymentFacts } from './decide.ts'
import { resend } from './resend.ts'
import { createStatementReader, type StatementReader } from './statement-reader.ts'
import { confirmAbsence, searchReturned, searchStatement } from './statement.ts'
import type { OpenPayment, ReconcileStore } from './store.ts'

/**
 * Reconciliation of a payment that the bank left open: the bank is queried, and called again only where it carries out a
 * number of ours once (`resend.ts`). `decide.ts` has the rules; here its decisions are carried out, and the finding of each leads to the next, until one ends the check.
 */
export type Reconciler = { reconcile(payment: OpenPayment): Promise<void> }

export function createReconciler(context: PaymentContext, store: ReconcileStore): Reconciler {
  const parts: Parts = { context, store, reader: createStatementReader(context.clock) }
  return {
    // A check that a request triggered is not part of that request.
    reconcile: (open) => runInContext({ paymentId: open.payment.paymentId }, () => check(parts, open)),
  }
}

type Parts = { context: PaymentContext; store: ReconcileStore; reader: StatementReader }

/** A decision that was carried out, and the finding that calls for another one; undefined when the check has ended. */
type Continuation = Promise<Finding | undefined>

type DecisionTo<Do extends Decision['do']> = Extract<Decision, { do: Do }>

async function check(parts: Parts, open: OpenPayment): Promise<void> {
  const { context } = parts
  const facts = factsOf(context, open)
  let finding: Finding | undefined = { kind: 'none' }
  while (finding) {
    const now = context.databaseClock.now()
    const decision: Decision = decide(facts, finding, { now, jitter: context.random.fraction() })
    finding = await carryOut(parts, open, decision, now).catch(orUnanswered(context, decision))
  }
}

const unanswered: Partial<Record<Decision['do'], Finding>> = {
  queryOperation: { kind: 'operation', isPending: true },
  queryReversal: { kind: 'operation', isPending: true },
  searchStatement: { kind: 'unavailable', reason: 'bank_unavailable' },
  confirmAbsence: { kind: 'unavailable', reason: 'bank_unavailable' },
  searchReturned: { kind: 'unavailable', reason: 'bank_unavailable' },
}

/** A question that fails, such as by an answer that cannot be stored, counts as unanswered: the time for it ends. */
function orUnanswered({ log }: PaymentContext, decision: Decision): (error: unknown) => Finding {
  return (error) => {
    const finding = unanswered[decision.do]
    if (!finding || error instanceof DatabaseUnavailable) throw error
    log.component('reconcile').warn('question about an open payment failed', errorFields(error))
    return finding
  }
}

function factsOf(context: PaymentContext, { scope, payment }: OpenPayment): PaymentFacts {
  const isFoundByPayment = payment.bank !== null && findsByPayment(payment.bank)
  return { ...payment, livemode: scope.livemode, isFoundByPayment, callsEndedAt: callsEnd(context, payment) }
}

/** After this time no call can be in flight. A reversal that is no longer submitted was written after its call had ended. */
function callsEnd(context: PaymentContext, payment: Payment): Date | null {
  const { reversalStage, updatedAt } = payment
  if (reversalStage === null) return payment.callsEndedAt
  const latest = lastCallEnds(context, callStart(payment))
  return reversalStage !== 'submitted' && updatedAt < latest ? updatedAt : latest
}

async function carryOut(parts: Parts, open: OpenPayment, decision: Decision, now: Date): Continuation {
  const { context, store, reader } = parts
  const { scope, payment, claim } = open
  switch (decision.do) {
    case 'queryOperation': {
      const { status } = await queryOperation(context, scope, payment, claim)
      return { kind: 'operation', isPending: status === 'PENDING' }
    }
    case 'queryReversal':
      return queryReversal(context, open)
    case 'resend':
      return (await resend(context, open, { now, nextCheckAt: decision.nextCheckAt }))
        ? undefined
        : { kind: 'notResent' }
    case 'searchStatement':
      return searchStatement(context, reader, open, decision)
    case 'confirmAbsence':
      return confirmAbsence(context, open, decision)
    case 'searchReturned':
      return searchReturned(context, reader, open, decision)
    case 'complete':
      return complete(context, open, decision, now)
    case 'fail':
      return fail(context, open, decision, now)
    case 'pay':
      await payQueuedPart(context, scope, payment.paymentId)
      return
    case 'expire':
      await expire(context, open, now)
      return
    case 'markUnknown':
      await markUnknown(context, open, decision, now)
      return
    case 'escalate':
      await escalate(context, open, decision, now)
      return
    case 'checkAgain':
      await store.postpone(open, decision.at)
      return
    case 'flagLateLine':
      await flagLateLine(parts, open, decision, now)
      return
    case 'flagReturned':
      await flagReturned(parts, open, now)
      return
    case 'stopWatching':
      await store.postpone(open, null)
      return
    case 'nothing':
      return
  }
}

async function expire(context: PaymentContext, { scope, payment }: OpenPayment, now: Date): Promise<void> {
  const failureCode = payment.stage === 'approval' ? 'APPROVAL_EXPIRED' : 'INTENT_EXPIRED'
  const after: Payment = { ...payment, status: 'FAILED', stage: null, failureCode, updatedAt: now }
  await context.store.settle(
    scope,
    transitionTo(after, 'expired', 'payment.failed', null),
    ['intent', 'request', 'approval'],
    noKey,
  )
}

/** The caller of a charge or of a reversal died: its outcome is unknown. */
async function markUnknown(
  context: PaymentContext,
  { scope, payment }: OpenPayment,
  { nextCheckAt }: DecisionTo<'markUnknown'>,
  now: Date,
): Promise<void> {
  if (payment.reversalStage !== null) {
    const outcome = { kind: 'unknown', reason: 'connection_lost' } as const
    await settleReversal(context, scope, payment, outcome, ['submitted'], { nextCheckAt })
    return
  }
  // A second call, whose first had an unknown outcome: it began with its claim, and its event was emitted before.
  const isResend = payment.callsEndedAt !== null
  const callsEndedAt = lastCallEnds(context, (isResend ? payment.updatedAt : payment.submittedAt) ?? now)
  const after: Payment = { ...payment, stage: 'unknown', updatedAt: now, callsEndedAt }
  const event = isResend ? null : 'payment.pending'
  const transition = transitionTo(after, 'unknown', event, nextCheckAt, { reason: 'caller_lost' })
  await context.store.settle(scope, transition, ['submitted'], noKey)
}

/** The line of the statement completes the charge, which is watched from then on, or the reversal, and is claimed by it. */
async function complete(
  context: PaymentContext,
  { scope, payment }: OpenPayment,
  { purpose, movement, basis, watchAt }: DecisionTo<'complete'>,
  now: Date,
): Continuation {
  const approval = { kind: 'approved', code: 'STATEMENT', reference: movement.reference } as const
  const evidence = { matching: context.matching, basis, movementKey: movement.key }
  if (purpose === 'reversal') {
    return endUnlessOvertaken(
      await settleReversal(context, scope, payment, approval, openReversal, { decision: evidence }),
    )
  }
  const { transition, allowedStages } = applyOutcome(payment, approval, now, now)
  const watched = { ...transition, nextCheckAt: watchAt }
  return endUnlessOvertaken(await context.store.settleFromStatement(scope, watched, allowedStages, evidence))
}

/** The confirmed absence of a line fails the charge, which is watched from then on, or the reversal. */
async function fail(
  context: PaymentContext,
  { scope, payment }: OpenPayment,
  { purpose, basis, watchAt }: DecisionTo<'fail'>,
  now: Date,
): Continuation {
  const refusal = { kind: 'rejected', code: 'MOVEMENT_NOT_FOUND' } as const
  const evidence = { matching: context.matching, basis }
  if (purpose === 'reversal') {
    return endUnlessOvertaken(
      await settleReversal(context, scope, payment, refusal, openReversal, { decision: evidence }),
    )
  }
  const { transition, allowedStages } = applyOutcome(payment, refusal, now, now)
  const watched = { ...transition, nextCheckAt: watchAt }
  return endUnlessOvertaken(await context.store.settleFromStatement(scope, watched, allowedStages, evidence))
}

function endUnlessOvertaken(written: unknown): Finding | undefined {
  return written ? undefined : { kind: 'overtaken' }
}

async function escalate(
  context: PaymentContext,
  { scope, payment }: OpenPayment,
  { reason, nextCheckAt }: DecisionTo<'escalate'>,
  now: Date,
): Promise<void> {
  context.log.component('reconcile').warn('payment needs manual review (run pasarela payment list --attention)', {
    paymentId: payment.paymentId,
    tenantId: scope.tenantId,
    reason,
  })
  if (payment.reversalStage === null) {
    const after: Payment = { ...payment, stage: 'attention', updatedAt: now }
    const transition = transitionTo(after, 'attention', null, nextCheckAt, { reason })
    await context.store.settle(scope, transition, ['accepted', 'unknown'], noKey)
  } else {
    const after: Payment = { ...payment, reversalStage: 'attention', updatedAt: now }
    const transition = transitionTo(after, 'reversal_attention', null, nextCheckAt, { reason })
    await context.reversals.settle(scope, transition, ['unknown'], noKey)
  }
}

async function flagLateLine(
  { context, store }: Parts,
  open: OpenPayment,
  { movement, basis }: DecisionTo<'flagLateLine'>,
  now: Date,
): Promise<void> {
  context.log.component('reconcile').error('the line of a failed charge appeared: the money is there', {
    paymentId: open.payment.paymentId,
    tenantId: open.scope.tenantId,
  })
  await store.flagLateLine(open, { now, movementKey: movement.key, lineAccountId: basis.query.accountId })
}

async function flagReturned({ context, store }: Parts, open: OpenPayment, now: Date): Promise<void> {
  const { scope, payment } = open
  const reason = 'may_be_reversed'
  context.log.component('reconcile').error('the money of a completed charge may have gone back', {
    paymentId: payment.paymentId,
    tenantId: scope.tenantId,
  })
  await context.store.flagReview(scope, payment.paymentId, { reason, now, data: {} })
  await store.postpone(open, null)
}
