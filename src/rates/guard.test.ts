import { describe, expect, test } from 'vitest'
import { decimal } from '../foundation/money.ts'
import { judge } from './guard.ts'
import { readRate } from './source.ts'

const at = (valueDate: string, rate: string) => ({ valueDate, rate: decimal(rate) })
const heldOf = (...args: Parameters<typeof judge>) => judge(...args).map(({ held }) => held)

describe('the guard', () => {
  test.each([
    ['the same', '100', false],
    ['25 % more', '125', false],
    ['a hair over 25 % more', '125.00000001', true],
    ['25 % less', '75', false],
    ['a hair over 25 % less', '74.99999999', true],
    ['a misplaced point', '1000', true],
  ])('of a rate that is %s', (_what, rate, held) => {
    expect(heldOf([at('2026-10-06', rate)], [at('2026-10-05', '100')])).toEqual([held])
  })

  test('believes the very first rate', () => {
    expect(heldOf([at('2026-10-05', '100')], [])).toEqual([false])
  })

  test('goes by value dates, not by the order they were told in', () => {
    const told = [at('2026-10-07', '140'), at('2026-10-06', '120')]
    expect(judge(told, [at('2026-10-05', '100')])).toEqual([
      { ...at('2026-10-06', '120'), held: false },
      { ...at('2026-10-07', '140'), held: false },
    ])
  })

  test('does not let what it held back excuse the next', () => {
    expect(heldOf([at('2026-10-06', '200'), at('2026-10-07', '210')], [at('2026-10-05', '100')])).toEqual([true, true])
  })

  test('compares a correction with the good rate of the same day only', () => {
    const good = [at('2026-10-06', '140'), at('2026-10-05', '100')]
    expect(heldOf([at('2026-10-05', '101')], good)).toEqual([false])
    expect(heldOf([at('2026-10-05', '140')], good)).toEqual([true])
  })

  test('knows an older day by its neighbours: once a jump was accepted, the day before it is no news', () => {
    const good = [at('2026-10-07', '140'), at('2026-10-05', '100')]
    expect(heldOf([at('2026-10-06', '139')], good)).toEqual([false])
    expect(heldOf([at('2026-10-06', '300')], good)).toEqual([true])
    expect(heldOf([at('2026-10-01', '101')], good)).toEqual([false])
  })

  test('takes the best of several rates of one day', () => {
    const good = [at('2026-10-05', '200'), at('2026-10-05', '100')]
    expect(heldOf([at('2026-10-06', '210')], good)).toEqual([false])
    expect(heldOf([at('2026-10-06', '101')], good)).toEqual([true])
  })

  test('lets the second source follow the first', () => {
    expect(heldOf([at('2026-10-06', '140')], [at('2026-10-05', '100')], [at('2026-10-06', '141')])).toEqual([false])
    expect(heldOf([at('2026-10-06', '200')], [at('2026-10-05', '100')], [at('2026-10-06', '141')])).toEqual([true])
    expect(heldOf([at('2026-10-06', '200')], [], [at('2026-10-06', '141')])).toEqual([true])
  })
})

describe('a rate from outside', () => {
  test.each([301.3709, '301.3709', 1, 0.00000001 * 1e8, 999999999, '0.00000001', '123456789.12345678'])(
    'is read exactly: %s',
    (value) => {
      expect(readRate(value)?.toFixed()).toBe(String(value))
    },
  )

  test.each([
    0,
    -1,
    '0.0',
    Number.NaN,
    Number.POSITIVE_INFINITY,
    1e9,
    1e-9,
    0.1 + 0.2,
    '1,5',
    '1e3',
    ' 1',
    '1 ',
    '',
    '+1',
    '0x10',
    null,
    undefined,
    true,
    [301],
    { valueOf: () => 301 },
  ])('is refused: %o', (value) => {
    expect(readRate(value)).toBeUndefined()
  })
})
