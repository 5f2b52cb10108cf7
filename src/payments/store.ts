import type { ChosenAccount } from '../banks/registry.ts'
import { type Decimal, fixed2 } from '../foundation/money.ts'
import type { Random } from '../foundation/random.ts'
import type { IdempotencyClaim } from '../foundation/route.ts'
import type { Scope } from '../foundation/scope.ts'
import {
  claimKeyParams,
  type KeyUpdate,
  keyResponseParams,
  keyUpdateParams,
  noKey,
  type OwnedKeyParams,
} from '../idempotency/sql.ts'
import { type Database, type Queryable, violatedConstraint } from '../storage/database.ts'
import { batched, type ColumnsOf, unknownLength } from '../storage/batch.ts'
import { run, statement } from '../storage/statement.ts'
import { guardParams, type StatementDecision } from './matching/store.ts'
import { openingOrEmpty, type PayerEncryption } from './payer-encryption.ts'
import type { Payer, Payment, PaymentRow, Stage } from './payment.ts'
import { insertParams, paymentColumns, paymentOf, writeParams } from './payment-row.ts'
import {
  type Attempt,
  changeAccount,
  claimIntent,
  claimIntents,
  claimQueued,
  releaseClaim,
  releaseParams,
} from './sql/claim.ts'
import { claimResend, markRepeatable } from './sql/resend.ts'
import type { KeyLimit } from './sql/budget.ts'
import { eventParams, type PaymentKey, paymentKey } from './sql/fragments.ts'
import { insertPayment, insertPayments, insertPayout } from './sql/insert.ts'
import { flagReview } from './sql/review.ts'
import {
  reviewAnswerOfAnother,
  settleFromAbsence,
  settleFromLine,
  type SettleParams,
  settlePayment,
  settlePayments,
} from './sql/settle.ts'
import { choiceData, type Transition } from './transition.ts'

const findPayment = statement<PaymentKey, PaymentRow>(
  'payments.find',
  `select ${paymentColumns} from payments where ${paymentKey}`,
)

const findPayments = statement<ColumnsOf<PaymentKey>, PaymentRow & { row: number }>(
  'payments.find_many',
  `select p.*, row::integer
   from unnest(${unknownLength(':tenantId::uuid[]')}, :livemode::boolean[], :paymentId::uuid[]) with ordinality
     as r (tenant_id, livemode, payment_id, row)
   cross join lateral (
     select ${paymentColumns} from payments
     where (tenant_id, livemode, payment_id) = (r.tenant_id, r.livemode, r.payment_id) limit 1
   ) as p`,
)

type RefKey = Scope & { externalRef: string }

const latestByRef = ({ tenantId, livemode, externalRef }: Record<keyof RefKey, string>) =>
  `select ${paymentColumns} from payments
   where tenant_id = ${tenantId} and livemode = ${livemode} and external_ref = ${externalRef}
   order by payment_id desc limit 1`

const findLatestByRef = statement<RefKey, PaymentRow>(
  'payments.by_ref',
  latestByRef({ tenantId: ':tenantId', livemode: ':livemode', externalRef: ':externalRef' }),
)

const findLatestByRefs = statement<ColumnsOf<RefKey>, PaymentRow & { row: number }>(
  'payments.by_ref_many',
  `select p.*, row::integer
   from unnest(${unknownLength(':tenantId::uuid[]')}, :livemode::boolean[], :externalRef::text[]) with ordinality
     as r (tenant_id, livemode, external_ref, row)
   cross join lateral (
     ${latestByRef({ tenantId: 'r.tenant_id', livemode: 'r.livemode', externalRef: 'r.external_ref' })}
   ) as p`,
)

const findByOperation = statement<Scope & { operationId: string }, PaymentRow>(
  'payments.by_operation',
  `select ${paymentColumns} from payments
   where tenant_id = :tenantId and livemode = :livemode and operation_id = :operationId order by payment_id desc limit 1`,
)

/** Dependencies of the payment stores. */
export type StoreParts = {
  database: Database
  encryption: PayerEncryption
  random: Random
  /** Called after a statement that queued events, so that the webhook sender does not wait for its next poll. */
  notifySender?: (scope: Scope) => void
}

/** A payee of a payout, with their part of it. They are recognised by the document and by the phone or account. */
export type Payee = { document: string; phone?: string; account?: string; amount: Decimal }

export function payeeParams(
  encryption: PayerEncryption,
  payees: readonly Pick<Payer, 'document' | 'phone' | 'account'>[],
): { payeeDocuments: Buffer[]; payeeDestinations: Buffer[] } {
  return {
    payeeDocuments: payees.map(({ document = '' }) => encryption.hashDocument(document)),
    payeeDestinations: payees.map(({ phone, account }) =>
      phone === undefined ? encryption.hashPayer({ account: account ?? '' }) : encryption.hashPhone(phone),
    ),
  }
}

export type PaymentStore = ReturnType<typeof createPaymentStore>

