import { auditColumns, type AuditParams, auditValues, type OptionalAuditParams } from '../../audit/entry.ts'
import { claimKey, type ClaimKeyParams, hasNoKey, type KeyResponseParams } from '../../idempotency/sql.ts'
import { statement } from '../../storage/statement.ts'
import { type GuardParams, guardSql } from '../matching/store.ts'
import type { PaymentRow } from '../payment.ts'
import { insertColumns, insertExpressions, type InsertParams, paymentColumns } from '../payment-row.ts'
import {
  claimMovement,
  type EventParams,
  insertEvent,
  type MovementParams,
  type PaymentKey,
  paymentKey,
} from './fragments.ts'

/**
 * Requests for a transfer: created together with their rows in `payment_requests`, one for each account that the customer
 * may pay to; canceled; and settled by movements.
 */

/** Unmatched movements that are matched again because of one request or reference: few, whatever has arrived. */
const WOKEN = 50

type WakeParams = { accountIds: Buffer[]; reference: string | null; fromDate: string; toDate: string }

/**
 * Makes movements that arrived before the request due again: those of its payer, and those with its reference. A movement
 * of the same amount alone settles nothing, so it is not woken. Locked in the order of the key, so that no two of these
 * statements wait for each other.
 */
function wakeMovements(when: string): string {
  const found = (condition: string) =>
    `(select account_id, movement_key from movements
        where account_id = a.account_id and state = 'unmatched' and date between :fromDate::date and :toDate::date
          and ${condition} limit ${WOKEN})`
  const ofReference = `length(:reference::text) >= 6 and right(reference, 6) = right(:reference::text, 6)`
  const ofNumber = `length(:reference::text) >= 6 and ves_amount = :vesAmount::numeric
          and numbers @> array[ltrim(:reference::text, '0')]`
  return `update movements m set next_match_at = now()
     from (
       select m.account_id, m.movement_key from movements m join (
         select distinct early.* from unnest(:accountIds::bytea[]) as a (account_id) cross join lateral (
           ${found('phone_hash = :phoneHash::bytea')}
           union all ${found('document_hash = :documentHash::bytea')}
           union all ${found(ofReference)}
           union all ${found(ofNumber)}
         ) early
         where ${when}
       ) early using (account_id, movement_key)
       order by m.account_id, m.movement_key
       for no key update of m
     ) early
     where m.account_id = early.account_id and m.movement_key = early.movement_key and m.state = 'unmatched'`
}

export type InsertRequestParams = InsertParams &
  EventParams &
  ClaimKeyParams &
  KeyResponseParams &
  WakeParams & { payerBankCode: string | null; lateUntil: Date }

export const insertRequest = statement<InsertRequestParams>(
  'payments.insert_request',
  `with claimed_key as (
     ${claimKey({ resource: ':paymentId', status: ':keyStatus', answer: ':keyAnswer' })}
   ), created as (
     insert into payments (${insertColumns}) select ${insertExpressions()}
     where ${hasNoKey} or exists (select from claimed_key)
     returning 1
   ), event as (
     ${insertEvent({ from: 'created', event: ':event', keyId: ':keyId' })}
   ), opened as (
     insert into payment_requests (account_id, tenant_id, livemode, payment_id, remaining_ves_amount, phone_hash,
       document_hash, bank_code, reference, opened_at, late_until)
     select a.account_id, :tenantId::uuid, :livemode::boolean, :paymentId::uuid, :vesAmount::numeric, :phoneHash::bytea,
            :documentHash::bytea, :payerBankCode::text, :reference::text, :createdAt::timestamptz, :lateUntil::timestamptz
     from created, unnest(:accountIds::bytea[]) as a (account_id)
   ), woken as (
     ${wakeMovements('exists (select from created)')}
   )
   select 1 from created`,
)

type ReportParams = PaymentKey &
  WakeParams & { eventId: string; eventData: string; now: Date; keyId: string | null } & {
    phoneHash: Buffer | null
    documentHash: Buffer | null
    vesAmount: string
  } & ClaimKeyParams

/** The reference that the customer reports for a request that can still be paid. */
export const reportReference = statement<ReportParams, { status: string }>(
  'payments.report_reference',
  `with target as (
     select status from payments where ${paymentKey} and exists (
       select from payment_requests where ${paymentKey} and late_until > now())
     for update
   ), claimed_key as (
     ${claimKey({ resource: ':paymentId', when: 'exists (select from target)' })}
   ), allowed as (
     select status from target where ${hasNoKey} or exists (select from claimed_key)
   ), reported as (
     update payment_requests set reference = :reference::text where ${paymentKey} and exists (select from allowed)
   ), event as (
     ${insertEvent({ from: 'allowed', at: ':now', type: `'reference_reported'`, status: 'status', keyId: ':keyId' })}
   ), woken as (
     ${wakeMovements('exists (select from allowed)')}
   )
   select status from allowed`,
)

/** Reason for the end of an open request or intent. */
export type CanceledBy = 'CANCELED_BY_TENANT' | 'PAID_IN_ANOTHER_WAY'

type CancelParams = PaymentKey &
  ClaimKeyParams &
  OptionalAuditParams & { now: Date; eventId: string; keyId: string | null; failureCode: CanceledBy }

