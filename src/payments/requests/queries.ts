import type { BankName } from '../../banks/bank.ts'
import type { Scope } from '../../foundation/scope.ts'
import { statement } from '../../storage/statement.ts'
import type { Method } from '../payment.ts'
import type { MatchedBy } from '../sql/request.ts'

/** Statements that read movements and requests for the matching. Payers are keyed hashes, in hexadecimal. */

export type MovementRow = {
  accountId: Buffer
  key: string
  movementId: string
  bank: BankName
  date: string
  vesAmount: string
  direction: 'in' | 'out'
  kind: string
  isContradictory: boolean
  reference: string
  numbers: string[]
  payerBankCode: string | null
  phone: string | null
  document: string | null
  isProof: boolean
  seenAt: Date
  state: 'unmatched' | 'matched' | 'ignored'
  tenantId: string | null
  livemode: boolean | null
  paymentId: string | null
  nextMatchAt: Date | null
}

const columns = `account_id as "accountId", movement_key as key, movement_id as "movementId", bank, date::text,
  ves_amount as "vesAmount", direction, kind, is_contradictory as "isContradictory", reference, numbers,
  payer_bank_code as "payerBankCode", encode(phone_hash, 'hex') as phone, encode(document_hash, 'hex') as document,
  is_proof as "isProof", seen_at as "seenAt", state, tenant_id as "tenantId", livemode, payment_id as "paymentId",
  next_match_at as "nextMatchAt"`

// The lease is the time of the next look itself, in milliseconds, which is what the driver keeps of a time. A movement
// that becomes due again has another, and a process that dies with a movement in hand gives it back by doing nothing.
export const takeDue = statement<{ count: number; leaseSeconds: number }, MovementRow>(
  'requests.take_movements',
  `with due as (
     select account_id, movement_key from movements where next_match_at <= now() and state = 'unmatched'
     order by next_match_at limit :count for no key update skip locked
   )
   update movements m
   set next_match_at = date_trunc('milliseconds', clock_timestamp()) + make_interval(secs => :leaseSeconds)
   from due where m.account_id = due.account_id and m.movement_key = due.movement_key
   returning ${columns.replaceAll(/\b(account_id|movement_key)\b/g, 'm.$1')}`,
)

export const postpone = statement<{ accountId: Buffer; key: string; lease: Date | null; until: Date | null }>(
  'requests.postpone_movement',
  `update movements set next_match_at = :until
   where account_id = :accountId and movement_key = :key and state = 'unmatched' and next_match_at = :lease`,
)

export const findVisible = statement<Scope & { accountIds: Buffer[]; movementId: string }, MovementRow>(
  'requests.find_movement',
  `select ${columns} from movements
   where movement_id = :movementId and account_id = any (:accountIds::bytea[])
     and (state = 'unmatched' or (tenant_id = :tenantId and livemode = :livemode))`,
)

export const findAnywhere = statement<{ movementId: string }, MovementRow>(
  'requests.find_movement_anywhere',
  `select ${columns} from movements where movement_id = :movementId`,
)

export type OwnerRow = { paymentId: string; method: Method; isReversal: boolean; matchedBy: MatchedBy | null }

export const findOwner = statement<{ accountId: Buffer; movementId: string }, OwnerRow>(
  'requests.find_owner',
  `select p.payment_id as "paymentId", p.method, c.is_reversal as "isReversal",
          (select e.data->>'by' from payment_events e
           where e.tenant_id = p.tenant_id and e.livemode = p.livemode and e.payment_id = p.payment_id
             and e.data->>'movement' = m.movement_id::text limit 1) as "matchedBy"
   from movements m
   join claimed_movements c on c.account_id = m.account_id and c.movement_key = m.movement_key
   join payments p on p.tenant_id = c.tenant_id and p.livemode = c.livemode and p.payment_id = c.payment_id
   where m.account_id = :accountId and m.movement_id = :movementId`,
)

export const selectAlike = statement<{ accountId: Buffer; vesAmount: string; from: string; to: string }, MovementRow>(
  'requests.alike_movements',
  `select ${columns} from movements
   where account_id = :accountId and ves_amount = :vesAmount::numeric and date between :from::date and :to::date
     and state = 'unmatched' and direction = 'in'
   limit 200`,
)

