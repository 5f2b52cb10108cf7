import type { BankName } from '../../banks/bank.ts'
import { limits } from '../../foundation/limits.ts'
import { type Decimal, fixed2 } from '../../foundation/money.ts'
import type { Random } from '../../foundation/random.ts'
import type { IdempotencyClaim } from '../../foundation/route.ts'
import type { Scope } from '../../foundation/scope.ts'
import { claimKeyParams, ownedKeyParams } from '../../idempotency/sql.ts'
import type { Database } from '../../storage/database.ts'
import { emptyPayment, type Metadata, type Payment, type PaymentRow } from '../payment.ts'
import { statement, run } from '../../storage/statement.ts'
import { insertParams, paymentColumns, paymentOf } from '../payment-row.ts'
import { openingOrEmpty, type PayerEncryption } from '../payer-encryption.ts'
import { payeeParams } from '../store.ts'
import type { KeyLimit } from '../sql/budget.ts'
import { type PaymentKey, paymentKey } from '../sql/fragments.ts'
import { insertDisbursement, releaseDisbursementKey } from '../sql/insert.ts'

/** A disbursement and its parts, each of them a payment. */
type Batch = {
  batchId: string
  reference: string
  total: Decimal
  bank: BankName
  keyId: string | null
  /** Absent when there was no rate: the order is in VES. */
  rate: Decimal | null
  valueDate: string | null
  externalRef: string | undefined
  metadata: Metadata | undefined
  createdAt: Date
  stage: 'queued' | 'approval'
  /** Of the approval. */
  expiresAt: Date | null
  /** Null: it needs no approval. */
  requestedBy: string | null
  /** In the order of the request, which is also the order of their ids. */
  parts: Pick<Payment, 'paymentId' | 'usdAmount' | 'vesAmount' | 'payer'>[]
}

type BatchKey = Scope & { batchId: string }

const listParts = statement<BatchKey, PaymentRow>(
  'disbursements.parts',
  `select ${paymentColumns} from payments
   where tenant_id = :tenantId and livemode = :livemode and batch_id = :batchId order by payment_id`,
)

/** A disbursement without its parts, which are read separately. */
export type BatchSummary = { batchId: string; reference: string; duplicateOf: string | null }

// The tenant's reference is not unique: a second order with it within a day is executed, and `duplicateOf` is the previous
// one. An order of which nothing was sent does not count: it was answered with 503, so a second one is a retry.
const findBatch = statement<BatchKey, BatchSummary>(
  'disbursements.find',
  `select d.batch_id as "batchId", d.reference, (
     select e.batch_id from disbursements e
     where e.tenant_id = d.tenant_id and e.livemode = d.livemode and e.reference = d.reference
       and (e.created_at, e.batch_id) < (d.created_at, d.batch_id) and e.created_at > d.created_at - interval '1 day'
       and exists (
         select from payments p
         where p.tenant_id = e.tenant_id and p.livemode = e.livemode and p.batch_id = e.batch_id
           and p.failure_code is distinct from 'BANK_NOT_REACHED')
     order by e.created_at desc, e.batch_id desc limit 1
   ) as "duplicateOf"
   from disbursements d where d.tenant_id = :tenantId and d.livemode = :livemode and d.batch_id = :batchId`,
)

// One reader per interval, across all processes, queries the bank; the reconciler's next check is postponed as well.
const claimQuery = statement<PaymentKey & { intervalSeconds: number }, QueryClaim>(
  'payments.claim_query',
  `update payments set checked_at = now(),
     next_check_at = greatest(next_check_at, now() + make_interval(secs => :intervalSeconds))
   where ${paymentKey}
     and stage in ('accepted', 'unknown', 'attention') and operation_id is not null and next_check_at is not null
     and (checked_at is null or checked_at <= now() - make_interval(secs => :intervalSeconds))
   returning checked_at::text as "checkedAt"`,
)

// After a failed query the next reader queries the bank again, instead of getting the stored state.
const releaseQuery = statement<PaymentKey & QueryClaim>(
  'payments.release_query',
  `update payments set checked_at = null where ${paymentKey} and status = 'PENDING' and checked_at = :checkedAt::text::timestamptz`,
)

