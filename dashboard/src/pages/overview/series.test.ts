import { expect, test } from 'vitest'
import type { Overview } from '../../api/routes.ts'
import { collectedPoints } from './series.ts'

const at = (time: string, usdAmount: string) =>
  ({ at: time, in: { usdAmount }, out: { usdAmount: '99.00' } }) as Overview['series'][number]

test('hours without payments appear in the series of collected money with 0', () => {
  const points = collectedPoints({
    window: '24h',
    from: '2026-10-05T10:00:00.000Z',
    to: '2026-10-05T13:20:00.000Z',
    series: [at('2026-10-05T11:00:00.000Z', '25.50')],
  })
  expect(points.map(({ at: time, value }) => [time.getUTCHours(), value])).toEqual([
    [10, 0],
    [11, 25.5],
    [12, 0],
    [13, 0],
  ])
})

test('days of the series of collected money begin at midnight in Caracas, including a partial first day', () => {
  const points = collectedPoints({
    window: '30d',
    from: '2026-10-03T02:00:00.000Z',
    to: '2026-10-05T13:20:00.000Z',
    series: [at('2026-10-02T04:00:00.000Z', '1.00'), at('2026-10-05T04:00:00.000Z', '3.00')],
  })
  expect(points.map(({ at: time, value }) => [time.toISOString(), value])).toEqual([
    ['2026-10-02T04:00:00.000Z', 1],
    ['2026-10-03T04:00:00.000Z', 0],
    ['2026-10-04T04:00:00.000Z', 0],
    ['2026-10-05T04:00:00.000Z', 3],
  ])
})
