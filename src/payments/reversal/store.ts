import type { IdempotencyClaim } from '../../foundation/route.ts'
import type { Scope } from '../../foundation/scope.ts'
import { statement } from '../../storage/database.ts'
import type { Payment, ReversalStage, Step } from '../payment.ts'
import { paymentColumns, paymentOf, type Row } from '../rows.ts'
import { claimValues, fateValues, type KeyFate, keyFate, ownKey } from '../../storage/key-fate.ts'
import type { MovementClaim, StoreParts } from '../store.ts'

/**
 * The SQL of a reversal: like a charge it is claimed before the bank is called and settled in one statement.
 * `reversal_submitted_at` names the claim, so that what is learnt about one reversal never ends a later one.
 */
const pk = `tenant_id = $1 and livemode = $2 and payment_id = $3`

// Locked first, judged under the lock: of any number of parallel reversals one sees the payment free.
const claimReversal = statement(
  'reversal.claim',
  `with target as (
     select status = 'COMPLETED' and method = 'C2P' and reversal_stage is null as free
     from payments where ${pk} for update
   ), linked as (
     update idempotency_keys set subject_id = $3
     where ${ownKey(8)} and exists (select from target where free)
     returning 1
   ), claimed as (
     update payments set reversal_stage = 'submitted', reversal_submitted_at = $4, updated_at = $4,
       next_check_at = $5, checks = 0
     where ${pk} and exists (select from target where free) and ($8::text is null or exists (select from linked))
     returning ${paymentColumns}
   ), told as (
     insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, data)
     select $1, $2, $3, $6::uuid, $4, 'reversal_submitted', 'COMPLETED', $7::jsonb from claimed
   )
   select * from claimed`,
)

const settleReversal = statement(
  'reversal.settle',
  `with target as (
     select from payments where ${pk} and status = 'COMPLETED'
       and ($4::text[] is null or (reversal_stage = any ($4) and reversal_submitted_at = $5::timestamptz))
     for update
   ), movement as (
     insert into claimed_movements (account_id, movement_key, tenant_id, livemode, payment_id)
     select $23::bytea, $24, $1, $2, $3 from target where $23::bytea is not null
     on conflict do nothing returning 1
   ), settled as (
     update payments set
       status = $6, reversal_stage = $7, reversal_ref = $8, reversal_tx_id = $9::bigint, reversed_at = $10,
       updated_at = $11, next_check_at = $12
     where ${pk} and exists (select from target) and ($23::bytea is null or exists (select from movement))
     returning 1
   ), told as (
     insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data)
     select $1, $2, $3, $13::uuid, $11, $14, $6, $15, $16::jsonb from settled
   ), ${keyFate(17)}
   select 1 from settled`,
)

/** The stages of this very claim that a step may leave; `any`: whatever became of the claim meanwhile. */
export type ReversalFrom = readonly ReversalStage[] | 'any'

export type ReversalStore = ReturnType<typeof createReversalStore>

export function createReversalStore({ database, vault, random, tell }: StoreParts) {
  return {
    /** Takes a completed C2P payment for one reversal; undefined when it is not free for one. */
    async claim(
      scope: Scope,
      payment: Payment,
      at: { now: Date; orphanAt: Date; claim: IdempotencyClaim | undefined },
    ): Promise<Payment | undefined> {
      const [row] = await database.query<Row>(claimReversal, [
        scope.tenantId,
        scope.livemode,
        payment.paymentId,
        at.now,
        at.orphanAt,
        random.uuid(),
        JSON.stringify({ bank: payment.bank }),
        ...claimValues(at.claim),
      ])
      return row && paymentOf(row, scope, vault)
    },

    /** False when the payment was no longer where this step may leave, or the movement was taken. */
    async settle(
      scope: Scope,
      made: Step,
      from: ReversalFrom,
      fate: KeyFate,
      movement?: MovementClaim,
    ): Promise<boolean> {
      const { payment } = made
      const rows = await database.query(settleReversal, [
        scope.tenantId,
        scope.livemode,
        payment.paymentId,
        from === 'any' ? null : from,
        payment.reversalSubmittedAt,
        payment.status,
        payment.reversalStage,
        payment.reversalRef,
        payment.reversalTxId,
        payment.reversedAt,
        payment.updatedAt,
        made.nextCheckAt,
        random.uuid(),
        made.type,
        made.event,
        JSON.stringify(made.data),
        ...fateValues(fate),
        movement?.accountId ?? null,
        movement?.movementKey ?? null,
      ])
      if (rows.length > 0 && made.event !== null) tell?.()
      return rows.length > 0
    },
  }
}
