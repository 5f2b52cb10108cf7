import { auditColumns, type AuditParams, auditParams, auditValues } from '../../audit/entry.ts'
import type { Random } from '../../foundation/random.ts'
import type { Scope } from '../../foundation/scope.ts'
import type { Database, Queryable } from '../../storage/database.ts'
import { run, statement } from '../../storage/statement.ts'
import type { Method, Stage } from '../payment.ts'
import { insertEvent } from '../sql/fragments.ts'

/**
 * Payouts that wait to be sent: parts of disbursements, and payouts that wait for approval. In a database restored from a
 * backup they may have been sent since, so that sending them would pay twice: they go to manual review.
 */
export type UnsentPayout = Scope & {
  paymentId: string
  tenantName: string
  createdAt: Date
  stage: Stage
  method: Method
  vesAmount: string
}

const isUnsent = `p.next_check_at is not null and p.stage in ('queued', 'approval')`

const selectUnsent = statement<object, UnsentPayout>(
  'payments.unsent',
  `select p.tenant_id as "tenantId", p.livemode, p.payment_id as "paymentId", p.created_at as "createdAt", p.stage, p.method,
          p.ves_amount as "vesAmount", (select name from tenants t where t.tenant_id = p.tenant_id) as "tenantName"
   from payments p where ${isUnsent}
   order by p.tenant_id, p.livemode, p.payment_id`,
)

type HoldParams = Scope & AuditParams & { paymentIds: string[]; eventIds: string[] }

// Without `next_check_at` no process takes them up again, and their approval can no longer be given.
const hold = statement<HoldParams, { paymentId: string }>(
  'payments.hold',
  `with held as (
     update payments p set stage = 'attention', next_check_at = null, updated_at = date_trunc('milliseconds', now())
     from unnest(:paymentIds::uuid[], :eventIds::uuid[]) as one (payment_id, event_id)
     where p.tenant_id = :tenantId and p.livemode = :livemode and p.payment_id = one.payment_id and ${isUnsent}
     returning p.payment_id, p.batch_id, p.updated_at, one.event_id
   ), approvals as (
     update payment_approvals set decision = 'expired', decided_at = now()
     where tenant_id = :tenantId and livemode = :livemode and decision is null
       and subject_id in (select coalesce(batch_id, payment_id) from held)
   ), event as (
     ${insertEvent({
       from: 'held',
       paymentId: 'payment_id',
       eventId: 'event_id',
       at: 'updated_at',
       type: `'attention'`,
       status: `'PENDING'`,
       data: `'{"reason": "may_have_been_sent"}'`,
     })}
   ), audited as (
     insert into audit_log (${auditColumns}, action, tenant_id, subject, details)
     select ${auditValues}, 'payment.hold', :tenantId, count(*) || ' payments',
            jsonb_build_object('livemode', :livemode::boolean, 'paymentIds', jsonb_agg(payment_id order by payment_id))
     from held having count(*) > 0
   )
   select payment_id as "paymentId" from held`,
)

export function listUnsent(database: Queryable): Promise<UnsentPayout[]> {
  return run(database, selectUnsent, {})
}

/** Puts all of them into manual review, or none. Returns those that were still unsent. */
export async function holdUnsent(database: Database, random: Random, actor: string): Promise<UnsentPayout[]> {
  return database.transaction(async (transaction) => {
    const unsent = await listUnsent(transaction)
    const held = new Set<string>()
    for (const payouts of Map.groupBy(unsent, ({ tenantId, livemode }) => `${tenantId} ${livemode}`).values()) {
      const { tenantId, livemode } = payouts[0] as UnsentPayout
      const rows = await run(transaction, hold, {
        tenantId,
        livemode,
        paymentIds: payouts.map(({ paymentId }) => paymentId),
        eventIds: payouts.map(() => random.uuid()),
        ...auditParams(random, actor),
      })
      for (const { paymentId } of rows) held.add(paymentId)
    }
    return unsent.filter(({ paymentId }) => held.has(paymentId))
  })
}
