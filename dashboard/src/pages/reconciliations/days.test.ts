import { describe, expect, test } from 'vitest'
import type { DayAccount } from '../../api/routes.ts'
import { addDays, personOf, stateOf, today, totalOf } from './days.ts'

const open = {}
const closed = { closedAt: '2026-10-06T12:00:00.000Z' }

describe('state of a day', () => {
  test.each([
    ['2026-10-05', [open], 'today'],
    ['2026-10-04', [open, open], 'open'],
    ['2026-10-04', [open, closed], 'partly'],
    ['2026-10-04', [closed, closed], 'closed'],
  ] as const)('%s with accounts %j is %s', (date, accounts, state) =>
    expect(stateOf(date, accounts, '2026-10-05')).toBe(state),
  )
})

test('a day begins at 04:00 UTC, midnight in Caracas', () => {
  expect(today(Date.parse('2026-10-05T03:59:59Z'))).toBe('2026-10-04')
  expect(today(Date.parse('2026-10-05T04:00:00Z'))).toBe('2026-10-05')
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28')
})

test('totals of a day are exact, and money in is not added to money out', () => {
  const total = (bankIn: string, bankOut: string) => ({
    in: { bankVesAmount: bankIn, ownVesAmount: '0.00' },
    out: { bankVesAmount: bankOut, ownVesAmount: '0.00' },
  })
  const accounts = [
    { totals: [total('9007199254740993.01', '0.05'), total('0.10', '0.00')] },
    { totals: [total('0.20', '1.00')] },
  ] as unknown as DayAccount[]
  expect(totalOf(accounts, 'in', 'bankVesAmount')).toBe('9007199254740993.31')
  expect(totalOf(accounts, 'out', 'bankVesAmount')).toBe('1.05')
  expect(totalOf(accounts, 'in', 'ownVesAmount')).toBe('0.00')
})

test('a person who closed a day is shown by name, and the command line as such', () => {
  expect(['user:ana', 'cli:root'].map(personOf)).toEqual(['ana', 'cli:root'])
})
