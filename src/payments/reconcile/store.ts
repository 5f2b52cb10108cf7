import { limits } from '../../foundation/limits.ts'
import { type Decimal, fixed2 } from '../../foundation/money.ts'
import type { Random } from '../../foundation/random.ts'
import type { Scope } from '../../foundation/scope.ts'
import type { Database } from '../../storage/database.ts'
import { statement, run } from '../../storage/statement.ts'
import { SealError } from '../../storage/sealing.ts'
import type { Payment, PaymentRow } from '../payment.ts'
import { paymentColumns, paymentOf } from '../payment-row.ts'
import type { PayerEncryption } from '../payer-encryption.ts'
import type { QueryClaim } from '../advanced/store.ts'
import { ownAttempt, type PaymentKey, paymentKey } from '../sql/fragments.ts'
import { flagLateLine, flagUnreadable } from '../sql/review.ts'

/** How many payments wait, and for what. */
export type OpenCount = { stage: string; livemode: boolean; count: number }

/** A payment and whose it is. */
type OwnedPayment = { scope: Scope; payment: Payment }

/** An open payment this process looks at now, and since when. */
export type OpenPayment = OwnedPayment & { claim: QueryClaim }

/** A payment that was taken and whose row cannot be read, such as one whose payer was sealed under a lost key. */
export type UnreadablePayment = {
  scope: Scope
  paymentId: string
  checks: number
  attemptId: string | null
  /** Why, in words that hold nothing of the payer. */
  problem: string
}

export type TakenPayments = { open: OpenPayment[]; unreadable: UnreadablePayment[] }

/** The free places of a process's pool, and its looks in flight by share key. */
export type Pool = { free: number; inFlight: ReadonlyMap<string, number> }

/**
 * The payments that share one bank's ability to hang: those of an account, and a tenant's parts of disbursements, whose
 * account is known only when they are paid. Null: no bank is called. In hex, and the same as the SQL below.
 */
export function shareKeyOf({ scope, payment }: OpenPayment): string | null {
  if (payment.accountId !== null) return payment.accountId.toString('hex')
  return payment.stage === 'queued' ? scope.tenantId.replaceAll('-', '') : null
}

const shareKey = `coalesce(account_id, case when stage = 'queued' then uuid_send(tenant_id) end)`

const taken = `
  update payments p
  set checks = checks + 1, checked_at = now(), next_check_at = now() + make_interval(secs => :leaseSeconds)
  from due
  where p.tenant_id = due.tenant_id and p.livemode = due.livemode and p.payment_id = due.payment_id
  returning p.*`

type Taken = PaymentRow & Scope & QueryClaim

type TakeDueParams = {
  leaseSeconds: number
  free: number
  perAccount: number
  keys: Buffer[]
  looks: number[]
  fullKeys: Buffer[]
}

// The lease is the next check itself: a process that dies with a payment in hand gives it back by doing nothing.
// A window function is not allowed with `for update`: the oldest are ranked first and locked afterwards, each of them
// only if it is still due. Their number is a literal, because for a parameter the planner expects a tenth of the table.
const takeDue = statement<TakeDueParams, Taken>(
  'reconcile.take_due',
  `with oldest as (
     select tenant_id, livemode, payment_id, next_check_at, ${shareKey} as share_key from payments
     where next_check_at <= now() and (${shareKey} is null or ${shareKey} <> all (:fullKeys::bytea[]))
     order by next_check_at limit ${limits.reconcileBatch}
   ), ranked as (
     select oldest.*,
            row_number() over (partition by share_key order by next_check_at) + coalesce(looks, 0) as place
     from oldest left join unnest(:keys::bytea[], :looks::int[]) as busy (share_key, looks) using (share_key)
   ), due as (
     select p.tenant_id, p.livemode, p.payment_id
     from ranked r
     join payments p on p.tenant_id = r.tenant_id and p.livemode = r.livemode and p.payment_id = r.payment_id
     where (r.share_key is null or r.place <= :perAccount::int) and p.next_check_at <= now()
     order by r.next_check_at limit :free::int for update of p skip locked
   ), taken as (${taken})
   select tenant_id as "tenantId", livemode, checked_at::text as "checkedAt", ${paymentColumns} from taken`,
)

const takeOne = statement<PaymentKey & { leaseSeconds: number; askAgainSeconds: number }, Taken>(
  'reconcile.take_one',
  `with due as (
     select tenant_id, livemode, payment_id from payments
     where ${paymentKey} and next_check_at is not null
       and (stage in ('accepted', 'unknown') or reversal_stage = 'unknown')
       and (checked_at is null or checked_at < now() - make_interval(secs => :askAgainSeconds))
     for update skip locked
   ), taken as (${taken})
   select tenant_id as "tenantId", livemode, checked_at::text as "checkedAt", ${paymentColumns} from taken`,
)

