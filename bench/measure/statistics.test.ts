import { expect, test } from 'vitest'
import { median, percentile, spread } from './statistics.ts'

test('a percentile is the measured value at the nearest rank', () => {
  const values = [5, 1, 4, 2, 3]
  expect([0, 0.2, 0.5, 0.95, 1].map((share) => percentile(values, share))).toEqual([1, 1, 3, 5, 5])
  expect(percentile([], 0.5)).toBeNaN()
})

test('the median is the middle value, or the mean of the two middle values', () => {
  expect(median([3, 1, 2])).toBe(2)
  expect(median([4, 1, 2, 3])).toBe(2.5)
  expect(median([])).toBeNaN()
})

test('the spread is the distance of the quartiles by the median, without one outlier on either side', () => {
  expect(spread([1, 0.9, 1.1, 5, 0.1])).toBeCloseTo(0.2)
  expect(spread([1, 1.5])).toBeCloseTo(0.4)
  expect(spread([0, 0, 0])).toBe(0)
  expect(spread([7])).toBe(0)
  expect(spread([])).toBe(0)
})
