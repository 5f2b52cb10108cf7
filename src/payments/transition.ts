import type { Outcome } from '../banks/bank.ts'
import type { PaymentEvent } from '../webhooks/events.ts'
import type { Payment, Stage } from './payment.ts'

/**
 * A payment as it is to be written, with its line of the timeline. `data` holds codes and references, never anything of
 * the payer or of a card.
 */
export type Transition = {
  payment: Payment
  type: string
  event: PaymentEvent | null
  data: Record<string, string | number>
  nextCheckAt: Date | null
}

/**
 * How an outcome moves a payment. Pure: the payment as it was, what the bank said, and when; the five outcomes are
 * all there are, and the compiler asks for each.
 *
 * From where an outcome may move it is part of the decision: a late answer of the bank always counts, while doubt
 * and "in process" never overwrite what is known better.
 */
export function applyOutcome(
  payment: Payment,
  outcome: Outcome,
  now: Date,
  nextCheckAt: Date,
): { transition: Transition; allowedStages: Stage[] } {
  const undecided: Stage[] = ['submitted', 'accepted', 'unknown', 'attention']
  switch (outcome.kind) {
    case 'approved': {
      const bankReference = outcome.reference ?? payment.bankReference
      const after: Payment = {
        ...withBankData(payment, outcome.operationId, outcome.code, now),
        status: 'COMPLETED',
        stage: null,
        bankReference,
        bankTxId: outcome.txId ?? payment.bankTxId,
        bankNumbers: outcome.numbers ?? payment.bankNumbers,
      }
      return {
        allowedStages: undecided,
        transition: transitionTo(after, 'completed', 'payment.completed', null, {
          code: outcome.code,
          ...(bankReference === null ? {} : { reference: bankReference }),
        }),
      }
    }
    case 'rejected': {
      const after: Payment = {
        ...withBankData(payment, outcome.operationId, outcome.code, now),
        status: 'FAILED',
        stage: null,
        failureCode: outcome.code,
        bankReference: outcome.reference ?? payment.bankReference,
      }
      return {
        allowedStages: undecided,
        transition: transitionTo(after, 'failed', 'payment.failed', null, { code: outcome.code }),
      }
    }
    case 'pending': {
      const after: Payment = { ...withBankData(payment, outcome.operationId, outcome.code, now), stage: 'accepted' }
      return {
        allowedStages: ['submitted', 'unknown'],
        // From unknown to accepted it stays pending, as tenants were told already.
        transition: transitionTo(
          after,
          'accepted',
          payment.stage === 'submitted' ? 'payment.pending' : null,
          nextCheckAt,
          {
            code: outcome.code,
          },
        ),
      }
    }
    case 'unknown': {
      const after: Payment = {
        ...withBankData(payment, outcome.operationId, outcome.code, now),
        stage: 'unknown',
        callsEndedAt: now,
      }
      const data = { reason: outcome.reason, ...(outcome.code === undefined ? {} : { code: outcome.code }) }
      return {
        allowedStages: ['submitted'],
        transition: transitionTo(after, 'unknown', 'payment.pending', nextCheckAt, data),
      }
    }
    case 'notSent': {
      const data = { reason: outcome.reason, ...(outcome.code === undefined ? {} : { code: outcome.code }) }
      // An intent is executable again; anything else ends here, and a new request makes a new payment.
      if (payment.method === 'C2P') {
        const after: Payment = {
          ...payment,
          stage: 'intent',
          bank: null,
          accountId: null,
          submittedAt: null,
          updatedAt: now,
        }
        return {
          allowedStages: ['submitted', 'unknown'],
          transition: transitionTo(after, 'not_sent', null, payment.expiresAt, data),
        }
      }
      const after: Payment = {
        ...payment,
        status: 'FAILED',
        stage: null,
        failureCode: 'BANK_NOT_REACHED',
        updatedAt: now,
      }
      return {
        allowedStages: ['submitted', 'unknown'],
        transition: transitionTo(after, 'failed', 'payment.failed', null, data),
      }
    }
  }
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

function withBankData(payment: Payment, operationId: string | undefined, code: string | undefined, now: Date): Payment {
  return {
    ...payment,
    operationId: operationId ?? payment.operationId,
    bankCode: code ?? payment.bankCode,
    updatedAt: now,
  }
}
