import type { BankName, MovementKind } from '../banks/bank.ts'
import { addDays, startOfCaracasDay } from '../foundation/caracas.ts'
import { decimal } from '../foundation/money.ts'
import type { Scope } from '../foundation/scope.ts'
import { directionOf, type Method } from '../payments/payment.ts'
import type { Database } from '../storage/database.ts'
import { run, statement } from '../storage/statement.ts'
import type { ClaimedLine, DayInput, Direction, Purpose } from './classify.ts'
import type { Entry } from './pair.ts'

/** Days around a day from which lines and payments are read: a charge shortly before midnight has its line on the next day. */
const AROUND = 2
/** A payment is created at most this many days before its money moves: intents and requests end earlier. */
const OLDEST_DAYS = 4

type LineRow = {
  movementId: string
  date: string
  amount: string
  direction: Direction
  kind: MovementKind
  reference: string
  numbers: string[]
  phone: string | null
  document: string | null
  isContradictory: boolean
  isIgnored: boolean
  paymentId: string | null
  isReversal: boolean | null
  method: Method | null
  externalRef: string | null
  total: string | null
  elsewhere: string | null
}

type DayParams = Scope & { accountId: Buffer; date: string; from: string; to: string }

// Lines that another tenant has claimed or ignored do not exist for this one. Of the days around only free lines matter.
// A line of a payment that the books have as failed, or as not reversed, differs by its whole amount.
const selectLines = statement<DayParams, LineRow>(
  'reconciliations.lines',
  `select m.movement_id as "movementId", m.date::text, m.ves_amount as amount, m.direction, m.kind, m.reference, m.numbers,
          encode(m.phone_hash, 'hex') as phone, encode(m.document_hash, 'hex') as document,
          m.is_contradictory as "isContradictory", m.state = 'ignored' as "isIgnored", c.payment_id as "paymentId", c.is_reversal as "isReversal", p.method,
          p.external_ref as "externalRef",
          case when p.status = 'FAILED' or c.is_reversal and p.status <> 'REVERSED' then 0
               when p.method = 'PAGO_MOVIL' then coalesce(p.received_ves_amount, p.ves_amount)
               else p.ves_amount end as total,
          others.amount as elsewhere
   from movements m
   left join claimed_movements c on c.account_id = m.account_id and c.movement_key = m.movement_key
   left join payments p on p.tenant_id = c.tenant_id and p.livemode = c.livemode and p.payment_id = c.payment_id
   left join lateral (
     select coalesce(sum(m2.ves_amount), 0) as amount
     from claimed_movements c2
     join movements m2 on m2.account_id = c2.account_id and m2.movement_key = c2.movement_key
     where c2.tenant_id = c.tenant_id and c2.livemode = c.livemode and c2.payment_id = c.payment_id
       and c2.is_reversal = c.is_reversal and not (m2.account_id = m.account_id and m2.date = m.date)
   ) others on c.payment_id is not null
   where m.account_id = :accountId and m.date between :from::date and :to::date
     and (m.state = 'unmatched' or m.date = :date::date and m.tenant_id = :tenantId and m.livemode = :livemode)`,
)

type EntryRow = {
  isOurs: boolean
  paymentId: string
  purpose: Purpose
  method: Method
  date: string
  amount: string
  numbers: string[]
  phone: string | null
  document: string | null
  externalRef: string | null
  reference: string | null
}

const caracasDay = (time: string) => `(${time} at time zone 'America/Caracas')::date::text`
const isOwn = `(p.tenant_id = :tenantId::uuid and p.livemode = :livemode::boolean)`
const moved = `p.status in ('COMPLETED', 'REVERSED')`
const hasNoLine = (isReversal: boolean) => `not exists (
       select from claimed_movements c where c.tenant_id = p.tenant_id and c.livemode = p.livemode
         and c.payment_id = p.payment_id and c.is_reversal = ${isReversal})`
const people = `encode(p.phone_hash, 'hex') as phone, encode(p.document_hash, 'hex') as document, p.external_ref as "externalRef"`
const chargeColumns = `p.payment_id as "paymentId", 'payment' as purpose, p.method,
          ${caracasDay('coalesce(p.submitted_at, p.created_at)')} as date,
          case when p.method = 'PAGO_MOVIL' then coalesce(p.received_ves_amount, p.ves_amount) else p.ves_amount end as amount,
          p.bank_numbers as numbers, ${people}, p.bank_reference as reference`

type TimeParams = { since: Date; until: Date }

// Payment ids begin with their time, so that the primary key finds the tenant's payments of a few days.
const selectOwn = statement<
  Scope & TimeParams & { accountId: Buffer; fromId: string; untilId: string },
  Omit<EntryRow, 'isOurs'>
>(
  'reconciliations.own_payments',
  `select ${chargeColumns}
   from payments p
   where p.tenant_id = :tenantId and p.livemode = :livemode and p.payment_id >= :fromId and p.payment_id < :untilId
     and p.account_id = :accountId and ${moved}
     and coalesce(p.submitted_at, p.created_at) >= :since and coalesce(p.submitted_at, p.created_at) < :until
     and ${hasNoLine(false)}`,
)

