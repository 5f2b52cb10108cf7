import { expect, test } from 'vitest'
import { dayToRead } from './statements.ts'

test.each([
  ['an account that was never read', null, null, '2026-10-05', '2026-10-05'],
  ['today, read before', '2026-10-05', '2026-10-05T15:00:00Z', '2026-10-05', '2026-10-05'],
  ['a day that was last read before its end', '2026-10-05', '2026-10-05T23:00:00Z', '2026-10-06', '2026-10-05'],
  ['a day that was read right after its end', '2026-10-05', '2026-10-06T04:10:00Z', '2026-10-06', '2026-10-05'],
  ['a day that was read well after its end', '2026-10-05', '2026-10-06T04:15:00Z', '2026-10-06', '2026-10-06'],
  ['a day in the middle of an outage', '2026-10-03', '2026-10-06T12:00:00Z', '2026-10-06', '2026-10-04'],
  ['a day further back than any statement goes', '2026-05-01', '2026-05-01T12:00:00Z', '2026-10-31', '2026-10-01'],
])('after %s the right day is read next', (_what, readUntil, readAt, today, day) => {
  expect(dayToRead({ readUntil, readAt: readAt === null ? null : new Date(readAt), today })).toBe(day)
})
