import { expect, test } from 'vitest'
import { lastMonths } from './day-exports.tsx'

test('the months for the accountant are this one and the two before it, across the turn of the year', () => {
  expect(lastMonths('2026-03-31')).toEqual(['2026-03', '2026-02', '2026-01'])
  expect(lastMonths('2027-01-01')).toEqual(['2027-01', '2026-12', '2026-11'])
})
