import { expect, test } from 'vitest'
import { textOf } from './report.ts'
import { runRolling } from './rolling.ts'

test('no request fails and no money is lost or moved twice while gateways are restarted one after the other under load', async () => {
  const report = await runRolling({ seed: 7, processes: 2, restarts: 3, minutes: 0, ratePerSecond: 60 })
  expect(report.violations, textOf(report)).toEqual([])
  expect(report.restarts.map(({ slot }) => slot)).toEqual([0, 1, 0])
  // The run had approved and declined payments, and their events.
  expect(report.payments).toMatchObject({ COMPLETED: expect.any(Number), FAILED: expect.any(Number) })
  expect(report.ledgerEntries).toBe(report.payments['COMPLETED'])
  expect(report.events).toBeGreaterThan(report.ledgerEntries)
})
