import type { KeyObject } from 'node:crypto'
import ipaddr from 'ipaddr.js'
import { auditColumns, type AuditParams, auditParams, auditValues } from '../audit/entry.ts'
import { defaultScopes, type KeyScope } from '../foundation/key-scopes.ts'
import { limits } from '../foundation/limits.ts'
import { isPlainText } from '../foundation/plain-text.ts'
import type { Random } from '../foundation/random.ts'
import type { Database } from '../storage/database.ts'
import { run, statement } from '../storage/statement.ts'
import { generateKey, hashKey, publicPart } from './key-format.ts'
import { requireTenant, TenantError } from './tenants.ts'

export type ApiKey = {
  tenantId: string
  keyId: string
  livemode: boolean
  name: string | null
  scopes: KeyScope[]
  /** Networks that it may be used from; null: any. */
  allowedIps: string[] | null
  /** Largest sums that it may pay out or refund; exact decimals, as text. Null: none. */
  callLimitVes: string | null
  dayLimitVes: string | null
  payeeLimitVes: string | null
  publicPart: string
  createdAt: Date
  expiresAt: Date | null
  revokedAt: Date | null
  lastUsedAt: Date | null
  active: boolean
}

/** Restrictions of a new key; absent ones do not restrict it. */
export type NewRestrictions = Partial<
  Pick<ApiKey, 'name' | 'scopes' | 'allowedIps' | 'callLimitVes' | 'dayLimitVes' | 'payeeLimitVes'>
>

/** Key with its secret, which is shown once and not stored. */
export type IssuedKey = ApiKey & { key: string }

const active = `(revoked_at is null and (expires_at is null or expires_at > now()))`
const columns = `
  tenant_id as "tenantId", key_id as "keyId", livemode, name, scopes, allowed_ips::text[] as "allowedIps",
  call_limit_ves as "callLimitVes", day_limit_ves as "dayLimitVes", payee_limit_ves as "payeeLimitVes",
  public_part as "publicPart", created_at as "createdAt",
  expires_at as "expiresAt", revoked_at as "revokedAt", last_used_at as "lastUsedAt", ${active} as active`

type KeyParams = AuditParams & {
  tenantId: string
  keyId: string
  publicPart: string
  hash: Buffer
}

type InsertParams = KeyParams &
  Required<NewRestrictions> & {
    livemode: boolean
    expiresInSeconds: number | null
  }

const restrictionsForAudit = `jsonb_build_object('scopes', scopes, 'allowedIps', allowed_ips,
            'callLimitVes', call_limit_ves::text, 'dayLimitVes', day_limit_ves::text,
            'payeeLimitVes', payee_limit_ves::text)`

const insertKey = statement<InsertParams, ApiKey>(
  'keys.create',
  `with created as (
     insert into api_keys (tenant_id, key_id, livemode, name, scopes, allowed_ips, call_limit_ves, day_limit_ves,
       payee_limit_ves, public_part, hash, expires_at, created_by)
     values (:tenantId, :keyId, :livemode, :name, :scopes, :allowedIps::text[]::cidr[], :callLimitVes, :dayLimitVes,
       :payeeLimitVes, :publicPart, :hash, now() + make_interval(secs => :expiresInSeconds), :actor)
     returning *
   ), audited as (
     insert into audit_log (${auditColumns}, action, tenant_id, subject, details)
     select ${auditValues}, 'key.create', tenant_id, key_id::text,
            jsonb_build_object('publicPart', public_part) || ${restrictionsForAudit}
     from created
   )
   select ${columns} from created`,
)

