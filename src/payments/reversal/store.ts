import { auditParams, unaudited } from '../../audit/entry.ts'
import { limits } from '../../foundation/limits.ts'
import type { IdempotencyClaim } from '../../foundation/route.ts'
import type { Scope } from '../../foundation/scope.ts'
import { claimKeyParams, type KeyUpdate, keyUpdateParams } from '../../idempotency/sql.ts'
import type { Queryable } from '../../storage/database.ts'
import { run } from '../../storage/statement.ts'
import { guardParams, type StatementDecision } from '../matching/store.ts'
import type { Payment, PaymentRow, ReversalStage } from '../payment.ts'
import { paymentOf, writeParams } from '../payment-row.ts'
import { type Attempt, claimReversal, releaseParams, releaseReversal } from '../sql/claim.ts'
import type { KeyLimit } from '../sql/budget.ts'
import { eventParams } from '../sql/fragments.ts'
import {
  settleReversal,
  settleReversalFromAbsence,
  settleReversalFromLine,
  type SettleReversalParams,
} from '../sql/settle.ts'
import type { StoreParts } from '../store.ts'
import type { Transition } from '../transition.ts'

/** The reversal stages of this attempt that a transition may leave; `any`: any stage and any attempt. */
export type AllowedReversalStages = readonly ReversalStage[] | 'any'

export type ReversalStore = ReturnType<typeof createReversalStore>

/**
 * Reversals are claimed before the bank is called and settled in one statement, like charges. `reversal_attempt_id`
 * identifies the claim, so that the outcome of one reversal never settles a later one.
 */
export function createReversalStore({ database, encryption, random, notifySender }: StoreParts) {
  return {
    /** Claims a completed C2P payment for one reversal; undefined when it cannot be claimed, or the limit it exceeds. */
    async claim(
      scope: Scope,
      payment: Payment,
      at: {
        attemptId: string
        now: Date
        orphanAt: Date
        isByPayer: boolean
        keyId: string | null
        claim: IdempotencyClaim | undefined
        /** A person in the dashboard, who is named in the audit log; null for a key, which the event names. */
        person: string | null
      },
    ): Promise<Payment | { exceeded: KeyLimit } | undefined> {
      const [row] = await run(database, claimReversal, {
        ...scope,
        paymentId: payment.paymentId,
        attemptId: at.attemptId,
        now: at.now,
        orphanAt: at.orphanAt,
        isByPayer: at.isByPayer,
        keyId: at.keyId,
        lookBackDays: limits.equalChargeDays,
        eventId: random.uuid(),
        eventData: JSON.stringify({ bank: payment.bank }),
        ...claimKeyParams(at.claim),
        ...(at.person === null ? unaudited : auditParams(random, at.person)),
      })
      if (!row) return undefined
      const { exceeded, ...claimed } = row
      if (exceeded !== null) return { exceeded }
      return claimed.paymentId === null ? undefined : paymentOf(claimed as PaymentRow, scope, encryption)
    },

    /** Releases a claim that may have been written and was not followed by a call. */
    async releaseClaim(scope: Scope, attempt: Attempt): Promise<void> {
      await run(database, releaseReversal, { ...scope, ...releaseParams(attempt), eventId: random.uuid() })
    },

    /**
     * False when the payment was not in a stage this transition may leave, or the decision's basis has changed; or when the
     * bank may have reversed an equal charge instead: then the reversal is in manual review.
     */
    async settle(
      scope: Scope,
      transition: Transition,
      allowedStages: AllowedReversalStages,
      update: KeyUpdate,
      { decision, byPayerUntil = null }: { decision?: StatementDecision | undefined; byPayerUntil?: Date | null } = {},
    ): Promise<boolean> {
      const params = { ...settleParams(scope, transition, allowedStages, update), byPayerUntil }
      const rows = decision ? await settleFromStatement(params, decision) : await run(database, settleReversal, params)
      if (rows.length > 0 && transition.event !== null) notifySender?.(scope)
      return rows.length > 0
    },
  }

  function settleFromStatement(params: SettleReversalParams, { matching, basis, movementKey }: StatementDecision) {
    const guarded = { ...params, ...guardParams(basis) }
    return matching.underLock(basis, (transaction: Queryable) =>
      movementKey === undefined
        ? run(transaction, settleReversalFromAbsence, guarded)
        : run(transaction, settleReversalFromLine, { ...guarded, movementKey }),
    )
  }

  function settleParams(
    scope: Scope,
    transition: Transition,
    allowedStages: AllowedReversalStages,
    update: KeyUpdate,
  ): Omit<SettleReversalParams, 'byPayerUntil'> {
    const { payment, nextCheckAt } = transition
    return {
      ...scope,
      paymentId: payment.paymentId,
      attemptId: payment.reversalAttemptId,
      allowedStages: allowedStages === 'any' ? null : allowedStages,
      nextCheckAt,
      lookBackDays: limits.equalChargeDays,
      ...writeParams('reverse', payment),
      ...eventParams(random, transition),
      ...keyUpdateParams(update),
    }
  }
}
