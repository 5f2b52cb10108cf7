import { expect, test } from 'vitest'
import { limits } from '../../foundation/limits.ts'
import { restartDelayMs } from './processes.ts'

test('the delay before a restart doubles while each process ends soon, up to its limit, and starts over after a stable one', () => {
  const { first, longest } = limits.processRestartMs
  const delays = [restartDelayMs(0, 10)]
  while (delays.length < 12) delays.push(restartDelayMs(delays.at(-1) ?? 0, 10))
  expect(delays.slice(0, 4)).toEqual([first, first * 2, first * 4, first * 8])
  expect(delays.at(-1)).toBe(longest)
  expect(restartDelayMs(longest, limits.processStableMs)).toBe(first)
})