const selectReversals = statement<Scope & TimeParams & { accountId: Buffer }, EntryRow>(
  'reconciliations.reversals',
  `select ${isOwn} as "isOurs", p.payment_id as "paymentId", 'reversal' as purpose, p.method,
          ${caracasDay('p.reversal_submitted_at')} as date, p.ves_amount as amount, p.reversal_numbers as numbers, ${people},
          p.reversal_ref as reference
   from payments p
   where p.account_id = :accountId and p.reversal_submitted_at >= :since and p.reversal_submitted_at < :until
     and p.status = 'REVERSED' and ${hasNoLine(true)}`,
)

type OthersParams = Scope &
  TimeParams & { accountId: Buffer; fromId: string; untilId: string; amounts: string[]; numbers: string[] }

// Payments of other tenants on the account that could own one of its free lines, of those amounts. A charge of another amount
// is found by the bank's number among those of the account's other tenants, which takes longer: only for lines of the day that
// have one. A direct debit that was charged has a mandate, which leads from the account to its tenants.
const selectOthers = statement<OthersParams, Omit<EntryRow, 'isOurs'>>(
  'reconciliations.other_payments',
  `select ${chargeColumns}
   from payments p
   where p.account_id = :accountId and p.method = 'C2P' and p.ves_amount = any (:amounts::numeric[])
     and p.submitted_at >= :since and p.submitted_at < :until and not ${isOwn} and ${moved} and ${hasNoLine(false)}
   union all
   select ${chargeColumns}
   from payments p
   where p.account_id = :accountId
     and p.method in ('DEBITO_INMEDIATO', 'CREDITO_INMEDIATO', 'CREDITO_CUENTA', 'DISPERSION', 'VUELTO')
     and p.submitted_at >= :since and p.submitted_at < :until and not ${isOwn} and ${moved} and ${hasNoLine(false)}
   union all
   select ${chargeColumns}
   from (select distinct tenant_id, livemode from account_holders
         where account_id = :accountId and cardinality(:numbers::text[]) > 0) h
   join payments p on p.tenant_id = h.tenant_id and p.livemode = h.livemode and ${moved}
     and p.method = 'C2P' and p.payment_id >= :fromId and p.payment_id < :untilId
   where p.account_id = :accountId and p.bank_numbers && :numbers::text[] and p.ves_amount <> all (:amounts::numeric[])
     and p.submitted_at >= :since and p.submitted_at < :until and not ${isOwn} and ${hasNoLine(false)}
   union all
   select ${chargeColumns}
   from (select distinct tenant_id, livemode from mandates where account_id = :accountId) m
   join payments p on p.tenant_id = m.tenant_id and p.livemode = m.livemode and p.status = 'COMPLETED'
     and p.method = 'DOMICILIACION' and p.payment_id >= uuid_at(:since::timestamptz - interval '1 day')
     and p.payment_id < uuid_at(:until::timestamptz)
   where p.account_id = :accountId
     and p.submitted_at >= :since and p.submitted_at < :until and not ${isOwn} and ${hasNoLine(false)}`,
)

type UndecidedParams = Scope & TimeParams & { accountId: Buffer; fromId: string; untilId: string }

// Payments and reversals of the day whose money may have moved. A reversal is of the day on which it was sent, however old
// its charge is.
const countUndecided = statement<UndecidedParams, { count: number }>(
  'reconciliations.undecided',
  `select (
     (select count(*) from payments
      where tenant_id = :tenantId and livemode = :livemode and payment_id >= :fromId and payment_id < :untilId
        and account_id = :accountId and submitted_at >= :since and submitted_at < :until
        and stage in ('submitted', 'accepted', 'unknown', 'attention'))
     + (select count(*) from payments
        where account_id = :accountId and reversal_submitted_at >= :since and reversal_submitted_at < :until
          and tenant_id = :tenantId and livemode = :livemode and reversal_stage is not null))::integer as count`,
)

/** Days that the readings of a statement cover, without a gap between them. */
type Reading = { readAt: Date | null; readFrom: string | null; readUntil: string | null }

const selectReading = statement<{ accountId: Buffer }, Reading>(
  'reconciliations.reading',
  `select read_at as "readAt", read_from::text as "readFrom", read_until::text as "readUntil"
   from statement_readings where account_id = :accountId`,
)

// A process of the version before records the lines of a file and not its period.
const selectImport = statement<{ accountId: Buffer; date: string }, { importedAt: Date | null }>(
  'reconciliations.imported_at',
  `select greatest(
     (select max(imported_at) from imported_periods
      where account_id = :accountId and :date::date between first_day and last_day),
     (select max(seen_at) from movements
      where account_id = :accountId and date = :date::date and source = 'import')) as "importedAt"`,
)

/** `isOfDay`: by a payment or reversal of the day itself, and not only of the days around it. */
export type AccountUsed = { bank: BankName; accountId: Buffer; isOfDay: boolean }

type UsedParams = Scope & TimeParams & { dayStart: Date; dayEnd: Date; fromId: string; untilId: string }

