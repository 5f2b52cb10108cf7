import type { BankName } from '../banks/bank.ts'
import { type Decimal, fixed2 } from '../foundation/money.ts'
import type { Random } from '../foundation/random.ts'
import type { IdempotencyClaim } from '../foundation/route.ts'
import type { Scope } from '../foundation/scope.ts'
import { type Database, type Queryable, positionalStatement } from '../storage/database.ts'
import {
  type FateParams,
  fateParams,
  hasNoKey,
  type KeyFate,
  keyFate,
  takeKey,
  takeParams,
  type TakeParams,
} from '../storage/key-fate.ts'
import { statement, run } from '../storage/statement.ts'
import { type Basis, type GuardParams, guardParams, guardSql, type MatchingStore } from './matching/store.ts'
import type { Payer, Payment, Stage, Transition } from './payment.ts'
import {
  insertColumns,
  insertExpressions,
  type InsertParams,
  insertParams,
  paymentColumns,
  paymentOf,
  type Row,
  type PayerEncryption,
} from './rows.ts'

/**
 * The SQL of a payment's life. Each step is one statement: the row, its line of the timeline and the Idempotency-Key
 * move together or not at all. Every move is a compare-and-set on the stage it leaves, and names the attempt it belongs
 * to: a write that is repeated because its acknowledgement was lost changes its own attempt or nothing.
 */

const pk = `tenant_id = :tenantId and livemode = :livemode and payment_id = :paymentId`

export type Pk = Scope & { paymentId: string }
export type EventParams = { eventId: string; eventType: string; event: string | null; eventData: string }

export function eventParams(random: Random, { type, event, data }: Transition): EventParams {
  return { eventId: random.uuid(), eventType: type, event, eventData: JSON.stringify(data) }
}

const insertPayment = statement<
  InsertParams & EventParams & TakeParams & { keyStatus: number | null; keyAnswer: Buffer | null }
>(
  'payments.insert',
  `with taken as (
     ${takeKey({ subject: ':paymentId', status: ':keyStatus', answer: ':keyAnswer' })}
   ), created as (
     insert into payments (${insertColumns}) select ${insertExpressions()}
     where ${hasNoKey} or exists (select from taken)
     returning 1
   ), told as (
     insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data)
     select :tenantId, :livemode, :paymentId, :eventId::uuid, :updatedAt, :eventType, :status, :event, :eventData::jsonb
     from created
   )
   select 1 from created`,
)

type ClaimIntentParams = Pk &
  TakeParams & {
    payerHash: Buffer
    usdAmount: string
    externalRef: string | null
    bank: BankName
    accountId: Buffer
    attemptId: string
    now: Date
    orphanAt: Date
    eventId: string
    eventData: string
  }

// The intent is locked, judged and claimed in one trip. Under the lock the row is the newest one, so of any number of
// parallel executions one sees it open.
const claimIntent = statement<ClaimIntentParams, Row & { matches: boolean; open: boolean }>(
  'payments.claim_intent',
  `with intent as (
     select payer_hash = :payerHash and usd_amount = :usdAmount::numeric
              and (:externalRef::text is null or external_ref = :externalRef) as matches,
            stage = 'intent' and expires_at > now() as open
     from payments where ${pk} and method = 'C2P' for update
   ), taken as (
     ${takeKey({ subject: ':paymentId', when: 'exists (select from intent where matches and open)' })}
   ), claimed as (
     update payments set stage = 'submitted', bank = :bank, account_id = :accountId, attempt_id = :attemptId,
       submitted_at = :now, updated_at = :now, next_check_at = :orphanAt, checks = 0
     where ${pk} and stage = 'intent' and exists (select from intent where matches and open)
       and (${hasNoKey} or exists (select from taken))
     returning ${paymentColumns}
   ), told as (
     insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, data)
     select :tenantId, :livemode, :paymentId, :eventId::uuid, :now, 'submitted', 'PENDING', :eventData::jsonb from claimed
   )
   select i.matches, i.open, c.* from intent i left join claimed c on true`,
)

type ClaimQueuedParams = Pk & {
  accountId: Buffer | null
  attemptId: string
  now: Date
  orphanAt: Date
  eventId: string
}

