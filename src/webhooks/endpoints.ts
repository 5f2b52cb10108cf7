import { GatewayError, keyInUse } from '../foundation/errors.ts'
import type { IdempotencyClaim } from '../foundation/route.ts'
import type { Scope } from '../foundation/scope.ts'
import { type Database, statement, violatedConstraint } from '../storage/database.ts'
import { claimValues, ownKey } from '../storage/key-fate.ts'
import type { Sealer } from '../storage/sealing.ts'
import type { PaymentEvent } from './events.ts'

/** Where a tenant wants to be told, as everybody may see it. Its secret is shown once, by whoever makes it. */
export type Endpoint = {
  id: string
  url: string
  events: PaymentEvent[]
  isActive: boolean
  createdAt: Date
  updatedAt: Date
  /** Until when the secret before the last rotation signs too. */
  formerSecretUntil: Date | null
}

/** What is stored for the request's Idempotency-Key in the statement that does what it asked for. */
export type KeyedAnswer = { claim: IdempotencyClaim; status: number; sealed: Buffer } | undefined

export const endpointLimit = 20

const columns = `endpoint_id as id, url, events, is_active as "isActive", created_at as "createdAt",
  updated_at as "updatedAt", case when former_until > now() then former_until end as "formerSecretUntil"`

const pk = `tenant_id = $1 and livemode = $2 and endpoint_id = $3`

const insertEndpoint = statement(
  'webhooks.insert_endpoint',
  `with room as (
     select min(slot) as slot from generate_series(1, ${endpointLimit}) as slot
     where not exists (select from webhook_endpoints e where e.tenant_id = $1 and e.livemode = $2 and e.slot = slot.slot)
   ), completed as (
     update idempotency_keys set subject_id = $3, status = $11, answer = $12
     where ${ownKey(8)} and exists (select from room where slot is not null)
     returning 1
   ), created as (
     insert into webhook_endpoints (tenant_id, livemode, endpoint_id, slot, url, events, secret, created_at, updated_at)
     select $1, $2, $3, slot, $4, $5, $6, $7, $7 from room
     where slot is not null and ($8::text is null or exists (select from completed))
     returning 1
   )
   select slot is not null as "hasRoom", exists (select from created) as created from room`,
)

const selectEndpoints = statement(
  'webhooks.list_endpoints',
  `select ${columns} from webhook_endpoints where tenant_id = $1 and livemode = $2 order by endpoint_id desc`,
)

const selectEndpoint = statement('webhooks.find_endpoint', `select ${columns} from webhook_endpoints where ${pk}`)

const updateEndpoint = statement(
  'webhooks.update_endpoint',
  `update webhook_endpoints set url = coalesce($4, url), events = coalesce($5, events),
          is_active = coalesce($6, is_active), updated_at = now()
   where ${pk} returning ${columns}`,
)

const deleteEndpoint = statement('webhooks.delete_endpoint', `delete from webhook_endpoints where ${pk} returning 1`)

// The secret before the former one signs no longer: two are enough to change a receiver without a gap.
const rotateSecret = statement(
  'webhooks.rotate_secret',
  `with target as (
     select from webhook_endpoints where ${pk} for update
   ), completed as (
     update idempotency_keys set subject_id = $3, status = $10, answer = $11
     where ${ownKey(7)} and exists (select from target)
     returning 1
   ), rotated as (
     update webhook_endpoints set secret = $4, updated_at = $5,
            former_secret = case when $6::timestamptz > $5 then secret end,
            former_until = case when $6::timestamptz > $5 then $6 end
     where ${pk} and exists (select from target) and ($7::text is null or exists (select from completed))
     returning 1
   )
   select exists (select from target) as found, exists (select from rotated) as rotated`,
)

const selectSealed = statement(
  'webhooks.select_sealed',
  `select tenant_id as "tenantId", livemode, endpoint_id as id, secret, former_secret as former from webhook_endpoints`,
)

const resealSecrets = statement(
  'webhooks.reseal',
  `update webhook_endpoints set secret = $5, former_secret = $6
   where ${pk} and secret = $4`,
)

export type EndpointStore = ReturnType<typeof createEndpointStore>

