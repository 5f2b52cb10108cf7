import { type Static, Type } from 'typebox'
import { limits } from '../../foundation/limits.ts'
import { nextCursor, pageParameters, readPage } from '../../foundation/page.ts'
import { GatewayError } from '../../foundation/errors.ts'
import { languages } from '../../foundation/text.ts'
import { plainTextPattern } from '../../foundation/plain-text.ts'
import { type ApiKey, issueKey, listKeys, revokeKey, rotateApiKey } from '../../tenants/keys.ts'
import {
  activateTenant,
  createTenant,
  deactivateTenant,
  pageOfTenants,
  requireTenant,
  type Tenant as StoredTenant,
} from '../../tenants/tenants.ts'
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

export const NewTenant = Type.Object({
  name: Type.String({
    minLength: 1,
    maxLength: 80,
    pattern: plainTextPattern,
    'x-hint': {
      en: 'must have 1 to 80 characters, without control characters',
      es: 'debe tener de 1 a 80 caracteres, sin caracteres de control',
    },
  }),
  language: Type.Optional(Type.Enum(languages)),
})
export type NewTenant = Static<typeof NewTenant>

const keyFields = {
  tenantId: uuid(),
  keyId: uuid(),
  mode: mode(),
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

export const NewKey = Type.Object({
  mode: mode(),
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
  async function requireKey({ tenantId, keyId }: { tenantId: string; keyId: string }): Promise<string> {
    const key = (await listKeys(database, tenantId)).find((candidate) => candidate.keyId === keyId)
    if (!key) throw new GatewayError('key_not_found')
    return key.keyId
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
      async handle({ params, body, actor }) {
        const livemode = isLive(body.mode)
        if (livemode && !settings.masterKey) throw needsMasterKey()
        const { expiresInSeconds } = body
        const request = { tenant: params.tenantId, livemode, actor, ...(expiresInSeconds && { expiresInSeconds }) }
        const issued = await issueKey(database, random, keyPepper, request)
        return { ...toKeyView(issued), key: issued.key }
      },
    }),
    adminRoute('POST /tenants/{tenantId}/keys/{keyId}/rotate', {
      params: KeyPath,
      body: Rotation,
      answer: IssuedKey,
      status: 201,
      async handle({ params, body: { graceSeconds }, actor }) {
        const key = await requireKey(params)
        const issued = await rotateApiKey(database, random, keyPepper, { key, graceSeconds, actor })
        return { ...toKeyView(issued), key: issued.key }
      },
    }),
    adminRoute('POST /tenants/{tenantId}/keys/{keyId}/revoke', {
      params: KeyPath,
      answer: Key,
      async handle({ params, actor }) {
        return toKeyView(await revokeKey(database, random, { key: await requireKey(params), actor }))
      },
    }),
  ]
}

/** Live keys require a configured master key, because it seals the credentials that move real money. */
function needsMasterKey(): GatewayError {
  return new GatewayError('invalid_request', {
    texts: {
      en: 'Live keys require PASARELA_MASTER_KEY: the operator of this gateway must set it first.',
      es: 'Las claves de producción requieren PASARELA_MASTER_KEY: quien opera la pasarela debe definirla primero.',
    },
  })
}

function toTenantView({ tenantId, name, createdAt, deactivatedAt, language }: StoredTenant): Tenant {
  return { tenantId, name, createdAt: createdAt.toISOString(), deactivatedAt: textOrNull(deactivatedAt), language }
}

function toKeyView({ livemode, createdAt, expiresAt, revokedAt, lastUsedAt, ...key }: ApiKey): Key {
  return {
    tenantId: key.tenantId,
    keyId: key.keyId,
    publicPart: key.publicPart,
    active: key.active,
    mode: livemode ? 'live' : 'test',
    createdAt: createdAt.toISOString(),
    expiresAt: textOrNull(expiresAt),
    revokedAt: textOrNull(revokedAt),
    lastUsedAt: textOrNull(lastUsedAt),
  }
}