// Accounts that the tenant used and may have replaced since. A reversal ends at most a month after it was sent.
const selectUsed = statement<UsedParams, AccountUsed>(
  'reconciliations.accounts_used',
  `select bank, account_id as "accountId", bool_or(at >= :dayStart and at < :dayEnd) as "isOfDay" from (
     select bank, account_id, coalesce(submitted_at, created_at) as at from payments
     where tenant_id = :tenantId and livemode = :livemode and payment_id >= :fromId and payment_id < :untilId
       and status in ('COMPLETED', 'REVERSED')
     union all
     select bank, account_id, reversal_submitted_at from payments
     where reversed_at >= :since and reversed_at < :until::timestamptz + interval '31 days'
       and tenant_id = :tenantId and livemode = :livemode and status = 'REVERSED'
   ) used
   where at >= :since and at < :until and bank is not null and account_id is not null
   group by bank, account_id`,
)

export type DayMaterial = Omit<DayInput, 'date' | 'basis'> & {
  undecided: number
  reading: Reading | undefined
  /** When a file that has the day was imported last. */
  importedAt: Date | null
}

export function createDayStore(database: Database) {
  return {
    /** Lines and payments of one account and day, and of the days around it where they may belong together. */
    async read(scope: Scope, accountId: Buffer, date: string): Promise<DayMaterial> {
      const window = { from: addDays(date, -AROUND), to: addDays(date, AROUND) }
      const lines = await run(database, selectLines, { ...scope, accountId, date, ...window })
      const times = { since: startOfCaracasDay(window.from), until: startOfCaracasDay(addDays(window.to, 1)) }
      const free = lines.filter(({ paymentId }) => paymentId === null)
      const amounts = [...new Set(free.map(({ amount }) => amount))]
      const numbers = [...new Set(free.filter((row) => row.date === date).flatMap((row) => row.numbers))]
      const [own, reversals, others, [undecided], [reading], [imported]] = await Promise.all([
        run(database, selectOwn, { ...scope, accountId, ...times, ...idsOf(times) }),
        run(database, selectReversals, { ...scope, accountId, ...times }),
        run(database, selectOthers, { ...scope, accountId, ...times, ...idsOf(times), amounts, numbers }),
        run(database, countUndecided, { ...scope, accountId, ...dayOf(date), ...idsOf(dayOf(date)) }),
        run(database, selectReading, { accountId }),
        run(database, selectImport, { accountId, date }),
      ])
      return {
        claimed: lines.flatMap(claimedOf),
        free: free.map((row) => ({ ...lineOf(row), isIgnored: row.isIgnored })),
        entries: [
          ...own.map((row) => entryOf({ ...row, isOurs: true })),
          ...reversals.map(entryOf),
          ...others.map((row) => entryOf({ ...row, isOurs: false })),
        ],
        undecided: undecided?.count ?? 0,
        reading,
        importedAt: imported?.importedAt ?? null,
      }
    },

    /** Accounts of the tenant's payments and reversals of that day and of the days around it. */
    accountsUsed(scope: Scope, date: string): Promise<AccountUsed[]> {
      const times = {
        since: startOfCaracasDay(addDays(date, -AROUND)),
        until: startOfCaracasDay(addDays(date, AROUND + 1)),
      }
      const { since: dayStart, until: dayEnd } = dayOf(date)
      return run(database, selectUsed, { ...scope, ...times, dayStart, dayEnd, ...idsOf(times) })
    },
  }
}

function dayOf(date: string): TimeParams {
  return { since: startOfCaracasDay(date), until: startOfCaracasDay(addDays(date, 1)) }
}

/** Range of the ids of payments that can have moved in the period. */
function idsOf({ since, until }: TimeParams): { fromId: string; untilId: string } {
  return { fromId: idAt(since.getTime() - OLDEST_DAYS * 86_400_000), untilId: idAt(until.getTime()) }
}

function idAt(ms: number): string {
  const hex = Math.max(0, ms).toString(16).padStart(12, '0')
  return `${hex.slice(0, 8)}-${hex.slice(8)}-0000-0000-000000000000`
}

function lineOf(row: LineRow): ClaimedLine['line'] {
  const { movementId, date, amount, direction, kind, reference, numbers, phone, document, isContradictory } = row
  const person = { phone, document }
  return { movementId, date, amount: decimal(amount), direction, kind, reference, numbers, ...person, isContradictory }
}

function claimedOf(row: LineRow): ClaimedLine[] {
  const { paymentId, isReversal, method, externalRef, total, elsewhere } = row
  if (paymentId === null || method === null || total === null) return []
  return [
    {
      line: lineOf(row),
      payment: { paymentId, purpose: isReversal ? 'reversal' : 'payment', method, externalRef },
      total: decimal(total),
      elsewhere: decimal(elsewhere ?? 0),
    },
  ]
}

function entryOf({ amount, ...row }: EntryRow): Entry & { isOurs: boolean } {
  const ordinary = directionOf[row.method]
  const reversed = ordinary === 'in' ? 'out' : 'in'
  return { ...row, amount: decimal(amount), direction: row.purpose === 'reversal' ? reversed : ordinary }
}
