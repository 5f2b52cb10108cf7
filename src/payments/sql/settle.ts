import { auditColumns, type AuditParams, auditValues } from '../../audit/entry.ts'
import { completeOrReleaseKey, completeOrReleaseKeys, type KeyUpdateParams } from '../../idempotency/sql.ts'
import { type ColumnsOf, countOfRows, overRows } from '../../storage/batch.ts'
import { statement } from '../../storage/statement.ts'
import { type GuardParams, guardSql } from '../matching/store.ts'
import type { ReversalStage, Stage, WrittenBy } from '../payment.ts'
import { setColumns } from '../payment-row.ts'
import {
  accountsOfClient,
  claimMovement,
  type EventParams,
  insertEvent,
  isEqualCharge,
  lockOrder,
  type MovementParams,
  ownAttempt,
  ownReversalAttempt,
  type PaymentKey,
  paymentKey,
  paymentOfRow,
} from './fragments.ts'

/**
 * Settle, reverse, resolve: the outcome of a call, of a reconciliation or of an operator's decision. Each of the first two
 * has three forms: from the bank's answer; from a statement line, which is claimed in the same statement; and from the
 * absence of a line. The last two write only if the basis of the decision is unchanged (the guard).
 */
type Evidence = { purpose: 'charge' | 'reversal'; isLine: boolean }

function fromStatement({ purpose, isLine }: Evidence) {
  const movement = claimMovement({ from: 'target', isReversal: purpose === 'reversal' })
  return {
    guard: `${guardSql(purpose)},`,
    isCurrent: 'and exists (select from guard)',
    movement: isLine ? `movement as (${movement}),` : '',
    isClaimed: isLine ? 'and exists (select from movement)' : '',
  }
}

export type SettleParams = PaymentKey &
  WrittenBy<'settle'> &
  EventParams &
  KeyUpdateParams & {
    attemptId: string | null
    allowedStages: readonly Stage[]
    nextCheckAt: Date | null
    /** The payer with the bank's id of the charge; null leaves the stored one. */
    sealedPayer: Buffer | null
  }

const settledEvent = `(case when :status::text = 'PENDING' and target.stage <> 'submitted' then null
                 when :failureCode::text = 'BANK_NOT_REACHED' and target.stage = 'submitted' and batch_id is null
                      and expires_at is null then null
                 else :event::text end)`

// An intent, a request or a payout that waits for approval is settled this way only after its expiry.
const isOverIfItExpires = `(stage not in ('intent', 'request', 'approval') or expires_at <= now())`

const otherPayment = `from payments o
         where o.tenant_id = :tenantId::uuid and o.livemode = :livemode::boolean and o.payment_id <> :paymentId::uuid
           and o.account_id = :accountId::bytea`

/**
 * Whether an approval repeats the bank's answer to another payment of the tenant: the id of its operation, or its transaction
 * number with its reference. One operation completes one payment. Each is one look into an index, and none without a number.
 */
const isAnswerOfAnother = `(:status::text = 'COMPLETED' and (
       (:operationId::text is not null and exists (
         select ${otherPayment} and o.operation_id = :operationId))
       or (:bankTxId::bigint is not null and exists (
         select ${otherPayment} and o.bank_tx_id = :bankTxId
           and (reverse(upper(o.bank_reference)) collate "C") = (reverse(upper(:bankReference::text)) collate "C")))))`

const fromAnswer = { guard: '', isCurrent: '', movement: '', isClaimed: '' }

const stageIsAllowed = `stage = any (:allowedStages::text[])`

// If the reconciler already marked this payment unknown it also
// emitted `payment.pending`; the late caller's own pending or unknown outcome is recorded and emits no second event.
// A payment that was not sent emits no event either, because its caller gets a retryable error; unless it was sent later,
// after an approval.
const settle = (parts: typeof fromAnswer) => `
   with ${parts.guard} target as (
     select stage, batch_id, expires_at from payments
     where ${paymentKey} and ${stageIsAllowed} and ${ownAttempt}
       and ${isOverIfItExpires} ${parts.isCurrent}
     for update
   ), ${parts.movement} settled as (
     update payments set ${setColumns('settle')}, next_check_at = :nextCheckAt::timestamptz,
       payer = coalesce(:sealedPayer::bytea, payer),
       attempt_id = case when :stage::text = 'intent' then null else attempt_id end
     where ${paymentKey} and exists (select from target) ${parts.isClaimed}
     returning 1
   ), event as (
     ${insertEvent({ from: 'settled, target', event: settledEvent })}
   ), ${completeOrReleaseKey}
   select 1 from settled`

