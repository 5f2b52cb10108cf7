import { auditColumns, auditValues, type OptionalAuditParams } from '../audit/entry.ts'
import type { Scope } from '../foundation/scope.ts'
import { claimKey, type ClaimKeyParams, hasNoKey, type KeyResponseParams } from '../idempotency/sql.ts'
import { type ColumnsOf, unknownLength } from '../storage/batch.ts'
import { statement } from '../storage/statement.ts'
import { orderColumns, orderInsert, type OrderParams, type OrderRow, orderValues } from './order.ts'
import { profileColumns, profileJoin, type ProfileRow } from './profiles.ts'
import type { SessionStatus } from './session.ts'
import type { SessionKey } from './session-sealing.ts'
import { tenantColumns, type TenantRow } from './tenant-caller.ts'

const ofSession = `p.tenant_id = s.tenant_id and p.livemode = s.livemode and p.checkout_session_id = s.session_id`
const received = `p.method = 'PAGO_MOVIL' and p.received_ves_amount is not null and p.status <> 'COMPLETED'`
const expired = `p.method = 'PAGO_MOVIL' and p.failure_code = 'INTENT_EXPIRED'`
/** A charge that was not found and whose line has appeared since: a person decides about its money. */
const late = `p.review_reason = 'line_after_failure'`

/**
 * Of a session `s`: its last charge that failed, the one whose line appeared late, the request that a transfer has paid in
 * part, also after it expired, and the one that expired, which a transfer sent in time still pays.
 */
const moneyJoin = `left join lateral (
    select max(p.payment_id::text) filter (where p.status = 'FAILED' and p.submitted_at is not null) as failed_id,
           max(p.payment_id::text) filter (where ${late}) as late_id,
           max(p.payment_id::text) filter (where ${received}) as received_id,
           max(p.payment_id::text) filter (where ${expired}) as expired_id
    from payments p where ${ofSession}
  ) m on true`

/** The state of a session `s`; the migration that creates the table explains it. */
const statusOf = `case
    when s.paid_at is not null then 'PAID'
    when s.charge_id is not null or m.late_id is not null then 'PROCESSING'
    when s.end_reason = 'canceled' then 'CANCELED'
    when m.received_id is not null then 'PARTIALLY_PAID'
    when s.ended_at is not null or s.expires_at <= now() then 'EXPIRED'
    else 'OPEN' end`

export type SessionRow = Scope &
  OrderRow & {
    sessionId: string
    linkId: string | null
    keyId: string | null
    sealed: Buffer
    createdAt: Date
    expiresAt: Date
    paidAt: Date | null
    paidBy: string | null
    status: SessionStatus
    chargeId: string | null
    requestId: string | null
    failedId: string | null
  }

const sOrderColumns = orderColumns.replace('language', 's.language')

const sessionColumns = `s.tenant_id as "tenantId", s.livemode, s.session_id as "sessionId", s.link_id as "linkId",
  s.key_id as "keyId", s.sealed, s.created_at as "createdAt", s.expires_at as "expiresAt", s.paid_at as "paidAt", s.paid_by as "paidBy",
  ${sOrderColumns}, ${statusOf} as status, coalesce(s.charge_id::text, m.late_id) as "chargeId",
  coalesce(m.received_id, s.request_id::text, m.expired_id) as "requestId", m.failed_id as "failedId"`

export type FoundRow = SessionRow & TenantRow & ProfileRow

/** The session of an address, by the hash of it that the column has. */
const selectByHash = (column: string) =>
  `select ${sessionColumns}, ${tenantColumns}, ${profileColumns}
   from checkout_sessions s join tenants t using (tenant_id) ${profileJoin} ${moneyJoin}
   where s.${column} = :hash`

