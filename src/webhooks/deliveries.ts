import { keyInUse } from '../foundation/errors.ts'
import type { IdempotencyClaim } from '../foundation/route.ts'
import type { Scope } from '../foundation/scope.ts'
import type { Database } from '../storage/database.ts'
import { claimKey, type ClaimKeyParams, claimKeyParams, hasNoKey } from '../idempotency/sql.ts'
import { statement, run } from '../storage/statement.ts'
import { testEvent } from './events.ts'
import type { DeliveryError } from './outbox.ts'

export type DeliveryState = 'queued' | 'sending' | 'delivered' | 'failed' | 'interrupted'

/** Delivery log entry: one event at one endpoint, sent or still queued. */
export type Delivery = {
  /** Id of the event, which has one delivery per endpoint. */
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
}

const columns = `event_id as "eventId", endpoint_id as "endpointId", event, payment_id as "paymentId", state,
  created_at as "createdAt", claimed_at as "sentAt", response_status as "responseStatus", error,
  duration_ms as "durationMs", excerpt, body`

const listOfEndpoint = statement<Scope & { endpointId: string; after: string; limit: number }, Delivery>(
  'webhooks.list_deliveries',
  `select ${columns} from webhook_deliveries
   where tenant_id = :tenantId and livemode = :livemode and endpoint_id = :endpointId and event_id < :after
   order by event_id desc limit :limit`,
)

// One primary-key lookup per event and endpoint; a tenant has at most 20 endpoints.
const listOfEvents = statement<Scope & { eventIds: readonly string[] }, Delivery>(
  'webhooks.deliveries_of_events',
  `select ${columns} from webhook_deliveries
   where tenant_id = :tenantId and livemode = :livemode
     and endpoint_id in (select endpoint_id from webhook_endpoints where tenant_id = :tenantId and livemode = :livemode)
     and event_id = any (:eventIds::uuid[])
   order by event_id, endpoint_id`,
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

const HIGHEST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff'

export type DeliveryStore = ReturnType<typeof createDeliveryStore>

export function createDeliveryStore({ database }: { database: Database }) {
  return {
    /** Deliveries of one endpoint, newest first. */
    list: (scope: Scope, endpointId: string, page: { after: string | undefined; limit: number }): Promise<Delivery[]> =>
      run(database, listOfEndpoint, { ...scope, endpointId, after: page.after ?? HIGHEST_ID, limit: page.limit }),

    /** Deliveries of the given events at all endpoints of the tenant. */
    ofEvents: (scope: Scope, eventIds: readonly string[]): Promise<Delivery[]> =>
      run(database, listOfEvents, { ...scope, eventIds }),

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
