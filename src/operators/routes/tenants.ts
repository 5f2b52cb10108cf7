import { keyScopes } from '../../foundation/key-scopes.ts'
import { limits } from '../../foundation/limits.ts'
import { nextCursor, pageParameters, readPage } from '../../foundation/page.ts'
import { GatewayError } from '../../foundation/errors.ts'
import { type Static, Type } from '../../foundation/schema.ts'
import { languages } from '../../foundation/text.ts'
import { plainTextPattern } from '../../foundation/plain-text.ts'
import { type ApiKey, issueKey, isUnrestricted, listKeys, revokeKey, rotateApiKey } from '../../tenants/keys.ts'
import {
  activateTenant,
  createTenant,
  deactivateTenant,
  pageOfTenants,
  requireTenant,
  type Tenant as StoredTenant,
} from '../../tenants/tenants.ts'
import type { Identity } from '../access/identity.ts'
import type { AdminContext } from '../context.ts'
import { type AdminRoute, adminRoute } from '../route.ts'
import { isLive, mode, nullable, TenantPath, textOrNull, time, uuid } from '../schema.ts'

export const Tenant = Type.Object({
  tenantId: uuid(),
  name: Type.String(),
  createdAt: time(),
  deactivatedAt: nullable(time()),
  /** Language of messages when a request has no Accept-Language. */
  language: Type.Enum(languages),
})
export type Tenant = Static<typeof Tenant>

/** Tenants in the order of their names. */
export const TenantPage = Type.Object({ items: Type.Array(Tenant), nextCursor })
export type TenantPage = Static<typeof TenantPage>

export const TenantQuery = Type.Object({
  tenantId: Type.Optional(uuid()),
  /** Part of the name, in any case. */
  q: Type.Optional(Type.String({ minLength: 1, maxLength: 80 })),
  ...pageParameters,
})
export type TenantQuery = Static<typeof TenantQuery>

const plainName = () =>
  Type.String({
    minLength: 1,
    maxLength: 80,
    pattern: plainTextPattern,
    'x-hint': {
      en: 'must have 1 to 80 characters, without control characters',
      es: 'debe tener de 1 a 80 caracteres, sin caracteres de control',
    },
  })

export const NewTenant = Type.Object({
  name: plainName(),
  language: Type.Optional(Type.Enum(languages)),
})
export type NewTenant = Static<typeof NewTenant>

const keyFields = {
  tenantId: uuid(),
  keyId: uuid(),
  mode: mode(),
  name: nullable(Type.String()),
  scopes: Type.Array(Type.Enum(keyScopes)),
  allowedIps: nullable(Type.Array(Type.String())),
  callLimitVes: nullable(Type.String()),
  dayLimitVes: nullable(Type.String()),
  payeeLimitVes: nullable(Type.String()),
  /** A live key that can pay out or refund from anywhere and without limit. */
  isUnrestricted: Type.Boolean(),
  /** Beginning of the key, by which it can be recognised. */
  publicPart: Type.String(),
  createdAt: time(),
  expiresAt: nullable(time()),
  revokedAt: nullable(time()),
  lastUsedAt: nullable(time()),
  active: Type.Boolean(),
}
export const Key = Type.Object(keyFields)
export type Key = Static<typeof Key>

export const KeyList = Type.Object({ items: Type.Array(Key) })
export type KeyList = Static<typeof KeyList>

/** Issued key with its secret, which is shown only once. */
export const IssuedKey = Type.Object({ ...keyFields, key: Type.String() })
export type IssuedKey = Static<typeof IssuedKey>

const amountOfLimit = () =>
  Type.String({
    pattern: '^\\d{1,16}(\\.\\d{1,2})?$',
    'x-hint': {
      en: 'must be an amount in VES above 0, with at most 2 decimals',
      es: 'debe ser un monto en VES mayor que 0, con 2 decimales como máximo',
    },
  })

export const NewKey = Type.Object({
  mode: mode(),
  name: Type.Optional(plainName()),
  /** Without them the key has all but `approve`. */
  scopes: Type.Optional(
    Type.Array(Type.Enum(keyScopes), { minItems: 1, maxItems: keyScopes.length, uniqueItems: true }),
  ),
  /** Networks that it may be used from, as CIDR. */
  allowedIps: Type.Optional(Type.Array(Type.String({ maxLength: 50 }), { minItems: 1, maxItems: 50 })),
  /** Largest sums that it may pay out or refund: in one call, in a day, and to one payee in a day. */
  callLimitVes: Type.Optional(amountOfLimit()),
  dayLimitVes: Type.Optional(amountOfLimit()),
  payeeLimitVes: Type.Optional(amountOfLimit()),
  expiresInSeconds: Type.Optional(Type.Integer({ minimum: 1, maximum: 10 * 366 * 86_400 })),
})
export type NewKey = Static<typeof NewKey>

export const Rotation = Type.Object({
  graceSeconds: Type.Integer({ minimum: 0, maximum: limits.apiKeyRotationGraceMaxSeconds }),
})
export type Rotation = Static<typeof Rotation>

const KeyPath = Type.Object({ tenantId: uuid(), keyId: uuid() })

