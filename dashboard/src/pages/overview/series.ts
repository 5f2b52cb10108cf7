import type { Overview } from '../../api/routes.ts'
import { formatClock, formatDayAndMonth, formatInstantDay } from '../../format.ts'
import type { Point } from '../../components/chart.tsx'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** Midnight in Caracas is 04:00 UTC. */
const CARACAS_MS = 4 * HOUR_MS

type Series = Pick<Overview, 'window' | 'from' | 'to' | 'series'>

/** Money that came in: one point per hour or day of the window; the gateway omits those without payments. */
export function collectedPoints({ window, from, to, series }: Series): Point[] {
  const stepMs = window === '30d' ? DAY_MS : HOUR_MS
  const known = new Map(series.map(({ at, in: { usdAmount } }) => [Date.parse(at), Number(usdAmount)]))
  const offsetMs = window === '30d' ? CARACAS_MS : 0
  const firstMs = Math.floor((Date.parse(from) - offsetMs) / stepMs) * stepMs + offsetMs
  const points: Point[] = []
  for (let atMs = firstMs; atMs <= Date.parse(to); atMs += stepMs) {
    points.push({ at: new Date(atMs), value: known.get(atMs) ?? 0 })
  }
  return points
}

/** Time formats for the axis and for a single point. */
export const timesOf: Record<Overview['window'], { axis(at: Date): string; point(at: Date): string }> = {
  '24h': { axis: formatClock, point: (at) => `${formatInstantDay(at)} ${formatClock(at)}` },
  '7d': { axis: formatDayAndMonth, point: (at) => `${formatInstantDay(at)} ${formatClock(at)}` },
  '30d': { axis: formatDayAndMonth, point: formatInstantDay },
}
