import { auditColumns, auditValues, type OptionalAuditParams } from '../audit/entry.ts'
import { GatewayError } from '../foundation/errors.ts'
import { decimal } from '../foundation/money.ts'
import type { Caller, Scope } from '../foundation/scope.ts'
import type { Language } from '../foundation/text.ts'
import {
  claimKey,
  type ClaimKeyParams,
  claimKeyParams,
  hasNoKey,
  type KeyResponseParams,
  keyResponseParams,
  type KeyUpdate,
} from '../idempotency/sql.ts'
import { batched, type ColumnsOf, unknownLength } from '../storage/batch.ts'
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
import type { Tokens } from './tokens.ts'

export const sessionStatuses = ['OPEN', 'PROCESSING', 'PAID', 'PARTIALLY_PAID', 'EXPIRED', 'CANCELED'] as const
export type SessionStatus = (typeof sessionStatuses)[number]

export type Session = Order & {
  sessionId: string
  linkId: string | null
  /** The API key that created it or its link; null: a person in the dashboard. */
  keyId: string | null
  token: string
  status: SessionStatus
  createdAt: Date
  expiresAt: Date
  paidAt: Date | null
  /** The payment that paid it. */
  paidBy: string | null
  /** The charge in progress or of unknown outcome. */
  chargeId: string | null
  /** The request for a transfer that is open or was paid in part. */
  requestId: string | null
  /** The last charge that was sent and failed. */
  failedId: string | null
}

/** A session found by one of its addresses, with the tenant it belongs to. */
export type FoundSession = { session: Session; caller: Caller; isActive: boolean; profile: Profile }

export type NewSession = {
  order: Order
  sessionId: string
  keyId: string | null
  createdAt: Date
  expiresAt: Date
}

const ofSession = `p.tenant_id = s.tenant_id and p.livemode = s.livemode and p.checkout_session_id = s.session_id`
const received = `p.method = 'PAGO_MOVIL' and p.received_ves_amount is not null and p.status <> 'COMPLETED'`

/** Of a session `s`: its last charge that failed, and whether a transfer has arrived in part. */
const moneyJoin = `left join lateral (
    select max(p.payment_id::text) filter (where p.status = 'FAILED' and p.submitted_at is not null) as failed_id,
           coalesce(bool_or(${received}), false) as is_received
    from payments p where ${ofSession}
  ) m on true`

/** The state of a session `s`; the migration that creates the table explains it. */
const statusOf = `case
    when s.paid_at is not null then 'PAID'
    when s.charge_id is not null then 'PROCESSING'
    when s.end_reason = 'canceled' then 'CANCELED'
    when m.is_received then 'PARTIALLY_PAID'
    when s.ended_at is not null or s.expires_at <= now() then 'EXPIRED'
    else 'OPEN' end`