/** The time of a query to the bank, as PostgreSQL writes it: a `Date` would lose its microseconds. */
export type QueryClaim = { checkedAt: string }

export type AdvancedStore = ReturnType<typeof createAdvancedStore>

export function createAdvancedStore({
  database,
  encryption,
  random,
}: {
  database: Database
  encryption: PayerEncryption
  random: Random
}) {
  return {
    /**
     * Inserts the disbursement and its parts atomically. `exceeded`: nothing was written, because of a limit of the key.
     * `isWritten` false otherwise: another request owns the Idempotency-Key.
     */
    async insertBatch(
      scope: Scope,
      batch: Batch,
      claim: IdempotencyClaim | undefined,
    ): Promise<{ exceeded: KeyLimit | null; isWritten: boolean }> {
      const { parts } = batch
      const { bank, keyId, rate, valueDate, externalRef, metadata, batchId, stage, createdAt, expiresAt, requestedBy } =
        batch
      // After this time another process may claim parts that are still queued.
      const nextCheckAt = expiresAt ?? new Date(createdAt.getTime() + limits.queuedPartGraceMs)
      // The columns common to all parts; id, amounts and payee differ.
      const common: Payment = {
        ...emptyPayment,
        paymentId: batchId,
        method: 'DISPERSION',
        status: 'PENDING',
        stage,
        bank,
        keyId,
        vesAmount: batch.total,
        bcvRate: rate,
        rateDate: valueDate,
        externalRef: externalRef ?? null,
        metadata: metadata ?? null,
        batchId,
        payer: {},
        expiresAt,
        createdAt,
        updatedAt: createdAt,
      }
      const [row] = await run(database, insertDisbursement, {
        ...insertParams(scope, common, encryption, nextCheckAt),
        ...claimKeyParams(claim),
        requestedBy,
        reference: batch.reference,
        total: fixed2(batch.total),
        paymentIds: parts.map(({ paymentId }) => paymentId),
        usdAmounts: parts.map(({ usdAmount }) => usdAmount && fixed2(usdAmount)),
        vesAmounts: parts.map(({ vesAmount }) => fixed2(vesAmount)),
        payers: parts.map(({ paymentId, payer }) => encryption.seal(scope, paymentId, payer)),
        payerHashes: parts.map(({ payer }) => encryption.hashPayer(payer)),
        ...payeeParams(
          encryption,
          parts.map(({ payer }) => payer),
        ),
        eventIds: parts.map(() => random.uuid()),
      })
      // A former write, whose acknowledgement was lost, may be committed during this one, which does not see it then.
      const isWritten = row?.isWritten || (await readBatch(scope, batchId)) !== undefined
      return { exceeded: isWritten ? null : (row?.exceeded ?? null), isWritten }
    },

    findBatch: readBatch,

    /** For answers: a payee sealed under a lost key is empty. */
    async listParts(scope: Scope, batchId: string): Promise<Payment[]> {
      const rows = await run(database, listParts, { ...scope, batchId })
      return rows.map((row) => paymentOf(row, scope, openingOrEmpty(encryption)))
    },

    /** Releases the key of a disbursement of which nothing was sent. */
    async releaseKey(scope: Scope, claim: IdempotencyClaim): Promise<void> {
      await run(database, releaseDisbursementKey, { ...scope, ...ownedKeyParams(claim) })
    },

    /** Whether the caller may query the bank about an operation now: once a second, across all processes. */
    async claimQuery(scope: Scope, paymentId: string): Promise<QueryClaim | undefined> {
      const intervalSeconds = limits.askAgainSeconds
      return (await run(database, claimQuery, { ...scope, paymentId, intervalSeconds }))[0]
    },

    /** Releases the claim of a query that failed; a newer claim is kept. */
    async releaseQuery(scope: Scope, paymentId: string, { checkedAt }: QueryClaim): Promise<void> {
      await run(database, releaseQuery, { ...scope, paymentId, checkedAt })
    },
  }

  async function readBatch(scope: Scope, batchId: string): Promise<BatchSummary | undefined> {
    const [batch] = await run(database, findBatch, { ...scope, batchId })
    return batch
  }
}
