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

/** Payments changed since the last read, or `many` if they exceed `streamBatch`. */
export type Changes = { kind: 'some'; payments: OperatorPayment[] } | { kind: 'many' }

export type ChangeReader = { read(): Promise<Changes> }

type ChangeEvent = Scope & { eventId: string; paymentId: string }
type PaymentKeys = { tenantIds: string[]; livemodes: boolean[]; paymentIds: string[] }

/** Events of ten seconds on the fastest machine measured; more would be reported as `many` anyway. */
const WINDOW_EVENTS = 20_000

const selectEvents = statement<{ overlapSeconds: number }, ChangeEvent>(
  'stream.moved',
  `select event_id as "eventId", tenant_id as "tenantId", livemode, payment_id as "paymentId"
   from payment_events where at > now() - make_interval(secs => :overlapSeconds) order by at desc limit ${WINDOW_EVENTS}`,
)

const selectPayments = statement<PaymentKeys, OperatorRow>(
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
 * Reader of changed payments. An event becomes visible when its statement commits, possibly after a later event: each
 * read therefore overlaps the previous one by `streamOverlapSeconds` and drops the events already seen.
 */
export function createChangeReader(parts: { database: Database; encryption: PayerEncryption }): ChangeReader {
  let seen = new Set<string>()
  return {
    async read() {
      const window = await run(parts.database, selectEvents, { overlapSeconds: limits.streamOverlapSeconds })
      const fresh = window.filter(({ eventId }) => !seen.has(eventId))
      seen = new Set(window.map(({ eventId }) => eventId))
      const changed = [...new Map(fresh.map((event) => [event.paymentId, event])).values()]
      if (changed.length > limits.streamBatch) return { kind: 'many' }
      if (changed.length === 0) return { kind: 'some', payments: [] }
      const rows = await run(parts.database, selectPayments, {
        tenantIds: changed.map(({ tenantId }) => tenantId),
        livemodes: changed.map(({ livemode }) => livemode),
        paymentIds: changed.map(({ paymentId }) => paymentId),
      })
      return { kind: 'some', payments: openForOperator(parts, rows) }
    },
  }
}