// One statement creates the new key and sets the old key's expiry, so no crash leaves two unlimited keys or none.
// A key that expires sooner keeps its expiry: least() ignores null. The new key expires when the first one would have: the
// latest expiry of the keys that replaced one another, since all but the last were shortened to their grace.
const rotateKey = statement<KeyParams & { oldKeyId: string; graceSeconds: number }, ApiKey>(
  'keys.rotate',
  `with ending as (
     update api_keys set expires_at = least(expires_at, now() + make_interval(secs => :graceSeconds))
     where tenant_id = :tenantId and key_id = :oldKeyId and ${active} returning *
   ), created as (
     insert into api_keys (tenant_id, key_id, livemode, name, scopes, allowed_ips, call_limit_ves, day_limit_ves,
       payee_limit_ves, budget_id, public_part, hash, expires_at, created_by)
     select tenant_id, :keyId, livemode, name, scopes, allowed_ips, call_limit_ves, day_limit_ves, payee_limit_ves,
            coalesce(budget_id, key_id), :publicPart, :hash,
            (select nullif(max(coalesce(k.expires_at, 'infinity')), 'infinity') from api_keys k
             where k.tenant_id = e.tenant_id and coalesce(k.budget_id, k.key_id) = coalesce(e.budget_id, e.key_id)),
            :actor
     from ending e returning *
   ), audited as (
     insert into audit_log (${auditColumns}, action, tenant_id, subject, details)
     select ${auditValues}, 'key.rotate', tenant_id, key_id::text,
            jsonb_build_object('publicPart', public_part, 'replaces', :oldKeyId::uuid,
                               'graceSeconds', :graceSeconds::float8)
     from created
   )
   select ${columns} from created`,
)

const revoke = statement<AuditParams & { tenantId: string; keyId: string }>(
  'keys.revoke',
  `with changed as (
     update api_keys set revoked_at = now()
     where tenant_id = :tenantId and key_id = :keyId and revoked_at is null returning *
   ), audited as (
     insert into audit_log (${auditColumns}, action, tenant_id, subject)
     select ${auditValues}, 'key.revoke', tenant_id, key_id::text from changed
   )
   select 1`,
)

const selectKeys = statement<{ tenantId: string }, ApiKey>(
  'keys.list',
  `select ${columns} from api_keys where tenant_id = :tenantId order by created_at, key_id`,
)

const findKey = statement<{ idOrPublicPart: string }, ApiKey>(
  'keys.find',
  `select ${columns} from api_keys where key_id::text = lower(:idOrPublicPart) or public_part = :idOrPublicPart`,
)

export async function issueKey(
  database: Database,
  random: Random,
  pepper: KeyObject,
  request: {
    tenant: string
    livemode: boolean
    expiresInSeconds?: number
    restrictions?: NewRestrictions
    actor: string
  },
): Promise<IssuedKey> {
  const tenant = await requireTenant(database, request.tenant)
  if (tenant.deactivatedAt) throw new TenantError('tenant_inactive', `Tenant “${tenant.name}” is inactive.`)
  const { livemode, expiresInSeconds = null, restrictions = {}, actor } = request
  checkRestrictions(restrictions)
  const { key, ...fresh } = freshKey(livemode, random, pepper)
  const [created] = await run(database, insertKey, {
    tenantId: tenant.tenantId,
    keyId: random.uuid(),
    livemode,
    ...withDefaults(restrictions),
    ...fresh,
    expiresInSeconds,
    ...auditParams(random, actor),
  })
  return { ...(created as ApiKey), key }
}

/** Each field by name: a request may have others, such as another tenant's id. */
function withDefaults(given: NewRestrictions): Required<NewRestrictions> {
  return {
    name: given.name ?? null,
    scopes: given.scopes ?? [...defaultScopes],
    allowedIps: given.allowedIps ?? null,
    callLimitVes: given.callLimitVes ?? null,
    dayLimitVes: given.dayLimitVes ?? null,
    payeeLimitVes: given.payeeLimitVes ?? null,
  }
}

export async function listKeys(database: Database, tenant: string): Promise<ApiKey[]> {
  const { tenantId } = await requireTenant(database, tenant)
  return run(database, selectKeys, { tenantId })
}

