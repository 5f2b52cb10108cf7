import { describe, expect, test } from 'vitest'
import { type Attempt, isAllowed } from './attempts.ts'
import { measureRound, median } from './measure.ts'

const attempt = (endedMs: number, change: Partial<Attempt> = {}): Attempt => ({
  gateway: 0,
  method: 'POST',
  startedMs: endedMs - 10,
  endedMs,
  status: 201,
  error: undefined,
  hasRetryAfter: false,
  ...change,
})
const refused = { status: 503, error: 'service_unavailable', hasRetryAfter: true }

describe('a round', () => {
  test('a gateway has recovered at the end of its longest interval without a write', () => {
    const attempts = [attempt(900), attempt(1_050), attempt(1_200, refused), attempt(4_000), attempt(4_100)]
    const { recoveries } = measureRound(attempts, { faultMs: 1_000, endMs: 5_000 }, 1)
    expect(recoveries).toEqual([{ gateway: 0, gapMs: 2_950, recoveredMs: 3_000 }])
  })

  test('recovery is measured for each gateway by its own writes, without reads', () => {
    const attempts = [attempt(900), attempt(900, { gateway: 1 }), attempt(1_500, { method: 'GET', status: 200 })]
    const later = [attempt(2_000), attempt(3_000, { gateway: 1 })]
    const { recoveries } = measureRound([...attempts, ...later], { faultMs: 1_000, endMs: 5_000 }, 2)
    expect(recoveries.map(({ recoveredMs }) => recoveredMs)).toEqual([1_000, 2_000])
  })

  test('refusals within a round are counted by status and error', () => {
    const attempts = [
      attempt(500, refused),
      attempt(1_500, refused),
      attempt(1_600, { status: 0, error: 'TimeoutError' }),
    ]
    const { refusals } = measureRound(attempts, { faultMs: 1_000, endMs: 5_000 }, 1)
    expect(refusals).toEqual({ '503 service_unavailable': 1, 'no response (TimeoutError)': 1 })
  })
})

test.each<[boolean, Partial<Attempt>]>([
  [true, {}],
  [true, refused],
  [true, { status: 409, error: 'idempotency_request_in_progress', hasRetryAfter: true }],
  [false, { ...refused, hasRetryAfter: false }],
  [false, { status: 409, error: 'idempotency_key_reused' }],
  [false, { status: 500, error: 'internal_error' }],
  [false, { status: 404, error: 'intent_not_found' }],
  [false, { status: 0, error: 'TimeoutError' }],
])('isAllowed returns %s for a response with %o', (allowed, change) => {
  expect(isAllowed(attempt(1, change))).toBe(allowed)
})

test('the median is the middle value, or the mean of the two middle values', () => {
  expect([median([3, 1, 2]), median([4, 1, 2, 3])]).toEqual([2, 2.5])
})
