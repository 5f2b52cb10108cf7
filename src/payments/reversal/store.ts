import { limits } from '../../foundation/limits.ts'
import type { IdempotencyClaim } from '../../foundation/route.ts'
import type { Scope } from '../../foundation/scope.ts'
import type { Queryable } from '../../storage/database.ts'
import {
  type ClaimParams,
  claimParams,
  type FateParams,
  fateParams,
  hasNoKey,
  type KeyFate,
  keyFate,
  ownKey,
} from '../../storage/key-fate.ts'
import { statement, run } from '../../storage/statement.ts'
import { type Basis, type GuardParams, guardParams, guardSql, type MatchingStore } from '../matching/store.ts'
import type { Payment, ReversalStage, Transition } from '../payment.ts'
import { paymentColumns, paymentOf, type Row } from '../rows.ts'
import { type EventParams, eventParams, type Pk, type StoreParts } from '../store.ts'

/**
 * The SQL of a reversal: like a charge it is claimed before the bank is called and settled in one statement.
 * `reversal_attempt_id` names the claim, so that what is learnt about one reversal never ends a later one.
 */
const pk = `tenant_id = :tenantId and livemode = :livemode and payment_id = :paymentId`

type ClaimReversalParams = Pk &
  ClaimParams & {
    attemptId: string
    now: Date
    orphanAt: Date
    eventId: string
    eventData: string
    isByPayer: boolean
    lookBackDays: number
  }

// Locked first, judged under the lock: of any number of parallel reversals one sees the payment free. Where the bank would
// choose by payer and amount, an equal charge of the account, in whatever tenant, makes it a person's: nothing is sent.
const claimReversal = statement<ClaimReversalParams, Row>(
  'reversal.claim',
  `with target as (
     select status = 'COMPLETED' and method = 'C2P' and reversal_stage is null as free, account_id, ves_amount, phone_hash
     from payments where ${pk} for update
   ), ambiguous as (
     select from target t join payments p
       on p.account_id = t.account_id and p.method = 'C2P' and p.ves_amount = t.ves_amount
          and p.phone_hash = t.phone_hash and p.payment_id <> :paymentId
          and p.submitted_at >= :now::timestamptz - make_interval(days => :lookBackDays)
          and (p.status = 'COMPLETED' or p.stage in ('submitted', 'accepted', 'unknown', 'attention'))
     where :isByPayer::boolean
     limit 1
   ), linked as (
     update idempotency_keys set subject_id = :paymentId
     where ${ownKey} and exists (select from target where free)
     returning 1
   ), claimed as (
     update payments set
       reversal_stage = case when exists (select from ambiguous) then 'attention' else 'submitted' end,
       reversal_attempt_id = :attemptId, reversal_submitted_at = :now, updated_at = :now,
       next_check_at = case when not exists (select from ambiguous) then :orphanAt::timestamptz end, checks = 0
     where ${pk} and exists (select from target where free) and (${hasNoKey} or exists (select from linked))
     returning ${paymentColumns}
   ), told as (
     insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, data)
     select :tenantId, :livemode, :paymentId, :eventId::uuid, :now,
            case "reversalStage" when 'attention' then 'reversal_attention' else 'reversal_submitted' end, 'COMPLETED',
            case "reversalStage" when 'attention' then '{"reason": "equal_charges"}' else :eventData::jsonb end
     from claimed
   )
   select * from claimed`,
)

const releaseReversal = statement<Pk & { attemptId: string; eventId: string }>(
  'reversal.release_claim',
  `with released as (
     update payments set reversal_stage = null, reversal_attempt_id = null, next_check_at = null,
       updated_at = date_trunc('milliseconds', now())
     where ${pk} and status = 'COMPLETED' and reversal_attempt_id = :attemptId
       and reversal_stage in ('submitted', 'unknown')
     returning status, updated_at
   ), told as (
     insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, data)
     select :tenantId, :livemode, :paymentId, :eventId::uuid, updated_at, 'reversal_not_sent', status,
            '{"reason": "claim_unconfirmed"}'
     from released
   )
   delete from idempotency_keys
   where tenant_id = :tenantId and livemode = :livemode and subject_id = :paymentId and status is null
     and exists (select from released)`,
)

type SettleReversalParams = Pk &
  EventParams &
  FateParams & {
    attemptId: string | null
    allowedStages: readonly ReversalStage[] | null
    status: string
    reversalStage: ReversalStage | null
    reversalRef: string | null
    reversalTxId: number | null
    reversalNumbers: string[]
    reversalCode: string | null
    reversedAt: Date | null
    updatedAt: Date
    nextCheckAt: Date | null
  }

