import { limits } from '../../foundation/limits.ts'
import type { Random } from '../../foundation/random.ts'
import type { Scope } from '../../foundation/scope.ts'
import { type Database, statement } from '../../storage/database.ts'
import { named, run } from '../../storage/named.ts'
import type { Payment } from '../payment.ts'
import { paymentColumns, paymentOf, type Row, type Vault } from '../rows.ts'
import type { Pk } from '../store.ts'

/** How many payments wait, and for what. */
export type OpenCount = { stage: string; livemode: boolean; count: number }

/** An open payment this process looks at now, and whose it is. */
export type OpenPayment = { scope: Scope; payment: Payment }

const taken = `
  update payments p set checks = checks + 1, checked_at = now(), next_check_at = now() + make_interval(secs => $1)
  from due
  where p.tenant_id = due.tenant_id and p.livemode = due.livemode and p.payment_id = due.payment_id
  returning p.*`

// The lease is the next check itself: whoever dies with a payment in hand gives it back by doing nothing.
const takeDue = statement(
  'reconcile.take_due',
  `with due as (
     select tenant_id, livemode, payment_id from payments
     where next_check_at <= now() order by next_check_at limit $2 for update skip locked
   ), taken as (${taken})
   select tenant_id as "tenantId", livemode, ${paymentColumns} from taken`,
)

const takeOne = statement(
  'reconcile.take_one',
  `with due as (
     select tenant_id, livemode, payment_id from payments
     where tenant_id = $3 and livemode = $4 and payment_id = $5 and next_check_at is not null
       and (stage in ('accepted', 'unknown') or reversal_stage = 'unknown')
       and (checked_at is null or checked_at < now() - make_interval(secs => $2))
     for update skip locked
   ), taken as (${taken})
   select tenant_id as "tenantId", livemode, ${paymentColumns} from taken`,
)

// Two short indexes hold all of them, however many payments there are.
const countOpen = statement(
  'reconcile.count',
  `select case when review_reason is not null then 'review' when stage is null and reversal_stage is null then 'watched'
               else coalesce(stage, 'reversal_' || reversal_stage) end as stage,
          livemode, count(*)::int as count
   from payments
   where next_check_at is not null or stage = 'attention' or reversal_stage = 'attention' or review_reason is not null
   group by 1, 2`,
)

// Only the look that is under way may put it off: another one has counted its own check since.
const postpone = named<Pk & { checks: number; attemptId: string | null; until: Date | null }>(
  'reconcile.postpone',
  `update payments set next_check_at = :until
   where tenant_id = :tenantId and livemode = :livemode and payment_id = :paymentId and next_check_at is not null
     and checks = :checks and attempt_id is not distinct from :attemptId::uuid`,
)

type LateLineParams = Pk & { accountId: Buffer; movementKey: string; now: Date; eventId: string; eventData: string }

const flagLateLine = named<LateLineParams>(
  'reconcile.flag_late_line',
  `with movement as (
     insert into claimed_movements (account_id, movement_key, tenant_id, livemode, payment_id)
     values (:accountId, :movementKey, :tenantId, :livemode, :paymentId) on conflict do nothing returning 1
   ), flagged as (
     update payments set review_reason = 'line_after_failure', next_check_at = null, updated_at = :now
     where tenant_id = :tenantId and livemode = :livemode and payment_id = :paymentId and status = 'FAILED'
       and review_reason is null and exists (select from movement)
     returning status
   )
   insert into payment_events (tenant_id, livemode, payment_id, event_id, at, type, status, data)
   select :tenantId, :livemode, :paymentId, :eventId::uuid, :now, 'review', status, :eventData::jsonb from flagged
   returning 1`,
)

export type ReconcileStore = ReturnType<typeof createReconcileStore>

export function createReconcileStore({
  database,
  vault,
  random,
}: {
  database: Database
  vault: Vault
  random: Random
}) {
  type Taken = Row & { tenantId: string; livemode: boolean }
  const openOf = ({ tenantId, livemode, ...row }: Taken): OpenPayment => {
    const scope = { tenantId, livemode }
    return { scope, payment: paymentOf(row, scope, vault) }
  }
  return {
    countOpen: (): Promise<OpenCount[]> => database.query<OpenCount>(countOpen),

    async takeDue(): Promise<OpenPayment[]> {
      const rows = await database.query<Taken>(takeDue, [limits.reconcileLeaseSeconds, limits.reconcileBatch])
      return rows.map(openOf)
    },

    /** One that waits for the bank, unless it was asked about a moment ago. */
    async takeOne(scope: Scope, paymentId: string): Promise<OpenPayment | undefined> {
      const [row] = await database.query<Taken>(takeOne, [
        limits.reconcileLeaseSeconds,
        limits.askAgainSeconds,
        scope.tenantId,
        scope.livemode,
        paymentId,
      ])
      return row && openOf(row)
    },

    async postpone({ scope, payment }: OpenPayment, until: Date | null): Promise<void> {
      const { paymentId, checks, attemptId } = payment
      await run(database, postpone, { ...scope, paymentId, checks, attemptId, until })
    },

    /** Gives a failed charge the line that came after all, and puts it on the list for manual review. */
    async flagLateLine(
      { scope, payment }: OpenPayment,
      line: { accountId: Buffer; movementKey: string; now: Date },
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
