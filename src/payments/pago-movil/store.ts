import { spellingsOf } from '../../banks/reference.ts'
import type { Answer, IdempotencyClaim } from '../../foundation/route.ts'
import type { Scope } from '../../foundation/scope.ts'
import { ownedKeyParams } from '../../idempotency/sql.ts'
import type { Queryable } from '../../storage/database.ts'
import { run, statement } from '../../storage/statement.ts'
import { type Basis, guardParams, type MatchingStore } from '../matching/store.ts'
import { insertParams } from '../payment-row.ts'
import { eventParams, isMerged } from '../sql/fragments.ts'
import { insertPaidByMovement } from '../sql/insert.ts'
import type { StoreParts } from '../store.ts'
import type { Transition } from '../transition.ts'

/** The two versions of a payment to be written: the movement was still unclaimed, or it was already claimed. */
export type Branches<Branch> = { claimed: Branch; alreadyClaimed: Branch }

export type TransferStore = {
  /** Keys of the movements that pay for something of another tenant on the same account, or of the tenant's other mode. */
  keysOfOthers(scope: Scope, accountId: Buffer, movementKeys: readonly string[]): Promise<ReadonlySet<string>>
  /**
   * Claims a movement of a bank account for a payment, and inserts the payment as completed or failed accordingly.
   * `keyInUse`: another request owns the Idempotency-Key. `changed`: the basis of the decision has changed. `merged`: the
   * movement was a line of a file, and is now one row with that of a notification. In these cases nothing is written.
   */
  claimMovement(
    scope: Scope,
    movementKey: string,
    basis: Basis,
    transition: Branches<Transition>,
    key: { claim: IdempotencyClaim | undefined; answers: Branches<Answer> },
  ): Promise<keyof Branches<unknown> | 'keyInUse' | 'changed' | 'merged'>
}

const selectForeign = statement<Scope & { accountId: Buffer; keys: string[] }, { key: string }>(
  'payments.movement_of_another_tenant',
  `select movement_key as key from claimed_movements
   where account_id = :accountId and movement_key = any (:keys::text[])
     and (tenant_id, livemode) <> (:tenantId::uuid, :livemode::boolean)`,
)

export function createTransferStore({
  database,
  encryption,
  random,
  notifySender,
  matching,
}: StoreParts & { matching: MatchingStore }): TransferStore {
  return {
    async keysOfOthers(scope, accountId, movementKeys) {
      const keys = movementKeys.flatMap(spellingsOf)
      const rows = keys.length === 0 ? [] : await run(database, selectForeign, { ...scope, accountId, keys })
      return new Set(rows.flatMap(({ key }) => spellingsOf(key)))
    },

    async claimMovement(scope, movementKey, basis, { claimed, alreadyClaimed }, { claim, answers }) {
      const params = {
        ...insertParams(scope, claimed.payment, encryption, null),
        ...guardParams(basis),
        ...ownedKeyParams(claim),
        ...eventParams(random, claimed),
        movementKey,
        otherStatus: alreadyClaimed.payment.status,
        otherFailureCode: alreadyClaimed.payment.failureCode,
        otherEventType: alreadyClaimed.type,
        otherEvent: alreadyClaimed.event,
        otherEventData: JSON.stringify(alreadyClaimed.data),
        keyStatus: answers.claimed.status,
        keyAnswer: claim?.seal(answers.claimed) ?? null,
        otherKeyStatus: answers.alreadyClaimed.status,
        otherKeyAnswer: claim?.seal(answers.alreadyClaimed) ?? null,
      }
      const write = (queryable: Queryable) => run(queryable, insertPaidByMovement, params)
      // Without a charge that could own the line only other verifications compete for it, and the line's unique key
      // admits one of those: no lock is needed.
      const written = basis.marks.length === 0 ? write(database) : matching.underLock(basis, write)
      const rows = await written.catch((error: unknown) => {
        if (isMerged(error)) return 'merged' as const
        throw error
      })
      if (rows === 'merged') return rows
      const [row] = rows
      if (!row?.isCurrent) return 'changed'
      if (!row.isOwner || row.isClaimed === null) return 'keyInUse'
      notifySender?.(scope)
      return row.isClaimed ? 'claimed' : 'alreadyClaimed'
    },
  }
}