const settle = (parts: { guard: string; movement: string; isAllowed: string; isClaimed: string }) => `
   with ${parts.guard} target as (
     select from payments where ${pk} and status = 'COMPLETED'
       and (:allowedStages::text[] is null
            or (reversal_stage = any (:allowedStages) and reversal_attempt_id is not distinct from :attemptId::uuid))
       ${parts.isAllowed}
     for update
   ), ${parts.movement} settled as (
     update payments set
       status = :status, reversal_stage = :reversalStage, reversal_ref = :reversalRef,
       reversal_tx_id = :reversalTxId::bigint, reversal_numbers = :reversalNumbers::text[], reversal_code = :reversalCode,
       reversed_at = :reversedAt,
       updated_at = :updatedAt, next_check_at = :nextCheckAt
     where ${pk} and exists (select from target) ${parts.isClaimed}
     returning 1
   ), told as (
     insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data)
     select :tenantId, :livemode, :paymentId, :eventId::uuid, :updatedAt, :eventType, :status, :event, :eventData::jsonb
     from settled
   ), ${keyFate}
   select 1 from settled`

const settleReversal = statement<SettleReversalParams>(
  'reversal.settle',
  settle({ guard: '', movement: '', isAllowed: '', isClaimed: '' }),
)

const guarded = { guard: `${guardSql('reversal')},`, isAllowed: 'and exists (select from guard)' }

const settleReversalFromLine = statement<SettleReversalParams & GuardParams & { movementKey: string }>(
  'reversal.settle_from_line',
  settle({
    ...guarded,
    movement: `movement as (
     insert into claimed_movements (account_id, movement_key, tenant_id, livemode, payment_id, is_reversal)
     select :accountId, :movementKey, :tenantId, :livemode, :paymentId, true from target
     on conflict do nothing returning 1
   ),`,
    isClaimed: 'and exists (select from movement)',
  }),
)

const settleReversalFromAbsence = statement<SettleReversalParams & GuardParams>(
  'reversal.settle_from_absence',
  settle({ ...guarded, movement: '', isClaimed: '' }),
)

/** The stages of this very claim that a step may leave; `any`: whatever became of the claim meanwhile. */
export type AllowedReversalStages = readonly ReversalStage[] | 'any'

/** What a statement showed about a reversal: its line, or that there is none. */
export type StatementDecision = { matching: MatchingStore; basis: Basis; movementKey?: string }

export type ReversalStore = ReturnType<typeof createReversalStore>

export function createReversalStore({ database, vault, random, notifySender }: StoreParts) {
  return {
    /** Takes a completed C2P payment for one reversal; undefined when it is not free for one. */
    async claim(
      scope: Scope,
      payment: Payment,
      at: { attemptId: string; now: Date; orphanAt: Date; isByPayer: boolean; claim: IdempotencyClaim | undefined },
    ): Promise<Payment | undefined> {
      const [row] = await run(database, claimReversal, {
        ...scope,
        paymentId: payment.paymentId,
        attemptId: at.attemptId,
        now: at.now,
        orphanAt: at.orphanAt,
        isByPayer: at.isByPayer,
        lookBackDays: limits.equalChargeDays,
        eventId: random.uuid(),
        eventData: JSON.stringify({ bank: payment.bank }),
        ...claimParams(at.claim),
      })
      return row && paymentOf(row, scope, vault)
    },

    /** Gives a claim back that may have been written and was not followed by a call. */
    async releaseClaim(scope: Scope, paymentId: string, attemptId: string): Promise<void> {
      await run(database, releaseReversal, { ...scope, paymentId, attemptId, eventId: random.uuid() })
    },

    /** False when the payment was no longer where this step may leave, or what the decision rests on has changed. */
    async settle(
      scope: Scope,
      transition: Transition,
      allowedStages: AllowedReversalStages,
      fate: KeyFate,
      decision?: StatementDecision,
    ): Promise<boolean> {
      const params = settleParams(scope, transition, allowedStages, fate)
      const rows = decision ? await settleFromStatement(params, decision) : await run(database, settleReversal, params)
      if (rows.length > 0 && transition.event !== null) notifySender?.()
      return rows.length > 0
    },
  }

  function settleFromStatement(params: SettleReversalParams, { matching, basis, movementKey }: StatementDecision) {
    const all = { ...params, ...guardParams(basis) }
    return matching.underLock(basis, (transaction: Queryable) =>
      movementKey === undefined
        ? run(transaction, settleReversalFromAbsence, all)
        : run(transaction, settleReversalFromLine, { ...all, movementKey }),
    )
  }

  function settleParams(
    scope: Scope,
    transition: Transition,
    allowedStages: AllowedReversalStages,
    fate: KeyFate,
  ): SettleReversalParams {
    const { payment } = transition
    return {
      ...scope,
      paymentId: payment.paymentId,
      attemptId: payment.reversalAttemptId,
      allowedStages: allowedStages === 'any' ? null : allowedStages,
      status: payment.status,
      reversalStage: payment.reversalStage,
      reversalRef: payment.reversalRef,
      reversalTxId: payment.reversalTxId,
      reversalNumbers: payment.reversalNumbers,
      reversalCode: payment.reversalCode,
      reversedAt: payment.reversedAt,
      updatedAt: payment.updatedAt,
      nextCheckAt: transition.nextCheckAt,
      ...eventParams(random, transition),
      ...fateParams(fate),
    }
  }
}