export function tenantRoutes({ database, random, cursors }: AdminContext): AdminRoute[] {
  return [
    adminRoute('GET /tenants', {
      query: TenantQuery,
      answer: TenantPage,
      async handle({ query, tenantId, language }) {
        if (tenantId !== undefined)
          return { items: [toTenantView(await requireTenant(database, tenantId))], nextCursor: null }
        const page = await readPage(
          { cursors, list: ['tenants', query.q], language },
          query,
          (after, limit) => pageOfTenants(database, { text: query.q, after, limit }),
          (tenant) => tenant.tenantId,
        )
        return { ...page, items: page.items.map(toTenantView) }
      },
    }),
    adminRoute('POST /tenants', {
      body: NewTenant,
      answer: Tenant,
      status: 201,
      handle: async ({ body: { name, language }, actor }) =>
        toTenantView(await createTenant(database, random, { name, language, actor })),
    }),
    adminRoute('POST /tenants/{tenantId}/activate', {
      params: TenantPath,
      answer: Tenant,
      handle: async ({ params, actor }) =>
        toTenantView(await activateTenant(database, random, { idOrName: params.tenantId, actor })),
    }),
    adminRoute('POST /tenants/{tenantId}/deactivate', {
      params: TenantPath,
      answer: Tenant,
      handle: async ({ params, actor }) =>
        toTenantView(await deactivateTenant(database, random, { idOrName: params.tenantId, actor })),
    }),
  ]
}

export function keyRoutes({ database, random, keyPepper, settings }: AdminContext): AdminRoute[] {
  /** Finds a key under the tenant of the path only; access to that tenant has been checked already. */
  async function requireKey({ tenantId, keyId }: { tenantId: string; keyId: string }): Promise<ApiKey> {
    const key = (await listKeys(database, tenantId)).find((candidate) => candidate.keyId === keyId)
    if (!key) throw new GatewayError('key_not_found')
    return key
  }

  return [
    adminRoute('GET /tenants/{tenantId}/keys', {
      params: TenantPath,
      answer: KeyList,
      handle: async ({ params }) => ({ items: (await listKeys(database, params.tenantId)).map(toKeyView) }),
    }),
    adminRoute('POST /tenants/{tenantId}/keys', {
      params: TenantPath,
      body: NewKey,
      answer: IssuedKey,
      status: 201,
      async handle({ params, body, identity, actor }) {
        const { mode: given, expiresInSeconds, ...restrictions } = body
        const livemode = isLive(given)
        if (livemode && settings.mode !== 'production') throw needsProduction()
        if (restrictions.scopes?.includes('approve')) requireOperator(identity)
        const expiry = expiresInSeconds === undefined ? {} : { expiresInSeconds }
        const request = { tenant: params.tenantId, livemode, actor, restrictions, ...expiry }
        const issued = await issueKey(database, random, keyPepper, request)
        return { ...toKeyView(issued), key: issued.key }
      },
    }),
    adminRoute('POST /tenants/{tenantId}/keys/{keyId}/rotate', {
      params: KeyPath,
      body: Rotation,
      answer: IssuedKey,
      status: 201,
      isLive: async ({ params }) => (await requireKey(params)).livemode,
      async handle({ params, body: { graceSeconds }, identity, actor }) {
        const { keyId: key, scopes } = await requireKey(params)
        if (scopes.includes('approve')) requireOperator(identity)
        const issued = await rotateApiKey(database, random, keyPepper, { key, graceSeconds, actor })
        return { ...toKeyView(issued), key: issued.key }
      },
    }),
    adminRoute('POST /tenants/{tenantId}/keys/{keyId}/revoke', {
      params: KeyPath,
      answer: Key,
      async handle({ params, actor }) {
        return toKeyView(await revokeKey(database, random, { key: (await requireKey(params)).keyId, actor }))
      },
    }),
  ]
}

/** A person of the tenant who has the secret of a key that approves could approve their own payouts with it. */
function requireOperator({ role }: Identity): void {
  if (role !== 'operator') throw new GatewayError('forbidden')
}

/** Live keys move real money: the local mode has a demo tenant and a master key in a file. */
function needsProduction(): GatewayError {
  return new GatewayError('invalid_request', {
    texts: {
      en: 'Live keys work in production only: the operator of this gateway must set PASARELA_MODE=production first.',
      es: 'Las claves de producción solo funcionan en producción: quien opera la pasarela debe definir PASARELA_MODE=production.',
    },
  })
}

function toTenantView({ tenantId, name, createdAt, deactivatedAt, language }: StoredTenant): Tenant {
  return { tenantId, name, createdAt: createdAt.toISOString(), deactivatedAt: textOrNull(deactivatedAt), language }
}

function toKeyView(key: ApiKey): Key {
  const { livemode, createdAt, expiresAt, revokedAt, lastUsedAt, ...shown } = key
  return {
    ...shown,
    isUnrestricted: livemode && isUnrestricted(key),
    mode: livemode ? 'live' : 'test',
    createdAt: createdAt.toISOString(),
    expiresAt: textOrNull(expiresAt),
    revokedAt: textOrNull(revokedAt),
    lastUsedAt: textOrNull(lastUsedAt),
  }
}
