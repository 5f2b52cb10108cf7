import { addDays, caracasDate } from '../../foundation/caracas.ts'
import type { Answer, Flows } from '../bank.ts'
import { type Account, ownerFields } from './account.ts'
import { readLine, type StatementLine } from './movement.ts'
import { answerOf } from './outcome.ts'
import { isRecord } from './wire/read.ts'

type Range = { from: string; to: string }
type Statement = Answer<{ lines: StatementLine[] }>

const HISTORY_DAYS = 3
const HISTORY_BY_DATE_DAYS_MAX = 31

export function historyFlows(account: Account): Pick<Flows, 'listMovements'> {
  return {
    listMovements: async (range) => {
      const statement = await readStatement(account, range)
      if (statement.kind !== 'answered') return statement
      return { kind: 'answered', movements: statement.lines.map(({ movement }) => movement) }
    },
  }
}

/** The statement between two days, both included, in as many questions as the bank's limit asks for. */
export async function readStatement(account: Account, { from, to }: Range): Promise<Statement> {
  const lines: StatementLine[] = []
  for (let start = from; start <= to; start = addDays(start, HISTORY_BY_DATE_DAYS_MAX)) {
    const lastOfPart = addDays(start, HISTORY_BY_DATE_DAYS_MAX - 1)
    const part = await readPart(account, { from: start, to: lastOfPart < to ? lastOfPart : to })
    if (part.kind !== 'answered') return part
    lines.push(...part.lines)
  }
  return { kind: 'answered', lines }
}

async function readPart(account: Account, { from, to }: Range): Promise<Statement> {
  const { session, credentials, clock } = account
  const firstOfHistory = addDays(caracasDate(clock.now()), 1 - HISTORY_DAYS)
  const owner = { ClientID: credentials.clientId, AccountNumber: credentials.accountNumber }
  const dates = { StartDate: `${from}T00:00:00`, EndDate: `${to}T00:00:00` }
  const reply =
    from >= firstOfHistory
      ? await session.call('History', { ...owner, ...ownerFields(account) })
      : await session.call('HistoryByDate', { ...owner, ...dates, ...ownerFields(account) })
  return answerOf(reply, (value) => {
    const lines = linesIn(value, credentials.accountNumber)?.map(readLine)
    // One line that cannot be read may be the very one that is looked for: then there is no statement.
    if (!lines?.every((line) => line !== undefined)) return undefined
    return { lines: lines.filter(({ movement }) => from <= movement.date && movement.date <= to) }
  })
}

/** The lines come as an array, or as an object with the account's number as the name of the array. */
function linesIn(value: unknown, accountNumber: string): unknown[] | undefined {
  if (Array.isArray(value)) return value
  if (!isRecord(value)) return undefined
  const arrays = Object.values(value)
  const own = value[accountNumber] ?? (arrays.length === 1 ? arrays[0] : undefined)
  if (Array.isArray(own)) return own
  return arrays.length === 0 ? [] : undefined
}
