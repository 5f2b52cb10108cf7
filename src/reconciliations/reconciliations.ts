import type { AccountName, BankName } from '../banks/bank.ts'
import { type Accounts, keepsStatement, sendsNotifications, tenantAccounts } from '../banks/registry.ts'
import { addDays, caracasDate, startOfCaracasDay } from '../foundation/caracas.ts'
import { GatewayError } from '../foundation/errors.ts'
import type { Random } from '../foundation/random.ts'
import type { Scope } from '../foundation/scope.ts'
import type { Database } from '../storage/database.ts'
import { type Basis, classify, countDifferences, type Row, type Totals, totalsOf } from './classify.ts'
import { type ChainFault, type ClosedDay, type Correction, createClosedDayStore } from './closed-days.ts'
import { closedDates, type DayFigures, isWatched, measureDays } from './measure.ts'
import { createDayStore, type DayMaterial } from './store.ts'

/** One account on one day: the books of the tenant beside the lines of the bank. */
export type AccountDay = {
  accountId: Buffer
  /** The tenant's name of the account; of one that it replaced, the bank's. */
  name: AccountName
  bank: BankName
  /** Last four digits of the account, where it has a number. */
  account: string | null
  date: string
  basis: Basis
  /** The lines cover the whole day: the bank's statement was read, or a file with the day was imported, after its end. */
  isComplete: boolean
  /** Payments and reversals of the day whose outcome is not known yet. */
  undecided: number
  rows: Row[]
  totals: Totals
  differences: number
  closed: { at: string; by: string; hash: string; sequence: number } | null
  /** Found after closing. */
  corrections: Correction[]
}

type Account = Pick<AccountDay, 'accountId' | 'name' | 'bank' | 'account'> & {
  /** The tenant replaced it and used it on the days around only: the day has it if it has a line of the tenant's payments. */
  isUncertain?: boolean
}

export type Reconciliations = ReturnType<typeof createReconciliations>

/** Reconciliation of days: the tenant's books and the bank, per account and Caracas day. */
export function createReconciliations(parts: {
  database: Database
  random: Random
  accountsOf(scope: Scope): Promise<Accounts>
  now(): Date
}) {
  const { accountsOf, now } = parts
  const days = createDayStore(parts.database)
  const closedDays = createClosedDayStore(parts)

  return {
    today: () => caracasDate(now().getTime()),

    day: readDay,

    /** Closes the day on every account, or on those of one name. Of several accounts all are checked before one is closed. */
    async close(
      scope: Scope,
      date: string,
      { name, actor, confirm = false }: { name?: AccountName | undefined; actor: string; confirm?: boolean },
    ): Promise<AccountDay[]> {
      if (date >= caracasDate(now().getTime())) throw new GatewayError('day_not_over')
      const isChosen = (account: AccountDay) => name === undefined || account.name === name
      const accounts = (await readDay(scope, date)).filter(isChosen)
      if (accounts.length === 0) throw new GatewayError('bank_account_not_found')
      const open = accounts.filter(({ closed }) => closed === null)
      if (open.length === 0) throw new GatewayError('day_already_closed')
      if (!confirm && open.some(({ isComplete }) => !isComplete)) throw new GatewayError('day_incomplete')
      for (const account of open) await closeAccount(scope, account, actor)
      return (await readDay(scope, date)).filter(isChosen)
    },

    /** Finds what changed on days closed recently, whether or not somebody reads them, and returns the figures of all days. */
    async measure(): Promise<DayFigures[]> {
      const partlyClosed: { livemode: boolean; date: string }[] = []
      for (const { date, accountIds, ...scope } of await closedDates(parts.database, now())) {
        if (isWatched(date, now())) await readDay(scope, date)
        const used = (await days.accountsUsed(scope, date)).filter(({ isOfDay }) => isOfDay)
        const isClosed = ({ accountId }: { accountId: Buffer }) => accountIds.includes(accountId.toString('hex'))
        if (!used.every(isClosed)) partlyClosed.push({ livemode: scope.livemode, date })
      }
      return measureDays(parts.database, now(), partlyClosed)
    },

    verify: (scope: Scope): Promise<{ days: number; faults: ChainFault[] }> => closedDays.verify(scope),
  }

  async function readDay(scope: Scope, date: string): Promise<AccountDay[]> {
    const closed = await closedDays.ofDate(scope, date)
    const accounts = await accountsOn(scope, date, closed)
    const read: AccountDay[] = []
    for (const { isUncertain, ...account } of accounts) {
      const open = await readOpen(scope, date, account)
      if (isUncertain && open.rows.every(({ paymentId }) => paymentId === null)) continue
      const stored = closed.find((day) => day.accountId.equals(account.accountId))
      read.push(stored ? await withCorrections(scope, stored, open) : open)
    }
    return read
  }

  /** The tenant's accounts now, those it closed, and those it used that day or around it. */
  async function accountsOn(scope: Scope, date: string, closed: readonly ClosedDay[]): Promise<Account[]> {
    const current = currentAccounts(await accountsOf(scope))
    const used = await days.accountsUsed(scope, date)
    const formerOf = ({ bank, accountId }: Pick<Account, 'bank' | 'accountId'>) => ({
      accountId,
      name: bank,
      bank,
      account: null,
    })
    const former = used.map((account) => ({ ...formerOf(account), isUncertain: !account.isOfDay }))
    return [...current, ...closed.map(formerOf), ...former].filter(
      ({ accountId }, index, all) => all.findIndex((other) => other.accountId.equals(accountId)) === index,
    )
  }

  async function readOpen(scope: Scope, date: string, account: Account): Promise<AccountDay> {
    const material = await days.read(scope, account.accountId, date)
    const basis = basisOf(account.bank, material)
    const rows = classify({ ...material, date, basis })
    return {
      ...account,
      date,
      basis,
      isComplete: coversDay(date, basis, material, now()),
      undecided: material.undecided,
      rows,
      totals: totalsOf(rows),
      differences: countDifferences(rows),
      closed: null,
      corrections: [],
    }
  }

  async function closeAccount(scope: Scope, day: AccountDay, actor: string): Promise<void> {
    const { accountId, bank, account, date, basis, undecided, totals, rows, differences } = day
    const closedAt = now().toISOString()
    await closedDays.close(
      { ...scope, accountId, date },
      {
        ...scope,
        bank,
        account,
        date,
        basis,
        isComplete: day.isComplete,
        undecided,
        closedAt,
        closedBy: actor,
        totals,
        rows,
      },
      differences,
    )
  }

  /** A closed day is shown as it was closed; what differs now is stored as corrections when it is first found. */
  async function withCorrections(scope: Scope, stored: ClosedDay, current: AccountDay): Promise<AccountDay> {
    const { content, accountId, hash, sequence, differences } = stored
    const key = { tenantId: scope.tenantId, livemode: scope.livemode, accountId, date: content.date }
    const known = await closedDays.corrections(key)
    const found = changesSince(content.rows, known, current.rows)
    if (found.length > 0) await closedDays.correct(key, known.length, found)
    return {
      accountId,
      name: current.name,
      bank: content.bank,
      account: content.account,
      date: content.date,
      basis: content.basis,
      isComplete: content.isComplete,
      undecided: content.undecided,
      rows: content.rows,
      totals: content.totals,
      differences,
      closed: { at: content.closedAt, by: content.closedBy, hash, sequence },
      corrections: found.length > 0 ? await closedDays.corrections(key) : known,
    }
  }
}

