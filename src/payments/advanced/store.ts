import type { BankName } from '../../banks/bank.ts'
import { limits } from '../../foundation/limits.ts'
import { type Decimal, fixed2 } from '../../foundation/money.ts'
import type { Random } from '../../foundation/random.ts'
import type { IdempotencyClaim } from '../../foundation/route.ts'
import type { Scope } from '../../foundation/scope.ts'
import { type Database, positionalStatement } from '../../storage/database.ts'
import type { Payment } from '../payment.ts'
import { type ClaimParams, claimParams, hasNoKey, ownKey } from '../../storage/key-fate.ts'
import { statement, run } from '../../storage/statement.ts'
import { paymentColumns, paymentOf, type Row, type PayerEncryption } from '../rows.ts'

/** A disbursement and its parts, each of them a payment. */
type Batch = {
  batchId: string
  reference: string
  total: Decimal
  bank: BankName
  /** Absent when there was no rate: the order is in VES. */
  rate: Decimal | null
  valueDate: string | null
  externalRef: string | null
  createdAt: Date
  /** When another process may take parts that are still queued. */
  nextCheckAt: Date
  /** In the order of the request, which is also the order of their ids. */
  parts: Pick<Payment, 'paymentId' | 'usdAmount' | 'vesAmount' | 'payer'>[]
}

type BatchParams = Scope &
  ClaimParams & {
    batchId: string
    reference: string
    total: string
    createdAt: Date
    bank: BankName
    rate: string | null
    valueDate: string | null
    externalRef: string | null
    nextCheckAt: Date
    paymentIds: string[]
    usdAmounts: (string | null)[]
    vesAmounts: string[]
    payers: (Buffer | null)[]
    payerHashes: Buffer[]
    eventIds: string[]
  }

// Written twice, because the acknowledgement of the first time was lost, it is there once.
const insertBatch = statement<BatchParams>(
  'disbursements.insert',
  `with linked as (
     update idempotency_keys set subject_id = :batchId
     where ${ownKey}
     returning 1
   ), batch as (
     insert into disbursements (tenant_id, livemode, batch_id, reference, ves_amount, created_at)
     select :tenantId::uuid, :livemode::boolean, :batchId::uuid, :reference, :total::numeric, :createdAt::timestamptz
     where ${hasNoKey} or exists (select from linked)
     on conflict do nothing
     returning 1
   ), part as (
     select p.* from batch, unnest(:paymentIds::uuid[], :usdAmounts::numeric[], :vesAmounts::numeric[], :payers::bytea[],
                                   :payerHashes::bytea[], :eventIds::uuid[])
       as p (payment_id, usd_amount, ves_amount, payer, payer_hash, event_id)
   ), created as (
     insert into payments (tenant_id, livemode, payment_id, method, status, stage, bank, usd_amount, ves_amount, bcv_rate,
       rate_date, external_ref, payer, payer_hash, batch_id, created_at, updated_at, next_check_at)
     select :tenantId, :livemode, payment_id, 'DISPERSION', 'PENDING', 'queued', :bank, usd_amount, ves_amount,
            :rate::numeric, :valueDate::date, :externalRef, payer, payer_hash, :batchId, :createdAt, :createdAt,
            :nextCheckAt::timestamptz
     from part
   ), told as (
     insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, data)
     select :tenantId, :livemode, payment_id, event_id, :createdAt, 'queued', 'PENDING',
            jsonb_build_object('batchId', :batchId::text)
     from part
   )
   select 1 from batch
   union all
   select 1 from disbursements where tenant_id = :tenantId and livemode = :livemode and batch_id = :batchId`,
)

const listParts = positionalStatement(
  'disbursements.parts',
  `select ${paymentColumns} from payments
   where tenant_id = $1 and livemode = $2 and batch_id = $3 order by payment_id`,
)

/** A disbursement as a whole, whose parts are read beside it. */
export type BatchSummary = { batchId: string; reference: string; duplicateOf: string | null }

