import type { Scope } from '../../foundation/scope.ts'
import { limits } from '../../foundation/limits.ts'
import {
  openForOperator,
  operatorColumns,
  type OperatorPayment,
  type OperatorRow,
} from '../../payments/admin/resolve.ts'
import type { Database } from '../../storage/database.ts'
import { run, statement } from '../../storage/statement.ts'
import type { PayerEncryption } from '../../payments/payer-encryption.ts'

/** Payments that moved since the last look, or `many` when they are too many to be told one by one. */
export type Changes = { kind: 'some'; payments: OperatorPayment[] } | { kind: 'many' }

export type ChangeReader = { look(): Promise<Changes> }

type Moved = Scope & { eventId: string; paymentId: string }
type MovedParams = { tenantIds: string[]; livemodes: boolean[]; paymentIds: string[] }

/** As many as ten seconds can hold on the fastest machine we measured; what is beyond is `many` anyway. */
const WINDOW_EVENTS = 20_000

const selectMoved = statement<{ overlapSeconds: number }, Moved>(
  'stream.moved',
  `select event_id as "eventId", tenant_id as "tenantId", livemode, payment_id as "paymentId"
   from payment_events where at > now() - make_interval(secs => :overlapSeconds) order by at desc limit ${WINDOW_EVENTS}`,
)

const selectPayments = statement<MovedParams, OperatorRow>(
  'stream.payments',
  `select t.name as "tenantName", p.*
   from unnest(:tenantIds::uuid[], :livemodes::boolean[], :paymentIds::uuid[]) as m (tenant_id, livemode, payment_id)
   cross join lateral (
     select ${operatorColumns} from payments
     where tenant_id = m.tenant_id and livemode = m.livemode and payment_id = m.payment_id limit 1
   ) p
   join tenants t on t.tenant_id = m.tenant_id`,
)

/**
 * A line of a timeline is visible only once its statement has committed, which may be after a later one: each look
 * goes back some seconds, and what was seen in the look before is left out.
 */
export function createChangeReader(parts: { database: Database; encryption: PayerEncryption }): ChangeReader {
  let seen = new Set<string>()
  return {
    async look() {
      const window = await run(parts.database, selectMoved, { overlapSeconds: limits.streamOverlapSeconds })
      const fresh = window.filter(({ eventId }) => !seen.has(eventId))
      seen = new Set(window.map(({ eventId }) => eventId))
      const moved = [...new Map(fresh.map((event) => [event.paymentId, event])).values()]
      if (moved.length > limits.streamBatch) return { kind: 'many' }
      if (moved.length === 0) return { kind: 'some', payments: [] }
      const rows = await run(parts.database, selectPayments, {
        tenantIds: moved.map(({ tenantId }) => tenantId),
        livemodes: moved.map(({ livemode }) => livemode),
        paymentIds: moved.map(({ paymentId }) => paymentId),
      })
      return { kind: 'some', payments: openForOperator(parts, rows) }
    },
  }
}
