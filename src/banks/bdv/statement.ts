import { addDays, caracasDate } from '../../foundation/caracas.ts'
import type { Flows, Movement, QueryResult } from '../bank.ts'
import type { Account } from './account.ts'
import { readLine } from './movement.ts'
import { APPROVED, queryResultOf } from './outcome.ts'
import { isFields, textOf } from '../json-fields.ts'

export type StatementLine = Movement & { isInternal: boolean }
type Statement = QueryResult<{ movements: StatementLine[] }>

const LINES_OF_A_PAGE = 100
/** More pages than any day has: the bank repeats itself. */
const PAGES_MAX = 1_000

export function statementFlows(account: Account): Pick<Flows, 'listMovements'> {
  return {
    async listMovements({ from, to }) {
      const statement = await readStatement(account, { from, to })
      if (statement.kind !== 'answered') return statement
      return { kind: 'answered', movements: statement.movements.map(({ isInternal: _internal, ...line }) => line) }
    },
  }
}

/** The statement between two days, both included. Today is queried separately: the bank does not mix it with past days. */
export async function readStatement(account: Account, { from, to }: { from: string; to: string }): Promise<Statement> {
  const today = caracasDate(account.clock.now())
  const ranges = [
    { from, to: to < today ? to : addDays(today, -1) },
    { from: from > today ? from : today, to },
  ].filter((range) => range.from <= range.to)
  const lines: StatementLine[] = []
  for (const range of ranges) {
    const part = await readRange(account, range)
    if (part.kind !== 'answered') return part
    lines.push(...part.movements.filter(({ date }) => range.from <= date && date <= range.to))
  }
  return { kind: 'answered', movements: withoutRepeats(lines) }
}

/** All pages of a range. An incomplete list proves nothing: then the statement is unavailable. */
async function readRange(account: Account, { from, to }: { from: string; to: string }): Promise<Statement> {
  const movements: StatementLine[] = []
  const keys = new Set<string>()
  let after = ''
  for (let page = 1; page <= PAGES_MAX; page += 1) {
    const reply = await account.client.call('statement', {
      cuenta: account.credentials.accountNumber,
      fechaIni: slashed(from),
      fechaFin: slashed(to),
      tipoMoneda: 'VES',
      nroMovimiento: after,
    })
    const result = queryResultOf(reply, ({ code, data }) => (code === APPROVED ? readPage(data) : undefined))
    if (result.kind !== 'answered') return result
    movements.push(...result.lines)
    for (const { key } of result.lines) keys.add(key)
    // A line that the bank shows twice is not two lines of its total.
    const isLast = result.lines.length < LINES_OF_A_PAGE || keys.size === result.total
    if (isLast) return { kind: 'answered', movements }
    if (result.last === undefined || result.last === after) break
    after = result.last
  }
  return { kind: 'unavailable', reason: 'unreadable_answer' }
}

function readPage(data: unknown): { lines: StatementLine[]; total: number; last: string | undefined } | undefined {
  if (!isFields(data)) return undefined
  const rows = data['movs'] ?? []
  if (!Array.isArray(rows)) return undefined
  const lines = rows.map(readLine)
  // An unreadable line may be the one searched for.
  if (!lines.every((line) => line !== undefined)) return undefined
  const lastRow: unknown = rows.at(-1)
  return {
    lines,
    total: Number(textOf(data['totalOfMovements']) ?? Number.NaN),
    last: isFields(lastRow) ? textOf(lastRow['nroMov']) : undefined,
  }
}

/**
 * A line seen twice is one line. Two payments with equal day, last digits and amount are one too: the second waits for a
 * person, while two lines of one payment could pay twice.
 */
function withoutRepeats(lines: StatementLine[]): StatementLine[] {
  const unique = new Map<string, StatementLine>()
  for (const line of lines) {
    const previous = unique.get(line.key)
    if (!previous) unique.set(line.key, line)
    else if (!isSamePayer(previous, line)) unique.set(line.key, { ...previous, isContradictory: true })
  }
  return [...unique.values()]
}

function isSamePayer(one: StatementLine, other: StatementLine): boolean {
  return (
    one.kind === other.kind &&
    one.bankCode === other.bankCode &&
    one.document?.digits === other.document?.digits &&
    one.phones.join() === other.phones.join()
  )
}

/** `2026-01-28` → `28/01/2026`. */
function slashed(date: string): string {
  return date.split('-').toReversed().join('/')
}