type SessionRow = Scope &
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
  ${sOrderColumns}, ${statusOf} as status, s.charge_id as "chargeId", s.request_id as "requestId", m.failed_id as "failedId"`

type TenantRow = {
  keyId: string | null
  tenantName: string
  pendingWaitSeconds: number
  toleranceVes: string
  tolerancePercent: string
  acceptsOverpayment: boolean
  tenantLanguage: Language
  isActive: boolean
}

export const tenantColumns = `t.name as "tenantName", t.pending_wait_seconds as "pendingWaitSeconds",
  t.transfer_tolerance_ves as "toleranceVes", t.transfer_tolerance_percent as "tolerancePercent",
  t.accepts_overpayment as "acceptsOverpayment", t.language as "tenantLanguage", t.deactivated_at is null as "isActive"`

type FoundRow = SessionRow & TenantRow & ProfileRow

/** The session of an address, by the hash of it that the column has. */
const selectByHash = (column: string) =>
  `select ${sessionColumns}, ${tenantColumns}, ${profileColumns}
   from checkout_sessions s join tenants t using (tenant_id) ${profileJoin} ${moneyJoin}
   where s.${column} = :hash`

export const findByToken = statement<{ hash: Buffer }, FoundRow>('checkout.find_by_token', selectByHash('token_hash'))
const findByTokens = statement<ColumnsOf<{ hash: Buffer }>, FoundRow & { row: number }>(
  'checkout.find_by_token_many',
  `select f.*, r.row::integer from unnest(${unknownLength(':hash::bytea[]')}) with ordinality as r (hash, row)
   cross join lateral (${selectByHash('token_hash').replace(':hash', 'r.hash')}) as f`,
)
const findByReceipt = statement<{ hash: Buffer }, FoundRow>('checkout.find_by_receipt', selectByHash('receipt_hash'))
const findByCheck = statement<{ hash: Buffer }, FoundRow>('checkout.find_by_check', selectByHash('check_hash'))

type SessionKey = Scope & { sessionId: string }

const findSession = statement<SessionKey, SessionRow>(
  'checkout.find_session',
  `select ${sessionColumns} from checkout_sessions s ${moneyJoin}
   where s.tenant_id = :tenantId and s.livemode = :livemode and s.session_id = :sessionId`,
)

const listSessions = statement<Scope & { after: string | null; limit: number }, SessionRow>(
  'checkout.list_sessions',
  `select ${sessionColumns} from checkout_sessions s ${moneyJoin}
   where s.tenant_id = :tenantId and s.livemode = :livemode and (:after::uuid is null or s.session_id < :after)
   order by s.session_id desc limit :limit`,
)

type InsertParams = SessionKey &
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

const insertSession = statement<InsertParams & ClaimKeyParams & KeyResponseParams>(
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
const lockLink = statement<Scope & { linkId: string }>(
  'checkout.lock_link',
  `select from payment_links where tenant_id = :tenantId and livemode = :livemode and link_id = :linkId for update`,
)

// Sessions that are open or paid count as uses; those that have ended give their use back.
const insertFromLink = statement<LinkedParams, { isUsable: boolean; created: string | null; current: string | null }>(
  'checkout.insert_from_link',
  `with link as (
     select link_id, is_shared, max_uses, is_active and (l.expires_at is null or l.expires_at > now()) as usable
     from payment_links l
     where tenant_id = :tenantId and livemode = :livemode and link_id = :linkId::uuid
   ), live as (
     select s.session_id from checkout_sessions s, link
     where s.tenant_id = :tenantId and s.livemode = :livemode and s.link_id = link.link_id and s.ended_at is null
   ), created as (
     insert into checkout_sessions (link_id, is_shared, ${insertColumns})
     select link_id, is_shared, ${insertValues} from link
     where usable and (max_uses is null or (select count(*) from live) < max_uses)
     returning session_id
   )
   select usable as "isUsable", (select session_id from created) as created,
          (select session_id from live limit 1) as current
   from link`,
)

type EndParams = SessionKey & OptionalAuditParams & { reason: 'expired' | 'canceled'; now: Date }

// A charge in progress keeps the session open until it is decided. All conditions are on the session's own row, see
// sql/follow_checkout_session.sql; but money that arrived in part is read as it was before: a customer who cancels in the
// same moment is shown as canceled, and PAID when the rest arrives.
const isFree = `s.ended_at is null and s.paid_at is null and s.charge_id is null`

const endSession = statement<EndParams, { ended: boolean }>(
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
const endDue = statement<{ count: number }, Scope>(
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

/** Requests for a transfer that are open although their session was paid in another way in the last minutes. */
const leftRequests = statement<{ seconds: number }, Scope & { paymentId: string }>(
  'checkout.left_requests',
  `select p.tenant_id as "tenantId", p.livemode, p.payment_id as "paymentId"
   from checkout_sessions s join payments p on ${ofSession}
   where s.paid_at > now() - make_interval(secs => :seconds) and p.stage = 'request' and p.received_ves_amount is null
   limit 100`,
)

export type SessionStore = ReturnType<typeof createSessionStore>

export function createSessionStore({
  database,
  sealer,
  tokens,
}: {
  database: Database
  sealer: Sealer
  tokens: Tokens
}) {
  const byToken = batched(database, findByToken, findByTokens)

  return {
    /** A new token and its session; the caller builds the response from it before the insert. */
    newSession({ order, sessionId, keyId, createdAt, expiresAt }: NewSession): Session {
      return {
        ...order,
        sessionId,
        linkId: null,
        keyId,
        token: tokens.generate(),
        status: 'OPEN',
        createdAt,
        expiresAt,
        paidAt: null,
        paidBy: null,
        chargeId: null,
        requestId: null,
        failedId: null,
      }
    },

    /** False, with nothing written, when another request owns the Idempotency-Key. */
    async insert(scope: Scope, session: Session, update: KeyUpdate): Promise<boolean> {
      const rows = await run(database, insertSession, {
        ...insertParams(scope, session),
        ...claimKeyParams(update.claim),
        ...keyResponseParams(update),
      })
      return rows.length > 0
    },

    /** The session of a visit: a new one, or the one that all visits of the link share. */
    async insertFromLink(
      scope: Scope,
      session: Session,
      linkId: string,
    ): Promise<{ kind: 'created' } | { kind: 'current'; sessionId: string } | { kind: 'refused' }> {
      const [row] = await database.transaction(async (transaction) => {
        await run(transaction, lockLink, { ...scope, linkId })
        return run(transaction, insertFromLink, { ...insertParams(scope, session), linkId })
      })
      if (row?.created) return { kind: 'created' }
      return row?.current && row.isUsable ? { kind: 'current', sessionId: row.current } : { kind: 'refused' }
    },

    async find(scope: Scope, sessionId: string): Promise<Session | undefined> {
      const [row] = await run(database, findSession, { ...scope, sessionId })
      return row && open(row)
    },

    /** Newest first. */
    async list(scope: Scope, { after, limit }: { after: string | undefined; limit: number }): Promise<Session[]> {
      return (await run(database, listSessions, { ...scope, after: after ?? null, limit })).map(open)
    },

    async findByToken(token: string): Promise<FoundSession | undefined> {
      return found(await byToken({ hash: tokens.hash(token) }))
    },
    async findByReceipt(receipt: string): Promise<FoundSession | undefined> {
      return found(await run(database, findByReceipt, { hash: tokens.hash(receipt) }))
    },
    async findByCheck(check: string): Promise<FoundSession | undefined> {
      return found(await run(database, findByCheck, { hash: tokens.hash(check) }))
    },

    /** False when the session has ended already, was paid, or has a charge in progress. */
    async end(scope: Scope, sessionId: string, end: Omit<EndParams, keyof SessionKey>): Promise<boolean> {
      const [row] = await run(database, endSession, { ...scope, sessionId, ...end })
      return row?.ended === true
    },

    endDue: (count: number): Promise<Scope[]> => run(database, endDue, { count }),
    leftRequests: (seconds: number): Promise<(Scope & { paymentId: string })[]> =>
      run(database, leftRequests, { seconds }),

    open,
  }

  function insertParams(scope: Scope, session: Session): InsertParams {
    const { sessionId, keyId, token, createdAt, expiresAt, customer } = session
    const receipt = tokens.receiptOf(token)
    return {
      ...scope,
      ...orderParams(session),
      sessionId,
      keyId,
      tokenHash: tokens.hash(token),
      receiptHash: tokens.hash(receipt),
      checkHash: tokens.hash(tokens.checkOf(receipt)),
      sealed: sealer.seal(JSON.stringify({ token, customer }), sealContext({ ...scope, sessionId })),
      createdAt,
      expiresAt,
    }
  }

  function open(row: SessionRow): Session {
    const { token, customer } = JSON.parse(sealer.open(row.sealed, sealContext(row))) as {
      token: string
      customer: Customer | null
    }
    const { sessionId, linkId, keyId, createdAt, expiresAt, paidAt, paidBy, status, chargeId, requestId, failedId } =
      row
    return {
      ...orderOf(row, customer),
      sessionId,
      linkId,
      keyId,
      token,
      createdAt,
      expiresAt,
      paidAt,
      paidBy,
      status,
      chargeId,
      requestId,
      failedId,
    }
  }

  function found([row]: FoundRow[]): FoundSession | undefined {
    return row && { session: open(row), caller: callerOf(row), isActive: row.isActive, profile: profileOf(row) }
  }
}

/** The tenant as the caller of a payment: the customer acts for the tenant that made the session. */
export function callerOf(row: Scope & TenantRow): Caller {
  return {
    scope: { tenantId: row.tenantId, livemode: row.livemode },
    tenantName: row.tenantName,
    keyId: row.keyId,
    actor: 'checkout',
    restrictions: null,
    approvalAboveVes: null,
    pendingWaitSeconds: row.pendingWaitSeconds,
    tolerance: {
      ves: decimal(row.toleranceVes),
      percent: decimal(row.tolerancePercent),
      acceptsOverpayment: row.acceptsOverpayment,
    },
    language: row.tenantLanguage,
  }
}

function sealContext({ tenantId, livemode, sessionId }: SessionKey): string {
  return `checkout_sessions.sealed ${tenantId} ${livemode} ${sessionId}`
}

const sealedIn = {
  table: 'checkout_sessions',
  column: 'sealed',
  key: { tenantId: 'tenant_id', livemode: 'livemode', sessionId: 'session_id' },
}

const selectSealedAfter = statement<SessionKey & SealedAfter, SessionKey & { sealed: Buffer | null }>(
  'checkout.sessions_sealed_after',
  sealedAfter(sealedIn),
)

const resealSession = statement<SessionKey & { sealed: Buffer; resealed: Buffer }>(
  'checkout.reseal_session',
  updateSealed(sealedIn),
)

export const sealedSessions: SealedColumn<SessionKey> = {
  ...sealedIn,
  first: { tenantId: NO_UUID, livemode: false, sessionId: NO_UUID },
  select: selectSealedAfter,
  update: resealSession,
  contextOf: sealContext,
}

export function sessionNotFound(): GatewayError {
  return new GatewayError('checkout_session_not_found')
}