const selectWaiting = statement<{ accountId: Buffer; vesAmount: string; count: number }, PaymentKey>(
  'reconcile.waiting_for_money',
  `select tenant_id as "tenantId", livemode, payment_id as "paymentId" from payments
   where account_id = :accountId and ves_amount = :vesAmount::numeric and method = 'C2P' and submitted_at is not null
     and stage in ('accepted', 'unknown')
   order by submitted_at desc limit :count`,
)

// Two short indexes hold all of them, however many payments there are.
const countOpen = statement<object, OpenCount>(
  'reconcile.count',
  `select case when review_reason is not null then 'review' when stage is null and reversal_stage is null then 'watched'
               else coalesce(stage, 'reversal_' || reversal_stage) end as stage,
          livemode, count(*)::int as count
   from payments
   where next_check_at is not null or stage = 'attention' or reversal_stage = 'attention' or review_reason is not null
   group by 1, 2`,
)

// Only the look that is under way may put it off: another one has counted its own check since.
const postpone = statement<PaymentKey & { checks: number; attemptId: string | null; until: Date | null }>(
  'reconcile.postpone',
  `update payments set next_check_at = :until
   where ${paymentKey} and next_check_at is not null and checks = :checks and ${ownAttempt}`,
)

export type ReconcileStore = ReturnType<typeof createReconcileStore>

export function createReconcileStore({
  database,
  encryption,
  random,
}: {
  database: Database
  encryption: PayerEncryption
  random: Random
}) {
  return {
    countOpen: (): Promise<OpenCount[]> => run(database, countOpen, {}),

    /** The oldest that are due, as far as the pool has places and each account its share of them. */
    async takeDue(
      { free, inFlight }: Pool = { free: limits.reconcileBatch, inFlight: new Map() },
    ): Promise<TakenPayments> {
      const busy = [...inFlight].map(([key, looks]) => ({ key: Buffer.from(key, 'hex'), looks }))
      const rows = await run(database, takeDue, {
        leaseSeconds: limits.reconcileLeaseSeconds,
        free,
        perAccount: limits.reconcilePerAccount,
        keys: busy.map(({ key }) => key),
        looks: busy.map(({ looks }) => looks),
        fullKeys: busy.filter(({ looks }) => looks >= limits.reconcilePerAccount).map(({ key }) => key),
      })
      return openEach(rows, encryption)
    },

    /** One that waits for the bank, unless it was asked about a moment ago. */
    async takeOne(scope: Scope, paymentId: string): Promise<TakenPayments> {
      const { reconcileLeaseSeconds: leaseSeconds, askAgainSeconds } = limits
      return openEach(await run(database, takeOne, { ...scope, paymentId, leaseSeconds, askAgainSeconds }), encryption)
    },

    /** Charges of an account and amount whose outcome is open, newest first. */
    findWaiting(accountId: Buffer, amount: Decimal): Promise<PaymentKey[]> {
      return run(database, selectWaiting, {
        accountId,
        vesAmount: fixed2(amount),
        count: limits.reconcilePerAccount,
      })
    },

    /** Takes a payment that cannot be read out of the schedule and puts it on the list for manual review. */
    async flagUnreadable({ scope, paymentId, checks, attemptId }: UnreadablePayment): Promise<void> {
      const eventData = JSON.stringify({ reason: 'unreadable_payer' })
      const eventId = random.uuid()
      await run(database, flagUnreadable, { ...scope, paymentId, checks, attemptId, eventId, eventData })
    },

    async postpone({ scope, payment }: OwnedPayment, until: Date | null): Promise<void> {
      const { paymentId, checks, attemptId } = payment
      await run(database, postpone, { ...scope, paymentId, checks, attemptId, until })
    },

    /** Gives a failed charge the line that came after all, and puts it on the list for manual review. */
    async flagLateLine(
      { scope, payment }: OwnedPayment,
      line: { lineAccountId: Buffer; movementKey: string; now: Date },
    ): Promise<void> {
      await run(database, flagLateLine, {
        ...scope,
        paymentId: payment.paymentId,
        ...line,
        eventId: random.uuid(),
        eventData: JSON.stringify({ reason: 'line_after_failure', movement: line.movementKey }),
      })
    },
  }
}

/** Each row alone: one that cannot be read must not keep the others of its batch from being looked at. */
function openEach(rows: readonly Taken[], encryption: PayerEncryption): TakenPayments {
  const result: TakenPayments = { open: [], unreadable: [] }
  for (const { tenantId, livemode, checkedAt, ...row } of rows) {
    const scope = { tenantId, livemode }
    const { paymentId, checks, attemptId } = row
    try {
      result.open.push({ scope, payment: paymentOf(row, scope, encryption), claim: { checkedAt } })
    } catch (error) {
      // Only a seal's message is known to hold nothing of the payer: that of a parser quotes what it read.
      const problem = error instanceof SealError ? error.message : 'The row is malformed.'
      result.unreadable.push({ scope, paymentId, checks, attemptId, problem })
    }
  }
  return result
}
