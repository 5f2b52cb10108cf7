import { auditColumns, type AuditParams, auditValues } from '../../audit/entry.ts'
import { limits } from '../../foundation/limits.ts'
import type { Scope } from '../../foundation/scope.ts'
import type { Database, Queryable } from '../../storage/database.ts'
import { run, statement } from '../../storage/statement.ts'

/**
 * Erasing of a payer: the sealed data and the keyed hashes of one person's payments. The hashes are replaced by random values
 * that are the same in a payment and in its line, so that days that were reconciled stay as they are, and nothing that is
 * stored can be found by the phone or the document any more.
 */
export type PersonHash = { phoneHash: Buffer | null; documentHash: Buffer | null }
type Pseudonyms = { phonePseudonym: Buffer; documentPseudonym: Buffer }

/** Why a payment still needs its payer. `recent`: lines and equal charges of the last days are compared by payer. */
export type StillNeeded = 'pending' | 'reversal' | 'review' | 'watched' | 'request' | 'overpaid' | 'recent'

type PayerPayment = { paymentId: string; neededFor: StillNeeded | null }

const isOfPerson = (table: string) => `(${table}.phone_hash = :phoneHash or ${table}.document_hash = :documentHash)`

type PageParams = Scope & PersonHash & { after: string; limit: number }

// No index leads from a person to payments, on purpose: the primary key is read page by page, each in a short statement.
const findPage = statement<PageParams, { last: string | null; found: string[] }>(
  'payers.find',
  `with page as (
     select payment_id, phone_hash, document_hash from payments
     where tenant_id = :tenantId and livemode = :livemode and payment_id > :after order by payment_id limit :limit
   )
   select (select payment_id from page order by payment_id desc limit 1) as last,
          array(select payment_id::text from page where ${isOfPerson('page')} order by payment_id) as found`,
)

type OfPerson = Scope & PersonHash & { paymentIds: string[] }

// An over-paid request is needed until its change was paid: the change goes to the payer.
const lock = statement<OfPerson & { recentDays: number }, PayerPayment>(
  'payers.lock',
  `select p.payment_id as "paymentId",
          case when p.status = 'PENDING' then 'pending'
               when p.reversal_stage is not null then 'reversal'
               when p.review_reason is not null then 'review'
               when p.next_check_at is not null then 'watched'
               when exists (select from payment_requests r where r.tenant_id = p.tenant_id and r.livemode = p.livemode
                              and r.payment_id = p.payment_id) then 'request'
               when p.status = 'COMPLETED' and p.received_ves_amount - p.ves_amount > coalesce((
                      select sum(c.ves_amount) from overpayment_changes c
                      join payments change on change.tenant_id = c.tenant_id and change.livemode = c.livemode
                        and change.payment_id = c.change_id and change.status = 'COMPLETED'
                      where c.tenant_id = p.tenant_id and c.livemode = p.livemode and c.payment_id = p.payment_id), 0)
                    then 'overpaid'
               when p.updated_at > now() - make_interval(days => :recentDays) then 'recent' end as "neededFor"
   from payments p
   where p.tenant_id = :tenantId and p.livemode = :livemode and p.payment_id = any (:paymentIds::uuid[])
     and ${isOfPerson('p')}
   order by p.payment_id for update of p`,
)

type EraseParams = Scope &
  Pseudonyms &
  AuditParams & { paymentIds: string[]; sharedAccountIds: Buffer[]; by: string; movements: number }

// A hash that differs from that of a line keeps the two apart. Lines of a shared account may keep theirs, so payments of
// that account get none.
const pseudonym = (column: string, name: string) => `case
           when ${column} is not null and account_id <> all (:sharedAccountIds::bytea[]) then :${name}::bytea end`

const erase = statement<EraseParams, { count: number }>(
  'payers.erase',
  `with erased as (
     update payments p
     set payer = null, payer_hash = null,
         phone_hash = ${pseudonym('phone_hash', 'phonePseudonym')},
         document_hash = ${pseudonym('document_hash', 'documentPseudonym')}
     where p.tenant_id = :tenantId and p.livemode = :livemode and p.payment_id = any (:paymentIds::uuid[])
     returning p.payment_id
   ), counted_payouts as (
     delete from key_payouts k
     where k.tenant_id = :tenantId and k.livemode = :livemode and k.payment_id = any (:paymentIds::uuid[])
   ), of_mandates as (
     update mandates m set payer_hash = null
     where m.tenant_id = :tenantId and m.livemode = :livemode and m.payment_id = any (:paymentIds::uuid[])
   ), audited as (
     insert into audit_log (${auditColumns}, action, tenant_id, subject, details)
     select ${auditValues}, 'payer.erase', :tenantId, count(*) || ' payments',
            jsonb_build_object('livemode', :livemode::boolean, 'by', :by::text, 'movements', :movements::integer,
              'paymentIds', jsonb_agg(payment_id order by payment_id))
     from erased having count(*) > 0
   )
   select count(*)::integer as count from erased`,
)

const PAGE = 20_000
const LOWEST_ID = '00000000-0000-0000-0000-000000000000'

export async function findPaymentsOf(database: Database, scope: Scope, person: PersonHash): Promise<string[]> {
  const found: string[] = []
  for (let after: string | null = LOWEST_ID; after !== null; ) {
    const [page]: { last: string | null; found: string[] }[] = await run(database, findPage, {
      ...scope,
      ...person,
      after,
      limit: PAGE,
    })
    found.push(...(page?.found ?? []))
    after = page?.last ?? null
  }
  return found
}

/** Locks the person's payments until the end of the transaction, and says which of them still need the payer. */
export function lockPaymentsOf(transaction: Queryable, scope: Scope, person: PersonHash, paymentIds: string[]) {
  return run(transaction, lock, { ...scope, ...person, paymentIds, recentDays: limits.equalChargeDays })
}

/** Erases the payer and writes the audit entry. Returns the number of payments. */
export async function erasePayments(transaction: Queryable, params: EraseParams): Promise<number> {
  const [row] = await run(transaction, erase, params)
  return row?.count ?? 0
}
