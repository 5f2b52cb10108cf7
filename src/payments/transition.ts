import type { Outcome } from '../banks/bank.ts'
import type { ChosenAccount } from '../banks/registry.ts'
import { limits } from '../foundation/limits.ts'
import type { PaymentEvent } from '../webhooks/events.ts'
import type { Payment, Stage } from './payment.ts'

/**
 * A payment to be written, with its timeline entry. `data` holds codes and references, never data of the payer or of a
 * card.
 */
export type Transition = {
  payment: Payment
  type: string
  event: PaymentEvent | null
  data: Record<string, string | number>
  nextCheckAt: Date | null
}

/** A transition, and the stages from which it may be written. */
export type AppliedOutcome = { transition: Transition; allowedStages: Stage[] }

const undecidedStages: Stage[] = ['submitted', 'accepted', 'unknown', 'attention']

/**
 * The transition of a payment for an outcome of its bank call. Pure; exhaustive over the five kinds of outcome.
 *
 * The allowed stages are part of the decision: a late approval or rejection by the bank always counts, while `pending` and
 * `unknown` never overwrite a more definite stage.
 */
export function applyOutcome(payment: Payment, outcome: Outcome, now: Date, nextCheckAt: Date): AppliedOutcome {
  const { transition, allowedStages } = applyKind(payment, outcome, now, nextCheckAt)
  return { transition: withTrace(transition, outcome), allowedStages }
}

/** Adds the bank's own id of the call to the timeline entry, for an operator who calls the bank. */
export function withTrace(transition: Transition, { trace }: Outcome): Transition {
  return trace === undefined ? transition : { ...transition, data: { ...transition.data, bankTrace: trace } }
}

/**
 * An outcome that waited long for the database changes the payment when it is written: clients, live updates and
 * statistics that read changes by their time have read past the time of the outcome.
 */
export function changedWhenWritten(transition: Transition, now: Date): Transition {
  const { payment } = transition
  const { updatedAt, reversedAt } = payment
  if (now.getTime() - updatedAt.getTime() <= limits.lateOutcomeMs) return transition
  const isReversal = reversedAt?.getTime() === updatedAt.getTime()
  return { ...transition, payment: { ...payment, updatedAt: now, reversedAt: isReversal ? now : reversedAt } }
}

/** Names in the data of a timeline entry that operators see and tenants do not. */
export const operatorData: ReadonlySet<string> = new Set(['bankTrace'])

function applyKind(payment: Payment, outcome: Outcome, now: Date, nextCheckAt: Date): AppliedOutcome {
  switch (outcome.kind) {
    case 'approved':
      return applyApproval(payment, outcome, now)
    case 'rejected':
      return applyRejection(payment, outcome, now)
    case 'pending':
      return applyPending(payment, outcome, now, nextCheckAt)
    case 'unknown':
      return applyUnknown(payment, outcome, now, nextCheckAt)
    case 'notSent':
      return applyNotSent(payment, outcome, now)
  }
}

type OutcomeOf<Kind extends Outcome['kind']> = Extract<Outcome, { kind: Kind }>

function applyApproval(payment: Payment, outcome: OutcomeOf<'approved'>, now: Date): AppliedOutcome {
  const bankReference = outcome.reference ?? payment.bankReference
  const after: Payment = {
    ...withBankData(payment, outcome, now),
    status: 'COMPLETED',
    stage: null,
    bankReference,
    bankTxId: outcome.txId ?? payment.bankTxId,
    bankNumbers: outcome.numbers ?? payment.bankNumbers,
    ...(outcome.chargeId === undefined ? {} : { payer: { ...payment.payer, chargeId: outcome.chargeId.reveal() } }),
  }
  const data = { code: outcome.code, ...(bankReference === null ? {} : { reference: bankReference }) }
  return {
    allowedStages: undecidedStages,
    transition: transitionTo(after, 'completed', 'payment.completed', null, data),
  }
}

function applyRejection(payment: Payment, outcome: OutcomeOf<'rejected'>, now: Date): AppliedOutcome {
  const after: Payment = {
    ...withBankData(payment, outcome, now),
    status: 'FAILED',
    stage: null,
    failureCode: outcome.code,
    bankReference: outcome.reference ?? payment.bankReference,
  }
  return {
    allowedStages: undecidedStages,
    transition: transitionTo(after, 'failed', 'payment.failed', null, { code: outcome.code }),
  }
}

function applyPending(payment: Payment, outcome: OutcomeOf<'pending'>, now: Date, nextCheckAt: Date): AppliedOutcome {
  const after: Payment = { ...withBankData(payment, outcome, now), stage: 'accepted' }
  // From unknown to accepted there is no event: `payment.pending` was emitted when it became unknown.
  const event = payment.stage === 'submitted' ? 'payment.pending' : null
  return {
    allowedStages: ['submitted', 'unknown'],
    transition: transitionTo(after, 'accepted', event, nextCheckAt, { code: outcome.code }),
  }
}

function applyUnknown(payment: Payment, outcome: OutcomeOf<'unknown'>, now: Date, nextCheckAt: Date): AppliedOutcome {
  const after: Payment = { ...withBankData(payment, outcome, now), stage: 'unknown', callsEndedAt: now }
  return {
    allowedStages: ['submitted'],
    transition: transitionTo(after, 'unknown', 'payment.pending', nextCheckAt, reasonAndCode(outcome)),
  }
}

/** An intent becomes executable again; any other payment fails, and a new request creates a new payment. */
function applyNotSent(payment: Payment, outcome: OutcomeOf<'notSent'>, now: Date): AppliedOutcome {
  const allowedStages: Stage[] = ['submitted', 'unknown']
  const data = reasonAndCode(outcome)
  if (payment.method === 'C2P') {
    const cleared = { bank: null, accountId: null, submittedAt: null }
    const intent: Payment = { ...payment, ...cleared, stage: 'intent', updatedAt: now }
    return { allowedStages, transition: transitionTo(intent, 'not_sent', null, payment.expiresAt, data) }
  }
  const failed = { status: 'FAILED', stage: null, failureCode: 'BANK_NOT_REACHED' } as const
  const after: Payment = { ...payment, ...failed, updatedAt: now }
  return { allowedStages, transition: transitionTo(after, 'failed', 'payment.failed', null, data) }
}

function reasonAndCode({ reason, code }: OutcomeOf<'unknown' | 'notSent'>): Transition['data'] {
  return { reason, ...(code === undefined ? {} : { code }) }
}

/** The account of a payment and the rule that chose it, for its timeline. */
export function choiceData({ account, bank, because }: ChosenAccount): Transition['data'] {
  return { bank, because, ...(account === bank ? {} : { account }) }
}

export function transitionTo(
  payment: Payment,
  type: string,
  event: PaymentEvent | null,
  nextCheckAt: Date | null,
  data: Transition['data'] = {},
): Transition {
  return { payment, type, event, nextCheckAt, data }
}

function withBankData(
  payment: Payment,
  { operationId, code }: { operationId?: string; code?: string },
  now: Date,
): Payment {
  return {
    ...payment,
    operationId: operationId ?? payment.operationId,
    bankCode: code ?? payment.bankCode,
    updatedAt: now,
  }
}