// The tenant's own number is not unique: a second order under it within a day is carried out and names the one before.
// One of which nothing was sent was answered 503 and is not named: its caller was told to try again.
const findBatch = positionalStatement(
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
   from disbursements d where d.tenant_id = $1 and d.livemode = $2 and d.batch_id = $3`,
)

const releaseKey = statement<Scope & ClaimParams>(
  'disbursements.release_key',
  `delete from idempotency_keys where ${ownKey}`,
)

// Of any number of readers on any number of processes one asks the bank, and the reconciler keeps away for as long.
const claimQuery = positionalStatement(
  'payments.take_turn_to_ask',
  `update payments set checked_at = now(), next_check_at = greatest(next_check_at, now() + make_interval(secs => $4))
   where tenant_id = $1 and livemode = $2 and payment_id = $3
     and stage in ('accepted', 'unknown', 'attention') and operation_id is not null and next_check_at is not null
     and (checked_at is null or checked_at <= now() - make_interval(secs => $4))
   returning 1`,
)

// Nobody was answered: whoever asks next hears it from the bank, or of its absence, and not what is stored.
const releaseQuery = positionalStatement(
  'payments.give_turn_back',
  `update payments set checked_at = null
   where tenant_id = $1 and livemode = $2 and payment_id = $3 and status = 'PENDING' and checked_at <= $4`,
)

export type AdvancedStore = ReturnType<typeof createAdvancedStore>

export function createAdvancedStore({
  database,
  vault,
  random,
}: {
  database: Database
  vault: PayerEncryption
  random: Random
}) {
  return {
    /** The whole disbursement or nothing. False when the Idempotency-Key's claim was lost to another request. */
    async insertBatch(scope: Scope, batch: Batch, claim: IdempotencyClaim | undefined): Promise<boolean> {
      const { parts } = batch
      const rows = await run(database, insertBatch, {
        ...scope,
        ...claimParams(claim),
        batchId: batch.batchId,
        reference: batch.reference,
        total: fixed2(batch.total),
        createdAt: batch.createdAt,
        bank: batch.bank,
        rate: batch.rate && batch.rate.toString(),
        valueDate: batch.valueDate,
        externalRef: batch.externalRef,
        nextCheckAt: batch.nextCheckAt,
        paymentIds: parts.map(({ paymentId }) => paymentId),
        usdAmounts: parts.map(({ usdAmount }) => usdAmount && fixed2(usdAmount)),
        vesAmounts: parts.map(({ vesAmount }) => fixed2(vesAmount)),
        payers: parts.map(({ paymentId, payer }) => vault.seal(scope, paymentId, payer)),
        payerHashes: parts.map(({ payer }) => vault.hashPayer(payer)),
        eventIds: parts.map(() => random.uuid()),
      })
      return rows.length > 0
    },

    async findBatch(scope: Scope, batchId: string): Promise<BatchSummary | undefined> {
      const [batch] = await database.query<BatchSummary>(findBatch, [scope.tenantId, scope.livemode, batchId])
      return batch
    },

    async listParts(scope: Scope, batchId: string): Promise<Payment[]> {
      const rows = await database.query<Row>(listParts, [scope.tenantId, scope.livemode, batchId])
      return rows.map((row) => paymentOf(row, scope, vault))
    },

    /** Of a disbursement of which nothing was sent: the key may be used again. */
    async releaseKey(scope: Scope, claim: IdempotencyClaim): Promise<void> {
      await run(database, releaseKey, { ...scope, ...claimParams(claim) })
    },

    /** Whether the caller may ask the bank about an operation now: once a second, over all processes. */
    async claimQuery(scope: Scope, paymentId: string): Promise<boolean> {
      const values = [scope.tenantId, scope.livemode, paymentId, limits.askAgainSeconds]
      return (await database.query(claimQuery, values)).length > 0
    },

    /** After a question, begun then, that the bank did not answer; a newer turn is somebody else's. */
    async releaseQuery({ tenantId, livemode }: Scope, paymentId: string, begunAt: Date): Promise<void> {
      await database.query(releaseQuery, [tenantId, livemode, paymentId, begunAt])
    },
  }
}
