import { statement } from '../../storage/statement.ts'
import {
  claimMovement,
  insertEvent,
  type MovementParams,
  ownAttempt,
  type PaymentKey,
  paymentKey,
} from './fragments.ts'

/** Review: puts a payment on the list for manual review, with the reason in its timeline. */

type ReviewParams = PaymentKey & { eventId: string; eventData: string }

// A charge may be flagged before its outcome is known, because of another charge: what becomes of it is the graver reason.
const canBeFlagged = `(review_reason is null or review_reason = 'equal_charge_meanwhile')`

/** Flags a settled payment. */
export const flagReview = statement<ReviewParams & { reason: string; now: Date }>(
  'payments.flag_review',
  `with flagged as (
     update payments set review_reason = :reason, updated_at = :now
     where ${paymentKey} and ${canBeFlagged} returning status
   )
   ${insertEvent({ from: 'flagged', at: ':now', type: `'review'`, status: 'status' })}`,
)

// An open payment goes to stage `attention`: without its payer no bank can be queried, and with `next_check_at` cleared
// alone it would be on no list once the flag is removed. Nothing is written if the payment changed since its claim.
export const flagUnreadable = statement<ReviewParams & { checks: number; attemptId: string | null }>(
  'payments.flag_unreadable',
  `with flagged as (
     update payments set
       review_reason = 'unreadable_payer', next_check_at = null, updated_at = date_trunc('milliseconds', now()),
       stage = case when stage is not null then 'attention' end,
       reversal_stage = case when reversal_stage is not null then 'attention' end
     where ${paymentKey} and next_check_at is not null and checks = :checks and ${ownAttempt}
     returning status, updated_at
   )
   ${insertEvent({ from: 'flagged', at: 'updated_at', type: `'review'`, status: 'status' })}`,
)

/** Flags a failed charge whose line appeared later, and claims the line so that no other payment can. */
export const flagLateLine = statement<ReviewParams & MovementParams & { now: Date }>(
  'payments.flag_late_line',
  `with target as (
     select from payments where ${paymentKey} for update
   ), movement as (
     ${claimMovement({ from: 'target' })}
   ), flagged as (
     update payments set review_reason = 'line_after_failure', next_check_at = null, updated_at = :now
     where ${paymentKey} and status = 'FAILED' and ${canBeFlagged} and exists (select from movement)
     returning status
   )
   ${insertEvent({ from: 'flagged', at: ':now', type: `'review'`, status: 'status' })}`,
)
