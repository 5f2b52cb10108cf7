import { expect, test } from 'vitest'
import { busyNote, type ResultRow, verdictOf } from './report.ts'
import { resultTable } from './tables.ts'

const row: ResultRow = { id: 'list', work: 'list', against: '', unit: 'ms', value: 1, bar: { atMost: 1.25 } }

test.each<[verdict: string, Partial<ResultRow>]>([
  ['met', {}],
  ['met', { rounds: [0.9, 1, 1.1] }],
  ['MISSED', { value: 1.3, rounds: [1.3, 1.3, 1.3] }],
  ['MISSED', { value: 0.5, bar: { atLeast: 0.75 } }],
  ['no result: rounds differ by 40 %', { rounds: [0.8, 1, 1.2] }],
])('%s', (verdict, part) => {
  expect(verdictOf({ ...row, ...part })).toBe(verdict)
})

test('a row says how busy the machine was with other processes, if it was', () => {
  expect(busyNote({ ...row, busy: 0.1 })).toBe('')
  expect(resultTable([{ ...row, busy: 0.234 }])).toMatch(/\| met; busy 23 % \|$/)
})
