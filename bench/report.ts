import { arch, cpus, loadavg, release, totalmem } from 'node:os'

/** One line of the result table: a measured value and the bar it must meet. */
export type ResultRow = {
  id: string
  work: string
  /** Baseline, measured in the same run. */
  against: string
  /** Both sides of the ratio, in `unit`. */
  measured?: number
  baseline?: number
  unit: string
  /** The number compared with the bar: the ratio, or the measurement itself. */
  value: number
  bar: { atLeast: number } | { atMost: number }
  /** The value of each round, if measured in rounds. */
  rounds?: number[]
}

/** Figures without a bar: costs, sizes, context of a row. */
export type Facts = Record<string, number | string>

export type Results = {
  machine: Record<string, string | number>
  startedAt: string
  quick: boolean
  seconds: number
  rows: ResultRow[]
  facts: Facts
}

export type Report = {
  addRow(row: ResultRow): void
  addFact(name: string, value: number | string): void
  results(): Results
}

export function createReport({ quick, postgres }: { quick: boolean; postgres: string }): Report {
  const startedAt = new Date()
  const rows: ResultRow[] = []
  const facts: Facts = {}
  const loadAtStart = loadavg()[0] ?? 0
  return {
    addRow: (row) => void rows.push(row),
    addFact(name, value) {
      facts[name] = value
    },
    results: () => ({
      machine: {
        cores: cpus().length,
        cpu: cpus()[0]?.model ?? 'unknown',
        architecture: arch(),
        memoryGb: Math.round(totalmem() / 1e9),
        kernel: release(),
        node: process.version,
        postgres,
        loadAtStart,
      },
      startedAt: startedAt.toISOString(),
      quick,
      seconds: Math.round((Date.now() - startedAt.getTime()) / 1000),
      rows,
      facts,
    }),
  }
}

export function isMet({ value, bar }: ResultRow): boolean {
  return 'atLeast' in bar ? value >= bar.atLeast : value <= bar.atMost
}
