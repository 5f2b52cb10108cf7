import { auditColumns, type AuditParams, auditParams, auditValues } from '../audit/entry.ts'
import type { Random } from '../foundation/random.ts'
import type { Database } from '../storage/database.ts'
import { run, statement } from '../storage/statement.ts'

/** The look of a tenant's pages, and the places that they may lead to or be shown in. */
export type Profile = {
  /** `#rrggbb`. */
  colour: string | null
  /** Names the logo's bytes in its address. */
  logoHash: string | null
  /** Hosts that a customer may return to. */
  returnHosts: string[]
  /** Origins whose pages may show the checkout in a frame. */
  frameOrigins: string[]
}

export type ProfileRow = {
  colour: string | null
  logoHash: string | null
  returnHosts: string[] | null
  frameOrigins: string[] | null
}

export const profileColumns = `c.colour, encode(sha256(c.logo), 'hex') as "logoHash", c.return_hosts as "returnHosts",
  c.frame_origins as "frameOrigins"`

export const profileJoin = `left join checkout_profiles c on c.tenant_id = t.tenant_id`

export function profileOf({ colour, logoHash, returnHosts, frameOrigins }: ProfileRow): Profile {
  return { colour, logoHash, returnHosts: returnHosts ?? [], frameOrigins: frameOrigins ?? [] }
}

export type Logo = { bytes: Buffer; type: 'image/png' | 'image/jpeg' | 'image/webp' }

/** Absent values stay as they are; null removes one. */
export type ProfileChange = {
  colour?: string | null
  logo?: Logo | null
  returnHosts?: string[]
  frameOrigins?: string[]
}

const select = statement<{ tenantId: string }, ProfileRow>(
  'checkout.profile',
  `select ${profileColumns} from tenants t ${profileJoin} where t.tenant_id = :tenantId`,
)

const selectLogo = statement<{ hash: Buffer }, { bytes: Buffer; type: Logo['type'] }>(
  'checkout.logo',
  `select logo as bytes, logo_type as type from checkout_profiles where sha256(logo) = :hash limit 1`,
)

type ChangeParams = AuditParams & {
  tenantId: string
  colour: string | null
  setsColour: boolean
  logo: Buffer | null
  logoType: string | null
  setsLogo: boolean
  returnHosts: string[] | null
  frameOrigins: string[] | null
}

const change = statement<ChangeParams>(
  'checkout.set_profile',
  `with changed as (
     insert into checkout_profiles as c (tenant_id, colour, logo, logo_type, return_hosts, frame_origins)
     values (:tenantId, :colour::text, :logo::bytea, :logoType::text, coalesce(:returnHosts::text[], '{}'),
             coalesce(:frameOrigins::text[], '{}'))
     on conflict (tenant_id) do update set
       colour = case when :setsColour::boolean then excluded.colour else c.colour end,
       logo = case when :setsLogo::boolean then excluded.logo else c.logo end,
       logo_type = case when :setsLogo::boolean then excluded.logo_type else c.logo_type end,
       return_hosts = coalesce(:returnHosts::text[], c.return_hosts),
       frame_origins = coalesce(:frameOrigins::text[], c.frame_origins),
       updated_at = now()
     returning *
   )
   insert into audit_log (${auditColumns}, action, tenant_id, subject, details)
   select ${auditValues}, 'checkout.profile', tenant_id, tenant_id::text,
          jsonb_build_object('colour', colour, 'logo', encode(sha256(logo), 'hex'), 'returnHosts', return_hosts,
                             'frameOrigins', frame_origins)
   from changed`,
)

export type ProfileStore = ReturnType<typeof createProfileStore>

export function createProfileStore({ database, random }: { database: Database; random: Random }) {
  return {
    async read(tenantId: string): Promise<Profile> {
      const [row] = await run(database, select, { tenantId })
      return profileOf(row ?? { colour: null, logoHash: null, returnHosts: null, frameOrigins: null })
    },

    /** A logo by the hash of its bytes, in hexadecimal. */
    async logo(hash: string): Promise<Logo | undefined> {
      const [row] = await run(database, selectLogo, { hash: Buffer.from(hash, 'hex') })
      return row
    },

    async change(tenantId: string, actor: string, { colour, logo, returnHosts, frameOrigins }: ProfileChange) {
      await run(database, change, {
        tenantId,
        colour: colour ?? null,
        setsColour: colour !== undefined,
        logo: logo?.bytes ?? null,
        logoType: logo?.type ?? null,
        setsLogo: logo !== undefined,
        returnHosts: returnHosts ?? null,
        frameOrigins: frameOrigins ?? null,
        ...auditParams(random, actor),
      })
    },
  }
}

export const LOGO_BYTES_MAX = 65_536

const signatures: [Logo['type'], (bytes: Buffer) => boolean][] = [
  ['image/png', (bytes) => bytes.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex'))],
  ['image/jpeg', (bytes) => bytes.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex'))],
  ['image/webp', (bytes) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP'],
]

/** An image by its first bytes. SVG is refused, because it can contain scripts. */
export function readLogo(bytes: Buffer): Logo | undefined {
  if (bytes.length > LOGO_BYTES_MAX) return undefined
  const [type] = signatures.find(([, matches]) => matches(bytes)) ?? []
  return type && { bytes, type }
}

const host =
  /^(?=.{1,253}$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+(?::\d{1,5})?$/

/** Host names, with a port if it is not 443. */
export const isReturnHost = (text: string): boolean => host.test(text)
export const isFrameOrigin = (text: string): boolean => text.startsWith('https://') && host.test(text.slice(8))
export const isColour = (text: string): boolean => /^#[0-9a-f]{6}$/.test(text)
