import {
  isColour,
  isFrameOrigin,
  isReturnHost,
  type Logo,
  type ProfileChange as StoredChange,
  readLogo,
} from '../../checkout/profiles.ts'
import { type ErrorDetail, GatewayError } from '../../foundation/errors.ts'
import { FileBody } from '../../foundation/route.ts'
import { type Static, Type } from '../../foundation/schema.ts'
import type { Language, LocalizedText } from '../../foundation/text.ts'
import { requireTenant } from '../../tenants/tenants.ts'
import type { AdminContext } from '../context.ts'
import { type AdminRoute, adminRoute } from '../route.ts'
import { nullable, TenantPath } from '../schema.ts'

/** In base64 and with the other fields, a larger image would exceed the largest body of a request. */
const LOGO_BYTES_MAX = 40_000
const BASE64_MAX = Math.ceil(LOGO_BYTES_MAX / 3) * 4
const LIST_MAX = 20

/** Look of a tenant's payment pages, the hosts that customers return to, and the origins that may show the pages. */
export const CheckoutProfile = Type.Object({
  /** `#rrggbb`. */
  colour: nullable(Type.String()),
  /** Names the logo's bytes: another logo has another hash. */
  logoHash: nullable(Type.String()),
  returnHosts: Type.Array(Type.String()),
  frameOrigins: Type.Array(Type.String()),
})
export type CheckoutProfile = Static<typeof CheckoutProfile>

/** Absent values stay as they are; null removes one. */
export const ProfileChange = Type.Object({
  colour: Type.Optional(nullable(Type.String({ maxLength: 20 }))),
  /** PNG, JPEG or WebP of at most 40 kB, in base64. */
  logo: Type.Optional(nullable(Type.String({ maxLength: 60_000 }))),
  returnHosts: Type.Optional(Type.Array(Type.String({ maxLength: 300 }), { maxItems: LIST_MAX })),
  frameOrigins: Type.Optional(Type.Array(Type.String({ maxLength: 300 }), { maxItems: LIST_MAX })),
})
export type ProfileChange = Static<typeof ProfileChange>

const types: Record<Logo['type'], string> = { 'image/png': 'png', 'image/jpeg': 'jpg', 'image/webp': 'webp' }

export function checkoutProfileRoutes({ database, checkout: { profiles } }: AdminContext): AdminRoute[] {
  return [
    adminRoute('GET /tenants/{tenantId}/checkout-profile', {
      params: TenantPath,
      answer: CheckoutProfile,
      async handle({ params: { tenantId } }) {
        await requireTenant(database, tenantId)
        return profiles.read(tenantId)
      },
    }),
    adminRoute('POST /tenants/{tenantId}/checkout-profile', {
      params: TenantPath,
      body: ProfileChange,
      answer: CheckoutProfile,
      async handle({ params: { tenantId }, body, actor, language }) {
        await requireTenant(database, tenantId)
        await profiles.change(tenantId, actor, readChange(body, language))
        return profiles.read(tenantId)
      },
    }),
    adminRoute('GET /tenants/{tenantId}/checkout-profile/logo', {
      params: TenantPath,
      answer: Type.Unknown(),
      async handle({ params: { tenantId } }) {
        await requireTenant(database, tenantId)
        const { logoHash } = await profiles.read(tenantId)
        const logo = logoHash === null ? undefined : await profiles.logo(logoHash)
        if (!logo) throw new GatewayError('not_found')
        return new FileBody(`logo.${types[logo.type]}`, logo.type, logo.bytes)
      },
    }),
  ]
}

const texts = {
  colour: { en: 'must be a colour such as #0b6171', es: 'debe ser un color como #0b6171' },
  logoSize: { en: 'must be an image of at most 40 kB', es: 'debe ser una imagen de 40 kB como máximo' },
  logoType: { en: 'must be a PNG, JPEG or WebP image', es: 'debe ser una imagen PNG, JPEG o WebP' },
  returnHost: {
    en: 'must be a host name such as shop.example.com',
    es: 'debe ser un nombre de servidor como tienda.ejemplo.com',
  },
  frameOrigin: {
    en: 'must be an address such as https://shop.example.com, without a path',
    es: 'debe ser una dirección como https://tienda.ejemplo.com, sin ruta',
  },
} satisfies Record<string, LocalizedText>

function readChange(body: ProfileChange, language: Language): StoredChange {
  const details: ErrorDetail[] = []
  const check = (isValid: boolean, path: string, text: LocalizedText) => {
    if (!isValid) details.push({ path, message: text[language] })
  }
  const { colour, logo, returnHosts, frameOrigins } = body
  const change: StoredChange = {}
  if (colour !== undefined) {
    change.colour = colour && plain(colour)
    check(change.colour === null || isColour(change.colour), '/colour', texts.colour)
  }
  if (logo === null) change.logo = null
  else if (logo !== undefined) {
    const read = readLogo(Buffer.from(logo, 'base64'))
    if (logo.length > BASE64_MAX) check(false, '/logo', texts.logoSize)
    else check(read !== undefined, '/logo', texts.logoType)
    if (read) change.logo = read
  }
  for (const [name, list, isValid, text] of [
    ['returnHosts', returnHosts, isReturnHost, texts.returnHost],
    ['frameOrigins', frameOrigins, isFrameOrigin, texts.frameOrigin],
  ] as const) {
    if (list === undefined) continue
    change[name] = [...new Set(list.map(plain))]
    for (const [index, item] of list.entries()) check(isValid(plain(item)), `/${name}/${index}`, text)
  }
  if (details.length > 0) throw new GatewayError('invalid_request', { details })
  return change
}

const plain = (text: string): string => text.trim().toLowerCase()
