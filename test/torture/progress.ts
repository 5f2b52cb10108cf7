import type { Database } from '../../src/storage/database.ts'
import { positionalStatement } from '../harness/statement.ts'
import type { Observations } from './observations.ts'
import type { OpenWork } from './settle.ts'

/** Data of the progress display. */
export type Progress = {
  phase: string
  elapsedMs: number
  observations: Observations
  faults: ReadonlyMap<string, number>
  up: string
  payments: string
  open?: OpenWork
}

export type Display = { start(progress: () => Omit<Progress, 'payments'>): void; stop(): void }

const countPayments = positionalStatement(
  'torture.progress',
  `select coalesce(stage, status) as state, count(*)::int as count from payments group by 1 order by 1`,
)

const REDRAW_MS = 500
/** Interval of progress lines without a terminal. */
const LINE_EVERY_MS = 10_000

export function createDisplay(database: Database, stream: NodeJS.WriteStream | undefined): Display {
  let timer: NodeJS.Timeout | undefined
  let drawn = 0
  return {
    start(progress) {
      if (!stream) return
      const draw = async () => {
        const payments = await paymentsByState()
        const lines = linesOf({ ...progress(), payments })
        if (!stream.isTTY) return void stream.write(`${lines.join(' | ')}\n`)
        stream.write(
          `${drawn > 0 ? `\x1b[${drawn}A` : ''}${lines.map((line) => `\x1b[2K${line.slice(0, stream.columns)}\n`).join('')}`,
        )
        drawn = lines.length
      }
      timer = setInterval(() => void draw().catch(() => {}), stream.isTTY ? REDRAW_MS : LINE_EVERY_MS)
    },
    stop: () => clearInterval(timer),
  }

  /** Returns a placeholder while the database is down. */
  async function paymentsByState(): Promise<string> {
    const rows = await database.query<{ state: string; count: number }>(countPayments).catch(() => undefined)
    return rows?.map(({ state, count }) => `${count} ${state}`).join(', ') ?? '(database is down)'
  }
}

export function linesOf({ phase, elapsedMs, observations, faults, up, payments, open }: Progress): string[] {
  const { requests, lost, operations } = observations.counts
  const counted = (...kinds: string[]) => kinds.reduce((sum, kind) => sum + (faults.get(kind) ?? 0), 0)
  const kills = counted('kill a gateway', 'kill PostgreSQL', 'kill one connection of PostgreSQL')
  const freezes = counted('freeze a gateway', 'freeze PostgreSQL', 'freeze the banks')
  const cuts = counted('disturb a link', 'disturb the receivers')
  const pending = open
    ? [`open: ${open.payments} payments, ${open.deliveries} deliveries, ${open.unanswered} requests`]
    : []
  return [
    `${phase} ${clockOf(elapsedMs)}  gateways ${up}`,
    `${operations} operations, ${requests} requests, ${lost} without a response`,
    `payments: ${payments || 'none yet'}`,
    `${kills} kills, ${freezes} freezes, ${cuts} links disturbed, ${counted('script a bank')} bank faults, ` +
      `${counted('move a clock')} clocks moved`,
    ...pending,
    `${observations.violations.length} violations so far`,
  ]
}

function clockOf(ms: number): string {
  const seconds = Math.floor(ms / 1_000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