const claimQueued = statement<ClaimQueuedParams, Row>(
  'payments.claim_queued',
  `with claimed as (
     update payments set stage = 'submitted', account_id = :accountId, attempt_id = :attemptId, submitted_at = :now,
       updated_at = :now, next_check_at = :orphanAt
     where ${pk} and stage = 'queued' returning ${paymentColumns}
   ), told as (
     insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status)
     select :tenantId, :livemode, :paymentId, :eventId::uuid, :now, 'submitted', 'PENDING' from claimed
   )
   select * from claimed`,
)

type SettleParams = Pk &
  EventParams &
  FateParams & {
    attemptId: string | null
    allowedStages: readonly Stage[]
    status: string
    stage: Stage | null
    bank: BankName | null
    paymentAccountId: Buffer | null
    bankReference: string | null
    bankTxId: number | null
    bankNumbers: string[]
    operationId: string | null
    bankCode: string | null
    failureCode: string | null
    updatedAt: Date
    submittedAt: Date | null
    nextCheckAt: Date | null
    callsEndedAt: Date | null
  }

const settleSet = `status = :status, stage = :stage, bank = :bank, account_id = :paymentAccountId::bytea,
       attempt_id = case when :stage::text = 'intent' then null else attempt_id end,
       bank_reference = :bankReference, bank_tx_id = :bankTxId::bigint, bank_numbers = :bankNumbers::text[],
       operation_id = :operationId, bank_code = :bankCode, failure_code = :failureCode, updated_at = :updatedAt,
       submitted_at = :submittedAt, next_check_at = :nextCheckAt, doubt_since = :callsEndedAt::timestamptz`

// An intent leaves its stage this way only when its time is over. If the reconciler already marked this payment unknown it
// also emitted `payment.pending`; the late caller's own pending or unknown outcome is recorded and emits no second event.
// Of a payment of which nothing was sent, and whose caller is told to try again, tenants never learned.
const settle = (parts: { guard: string; movement: string; isAllowed: string; isClaimed: string }) => `
   with ${parts.guard} target as (
     select stage, batch_id from payments
     where ${pk} and stage = any (:allowedStages::text[]) and attempt_id is not distinct from :attemptId::uuid
       and (stage <> 'intent' or expires_at <= now()) ${parts.isAllowed}
     for update
   ), ${parts.movement} settled as (
     update payments set ${settleSet}
     where ${pk} and exists (select from target) ${parts.isClaimed}
     returning 1
   ), told as (
     insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data)
     select :tenantId, :livemode, :paymentId, :eventId::uuid, :updatedAt, :eventType, :status,
            case when :status = 'PENDING' and stage <> 'submitted' then null
                 when :failureCode = 'BANK_NOT_REACHED' and stage = 'submitted' and batch_id is null then null
                 else :event end,
            :eventData::jsonb
     from settled, target
   ), ${keyFate}
   select 1 from settled`

const settlePayment = statement<SettleParams>(
  'payments.settle',
  settle({ guard: '', movement: '', isAllowed: '', isClaimed: '' }),
)

const settleFromLine = statement<SettleParams & GuardParams & { movementKey: string }>(
  'payments.settle_from_line',
  settle({
    guard: `${guardSql('charge')},`,
    isAllowed: 'and exists (select from guard)',
    movement: `movement as (
     insert into claimed_movements (account_id, movement_key, tenant_id, livemode, payment_id)
     select :accountId, :movementKey, :tenantId, :livemode, :paymentId from target
     on conflict do nothing returning 1
   ),`,
    isClaimed: 'and exists (select from movement)',
  }),
)

// A decision that no line belongs to the payment is as good as the reading it rests on.
const settleFromAbsence = statement<SettleParams & GuardParams>(
  'payments.settle_from_absence',
  settle({
    guard: `${guardSql('charge')},`,
    isAllowed: 'and exists (select from guard)',
    movement: '',
    isClaimed: '',
  }),
)

