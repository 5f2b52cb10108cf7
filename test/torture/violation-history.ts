import type { Violation } from './observations.ts'
import { type HistoryLine, readHistory } from './history.ts'

/** Faults within this time of a related line are included. */
const AROUND_MS = 3_000
const SHOWN_PER_PROMISE = 3
const LINES_PER_VIOLATION = 60

/** Violations with the related lines of the history. */
export async function describeViolations(historyFile: string, violations: Violation[]): Promise<string> {
  if (violations.length === 0) return ''
  const history = await readHistory(historyFile)
  const byPromise = Map.groupBy(violations, ({ promise }) => promise)
  return [...byPromise]
    .map(([promise, broken]) => {
      const shown = broken.slice(0, SHOWN_PER_PROMISE).map((violation) => describeViolation(history, violation))
      const more = broken.length > SHOWN_PER_PROMISE ? [`… and ${broken.length - SHOWN_PER_PROMISE} more`] : []
      return [`✖ ${promise} (${broken.length})`, ...shown, ...more].join('\n')
    })
    .join('\n\n')
}

function describeViolation(history: HistoryLine[], violation: Violation): string {
  const own = history.filter((line) => concerns(line, violation))
  const faults = history.filter(
    (line) => line.who === 'chaos' && own.some(({ atMs }) => Math.abs(atMs - line.atMs) <= AROUND_MS),
  )
  const lines = [...own, ...faults].toSorted((a, b) => a.atMs - b.atMs)
  const cut = lines.length - LINES_PER_VIOLATION
  return [
    `  ${violation.message}`,
    ...lines.slice(-LINES_PER_VIOLATION).map(lineOf),
    ...(cut > 0 ? [`    … and ${cut} earlier lines`] : []),
  ].join('\n')
}

/** Lines of its operations and payments, and of operations that mentioned its payments. */
function concerns(line: HistoryLine, { operations = [], paymentIds = [] }: Violation): boolean {
  if (line.operation !== undefined && operations.includes(line.operation)) return true
  const isNamed = line.paymentIds?.some((paymentId) => paymentIds.includes(paymentId)) ?? false
  return isNamed || paymentIds.some((paymentId) => line.what.includes(paymentId))
}

function lineOf({ atMs, who, operation, what }: HistoryLine): string {
  return `    ${(atMs / 1_000).toFixed(3).padStart(9)} s  ${operation ?? who}  ${what}`
}
