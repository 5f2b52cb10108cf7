import { addDays, caracasDay, dayNumber, slashedDay } from '../caracas.ts'
import type { Reply } from '../http/reply.ts'
import { accountLines } from './account-lines.ts'
import { ko, ok, querySucceeded } from './responses.ts'
import { account, dateTime, hierarchy, merchantRif } from './fields.ts'
import { type BankState, isRepeated, operation, type Request } from './operation.ts'
import { printLine, type StatementLine } from './print-line.ts'

const historyDays = 3
const historyByDateDays = 31

type Line = { day: string; printed: StatementLine }
/** The requested days, both inclusive; `to` may precede `from`. */
type Period = { from: string; to: string }

/** The last three days, including today. */
export const history = operation({
  name: 'History',
  fields: { ClientID: merchantRif, AccountNumber: account, ...hierarchy },
  run: (state, request) => {
    if (isRepeated(state, request)) return ko('G94', 'History')
    const today = caracasDay(state.now)
    return statement(state, request, { from: addDays(today, 1 - historyDays), to: today })
  },
})

export const historyByDate = operation({
  name: 'HistoryByDate',
  fields: { ClientID: merchantRif, AccountNumber: account, StartDate: dateTime, EndDate: dateTime, ...hierarchy },
  run: (state, request, { StartDate: { day: from }, EndDate: end }) => {
    const days = dayNumber(end.day) - dayNumber(from) + 1
    if (days < 1 || days > historyByDateDays) return ko('EPIIMS', 'HistoryByDate')
    if (isRepeated(state, request)) return ko('G94', 'HistoryByDate')
    const includesLastDay = !end.isMidnight || state.assumptions.endDateIncludesDay
    return statement(state, request, { from, to: includesLastDay ? end.day : addDays(end.day, -1) })
  },
})

function statement(state: BankState, request: Request, period: Period): Reply {
  const { assumptions, shown, now } = state
  const isShown = (at: number) => (shown ? shown === 'all' : at + assumptions.statementDelayMs <= now)
  const lines = accountLines(state, request.account.clientGuid)
    .filter(({ day, at }) => day >= period.from && day <= period.to && isShown(at))
    .map((line) => ({ day: line.day, printed: printLine(line, request.account, assumptions) }))
  const newest = assumptions.historyMaxLines === 0 ? lines : lines.slice(-assumptions.historyMaxLines)
  const shaped = shapes[assumptions.statementShape](newest, request.account.accountNumber, period)
  return ok(shaped, request.key, 200, querySucceeded)
}

const shapes = {
  list: (lines: Line[]) => printed(lines),
  byAccount: (lines: Line[], own: string) => ({ [own]: printed(lines) }),
  byAccountAndDay: (lines: Line[], own: string, period: Period) =>
    Object.fromEntries(
      daysOf(period).map((day) => [`${own}-${slashedDay(day)}`, printed(lines.filter((line) => line.day === day))]),
    ),
}

function printed(lines: Line[]): StatementLine[] {
  return lines.map((line) => line.printed)
}

/** Newest first. */
function daysOf({ from, to }: Period): string[] {
  const count = Math.max(0, dayNumber(to) - dayNumber(from) + 1)
  return Array.from({ length: count }, (_, index) => addDays(to, -index))
}
