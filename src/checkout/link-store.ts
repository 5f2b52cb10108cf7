import { auditColumns, type AuditParams, auditParams, auditValues } from '../audit/entry.ts'
import type { Caller, Scope } from '../foundation/scope.ts'
import {
  claimKey,
  type ClaimKeyParams,
  claimKeyParams,
  hasNoKey,
  type KeyResponseParams,
  keyResponseParams,
  type KeyUpdate,
} from '../idempotency/sql.ts'
import type { Database } from '../storage/database.ts'
import { NO_UUID, type SealedAfter, sealedAfter, type SealedColumn, updateSealed } from '../storage/reseal.ts'
import type { Sealer } from '../storage/sealing.ts'
import { run, statement } from '../storage/statement.ts'
import {
  type Customer,
  type Order,
  orderColumns,
  orderInsert,
  orderOf,
  type OrderParams,
  orderParams,
  type OrderRow,
  orderValues,
} from './order.ts'
import { type Profile, profileColumns, profileJoin, profileOf, type ProfileRow } from './profiles.ts'
import { isUse } from './session-sql.ts'
import { callerOf, tenantColumns } from './tenant-caller.ts'
import type { Tokens } from './tokens.ts'

export type Currency = 'USD' | 'VES'

export type Link = Order & {
  linkId: string
  slug: string
  /** Of the amount that the customer types, where the link has none. */
  currency: Currency
  maxUses: number | null
  /** Every visit leads to the same session: the link is for one payment. */
  isShared: boolean
  isActive: boolean
  expiresAt: Date | null
  createdAt: Date
  /** Sessions of this link that are open or paid, and those that are paid. */
  uses: number
  paid: number
}

export type FoundLink = { link: Link; caller: Caller; isActive: boolean; profile: Profile }

type LinkKey = Scope & { linkId: string }

type LinkRow = Scope &
  OrderRow & {
    linkId: string
    sealed: Buffer
    currency: Currency
    maxUses: number | null
    isShared: boolean
    isActive: boolean
    expiresAt: Date | null
    createdAt: Date
    uses: number
    paid: number
  }

const ofLink = `s.tenant_id = l.tenant_id and s.livemode = l.livemode and s.link_id = l.link_id`

const linkColumns = `l.tenant_id as "tenantId", l.livemode, l.link_id as "linkId", l.sealed, l.currency,
  l.max_uses as "maxUses", l.is_shared as "isShared", l.is_active as "isActive", l.expires_at as "expiresAt",
  l.created_at as "createdAt", ${orderColumns.replace('language', 'l.language')},
  (select count(*)::integer from checkout_sessions s where ${ofLink} and ${isUse}) as uses,
  (select count(*)::integer from checkout_sessions s where ${ofLink} and s.paid_at is not null) as paid`

const findBySlug = statement<
  { hash: Buffer },
  LinkRow & ProfileRow & Parameters<typeof callerOf>[0] & { isTenantActive: boolean }
>(
  'checkout.find_link_by_slug',
  `select ${linkColumns}, case when l.created_by like 'key:%' then substr(l.created_by, 5)::uuid end as "keyId",
     ${tenantColumns.replace('as "isActive"', 'as "isTenantActive"')}, ${profileColumns}
   from payment_links l join tenants t using (tenant_id) ${profileJoin}
   where l.slug_hash = :hash`,
)

const findLink = statement<LinkKey, LinkRow>(
  'checkout.find_link',
  `select ${linkColumns} from payment_links l
   where l.tenant_id = :tenantId and l.livemode = :livemode and l.link_id = :linkId`,
)

const listLinks = statement<Scope & { after: string | null; limit: number }, LinkRow>(
  'checkout.list_links',
  `select ${linkColumns} from payment_links l
   where l.tenant_id = :tenantId and l.livemode = :livemode and (:after::uuid is null or l.link_id < :after)
   order by l.link_id desc limit :limit`,
)

type InsertParams = LinkKey &
  OrderParams &
  ClaimKeyParams &
  KeyResponseParams &
  AuditParams & {
    slugHash: Buffer
    sealed: Buffer
    currency: Currency
    maxUses: number | null
    isShared: boolean
    expiresAt: Date | null
    createdAt: Date
  }

const insertLink = statement<InsertParams>(
  'checkout.insert_link',
  `with claimed_key as (
     ${claimKey({ resource: ':linkId', status: ':keyStatus', answer: ':keyAnswer' })}
   ), created as (
     insert into payment_links (tenant_id, livemode, link_id, slug_hash, sealed, currency, max_uses, is_shared,
       expires_at, created_at, created_by, ${orderInsert})
     select :tenantId::uuid, :livemode::boolean, :linkId::uuid, :slugHash::bytea, :sealed::bytea, :currency::text,
       :maxUses::integer, :isShared::boolean, :expiresAt::timestamptz, :createdAt::timestamptz, :actor::text,
       ${orderValues}
     where ${hasNoKey} or exists (select from claimed_key)
     returning link_id
   ), audited as (
     insert into audit_log (${auditColumns}, action, tenant_id, subject, details)
     select ${auditValues}, 'link.create', :tenantId, link_id::text,
            jsonb_build_object('livemode', :livemode::boolean, 'description', :description::text)
     from created
   )
   select link_id from created`,
)

