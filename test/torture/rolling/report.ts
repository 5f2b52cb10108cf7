import { median } from '../../../bench/measure/statistics.ts'
import { table } from '../../../bench/tables.ts'
import type { Violation } from '../observations.ts'
import { type Memory, promises } from './audit.ts'
import type { Minute } from './minutes.ts'
import type { Restart } from './restarts.ts'

/** Result of a run, printed and as JSON. */
export type Report = {
  seed: number
  processes: number
  ratePerSecond: number
  seconds: number
  /** HTTP requests by result; a refusal is a 503 with Retry-After. */
  requests: { answered: number; refused: number; failed: number }
  /** Refusals by error code. */
  refusals: Record<string, number>
  payments: Record<string, number>
  ledgerEntries: number
  events: number
  restarts: Restart[]
  /** Warnings and errors of the gateways with their counts. */
  logProblems: Record<string, number>
  minutes: Minute[]
  memory: Memory[]
  violations: Violation[]
}

const SHOWN_PER_PROMISE = 5

export function textOf(report: Report): string {
  const { requests, restarts, minutes, memory, violations, seconds } = report
  const { answered, refused, failed } = requests
  const total = answered + refused + failed
  const list = (counts: Record<string, number>) =>
    Object.entries(counts)
      .map(([name, count]) => `${count} ${name}`)
      .join(', ') || 'none'
  return [
    '',
    `${total} requests in ${seconds} s: ${answered} answered, ${refused} refused with Retry-After, ${failed} failed`,
    `Refusals: ${list(report.refusals)}`,
    `Payments: ${list(report.payments)}; ${report.ledgerEntries} in the banks’ ledgers; ${report.events} events`,
    `Warnings and errors of gateways: ${list(report.logProblems)}`,
    ...restartLines(restarts),
    '',
    minuteTable(minutes),
    '',
    ...memory.map(
      ({ name, startMb, medianMb, endMb, minimumsMb: [first, second] }) =>
        `Memory of ${name}: ${startMb} → ${endMb} MB (median ${medianMb}, minimum by halves ${first}, ${second})`,
    ),
    '',
    ...promises.flatMap((promise) => verdictLines(promise, violations)),
  ].join('\n')
}

function verdictLines(promise: string, violations: readonly Violation[]): string[] {
  const broken = violations.filter((violation) => violation.promise === promise)
  if (broken.length === 0) return [`✔ ${promise}`]
  const shown = broken.slice(0, SHOWN_PER_PROMISE).map(({ message }) => `    ${message}`)
  const rest = broken.length - shown.length
  return [`✖ ${promise} (${broken.length})`, ...shown, ...(rest > 0 ? [`    … and ${rest} more`] : [])]
}

function restartLines(restarts: readonly Restart[]): string[] {
  if (restarts.length === 0) return []
  const summary = (ms: number[]) => `median ${inSeconds(median(ms))} s, at most ${inSeconds(Math.max(...ms))} s`
  return [
    `${restarts.length} restarts; drain: ${summary(restarts.map(({ tookMs }) => tookMs))}; ` +
      `start: ${summary(restarts.map(({ startMs }) => startMs))}`,
  ]
}

function inSeconds(ms: number): string {
  return (ms / 1_000).toFixed(1)
}

function minuteTable(minutes: readonly Minute[]): string {
  return table(
    ['minute', 'requests', '503', 'p50 ms', 'p95', 'p99', 'max', 'loop p50 ms', 'p99', 'max', 'memory MB'],
    minutes.map((each) => {
      const { minute, requests, refused, p50, p95, p99, max, loopP50Ms, loopP99Ms, loopMaxMs, memoryMb } = each
      const figures = [minute, requests, refused, p50, p95, p99, max, loopP50Ms, loopP99Ms, loopMaxMs]
      return [...figures.map(String), memoryMb.map((mb) => mb ?? '–').join(' ')]
    }),
  )
}
