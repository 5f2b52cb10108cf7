import { auditColumns, auditValues, type OptionalAuditParams } from '../../audit/entry.ts'
import type { BankName } from '../../banks/bank.ts'
import type { IdempotencyClaim } from '../../foundation/route.ts'
import type { Scope } from '../../foundation/scope.ts'
import {
  claimKey,
  claimKeys,
  type ClaimKeyParams,
  hasClaimedKey,
  hasNoKey,
  type OwnedKeyParams,
  ownedKeyParams,
  releaseKey,
} from '../../idempotency/sql.ts'
import { type ColumnsOf, countOfRows, overRows } from '../../storage/batch.ts'
import { statement } from '../../storage/statement.ts'
import type { PaymentRow } from '../payment.ts'
import { paymentColumns, paymentColumnsOf } from '../payment-row.ts'
import { type KeyLimit, useKeyBudget } from './budget.ts'
import {
  accountsOfClient,
  insertEvent,
  isEqualCharge,
  lockOrder,
  type PaymentKey,
  paymentKey,
  paymentOfRow,
} from './fragments.ts'

/** Claim: reserves a payment for one bank call, before the call; and releases a claim that was not followed by a call. */

type ClaimParams = PaymentKey & { attemptId: string; now: Date; orphanAt: Date; eventId: string }

type ClaimIntentParams = ClaimParams &
  ClaimKeyParams & {
    payerHash: Buffer
    /** Null: not compared. */
    usdAmount: string | null
    externalRef: string | null
    keyId: string | null
    bank: BankName
    accountId: Buffer
    eventData: string
  }

type Nullable<Row> = { [Name in keyof Row]: Row[Name] | null }

// The row is locked first and checked under the lock, so that only one of several concurrent executions sees it open.
export const claimIntent = statement<ClaimIntentParams, Nullable<PaymentRow> & { matches: boolean; open: boolean }>(
  'payments.claim_intent',
  `with intent as (
     select payer_hash = :payerHash and (:usdAmount::numeric is null or usd_amount = :usdAmount)
              and (:externalRef::text is null or external_ref = :externalRef) as matches,
            stage = 'intent' and expires_at > now() as open
     from payments where ${paymentKey} and method = 'C2P' for update
   ), claimed_key as (
     ${claimKey({ resource: ':paymentId', when: 'exists (select from intent where matches and open)' })}
   ), claimed as (
     update payments set stage = 'submitted', bank = :bank, account_id = :accountId, attempt_id = :attemptId,
       submitted_at = :now, updated_at = :now, next_check_at = :orphanAt, checks = 0
     where ${paymentKey} and stage = 'intent' and exists (select from intent where matches and open)
       and (${hasNoKey} or exists (select from claimed_key))
     returning ${paymentColumns}
   ), event as (
     ${insertEvent({ from: 'claimed', at: ':now', type: `'submitted'`, status: `'PENDING'`, keyId: ':keyId' })}
   )
   select i.matches, i.open, c.* from intent i left join claimed c on true`,
)

// One by one, in the order of `r`: two batches lock the same intents in the same order.
export const claimIntents = statement<
  ColumnsOf<ClaimIntentParams>,
  Nullable<PaymentRow> & { matches: boolean; open: boolean; row: number }
>(
  'payments.claim_intent_many',
  overRows(
    `intent as (
       select r.row, matches, open from r cross join lateral (
         select payer_hash = :payerHash::bytea and (:usdAmount::numeric is null or usd_amount = :usdAmount)
                  and (:externalRef::text is null or external_ref = :externalRef) as matches,
                stage = 'intent' and expires_at > now() as open
         from payments p where ${paymentOfRow} and method = 'C2P'
         limit 1 for update
       ) as locked
       limit ${countOfRows}
     ), ${claimKeys({ resource: ':paymentId', from: 'r join intent using (row)', when: 'matches and open' })},
     claimed as (
       update payments p set stage = 'submitted', bank = :bank::text, account_id = :accountId::bytea,
         attempt_id = :attemptId::uuid, submitted_at = :now::timestamptz, updated_at = :now,
         next_check_at = :orphanAt::timestamptz, checks = 0
       from r join intent using (row)
       where ${paymentOfRow} and stage = 'intent' and matches and open and ${hasClaimedKey}
       returning r.row, ${paymentColumns}
     ), event as (
       ${insertEvent({
         from: 'r join claimed using (row)',
         at: ':now',
         type: `'submitted'`,
         status: `'PENDING'`,
         keyId: ':keyId',
       })}
     )
     select i.row::integer, i.matches, i.open, ${paymentColumnsOf('c')} from intent i left join claimed c using (row)`,
    lockOrder,
  ),
)