const setActive = statement<LinkKey & AuditParams & { isActive: boolean }>(
  'checkout.set_link_active',
  `with changed as (
     update payment_links set is_active = :isActive
     where tenant_id = :tenantId and livemode = :livemode and link_id = :linkId and is_active <> :isActive
     returning link_id
   )
   insert into audit_log (${auditColumns}, action, tenant_id, subject, details)
   select ${auditValues}, 'link.' || case when :isActive::boolean then 'activate' else 'deactivate' end, :tenantId,
          link_id::text, jsonb_build_object('livemode', :livemode::boolean)
   from changed`,
)

export type LinkStore = ReturnType<typeof createLinkStore>

export function createLinkStore({
  database,
  sealer,
  tokens,
  newId,
}: {
  database: Database
  sealer: Sealer
  tokens: Tokens
  newId: () => string
}) {
  return {
    newSlug: () => tokens.generate(),

    /** False, with nothing written, when another request owns the Idempotency-Key. */
    async insert(scope: Scope, link: Link, by: { actor: string; update: KeyUpdate }): Promise<boolean> {
      const { linkId, slug, currency, maxUses, isShared, expiresAt, createdAt, customer } = link
      const rows = await run(database, insertLink, {
        ...scope,
        ...orderParams(link),
        linkId,
        slugHash: tokens.hash(slug),
        sealed: sealer.seal(JSON.stringify({ slug, customer }), sealContext({ ...scope, linkId })),
        currency,
        maxUses,
        isShared,
        expiresAt,
        createdAt,
        ...auditParams({ uuid: newId }, by.actor),
        ...claimKeyParams(by.update.claim),
        ...keyResponseParams(by.update),
      })
      return rows.length > 0
    },

    async find(scope: Scope, linkId: string): Promise<Link | undefined> {
      const [row] = await run(database, findLink, { ...scope, linkId })
      return row && open(row)
    },

    async list(scope: Scope, { after, limit }: { after: string | undefined; limit: number }): Promise<Link[]> {
      return (await run(database, listLinks, { ...scope, after: after ?? null, limit })).map(open)
    },

    async findBySlug(slug: string): Promise<FoundLink | undefined> {
      const [row] = await run(database, findBySlug, { hash: tokens.hash(slug) })
      return row && { link: open(row), caller: callerOf(row), isActive: row.isTenantActive, profile: profileOf(row) }
    },

    /** Takes effect at once, on every process. */
    async setActive(scope: Scope, linkId: string, isActive: boolean, actor: string): Promise<void> {
      await run(database, setActive, { ...scope, linkId, isActive, ...auditParams({ uuid: newId }, actor) })
    },
  }

  function open(row: LinkRow): Link {
    const sealed = sealer.open(row.sealed, sealContext(row))
    const { slug, customer } = JSON.parse(sealed) as { slug: string; customer: Customer | null }
    const { linkId, currency, maxUses, isShared, isActive, expiresAt, createdAt, uses, paid } = row
    return {
      ...orderOf(row, customer),
      linkId,
      slug,
      currency,
      maxUses,
      isShared,
      isActive,
      expiresAt,
      createdAt,
      uses,
      paid,
    }
  }
}

/** Whether the merchant set the amount; the customer types it otherwise. */
export const isFixed = ({ usdAmount, vesAmount }: Link): boolean => usdAmount !== null || vesAmount !== null

export type LinkState = 'open' | 'off' | 'expired' | 'used'

export function linkState({ isActive, expiresAt, isShared, maxUses, uses, paid }: Link, now: Date): LinkState {
  if (!isActive) return 'off'
  if (expiresAt !== null && expiresAt <= now) return 'expired'
  const isUsed = isShared ? paid > 0 : maxUses !== null && uses >= maxUses
  return isUsed ? 'used' : 'open'
}

function sealContext({ tenantId, livemode, linkId }: LinkKey): string {
  return `payment_links.sealed ${tenantId} ${livemode} ${linkId}`
}

const sealedIn = {
  table: 'payment_links',
  column: 'sealed',
  key: { tenantId: 'tenant_id', livemode: 'livemode', linkId: 'link_id' },
}

const selectSealedAfter = statement<LinkKey & SealedAfter, LinkKey & { sealed: Buffer | null }>(
  'checkout.links_sealed_after',
  sealedAfter(sealedIn),
)

const resealLink = statement<LinkKey & { sealed: Buffer; resealed: Buffer }>(
  'checkout.reseal_link',
  updateSealed(sealedIn),
)

export const sealedLinks: SealedColumn<LinkKey> = {
  ...sealedIn,
  first: { tenantId: NO_UUID, livemode: false, linkId: NO_UUID },
  select: selectSealedAfter,
  update: resealLink,
  contextOf: sealContext,
}
