import { idRange } from '../../foundation/id-range.ts'
import { longestPage } from '../../foundation/page.ts'
import type { Database } from '../../storage/database.ts'
import { run, statement, type TypedStatement } from '../../storage/statement.ts'
import {
  inRange,
  inRangeOfRef,
  type KindParams,
  kindParams,
  pageOf,
  pageOfKinds,
  type PageQuery,
  type RangeParams,
  rangeParams,
} from '../lookup/store.ts'
import type { PayerEncryption } from '../payer-encryption.ts'
import { ofAll, openForOperator, operatorColumns, type OperatorPayment, type OperatorRow } from './resolve.ts'

/**
 * Payments of one tenant or of all. Each list has a statement for either: one tenant's payments are read by the indexes
 * that begin with the tenant, those of all by `payments_of_all`, `payments_of_all_by_kind` and the indexes by number. A
 * page takes as long with 5,000 tenants as with ten.
 */
type ReadContext = { database: Database; encryption: PayerEncryption }
export type TenantFilter = { livemode: boolean; tenantId: string | undefined }
export type OfTenant = { tenantId: string }

export const ofTenant = 'tenant_id = :tenantId and '

// A subquery reads the name once per row of the page; a join may read all tenants to name the few shown.
export const named = (payments: string, order: string) =>
  `select (select name from tenants t where t.tenant_id = found."tenantId") as "tenantName", found.*
   from (${payments}) found ${order}`
export const newestFirst = `order by "paymentId" desc`
const page = `order by payment_id desc limit :limit`

const listNewest = (owner: string) =>
  named(pageOf(`select ${operatorColumns} from payments where ${owner}${inRange}`), newestFirst)

const listNewestOfKinds = (owner: string) =>
  named(pageOfKinds(`select ${operatorColumns} from payments where ${owner}${inRange}`), newestFirst)

const listNewestOfRef = (owner: string) =>
  named(
    `select ${operatorColumns} from payments
     where ${owner}${inRangeOfRef} and status = any (:statuses::text[]) and method = any (:methods::text[]) ${page}`,
    newestFirst,
  )

type RefParams = RangeParams & KindParams & { externalRef: string }

const listAll = statement<RangeParams, OperatorRow>('operator.list', listNewest(ofAll))
const listOfTenant = statement<RangeParams & OfTenant, OperatorRow>('operator.list_of_tenant', listNewest(ofTenant))
const listKinds = statement<RangeParams & KindParams, OperatorRow>('operator.list_kinds', listNewestOfKinds(ofAll))
const listKindsOfTenant = statement<RangeParams & KindParams & OfTenant, OperatorRow>(
  'operator.list_kinds_of_tenant',
  listNewestOfKinds(ofTenant),
)
const listRef = statement<RefParams, OperatorRow>('operator.list_ref', listNewestOfRef(ofAll))
const listRefOfTenant = statement<RefParams & OfTenant, OperatorRow>(
  'operator.list_ref_of_tenant',
  listNewestOfRef(ofTenant),
)

const attention = statement<{ livemode: boolean; onlyTenantId: string | null; limit: number }, OperatorRow>(
  'operator.attention',
  named(
    `select ${operatorColumns} from payments p
     where (p.stage = 'attention' or p.reversal_stage = 'attention' or p.review_reason is not null)
       and p.livemode = :livemode
       and (:onlyTenantId::uuid is null or p.tenant_id = :onlyTenantId)
     order by p.updated_at limit :limit`,
    'order by "updatedAt"',
  ),
)

// Within the days of `fromId`: no index has the amount of a payment without its account.
const listOfAmount = statement<
  { livemode: boolean; tenantIds: string[]; vesAmount: string; fromId: string; limit: number },
  OperatorRow
>(
  'operator.requests_of_amount',
  `select t.name as "tenantName", found.*
   from tenants t cross join unnest(array['PENDING', 'COMPLETED', 'FAILED']) as s (status) cross join lateral (
     select ${operatorColumns} from payments
     where payments.tenant_id = t.tenant_id and livemode = :livemode and payments.status = s.status
       and method = 'PAGO_MOVIL' and payment_id >= :fromId::uuid and ves_amount = :vesAmount::numeric
     order by payment_id desc limit :limit
   ) found
   where t.tenant_id = any (:tenantIds::uuid[]) ${newestFirst} limit :limit`,
)

/** Requests and verified transfers of an amount since a time, newest first. */
export async function listRequestsOfAmount(
  parts: ReadContext,
  { since, ...query }: { livemode: boolean; tenantIds: string[]; vesAmount: string; since: Date; limit: number },
): Promise<OperatorPayment[]> {
  const rows = await run(parts.database, listOfAmount, { ...query, fromId: idRange({ from: since }).fromId })
  return openForOperator(parts, rows)
}

/** Newest first, any number: more than the longest page are read page by page. */
export async function listForOperator(
  parts: ReadContext,
  { after, limit, ...filter }: TenantFilter & PageQuery,
): Promise<OperatorPayment[]> {
  const found: OperatorPayment[] = []
  for (;;) {
    const most = Math.min(limit - found.length, longestPage)
    const last = found.at(-1)?.payment.paymentId ?? after
    const next = await listPage(parts, { ...filter, after: last, limit: most })
    found.push(...next)
    if (next.length < most || found.length === limit) return found
  }
}

function listPage(parts: ReadContext, query: TenantFilter & PageQuery): Promise<OperatorPayment[]> {
  const { livemode, tenantId, externalRef, status, method } = query
  const range = { livemode, ...rangeParams(query) }
  const ofKinds = { ...range, ...kindParams(query) }
  if (externalRef !== undefined) return read(parts, tenantId, [listRef, listRefOfTenant], { ...ofKinds, externalRef })
  if (status || method) return read(parts, tenantId, [listKinds, listKindsOfTenant], ofKinds)
  return read(parts, tenantId, [listAll, listOfTenant], range)
}

/** Payments that need manual review, oldest first. */
export async function listAttention(
  parts: ReadContext,
  { livemode, tenantId, limit }: TenantFilter & { limit: number },
): Promise<OperatorPayment[]> {
  const rows = await run(parts.database, attention, { livemode, onlyTenantId: tenantId ?? null, limit })
  return openForOperator(parts, rows)
}

/** Runs the statement over all tenants, or the one of a tenant. */
async function read<Params extends object>(
  parts: ReadContext,
  tenantId: string | undefined,
  [everywhere, within]: [TypedStatement<Params, OperatorRow>, TypedStatement<Params & OfTenant, OperatorRow>],
  params: Params,
): Promise<OperatorPayment[]> {
  const { database } = parts
  const rows = await (tenantId === undefined
    ? run(database, everywhere, params)
    : run(database, within, { ...params, tenantId }))
  return openForOperator(parts, rows)
}
