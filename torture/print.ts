import { readFile } from 'node:fs/promises'
import { printMarked } from '../bench/marked.ts'
import { figure, table } from '../bench/tables.ts'
import type { Report } from './report.ts'

/** Puts the figures of runs into docs/reliability.md: `node torture/print.ts torture-*.json`. */
const files = process.argv.slice(2)
if (files.length === 0) throw new Error('Which runs? node torture/print.ts torture-*.json')
const read = files.map(async (file) => JSON.parse(await readFile(file, 'utf8')) as Report)
const runs = (await Promise.all(read)).toSorted((a, b) => a.seed - b.seed)

const sections: Record<string, () => string> = {
  runs: () =>
    table(
      [
        'seed',
        'minutes',
        'processes',
        'requests',
        'unanswered',
        'mishaps',
        'payments',
        'bank effects',
        'deliveries',
        'broken',
      ],
      [...runs.map((run) => [String(run.seed), ...figuresOf([run])]), ['all', ...figuresOf(runs)]],
    ),

  mishaps: () => {
    const names = [...new Set(runs.flatMap(({ mishaps }) => Object.keys(mishaps)))].toSorted()
    return table(
      ['mishap', 'times'],
      names.map((name) => [name, figure(sum(runs.map(({ mishaps }) => mishaps[name] ?? 0)))]),
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

await printMarked('reliability.md', 'torture', (name) => sections[name]?.())

function figuresOf(list: readonly Report[]): string[] {
  const total = (numberOf: (run: Report) => number) => figure(sum(list.map(numberOf)))
  return [
    total(({ minutes }) => minutes),
    [...new Set(list.map(({ processes }) => processes))].join(', '),
    total(({ requests }) => requests),
    total(({ unanswered }) => unanswered),
    total(({ mishaps }) => sum(Object.values(mishaps))),
    total(({ payments }) => sum(Object.values(payments))),
    total(({ ledgerEntries }) => ledgerEntries),
    total(({ deliveries }) => sum(Object.values(deliveries))),
    total(({ violations }) => violations.length),
  ]
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
