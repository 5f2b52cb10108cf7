import type { Database } from '../../storage/database.ts'
import { limits } from '../../foundation/limits.ts'
import { run, statement } from '../../storage/statement.ts'
import { type KindParams, kindParams, type PageQuery, type RangeParams, rangeParams } from '../lookup/store.ts'
import type { PayerEncryption } from '../payer-encryption.ts'
import { named, newestFirst, type OfTenant, ofTenant, type TenantFilter } from './list.ts'
import { ofAll, openForOperator, operatorColumns, type OperatorPayment, type OperatorRow } from './resolve.ts'
import { searchTerms } from './search-terms.ts'

/** `isComplete` is false where more payments match than a search reads. */
export type Found = { payments: OperatorPayment[]; isComplete: boolean }

export type SearchQuery = TenantFilter & Pick<PageQuery, 'status' | 'method' | 'from' | 'to'> & { text: string }

type Owner = typeof ofAll | typeof ofTenant

// As `inRangeOfRef`: a plain condition at both ends would make the planner prefer an index by time.
const newestInPeriod = `payment_id < :beforeId::uuid and case when payment_id >= :fromId::uuid then true end is not null
     order by payment_id desc`
const hashIs = (hash: string, wanted: string) =>
  `substring(${hash}, 1, 8) = substring(${wanted}::bytea, 1, 8) and ${hash} = ${wanted}::bytea`

// A typed reference is the end of the stored one, or equal to it but for leading zeros.
const endsAsTyped = (reference: string) => {
  const backwards = `(reverse(upper(${reference})) collate "C")`
  return `${reference} is not null
     and ${backwards} >= reverse(:endWithoutZeros::text) and ${backwards} < reverse(:endWithoutZeros::text) || chr(1114111)
     and (right(upper(${reference}), length(:end::text)) = :end::text
          or ltrim(upper(${reference}), '0') = ltrim(:end::text, '0'))`
}

// Each way to match has its own index; `or` between them would read every payment. A way reads at most `:most` payments:
// of a tenant's person and reference the newest, of the others any. `offset 0` keeps the outer look-up one by primary key
// per payment found.
const searchIn = (owner: Owner) => {
  type From = { from?: string; of?: string }
  const way = (name: string, condition: string, { from = 'payments', of = owner }: From = {}) =>
    `(select '${name}' as way, tenant_id, payment_id from ${from} where ${of}livemode = :livemode and ${condition} limit :most)`
  // Over all tenants, entries of an index that begins with the value are in order of the tenants.
  const newest = owner === ofTenant ? ` and ${newestInPeriod}` : ''
  const movements = { from: 'movements', of: owner === ofTenant ? ofTenant : '' }
  const latest = owner === ofTenant ? ' order by movement_id desc' : ''
  const paid = (condition: string) => `state = 'matched' and ${condition}${latest}`
  return `with hit as materialized (
       ${way('id', 'payment_id = :id::uuid')}
       union all ${way('external_ref', `external_ref = :text${newest}`)}
       union all ${way('operation_id', 'operation_id = :text')}
       union all ${way('bank_reference', endsAsTyped('bank_reference'))}
       union all ${way('reversal_ref', endsAsTyped('reversal_ref'))}
       union all ${way('phone', `${hashIs('phone_hash', ':phoneHash')}${newest}`)}
       union all ${way('document', `${hashIs('document_hash', ':documentHash')}${newest}`)}
       union all ${way('paid_phone', paid(hashIs('phone_hash', ':phoneHash')), movements)}
       union all ${way('paid_document', paid(hashIs('document_hash', ':documentHash')), movements)}
     ), ways as (
       select coalesce(max(count), 0) < :most as "isComplete" from (select count(*) from hit group by way) counts
     )
     select ways."isComplete", found.* from ways left join (
       ${named(
         `select each.* from (select distinct tenant_id, payment_id from hit) hits cross join lateral (
            select ${operatorColumns} from payments p
            where ${owner}p.tenant_id = hits.tenant_id and p.livemode = :livemode and p.payment_id = hits.payment_id
              and p.status = any (:statuses::text[]) and p.method = any (:methods::text[])
              and p.created_at >= :createdFrom and p.created_at < :createdBefore offset 0
          ) each
          order by "paymentId" desc limit :limit`,
         '',
       )}
     ) found on true ${newestFirst}`
}

type SearchParams = RangeParams &
  KindParams & {
    text: string
    id: string | null
    phoneHash: Buffer | null
    documentHash: Buffer | null
    end: string | null
    endWithoutZeros: string | null
    most: number
  }
type FoundRow = { isComplete: boolean } & (OperatorRow | { [Name in keyof OperatorRow]: null })

/** Over all tenants the period filters what the ways have found. */
const searchAll = statement<Omit<SearchParams, 'fromId' | 'beforeId'>, FoundRow>('operator.search', searchIn(ofAll))
const searchOfTenant = statement<SearchParams & OfTenant, FoundRow>('operator.search_of_tenant', searchIn(ofTenant))

/**
 * Search by what a customer reads out (phone, document, end of a bank reference) or a tenant knows (payment id, own
 * reference, operation id), newest first. Phones and documents are compared by their keyed hashes.
 */
export async function searchForOperator(
  parts: { database: Database; encryption: PayerEncryption },
  { livemode, tenantId, text, ...query }: SearchQuery,
): Promise<Found> {
  const { database, encryption } = parts
  const terms = searchTerms(text)
  const most = limits.searchedPayments
  const params = {
    livemode,
    ...rangeParams({ ...query, limit: most }),
    ...kindParams({ ...query, limit: most }),
    text: terms.text,
    id: terms.id ?? null,
    phoneHash: terms.phone === undefined ? null : encryption.hashPhone(terms.phone),
    documentHash: terms.document === undefined ? null : encryption.hashDocument(terms.document),
    end: terms.end ?? null,
    endWithoutZeros: terms.endWithoutZeros ?? null,
    most,
  }
  const rows = await (tenantId === undefined
    ? run(database, searchAll, params)
    : run(database, searchOfTenant, { ...params, tenantId }))
  const found = rows.flatMap(({ isComplete: _all, ...row }) => (row.paymentId === null ? [] : [row as OperatorRow]))
  const isComplete = rows[0]?.isComplete === true && found.length < most
  return { payments: openForOperator(parts, found), isComplete }
}
