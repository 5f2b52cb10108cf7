import type { Random } from '../foundation/random.ts'
import type { IdempotencyClaim } from '../foundation/route.ts'
import type { Scope } from '../foundation/scope.ts'
import { type Database, statement } from '../storage/database.ts'
import type { BankName } from '../banks/bank.ts'
import { type Decimal, fixed2 } from '../foundation/money.ts'
import { fateValues, type KeyFate, keyFate, takeKey, takeValues } from '../storage/key-fate.ts'
import type { Payer, Payment, Stage, Step } from './payment.ts'
import { insertColumns, insertValues, paymentColumns, paymentOf, type Row, type Vault } from './rows.ts'

/**
 * The SQL of a payment's life. Each step is one statement: the row, its line of the timeline and the Idempotency-Key
 * move together or not at all, and every move is a compare-and-set on the stage it leaves.
 */

/** A bank's movement that this payment takes for itself, for ever. */
export type MovementClaim = { accountId: Buffer; movementKey: string }

const pk = `tenant_id = $1 and livemode = $2 and payment_id = $3`

const insertPayment = statement(
  'payments.insert',
  `with taken as (
     ${takeKey(30, { subject: '$3', status: '$35', answer: '$36' })}
   ), created as (
     insert into payments (${insertColumns})
     select $1::uuid, $2::boolean, $3::uuid, $4, $5, $6, $7, $8::numeric, $9::numeric, $10::numeric, $11::date,
            $12, $13::bytea, $14::bytea, $15, $16, $17, $18::bigint, $19, $20::uuid,
            $21::timestamptz, $22::timestamptz, $23::timestamptz, $24::timestamptz, $25::timestamptz
     where $30::text is null or exists (select from taken)
     returning 1
   ), told as (
     insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data)
     select $1, $2, $3, $26::uuid, $22, $27, $5, $28, $29::jsonb from created
   )
   select 1 from created`,
)

// The intent is locked, judged and claimed in one trip. Under the lock the row is the newest one, so of any number of
// parallel executions one sees it open.
const claimIntent = statement(
  'payments.claim_intent',
  `with intent as (
     select payer_hash = $4 and usd_amount = $5::numeric and ($6::text is null or external_ref = $6) as matches,
            stage = 'intent' and expires_at > now() as open
     from payments where ${pk} and method = 'C2P' for update
   ), taken as (
     ${takeKey(12, { subject: '$3', when: 'exists (select from intent where matches and open)' })}
   ), claimed as (
     update payments set stage = 'submitted', bank = $7, submitted_at = $8, updated_at = $8, next_check_at = $9, checks = 0
     where ${pk} and stage = 'intent' and exists (select from intent where matches and open)
       and ($12::text is null or exists (select from taken))
     returning ${paymentColumns}
   ), told as (
     insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, data)
     select $1, $2, $3, $10::uuid, $8, 'submitted', 'PENDING', $11::jsonb from claimed
   )
   select i.matches, i.open, c.* from intent i left join claimed c on true`,
)

const claimQueued = statement(
  'payments.claim_queued',
  `with claimed as (
     update payments set stage = 'submitted', submitted_at = $4, updated_at = $4, next_check_at = $5
     where ${pk} and stage = 'queued' returning ${paymentColumns}
   ), told as (
     insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status)
     select $1, $2, $3, $6::uuid, $4, 'submitted', 'PENDING' from claimed
   )
   select * from claimed`,
)

// A payment whose caller was taken for dead has been told as pending by whoever took it so: the caller's own word that it
// is pending, when it comes after all, is written down and not told again.
const settlePayment = statement(
  'payments.settle',
  `with target as (
     select stage from payments where ${pk} and stage = any ($4::text[]) for update
   ), movement as (
     insert into claimed_movements (account_id, movement_key, tenant_id, livemode, payment_id)
     select $26::bytea, $27, $1, $2, $3 from target where $26::bytea is not null
     on conflict do nothing returning 1
   ), settled as (
     update payments set
       status = $5, stage = $6, bank = $7, bank_reference = $8, bank_tx_id = $9::bigint, operation_id = $10,
       bank_code = $11, failure_code = $12, updated_at = $13, submitted_at = $14, next_check_at = $15,
       doubt_since = $28::timestamptz
     where ${pk} and exists (select from target) and ($26::bytea is null or exists (select from movement))
     returning 1
   ), told as (
     insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, event, data)
     select $1, $2, $3, $16::uuid, $13, $17, $5,
            case when $5 <> 'PENDING' or stage = 'submitted' then $18 end, $19::jsonb
     from settled, target
   ), ${keyFate(20)}
   select 1 from settled`,
)

