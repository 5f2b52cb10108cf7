import { auditColumns, type AuditParams, auditValues } from '../audit/entry.ts'
import { GatewayError, keyInUse } from '../foundation/errors.ts'
import type { IdempotencyClaim } from '../foundation/route.ts'
import type { Scope } from '../foundation/scope.ts'
import { type Database, violatedConstraint } from '../storage/database.ts'
import { claimKey, type ClaimKeyParams, claimKeyParams, hasNoKey, type KeyResponseParams } from '../idempotency/sql.ts'
import { statement, run } from '../storage/statement.ts'
import { NO_UUID, type SealedAfter, sealedAfter, type SealedColumn, updateSealed } from '../storage/reseal.ts'
import type { Sealer } from '../storage/sealing.ts'
import type { WebhookEvent } from './events.ts'

/** Webhook endpoint without its secret, which only the responses to creation and rotation contain. */
export type Endpoint = {
  id: string
  url: string
  events: WebhookEvent[]
  isActive: boolean
  createdAt: Date
  updatedAt: Date
  /** End of the grace period in which the secret before the last rotation signs too. */
  formerSecretUntil: Date | null
}

/** Response stored for the request's Idempotency-Key, in the same statement as the request's effect. */
export type KeyedAnswer = { claim: IdempotencyClaim; status: number; sealed: Buffer } | undefined

export const endpointLimit = 20

const columns = `endpoint_id as id, url, events, is_active as "isActive", created_at as "createdAt",
  updated_at as "updatedAt", case when former_until > now() then former_until end as "formerSecretUntil"`

type EndpointKey = Scope & { endpointId: string }

const pk = `tenant_id = :tenantId and livemode = :livemode and endpoint_id = :endpointId`

type KeyAnswerParams = ClaimKeyParams & KeyResponseParams

/** The key is claimed and completed at once: the response is known before anything is written. */
const endpointAnswer = { resource: ':endpointId', status: ':keyStatus', answer: ':keyAnswer' }

/** Of the URL only the host: its path and query may hold a token of the receiver. */
const audited = (action: string, from: string) => `
     insert into audit_log (${auditColumns}, action, tenant_id, subject, details)
     select ${auditValues}, '${action}', tenant_id, endpoint_id::text,
            jsonb_build_object('livemode', livemode, 'host', substring(url from '^[a-z]+://([^/?#]+)'), 'events', events,
                               'active', is_active)
     from ${from}`

const insertEndpoint = statement<
  EndpointKey & KeyAnswerParams & AuditParams & { url: string; events: string[]; secret: Buffer; now: Date },
  { hasRoom: boolean; created: boolean }
>(
  'webhooks.insert_endpoint',
  `with room as (
     select min(slot) as slot from generate_series(1, ${endpointLimit}) as slot
     where not exists (
       select from webhook_endpoints e
       where e.tenant_id = :tenantId and e.livemode = :livemode and e.slot = slot.slot)
   ), completed_key as (
     ${claimKey({ ...endpointAnswer, when: 'exists (select from room where slot is not null)' })}
   ), created as (
     insert into webhook_endpoints (tenant_id, livemode, endpoint_id, slot, url, events, secret, created_at, updated_at)
     select :tenantId, :livemode, :endpointId, slot, :url, :events, :secret, :now, :now from room
     where slot is not null and (${hasNoKey} or exists (select from completed_key))
     returning *
   ), audited as (
     ${audited('webhook.create', 'created')}
   )
   select slot is not null as "hasRoom", exists (select from created) as created from room`,
)

const selectEndpoints = statement<Scope, Endpoint>(
  'webhooks.list_endpoints',
  `select ${columns} from webhook_endpoints where tenant_id = :tenantId and livemode = :livemode
   order by endpoint_id desc`,
)

const selectEndpoint = statement<EndpointKey, Endpoint>(
  'webhooks.find_endpoint',
  `select ${columns} from webhook_endpoints where ${pk}`,
)

const updateEndpoint = statement<
  EndpointKey & AuditParams & { url: string | null; events: WebhookEvent[] | null; isActive: boolean | null },
  Endpoint
>(
  'webhooks.update_endpoint',
  `with changed as (
     update webhook_endpoints set url = coalesce(:url, url), events = coalesce(:events, events),
       is_active = coalesce(:isActive, is_active), updated_at = greatest(now(), updated_at)
     where ${pk} returning *
   ), audited as (
     ${audited('webhook.update', 'changed')}
   )
   select ${columns} from changed`,
)

const deleteEndpoint = statement<EndpointKey & AuditParams>(
  'webhooks.delete_endpoint',
  `with removed as (
     delete from webhook_endpoints where ${pk} returning *
   ), audited as (
     ${audited('webhook.delete', 'removed')}
   )
   select 1 from removed`,
)

// At most two secrets sign: the current and the previous one. Two are enough to change a receiver without a gap.
const rotateSecret = statement<
  EndpointKey & KeyAnswerParams & AuditParams & { secret: Buffer; now: Date; formerUntil: Date },
  { found: boolean; rotated: boolean }
>(
  'webhooks.rotate_secret',
  `with target as (
     select from webhook_endpoints where ${pk} for update
   ), completed_key as (
     ${claimKey({ ...endpointAnswer, when: 'exists (select from target)' })}
   ), rotated as (
     update webhook_endpoints set secret = :secret, updated_at = :now,
            former_secret = case when :formerUntil::timestamptz > :now then secret end,
            former_until = case when :formerUntil::timestamptz > :now then :formerUntil end
     where ${pk} and exists (select from target) and (${hasNoKey} or exists (select from completed_key))
     returning *
   ), audited as (
     ${audited('webhook.rotate_secret', 'rotated')}
   )
   select exists (select from target) as found, exists (select from rotated) as rotated`,
)

