import type { BankName, Flow, Outcome } from '../banks/bank.ts'
import type { Decimal } from '../foundation/money.ts'
import type { PaymentEvent } from '../webhooks/events.ts'

export const methods = [
  'C2P',
  'VPOS',
  'PAGO_MOVIL',
  'DEBITO_INMEDIATO',
  'CREDITO_INMEDIATO',
  'CREDITO_CUENTA',
  'DISPERSION',
  'VUELTO',
] as const
export type Method = (typeof methods)[number]

/** What a tenant sees. */
export const statuses = ['PENDING', 'COMPLETED', 'FAILED', 'REVERSED'] as const
export type Status = (typeof statuses)[number]

/** Where a PENDING payment stands inside; the migration that makes the table says what each means. */
export type Stage = 'intent' | 'queued' | 'submitted' | 'accepted' | 'unknown' | 'attention'

/** Where a reversal under way stands, while its payment is still COMPLETED. */
export type ReversalStage = 'submitted' | 'unknown' | 'attention'

/** The person on the other side. Sealed at rest. */
export type Payer = {
  document?: string
  phone?: string
  bankCode?: string
  account?: string
  name?: string
  /** What a part of a disbursement says to them: whoever pays it reads it here. */
  concept?: string
  /** The tenant's own number of a payout, under which the bank has it. */
  reference?: string
}

export type Payment = {
  paymentId: string
  method: Method
  status: Status
  stage: Stage | null
  bank: BankName | null
  /** The account at the bank it was sent through, the same for every tenant that uses it. */
  accountId: Buffer | null
  /** The claim that may settle it; another one's writes change nothing. */
  attemptId: string | null
  /** Absent, with rate and date, of an operation in VES made while there was no rate. */
  usdAmount: Decimal | null
  vesAmount: Decimal
  /** What arrived, where that is not `vesAmount`. */
  receivedVesAmount: Decimal | null
  bcvRate: Decimal | null
  rateDate: string | null
  externalRef: string | null
  payer: Payer
  cardLast4: string | null
  cardBrand: string | null
  bankReference: string | null
  bankTxId: number | null
  /** Every number the bank's answer gave, to recognise the charge in the statement. */
  bankNumbers: string[]
  operationId: string | null
  bankCode: string | null
  failureCode: string | null
  batchId: string | null
  createdAt: Date
  updatedAt: Date
  expiresAt: Date | null
  submittedAt: Date | null
  callsEndedAt: Date | null
  reversalStage: ReversalStage | null
  reversalAttemptId: string | null
  reversalSubmittedAt: Date | null
  reversalRef: string | null
  reversalTxId: number | null
  reversalNumbers: string[]
  /** What the bank last said of a reversal whose outcome is unknown. */
  reversalCode: string | null
  reversedAt: Date | null
  /** What a person has to look at although the payment has ended. */
  reviewReason: string | null
  checks: number
}

/** What a payment has not got when it begins. */
export const emptyPayment = {
  bank: null,
  accountId: null,
  attemptId: null,
  externalRef: null,
  receivedVesAmount: null,
  cardLast4: null,
  cardBrand: null,
  bankReference: null,
  bankTxId: null,
  bankNumbers: [],
  operationId: null,
  bankCode: null,
  failureCode: null,
  batchId: null,
  expiresAt: null,
  submittedAt: null,
  callsEndedAt: null,
  reversalStage: null,
  reversalAttemptId: null,
  reversalSubmittedAt: null,
  reversalRef: null,
  reversalTxId: null,
  reversalNumbers: [],
  reversalCode: null,
  reversedAt: null,
  reviewReason: null,
  checks: 0,
} satisfies Partial<Payment>

/** A line of the timeline. `data` holds codes and references, never anything of the payer or of a card. */
export type Transition = {
  payment: Payment
  type: string
  event: PaymentEvent | null
  data: Record<string, string | number>
  nextCheckAt: Date | null
}

/** The flow whose codes explain a method's failures. */
export const flowOf: Record<Method, Flow> = {
  C2P: 'chargeC2p',
  VPOS: 'chargeCard',
  PAGO_MOVIL: 'findTransfers',
  DEBITO_INMEDIATO: 'debit',
  CREDITO_INMEDIATO: 'creditPhone',
  CREDITO_CUENTA: 'creditAccount',
  DISPERSION: 'creditPhone',
  VUELTO: 'sendChange',
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
