import { auditColumns, type AuditParams, auditValues } from '../audit/entry.ts'
import { GatewayError, keyInUse } from '../foundation/errors.ts'
import type { IdempotencyClaim } from '../foundation/route.ts'
import type { Scope } from '../foundation/scope.ts'
import { type Database, violatedConstraint } from '../storage/database.ts'
import { claimKey, type ClaimKeyParams, claimKeyParams, hasNoKey } from '../idempotency/sql.ts'
import { unknownLength } from '../storage/batch.ts'
import { statement, run } from '../storage/statement.ts'
import { testEvent } from './events.ts'
import type { DeliveryError } from './outbox.ts'

export type DeliveryState = 'queued' | 'sending' | 'delivered' | 'failed' | 'interrupted'

/** Delivery log entry: one event at one endpoint, sent or still queued. */
export type Delivery = {
  /** Id of the event, which has one delivery per endpoint; a redelivery has an id of its own. */
  eventId: string
  endpointId: string
  event: string
  paymentId: string | null
  state: DeliveryState
  createdAt: Date
  sentAt: Date | null
  responseStatus: number | null
  error: DeliveryError | null
  durationMs: number | null
  excerpt: string | null
  body: string
  /** Of a delivery that a person asked for: the id of the event's own delivery. */
  redeliveryOf: string | null
}

const columns = `event_id as "eventId", endpoint_id as "endpointId", event, payment_id as "paymentId", state,
  created_at as "createdAt", claimed_at as "sentAt", response_status as "responseStatus", error,
  duration_ms as "durationMs", excerpt, body, redelivery_of as "redeliveryOf"`

const listOfEndpoint = statement<Scope & { endpointId: string; after: string; limit: number }, Delivery>(
  'webhooks.list_deliveries',
  `select ${columns} from webhook_deliveries
   where tenant_id = :tenantId and livemode = :livemode and endpoint_id = :endpointId and event_id < :after
   order by event_id desc limit :limit`,
)

const findDelivery = statement<Scope & { endpointId: string; eventId: string }, Delivery>(
  'webhooks.find_delivery',
  `select ${columns} from webhook_deliveries
   where tenant_id = :tenantId and livemode = :livemode and endpoint_id = :endpointId and event_id = :eventId`,
)

// One primary-key lookup per event and endpoint; a tenant has at most 20 endpoints. Redeliveries have an index of their own.
// With an array of a known length the statement is planned anew for every payment that is looked at.
const events = `${unknownLength(':eventIds::uuid[]')}::uuid[]`
const listOfEvents = statement<Scope & { eventIds: readonly string[] }, Delivery>(
  'webhooks.deliveries_of_events',
  `select ${columns} from webhook_deliveries
   where tenant_id = :tenantId and livemode = :livemode
     and endpoint_id in (select endpoint_id from webhook_endpoints where tenant_id = :tenantId and livemode = :livemode)
     and event_id = any (${events})
   union all
   select ${columns} from webhook_deliveries
   where tenant_id = :tenantId and livemode = :livemode and redelivery_of = any (${events})
   order by "eventId", "endpointId"`,
)

const queueTest = statement<
  Scope & ClaimKeyParams & { eventId: string; body: string; now: Date; endpointId: string | null },
  { owned: boolean }
>(
  'webhooks.queue_test',
  `with target as (
     select endpoint_id from webhook_endpoints
     where tenant_id = :tenantId and livemode = :livemode and is_active
       and (:endpointId::uuid is null or endpoint_id = :endpointId)
   ), claimed_key as (
     ${claimKey({ resource: ':eventId' })}
   ), queued as (
     insert into webhook_deliveries (tenant_id, livemode, endpoint_id, event_id, event, body, created_at)
     select :tenantId, :livemode, endpoint_id, :eventId, '${testEvent}', :body, :now from target
     where ${hasNoKey} or exists (select from claimed_key)
   )
   select (${hasNoKey} or exists (select from claimed_key)) as owned`,
)

