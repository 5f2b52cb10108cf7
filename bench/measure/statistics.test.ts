import { expect, test } from 'vitest'
import { median, percentile } from './statistics.ts'

test('a percentile is a value that was measured, and the share asked for does not exceed it', () => {
  const values = [5, 1, 4, 2, 3]
  expect([0, 0.2, 0.5, 0.95, 1].map((share) => percentile(values, share))).toEqual([1, 1, 3, 5, 5])
  expect(percentile([], 0.5)).toBeNaN()
})

test('the median is the middle, or halfway between the two in the middle', () => {
  expect(median([3, 1, 2])).toBe(2)
  expect(median([4, 1, 2, 3])).toBe(2.5)
  expect(median([])).toBeNaN()
})
