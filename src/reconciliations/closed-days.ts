import { createHash } from 'node:crypto'
import { auditColumns, auditOrigin, type AuditParams, auditValuesOf } from '../audit/entry.ts'
import type { BankName } from '../banks/bank.ts'
import type { Random } from '../foundation/random.ts'
import type { Scope } from '../foundation/scope.ts'
import { type Database, violatedConstraint } from '../storage/database.ts'
import { run, statement } from '../storage/statement.ts'
import { type Basis, countDifferences, type Row, type Totals } from './classify.ts'

/** Closed day, as stored and hashed. */
export type DayContent = {
  tenantId: string
  livemode: boolean
  bank: BankName
  /** Last four digits of the account, where it has a number. */
  account: string | null
  date: string
  basis: Basis
  isComplete: boolean
  undecided: number
  closedAt: string
  closedBy: string
  totals: Totals
  rows: Row[]
}

export type ClosedDay = {
  accountId: Buffer
  bank: BankName
  sequence: number
  hash: string
  differences: number
  content: DayContent
}

/** A row that was added to a closed day, or that is no longer true of it. */
export type Correction = { number: number; foundAt: Date; change: 'added' | 'removed'; row: Row }

type DayKey = Scope & { accountId: Buffer; date: string }

// The hash of the day closed before is part of the hash: the chain continues where it ends now. Of two processes that close
// different days of one account at once, the unique sequence refuses one.
const insertDay = statement<
  DayKey &
    Omit<AuditParams, 'actor'> & {
      bank: BankName
      content: string
      differences: number
      closedAt: Date
      closedBy: string
      account: string
    },
  { sequence: number; hash: string }
>(
  'reconciliations.close',
  `with last as (
     select sequence, hash from closed_days
     where tenant_id = :tenantId and livemode = :livemode and account_id = :accountId order by sequence desc limit 1
   ), before as (
     select coalesce(max(sequence), 0) as sequence, coalesce(min(encode(hash, 'hex')), encode(sha256(''), 'hex')) as hash
     from last
   ), closed as (
     insert into closed_days (tenant_id, livemode, account_id, date, sequence, bank, content, previous_hash, hash,
       differences, closed_at, closed_by)
     select :tenantId, :livemode, :accountId, :date::date, sequence + 1, :bank, :content::text, decode(hash, 'hex'),
            sha256(decode(hash, 'hex') || convert_to(:content::text, 'UTF8')), :differences, :closedAt, :closedBy
     from before
     returning sequence, encode(hash, 'hex') as hash
   ), audited as (
     insert into audit_log (${auditColumns}, action, tenant_id, subject, details)
     select ${auditValuesOf(':closedBy::text')}, 'reconciliation.close', :tenantId, :date::date::text,
            jsonb_build_object('livemode', :livemode::boolean, 'bank', :bank::text, 'accountId', :account::text,
              'sequence', sequence, 'hash', hash, 'differences', :differences::integer)
     from closed
   )
   select sequence, hash from closed`,
)

type DayRow = Omit<ClosedDay, 'content'> & { content: string }
const dayColumns = `account_id as "accountId", bank, sequence, encode(hash, 'hex') as hash, differences, content`

const selectDays = statement<Scope & { date: string }, DayRow>(
  'reconciliations.closed_days',
  `select ${dayColumns} from closed_days
   where tenant_id = :tenantId and livemode = :livemode and date = :date::date order by bank, account_id`,
)

const selectCorrections = statement<
  DayKey,
  { number: number; foundAt: Date; change: Correction['change']; line: string }
>(
  'reconciliations.corrections',
  `select number, found_at as "foundAt", change, line from day_corrections
   where tenant_id = :tenantId and livemode = :livemode and account_id = :accountId and date = :date::date order by number`,
)

// Two readers that find the same at once write the same numbers; the second writes nothing.
const insertCorrections = statement<DayKey & { numbers: number[]; changes: string[]; lines: string[] }>(
  'reconciliations.correct',
  `insert into day_corrections (tenant_id, livemode, account_id, date, number, change, line)
   select :tenantId, :livemode, :accountId, :date::date, number, change, line
   from unnest(:numbers::integer[], :changes::text[], :lines::text[]) as found (number, change, line)
   order by number on conflict do nothing`,
)

type ChainRow = {
  accountId: Buffer
  sequence: number
  date: string
  bank: BankName
  differences: number
  closedAt: Date
  closedBy: string
  hash: Buffer
  previousHash: Buffer
  content: string
}

const selectChain = statement<Scope & { afterAccount: Buffer; afterSequence: number; limit: number }, ChainRow>(
  'reconciliations.chain',
  `select account_id as "accountId", sequence, date::text, bank, differences, closed_at as "closedAt",
          closed_by as "closedBy", hash, previous_hash as "previousHash", content
   from closed_days
   where tenant_id = :tenantId and livemode = :livemode
     and (account_id, sequence) > (:afterAccount::bytea, :afterSequence::integer)
   order by account_id, sequence limit :limit`,
)

const selectAudited = statement<Scope, { date: string; accountId: string; hash: string }>(
  'reconciliations.audited',
  `select subject as date, details->>'accountId' as "accountId", details->>'hash' as hash from audit_log
   where tenant_id = :tenantId and action = 'reconciliation.close' and (details->>'livemode')::boolean = :livemode
   order by sequence`,
)

