import { Counter, Gauge, Histogram, Registry } from 'prom-client'
import { describe, expect, test } from 'vitest'
import { lastingFamilies, mergeFamilies, type MetricFamily, readFamilies, registryOf } from './merged-metrics.ts'
import { createMetrics } from './metrics.ts'
import { openMetricsText } from './openmetrics.ts'

async function processWith({ count, gauge, seconds, atMs }: Record<'count' | 'gauge' | 'seconds' | 'atMs', number>) {
  const registry = new Registry()
  const registers = [registry]
  new Counter({ name: 'made_total', help: 'Made.', labelNames: ['a', 'b'], registers }).inc({ a: 1, b: 2 }, count)
  new Gauge({ name: 'waiting', help: 'Waiting.', registers }).set(gauge)
  new Gauge({ name: 'age', help: 'Age.', aggregator: 'max', registers }).set(gauge)
  new Gauge({ name: 'freshness', help: 'Freshness.', aggregator: 'min', registers }).set(gauge)
  new Gauge({ name: 'lag', help: 'Lag.', aggregator: 'average', registers }).set(gauge)
  new Gauge({ name: 'start', help: 'Start.', aggregator: 'omit', registers }).set(gauge)
  new Histogram({ name: 'seconds', help: 'Seconds.', buckets: [1, 10], registers }).observe(seconds)
  const families = await readFamilies(registry)
  const bucket = families.find(({ name }) => name === 'seconds')?.values.find(({ labels }) => labels['le'] === 10)
  if (bucket) bucket.exemplar = { labelSet: { request_id: `at-${atMs}` }, value: seconds, timestamp: atMs }
  return families
}

const one = () => processWith({ count: 3, gauge: 4, seconds: 0.5, atMs: 2 })
const two = () => processWith({ count: 5, gauge: 10, seconds: 5, atMs: 1 })
const textOf = (families: MetricFamily[]) => registryOf(families).metrics()
const linesOf = async (families: MetricFamily[]) =>
  (await textOf(families)).split('\n').filter((line) => line !== '' && !line.startsWith('#'))

describe('metrics of several processes', () => {
  test('each series is merged by the aggregator of its metric: sums by default, and those to omit left out', async () => {
    expect(await linesOf(mergeFamilies([await one(), await two()]))).toEqual([
      'made_total{a="1",b="2"} 8',
      'waiting 14',
      'age 10',
      'freshness 4',
      'lag 7',
      'seconds_bucket{le="1"} 1',
      'seconds_bucket{le="10"} 2',
      'seconds_bucket{le="+Inf"} 2',
      'seconds_sum 5.5',
      'seconds_count 2',
    ])
  })

  test('a series is the same whatever the order of its labels', async () => {
    const swapped = (await one()).map((family) => ({
      ...family,
      values: family.values.map((value) => ({
        ...value,
        labels: Object.fromEntries(Object.entries(value.labels).toReversed()),
      })),
    }))
    expect(await linesOf(mergeFamilies([await one(), swapped]))).toContain('made_total{a="1",b="2"} 6')
  })

  test('the latest exemplar of a bucket stays in OpenMetrics', async () => {
    const merged = registryOf(mergeFamilies([await one(), await two()]))
    expect(await openMetricsText(merged)).toContain('seconds_bucket{le="10"} 2 # {request_id="at-2"} 0.5 2')
  })

  test('of a process that ended, counters and histograms stay and gauges do not', async () => {
    const merged = mergeFamilies([await one(), lastingFamilies(await two())])
    const lines = await linesOf(merged)
    expect(lines).toContain('made_total{a="1",b="2"} 8')
    expect(lines).toContain('seconds_count 2')
    expect(lines).toContain('waiting 4')
  })
})

test('of the gateway’s own gauges, only what each process counts for itself is summed', async () => {
  const families = await readFamilies(createMetrics('1.0.0', () => 0).registry)
  const summed = families.filter(
    ({ name, type, aggregator }) => name.startsWith('pasarela_') && type === 'gauge' && aggregator === 'sum',
  )
  expect(summed.map(({ name }) => name)).toEqual(['pasarela_outcomes_unwritten'])
})