function checkRestrictions({
  name: keyName,
  allowedIps,
  callLimitVes,
  dayLimitVes,
  payeeLimitVes,
}: NewRestrictions): void {
  if (typeof keyName === 'string' && (!isPlainText(keyName) || keyName.length < 1 || keyName.length > 80))
    throw new TenantError(
      'invalid_request',
      'The name of a key must have 1 to 80 characters, without control characters.',
      'El nombre de una clave debe tener de 1 a 80 caracteres, sin caracteres de control.',
      '/name',
    )
  if (allowedIps && !(allowedIps.length >= 1 && allowedIps.length <= 50))
    throw new TenantError(
      'invalid_request',
      'A key that is restricted to networks must have 1 to 50 of them.',
      'Una clave restringida a redes debe tener de 1 a 50.',
      '/allowedIps',
    )
  const wrong = allowedIps?.find((network) => !isNetwork(network))
  if (wrong !== undefined)
    throw new TenantError(
      'invalid_request',
      `“${wrong}” is not a network: write it as 203.0.113.0/24, or one address as 203.0.113.7/32.`,
      `“${wrong}” no es una red: escríbala como 203.0.113.0/24, o una dirección como 203.0.113.7/32.`,
      '/allowedIps',
    )
  for (const [name, limit] of Object.entries({ callLimitVes, dayLimitVes, payeeLimitVes })) {
    if (typeof limit === 'string' && !(/^\d{1,16}(\.\d{1,2})?$/.test(limit) && Number(limit) > 0))
      throw new TenantError(
        'invalid_request',
        'A limit must be an amount in VES above 0, with at most 2 decimals.',
        'Un límite debe ser un monto en VES mayor que 0, con 2 decimales como máximo.',
        `/${name}`,
      )
  }
}

/** The database's own type refuses a network whose address has bits beyond its prefix. */
function isNetwork(text: string): boolean {
  if (!ipaddr.isValidCIDR(text)) return false
  const [address, prefix] = ipaddr.parseCIDR(text)
  const parser = address.kind() === 'ipv4' ? ipaddr.IPv4 : ipaddr.IPv6
  return parser.networkAddressFromCIDR(text).toString() === address.toString() && prefix > 0
}

/** Whether a leaked key could do anything but approve, from anywhere and without limit. */
export function isUnrestricted({ scopes, allowedIps, callLimitVes, dayLimitVes }: ApiKey): boolean {
  const paysOut = scopes.includes('payout') || scopes.includes('refund')
  return paysOut && allowedIps === null && callLimitVes === null && dayLimitVes === null
}

/**
 * Issues a new key of the same mode, restrictions and expiry. The old one stays valid for the grace period, so servers can
 * switch in turn.
 */
export async function rotateApiKey(
  database: Database,
  random: Random,
  pepper: KeyObject,
  request: { key: string; graceSeconds: number; actor: string },
): Promise<IssuedKey> {
  const { graceSeconds } = request
  if (!(graceSeconds >= 0 && graceSeconds <= limits.apiKeyRotationGraceMaxSeconds)) {
    throw new TenantError('invalid_request', 'The grace period of a rotation must be 0 to 7 days.')
  }
  const old = await requireKey(database, request.key)
  const { key, ...fresh } = freshKey(old.livemode, random, pepper)
  const [created] = await run(database, rotateKey, {
    tenantId: old.tenantId,
    oldKeyId: old.keyId,
    graceSeconds,
    keyId: random.uuid(),
    ...fresh,
    ...auditParams(random, request.actor),
  })
  if (!created) {
    throw new TenantError('key_not_active', `Key ${old.publicPart}… is no longer active: create a new one instead.`)
  }
  return { ...created, key }
}

/** Revokes a key; effective on every process within one second. Revoking it again is not an error. */
export async function revokeKey(
  database: Database,
  random: Random,
  request: { key: string; actor: string },
): Promise<ApiKey> {
  const { tenantId, keyId } = await requireKey(database, request.key)
  await run(database, revoke, { tenantId, keyId, ...auditParams(random, request.actor) })
  return requireKey(database, keyId)
}

async function requireKey(database: Database, idOrPublicPart: string): Promise<ApiKey> {
  const [key] = await run(database, findKey, { idOrPublicPart })
  if (!key) throw new TenantError('key_not_found', `There is no key “${idOrPublicPart}”: see pasarela key list.`)
  return key
}

function freshKey(livemode: boolean, random: Random, pepper: KeyObject) {
  const key = generateKey(livemode, random)
  return { key, publicPart: publicPart(key) as string, hash: hashKey(key, pepper) }
}