function currentAccounts(stored: Accounts): Account[] {
  return tenantAccounts(stored).map(({ account: name, bank, accountId, lastDigits = null }) => ({
    accountId,
    name,
    bank,
    account: lastDigits,
  }))
}

function basisOf(bank: BankName, { importedAt }: DayMaterial): Basis {
  if (keepsStatement(bank)) return 'statement'
  if (importedAt !== null) return 'import'
  return sendsNotifications(bank) ? 'notifications' : 'search'
}

function coversDay(date: string, basis: Basis, { reading, importedAt }: DayMaterial, at: Date): boolean {
  const end = startOfCaracasDay(addDays(date, 1))
  if (basis === 'import') return importedAt !== null && importedAt >= end
  if (basis !== 'statement') return at >= end
  const { readAt = null, readFrom = null, readUntil = null } = reading ?? {}
  if (readAt === null || readFrom === null || readUntil === null) return false
  return readAt >= end && readFrom <= date && readUntil >= date
}

/** Rows that were added or removed since the day was closed, beyond the corrections already known. */
export function changesSince(
  closed: readonly Row[],
  known: readonly Pick<Correction, 'change' | 'row'>[],
  current: readonly Row[],
): Pick<Correction, 'change' | 'row'>[] {
  const state = new Map(closed.map((row) => [factsOf(row), row]))
  for (const { change, row } of known) {
    if (change === 'added') state.set(factsOf(row), row)
    else state.delete(factsOf(row))
  }
  const facts = new Set(current.map(factsOf))
  return [
    ...[...state.values()]
      .filter((row) => !facts.has(factsOf(row)))
      .map((row) => ({ change: 'removed' as const, row })),
    ...current.filter((row) => !state.has(factsOf(row))).map((row) => ({ change: 'added' as const, row })),
  ]
}

/** Facts of a row about money. How a pair was found may change, and is no correction. */
function factsOf(row: Row): string {
  const { class: rowClass, direction, movementId, paymentId, purpose, bankAmount, ourAmount, isIgnored } = row
  return JSON.stringify([rowClass, direction, movementId, paymentId, purpose, bankAmount, ourAmount, isIgnored])
}
