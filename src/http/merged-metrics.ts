import { Registry } from 'prom-client'

/** A metric with its values, as prom-client returns it; it can be sent from one process to another. */
export type MetricFamily = { name: string; help: string; type: string; aggregator: string; values: Value[] }

type Value = {
  metricName?: string
  labels: Record<string, string | number>
  value: number
  exemplar?: Exemplar | null | undefined
}

type Exemplar = { labelSet: object; value: number; timestamp: number }

export async function readFamilies(registry: Registry): Promise<MetricFamily[]> {
  return (await registry.getMetricsAsJSON()) as unknown as MetricFamily[]
}

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)

const aggregators: Record<string, (values: number[]) => number> = {
  sum,
  max: (values) => Math.max(...values),
  min: (values) => Math.min(...values),
  average: (values) => sum(values) / values.length,
  first: ([value = Number.NaN]) => value,
}

/**
 * The metrics of several processes as one: each series by the aggregator of its metric, with the latest exemplar.
 * prom-client's own aggregation drops exemplars. Metrics of the aggregator `omit` (the start time) are left out.
 */
export function mergeFamilies(processes: MetricFamily[][]): MetricFamily[] {
  const byName = Map.groupBy(processes.flat(), ({ name }) => name)
  return [...byName.values()].flatMap(([first, ...others]) => {
    const aggregate = first && aggregators[first.aggregator]
    return aggregate ? [{ ...first, values: mergeValues([first, ...others], aggregate) }] : []
  })
}

/** Counters and histograms of a process that ended: without them the sums would go backwards. */
export function lastingFamilies(families: MetricFamily[]): MetricFamily[] {
  return families.filter(({ type }) => type === 'counter' || type === 'histogram')
}

export function registryOf(families: MetricFamily[]): Registry {
  const registry = new Registry()
  for (const family of families) {
    const metric = { ...family, get: async () => family }
    registry.registerMetric(metric as unknown as Parameters<Registry['registerMetric']>[0])
  }
  return registry
}

function mergeValues(families: MetricFamily[], aggregate: (values: number[]) => number): Value[] {
  const bySeries = Map.groupBy(
    families.flatMap(({ values }) => values),
    ({ metricName, labels }) => JSON.stringify([metricName, Object.entries(labels).toSorted(byLabel)]),
  )
  return [...bySeries.values()].map((same) => {
    const [latest] = same.flatMap(({ exemplar }) => exemplar ?? []).toSorted((a, b) => b.timestamp - a.timestamp)
    return { ...same[0], value: aggregate(same.map(({ value }) => value)), exemplar: latest } as Value
  })
}

function byLabel([a]: [string, unknown], [b]: [string, unknown]): number {
  return a < b ? -1 : 1
}