type RedeliverParams = Scope & AuditParams & { endpointId: string; eventId: string; newId: string; now: Date }
type Redelivered = { isActive: boolean | null; isOver: boolean | null; isQueued: boolean }

// The body is the first one's, byte for byte, with the id of the first delivery at its end: receivers recognise an event
// that they have. A redelivery of a redelivery names the same first delivery.
const redeliver = statement<RedeliverParams, Redelivered>(
  'webhooks.redeliver',
  `with target as (
     select d.*, e.is_active, d.state in ('delivered', 'failed', 'interrupted') as is_over,
            coalesce(d.redelivery_of, d.event_id) as first_id
     from webhook_deliveries d
     join webhook_endpoints e
       on e.tenant_id = d.tenant_id and e.livemode = d.livemode and e.endpoint_id = d.endpoint_id
     where d.tenant_id = :tenantId and d.livemode = :livemode and d.endpoint_id = :endpointId and d.event_id = :eventId
   ), queued as (
     insert into webhook_deliveries
       (tenant_id, livemode, endpoint_id, event_id, event, payment_id, body, created_at, redelivery_of)
     select :tenantId, :livemode, :endpointId, :newId, event, payment_id,
            case when redelivery_of is null then left(body, -1) || ',"redeliveryOf":"' || event_id || '"}' else body end,
            :now, first_id
     from target where is_active and is_over
     returning event_id, redelivery_of
   ), audited as (
     insert into audit_log (${auditColumns}, action, tenant_id, subject, details)
     select ${auditValues}, 'webhook.redeliver', :tenantId, event_id::text,
            jsonb_build_object('livemode', :livemode::boolean, 'webhookId', :endpointId::uuid, 'redeliveryOf', redelivery_of)
     from queued
   )
   select (select is_active from target) as "isActive", (select is_over from target) as "isOver",
          exists (select from queued) as "isQueued"`,
)

const HIGHEST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff'

export type DeliveryStore = ReturnType<typeof createDeliveryStore>

export function createDeliveryStore({ database }: { database: Database }) {
  return {
    /** Deliveries of one endpoint, newest first. */
    list: (scope: Scope, endpointId: string, page: { after: string | undefined; limit: number }): Promise<Delivery[]> =>
      run(database, listOfEndpoint, { ...scope, endpointId, after: page.after ?? HIGHEST_ID, limit: page.limit }),

    async find(scope: Scope, endpointId: string, eventId: string): Promise<Delivery | undefined> {
      const [found] = await run(database, findDelivery, { ...scope, endpointId, eventId })
      return found
    },

    /** Deliveries of the given events at all endpoints of the tenant. */
    ofEvents: (scope: Scope, eventIds: readonly string[]): Promise<Delivery[]> =>
      run(database, listOfEvents, { ...scope, eventIds }),

    /**
     * Queues a delivery of its own for an event whose attempt is over. The event itself is attempted once: nothing does this
     * but a person. While one is under way, another is refused.
     */
    async redeliver(
      scope: Scope,
      request: { endpointId: string; eventId: string; newId: string; now: Date },
      audit: AuditParams,
    ): Promise<void> {
      const [row] = await run(database, redeliver, { ...scope, ...request, ...audit }).catch((error: unknown) => {
        throw violatedConstraint(error) === 'webhook_deliveries_one_again' ? notOver() : error
      })
      if (!row || row.isActive === null) throw new GatewayError('delivery_not_found')
      if (!row.isActive) throw new GatewayError('webhook_paused')
      if (!row.isQueued) throw notOver()
    },

    /** Queues a test notification for every active endpoint, or for one of them. */
    async queueTest(
      scope: Scope,
      test: { eventId: string; body: string; now: Date; endpointId: string | undefined },
      claim: IdempotencyClaim | undefined,
    ): Promise<void> {
      const [row] = await run(database, queueTest, {
        ...scope,
        ...test,
        endpointId: test.endpointId ?? null,
        ...claimKeyParams(claim),
      })
      if (!row?.owned) throw keyInUse()
    },
  }
}

function notOver(): GatewayError {
  return new GatewayError('delivery_not_over')
}
