import type { Registry } from 'prom-client'
import type { RequestContext } from '../foundation/request-context.ts'
import { type ExemplarLabels, exemplarLabels } from './exemplar.ts'

/**
 * Counters and durations of answered requests. prom-client hashes the labels at every increment; a route's labels are
 * known when it is added, so each route has its own counters, and the Prometheus format is built when it is scraped.
 */
export type RequestMeter = {
  /** Returns the function that counts the requests of one route. */
  route(route: string, method: string): (status: number, seconds: number, context: RequestContext) => void
}

const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 30]

/** The latest request of a bucket; its labels are made when they are read. */
type Latest = { context: RequestContext; seconds: number; atMs: number }

type Exemplar = { labelSet: ExemplarLabels; value: number; timestamp: number }

type Cell = {
  route: string
  method: string
  byStatus: Map<number, number>
  inBucket: number[]
  /** One per bucket; the last element is that of the +Inf bucket. */
  latest: (Latest | undefined)[]
  count: number
  sum: number
}

/** `now` is the time of day in milliseconds, for exemplars. */
export function createRequestMeter(registry: Registry, now: () => number): RequestMeter {
  const cells: Cell[] = []
  register(registry, {
    name: 'pasarela_http_requests_total',
    help: 'Answered requests by route pattern, method and status.',
    type: 'counter',
    values: () =>
      cells.flatMap(({ route, method, byStatus }) =>
        [...byStatus].map(([status, value]) => ({ labels: { route, method, status }, value })),
      ),
  })
  register(registry, {
    name: 'pasarela_http_request_duration_seconds',
    help: 'Time from the first byte of a request to the end of its response.',
    type: 'histogram',
    values: () => cells.filter(({ count }) => count > 0).flatMap(histogramOf),
  })
  return {
    route(route, method) {
      const cell: Cell = {
        route,
        method,
        byStatus: new Map(),
        inBucket: BUCKETS.map(() => 0),
        latest: [],
        count: 0,
        sum: 0,
      }
      cells.push(cell)
      return (status, seconds, context) => {
        cell.byStatus.set(status, (cell.byStatus.get(status) ?? 0) + 1)
        cell.count += 1
        cell.sum += seconds
        const bucket = BUCKETS.findIndex((limit) => seconds <= limit)
        if (bucket >= 0) cell.inBucket[bucket] = (cell.inBucket[bucket] ?? 0) + 1
        cell.latest[bucket < 0 ? BUCKETS.length : bucket] = { context, seconds, atMs: now() }
      }
    },
  }
}

type Value = {
  metricName?: string
  labels: Record<string, string | number>
  value: number
  exemplar?: Exemplar | undefined
}

function histogramOf({ route, method, inBucket, latest, count, sum }: Cell): Value[] {
  const name = 'pasarela_http_request_duration_seconds'
  let below = 0
  return [
    ...BUCKETS.map((le, index) => {
      below += inBucket[index] ?? 0
      return {
        metricName: `${name}_bucket`,
        labels: { le, route, method },
        value: below,
        exemplar: exemplarOf(latest[index]),
      }
    }),
    {
      metricName: `${name}_bucket`,
      labels: { le: '+Inf', route, method },
      value: count,
      exemplar: exemplarOf(latest[BUCKETS.length]),
    },
    { metricName: `${name}_sum`, labels: { route, method }, value: sum },
    { metricName: `${name}_count`, labels: { route, method }, value: count },
  ]
}

function exemplarOf(latest: Latest | undefined): Exemplar | undefined {
  if (!latest) return undefined
  return { labelSet: exemplarLabels(latest.context), value: latest.seconds, timestamp: latest.atMs / 1000 }
}

function register(
  registry: Registry,
  metric: { name: string; help: string; type: string; values: () => Value[] },
): void {
  const { values, ...described } = metric
  const whole = {
    ...described,
    get: async () => ({ ...described, values: values(), aggregator: 'sum' }),
    reset: () => {},
  }
  registry.registerMetric(whole as unknown as Parameters<Registry['registerMetric']>[0])
}
