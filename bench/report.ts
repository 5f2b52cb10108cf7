import { arch, cpus, loadavg, release, totalmem } from 'node:os'

/** What a measurement came to, and whether that is enough. */
export type Row = {
  id: string
  work: string
  /** What it is held against, measured in the same run. */
  against: string
  /** Both sides of a ratio, in `unit`. */
  ours?: number
  floor?: number
  unit: string
  /** The number the bar is about: the ratio, or the measurement itself. */
  value: number
  bar: { atLeast: number } | { atMost: number }
  /** The value of each round, as far as there are any. */
  rounds?: number[]
}

/** Figures without a bar: costs, sizes, what explains a row. */
export type Facts = Record<string, number | string>

export type Results = {
  machine: Record<string, string | number>
  startedAt: string
  quick: boolean
  seconds: number
  rows: Row[]
  facts: Facts
}

export type Report = {
  row(row: Row): void
  fact(name: string, value: number | string): void
  results(): Results
}

export function createReport({ quick, postgres }: { quick: boolean; postgres: string }): Report {
  const startedAt = new Date()
  const rows: Row[] = []
  const facts: Facts = {}
  const loadAtStart = loadavg()[0] ?? 0
  return {
    row: (row) => void rows.push(row),
    fact(name, value) {
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

export function isMet({ value, bar }: Row): boolean {
  return 'atLeast' in bar ? value >= bar.atLeast : value <= bar.atMost
}