export const findByToken = statement<{ hash: Buffer }, FoundRow>('checkout.find_by_token', selectByHash('token_hash'))
export const findByTokens = statement<ColumnsOf<{ hash: Buffer }>, FoundRow & { row: number }>(
  'checkout.find_by_token_many',
  `select f.*, r.row::integer from unnest(${unknownLength(':hash::bytea[]')}) with ordinality as r (hash, row)
   cross join lateral (${selectByHash('token_hash').replace(':hash', 'r.hash')}) as f`,
)
export const findByReceipt = statement<{ hash: Buffer }, FoundRow>(
  'checkout.find_by_receipt',
  selectByHash('receipt_hash'),
)
export const findByCheck = statement<{ hash: Buffer }, FoundRow>('checkout.find_by_check', selectByHash('check_hash'))

export const findSession = statement<SessionKey, SessionRow>(
  'checkout.find_session',
  `select ${sessionColumns} from checkout_sessions s ${moneyJoin}
   where s.tenant_id = :tenantId and s.livemode = :livemode and s.session_id = :sessionId`,
)

export const listSessions = statement<Scope & { after: string | null; limit: number }, SessionRow>(
  'checkout.list_sessions',
  `select ${sessionColumns} from checkout_sessions s ${moneyJoin}
   where s.tenant_id = :tenantId and s.livemode = :livemode and (:after::uuid is null or s.session_id < :after)
   order by s.session_id desc limit :limit`,
)

export type InsertParams = SessionKey &
  OrderParams & {
    keyId: string | null
    tokenHash: Buffer
    receiptHash: Buffer
    checkHash: Buffer
    sealed: Buffer
    createdAt: Date
    expiresAt: Date
  }

const insertColumns = `tenant_id, livemode, session_id, key_id, token_hash, receipt_hash, check_hash, sealed,
       created_at, expires_at, ${orderInsert}`
const insertValues = `:tenantId::uuid, :livemode::boolean, :sessionId::uuid, :keyId::uuid, :tokenHash::bytea,
       :receiptHash::bytea, :checkHash::bytea, :sealed::bytea, :createdAt::timestamptz, :expiresAt::timestamptz, ${orderValues}`

export const insertSession = statement<InsertParams & ClaimKeyParams & KeyResponseParams>(
  'checkout.insert_session',
  `with claimed_key as (
     ${claimKey({ resource: ':sessionId', status: ':keyStatus', answer: ':keyAnswer' })}
   )
   insert into checkout_sessions (${insertColumns})
   select ${insertValues} where ${hasNoKey} or exists (select from claimed_key)
   returning session_id`,
)

type LinkedParams = InsertParams & { linkId: string }

// A statement of its own, so that the next one reads the sessions of visitors that this one waited for.
export const lockLink = statement<Scope & { linkId: string }>(
  'checkout.lock_link',
  `select from payment_links where tenant_id = :tenantId and livemode = :livemode and link_id = :linkId for update`,
)

/** Sessions of a link that are open or paid, also late, count as uses; those that have ended unpaid give their use back. */
export const isUse = `(s.ended_at is null or s.paid_at is not null)`

/** Whether a session can begin from a link `l`. */
const isUsable = `(l.is_active and (l.expires_at is null or l.expires_at > now()))`

// A link for one payment also stays with a session that ended with money: a new one would ask for all of it.
export const insertFromLink = statement<
  LinkedParams,
  { isUsable: boolean; created: string | null; current: string | null }
>(
  'checkout.insert_from_link',
  `with link as (
     select link_id, is_shared, max_uses, ${isUsable} as usable
     from payment_links l
     where tenant_id = :tenantId and livemode = :livemode and link_id = :linkId::uuid
   ), live as (
     select s.session_id, s.paid_at from checkout_sessions s, link
     where s.tenant_id = :tenantId and s.livemode = :livemode and s.link_id = link.link_id
       and (${isUse} or (link.is_shared and exists (
              select from payments p where ${ofSession} and ((${received}) or ${late}))))
   ), created as (
     insert into checkout_sessions (link_id, is_shared, ${insertColumns})
     select link_id, is_shared, ${insertValues} from link
     where usable and (max_uses is null or (select count(*) from live) < max_uses)
     returning session_id
   )
   select usable as "isUsable", (select session_id from created) as created,
          (select session_id from live order by paid_at nulls last limit 1) as current
   from link`,
)

