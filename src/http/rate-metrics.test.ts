import { Agent } from 'undici'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase } from '../../test/harness/database.ts'
import { manualClock } from '../../test/harness/manual-clock.ts'
import { createLog } from '../foundation/log.ts'
import { readSettings } from '../foundation/settings.ts'
import { createRates } from '../rates/rates.ts'
import { type Database, openDatabase } from '../storage/database.ts'
import { createMetrics } from './metrics.ts'
import { rateObserver } from './rate-metrics.ts'

let database: Database
beforeAll(async () => {
  database = openDatabase(await createTestDatabase(), 2)
})
afterAll(() => database.close())

test.each([
  ['2026-10-31T23:59:59-04:00', 61],
  ['2026-11-01T00:00:00-04:00', 60],
  ['2026-12-31T12:00:00-04:00', 0],
  ['2027-01-01T00:00:00-04:00', -1],
])('at %s the bank holidays metric shows that the complete list ends in %i days', async (time, days) => {
  const metrics = createMetrics('test', Date.now)
  const rates = createRates({
    database,
    clock: manualClock(Date.parse(time)),
    log: createLog({ level: 'silent', readable: false, write: () => {} }).component('rates'),
    dispatcher: new Agent(),
    settings: readSettings({}),
    observer: rateObserver(metrics),
  })
  await rates.overview()
  expect(await metrics.registry.metrics()).toMatch(new RegExp(`^pasarela_bank_holidays_days_left ${days}$`, 'm'))
})
