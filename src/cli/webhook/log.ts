import type { Delivery } from '../../webhooks/deliveries.ts'
import { createEndpointStore, type Endpoint } from '../../webhooks/endpoints.ts'
import type { Database } from '../../storage/database.ts'
import { run, statement } from '../../storage/statement.ts'
import { listTenants, requireTenant, type Tenant } from '../../tenants/tenants.ts'
import type { Store } from '../store.ts'

/** Endpoints and deliveries of one tenant or of all, for operators. */

export type OperatorEndpoint = Endpoint & Owner
/** `url` is null if the endpoint was removed since; its deliveries stay in the log. */
export type OperatorDelivery = Omit<Delivery, 'body'> & Owner & { url: string | null }

type Owner = { tenantId: string; tenantName: string; livemode: boolean }
type TenantFilter = { tenant: string | undefined; livemode: boolean }
type DeliveryFilter = {
  livemode: boolean
  tenantId: string | null
  endpointId: string | null
  onlyFailed: boolean
  limit: number
}

// Planned once per command with its actual values: by age, unless the tenant's part of the log is smaller.
const selectDeliveries = statement<DeliveryFilter, OperatorDelivery>(
  'cli.webhook_deliveries',
  `select d.tenant_id as "tenantId", t.name as "tenantName", d.livemode, d.endpoint_id as "endpointId", e.url,
          d.event_id as "eventId", d.event, d.payment_id as "paymentId", d.state, d.created_at as "createdAt",
          d.claimed_at as "sentAt", d.response_status as "responseStatus", d.error, d.duration_ms as "durationMs",
          d.excerpt, d.redelivery_of as "redeliveryOf"
   from webhook_deliveries d
   join tenants t on t.tenant_id = d.tenant_id
   left join webhook_endpoints e
     on (e.tenant_id, e.livemode, e.endpoint_id) = (d.tenant_id, d.livemode, d.endpoint_id)
   where d.livemode = :livemode
     and (:tenantId::uuid is null or d.tenant_id = :tenantId)
     and (:endpointId::uuid is null or d.endpoint_id = :endpointId)
     and (not :onlyFailed::boolean or d.state in ('failed', 'interrupted'))
   order by d.created_at desc, d.event_id desc limit :limit`,
)

/** Deliveries, newest first, including those of removed endpoints. */
export async function listDeliveries(
  database: Database,
  { tenant, livemode }: TenantFilter,
  filter: { endpointId: string | undefined; onlyFailed: boolean; limit: number },
): Promise<OperatorDelivery[]> {
  const tenantId = tenant === undefined ? null : (await requireTenant(database, tenant)).tenantId
  const { endpointId = null, onlyFailed, limit } = filter
  return run(database, selectDeliveries, { livemode, tenantId, endpointId, onlyFailed, limit })
}

/** Endpoints by tenant, oldest tenant first; newest endpoint first within a tenant. */
export async function listEndpoints(
  { database, sealer }: Pick<Store, 'database' | 'sealer'>,
  { tenant, livemode }: TenantFilter,
): Promise<OperatorEndpoint[]> {
  const store = createEndpointStore({ database, sealer })
  const tenants = tenant === undefined ? await listTenants(database) : [await requireTenant(database, tenant)]
  const ofTenant = async ({ tenantId, name }: Tenant) => {
    const endpoints = await store.list({ tenantId, livemode })
    return endpoints.map((endpoint) => ({ ...endpoint, tenantId, tenantName: name, livemode }))
  }
  return (await Promise.all(tenants.map(ofTenant))).flat()
}