/** Fault that `verify` found in the chain of closed days. */
export type ChainFault = {
  accountId: string
  date: string
  /**
   * `content`: it does not have its hash. `columns`: they differ from its content. `chain`: it does not continue the day before. `audit`: the audit log has another
   * hash, or none. `missing`: the audit log has a day that is not stored.
   */
  fault: 'content' | 'columns' | 'chain' | 'audit' | 'missing'
}

const FIRST_HASH = createHash('sha256').digest()
const CHAIN_PAGE = 20

export function createClosedDayStore({ database, random }: { database: Database; random: Random }) {
  return {
    async ofDate(scope: Scope, date: string): Promise<ClosedDay[]> {
      const rows = await run(database, selectDays, { ...scope, date })
      return rows.map(({ content, ...row }) => ({ ...row, content: JSON.parse(content) as DayContent }))
    },

    /** Closes the day; undefined if it is closed already. */
    async close(
      { accountId, ...key }: DayKey,
      content: DayContent,
      differences: number,
    ): Promise<Pick<ClosedDay, 'sequence' | 'hash'> | undefined> {
      const { bank, closedBy } = content
      const params = { ...key, accountId, bank, closedBy, content: JSON.stringify(content), differences }
      const audit = { account: accountId.toString('hex'), closedAt: new Date(content.closedAt) }
      for (;;) {
        try {
          const [closed] = await run(database, insertDay, { ...params, ...audit, ...auditOrigin(random) })
          if (!closed) throw new Error('a day was not closed')
          return closed
        } catch (error) {
          const constraint = violatedConstraint(error)
          if (constraint === 'closed_days_pkey') return undefined
          if (constraint !== 'closed_days_sequence') throw error
        }
      }
    },

    async corrections(key: DayKey): Promise<Correction[]> {
      const rows = await run(database, selectCorrections, key)
      return rows.map(({ line, ...row }) => ({ ...row, row: JSON.parse(line) as Row }))
    },

    async correct(key: DayKey, known: number, found: readonly Pick<Correction, 'change' | 'row'>[]): Promise<void> {
      await run(database, insertCorrections, {
        ...key,
        numbers: found.map((_, index) => known + index + 1),
        changes: found.map(({ change }) => change),
        lines: found.map(({ row }) => JSON.stringify(row)),
      })
    },

    /** Recomputes every hash of the tenant's closed days, and compares them with the audit log. */
    async verify(scope: Scope): Promise<{ days: number; faults: ChainFault[] }> {
      const audited = await run(database, selectAudited, scope)
      const unseen = new Set(audited.map(auditKey))
      const faults: ChainFault[] = []
      let days = 0
      let last: ChainRow | undefined
      for (;;) {
        const after = { afterAccount: last?.accountId ?? Buffer.alloc(0), afterSequence: last?.sequence ?? 0 }
        const page = await run(database, selectChain, { ...scope, ...after, limit: CHAIN_PAGE })
        for (const day of page) {
          const name = { accountId: day.accountId.toString('hex'), date: day.date }
          const audit = auditKey({ ...name, hash: day.hash.toString('hex') })
          faults.push(...chainFaults(scope, day, last).map((fault) => ({ ...name, fault })))
          if (!unseen.delete(audit)) faults.push({ ...name, fault: 'audit' })
          last = day
        }
        days += page.length
        if (page.length < CHAIN_PAGE) break
      }
      const stored = new Set(faults.filter(({ fault }) => fault === 'audit').map(dayKey))
      const missing = audited.filter((entry) => unseen.has(auditKey(entry)) && !stored.has(dayKey(entry)))
      return {
        days,
        faults: [...faults, ...missing.map(({ accountId, date }) => ({ accountId, date, fault: 'missing' as const }))],
      }
    },
  }
}

function chainFaults(scope: Scope, day: ChainRow, last: ChainRow | undefined): ChainFault['fault'][] {
  const before = last?.accountId.equals(day.accountId) ? last : undefined
  const content = createHash('sha256').update(day.previousHash).update(day.content, 'utf8').digest()
  const isNext = day.sequence === (before?.sequence ?? 0) + 1 && day.previousHash.equals(before?.hash ?? FIRST_HASH)
  return [
    ...(content.equals(day.hash) ? [] : ['content' as const]),
    ...(hasColumnsOfContent(scope, day) ? [] : ['columns' as const]),
    ...(isNext ? [] : ['chain' as const]),
  ]
}

/** Columns repeat parts of the content, and only the content is hashed. */
function hasColumnsOfContent({ tenantId, livemode }: Scope, day: ChainRow): boolean {
  const content = JSON.parse(day.content) as Partial<DayContent>
  const stored = [tenantId, livemode, day.bank, day.date, day.closedAt.toISOString(), day.closedBy, day.differences]
  const hashed = [
    content.tenantId,
    content.livemode,
    content.bank,
    content.date,
    content.closedAt,
    content.closedBy,
    countDifferences(content.rows ?? []),
  ]
  return stored.every((value, index) => value === hashed[index])
}

function dayKey({ accountId, date }: { accountId: string; date: string }): string {
  return `${accountId} ${date}`
}

function auditKey(entry: { accountId: string; date: string; hash: string }): string {
  return `${dayKey(entry)} ${entry.hash}`
}
