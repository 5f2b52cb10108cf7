import { arch, cpus, loadavg, release, totalmem } from 'node:os'
import { measureOthers } from './measure/others.ts'
import { spread } from './measure/statistics.ts'

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
  /** Share of the machine's CPU time that other processes used since the row before. */
  busy?: number
  /** Whether the value meets the bar, or why it says nothing about it. */
  verdict?: string
}

/** Rounds that differ by more than this share of their median are no result. */
const MAX_SPREAD = 0.25
/** Other processes that use more than this share of the machine are mentioned. */
const MAX_BUSY = 0.1

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
  const othersShare = measureOthers()
  return {
    addRow: (row) => void rows.push({ ...row, busy: othersShare(), verdict: verdictOf(row) }),
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

/** `met`, `MISSED`, or that the rounds differ too much to say either. */
export function verdictOf({ value, bar, rounds = [] }: ResultRow): string {
  const differ = spread(rounds)
  if (differ > MAX_SPREAD) return `no result: rounds differ by ${Math.round(differ * 100)} %`
  const isMet = 'atLeast' in bar ? value >= bar.atLeast : value <= bar.atMost
  return isMet ? 'met' : 'MISSED'
}

/** Other processes' share of the machine, if it is worth mentioning. */
export function busyNote({ busy = 0 }: ResultRow): string {
  return busy > MAX_BUSY ? `busy ${Math.round(busy * 100)} %` : ''
}
