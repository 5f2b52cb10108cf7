import type { Scope } from '../../foundation/scope.ts'
import {
  claimKey,
  claimKeys,
  type ClaimKeyParams,
  forgetSecrets,
  hasClaimedKey,
  hasNoKey,
  type KeyResponseParams,
  ownedKey,
  type OwnedKeyParams,
} from '../../idempotency/sql.ts'
import { type ColumnsOf, overRows } from '../../storage/batch.ts'
import { statement } from '../../storage/statement.ts'
import { type GuardParams, guardSql } from '../matching/store.ts'
import { insertColumns, insertExpressions, type InsertParams } from '../payment-row.ts'
import { type KeyLimit, useKeyBudget } from './budget.ts'
import { claimMovement, type EventParams, insertEvent, type MovementParams } from './fragments.ts'

/** Insert: a new payment, the parts of a disbursement, or a payment paid by a statement line. */

export type InsertPaymentParams = InsertParams & EventParams & ClaimKeyParams & KeyResponseParams

export const insertPayment = statement<InsertPaymentParams>(
  'payments.insert',
  `with claimed_key as (
     ${claimKey({ resource: ':paymentId', status: ':keyStatus', answer: ':keyAnswer' })}
   ), created as (
     insert into payments (${insertColumns}) select ${insertExpressions()}
     where ${hasNoKey} or exists (select from claimed_key)
     returning 1
   ), event as (
     ${insertEvent({ from: 'created', event: ':event', keyId: ':keyId' })}
   )
   select 1 from created`,
)

// Sorted by key, so that two processes lock the same keys in the same order.
export const insertPayments = statement<ColumnsOf<InsertPaymentParams>, { row: number }>(
  'payments.insert_many',
  overRows(
    `${claimKeys({ resource: ':paymentId', status: ':keyStatus', answer: ':keyAnswer' })}, created as (
       insert into payments (${insertColumns}) select ${insertExpressions()} from r where ${hasClaimedKey}
       returning payment_id
     ), event as (
       ${insertEvent({ from: 'r join created on payment_id = :paymentId', event: ':event', keyId: ':keyId' })}
     )
     select row::integer from r join created on payment_id = :paymentId`,
    ['tenantId', 'livemode', 'keyRoute', 'key'],
  ),
)

/** The person or key that requests a payout that another one must approve; null: it needs no approval. */
export type ApprovalParams = { requestedBy: string | null }

/** Keyed hashes by which payees are recognised. */
type PayeeParams = { payeeDocuments: Buffer[]; payeeDestinations: Buffer[] }

export type PayoutParams = InsertPaymentParams & ApprovalParams & PayeeParams & { payeeAmounts: string[] }

const requestApproval = ({ from, subject, amount }: { from: string; subject: string; amount: string }) =>
  `insert into payment_approvals (tenant_id, livemode, subject_id, ves_amount, requested_by, requested_at, expires_at)
     select :tenantId::uuid, :livemode::boolean, ${subject}::uuid, ${amount}::numeric, :requestedBy::text,
            :createdAt::timestamptz, :expiresAt::timestamptz
     from ${from} where :requestedBy::text is not null`

/**
 * Inserts a payout within the limits of its key. If it needs approval, its row in `payment_approvals` as well. A second
 * write after a lost acknowledgement inserts nothing.
 */
export const insertPayout = statement<PayoutParams, { exceeded: KeyLimit | null; isCreated: boolean }>(
  'payments.insert_payout',
  `with budget as materialized (
     select ${useKeyBudget({
       payments: 'array_fill(:paymentId::uuid, array[cardinality(:payeeAmounts::numeric[])])',
       documents: ':payeeDocuments::bytea[]',
       destinations: ':payeeDestinations::bytea[]',
       amounts: ':payeeAmounts::numeric[]',
     })} as exceeded
   ), allowed as (
     select from budget where exceeded is null
   ), claimed_key as (
     ${claimKey({ resource: ':paymentId', status: ':keyStatus', answer: ':keyAnswer', when: 'exists (select from allowed)' })}
   ), created as (
     insert into payments (${insertColumns}) select ${insertExpressions()} from allowed
     where ${hasNoKey} or exists (select from claimed_key)
     on conflict do nothing
     returning 1
   ), approval as (
     ${requestApproval({ from: 'created', subject: ':paymentId', amount: ':vesAmount' })}
   ), event as (
     ${insertEvent({ from: 'created', event: ':event', keyId: ':keyId' })}
   )
   select exceeded, exists (select from created) as "isCreated" from budget`,
)

type PartParams = Omit<
  InsertParams,
  'paymentId' | 'usdAmount' | 'vesAmount' | 'payer' | 'payerHash' | 'phoneHash' | 'documentHash'
>

type DisbursementParams = PartParams &
  ClaimKeyParams &
  ApprovalParams &
  PayeeParams & {
    reference: string
    total: string
    paymentIds: string[]
    usdAmounts: (string | null)[]
    vesAmounts: string[]
    payers: (Buffer | null)[]
    payerHashes: Buffer[]
    eventIds: string[]
  }

