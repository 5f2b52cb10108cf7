import type { BankName, Flows } from '../banks/bank.ts'
import { type BankRegistry, keepsStatement, statementReading } from '../banks/registry.ts'
import { addDays, startOfCaracasDay } from '../foundation/caracas.ts'
import { type Clock, type Loop, startLoop } from '../foundation/clock.ts'
import { limits } from '../foundation/limits.ts'
import { errorFields, type Log, type LogFields } from '../foundation/log.ts'
import type { Random } from '../foundation/random.ts'
import type { Scope } from '../foundation/scope.ts'
import type { AccountHolders, HeldAccount } from './holders.ts'
import type { DueStatement, ReadingStore, StatementAge } from './reading-store.ts'
import type { MovementStore } from './store.ts'
import type { Unconfirmed } from './unconfirmed.ts'

export type StatementObserver = {
  read(bank: BankName, result: 'complete' | 'failed'): void
  /** Receives the ages periodically. */
  ages(ages: StatementAge[]): void
}

/**
 * Readings of the statements of all accounts, so that money is seen without a notification. Any number of processes do
 * this at once: each account is read by one of them at a time. Test accounts are read on demand only.
 */
export type Statements = {
  /** Reads the account's statement soon: a notification or a customer says that money arrived there. */
  trigger(account: HeldAccount): Promise<void>
  start(): void
  stop(): Promise<void>
}

export function createStatements(parts: {
  clock: Clock
  random: Random
  log: Log
  registry: Pick<BankRegistry, 'accountOf'>
  holders: AccountHolders
  readings: ReadingStore
  unconfirmed: Unconfirmed
  movements: Pick<MovementStore, 'keepLines'>
  observer: StatementObserver
}): Statements {
  const { clock, random, log, registry, holders, readings, unconfirmed, movements, observer } = parts
  const underWay = new Set<Promise<void>>()
  let loops: Loop[] = []
  return {
    async trigger(account) {
      await holders.store(account, account.accountId)
      if (keepsStatement(account.bank)) await readings.hasten(account)
    },
    start() {
      loops = [
        startLoop(clock, limits.statementPollMs, readDue, logTick),
        startLoop(clock, limits.statementPlanMs, plan, logTick),
      ]
    },
    async stop() {
      await Promise.all(loops.map((loop) => loop.stop()))
      await Promise.allSettled(underWay)
    },
  }

  function logTick(error: unknown): void {
    log.warn('tick failed', { ...errorFields(error), errorStack: undefined })
  }

  /** New and changed accounts get their first reading; accounts that a request names are read more often. */
  async function plan(): Promise<void> {
    for (const { bank: name, ...scope } of await holders.newAccounts(ACCOUNTS_PER_PLAN)) {
      const account = await holders.store(scope, name)
      if (account && scope.livemode && keepsStatement(account.bank)) await readings.add(account)
    }
    await readings.hastenRequested()
    observer.ages(await readings.ages())
  }

  async function readDue(): Promise<void> {
    const free = limits.statementsAtOnce - underWay.size
    if (free <= 0) return
    for (const due of await readings.takeDue(free)) {
      const reading = readSafely(due).finally(() => underWay.delete(reading))
      underWay.add(reading)
    }
  }

  async function readSafely(due: DueStatement): Promise<void> {
    const { bank, tenantId, failures } = due
    const failure = await read(due).catch(errorFields)
    if (!failure) return
    const level = failure['reason'] === 'setup' ? 'error' : 'warn'
    log[level]('reading of a statement failed', { bank, tenantId, attempt: failures + 1, ...failure })
    observer.read(bank, 'failed')
    await readings.fail(due, retrySeconds(failures, random.fraction())).catch(logTick)
  }

  /** The reason, if the statement could not be read. */
  async function read(due: DueStatement): Promise<LogFields | undefined> {
    const { accountId, bank } = due
    const account = await findAccount(due)
    if (!account) {
      await readings.remove(due)
      return undefined
    }
    const kind = statementReading(bank)
    if (kind === 'day') return readDay(due, account)
    const range = { from: firstDay(due), to: due.today }
    // The list of the latest days may be limited in length, and the list by date may lag: only both are complete.
    for (const byDate of kind === 'range' ? [false] : [false, true]) {
      const list = await account.listMovements({ ...range, byDate })
      if (list.kind === 'unavailable') return postponed(due, list)
      await movements.keepLines(accountId, bank, list.movements, 'statement')
    }
    await readings.complete({ ...due, tenantId: account.tenantId }, { from: range.from, until: range.to })
    observer.read(bank, 'complete')
    return undefined
  }

  /** One day of a bank that limits its list: what it notified is asked for first, and the list is read when it may be. */
  async function readDay(due: DueStatement, account: OpenAccount): Promise<LogFields | undefined> {
    const { accountId, bank } = due
    const asked = await confirm(due, account)
    if (asked.failure) return asked.failure
    const day = dayToRead(due)
    const list = await account.listMovements({ from: day, to: day })
    if (list.kind === 'unavailable') return postponed(due, list, asked.isOpen)
    await movements.keepLines(accountId, bank, list.movements, 'statement')
    await readings.complete({ ...due, tenantId: account.tenantId }, { from: day, until: day })
    // The next day, or what is not visible yet, is not left until the usual time.
    if (day < due.today || asked.isOpen) await readings.hasten({ ...due, tenantId: account.tenantId })
    observer.read(bank, 'complete')
    return undefined
  }

  /** A reading that the bank does not allow yet is no failure. `isSoon`: something else is asked for before. */
  async function postponed(
    due: DueStatement,
    { reason, code, retryMs }: { reason: string; code?: string; retryMs?: number },
    isSoon = false,
  ): Promise<LogFields | undefined> {
    if (retryMs === undefined) return { reason, code }
    const seconds = Math.ceil(retryMs / 1000)
    await readings.postpone(due, isSoon ? Math.min(seconds, limits.unconfirmedRetrySeconds) : seconds)
    return undefined
  }

  /** Asks the bank for the money it notified; `isOpen` if some is not in its records yet. */
  async function confirm(
    { accountId, bank }: DueStatement,
    { findByPayer }: OpenAccount,
  ): Promise<{ isOpen: boolean; failure?: LogFields }> {
    let isOpen = false
    for (const { key, phones, bankCode, date, amount } of await unconfirmed.list({ accountId, bank })) {
      const [phone] = phones
      if (!findByPayer || phone === undefined || bankCode === undefined) continue
      const found = await findByPayer({ payer: { phone, bankCode }, date, amount })
      if (found.kind === 'unavailable') return { isOpen, failure: { reason: found.reason, code: found.code } }
      await movements.keepLines(accountId, bank, found.movements, 'query')
      isOpen ||= !found.movements.some((movement) => movement.key === key)
    }
    return { isOpen }
  }

  /** The account through the tenant that had it last, or through another one that shares it. */
  async function findAccount({ accountId, ...last }: DueStatement) {
    return (await open(accountId, last)) ?? (await openAny(accountId))
  }

  async function openAny(accountId: Buffer) {
    for (const holder of await holders.of(accountId)) {
      const account = await open(accountId, holder)
      if (account) return account
    }
    return undefined
  }

  async function open(accountId: Buffer, { bank, tenantId, livemode }: Scope & { bank: BankName }) {
    const account = await registry.accountOf({ tenantId, livemode }, bank, accountId)
    const { listMovements, findByPayer } = account?.flows ?? {}
    return listMovements && { tenantId, listMovements, findByPayer }
  }
}