export const settlePayment = statement<SettleParams>(
  'payments.settle',
  settle({ ...fromAnswer, isCurrent: `and not ${isAnswerOfAnother}` }),
)

export const settlePayments = statement<ColumnsOf<SettleParams>, { row: number }>(
  'payments.settle_many',
  overRows(
    `target as (
       select r.row, locked.* from r cross join lateral (
         select stage, batch_id, expires_at from payments p
         where ${paymentOfRow} and ${stageIsAllowed} and ${ownAttempt} and ${isOverIfItExpires}
           and not ${isAnswerOfAnother}
         limit 1 for update
       ) as locked
       limit ${countOfRows}
     ), settled as (
       update payments p set ${setColumns('settle')}, next_check_at = :nextCheckAt::timestamptz,
         payer = coalesce(:sealedPayer::bytea, payer),
         attempt_id = case when :stage::text = 'intent' then null else attempt_id end
       from r join target using (row) where ${paymentOfRow}
       returning r.row
     ), event as (
       ${insertEvent({ from: 'r join settled using (row) join target using (row)', event: settledEvent })}
     ), ${completeOrReleaseKeys}
     select row::integer from settled`,
    lockOrder,
  ),
)

type AnswerOfAnotherParams = PaymentKey &
  Pick<
    SettleParams,
    | 'attemptId'
    | 'allowedStages'
    | 'status'
    | 'accountId'
    | 'operationId'
    | 'bankTxId'
    | 'bankReference'
    | 'bankCode'
    | 'updatedAt'
    | 'eventId'
  >

/** Puts a payment whose approval was refused as that of another on the list for manual review, once; it stays open. */
export const reviewAnswerOfAnother = statement<AnswerOfAnotherParams>(
  'payments.review_answer_of_another',
  `with target as (
     select stage from payments
     where ${paymentKey} and ${stageIsAllowed} and stage <> 'attention' and ${ownAttempt} and ${isAnswerOfAnother}
     for update
   ), reviewed as (
     update payments set stage = 'attention', bank_code = :bankCode, updated_at = :updatedAt, next_check_at = now(),
       calls_ended_at = coalesce(calls_ended_at, :updatedAt)
     where ${paymentKey} and exists (select from target)
     returning 1
   ), event as (
     ${insertEvent({
       from: 'reviewed, target',
       type: `'attention'`,
       status: `'PENDING'`,
       event: `(case target.stage when 'submitted' then 'payment.pending' end)`,
       data: `'{"reason": "answer_of_another"}'`,
     })}
   )
   select 1 from reviewed`,
)

export const settleFromLine = statement<SettleParams & GuardParams & MovementParams>(
  'payments.settle_from_line',
  settle(fromStatement({ purpose: 'charge', isLine: true })),
)

export const settleFromAbsence = statement<SettleParams & GuardParams>(
  'payments.settle_from_absence',
  settle(fromStatement({ purpose: 'charge', isLine: false })),
)

export type SettleReversalParams = PaymentKey &
  WrittenBy<'reverse'> &
  EventParams &
  KeyUpdateParams & {
    attemptId: string | null
    /** Null: any stage and any attempt. */
    allowedStages: readonly ReversalStage[] | null
    nextCheckAt: Date | null
    /** The bank reversed before this time, and selected the charge by payer and amount; null: by the charge's number. */
    byPayerUntil: Date | null
    lookBackDays: number
  }

const isSelectable = `p.submitted_at < :byPayerUntil::timestamptz
         and ${isEqualCharge({ reversedAt: 't.reversal_submitted_at' })}`

/**
 * Whether the bank may have reversed an equal charge instead. There was none when the reversal was claimed; one that was
 * submitted since had its claim committed before the bank was called, so that a statement sent after the bank's answer to the
 * reversal sees every charge that the bank can have selected.
 */
const isOneOfEqual = `(:byPayerUntil::timestamptz is not null and exists (
       select from ${accountsOfClient('t.account_id')} a join payments p on p.account_id = a.account_id and ${isSelectable}))`

