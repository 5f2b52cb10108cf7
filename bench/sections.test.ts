import { expect, test } from 'vitest'
import type { ResultRow, Results } from './report.ts'
import { sections } from './sections.ts'

const results: Results = {
  machine: {},
  startedAt: '2026-11-15T06:00:00.000Z',
  quick: false,
  seconds: 1,
  rows: [
    {
      id: 'quote',
      work: 'quote',
      against: '',
      measured: 80,
      baseline: 100,
      unit: 'requests/s',
      value: 0.8,
      bar: { atLeast: 0.75 },
    },
    {
      id: 'growth list',
      work: 'growth: list',
      against: '',
      measured: 2,
      baseline: 1,
      unit: 'ms, p50',
      value: 2,
      bar: { atMost: 1.25 },
    },
  ],
  facts: {},
}

test('a result row shows whether its bar is met, and growth rows have their own table', () => {
  expect(sections['results']?.(results)).toMatch(/\| quote +\| 80 .*≥ 0\.75 +\| met /)
  expect(sections['results']?.(results)).not.toContain('list')
  expect(sections['growth']?.(results)).toMatch(/\| list .*MISSED/)
})

test('what the gateway adds to the latency of the bank is next to what the baseline adds at the same rates', () => {
  const figures = ['quiet', 'half'].flatMap((rate, index) => [
    [`execute-latency.${rate}.ratePerSecond`, 50 + index],
    [`execute-latency.${rate}.gateway.p50Ms`, 6.5],
    [`execute-latency.${rate}.gateway.p99Ms`, 20],
    [`execute-latency.${rate}.baseline.p50Ms`, 5.25],
    [`execute-latency.${rate}.baseline.p99Ms`, 30],
  ])
  const printed = sections['latency']?.({ ...results, facts: Object.fromEntries(figures) })
  expect(printed).toMatch(/\| 50 +\| 6\.5 ms +\| 5\.25 ms +\| 20 ms +\| 30 ms +\|\n\| 51 /)
})

test('printing a section whose figure is missing from the run throws', () => {
  expect(() => sections['cost']?.(results)).toThrow('the run has no figure cost.paymentsPerSecondPerCore')
})

test('rows against the peers have their own table, and a run without peers leaves that section unchanged', () => {
  const row = { ...results.rows[0], id: 'peers-payments', work: 'whole payments', bar: { atLeast: 3 } } as ResultRow
  const sides = ['gateway', 'peer'].flatMap((side) => [
    [`peers.polled.${side}.processCpuMs`, 1],
    [`peers.polled.${side}.postgresCpuMs`, 2],
    [`peers.notified.${side}.processCpuMs`, 1],
    [`peers.notified.${side}.postgresCpuMs`, 2],
    [`peers.${side}.addedP99Ms`, 3],
    [`peers-deliveries.pg-boss.${side}CpuUs`, 4],
    [`peers-deliveries.graphile-worker.${side}CpuUs`, 5],
  ])
  const withPeers = { ...results, rows: [...results.rows, row], facts: Object.fromEntries(sides) }
  expect(sections['peers']?.(withPeers)).toMatch(/\| whole payments .*≥ 3 +\| MISSED /)
  expect(sections['peers']?.(withPeers)).toMatch(/PostgreSQL, webhooks at once +\| 2 ms +\| 2 ms/)
  expect(sections['results']?.(withPeers)).not.toContain('whole payments')
  expect(sections['peers']?.(results)).toBeUndefined()
})

test('rows of ten million payments have their own table, and a run without them leaves that section unchanged', () => {
  const row = { ...results.rows[1], id: 'growth-10000000 timeline', work: 'growth: timeline', value: 1 } as ResultRow
  const sizes = ['payments', 'payment_events', 'webhook_deliveries'].flatMap((name) => [
    [`growth-10000000.bytesPer.${name}`, 1_190],
    [`growth-10000000.indexBytesPer.${name}`, 650],
  ])
  const large = { ...results, rows: [...results.rows, row], facts: Object.fromEntries(sizes) }
  expect(sections['tenMillion']?.(large)).toMatch(/\| timeline .*met/)
  expect(sections['tenMillion']?.(large)).toMatch(/\| payments, per payment +\| 1,190 +\| 650 /)
  expect(sections['growth']?.(large)).not.toContain('timeline')
  expect(sections['results']?.(large)).not.toContain('timeline')
  expect(sections['tenMillion']?.(results)).toBeUndefined()
})