/** Claims a part of a disbursement; without a bank it keeps the one of the disbursement. */
export const claimQueued = statement<
  ClaimParams & { bank: BankName | null; accountId: Buffer | null; eventData: string },
  PaymentRow
>(
  'payments.claim_queued',
  `with claimed as (
     update payments set stage = 'submitted', bank = coalesce(:bank, bank), account_id = :accountId,
       attempt_id = :attemptId, submitted_at = :now, updated_at = :now, next_check_at = :orphanAt, checks = 0
     where ${paymentKey} and stage = 'queued'
       and exists (select from tenants where tenant_id = :tenantId and deactivated_at is null)
     returning ${paymentColumns}
   ), event as (
     ${insertEvent({ from: 'claimed', at: ':now', type: `'submitted'`, status: `'PENDING'` })}
   )
   select * from claimed`,
)

type ChangeAccountParams = Omit<ClaimParams, 'orphanAt'> & {
  bank: BankName | null
  accountId: Buffer | null
  nextCheckAt: Date | null
  eventData: string
}

/** Names another account in a claimed payment whose call was not sent, before the call through that account. */
export const changeAccount = statement<ChangeAccountParams>(
  'payments.change_account',
  `with changed as (
     update payments set bank = :bank, account_id = :accountId, operation_ref = null, submitted_at = :now,
       updated_at = :now, next_check_at = :nextCheckAt
     where ${paymentKey} and stage = 'submitted' and attempt_id = :attemptId
     returning 1
   ), event as (
     ${insertEvent({ from: 'changed', at: ':now', type: `'account_changed'`, status: `'PENDING'` })}
   )
   select 1 from changed`,
)

type ClaimReversalParams = ClaimParams &
  OptionalAuditParams &
  ClaimKeyParams & { eventData: string; isByPayer: boolean; lookBackDays: number; keyId: string | null }

// The row is locked first and checked under the lock, so that only one of several concurrent reversals sees it free. Where
// the bank selects the charge by payer and amount, an equal charge of the account or its client, of any tenant, makes the
// reversal ambiguous: it goes to manual review and is not sent.
export const claimReversal = statement<ClaimReversalParams, Nullable<PaymentRow> & { exceeded: KeyLimit | null }>(
  'payments.claim_reversal',
  `with target as (
     select status = 'COMPLETED' and method = 'C2P' and reversal_stage is null as free, account_id, ves_amount, phone_hash,
            submitted_at,
            coalesce(document_hash, payer_hash) as document_hash, coalesce(phone_hash, payer_hash) as destination_hash
     from payments where ${paymentKey} for update
   ), budget as materialized (
     select ${useKeyBudget({
       payments: 'array[:paymentId::uuid]',
       documents: 'array[document_hash]',
       destinations: 'array[destination_hash]',
       amounts: 'array[ves_amount]',
       isReversal: true,
     })} as exceeded
     from target where free
   ), allowed as (
     select from budget where exceeded is null
   ), ambiguous as (
     select from target t cross join lateral ${accountsOfClient('t.account_id')} a join payments p
       on p.account_id = a.account_id and ${isEqualCharge({ reversedAt: ':now::timestamptz' })}
     where :isByPayer::boolean
     limit 1
   ), claimed_key as (
     ${claimKey({ resource: ':paymentId', when: 'exists (select from allowed)' })}
   ), claimed as (
     update payments set
       reversal_stage = case when exists (select from ambiguous) then 'attention' else 'submitted' end,
       reversal_attempt_id = :attemptId, reversal_submitted_at = :now, updated_at = :now,
       next_check_at = case when not exists (select from ambiguous) then :orphanAt::timestamptz end, checks = 0
     where ${paymentKey} and exists (select from allowed) and (${hasNoKey} or exists (select from claimed_key))
     returning ${paymentColumns}
   ), event as (
     ${insertEvent({
       from: 'claimed',
       at: ':now',
       type: `(case "reversalStage" when 'attention' then 'reversal_attention' else 'reversal_submitted' end)`,
       status: `'COMPLETED'`,
       data: `(case "reversalStage" when 'attention' then '{"reason": "equal_charges"}' else :eventData end)`,
       keyId: ':keyId',
     })}
   ), audited as (
     insert into audit_log (${auditColumns}, action, tenant_id, subject, details)
     select ${auditValues}, 'payment.reverse', :tenantId, :paymentId::uuid::text,
            jsonb_build_object('livemode', :livemode::boolean, 'vesAmount', "vesAmount"::text)
     from claimed where :actor::text is not null
   )
   select exceeded, claimed.* from budget left join claimed on true`,
)

