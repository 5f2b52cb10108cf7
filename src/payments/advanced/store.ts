import type { BankName } from '../../banks/bank.ts'
import { limits } from '../../foundation/limits.ts'
import { type Decimal, fixed2 } from '../../foundation/money.ts'
import type { Random } from '../../foundation/random.ts'
import type { IdempotencyClaim } from '../../foundation/route.ts'
import type { Scope } from '../../foundation/scope.ts'
import { type Database, statement } from '../../storage/database.ts'
import type { Payment } from '../payment.ts'
import { insertColumns, paymentColumns, paymentOf, type Row, type Vault } from '../rows.ts'
import { claimValues, ownKey } from '../../storage/key-fate.ts'

/** A disbursement and its parts, each of them a payment. */
type Batch = {
  batchId: string
  reference: string
  total: Decimal
  bank: BankName
  rate: Decimal
  valueDate: string
  externalRef: string | null
  createdAt: Date
  /** When another process may take parts that are still queued. */
  nextCheckAt: Date
  /** In the order of the request, which is also the order of their ids. */
  parts: Pick<Payment, 'paymentId' | 'usdAmount' | 'vesAmount' | 'payer'>[]
}

const insertBatch = statement(
  'disbursements.insert',
  `with linked as (
     update idempotency_keys set subject_id = $3
     where ${ownKey(18)}
     returning 1
   ), batch as (
     insert into disbursements (tenant_id, livemode, batch_id, reference, ves_amount, created_at)
     select $1::uuid, $2::boolean, $3::uuid, $4, $5::numeric, $6::timestamptz
     where $18::text is null or exists (select from linked)
     returning 1
   ), part as (
     select p.* from batch, unnest($12::uuid[], $13::numeric[], $14::numeric[], $15::bytea[], $16::bytea[], $17::uuid[])
       as p (payment_id, usd_amount, ves_amount, payer, payer_hash, event_id)
   ), created as (
     insert into payments (${insertColumns})
     select $1, $2, payment_id, 'DISPERSION', 'PENDING', 'queued', $7, usd_amount, ves_amount, $8::numeric, $9::date,
            $10, payer, payer_hash, null, null, null, null, null, $3,
            $6, $6, null, null, $11::timestamptz
     from part
   ), told as (
     insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, data)
     select $1, $2, payment_id, event_id, $6, 'queued', 'PENDING', jsonb_build_object('batchId', $3::text) from part
   )
   select 1 from batch`,
)

const listParts = statement(
  'disbursements.parts',
  `select ${paymentColumns} from payments
   where tenant_id = $1 and livemode = $2 and batch_id = $3 order by payment_id`,
)

const releaseKey = statement(
  'disbursements.release_key',
  `delete from idempotency_keys
   where tenant_id = $1 and livemode = $2 and route = $3 and key = $4 and claim_token = $5 and status is null`,
)

// Of any number of readers on any number of processes one asks the bank, and the reconciler keeps away for as long.
const takeTurnToAsk = statement(
  'payments.take_turn_to_ask',
  `update payments set checked_at = now(), next_check_at = greatest(next_check_at, now() + make_interval(secs => $4))
   where tenant_id = $1 and livemode = $2 and payment_id = $3
     and stage in ('accepted', 'unknown', 'attention') and operation_id is not null and next_check_at is not null
     and (checked_at is null or checked_at <= now() - make_interval(secs => $4))
   returning 1`,
)

export type AdvancedStore = ReturnType<typeof createAdvancedStore>

export function createAdvancedStore({ database, vault, random }: { database: Database; vault: Vault; random: Random }) {
  return {
    /** The whole disbursement or nothing. False when the Idempotency-Key's claim was lost to another request. */
    async insertBatch(scope: Scope, batch: Batch, claim: IdempotencyClaim | undefined): Promise<boolean> {
      const { parts } = batch
      const rows = await database.query(insertBatch, [
        scope.tenantId,
        scope.livemode,
        batch.batchId,
        batch.reference,
        fixed2(batch.total),
        batch.createdAt,
        batch.bank,
        batch.rate.toString(),
        batch.valueDate,
        batch.externalRef,
        batch.nextCheckAt,
        parts.map(({ paymentId }) => paymentId),
        parts.map(({ usdAmount }) => fixed2(usdAmount)),
        parts.map(({ vesAmount }) => fixed2(vesAmount)),
        parts.map(({ paymentId, payer }) => vault.seal(scope, paymentId, payer)),
        parts.map(({ payer }) => vault.hashPayer(payer)),
        parts.map(() => random.uuid()),
        ...claimValues(claim),
      ])
      return rows.length > 0
    },

    async listParts(scope: Scope, batchId: string): Promise<Payment[]> {
      const rows = await database.query<Row>(listParts, [scope.tenantId, scope.livemode, batchId])
      return rows.map((row) => paymentOf(row, scope, vault))
    },

    /** Of a disbursement of which nothing was sent: the key may be used again. */
    async releaseKey(scope: Scope, claim: IdempotencyClaim): Promise<void> {
      await database.query(releaseKey, [scope.tenantId, scope.livemode, ...claimValues(claim)])
    },

    /** Whether the caller may ask the bank about an operation now: once a second, over all processes. */
    async takeTurnToAsk(scope: Scope, paymentId: string): Promise<boolean> {
      const values = [scope.tenantId, scope.livemode, paymentId, limits.askAgainSeconds]
      return (await database.query(takeTurnToAsk, values)).length > 0
    },
  }
}