export type CandidateRow = Scope & {
  paymentId: string
  vesAmount: string
  remaining: string
  phone: string | null
  document: string | null
  bankCode: string | null
  reference: string | null
  openedAt: Date
  lateUntil: Date
  isExpired: boolean
  toleranceVes: string
  tolerancePercent: string
  acceptsOverpayment: boolean
  /** Found by its amount alone. */
  isNear: boolean
}

/** Requests read for a movement by its payer and its numbers: if there are this many, none of them is settled. */
export const CANDIDATES = 50

type CandidateParams = {
  accountId: Buffer
  vesAmount: string
  phone: Buffer | null
  document: Buffer | null
  endings: string[]
  most: number
}

const ofAccount = (condition: string, order = '', isNear = false) =>
  `(select *, ${isNear} as is_near from payment_requests
        where account_id = :accountId and late_until > now() and ${condition} ${order} limit :most::int)`

// Each part follows one index. Of amounts, the nearest on each side: a tolerance is at most 10 %.
export const selectCandidates = statement<CandidateParams, CandidateRow>(
  'requests.candidates',
  `select r.tenant_id as "tenantId", r.livemode, r.payment_id as "paymentId", p.ves_amount as "vesAmount",
          r.remaining_ves_amount as remaining, encode(r.phone_hash, 'hex') as phone,
          encode(r.document_hash, 'hex') as document, r.bank_code as "bankCode", r.reference,
          r.opened_at as "openedAt", r.late_until as "lateUntil", p.status = 'FAILED' as "isExpired",
          t.transfer_tolerance_ves as "toleranceVes", t.transfer_tolerance_percent as "tolerancePercent",
          t.accepts_overpayment as "acceptsOverpayment", r.is_near as "isNear"
   from (
     ${ofAccount('phone_hash = :phone::bytea')}
     union ${ofAccount('document_hash = :document::bytea')}
     union ${ofAccount('right(reference, 6) = any (:endings::text[])')}
     union ${ofAccount('remaining_ves_amount between :vesAmount::numeric * 0.9 and :vesAmount::numeric', 'order by remaining_ves_amount desc', true)}
     union ${ofAccount('remaining_ves_amount > :vesAmount::numeric and remaining_ves_amount < :vesAmount::numeric * 1.12', 'order by remaining_ves_amount', true)}
   ) r
   join payments p on p.tenant_id = r.tenant_id and p.livemode = r.livemode and p.payment_id = r.payment_id
   join tenants t on t.tenant_id = r.tenant_id`,
)

/** The accounts on which money pays a request. */
export const selectAccounts = statement<Scope & { paymentId: string }, { accountId: Buffer }>(
  'requests.accounts',
  `select account_id as "accountId" from payment_requests
   where tenant_id = :tenantId and livemode = :livemode and payment_id = :paymentId`,
)

export const sweep = statement<object, { paymentId: string }>(
  'requests.sweep',
  `delete from payment_requests where (tenant_id, livemode, payment_id, account_id) in (
     select tenant_id, livemode, payment_id, account_id from payment_requests where late_until < now() - interval '1 minute'
     order by late_until limit 1000)
   returning payment_id as "paymentId"`,
)

export type UnmatchedCount = { count: number; oldestSeconds: number | null; waitingSeconds: number | null }

// At most so many are counted: those nobody has looked at can be as many as arrived. The age is that of live accounts,
// by the first movement of each: nobody decides about the money of a simulated bank.
export const countUnmatched = statement<object, UnmatchedCount>(
  'requests.count_unmatched',
  `select (select count(*)::int from (
             select from movements where state = 'unmatched' and direction = 'in' limit 10000) counted) as count,
          (select extract(epoch from now() - min(oldest.seen_at))::float8
           from (select distinct account_id from account_holders where livemode) h
           cross join lateral (
             select seen_at from movements m
             where m.account_id = h.account_id and m.state = 'unmatched' and m.direction = 'in'
             order by movement_id limit 1) oldest) as "oldestSeconds",
          (select extract(epoch from now() - min(next_match_at))::float8 from movements
           where next_match_at <= now()) as "waitingSeconds"`,
)
