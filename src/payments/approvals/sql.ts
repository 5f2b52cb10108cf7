import { auditColumns, type AuditParams, auditValues } from '../../audit/entry.ts'
import type { BankName } from '../../banks/bank.ts'
import { claimKey, type ClaimKeyParams, hasNoKey } from '../../idempotency/sql.ts'
import type { Scope } from '../../foundation/scope.ts'
import { statement } from '../../storage/statement.ts'
import type { PaymentRow } from '../payment.ts'
import { paymentColumns } from '../payment-row.ts'
import { insertEvent, paymentKey } from '../sql/fragments.ts'

/** Decisions about payouts that wait for a second person. The subject is a payment or a disbursement. */

type DecisionParams = Scope &
  ClaimKeyParams &
  AuditParams & {
    resourceId: string
    decidedBy: string
    keyId: string | null
    now: Date
  }

/**
 * Whether the one who decides about the approval `a` requested it, or is the person who created the key that did, or one
 * that replaced it or that it replaced by rotation; or decides with such a key of the person who requested it.
 */
export const isOwn = `(a.requested_by = :decidedBy or exists (
     select from api_keys k
     where k.tenant_id = a.tenant_id and ('key:' || coalesce(k.budget_id, k.key_id), k.created_by)
       in ((a.requested_by, :decidedBy), (:decidedBy, a.requested_by))))`

/** CTEs: `open` locks the row of the approval, `decided` is the row once this decision is written. */
const decide = (decision: 'approved' | 'declined') => `open as (
     select ves_amount from payment_approvals a
     where tenant_id = :tenantId and livemode = :livemode and subject_id = :resourceId and decision is null
       and expires_at > now() and not ${isOwn}
     for update
   ), claimed_key as (
     ${claimKey({ resource: ':resourceId', when: 'exists (select from open)' })}
   ), decided as (
     update payment_approvals set decision = '${decision}', decided_by = :decidedBy, decided_at = :now::timestamptz
     where tenant_id = :tenantId and livemode = :livemode and subject_id = :resourceId and exists (select from open)
       and (${hasNoKey} or exists (select from claimed_key))
     returning ves_amount
   ), audited as (
     insert into audit_log (${auditColumns}, action, tenant_id, subject, details)
     select ${auditValues}, 'payout.${decision}', :tenantId, :resourceId::uuid::text,
            jsonb_build_object('vesAmount', ves_amount::text, 'livemode', :livemode::boolean)
     from decided
   )`

const decidedBy = `jsonb_build_object('by', :decidedBy::text)`

type ApproveParams = DecisionParams & {
  paymentId: string
  bank: BankName
  accountId: Buffer
  attemptId: string
  orphanAt: Date
  eventId: string
  choiceData: string
}

/** Approves one payment and claims it for its call to the bank. */
export const approvePayment = statement<ApproveParams, PaymentRow>(
  'payments.approve',
  `with ${decide('approved')}, claimed as (
     update payments set stage = 'submitted', bank = :bank, account_id = :accountId, attempt_id = :attemptId,
       submitted_at = :now, updated_at = :now, next_check_at = :orphanAt, checks = 0
     where ${paymentKey} and stage = 'approval' and exists (select from decided)
     returning ${paymentColumns}
   ), event as (
     ${insertEvent({
       from: 'claimed',
       at: ':now',
       type: `'approved'`,
       status: `'PENDING'`,
       data: `${decidedBy} || :choiceData::jsonb`,
       keyId: ':keyId',
     })}
   )
   select * from claimed`,
)

type PartsParams = DecisionParams & { paymentIds: string[]; eventIds: string[] }

const part = `p.tenant_id = :tenantId and p.livemode = :livemode and p.payment_id = part.payment_id and p.stage = 'approval'`
const parts = `unnest(:paymentIds::uuid[], :eventIds::uuid[]) as part (payment_id, event_id)`

/** Approves a disbursement: its parts are queued. */
export const approveDisbursement = statement<PartsParams, { paymentId: string }>(
  'payments.approve_disbursement',
  `with ${decide('approved')}, queued as (
     update payments p set stage = 'queued', updated_at = :now, next_check_at = :now
     from decided, ${parts} where ${part}
     returning p.payment_id, part.event_id
   ), event as (
     ${insertEvent({
       from: 'queued',
       paymentId: 'payment_id',
       eventId: 'event_id',
       at: ':now',
       type: `'approved'`,
       status: `'PENDING'`,
       data: decidedBy,
       keyId: ':keyId',
     })}
   )
   select payment_id as "paymentId" from queued`,
)

/** Declines a payment, or all parts of a disbursement. */
export const decline = statement<PartsParams, { paymentId: string }>(
  'payments.decline',
  `with ${decide('declined')}, failed as (
     update payments p set status = 'FAILED', stage = null, failure_code = 'APPROVAL_DECLINED', updated_at = :now,
       next_check_at = null
     from decided, ${parts} where ${part}
     returning p.payment_id, part.event_id
   ), event as (
     ${insertEvent({
       from: 'failed',
       paymentId: 'payment_id',
       eventId: 'event_id',
       at: ':now',
       type: `'declined'`,
       status: `'FAILED'`,
       event: `'payment.failed'`,
       data: decidedBy,
       keyId: ':keyId',
     })}
   )
   select payment_id as "paymentId" from failed`,
)