const keyColumns = { tenantId: 'tenant_id', livemode: 'livemode', endpointId: 'endpoint_id' }
const secretIn = { table: 'webhook_endpoints', column: 'secret', key: keyColumns }
const formerIn = { table: 'webhook_endpoints', column: 'former_secret', key: keyColumns }

type SealedSecret = EndpointKey & { sealed: Buffer | null }
type ResealedSecret = EndpointKey & { sealed: Buffer; resealed: Buffer }

const selectSecretsAfter = statement<EndpointKey & SealedAfter, SealedSecret>(
  'webhooks.secrets_sealed_after',
  sealedAfter(secretIn),
)
const resealSecret = statement<ResealedSecret>('webhooks.reseal_secret', updateSealed(secretIn))
const selectFormerAfter = statement<EndpointKey & SealedAfter, SealedSecret>(
  'webhooks.former_secrets_sealed_after',
  sealedAfter(formerIn),
)
const resealFormer = statement<ResealedSecret>('webhooks.reseal_former_secret', updateSealed(formerIn))

const sealedSecret = {
  first: { tenantId: NO_UUID, livemode: false, endpointId: NO_UUID },
  contextOf: ({ endpointId, ...scope }: EndpointKey) => secretContext(scope, endpointId),
}

export const sealedWebhookSecrets: readonly SealedColumn<EndpointKey>[] = [
  { ...secretIn, ...sealedSecret, select: selectSecretsAfter, update: resealSecret },
  { ...formerIn, ...sealedSecret, select: selectFormerAfter, update: resealFormer },
]

export type EndpointStore = ReturnType<typeof createEndpointStore>

export function createEndpointStore({ database, sealer }: { database: Database; sealer: Sealer }) {
  return {
    async create(
      scope: Scope,
      endpoint: { id: string; url: string; events: WebhookEvent[]; secret: string; now: Date },
      keyed: KeyedAnswer,
      audit: AuditParams,
    ): Promise<void> {
      const row = await insertIntoFreeSlot({
        ...scope,
        endpointId: endpoint.id,
        url: endpoint.url,
        events: endpoint.events,
        secret: sealer.seal(endpoint.secret, secretContext(scope, endpoint.id)),
        now: endpoint.now,
        ...keyAnswerParams(keyed),
        ...audit,
      })
      if (!row?.hasRoom) throw tooMany()
      if (!row.created) throw keyInUse()
    },

    list: (scope: Scope): Promise<Endpoint[]> => run(database, selectEndpoints, scope),

    async find(scope: Scope, id: string): Promise<Endpoint> {
      const [found] = await run(database, selectEndpoint, { ...scope, endpointId: id })
      if (!found) throw new GatewayError('webhook_not_found')
      return found
    },

    async update(
      scope: Scope,
      id: string,
      change: { url?: string | undefined; events?: WebhookEvent[] | undefined; isActive?: boolean | undefined },
      audit: AuditParams,
    ): Promise<Endpoint> {
      const { url = null, events = null, isActive = null } = change
      const params = { ...scope, endpointId: id, url, events, isActive, ...audit }
      const [changed] = await run(database, updateEndpoint, params)
      if (!changed) throw new GatewayError('webhook_not_found')
      return changed
    },

    async remove(scope: Scope, id: string, audit: AuditParams): Promise<void> {
      const removed = await run(database, deleteEndpoint, { ...scope, endpointId: id, ...audit })
      if (removed.length === 0) throw new GatewayError('webhook_not_found')
    },

    async rotate(
      scope: Scope,
      id: string,
      to: { secret: string; now: Date; formerUntil: Date },
      keyed: KeyedAnswer,
      audit: AuditParams,
    ): Promise<void> {
      const [row] = await run(database, rotateSecret, {
        ...scope,
        endpointId: id,
        secret: sealer.seal(to.secret, secretContext(scope, id)),
        now: to.now,
        formerUntil: to.formerUntil,
        ...keyAnswerParams(keyed),
        ...audit,
      })
      if (!row?.found) throw new GatewayError('webhook_not_found')
      if (!row.rotated) throw keyInUse()
    },
  }

  /** Of two concurrent inserts into the same free slot one fails on the unique constraint and tries the next slot. */
  async function insertIntoFreeSlot(params: Parameters<typeof insertEndpoint.values>[0]) {
    for (let attempt = 1; ; attempt += 1) {
      try {
        const [row] = await run(database, insertEndpoint, params)
        return row
      } catch (error) {
        if (violatedConstraint(error) !== 'webhook_endpoints_slot' || attempt > endpointLimit) throw error
      }
    }
  }
}

/** Sealing context, the same for both secrets of a row: rotation moves a sealed secret from one column to the other. */
export function secretContext({ tenantId, livemode }: Scope, endpointId: string): string {
  return `webhook_endpoints.secret ${tenantId} ${livemode} ${endpointId}`
}

/** Reseals under the current master key the secrets sealed under a former one. Returns the number of endpoints. */
function keyAnswerParams(keyed: KeyedAnswer): KeyAnswerParams {
  return { ...claimKeyParams(keyed?.claim), keyStatus: keyed?.status ?? null, keyAnswer: keyed?.sealed ?? null }
}

function tooMany(): GatewayError {
  return new GatewayError('invalid_request', {
    texts: {
      en: `A tenant has at most ${endpointLimit} webhook endpoints: delete one first.`,
      es: `Un comercio tiene a lo sumo ${endpointLimit} destinos de notificaciones: elimine uno primero.`,
    },
  })
}