const findPayment = statement('payments.find', `select ${paymentColumns} from payments where ${pk}`)

const findLatestByRef = statement(
  'payments.by_ref',
  `select ${paymentColumns} from payments
   where tenant_id = $1 and livemode = $2 and external_ref = $3 order by payment_id desc limit 1`,
)

const findByOperation = statement(
  'payments.by_operation',
  `select ${paymentColumns} from payments
   where tenant_id = $1 and livemode = $2 and operation_id = $3 order by payment_id desc limit 1`,
)

/** What every store of payments works with. */
export type StoreParts = {
  database: Database
  vault: Vault
  random: Random
  /** Called after a statement that wrote something tenants are told of: senders need not wait for their poll. */
  tell?: () => void
}

export type PaymentStore = ReturnType<typeof createPaymentStore>

export function createPaymentStore({ database, vault, random, tell }: StoreParts) {
  return {
    /** False when the Idempotency-Key is another request's: nothing was written. */
    async insert(scope: Scope, made: Step, fate: KeyFate): Promise<boolean> {
      const rows = await database.query(insertPayment, [
        ...insertValues(scope, made.payment, vault, made.nextCheckAt),
        ...eventValues(made),
        ...takeValues(fate.claim),
        fate.do === 'complete' && fate.claim ? fate.status : null,
        fate.do === 'complete' && fate.claim ? fate.answer : null,
      ])
      return told(rows, made)
    },

    /** Takes an open intent for one execution, if its details are the ones given. */
    async claimIntent(
      scope: Scope,
      intent: { paymentId: string; payer: Payer; usdAmount: Decimal; externalRef: string | undefined },
      to: { bank: BankName; now: Date; orphanAt: Date; claim: IdempotencyClaim | undefined },
    ): Promise<{ kind: 'claimed'; payment: Payment } | { kind: 'missing' } | { kind: 'mismatch' }> {
      const [row] = await database.query<Row & { matches: boolean; open: boolean }>(claimIntent, [
        scope.tenantId,
        scope.livemode,
        intent.paymentId,
        vault.hashPayer(intent.payer),
        fixed2(intent.usdAmount),
        intent.externalRef ?? null,
        to.bank,
        to.now,
        to.orphanAt,
        random.uuid(),
        JSON.stringify({ bank: to.bank }),
        ...takeValues(to.claim),
      ])
      if (!row?.open) return { kind: 'missing' }
      if (!row.matches) return { kind: 'mismatch' }
      // Judged open and equal, yet not claimed: the Idempotency-Key is another request's.
      if (row.paymentId === null) return { kind: 'missing' }
      const { matches: _matches, open: _open, ...claimed } = row
      return { kind: 'claimed', payment: paymentOf(claimed, scope, vault) }
    },

    /** Takes a part of a disbursement for one call; undefined when another process has it. */
    async claimQueued(scope: Scope, paymentId: string, now: Date, orphanAt: Date): Promise<Payment | undefined> {
      const values = [scope.tenantId, scope.livemode, paymentId, now, orphanAt, random.uuid()]
      const [row] = await database.query<Row>(claimQueued, values)
      return row && paymentOf(row, scope, vault)
    },

    /** False when the payment was no longer in a stage this step may leave, or the movement was taken. */
    async settle(scope: Scope, made: Step, from: Stage[], fate: KeyFate, movement?: MovementClaim): Promise<boolean> {
      const { payment } = made
      const rows = await database.query(settlePayment, [
        scope.tenantId,
        scope.livemode,
        payment.paymentId,
        from,
        payment.status,
        payment.stage,
        payment.bank,
        payment.bankReference,
        payment.bankTxId,
        payment.operationId,
        payment.bankCode,
        payment.failureCode,
        payment.updatedAt,
        payment.submittedAt,
        made.nextCheckAt,
        ...eventValues(made),
        ...fateValues(fate),
        movement?.accountId ?? null,
        movement?.movementKey ?? null,
        payment.doubtSince,
      ])
      return told(rows, made)
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

  function told(rows: object[], { event }: Step): boolean {
    if (rows.length > 0 && event !== null) tell?.()
    return rows.length > 0
  }

  function eventValues({ type, event, data }: Step): unknown[] {
    return [random.uuid(), type, event, JSON.stringify(data)]
  }
}
