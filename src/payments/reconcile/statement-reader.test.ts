import { expect, test } from 'vitest'
import { manualClock } from '../../../test/harness/manual-clock.ts'
import { createStatementReader } from './statement-reader.ts'

const account = Buffer.from('a')
const range = { from: '2026-10-05', to: '2026-10-05' }

function countingBank(kind: 'answered' | 'unavailable' = 'answered') {
  const bank = { calls: 0 }
  const ask = async () => {
    bank.calls += 1
    return kind === 'answered' ? { kind, movements: [] } : ({ kind, reason: 'timeout' } as const)
  }
  return { bank, ask }
}

test('a hundred look-ups of one account and days share one reading of its statement', async () => {
  const reader = createStatementReader(manualClock())
  const { bank, ask } = countingBank()
  await Promise.all(Array.from({ length: 100 }, () => reader.read(account, range, ask)))
  expect(bank.calls).toBe(1)
})

test('another account, other days, a later look-up and one after a failure are read anew', async () => {
  const clock = manualClock()
  const reader = createStatementReader(clock)
  const { bank, ask } = countingBank()
  await reader.read(account, range, ask)
  await reader.read(Buffer.from('b'), range, ask)
  await reader.read(account, { ...range, to: '2026-10-06' }, ask)
  expect(bank.calls).toBe(3)
  await clock.advance(60_000)
  await reader.read(account, range, ask)
  expect(bank.calls).toBe(4)

  const failing = countingBank('unavailable')
  await reader.read(Buffer.from('c'), range, failing.ask)
  await reader.read(Buffer.from('c'), range, failing.ask)
  expect(failing.bank.calls).toBe(2)
})
