import type { KeyObject } from 'node:crypto'
import { limits } from '../foundation/limits.ts'
import type { Random } from '../foundation/random.ts'
import { type Database, positionalStatement } from '../storage/database.ts'
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

/** The only moment the key itself is known: it is shown once and kept nowhere. */
export type IssuedKey = ApiKey & { key: string }

const active = `(revoked_at is null and (expires_at is null or expires_at > now()))`
const columns = `
  tenant_id as "tenantId", key_id as "keyId", livemode, public_part as "publicPart", created_at as "createdAt",
  expires_at as "expiresAt", revoked_at as "revokedAt", last_used_at as "lastUsedAt", ${active} as active`

const insertKey = positionalStatement(
  'keys.create',
  `with created as (
     insert into api_keys (tenant_id, key_id, livemode, public_part, hash, expires_at)
     values ($1, $2, $3, $4, $5, now() + make_interval(secs => $6)) returning *
   ), audited as (
     insert into audit_log (audit_id, actor, action, tenant_id, subject, details)
     select $7, $8, 'key.create', tenant_id, key_id::text, jsonb_build_object('publicPart', public_part) from created
   )
   select ${columns} from created`,
)

// The new key and the old one's last day are one statement: no crash leaves a tenant with two keys or with none.
// A key that would have ended sooner keeps its own end: least() passes over null.
const rotateKey = positionalStatement(
  'keys.rotate',
  `with ending as (
     update api_keys set expires_at = least(expires_at, now() + make_interval(secs => $3))
     where tenant_id = $1 and key_id = $2 and ${active} returning *
   ), created as (
     insert into api_keys (tenant_id, key_id, livemode, public_part, hash)
     select tenant_id, $4, livemode, $5, $6 from ending returning *
   ), audited as (
     insert into audit_log (audit_id, actor, action, tenant_id, subject, details)
     select $7, $8, 'key.rotate', tenant_id, key_id::text,
            jsonb_build_object('publicPart', public_part, 'replaces', $2::uuid, 'graceSeconds', $3::float8) from created
   )
   select ${columns} from created`,
)

const revoke = positionalStatement(
  'keys.revoke',
  `with changed as (
     update api_keys set revoked_at = now() where tenant_id = $1 and key_id = $2 and revoked_at is null returning *
   ), audited as (
     insert into audit_log (audit_id, actor, action, tenant_id, subject)
     select $3, $4, 'key.revoke', tenant_id, key_id::text from changed
   )
   select 1`,
)

const selectKeys = positionalStatement(
  'keys.list',
  `select ${columns} from api_keys where tenant_id = $1 order by created_at, key_id`,
)

const findKey = positionalStatement(
  'keys.find',
  `select ${columns} from api_keys where key_id::text = lower($1) or public_part = $1`,
)

export async function issueKey(
  database: Database,
  random: Random,
  pepper: KeyObject,
  request: { tenant: string; livemode: boolean; expiresInSeconds?: number; actor: string },
): Promise<IssuedKey> {
  const tenant = await requireTenant(database, request.tenant)
  if (tenant.deactivatedAt) throw new TenantError('tenant_inactive', `Tenant “${tenant.name}” is inactive.`)
  const fresh = freshKey(request.livemode, random, pepper)
  const [created] = await database.query<ApiKey>(insertKey, [
    tenant.tenantId,
    random.uuid(),
    request.livemode,
    fresh.publicPart,
    fresh.hash,
    request.expiresInSeconds ?? null,
    random.uuid(),
    request.actor,
  ])
  return { ...(created as ApiKey), key: fresh.key }
}

export async function listKeys(database: Database, tenant: string): Promise<ApiKey[]> {
  const { tenantId } = await requireTenant(database, tenant)
  return database.query<ApiKey>(selectKeys, [tenantId])
}

/** A new key of the same mode; the old one works on for the grace, so that servers can be changed one by one. */
export async function rotateApiKey(
  database: Database,
  random: Random,
  pepper: KeyObject,
  request: { key: string; graceSeconds: number; actor: string },
): Promise<IssuedKey> {
  const { graceSeconds } = request
  if (!(graceSeconds >= 0 && graceSeconds <= limits.apiKeyRotationGraceMaxSeconds)) {
    throw new TenantError('invalid_request', 'The grace of a rotation is 0 to 7 days.')
  }
  const old = await requireKey(database, request.key)
  const fresh = freshKey(old.livemode, random, pepper)
  const [created] = await database.query<ApiKey>(rotateKey, [
    old.tenantId,
    old.keyId,
    graceSeconds,
    random.uuid(),
    fresh.publicPart,
    fresh.hash,
    random.uuid(),
    request.actor,
  ])
  if (!created) {
    throw new TenantError('key_not_active', `Key ${old.publicPart}… is no longer active: create a new one instead.`)
  }
  return { ...created, key: fresh.key }
}

/** Effective on every process within one second. Revoking twice is no error: the key is revoked. */
export async function revokeKey(
  database: Database,
  random: Random,
  request: { key: string; actor: string },
): Promise<ApiKey> {
  const { tenantId, keyId } = await requireKey(database, request.key)
  await database.query(revoke, [tenantId, keyId, random.uuid(), request.actor])
  return requireKey(database, keyId)
}

async function requireKey(database: Database, idOrPublicPart: string): Promise<ApiKey> {
  const [key] = await database.query<ApiKey>(findKey, [idOrPublicPart])
  if (!key) throw new TenantError('key_not_found', `There is no key “${idOrPublicPart}”: see pasarela key list.`)
  return key
}

function freshKey(livemode: boolean, random: Random, pepper: KeyObject) {
  const key = generateKey(livemode, random)
  return { key, publicPart: publicPart(key) as string, hash: hashKey(key, pepper) }
}
