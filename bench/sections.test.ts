import { expect, test } from 'vitest'
import type { Results } from './report.ts'
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

test('printing a section whose figure is missing from the run throws', () => {
  expect(() => sections['cost']?.(results)).toThrow('the run has no figure cost.paymentsPerSecondPerCore')
})
