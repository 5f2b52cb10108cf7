import { afterEach, describe, expect, test } from 'vitest'
import { decimal } from '../../src/foundation/money.ts'
import { type Processes, startProcesses } from './processes.ts'

let processes: Processes
afterEach(() => processes.stop())

const each = 12

/** A round of charges by all processes at once, with amounts that name their charge. */
async function chargeAll(count: number, round: number): Promise<string[]> {
  const outcomes = await Promise.all(
    Array.from({ length: count * each }, (_, index) =>
      processes.charge(index % count, decimal(1_000 * (round + 1) + index)),
    ),
  )
  return outcomes.map(({ kind }) => kind)
}

const allApproved = (count: number) => Array.from({ length: count * each }, () => 'approved')
const amountsOf = (count: number, rounds: number) =>
  Array.from({ length: rounds }, (_, round) =>
    Array.from({ length: count * each }, (__, index) => 1_000 * (round + 1) + index),
  ).flat()

/** A new log-on voids the older key at this bank, so a process that logged on by itself would cost the others theirs. */
describe.each([2, 4, 8])('%i processes of one client', (count) => {
  test('share one log-on', async () => {
    processes = await startProcesses(count)
    expect(await chargeAll(count, 0)).toEqual(allApproved(count))
    expect(processes.callsOf('LogOn')).toBe(1)
    // Nothing was refused for its key, so nothing was sent again.
    expect(processes.callsOf('SendC2P')).toBe(count * each)
    expect(await processes.moved()).toEqual(amountsOf(count, 1))
  })

  test('lose no charge and make none twice when the bank ends the key in between, and log on once for it', async () => {
    processes = await startProcesses(count)
    await chargeAll(count, 0)
    for (const [round, charges] of [0, 5, each].entries()) {
      await processes.endKeyAfter(charges)
      expect(await chargeAll(count, round + 1)).toEqual(allApproved(count))
      expect(processes.callsOf('LogOn')).toBe(round + 2)
    }
    expect(await processes.moved()).toEqual(amountsOf(count, 4))
  })

  test('log on once between them on the next day', async () => {
    processes = await startProcesses(count)
    await chargeAll(count, 0)
    processes.passDay()
    expect(await chargeAll(count, 1)).toEqual(allApproved(count))
    expect(processes.callsOf('LogOn')).toBe(2)
    expect(await processes.moved()).toEqual(amountsOf(count, 2))
  })
})

test('tenants that share a BNC client share its session', async () => {
  processes = await startProcesses(2)
  const tenants = ['parent', 'child', 'branch']
  const outcomes = await Promise.all(
    tenants.flatMap((tenant, index) => [0, 1].map((process) => processes.charge(process, decimal(index + 1), tenant))),
  )
  expect(outcomes.map(({ kind }) => kind)).toEqual(Array.from({ length: 6 }, () => 'approved'))
  expect(processes.callsOf('LogOn')).toBe(1)
  expect(await processes.moved()).toEqual([1, 1, 2, 2, 3, 3])
})