type OpenAccount = Pick<Flows, 'listMovements'> & {
  tenantId: string
  findByPayer: Flows['findByPayer'] | undefined
}

const ACCOUNTS_PER_PLAN = 100

/** The day before the last day read, because a bank may book late; not further back than one query goes. */
function firstDay({ readUntil, today }: DueStatement): string {
  const earliest = addDays(today, 1 - limits.statementDays)
  const wanted = addDays(readUntil ?? today, -1)
  return wanted < earliest ? earliest : wanted
}

/** The last day read, until it was read after its end; then the next. */
export function dayToRead({ readUntil, readAt, today }: Pick<DueStatement, 'readUntil' | 'readAt' | 'today'>): string {
  if (readUntil === null || readAt === null) return today
  const next = addDays(readUntil, 1)
  const completeFrom = startOfCaracasDay(next).getTime() + limits.statementDayEndSeconds * 1000
  const day = readAt.getTime() >= completeFrom ? next : readUntil
  const earliest = addDays(today, 1 - limits.statementDays)
  if (day < earliest) return earliest
  return day < today ? day : today
}

/** Exponential backoff, with up to a quarter more at random. */
export function retrySeconds(failures: number, jitter: number): number {
  const { first, longest } = limits.statementRetrySeconds
  return Math.min(longest, first * 2 ** Math.min(failures, 16)) * (1 + jitter / 4)
}