type ReleaseParams = PaymentKey & OwnedKeyParams & { attemptId: string | null; eventId: string }

/** One claim of a payment for a bank call, together with the Idempotency-Key of its request. */
export type Attempt = { paymentId: string; attemptId: string | null; claim: IdempotencyClaim | undefined }

export function releaseParams({ paymentId, attemptId, claim }: Attempt): Omit<ReleaseParams, 'eventId' | keyof Scope> {
  return { paymentId, attemptId, ...ownedKeyParams(claim) }
}

const claimUnconfirmed = `'{"reason": "claim_unconfirmed"}'`

// An intent becomes executable again and a part of a disbursement is queued again. Any other payment fails without an
// event, because its caller never received its id, unless the reconciler has emitted `payment.pending` meanwhile or the
// payment is a payout that was approved.
export const releaseClaim = statement<ReleaseParams>(
  'payments.release_claim',
  `with target as (
     select stage, method = 'C2P' or batch_id is not null as is_tried_again, expires_at is not null as was_approved
     from payments
     where ${paymentKey} and attempt_id = :attemptId and stage in ('submitted', 'unknown') for update
   ), released as (
     update payments p set
       stage = case when method = 'C2P' then 'intent' when batch_id is not null then 'queued' end,
       status = case when is_tried_again then 'PENDING' else 'FAILED' end,
       failure_code = case when is_tried_again then null else 'BANK_NOT_REACHED' end,
       bank = case when method = 'C2P' then null else bank end, account_id = null, attempt_id = null, submitted_at = null,
       calls_ended_at = null, updated_at = date_trunc('milliseconds', now()),
       next_check_at = case when method = 'C2P' then expires_at when batch_id is not null then now() end
     from target where ${paymentKey}
     returning p.status, p.updated_at
   ), event as (
     ${insertEvent({
       from: 'released, target',
       at: 'updated_at',
       type: `(case when is_tried_again then 'not_sent' else 'failed' end)`,
       status: 'status',
       event: `(case when not is_tried_again and (stage = 'unknown' or was_approved) then 'payment.failed' end)`,
       data: claimUnconfirmed,
     })}
   )
   ${releaseKey('exists (select from released)')}`,
)

export const releaseReversal = statement<ReleaseParams>(
  'payments.release_reversal',
  `with released as (
     update payments set reversal_stage = null, reversal_attempt_id = null, next_check_at = null,
       updated_at = date_trunc('milliseconds', now())
     where ${paymentKey} and status = 'COMPLETED' and reversal_attempt_id = :attemptId
       and reversal_stage in ('submitted', 'unknown')
     returning status, updated_at
   ), event as (
     ${insertEvent({
       from: 'released',
       at: 'updated_at',
       type: `'reversal_not_sent'`,
       status: 'status',
       data: claimUnconfirmed,
     })}
   )
   ${releaseKey('exists (select from released)')}`,
)
