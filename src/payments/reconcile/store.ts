import type { Movement } from '../../banks/bank.ts'
import { fixed2 } from '../../foundation/money.ts'
import { limits } from '../../foundation/limits.ts'
import type { Scope } from '../../foundation/scope.ts'
import { type Database, statement } from '../../storage/database.ts'
import type { Payment } from '../payment.ts'
import { paymentColumns, paymentOf, type Row, type Vault } from '../rows.ts'

/** How many payments wait, and for what. */
export type OpenCount = { stage: string; livemode: boolean; count: number }

/** An open payment this process looks at now, and whose it is. */
export type Open = { scope: Scope; payment: Payment }

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
  `select coalesce(stage, 'reversal_' || reversal_stage) as stage, livemode, count(*)::int as count from payments
   where next_check_at is not null or stage = 'attention' or reversal_stage = 'attention' group by 1, 2`,
)

const postpone = statement(
  'reconcile.postpone',
  `update payments set next_check_at = $4 where tenant_id = $1 and livemode = $2 and payment_id = $3
     and next_check_at is not null`,
)

// Movements that are somebody's already: claimed, or the very ones an answer of the bank told us of. Charge and reversal
// are asked for one by one, each with its index: `or` between the two columns would read every payment of the tenant.
// `offset 0` keeps each a look-up per line, where the planner would rather hash all the account ever had.
const explained = statement(
  'reconcile.explained',
  `select m.key from unnest($4::text[], $5::text[]) as m (key, reference)
   where exists (select from claimed_movements c where c.account_id = $6 and c.movement_key = m.key offset 0)
      or exists (
        select from payments p
        where p.tenant_id = $1 and p.livemode = $2 and p.payment_id <> $3
          and p.bank_reference = m.reference and p.status in ('COMPLETED', 'REVERSED') offset 0)
      or exists (
        select from payments p
        where p.tenant_id = $1 and p.livemode = $2 and p.payment_id <> $3
          and p.reversal_ref = m.reference and p.status = 'REVERSED' offset 0)`,
)

// Open payments of the same payer and amount: any of them could be the one a movement belongs to.
const countChargeTwins = statement(
  'reconcile.charge_twins',
  `select count(*)::int as open, count(*) filter (where stage = 'submitted')::int as "underWay"
   from payments
   where tenant_id = $1 and livemode = $2 and payer_hash = $3 and ves_amount = $4::numeric
     and stage in ('submitted', 'unknown', 'attention')`,
)

const countReversalTwins = statement(
  'reconcile.reversal_twins',
  `select count(*)::int as open, count(*) filter (where reversal_stage = 'submitted')::int as "underWay"
   from payments
   where tenant_id = $1 and livemode = $2 and payer_hash = $3 and ves_amount = $4::numeric
     and reversal_stage is not null`,
)

export type ReconcileStore = ReturnType<typeof createReconcileStore>

export function createReconcileStore(database: Database, vault: Vault) {
  type Taken = Row & { tenantId: string; livemode: boolean }
  const openOf = ({ tenantId, livemode, ...row }: Taken): Open => {
    const scope = { tenantId, livemode }
    return {
      scope,
      payment: paymentOf(row, scope, vault),
    }
  }
  return {
    countOpen: (): Promise<OpenCount[]> => database.query<OpenCount>(countOpen),

    async takeDue(): Promise<Open[]> {
      const rows = await database.query<Taken>(takeDue, [limits.reconcileLeaseSeconds, limits.reconcileBatch])
      return rows.map(openOf)
    },

    /** One that waits for the bank, unless it was asked about a moment ago. */
    async takeOne(scope: Scope, paymentId: string): Promise<Open | undefined> {
      const [row] = await database.query<Taken>(takeOne, [
        limits.reconcileLeaseSeconds,
        limits.askAgainSeconds,
        scope.tenantId,
        scope.livemode,
        paymentId,
      ])
      return row && openOf(row)
    },

    async postpone({ scope, payment }: Open, until: Date): Promise<void> {
      await database.query(postpone, [scope.tenantId, scope.livemode, payment.paymentId, until])
    },

    /** Of these movements, those that do not belong to any payment yet. */
    async unexplained({ scope, payment }: Open, accountId: Buffer, movements: Movement[]): Promise<Movement[]> {
      if (movements.length === 0) return []
      const rows = await database.query<{ key: string }>(explained, [
        scope.tenantId,
        scope.livemode,
        payment.paymentId,
        movements.map(({ key }) => key),
        movements.map(({ reference }) => reference),
        accountId,
      ])
      const known = new Set(rows.map(({ key }) => key))
      return movements.filter(({ key }) => !known.has(key))
    },

    async twins(
      { scope, payment }: Open,
      direction: Movement['direction'],
    ): Promise<{ open: number; underWay: number }> {
      const count = direction === 'in' ? countChargeTwins : countReversalTwins
      const [row] = await database.query<{ open: number; underWay: number }>(count, [
        scope.tenantId,
        scope.livemode,
        vault.hashPayer(payment.payer),
        fixed2(payment.vesAmount),
      ])
      return row ?? { open: 0, underWay: 0 }
    },
  }
}
