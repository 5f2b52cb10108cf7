import { writeAudit } from '../../audit/entry.ts'
import { GatewayError } from '../../foundation/errors.ts'
import { nextCursor, pageParameters, readPage } from '../../foundation/page.ts'
import { type Static, Type } from '../../foundation/schema.ts'
import type { Scope } from '../../foundation/scope.ts'
import { personAsCaller } from '../../tenants/person-caller.ts'
import { requireTenant } from '../../tenants/tenants.ts'
import { webhookEvents } from '../../webhooks/events.ts'
import { EndpointChange, NewEndpoint } from '../../webhooks/schema.ts'
import { toDeliveryView, toEndpointView } from '../../webhooks/views.ts'
import type { AdminContext } from '../context.ts'
import { type AdminRoute, adminRoute } from '../route.ts'
import { isLive, mode, TenantPath, time, uuid } from '../schema.ts'
import { Delivery } from './payment-schema.ts'

/** Webhook endpoint of a tenant, without its secret. */
const webhookFields = {
  id: uuid(),
  tenantId: uuid(),
  url: Type.String(),
  events: Type.Array(Type.Enum(webhookEvents)),
  isActive: Type.Boolean(),
  createdAt: time(),
  updatedAt: time(),
  previousSecretExpiresAt: Type.Optional(time()),
}
export const Webhook = Type.Object(webhookFields)
export type Webhook = Static<typeof Webhook>

/** With the signing secret, which is shown only once. */
export const NewWebhook = Type.Object({ ...webhookFields, secret: Type.String() })
export type NewWebhook = Static<typeof NewWebhook>

const { url, events } = NewEndpoint.properties
export const WebhookRegistration = Type.Object({ mode: mode(), url, events })
export type WebhookRegistration = Static<typeof WebhookRegistration>

/** Absent fields keep their values; `isActive: false` pauses the endpoint. */
export const WebhookChange = Type.Object({ mode: mode(), ...EndpointChange.properties })
export type WebhookChange = Static<typeof WebhookChange>

export const RedeliveryRequest = Type.Object({ mode: mode() })
export type RedeliveryRequest = Static<typeof RedeliveryRequest>

export const WebhookList = Type.Object({ items: Type.Array(Webhook) })
export type WebhookList = Static<typeof WebhookList>

export const DeliveryPage = Type.Object({ items: Type.Array(Delivery), nextCursor })
export type DeliveryPage = Static<typeof DeliveryPage>

export const WebhookTest = Type.Object({ mode: mode(), webhookId: Type.Optional(uuid()) })
export type WebhookTest = Static<typeof WebhookTest>

/** Result of a test notification at each active endpoint. */
export const WebhookTestReport = Type.Object({
  sent: Type.Boolean(),
  event: Type.String(),
  tenantId: uuid(),
  deliveries: Type.Array(
    Type.Object({
      webhookId: uuid(),
      status: Type.String(),
      responseStatus: Type.Optional(Type.Integer()),
      error: Type.Optional(Type.String()),
      durationMs: Type.Optional(Type.Integer()),
    }),
  ),
})
export type WebhookTestReport = Static<typeof WebhookTestReport>

const ModeQuery = Type.Object({ mode: mode() })
const DeliveryQuery = Type.Object({ mode: mode(), ...pageParameters })
const WebhookPath = Type.Object({ tenantId: uuid(), webhookId: uuid() })
const DeliveryPath = Type.Object({ tenantId: uuid(), webhookId: uuid(), deliveryId: uuid() })

export function webhookRoutes({ database, random, cursors, webhooks }: AdminContext): AdminRoute[] {
  const { endpoints, deliveries, notifier, registration, redelivery } = webhooks
  async function scopeOf(tenantId: string, modeName: 'test' | 'live'): Promise<Scope> {
    return { tenantId: (await requireTenant(database, tenantId)).tenantId, livemode: isLive(modeName) }
  }

  async function personIn(tenantId: string, modeName: 'test' | 'live', actor: string) {
    const tenant = await requireTenant(database, tenantId)
    return { caller: personAsCaller(tenant, isLive(modeName), actor), claim: undefined }
  }

  return [
    adminRoute('POST /tenants/{tenantId}/webhooks', {
      params: TenantPath,
      body: WebhookRegistration,
      answer: NewWebhook,
      status: 201,
      async handle({ params, body: { mode: modeName, ...endpoint }, actor }) {
        const request = await personIn(params.tenantId, modeName, actor)
        return (await registration.create(request, endpoint)).body as NewWebhook
      },
    }),
    adminRoute('POST /tenants/{tenantId}/webhooks/{webhookId}', {
      params: WebhookPath,
      body: WebhookChange,
      answer: Webhook,
      async handle({ params, body: { mode: modeName, ...change }, actor }) {
        const request = await personIn(params.tenantId, modeName, actor)
        return (await registration.update(request, params.webhookId, change)).body as Webhook
      },
    }),
    adminRoute('POST /tenants/{tenantId}/webhooks/{webhookId}/deliveries/{deliveryId}/redeliver', {
      params: DeliveryPath,
      body: RedeliveryRequest,
      answer: Delivery,
      status: 201,
      async handle({ params: { tenantId, webhookId, deliveryId }, body, actor }) {
        const scope = await scopeOf(tenantId, body.mode)
        const first = { endpointId: webhookId, eventId: deliveryId }
        const queued = await deliveries.find(scope, webhookId, await redelivery.redeliver(scope, first, actor))
        if (!queued) throw new GatewayError('delivery_not_found')
        return { ...toDeliveryView(queued), webhookId }
      },
    }),
    adminRoute('GET /tenants/{tenantId}/webhooks', {
      params: TenantPath,
      query: ModeQuery,
      answer: WebhookList,
      async handle({ params, query }) {
        const scope = await scopeOf(params.tenantId, query.mode)
        return { items: (await endpoints.list(scope)).map((endpoint) => toEndpointView(endpoint, scope)) }
      },
    }),
    adminRoute('GET /tenants/{tenantId}/webhooks/{webhookId}/deliveries', {
      params: WebhookPath,
      query: DeliveryQuery,
      answer: DeliveryPage,
      async handle({ params, query, language }) {
        const scope = await scopeOf(params.tenantId, query.mode)
        const { id } = await endpoints.find(scope, params.webhookId)
        const page = await readPage(
          { cursors, list: ['operator deliveries', scope, id], language },
          query,
          (after, limit) => deliveries.list(scope, id, { after, limit }),
          ({ eventId }) => eventId,
        )
        return { ...page, items: page.items.map((delivery) => ({ ...toDeliveryView(delivery), webhookId: id })) }
      },
    }),
    adminRoute('POST /tenants/{tenantId}/webhooks/test', {
      params: TenantPath,
      body: WebhookTest,
      answer: WebhookTestReport,
      async handle({ params, body, actor }) {
        const scope = await scopeOf(params.tenantId, body.mode)
        const { webhookId } = body
        if (webhookId !== undefined) await endpoints.find(scope, webhookId)
        await writeAudit(database, random, {
          actor,
          action: 'webhook.test',
          tenantId: scope.tenantId,
          subject: webhookId ?? 'all',
          details: { livemode: scope.livemode },
        })
        return (await notifier.test(scope, webhookId)).body as WebhookTestReport
      },
    }),
  ]
}
