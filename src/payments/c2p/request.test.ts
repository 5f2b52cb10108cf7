import { expect, test } from 'vitest'
import { intentExpiry } from './request.ts'

// Midnight in Caracas is 04:00 UTC.
test.each([
  { when: 'at noon', now: '2026-10-05T16:00:00.000Z', ttl: 900, grace: 300, expires: '2026-10-05T16:15:00.000Z' },
  {
    when: 'a day’s life at noon',
    now: '2026-10-05T16:00:00Z',
    ttl: 86_400,
    grace: 300,
    expires: '2026-10-06T04:05:00.000Z',
  },
  {
    when: 'ten minutes before midnight',
    now: '2026-10-06T03:50:00Z',
    ttl: 900,
    grace: 300,
    expires: '2026-10-06T04:05:00.000Z',
  },
  {
    when: 'a life that ends within the grace',
    now: '2026-10-06T03:48:00Z',
    ttl: 900,
    grace: 300,
    expires: '2026-10-06T04:03:00.000Z',
  },
  {
    when: 'the last millisecond of the day',
    now: '2026-10-06T03:59:59.999Z',
    ttl: 900,
    grace: 300,
    expires: '2026-10-06T04:05:00.000Z',
  },
  {
    when: 'at midnight itself, a new day',
    now: '2026-10-06T04:00:00Z',
    ttl: 900,
    grace: 300,
    expires: '2026-10-06T04:15:00.000Z',
  },
  { when: 'without grace', now: '2026-10-06T03:50:00Z', ttl: 900, grace: 0, expires: '2026-10-06T04:00:00.000Z' },
  {
    when: 'a grace longer than the life',
    now: '2026-10-06T03:50:00Z',
    ttl: 900,
    grace: 86_400,
    expires: '2026-10-06T04:05:00.000Z',
  },
  {
    when: 'on the last day of the year',
    now: '2027-01-01T03:59:00Z',
    ttl: 900,
    grace: 60,
    expires: '2027-01-01T04:01:00.000Z',
  },
])('an intent made $when ($now) with $ttl s to live and $grace s of grace expires at $expires', (row) => {
  const expiry = intentExpiry(new Date(row.now), { intentTtlSeconds: row.ttl, intentRateGraceSeconds: row.grace })
  expect(expiry.toISOString()).toBe(row.expires)
})
