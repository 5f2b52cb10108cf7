import { GatewayError, keyInUse } from '../foundation/errors.ts'
import type { IdempotencyClaim } from '../foundation/route.ts'
import type { Scope } from '../foundation/scope.ts'
import { type Database, violatedConstraint } from '../storage/database.ts'
import { claimKey, type ClaimKeyParams, claimKeyParams, hasNoKey, type KeyResponseParams } from '../idempotency/sql.ts'
import { statement, run } from '../storage/statement.ts'
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

const insertEndpoint = statement<
  EndpointKey & KeyAnswerParams & { url: string; events: string[]; secret: Buffer; now: Date },
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
     returning 1
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
  EndpointKey & { url: string | null; events: WebhookEvent[] | null; isActive: boolean | null },
  Endpoint
>(
  'webhooks.update_endpoint',
  `update webhook_endpoints set url = coalesce(:url, url), events = coalesce(:events, events),
          is_active = coalesce(:isActive, is_active), updated_at = greatest(now(), updated_at)
   where ${pk} returning ${columns}`,
)

const deleteEndpoint = statement<EndpointKey>(
  'webhooks.delete_endpoint',
  `delete from webhook_endpoints where ${pk} returning 1`,
)

// At most two secrets sign: the current and the previous one. Two are enough to change a receiver without a gap.
const rotateSecret = statement<
  EndpointKey & KeyAnswerParams & { secret: Buffer; now: Date; formerUntil: Date },
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
     returning 1
   )
   select exists (select from target) as found, exists (select from rotated) as rotated`,
)

const selectSealed = statement<object, Scope & { id: string; secret: Buffer; former: Buffer | null }>(
  'webhooks.select_sealed',
  `select tenant_id as "tenantId", livemode, endpoint_id as id, secret, former_secret as former from webhook_endpoints`,
)

const resealSecrets = statement<EndpointKey & { secret: Buffer; freshSecret: Buffer; freshFormer: Buffer | null }>(
  'webhooks.reseal',
  `update webhook_endpoints set secret = :freshSecret, former_secret = :freshFormer
   where ${pk} and secret = :secret`,
)

export type EndpointStore = ReturnType<typeof createEndpointStore>

export function createEndpointStore({ database, sealer }: { database: Database; sealer: Sealer }) {
  return {
    async create(
      scope: Scope,
      endpoint: { id: string; url: string; events: WebhookEvent[]; secret: string; now: Date },
      keyed: KeyedAnswer,
    ): Promise<void> {
      const row = await insertIntoFreeSlot({
        ...scope,
        endpointId: endpoint.id,
        url: endpoint.url,
        events: endpoint.events,
        secret: sealer.seal(endpoint.secret, secretContext(scope, endpoint.id)),
        now: endpoint.now,
        ...keyAnswerParams(keyed),
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
    ): Promise<Endpoint> {
      const { url = null, events = null, isActive = null } = change
      const [changed] = await run(database, updateEndpoint, { ...scope, endpointId: id, url, events, isActive })
      if (!changed) throw new GatewayError('webhook_not_found')
      return changed
    },

    async remove(scope: Scope, id: string): Promise<void> {
      const removed = await run(database, deleteEndpoint, { ...scope, endpointId: id })
      if (removed.length === 0) throw new GatewayError('webhook_not_found')
    },

    async rotate(
      scope: Scope,
      id: string,
      to: { secret: string; now: Date; formerUntil: Date },
      keyed: KeyedAnswer,
    ): Promise<void> {
      const [row] = await run(database, rotateSecret, {
        ...scope,
        endpointId: id,
        secret: sealer.seal(to.secret, secretContext(scope, id)),
        now: to.now,
        formerUntil: to.formerUntil,
        ...keyAnswerParams(keyed),
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
export async function resealWebhookSecrets(database: Database, sealer: Sealer): Promise<number> {
  const old = (await run(database, selectSealed, {})).filter(({ secret, former }) =>
    [secret, former].some((sealed) => sealed !== null && !sealer.isCurrent(sealed)),
  )
  for (const { id, secret, former, ...scope } of old) {
    const context = secretContext(scope, id)
    const fresh = (sealed: Buffer) => sealer.seal(sealer.open(sealed, context), context)
    await run(database, resealSecrets, {
      ...scope,
      endpointId: id,
      secret,
      freshSecret: fresh(secret),
      freshFormer: former && fresh(former),
    })
  }
  return old.length
}

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
