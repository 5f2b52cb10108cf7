import type { BankName } from '../banks/bank.ts'
import { limits } from '../foundation/limits.ts'
import type { Database } from '../storage/database.ts'
import { run, statement } from '../storage/statement.ts'
import type { HeldAccount } from './holders.ts'

/** A statement that this process reads now. */
export type DueStatement = HeldAccount & {
  startedAt: Date
  /** Last day of the last complete reading. */
  readUntil: string | null
  /** Start of that reading. */
  readAt: Date | null
  failures: number
  /** In Caracas, by the database's clock. */
  today: string
}

/** Age of the oldest last reading among the live accounts of a bank; of an account not read yet, since it is known. */
export type StatementAge = { bank: BankName; ageSeconds: number }

const insert = statement<HeldAccount>(
  'statements.add',
  `insert into statement_readings (account_id, tenant_id, livemode, bank)
   values (:accountId, :tenantId, :livemode, :bank) on conflict (account_id) do nothing`,
)

// A reading under way may have missed what arrived meanwhile: its end keeps an earlier time. After failures the backoff
// decides, so that notifications do not make calls to a bank that is down.
const hasten = statement<HeldAccount & { apartSeconds: number }>(
  'statements.hasten',
  `insert into statement_readings as r (account_id, tenant_id, livemode, bank)
   values (:accountId, :tenantId, :livemode, :bank)
   on conflict (account_id) do update set next_read_at =
     case when r.failures = 0 or r.next_read_at = 'infinity'
          then least(r.next_read_at, greatest(excluded.next_read_at, r.started_at + make_interval(secs => :apartSeconds)))
          else r.next_read_at end`,
)

const isRequested = (reading: string) =>
  `exists (select from payment_requests q where q.account_id = ${reading}.account_id and q.late_until > now())`

const hastenRequested = statement<{ seconds: number }>(
  'statements.hasten_requested',
  `update statement_readings r set next_read_at = r.started_at + make_interval(secs => :seconds)
   where r.livemode and r.failures = 0 and r.leased_until is null
     and r.next_read_at > r.started_at + make_interval(secs => :seconds) and ${isRequested('r')}`,
)

const takeDue = statement<{ count: number; leaseSeconds: number }, DueStatement>(
  'statements.take_due',
  `with due as (
     select account_id from statement_readings
     where next_read_at <= now() and (leased_until is null or leased_until <= now())
     order by next_read_at limit :count for update skip locked
   )
   update statement_readings r
   set started_at = date_trunc('milliseconds', now()), leased_until = now() + make_interval(secs => :leaseSeconds),
       next_read_at = now() + make_interval(secs => :leaseSeconds)
   from due where r.account_id = due.account_id
   returning r.account_id as "accountId", r.tenant_id as "tenantId", r.livemode, r.bank, r.started_at as "startedAt",
             r.read_until::text as "readUntil", r.read_at as "readAt", r.failures, (now() at time zone 'America/Caracas')::date::text as today`,
)

const ownReading = `account_id = :accountId and started_at = :startedAt`

type CompleteParams = {
  accountId: Buffer
  startedAt: Date
  tenantId: string
  from: string
  until: string
  usual: number
  whileRequested: number
  apartSeconds: number
}

// A reading continues the former ones if it begins within them, or right after them and their last day was over: then no day
// between them was left out or read in part only.
const continues = `(:from::date <= read_until
           or :from::date = read_until + 1 and read_at >= (:from::date)::timestamp at time zone 'America/Caracas')`

const complete = statement<CompleteParams>(
  'statements.complete',
  `update statement_readings r
   set tenant_id = :tenantId, read_at = started_at, read_until = :until::date, failures = 0, leased_until = null,
       read_from = case when ${continues} then least(read_from, :from::date) else :from::date end,
       next_read_at = case
         when next_read_at < leased_until then greatest(next_read_at, started_at + make_interval(secs => :apartSeconds))
         when not livemode then 'infinity'
         when ${isRequested('r')} then started_at + make_interval(secs => :whileRequested)
         else started_at + make_interval(secs => :usual) end
   where ${ownReading}`,
)

// A demand that came meanwhile is earlier.
const postpone = statement<{ accountId: Buffer; startedAt: Date; seconds: number; apartSeconds: number }>(
  'statements.postpone',
  `update statement_readings
   set leased_until = null, failures = 0,
       next_read_at = case when next_read_at < leased_until
                           then greatest(next_read_at, started_at + make_interval(secs => :apartSeconds))
                           else now() + make_interval(secs => :seconds) end
   where ${ownReading}`,
)

const fail = statement<{ accountId: Buffer; startedAt: Date; seconds: number; testFailures: number }>(
  'statements.fail',
  `update statement_readings
   set failures = failures + 1, leased_until = null,
       next_read_at = case when not livemode and failures + 1 >= :testFailures::integer then 'infinity'
                           else now() + make_interval(secs => :seconds) end
   where ${ownReading}`,
)

const remove = statement<{ accountId: Buffer; startedAt: Date }>(
  'statements.remove',
  `delete from statement_readings where ${ownReading}`,
)

const selectAges = statement<object, StatementAge>(
  'statements.ages',
  `select bank, max(extract(epoch from now() - coalesce(read_at, created_at)))::float8 as "ageSeconds"
   from statement_readings where livemode group by bank`,
)

export type ReadingStore = ReturnType<typeof createReadingStore>

export function createReadingStore({ database }: { database: Database }) {
  const { usual, whileRequested } = limits.statementIntervalSeconds
  const apart = (livemode: boolean) => ({
    apartSeconds: livemode ? limits.statementOnDemandSeconds : limits.testStatementOnDemandSeconds,
  })
  return {
    /** Plans the first reading of an account. */
    async add({ accountId, tenantId, livemode, bank }: HeldAccount): Promise<void> {
      await run(database, insert, { accountId, tenantId, livemode, bank })
    },

    /** Plans a reading now, or as soon as the last one is old enough. */
    async hasten({ accountId, tenantId, livemode, bank }: HeldAccount): Promise<void> {
      await run(database, hasten, { accountId, tenantId, livemode, bank, ...apart(livemode) })
    },

    /** Shortens the interval of accounts that an open request names. */
    async hastenRequested(): Promise<void> {
      await run(database, hastenRequested, { seconds: whileRequested })
    },

    /** Leases statements that are due, the longest overdue first. */
    takeDue: (count: number) => run(database, takeDue, { count, leaseSeconds: limits.statementLeaseSeconds }),

    /** `from` and `until` are the first and the last day that were read. */
    async complete(
      { accountId, startedAt, tenantId, livemode }: DueStatement,
      { from, until }: { from: string; until: string },
    ): Promise<void> {
      const intervals = { usual, whileRequested, ...apart(livemode) }
      await run(database, complete, { accountId, startedAt, tenantId, from, until, ...intervals })
    },

    /** The bank allows the reading later: no failure. */
    async postpone({ accountId, startedAt, livemode }: DueStatement, seconds: number): Promise<void> {
      await run(database, postpone, { accountId, startedAt, seconds, ...apart(livemode) })
    },

    async fail({ accountId, startedAt }: DueStatement, seconds: number): Promise<void> {
      const testFailures = limits.testStatementFailures
      await run(database, fail, { accountId, startedAt, seconds, testFailures })
    },

    /** Ends the readings of an account that no tenant has any longer. */
    async remove({ accountId, startedAt }: DueStatement): Promise<void> {
      await run(database, remove, { accountId, startedAt })
    },

    ages: () => run(database, selectAges, {}),
  }
}