export function createEndpointStore({ database, sealer }: { database: Database; sealer: Sealer }) {
  return {
    async create(
      scope: Scope,
      made: { id: string; url: string; events: PaymentEvent[]; secret: string; now: Date },
      keyed: KeyedAnswer,
    ): Promise<void> {
      const values = [
        scope.tenantId,
        scope.livemode,
        made.id,
        made.url,
        made.events,
        sealer.seal(made.secret, secretContext(scope, made.id)),
        made.now,
        ...keyValues(keyed),
      ]
      const row = await insertIntoFreeSlot(values)
      if (!row?.hasRoom) throw tooMany()
      if (!row.created) throw keyInUse()
    },

    list: (scope: Scope): Promise<Endpoint[]> =>
      database.query<Endpoint>(selectEndpoints, [scope.tenantId, scope.livemode]),

    async find(scope: Scope, id: string): Promise<Endpoint> {
      const [found] = await database.query<Endpoint>(selectEndpoint, [scope.tenantId, scope.livemode, id])
      if (!found) throw new GatewayError('webhook_not_found')
      return found
    },

    async update(
      scope: Scope,
      id: string,
      change: { url?: string | undefined; events?: PaymentEvent[] | undefined; isActive?: boolean | undefined },
    ): Promise<Endpoint> {
      const values = [change.url ?? null, change.events ?? null, change.isActive ?? null]
      const [changed] = await database.query<Endpoint>(updateEndpoint, [scope.tenantId, scope.livemode, id, ...values])
      if (!changed) throw new GatewayError('webhook_not_found')
      return changed
    },

    async remove(scope: Scope, id: string): Promise<void> {
      const removed = await database.query(deleteEndpoint, [scope.tenantId, scope.livemode, id])
      if (removed.length === 0) throw new GatewayError('webhook_not_found')
    },

    async rotate(
      scope: Scope,
      id: string,
      to: { secret: string; now: Date; formerUntil: Date },
      keyed: KeyedAnswer,
    ): Promise<void> {
      const [row] = await database.query<{ found: boolean; rotated: boolean }>(rotateSecret, [
        scope.tenantId,
        scope.livemode,
        id,
        sealer.seal(to.secret, secretContext(scope, id)),
        to.now,
        to.formerUntil,
        ...keyValues(keyed),
      ])
      if (!row?.found) throw new GatewayError('webhook_not_found')
      if (!row.rotated) throw keyInUse()
    },
  }

  /** Two that take the same free slot at once: one gets it, the other looks for the next. */
  async function insertIntoFreeSlot(values: unknown[]) {
    for (let attempt = 1; ; attempt += 1) {
      try {
        const [row] = await database.query<{ hasRoom: boolean; created: boolean }>(insertEndpoint, values)
        return row
      } catch (error) {
        if (violatedConstraint(error) !== 'webhook_endpoints_slot' || attempt > endpointLimit) throw error
      }
    }
  }
}

/** Both secrets of a row have one context: rotation moves a sealed one from column to column. */
export function secretContext({ tenantId, livemode }: Scope, endpointId: string): string {
  return `webhook_endpoints.secret ${tenantId} ${livemode} ${endpointId}`
}

/** Seals anew, under the current master key, what a former one sealed. Returns how many were. */
export async function resealWebhookSecrets(database: Database, sealer: Sealer): Promise<number> {
  type Sealed = Scope & { id: string; secret: Buffer; former: Buffer | null }
  const old = (await database.query<Sealed>(selectSealed)).filter(({ secret, former }) =>
    [secret, former].some((sealed) => sealed !== null && !sealer.isCurrent(sealed)),
  )
  for (const { id, secret, former, ...scope } of old) {
    const context = secretContext(scope, id)
    const fresh = (sealed: Buffer) => sealer.seal(sealer.open(sealed, context), context)
    const values = [scope.tenantId, scope.livemode, id, secret, fresh(secret), former && fresh(former)]
    await database.query(resealSecrets, values)
  }
  return old.length
}

function keyValues(keyed: KeyedAnswer): unknown[] {
  return [...claimValues(keyed?.claim), keyed?.status ?? null, keyed?.sealed ?? null]
}

function tooMany(): GatewayError {
  return new GatewayError('invalid_request', {
    texts: {
      en: `A tenant has at most ${endpointLimit} webhook endpoints: delete one first.`,
      es: `Un comercio tiene a lo sumo ${endpointLimit} destinos de notificaciones: elimine uno primero.`,
    },
  })
}
