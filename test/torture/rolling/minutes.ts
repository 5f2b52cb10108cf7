import { percentile } from '../../../bench/measure/statistics.ts'
import { count } from '../observations.ts'
import { residentMb } from '../world/processes.ts'
import type { Attempt } from './client.ts'
import type { GatewaySlot } from './gateways.ts'

/** Figures of one minute. */
export type Minute = {
  minute: number
  requests: number
  refused: number
  failed: number
  /** Response times in milliseconds, without refusals. */
  p50: number
  p95: number
  p99: number
  max: number
  /** Worst event loop delay of any gateway, from its metrics; its timer adds 10 ms. */
  loopP50Ms: number
  loopP99Ms: number
  loopMaxMs: number
  /** Resident memory of each gateway. */
  memoryMb: (number | undefined)[]
}

export type Minutes = {
  readonly list: readonly Minute[]
  readonly counts: Readonly<Record<Attempt['outcome'], number>>
  /** By error code. */
  readonly refusals: ReadonlyMap<string, number>
  note(attempt: Attempt): void
  /** Closes the current minute, if it has requests. */
  stop(): Promise<void>
}

const MINUTE_MS = 60_000
/** Requests this soon after a minute was closed are its last ones. */
const LAST_ANSWERS_MS = 5_000

export function measureMinutes(slots: readonly GatewaySlot[]): Minutes {
  const list: Minute[] = []
  const counts = { answered: 0, refused: 0, failed: 0 }
  const refusals = new Map<string, number>()
  let current: Attempt[] = []
  let beganMs = performance.now()
  const timer = setInterval(() => void close(), MINUTE_MS)

  return {
    list,
    counts,
    refusals,
    note(attempt) {
      if (attempt.refusal !== undefined) count(refusals, attempt.refusal)
      counts[attempt.outcome] += 1
      current.push(attempt)
    },
    async stop() {
      clearInterval(timer)
      const isAMinute = list.length === 0 || performance.now() - beganMs > LAST_ANSWERS_MS
      if (current.length > 0 && isAMinute) await close()
    },
  }

  async function close(): Promise<void> {
    const attempts = current
    current = []
    beganMs = performance.now()
    const countOf = (outcome: Attempt['outcome']) => attempts.filter((attempt) => attempt.outcome === outcome).length
    const tookMs = attempts.filter(({ outcome }) => outcome === 'answered').map((attempt) => attempt.tookMs)
    const at = (share: number) => round(percentile(tookMs, share))
    const loops = await Promise.all(slots.map(({ url }) => loopOf(url)))
    const worst = (name: LoopFigure) => round(Math.max(0, ...loops.map((figures) => figures[name])))
    const memoryMb = await Promise.all(slots.map(async ({ pid }) => (pid === undefined ? undefined : residentMb(pid))))
    list.push({
      minute: list.length + 1,
      requests: attempts.length,
      refused: countOf('refused'),
      failed: countOf('failed'),
      p50: at(0.5),
      p95: at(0.95),
      p99: at(0.99),
      max: at(1),
      loopP50Ms: worst('p50'),
      loopP99Ms: worst('p99'),
      loopMaxMs: worst('max'),
      memoryMb: memoryMb.map((mb) => mb && Math.round(mb)),
    })
  }
}

type LoopFigure = 'p50' | 'p99' | 'max'

/** Delay since the last scrape; zeros while the gateway restarts. */
async function loopOf(url: string): Promise<Record<LoopFigure, number>> {
  const text = await fetch(new URL('/metrics', url)).then(
    (response) => response.text(),
    () => '',
  )
  const figure = (name: LoopFigure) => {
    const seconds = new RegExp(`^nodejs_eventloop_lag_${name}_seconds (\\S+)`, 'm').exec(text)?.[1]
    return Number(seconds ?? 0) * 1_000
  }
  return { p50: figure('p50'), p99: figure('p99'), max: figure('max') }
}

function round(ms: number): number {
  return Math.round(ms * 10) / 10
}
