import type { Answer, IdempotencyClaim } from '../../foundation/route.ts'
import type { Scope } from '../../foundation/scope.ts'
import type { Queryable } from '../../storage/database.ts'
import { type ClaimParams, claimParams, hasNoKey, ownKey } from '../../storage/key-fate.ts'
import { statement, run } from '../../storage/statement.ts'
import { type Basis, type GuardParams, guardParams, guardSql, type MatchingStore } from '../matching/store.ts'
import type { Transition } from '../payment.ts'
import { insertColumns, insertExpressions, type InsertParams, insertParams } from '../rows.ts'
import type { StoreParts } from '../store.ts'

/** A payment as it is written when the movement was still free, and when it was somebody's already. */
export type Branches<Branch> = { claimed: Branch; alreadyClaimed: Branch }

export type TransferStore = {
  /**
   * Takes a movement of a bank account for a payment and writes the payment by what came of it. `keyInUse`: the
   * Idempotency-Key's claim was lost to another request. `changed`: something has changed that the decision rests on.
   * Nothing was written in these two cases.
   */
  claimMovement(
    scope: Scope,
    movementKey: string,
    basis: Basis,
    transition: Branches<Transition>,
    key: { claim: IdempotencyClaim | undefined; answers: Branches<Answer> },
  ): Promise<keyof Branches<unknown> | 'keyInUse' | 'changed'>
}

// The guard's account and amount are those of the movement: the payment has its own.
type ClaimMovementParams = Omit<InsertParams, 'accountId' | 'vesAmount'> &
  ClaimParams &
  GuardParams & {
    paymentAccountId: Buffer | null
    paymentVesAmount: string
    movementKey: string
    eventId: string
    otherStatus: string
    otherFailureCode: string | null
    eventType: string
    event: string | null
    eventData: string
    otherEventType: string
    otherEvent: string | null
    otherEventData: string
    keyStatus: number
    keyAnswer: Buffer | null
    otherKeyStatus: number
    otherKeyAnswer: Buffer | null
  }

// The movement, the payment, its timeline and the Idempotency-Key in one statement. Of parallel claims of one movement
// the unique key lets one through, whatever tenant it comes from; the rest wait for it to commit and have lost.
const claimMovement = statement<
  ClaimMovementParams,
  { isCurrent: boolean; isOwner: boolean; isClaimed: boolean | null }
>(
  'pago_movil.claim_movement',
  `with ${guardSql('charge')}, owner as (
     select from idempotency_keys where ${ownKey} for update
   ), allowed as (
     select where (${hasNoKey} or exists (select from owner)) and exists (select from guard)
   ), movement as (
     insert into claimed_movements (account_id, movement_key, tenant_id, livemode, payment_id)
     select :accountId, :movementKey, :tenantId, :livemode, :paymentId from allowed
     on conflict do nothing
     returning 1
   ), verdict as (
     select exists (select from movement) as is_claimed from allowed
   ), created as (
     insert into payments (${insertColumns})
     select ${insertExpressions({
       status: 'case when is_claimed then :status else :otherStatus end',
       account_id: ':paymentAccountId::bytea',
       ves_amount: ':paymentVesAmount::numeric',
       bank_reference: 'case when is_claimed then :bankReference::text end',
       received_ves_amount: 'case when is_claimed then :receivedVesAmount::numeric end',
       failure_code: 'case when is_claimed then :failureCode::text else :otherFailureCode::text end',
     })}
     from verdict
     returning status
   ), told as (
     insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data)
     select :tenantId, :livemode, :paymentId, :eventId::uuid, :updatedAt,
            case when is_claimed then :eventType else :otherEventType end, status,
            case when is_claimed then :event else :otherEvent end,
            case when is_claimed then :eventData::jsonb else :otherEventData::jsonb end
     from verdict, created
   ), completed as (
     update idempotency_keys set
       subject_id = :paymentId,
       status = case when is_claimed then :keyStatus::smallint else :otherKeyStatus::smallint end,
       answer = case when is_claimed then :keyAnswer::bytea else :otherKeyAnswer::bytea end
     from verdict where ${ownKey}
   )
   select exists (select from guard) as "isCurrent", (${hasNoKey} or exists (select from owner)) as "isOwner",
          (select is_claimed from verdict, created) as "isClaimed"`,
)

export function createTransferStore({
  database,
  vault,
  random,
  notifySender,
  matching,
}: StoreParts & { matching: MatchingStore }): TransferStore {
  return {
    async claimMovement(scope, movementKey, basis, { claimed, alreadyClaimed }, { claim, answers }) {
      const {
        accountId: paymentAccountId,
        vesAmount: paymentVesAmount,
        ...inserted
      } = insertParams(scope, claimed.payment, vault, null)
      const params = {
        ...inserted,
        ...guardParams(basis),
        ...claimParams(claim),
        paymentAccountId: paymentAccountId as Buffer | null,
        paymentVesAmount: String(paymentVesAmount),
        movementKey,
        eventId: random.uuid(),
        otherStatus: alreadyClaimed.payment.status,
        otherFailureCode: alreadyClaimed.payment.failureCode,
        eventType: claimed.type,
        event: claimed.event,
        eventData: JSON.stringify(claimed.data),
        otherEventType: alreadyClaimed.type,
        otherEvent: alreadyClaimed.event,
        otherEventData: JSON.stringify(alreadyClaimed.data),
        keyStatus: answers.claimed.status,
        keyAnswer: claim?.seal(answers.claimed) ?? null,
        otherKeyStatus: answers.alreadyClaimed.status,
        otherKeyAnswer: claim?.seal(answers.alreadyClaimed) ?? null,
      }
      const write = (queryable: Queryable) => run(queryable, claimMovement, params)
      // Without a charge that could own the line nobody decides about it at the same time but other verifications, and
      // of those the line's own key lets one through.
      const [row] = basis.marks.length === 0 ? await write(database) : await matching.underLock(basis, write)
      if (!row?.isCurrent) return 'changed'
      if (!row.isOwner || row.isClaimed === null) return 'keyInUse'
      notifySender?.()
      return row.isClaimed ? 'claimed' : 'alreadyClaimed'
    },
  }
}
