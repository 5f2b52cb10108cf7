import { expect, test } from 'vitest'
import type { Overview } from '../../api/routes.ts'
import { volumePoints } from './series.ts'

const at = (time: string, usdVolume: string) => ({ at: time, usdVolume }) as Overview['series'][number]

test('hours without payments appear in the volume series with 0', () => {
  const points = volumePoints({
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

test('days of the volume series begin at midnight in Caracas, including a partial first day', () => {
  const points = volumePoints({
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