export function createPaymentStore({ database, encryption, random, notifySender }: StoreParts) {
  const find = batched(database, findPayment, findPayments)
  const findByRef = batched(database, findLatestByRef, findLatestByRefs)
  const insert = batched(database, insertPayment, insertPayments, subjectsOf)
  const claim = batched(database, claimIntent, claimIntents, subjectsOf)
  const settle = batched(database, settlePayment, settlePayments, subjectsOfOutcome)
  const lenient = openingOrEmpty(encryption)

  return {
    /** False, with nothing written, when another request owns the Idempotency-Key. */
    async insert(scope: Scope, transition: Transition, update: KeyUpdate): Promise<boolean> {
      const params = Object.assign(
        insertParams(scope, transition.payment, encryption, transition.nextCheckAt),
        eventParams(random, transition),
        claimKeyParams(update.claim),
        keyResponseParams(update),
      )
      const rows = await insert(params)
      return wasWritten(scope, rows, transition)
    },

    /**
     * Inserts a payout within the limits of its key, and its request for approval if it needs one. `exceeded`: nothing was
     * written, because of a limit. `isCreated` false otherwise: another request owns the Idempotency-Key.
     */
    async insertPayout(
      scope: Scope,
      transition: Transition,
      update: KeyUpdate,
      { payees, requestedBy }: { payees: Payee[]; requestedBy: string | null },
    ): Promise<{ exceeded: KeyLimit | null; isCreated: boolean }> {
      const [row] = await run(database, insertPayout, {
        ...insertParams(scope, transition.payment, encryption, transition.nextCheckAt),
        ...eventParams(random, transition),
        ...claimKeyParams(update.claim),
        ...keyResponseParams(update),
        requestedBy,
        ...payeeParams(encryption, payees),
        payeeAmounts: payees.map(({ amount }) => fixed2(amount)),
      })
      return row ?? { exceeded: null, isCreated: false }
    },

    /** Claims an open intent for one execution, if payer, amount and reference match. */
    async claimIntent(
      scope: Scope,
      intent: { paymentId: string; payer: Payer; usdAmount: Decimal | undefined; externalRef: string | undefined },
      to: {
        choice: ChosenAccount
        attemptId: string
        now: Date
        orphanAt: Date
        keyId: string | null
        claim: IdempotencyClaim | undefined
      },
    ): Promise<{ kind: 'claimed'; payment: Payment } | { kind: 'missing' } | { kind: 'mismatch' }> {
      const [row] = await claim({
        ...scope,
        paymentId: intent.paymentId,
        payerHash: encryption.hashPayer(intent.payer),
        usdAmount: intent.usdAmount ? fixed2(intent.usdAmount) : null,
        externalRef: intent.externalRef ?? null,
        bank: to.choice.bank,
        accountId: to.choice.accountId,
        attemptId: to.attemptId,
        now: to.now,
        orphanAt: to.orphanAt,
        keyId: to.keyId,
        eventId: random.uuid(),
        eventData: JSON.stringify(choiceData(to.choice)),
        ...claimKeyParams(to.claim),
      }).catch(nothingIfSessionEnded)
      if (!row?.open) return { kind: 'missing' }
      if (!row.matches) return { kind: 'mismatch' }
      // Open and matching, yet not claimed: another request owns the Idempotency-Key.
      if (row.paymentId === null) return { kind: 'missing' }
      const { matches: _matches, open: _open, ...claimed } = row
      return { kind: 'claimed', payment: paymentOf(claimed as PaymentRow, scope, encryption) }
    },

    /** Claims a part of a disbursement for one call; undefined when another process has claimed it. */
    async claimQueued(
      scope: Scope,
      paymentId: string,
      { choice, ...to }: { choice: ChosenAccount | undefined; attemptId: string; now: Date; orphanAt: Date },
    ): Promise<Payment | undefined> {
      const [row] = await run(database, claimQueued, {
        ...scope,
        paymentId,
        ...to,
        bank: choice?.bank ?? null,
        accountId: choice?.accountId ?? null,
        eventId: random.uuid(),
        eventData: JSON.stringify(choice ? choiceData(choice) : {}),
      })
      return row && paymentOf(row, scope, encryption)
    },

    /** Names another account in a claimed payment; false when the payment is no longer this attempt's. */
    async changeAccount(scope: Scope, { payment, nextCheckAt, data }: Transition): Promise<boolean> {
      const { paymentId, bank, accountId, attemptId, updatedAt: now } = payment
      if (attemptId === null) return false
      const rows = await run(database, changeAccount, {
        ...scope,
        paymentId,
        bank,
        accountId,
        attemptId,
        now,
        nextCheckAt,
        eventId: random.uuid(),
        eventData: JSON.stringify(data),
      })
      return rows.length > 0
    },

    /** Allows a later resend of this attempt's call. False: another process has taken the payment. */
    async markRepeatable(scope: Scope, { paymentId, attemptId }: Payment, operationRef: string): Promise<boolean> {
      return (await run(database, markRepeatable, { ...scope, paymentId, attemptId, operationRef })).length > 0
    },

    /** Claims a payment of unknown outcome for one more call under the same number; undefined when it has changed. */
    async claimResend(
      scope: Scope,
      { paymentId, attemptId: previousAttemptId }: Payment,
      to: { attemptId: string; now: Date; orphanAt: Date },
    ): Promise<Payment | undefined> {
      const params = { ...scope, paymentId, previousAttemptId, ...to, eventId: random.uuid() }
      const [row] = await run(database, claimResend, params)
      return row && paymentOf(row, scope, encryption)
    },

    /**
     * False when the payment was no longer in a stage that this transition of this attempt may leave, or when the approval
     * is the bank's answer to another payment: then it is in manual review.
     */
    async settle(
      scope: Scope,
      transition: Transition,
      allowedStages: readonly Stage[],
      update: KeyUpdate,
    ): Promise<boolean> {
      const params = settleParams(scope, transition, allowedStages, update)
      const rows = await settle(params)
      const hasNumber = params.operationId !== null || params.bankTxId !== null
      if (rows.length === 0 && params.status === 'COMPLETED' && hasNumber) {
        wasWritten(scope, await run(database, reviewAnswerOfAnother, params), transition)
      }
      return wasWritten(scope, rows, transition)
    },

    /**
     * Settles from the account's statement: claims the line in the same statement, or fails the payment because there is
     * no line. False when the basis of the decision has changed: the caller decides again.
     */
    async settleFromStatement(
      scope: Scope,
      transition: Transition,
      allowedStages: readonly Stage[],
      { matching, basis, movementKey }: StatementDecision,
    ): Promise<boolean> {
      const params = { ...settleParams(scope, transition, allowedStages, noKey), ...guardParams(basis) }
      const write = (transaction: Queryable) =>
        movementKey === undefined
          ? run(transaction, settleFromAbsence, params)
          : run(transaction, settleFromLine, { ...params, movementKey })
      return wasWritten(scope, await matching.underLock(basis, write), transition)
    },

    /** Releases a claim that may have been written and was not followed by a call. */
    async releaseClaim(scope: Scope, attempt: Attempt): Promise<void> {
      await run(database, releaseClaim, { ...scope, ...releaseParams(attempt), eventId: random.uuid() })
    },

    /** Flags a settled payment for manual review. */
    async flagReview(
      scope: Scope,
      paymentId: string,
      { reason, now, data }: { reason: string; now: Date; data: Transition['data'] },
    ): Promise<void> {
      const eventData = JSON.stringify({ reason, ...data })
      await run(database, flagReview, { ...scope, paymentId, reason, now, eventId: random.uuid(), eventData })
    },

    /** For answers, as are the two below: the payer is empty if it is sealed under a lost key. */
    async find(scope: Scope, paymentId: string): Promise<Payment | undefined> {
      const [row] = await find({ ...scope, paymentId })
      return row && paymentOf(row, scope, lenient)
    },

    async findLatestByRef(scope: Scope, externalRef: string): Promise<Payment | undefined> {
      const [row] = await findByRef({ ...scope, externalRef })
      return row && paymentOf(row, scope, lenient)
    },

    async findByOperation(scope: Scope, operationId: string): Promise<Payment | undefined> {
      const [row] = await run(database, findByOperation, { ...scope, operationId })
      return row && paymentOf(row, scope, lenient)
    },
  }

  function settleParams(
    scope: Scope,
    transition: Transition,
    allowedStages: readonly Stage[],
    update: KeyUpdate,
  ): SettleParams {
    const { payment, nextCheckAt } = transition
    const { paymentId, payer } = payment
    return {
      ...scope,
      paymentId,
      attemptId: payment.attemptId,
      allowedStages,
      nextCheckAt,
      sealedPayer: payer.chargeId === undefined ? null : encryption.seal(scope, paymentId, payer),
      ...writeParams('settle', payment),
      ...eventParams(random, transition),
      ...keyUpdateParams(update),
    }
  }

  function wasWritten(scope: Scope, rows: object[], { event }: Transition): boolean {
    if (rows.length > 0 && event !== null) notifySender?.(scope)
    return rows.length > 0
  }
}

/** An intent of a checkout session that has ended, was paid or has another charge in progress is no longer open. */
function nothingIfSessionEnded(error: unknown): [] {
  if (violatedConstraint(error) === 'checkout_session_is_open') return []
  throw error
}

/** The rows that a transition writes: its payment, and its Idempotency-Key if it has one. */
function subjectsOf({ tenantId, livemode, paymentId, keyRoute, key }: PaymentKey & OwnedKeyParams): string[] {
  return key === null ? [paymentId] : [paymentId, JSON.stringify([tenantId, livemode, keyRoute, key])]
}

/** And the operation at the bank: of two payments with one operation, the second is refused by what the first wrote. */
function subjectsOfOutcome(params: SettleParams): string[] {
  const { operationId, bankTxId } = params
  return [...subjectsOf(params), ...[operationId, bankTxId].filter((number) => number !== null)]
}