// The stage is compared under the row's lock: an intent that is being executed is `submitted` by then and stays so.
export const cancelPayment = statement<CancelParams, PaymentRow>(
  'payments.cancel',
  `with target as (
     select from payments where ${paymentKey} and stage in ('intent', 'request') for update
   ), claimed_key as (
     ${claimKey({ resource: ':paymentId', when: 'exists (select from target)' })}
   ), canceled as (
     update payments set status = 'FAILED', stage = null, failure_code = :failureCode::text, next_check_at = null,
       updated_at = :now::timestamptz
     where ${paymentKey} and stage in ('intent', 'request') and exists (select from target)
       and (${hasNoKey} or exists (select from claimed_key))
     returning ${paymentColumns}
   ), closed as (
     delete from payment_requests where ${paymentKey} and exists (select from canceled)
   ), event as (
     ${insertEvent({
       from: 'canceled',
       at: ':now',
       type: `'canceled'`,
       status: `'FAILED'`,
       event: `'payment.failed'`,
       data: `jsonb_build_object('code', :failureCode::text)`,
       keyId: ':keyId',
     })}
   ), audited as (
     insert into audit_log (${auditColumns}, action, tenant_id, subject, details)
     select ${auditValues}, 'payment.cancel', :tenantId, :paymentId::uuid::text,
            jsonb_build_object('livemode', :livemode::boolean)
     from canceled where :actor::text is not null
   )
   select * from canceled`,
)

// Two statements before the one that settles, so that its snapshot has every movement claimed before: the payment's row
// first and the movement's row second, wherever both are locked.
export const lockRequest = statement<PaymentKey>(
  'payments.lock_request',
  `select from payments where ${paymentKey} for update`,
)

export const lockMovement = statement<MovementParams>(
  'payments.lock_movement',
  `select from movements where account_id = :lineAccountId and movement_key = :movementKey for update`,
)

export type MatchedBy = 'payer' | 'reference' | 'person'

export type SettleRequestParams = PaymentKey &
  GuardParams &
  MovementParams &
  Omit<AuditParams, 'actor'> & {
    attemptId: string
    now: Date
    eventId: string
    /** The tolerance of the tenant for the amount of this request. */
    toleratedVes: string
    /** Whether the request may receive more than its amount; other money may have arrived since the decision. */
    mayOverpay: boolean
    /** Evidence of the gateway, or the decision of a person. */
    by: MatchedBy
    /** Null: the gateway's own decision. A person may also add to a completed request or to one long expired. */
    actor: string | null
  }

// The sum is computed from the claims, so that a repetition adds nothing. A late part leaves an expired request failed.
export const settleRequest = statement<SettleRequestParams, PaymentRow>(
  'payments.settle_request',
  `with ${guardSql('charge')}, line as (
     select bank as line_bank, ves_amount as line_amount, reference as line_reference, movement_id from movements
     where account_id = :lineAccountId and movement_key = :movementKey and direction = 'in'
       and (state = 'unmatched'
            or (state = 'ignored' and :actor::text is not null and tenant_id = :tenantId and livemode = :livemode))
   ), earlier as (
     select coalesce(sum(m.ves_amount), 0) as sum
     from claimed_movements c join movements m using (account_id, movement_key)
     where c.tenant_id = :tenantId and c.livemode = :livemode and c.payment_id = :paymentId
   ), target as (
     select status as former, ves_amount as price from payments
     where ${paymentKey} and method = 'PAGO_MOVIL' and expires_at is not null
       and exists (select from guard) and exists (select from line)
       and (stage = 'request'
            or (failure_code = 'INTENT_EXPIRED' and (:actor::text is not null or exists (
                  select from payment_requests where ${paymentKey} and late_until > now())))
            or (status = 'COMPLETED' and :actor::text is not null))
       and (:mayOverpay::boolean
            or (select line_amount + sum from line, earlier) <= ves_amount + :toleratedVes::numeric)
   ), movement as (
     ${claimMovement({ from: 'target' })}
   ), received as (
     select line_amount + sum as total from line, earlier, movement
   ), result as (
     select total, former, price, former <> 'COMPLETED' and total >= price - :toleratedVes::numeric as completes
     from received, target
   ), settled as (
     update payments set
       status = case when completes then 'COMPLETED' else status end,
       stage = case when completes then null else stage end,
       failure_code = case when completes then null else failure_code end,
       paid_late = paid_late or (completes and former = 'FAILED'),
       received_ves_amount = total, bank = line_bank, account_id = :lineAccountId, attempt_id = :attemptId::uuid,
       bank_reference = coalesce(nullif(line_reference, ''), bank_reference),
       next_check_at = case when completes then null else next_check_at end, updated_at = :now::timestamptz
     from result, line where ${paymentKey}
     returning ${paymentColumns}
   ), lowered as (
     update payment_requests set remaining_ves_amount = price - total
     from result where ${paymentKey} and not completes and former <> 'COMPLETED'
   ), closed as (
     delete from payment_requests using result where ${paymentKey} and completes
   ), event as (
     ${insertEvent({
       from: 'settled, result, line',
       at: ':now',
       type: `(case when completes then 'completed' when former = 'COMPLETED' then 'paid_more' else 'partially_paid' end)`,
       status: 'settled.status',
       event: `(case when completes then 'payment.completed' end)`,
       data: `jsonb_build_object('movement', movement_id, 'vesAmount', line_amount::text,
              'receivedVesAmount', total::text, 'by', :by::text)`,
     })}
   ), audited as (
     insert into audit_log (${auditColumns}, action, tenant_id, subject, details)
     select ${auditValues}, 'movement.match', :tenantId, movement_id::text,
            jsonb_build_object('paymentId', :paymentId::uuid, 'livemode', :livemode::boolean)
     from settled, line where :actor::text is not null
   )
   select * from settled`,
)
