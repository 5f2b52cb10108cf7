import { readFile } from 'node:fs/promises'
import { printMarked } from '../../bench/marked.ts'
import { figure, table } from '../../bench/tables.ts'
import { median } from '../../bench/measure/statistics.ts'
import type { FuzzReport } from './fuzz/fuzz.ts'
import type { Report } from './report.ts'
import type { Report as RollingReport } from './rolling/report.ts'

/**
 * Writes the figures of torture runs, rolling restarts and fuzzing into docs/reliability.md: `node
 * test/torture/print.ts reports/*.json`. Sections without a report stay as they are.
 */
const files = process.argv.slice(2)
if (files.length === 0) throw new Error('Usage: node test/torture/print.ts reports/*.json')
const reports = await Promise.all(
  files.map(async (file) => JSON.parse(await readFile(file, 'utf8')) as Report | RollingReport | FuzzReport),
)
const runs = reports.filter((report) => 'promises' in report).toSorted((a, b) => a.seed - b.seed)
const rolled = reports
  .filter((report) => 'restarts' in report)
  .toSorted((a, b) => b.restarts.length - a.restarts.length)
const fuzzed = reports.filter((report) => 'statuses' in report)

const sections: Record<string, () => string> = {
  rolling: () =>
    table(
      [
        'restarts',
        'seconds',
        'requests',
        '503, retried',
        'failed',
        'COMPLETED',
        'in the ledger',
        'drain s',
        'memory MB',
      ],
      rolled.map(({ restarts, seconds, requests, payments, ledgerEntries, memory }) => [
        restarts.length === 0 ? 'none (soak)' : String(restarts.length),
        figure(seconds),
        figure(requests.answered + requests.refused + requests.failed),
        figure(requests.refused),
        figure(requests.failed),
        figure(payments['COMPLETED'] ?? 0),
        figure(ledgerEntries),
        restarts.length === 0 ? '' : leaving(restarts.map(({ tookMs }) => tookMs / 1000)),
        memory.map(({ minimumsMb: [first, second] }) => `${first} → ${second}`).join(', '),
      ]),
    ),

  fuzz: () =>
    table(
      ['seed', 'requests', 'as raw bytes', 'answers', 'findings', 'memory MB'],
      fuzzed.map(({ seed, requests, raw, statuses, findings, memoryMb }) => [
        String(seed),
        figure(requests),
        figure(raw),
        Object.entries(statuses)
          .map(([status, count]) => `${figure(count)} × ${status}`)
          .join(', '),
        figure(findings.length),
        `${memoryMb[1]} → ${memoryMb.at(-1)}`,
      ]),
    ),

  runs: () =>
    table(
      [
        'seed',
        'minutes',
        'processes',
        'requests',
        'unanswered',
        'faults',
        'payments',
        'bank effects',
        'deliveries',
        'broken',
      ],
      [...runs.map((run) => [String(run.seed), ...figuresOf([run])]), ['all', ...figuresOf(runs)]],
    ),

  faults: () => {
    const names = [...new Set(runs.flatMap(({ faults }) => Object.keys(faults)))].toSorted()
    return table(
      ['fault', 'times'],
      names.map((name) => [name, figure(sum(runs.map(({ faults }) => faults[name] ?? 0)))]),
    )
  },

  promises: () => {
    const names = runs[0]?.promises.map(({ promise }) => promise) ?? []
    const brokenIn = ({ promises }: Report, name: string) =>
      promises.find(({ promise }) => promise === name)?.broken ?? 0
    return table(
      ['promise', 'broken'],
      names.map((name) => [name, figure(sum(runs.map((run) => brokenIn(run, name))))]),
    )
  },
}

const sources: Record<string, readonly unknown[]> = { rolling: rolled, fuzz: fuzzed }
await printMarked('reliability.md', 'torture', (name) =>
  (sources[name] ?? runs).length === 0 ? undefined : sections[name]?.(),
)

function leaving(seconds: number[]): string {
  return `${figure(median(seconds))}, at most ${figure(Math.max(...seconds))}`
}

function figuresOf(list: readonly Report[]): string[] {
  const total = (numberOf: (run: Report) => number) => figure(sum(list.map(numberOf)))
  return [
    total(({ minutes }) => minutes),
    [...new Set(list.map(({ processes }) => processes))].toSorted((a, b) => a - b).join(', '),
    total(({ requests }) => requests),
    total(({ unanswered }) => unanswered),
    total(({ faults }) => sum(Object.values(faults))),
    total(({ payments }) => sum(Object.values(payments))),
    total(({ ledgerEntries }) => ledgerEntries),
    total(({ deliveries }) => sum(Object.values(deliveries))),
    total(({ violations }) => violations.length),
  ]
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
