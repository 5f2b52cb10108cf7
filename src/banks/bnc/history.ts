import { addDays, caracasDate } from '../../foundation/caracas.ts'
import type { QueryResult, Flows, Movement } from '../bank.ts'
import { withoutZeros } from '../reference.ts'
import { ownerFields, type StatementAccount } from './account.ts'
import { ownOf, readMovement } from './movement.ts'
import { queryResultOf } from './outcome.ts'
import { isRecord } from './wire/read.ts'

type Range = { from: string; to: string; byDate?: boolean }
type Statement = QueryResult<{ movements: Movement[] }>

const HISTORY_DAYS = 3
const HISTORY_BY_DATE_DAYS_MAX = 31

export function historyFlows(account: StatementAccount): Pick<Flows, 'listMovements'> {
  return { listMovements: (range) => readStatement(account, range) }
}

/** The statement between two days, both included, queried in parts of at most 31 days, the bank's limit. */
export async function readStatement(
  account: StatementAccount,
  { from, to, byDate = false }: Range,
): Promise<Statement> {
  const movements: Movement[] = []
  for (let start = from; start <= to; start = addDays(start, HISTORY_BY_DATE_DAYS_MAX)) {
    const lastOfPart = addDays(start, HISTORY_BY_DATE_DAYS_MAX - 1)
    const part = await readPart(account, { from: start, to: lastOfPart < to ? lastOfPart : to, byDate })
    if (part.kind !== 'answered') return part
    movements.push(...part.movements)
  }
  return { kind: 'answered', movements }
}

async function readPart(account: StatementAccount, { from, to, byDate }: Required<Range>): Promise<Statement> {
  const { session, credentials, clock } = account
  const { number, clientId } = credentials.account
  const owner = { ClientID: clientId, AccountNumber: number }
  // With the last second of the day: whether BNC includes an end date without a time is not documented.
  const dates = { StartDate: `${from}T00:00:00`, EndDate: `${to}T23:59:59` }
  const isRecent = from >= addDays(caracasDate(clock.now()), 1 - HISTORY_DAYS)
  const reply =
    isRecent && !byDate
      ? await session.call('History', { ...owner, ...ownerFields(account) })
      : await session.call('HistoryByDate', { ...owner, ...dates, ...ownerFields(account) })
  const own = ownOf(credentials)
  return queryResultOf(reply, (value) => {
    const lines = linesIn(value, number)?.map((line) => readMovement(line, own))
    // An unreadable line may be the one searched for: then the statement is unavailable.
    if (!lines?.every((line) => line !== undefined)) return undefined
    return { movements: withoutRepeats(lines).filter(({ date }) => from <= date && date <= to) }
  })
}

/** Lines of the account. BNC sends a list, or lists keyed by account or by account and day, of other accounts too. */
function linesIn(value: unknown, accountNumber: string): unknown[] | undefined {
  if (Array.isArray(value)) return value
  if (!isRecord(value)) return undefined
  const entries = Object.entries(value)
  const own = entries.filter(([name]) => name.replace(/\D/g, '').startsWith(accountNumber)).map(([, lines]) => lines)
  if (own.length === 0 && entries.length > 0) return undefined
  return own.every((lines) => Array.isArray(lines)) ? own.flat() : undefined
}

/** Removes repeated lines, also if one is printed with zeros in front of its number. Two different lines with the same number are marked contradictory. */
export function withoutRepeats(movements: Movement[]): Movement[] {
  const unique = new Map<string, Movement>()
  for (const movement of movements) {
    const name = `${movement.date} ${withoutZeros(movement.key)}`
    const previous = unique.get(name)
    if (!previous) unique.set(name, movement)
    else if (!isSameLine(previous, movement)) unique.set(name, { ...previous, isContradictory: true })
  }
  return [...unique.values()]
}

function isSameLine(one: Movement, other: Movement): boolean {
  return one.direction === other.direction && one.amount.eq(other.amount) && one.reference === other.reference
}
