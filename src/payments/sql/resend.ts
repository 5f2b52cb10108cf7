import { statement } from '../../storage/statement.ts'
import type { PaymentRow } from '../payment.ts'
import { paymentColumns } from '../payment-row.ts'
import { insertEvent, type PaymentKey, paymentKey } from './fragments.ts'

/**
 * Resend: a second call for a payment whose answer was lost, at a bank that carries out a number of ours once. Only a row
 * with that number is sent again: it was written by a process whose claim was acknowledged, so that its caller was not
 * answered that nothing was sent.
 */

export const markRepeatable = statement<PaymentKey & { attemptId: string | null; operationRef: string }>(
  'payments.mark_repeatable',
  `update payments set operation_ref = :operationRef
   where ${paymentKey} and attempt_id = :attemptId and stage = 'submitted'
     and (operation_ref is null or operation_ref = :operationRef)
   returning 1`,
)

type ClaimResendParams = PaymentKey & {
  previousAttemptId: string | null
  attemptId: string
  now: Date
  orphanAt: Date
  eventId: string
}

// The stage keeps an operator from deciding on the payment, and another process from resending it, during the call.
export const claimResend = statement<ClaimResendParams, PaymentRow>(
  'payments.claim_resend',
  `with claimed as (
     update payments set stage = 'submitted', attempt_id = :attemptId, updated_at = :now, next_check_at = :orphanAt
     where ${paymentKey} and stage = 'unknown' and attempt_id = :previousAttemptId and operation_ref is not null
       and calls_ended_at <= :now
     returning ${paymentColumns}
   ), event as (
     ${insertEvent({ from: 'claimed', at: ':now', type: `'resent'`, status: `'PENDING'`, data: `'{}'` })}
   )
   select * from claimed`,
)
