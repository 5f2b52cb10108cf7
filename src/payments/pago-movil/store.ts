import type { Answer, IdempotencyClaim } from '../../foundation/route.ts'
import type { Scope } from '../../foundation/scope.ts'
import { ownedKeyParams } from '../../idempotency/sql.ts'
import type { Queryable } from '../../storage/database.ts'
import { run } from '../../storage/statement.ts'
import { type Basis, guardParams, type MatchingStore } from '../matching/store.ts'
import { insertParams } from '../payment-row.ts'
import { eventParams } from '../sql/fragments.ts'
import { insertPaidByMovement } from '../sql/insert.ts'
import type { StoreParts } from '../store.ts'
import type { Transition } from '../transition.ts'

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

export function createTransferStore({
  database,
  encryption,
  random,
  notifySender,
  matching,
}: StoreParts & { matching: MatchingStore }): TransferStore {
  return {
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