// A charge in progress keeps the session open until it is decided. All conditions are on the session's own row, see
// sql/follow_checkout_session.sql; but money that arrived in part is read as it was before: a customer who cancels in the
// same moment is shown as canceled, and PAID when the rest arrives.
const isFree = `s.ended_at is null and s.paid_at is null and s.charge_id is null`

type TypedAmount = Scope & Pick<OrderParams, 'usdAmount' | 'vesAmount'> & { linkId: string; now: Date }

/**
 * Of a link for one payment whose amount the customer types: another amount replaces the one typed before. Not where money
 * may be on its way: a charge in progress, one whose line may still appear, or a transfer that was asked for.
 */
export const endOtherAmount = statement<TypedAmount>(
  'checkout.end_other_amount',
  `update checkout_sessions s set ended_at = :now, end_reason = 'canceled'
   where s.tenant_id = :tenantId and s.livemode = :livemode and s.link_id = :linkId and s.is_shared
     and (s.usd_amount, s.ves_amount) is distinct from (:usdAmount::numeric, :vesAmount::numeric)
     and ${isFree} and s.request_id is null and s.expires_at > now()
     and not exists (
       select from payments p
       where ${ofSession} and (p.method = 'PAGO_MOVIL' or p.failure_code = 'MOVEMENT_NOT_FOUND'))
     and exists (
       select from payment_links l
       where l.tenant_id = s.tenant_id and l.livemode = s.livemode and l.link_id = s.link_id and ${isUsable})`,
)

export type EndParams = SessionKey & OptionalAuditParams & { reason: 'expired' | 'canceled'; now: Date }

export const endSession = statement<EndParams, { ended: boolean }>(
  'checkout.end_session',
  `with ended as (
     update checkout_sessions s set ended_at = :now, end_reason = :reason
     where s.tenant_id = :tenantId and s.livemode = :livemode and s.session_id = :sessionId and ${isFree}
       and (:reason::text = 'expired' or not exists (select from payments p where ${ofSession} and (${received})))
     returning tenant_id, livemode, session_id
   ), event as (
     select queue_checkout_event(tenant_id, livemode, session_id, 'checkout.expired', :now::timestamptz)
     from ended where :reason::text = 'expired'
   ), audited as (
     insert into audit_log (${auditColumns}, action, tenant_id, subject, details)
     select ${auditValues}, 'checkout.expire', tenant_id, session_id::text, jsonb_build_object('livemode', livemode)
     from ended where :actor::text is not null
   )
   select exists (select from ended) as ended from (select count(*) from event) one`,
)

// A session with a charge in progress waits until it is decided.
export const endDue = statement<{ count: number }, Scope>(
  'checkout.end_due',
  `with due as (
     select s.tenant_id, s.livemode, s.session_id from checkout_sessions s
     where s.expires_at <= now() and ${isFree}
     order by s.expires_at limit :count
     for update skip locked
   ), ended as (
     update checkout_sessions s set ended_at = s.expires_at, end_reason = 'expired'
     from due where s.tenant_id = due.tenant_id and s.livemode = due.livemode and s.session_id = due.session_id
     returning s.tenant_id, s.livemode, s.session_id, s.expires_at
   ), event as (
     select queue_checkout_event(tenant_id, livemode, session_id, 'checkout.expired', expires_at) from ended
   )
   select tenant_id as "tenantId", livemode from ended, (select count(*) from event) one`,
)

/** Requests for a transfer that are open although their session was paid in another way lately. */
export const leftRequests = statement<{ seconds: number; limit: number }, Scope & { paymentId: string }>(
  'checkout.left_requests',
  `select p.tenant_id as "tenantId", p.livemode, p.payment_id as "paymentId"
   from checkout_sessions s join payments p on ${ofSession}
   where s.paid_at > now() - make_interval(secs => :seconds) and p.stage = 'request' and p.received_ves_amount is null
   limit :limit`,
)
