import type { KeyObject } from 'node:crypto'
import { limits } from '../foundation/limits.ts'
import type { Random } from '../foundation/random.ts'
import type { Database } from '../storage/database.ts'
import { run, statement } from '../storage/statement.ts'
import { generateKey, hashKey, publicPart } from './key-format.ts'
import { requireTenant, TenantError } from './tenants.ts'

export type ApiKey = {
  tenantId: string
  keyId: string
  livemode: boolean
  publicPart: string
  createdAt: Date
  expiresAt: Date | null
  revokedAt: Date | null
  lastUsedAt: Date | null
  active: boolean
}

/** Key with its secret, which is shown once and not stored. */
export type IssuedKey = ApiKey & { key: string }

const active = `(revoked_at is null and (expires_at is null or expires_at > now()))`
const columns = `
  tenant_id as "tenantId", key_id as "keyId", livemode, public_part as "publicPart", created_at as "createdAt",
  expires_at as "expiresAt", revoked_at as "revokedAt", last_used_at as "lastUsedAt", ${active} as active`

type KeyParams = {
  tenantId: string
  keyId: string
  publicPart: string
  hash: Buffer
  auditId: string
  actor: string
}

const insertKey = statement<KeyParams & { livemode: boolean; expiresInSeconds: number | null }, ApiKey>(
  'keys.create',
  `with created as (
     insert into api_keys (tenant_id, key_id, livemode, public_part, hash, expires_at)
     values (:tenantId, :keyId, :livemode, :publicPart, :hash, now() + make_interval(secs => :expiresInSeconds))
     returning *
   ), audited as (
     insert into audit_log (audit_id, actor, action, tenant_id, subject, details)
     select :auditId, :actor, 'key.create', tenant_id, key_id::text, jsonb_build_object('publicPart', public_part)
     from created
   )
   select ${columns} from created`,
)

// One statement creates the new key and sets the old key's expiry, so no crash leaves two unlimited keys or none.
// A key that expires sooner keeps its expiry: least() ignores null.
const rotateKey = statement<KeyParams & { oldKeyId: string; graceSeconds: number }, ApiKey>(
  'keys.rotate',
  `with ending as (
     update api_keys set expires_at = least(expires_at, now() + make_interval(secs => :graceSeconds))
     where tenant_id = :tenantId and key_id = :oldKeyId and ${active} returning *
   ), created as (
     insert into api_keys (tenant_id, key_id, livemode, public_part, hash)
     select tenant_id, :keyId, livemode, :publicPart, :hash from ending returning *
   ), audited as (
     insert into audit_log (audit_id, actor, action, tenant_id, subject, details)
     select :auditId, :actor, 'key.rotate', tenant_id, key_id::text,
            jsonb_build_object('publicPart', public_part, 'replaces', :oldKeyId::uuid,
                               'graceSeconds', :graceSeconds::float8)
     from created
   )
   select ${columns} from created`,
)

const revoke = statement<{ tenantId: string; keyId: string; auditId: string; actor: string }>(
  'keys.revoke',
  `with changed as (
     update api_keys set revoked_at = now()
     where tenant_id = :tenantId and key_id = :keyId and revoked_at is null returning *
   ), audited as (
     insert into audit_log (audit_id, actor, action, tenant_id, subject)
     select :auditId, :actor, 'key.revoke', tenant_id, key_id::text from changed
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
  request: { tenant: string; livemode: boolean; expiresInSeconds?: number; actor: string },
): Promise<IssuedKey> {
  const tenant = await requireTenant(database, request.tenant)
  if (tenant.deactivatedAt) throw new TenantError('tenant_inactive', `Tenant “${tenant.name}” is inactive.`)
  const { livemode, expiresInSeconds = null, actor } = request
  const { key, ...fresh } = freshKey(livemode, random, pepper)
  const [created] = await run(database, insertKey, {
    tenantId: tenant.tenantId,
    keyId: random.uuid(),
    livemode,
    ...fresh,
    expiresInSeconds,
    auditId: random.uuid(),
    actor,
  })
  return { ...(created as ApiKey), key }
}

export async function listKeys(database: Database, tenant: string): Promise<ApiKey[]> {
  const { tenantId } = await requireTenant(database, tenant)
  return run(database, selectKeys, { tenantId })
}

/** Issues a new key of the same mode. The old one stays valid for the grace period, so servers can switch in turn. */
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
    auditId: random.uuid(),
    actor: request.actor,
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
  await run(database, revoke, { tenantId, keyId, auditId: random.uuid(), actor: request.actor })
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