// One of equal charges goes to manual review, with the bank's reference in its timeline, and is not checked any more: a
// line of the statement does not distinguish them either. The others are flagged, of whichever tenant, also while their own
// answer is awaited: the money of one of them may have gone back. Another tenant's timeline does not disclose the reversal.
const reverse = (parts: typeof fromAnswer) => `
   with ${parts.guard} selected as (
     select ${isOneOfEqual} as is_one_of_equal from payments t where ${paymentKey} and status = 'COMPLETED'
       and (:allowedStages::text[] is null or (reversal_stage = any (:allowedStages) and ${ownReversalAttempt}))
       ${parts.isCurrent}
     for update
   ), target as (
     select from selected where not is_one_of_equal
   ), ${parts.movement} settled as (
     update payments set ${setColumns('reverse')}, next_check_at = :nextCheckAt::timestamptz
     where ${paymentKey} and exists (select from target) ${parts.isClaimed}
     returning 1
   ), event as (
     ${insertEvent({ from: 'settled', event: ':event' })}
   ), reviewed as (
     update payments set reversal_stage = 'attention', updated_at = :updatedAt, next_check_at = null
     where ${paymentKey} and (reversal_stage, next_check_at) is distinct from ('attention', null)
       and exists (select from selected where is_one_of_equal)
     returning 1
   ), review as (
     ${insertEvent({
       from: 'reviewed',
       type: `'reversal_attention'`,
       status: `'COMPLETED'`,
       data: `(:eventData::jsonb || '{"reason": "equal_charge_meanwhile"}')`,
     })}
   ), equal as (
     update payments p set review_reason = 'equal_charge_meanwhile', updated_at = :updatedAt
     from (select t.*, a.account_id as charged_through
           from payments t cross join lateral ${accountsOfClient('t.account_id')} a where ${paymentKey}) t
     where exists (select from selected where is_one_of_equal) and p.account_id = t.charged_through
       and p.review_reason is null and ${isSelectable}
     returning p.tenant_id, p.livemode, p.payment_id, p.status
   ), equal_review as (
     ${insertEvent({
       from: 'equal',
       tenant: 'tenant_id, livemode',
       paymentId: 'payment_id',
       eventId: `(left(:eventId::text, 24) || left(md5(:eventId::text || payment_id::text), 12))`,
       type: `'review'`,
       status: 'equal.status',
       data: `case when (tenant_id, livemode) = (:tenantId::uuid, :livemode::boolean)
                then '{"reason": "equal_charge_meanwhile"}' else '{}' end`,
     })}
   ), ${completeOrReleaseKey}
   select 1 from settled`

export const settleReversal = statement<SettleReversalParams>('payments.settle_reversal', reverse(fromAnswer))

export const settleReversalFromLine = statement<SettleReversalParams & GuardParams & MovementParams>(
  'payments.settle_reversal_from_line',
  reverse(fromStatement({ purpose: 'reversal', isLine: true })),
)

export const settleReversalFromAbsence = statement<SettleReversalParams & GuardParams>(
  'payments.settle_reversal_from_absence',
  reverse(fromStatement({ purpose: 'reversal', isLine: false })),
)

type ResolveParams = PaymentKey &
  WrittenBy<'resolve'> &
  EventParams &
  AuditParams & {
    previousStatus: string
    previousStage: string | null
    previousReversalStage: string | null
    previousReviewReason: string | null
    details: string
    /** The stored line that the operator named; null: none. */
    lineAccountId: Buffer | null
    movementKey: string | null
  }

const namedLine = claimMovement({
  from: 'target where :movementKey::text is not null',
  isReversal: `:status::text = 'REVERSED'`,
})

/**
 * An operator's decision, the claim of its line and its audit log entry; nothing is written if the payment changed since it
 * was read, or the line was claimed meanwhile. An outcome that is open after it, as at the end of a review, is checked on.
 */
export const resolvePayment = statement<ResolveParams>(
  'payments.resolve',
  `with target as (
     select from payments
     where ${paymentKey}
       and status = :previousStatus and stage is not distinct from :previousStage
       and reversal_stage is not distinct from :previousReversalStage
       and review_reason is not distinct from :previousReviewReason
     for update
   ), movement as (${namedLine}), settled as (
     update payments set ${setColumns('resolve')},
       next_check_at = case when :stage::text is not null or :reversalStage::text is not null then next_check_at end
     where ${paymentKey} and exists (select from target)
       and (:movementKey::text is null or exists (select from movement))
     returning 1
   ), event as (
     ${insertEvent({ from: 'settled', event: ':event' })}
   ), audited as (
     insert into audit_log (${auditColumns}, action, tenant_id, subject, details)
     select ${auditValues}, 'payment.resolve', :tenantId, :paymentId::text, :details::jsonb
     from settled
   )
   select 1 from settled`,
)