// An intent can be executed again, a part of a disbursement waits for its turn again; anything else ends here without an
// event, because its caller never learned of it, unless the reconciler has told it as pending meanwhile.
const releaseClaim = statement<Pk & { attemptId: string; eventId: string }>(
  'payments.release_claim',
  `with target as (
     select stage, method = 'C2P' or batch_id is not null as is_tried_again from payments
     where ${pk} and attempt_id = :attemptId and stage in ('submitted', 'unknown') for update
   ), released as (
     update payments p set
       stage = case when method = 'C2P' then 'intent' when batch_id is not null then 'queued' end,
       status = case when is_tried_again then 'PENDING' else 'FAILED' end,
       failure_code = case when is_tried_again then null else 'BANK_NOT_REACHED' end,
       bank = case when method = 'C2P' then null else bank end, account_id = null, attempt_id = null, submitted_at = null,
       doubt_since = null, updated_at = date_trunc('milliseconds', now()),
       next_check_at = case when method = 'C2P' then expires_at when batch_id is not null then now() end
     from target where ${pk}
     returning p.status, p.updated_at
   ), told as (
     insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data)
     select :tenantId, :livemode, :paymentId, :eventId::uuid, updated_at,
            case when is_tried_again then 'not_sent' else 'failed' end, status,
            case when not is_tried_again and stage = 'unknown' then 'payment.failed' end, '{"reason": "claim_unconfirmed"}'
     from released, target
   )
   delete from idempotency_keys
   where tenant_id = :tenantId and livemode = :livemode and subject_id = :paymentId and status is null
     and exists (select from released)`,
)

const flagReview = statement<Pk & { reason: string; now: Date; eventId: string; eventData: string }>(
  'payments.flag_review',
  `with flagged as (
     update payments set review_reason = :reason, updated_at = :now
     where ${pk} and review_reason is null returning status
   )
   insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, data)
   select :tenantId, :livemode, :paymentId, :eventId::uuid, :now, 'review', status, :eventData::jsonb from flagged`,
)

const findPayment = positionalStatement(
  'payments.find',
  `select ${paymentColumns} from payments where tenant_id = $1 and livemode = $2 and payment_id = $3`,
)

const findLatestByRef = positionalStatement(
  'payments.by_ref',
  `select ${paymentColumns} from payments
   where tenant_id = $1 and livemode = $2 and external_ref = $3 order by payment_id desc limit 1`,
)

const findByOperation = positionalStatement(
  'payments.by_operation',
  `select ${paymentColumns} from payments
   where tenant_id = $1 and livemode = $2 and operation_id = $3 order by payment_id desc limit 1`,
)

/** What every store of payments works with. */
export type StoreParts = {
  database: Database
  vault: PayerEncryption
  random: Random
  /** Called after a statement that wrote something tenants are told of: senders need not wait for their poll. */
  notifySender?: () => void
}

export type PaymentStore = ReturnType<typeof createPaymentStore>

const noKey: KeyFate = { claim: undefined, do: 'link' }

