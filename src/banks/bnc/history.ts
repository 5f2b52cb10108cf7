import { addDays, caracasDate } from '../../foundation/caracas.ts'
import type { Answer, Flows, Movement } from '../bank.ts'
import { ownerFields, type StatementAccount } from './account.ts'
import { ownOf, readMovement } from './movement.ts'
import { answerOf } from './outcome.ts'
import { isRecord } from './wire/read.ts'

type Range = { from: string; to: string; byDate?: boolean }
type Statement = Answer<{ movements: Movement[] }>

const HISTORY_DAYS = 3
const HISTORY_BY_DATE_DAYS_MAX = 31

export function historyFlows(account: StatementAccount): Pick<Flows, 'listMovements'> {
  return { listMovements: (range) => readStatement(account, range) }
}

/** The statement between two days, both included, in as many questions as the bank's limit asks for. */
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
  // The last second is named, because whether a day without an hour is contained is not known.
  const dates = { StartDate: `${from}T00:00:00`, EndDate: `${to}T23:59:59` }
  const isRecent = from >= addDays(caracasDate(clock.now()), 1 - HISTORY_DAYS)
  const reply =
    isRecent && !byDate
      ? await session.call('History', { ...owner, ...ownerFields(account) })
      : await session.call('HistoryByDate', { ...owner, ...dates, ...ownerFields(account) })
  const own = ownOf(credentials)
  return answerOf(reply, (value) => {
    const lines = linesIn(value, number)?.map((line) => readMovement(line, own))
    // One line that cannot be read may be the very one that is looked for: then there is no statement.
    if (!lines?.every((line) => line !== undefined)) return undefined
    return { movements: withoutRepeats(lines).filter(({ date }) => from <= date && date <= to) }
  })
}

/** The lines come as a list, keyed by account, or keyed by account and day. Other accounts of the client may be there. */
function linesIn(value: unknown, accountNumber: string): unknown[] | undefined {
  if (Array.isArray(value)) return value
  if (!isRecord(value)) return undefined
  const entries = Object.entries(value)
  const own = entries.filter(([name]) => name.replace(/\D/g, '').startsWith(accountNumber)).map(([, lines]) => lines)
  if (own.length === 0 && entries.length > 0) return undefined
  return own.every((lines) => Array.isArray(lines)) ? own.flat() : undefined
}

/** The same line twice counts once. Two lines that share a number and differ contradict each other. */
export function withoutRepeats(movements: Movement[]): Movement[] {
  const unique = new Map<string, Movement>()
  for (const movement of movements) {
    const name = `${movement.date} ${movement.key}`
    const known = unique.get(name)
    if (!known) unique.set(name, movement)
    else if (!isSameLine(known, movement)) unique.set(name, { ...known, isContradictory: true })
  }
  return [...unique.values()]
}

function isSameLine(one: Movement, other: Movement): boolean {
  return one.direction === other.direction && one.amount.eq(other.amount) && one.reference === other.reference
}