// Idempotent: a second write after a lost acknowledgement inserts nothing and returns the existing row. Each part is paid to
// a phone, so that the destinations are phones.
export const insertDisbursement = statement<DisbursementParams, { exceeded: KeyLimit | null; isWritten: boolean }>(
  'payments.insert_disbursement',
  `with budget as materialized (
     select ${useKeyBudget({
       payments: ':paymentIds::uuid[]',
       documents: ':payeeDocuments::bytea[]',
       destinations: ':payeeDestinations::bytea[]',
       amounts: ':vesAmounts::numeric[]',
     })} as exceeded
   ), allowed as (
     select from budget where exceeded is null
   ), claimed_key as (
     ${claimKey({ resource: ':batchId', when: 'exists (select from allowed)' })}
   ), batch as (
     insert into disbursements (tenant_id, livemode, batch_id, reference, ves_amount, created_at)
     select :tenantId::uuid, :livemode::boolean, :batchId::uuid, :reference, :total::numeric, :createdAt::timestamptz
     from allowed where ${hasNoKey} or exists (select from claimed_key)
     on conflict do nothing
     returning 1
   ), part as (
     select p.* from batch, unnest(:paymentIds::uuid[], :usdAmounts::numeric[], :vesAmounts::numeric[], :payers::bytea[],
                                   :payerHashes::bytea[], :payeeDestinations::bytea[], :payeeDocuments::bytea[],
                                   :eventIds::uuid[])
       as p (payment_id, usd_amount, ves_amount, payer, payer_hash, phone_hash, document_hash, event_id)
   ), created as (
     insert into payments (${insertColumns})
     select ${insertExpressions({
       payment_id: 'part.payment_id',
       usd_amount: 'part.usd_amount',
       ves_amount: 'part.ves_amount',
       payer: 'part.payer',
       payer_hash: 'part.payer_hash',
       phone_hash: 'part.phone_hash',
       document_hash: 'part.document_hash',
     })}
     from part
   ), event as (
     ${insertEvent({
       from: 'part',
       paymentId: 'payment_id',
       eventId: 'event_id',
       at: ':createdAt',
       type: `(case when :requestedBy::text is null then 'queued' else 'approval_requested' end)`,
       data: `jsonb_build_object('batchId', :batchId::text)`,
       keyId: ':keyId',
     })}
   ), approval as (
     ${requestApproval({ from: 'batch', subject: ':batchId', amount: ':total' })}
   )
   select exceeded, exists (select from batch) or exists (
            select from disbursements
            where tenant_id = :tenantId and livemode = :livemode and batch_id = :batchId) as "isWritten"
   from budget`,
)

type InsertPaidParams = InsertParams &
  EventParams &
  MovementParams &
  OwnedKeyParams &
  GuardParams & {
    otherStatus: string
    otherFailureCode: string | null
    otherEventType: string
    otherEvent: string | null
    otherEventData: string
    keyStatus: number
    keyAnswer: Buffer | null
    otherKeyStatus: number
    otherKeyAnswer: Buffer | null
  }

// The unique key of claimed_movements admits one of several concurrent claims, across tenants. The others block until it
// commits and then insert the failed payment (`other…`).
export const insertPaidByMovement = statement<
  InsertPaidParams,
  { isCurrent: boolean; isOwner: boolean; isClaimed: boolean | null }
>(
  'payments.insert_paid_by_movement',
  `with ${guardSql('charge')}, owner as (
     select from idempotency_keys where ${ownedKey} for update
   ), allowed as (
     select where (${hasNoKey} or exists (select from owner)) and exists (select from guard)
   ), movement as (
     ${claimMovement({ from: 'allowed' })}
   ), result as (
     select exists (select from movement) as is_claimed from allowed
   ), created as (
     insert into payments (${insertColumns})
     select ${insertExpressions({
       status: 'case when is_claimed then :status::text else :otherStatus::text end',
       bank_reference: 'case when is_claimed then :bankReference::text end',
       received_ves_amount: 'case when is_claimed then :receivedVesAmount::numeric end',
       failure_code: 'case when is_claimed then :failureCode::text else :otherFailureCode::text end',
     })}
     from result
     returning payments.status
   ), event as (
     ${insertEvent({
       from: 'result, created',
       type: '(case when is_claimed then :eventType else :otherEventType end)',
       status: 'created.status',
       event: '(case when is_claimed then :event else :otherEvent end)',
       data: '(case when is_claimed then :eventData else :otherEventData end)',
       keyId: ':keyId',
     })}
   ), completed as (
     update idempotency_keys set
       ${forgetSecrets},
       subject_id = :paymentId,
       status = case when is_claimed then :keyStatus::smallint else :otherKeyStatus::smallint end,
       answer = case when is_claimed then :keyAnswer::bytea else :otherKeyAnswer::bytea end
     from result where ${ownedKey}
   )
   select exists (select from guard) as "isCurrent", (${hasNoKey} or exists (select from owner)) as "isOwner",
          (select is_claimed from result, created) as "isClaimed"`,
)

/** Releases the key of a disbursement of which no part was sent. */
export const releaseDisbursementKey = statement<Scope & OwnedKeyParams>(
  'payments.release_disbursement_key',
  `delete from idempotency_keys where ${ownedKey}`,
)