export function createPaymentStore({ database, vault, random, notifySender }: StoreParts) {
  return {
    /** False when the Idempotency-Key is another request's: nothing was written. */
    async insert(scope: Scope, transition: Transition, fate: KeyFate): Promise<boolean> {
      const { keyStatus, keyAnswer } = fateParams(fate)
      const rows = await run(database, insertPayment, {
        ...insertParams(scope, transition.payment, vault, transition.nextCheckAt),
        ...eventParams(random, transition),
        ...takeParams(fate.claim),
        keyStatus: fate.claim ? keyStatus : null,
        keyAnswer: fate.claim ? keyAnswer : null,
      })
      return wasWritten(rows, transition)
    },

    /** Takes an open intent for one execution, if its details are the ones given. */
    async claimIntent(
      scope: Scope,
      intent: { paymentId: string; payer: Payer; usdAmount: Decimal; externalRef: string | undefined },
      to: {
        bank: BankName
        accountId: Buffer
        attemptId: string
        now: Date
        orphanAt: Date
        claim: IdempotencyClaim | undefined
      },
    ): Promise<{ kind: 'claimed'; payment: Payment } | { kind: 'missing' } | { kind: 'mismatch' }> {
      const [row] = await run(database, claimIntent, {
        ...scope,
        paymentId: intent.paymentId,
        payerHash: vault.hashPayer(intent.payer),
        usdAmount: fixed2(intent.usdAmount),
        externalRef: intent.externalRef ?? null,
        bank: to.bank,
        accountId: to.accountId,
        attemptId: to.attemptId,
        now: to.now,
        orphanAt: to.orphanAt,
        eventId: random.uuid(),
        eventData: JSON.stringify({ bank: to.bank }),
        ...takeParams(to.claim),
      })
      if (!row?.open) return { kind: 'missing' }
      if (!row.matches) return { kind: 'mismatch' }
      // Judged open and equal, yet not claimed: the Idempotency-Key is another request's.
      if (row.paymentId === null) return { kind: 'missing' }
      const { matches: _matches, open: _open, ...claimed } = row
      return { kind: 'claimed', payment: paymentOf(claimed, scope, vault) }
    },

    /** Takes a part of a disbursement for one call; undefined when another process has it. */
    async claimQueued(
      scope: Scope,
      paymentId: string,
      to: { accountId: Buffer | null; attemptId: string; now: Date; orphanAt: Date },
    ): Promise<Payment | undefined> {
      const claim = { ...scope, paymentId, ...to, eventId: random.uuid() }
      const [row] = await run(database, claimQueued, claim)
      return row && paymentOf(row, scope, vault)
    },

    /** False when the payment was no longer in a stage that this step of this attempt may leave. */
    async settle(
      scope: Scope,
      transition: Transition,
      allowedStages: readonly Stage[],
      fate: KeyFate,
    ): Promise<boolean> {
      const rows = await run(database, settlePayment, settleParams(scope, transition, allowedStages, fate))
      return wasWritten(rows, transition)
    },

    /**
     * Settles from what a statement shows: the line is claimed with it, or its absence is what ends the payment. False
     * when anything has changed that the decision rests on: then it is made again.
     */
    async settleFromStatement(
      scope: Scope,
      transition: Transition,
      allowedStages: readonly Stage[],
      decision: { matching: MatchingStore; basis: Basis; movementKey?: string },
    ): Promise<boolean> {
      const { matching, basis, movementKey } = decision
      const params = { ...settleParams(scope, transition, allowedStages, noKey), ...guardParams(basis) }
      const write = (transaction: Queryable) =>
        movementKey === undefined
          ? run(transaction, settleFromAbsence, params)
          : run(transaction, settleFromLine, { ...params, movementKey })
      return wasWritten(await matching.underLock(basis, write), transition)
    },

    /** Gives a claim back that may have been written and was not followed by a call. */
    async releaseClaim(scope: Scope, paymentId: string, attemptId: string): Promise<void> {
      await run(database, releaseClaim, { ...scope, paymentId, attemptId, eventId: random.uuid() })
    },

    /** Puts a payment that has ended on the list for manual review. */
    async flagReview(
      scope: Scope,
      paymentId: string,
      { reason, now, data }: { reason: string; now: Date; data: Transition['data'] },
    ): Promise<void> {
      const eventData = JSON.stringify({ reason, ...data })
      await run(database, flagReview, { ...scope, paymentId, reason, now, eventId: random.uuid(), eventData })
    },

    async find(scope: Scope, paymentId: string): Promise<Payment | undefined> {
      const [row] = await database.query<Row>(findPayment, [scope.tenantId, scope.livemode, paymentId])
      return row && paymentOf(row, scope, vault)
    },

    async findLatestByRef(scope: Scope, externalRef: string): Promise<Payment | undefined> {
      const [row] = await database.query<Row>(findLatestByRef, [scope.tenantId, scope.livemode, externalRef])
      return row && paymentOf(row, scope, vault)
    },

    async findByOperation(scope: Scope, operationId: string): Promise<Payment | undefined> {
      const [row] = await database.query<Row>(findByOperation, [scope.tenantId, scope.livemode, operationId])
      return row && paymentOf(row, scope, vault)
    },
  }

  function settleParams(
    scope: Scope,
    transition: Transition,
    allowedStages: readonly Stage[],
    fate: KeyFate,
  ): SettleParams {
    const { payment } = transition
    return {
      ...scope,
      paymentId: payment.paymentId,
      attemptId: payment.attemptId,
      allowedStages,
      status: payment.status,
      stage: payment.stage,
      bank: payment.bank,
      paymentAccountId: payment.accountId,
      bankReference: payment.bankReference,
      bankTxId: payment.bankTxId,
      bankNumbers: payment.bankNumbers,
      operationId: payment.operationId,
      bankCode: payment.bankCode,
      failureCode: payment.failureCode,
      updatedAt: payment.updatedAt,
      submittedAt: payment.submittedAt,
      nextCheckAt: transition.nextCheckAt,
      callsEndedAt: payment.callsEndedAt,
      ...eventParams(random, transition),
      ...fateParams(fate),
    }
  }

  function wasWritten(rows: object[], { event }: Transition): boolean {
    if (rows.length > 0 && event !== null) notifySender?.()
    return rows.length > 0
  }
}
