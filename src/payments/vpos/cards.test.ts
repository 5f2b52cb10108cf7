import { expect, test } from 'vitest'
import { passesLuhn } from '../../foundation/card-number.ts'
import { holderNumber, isExpired } from './cards.ts'

test.each(['4242424242424242', '5555555555554444', '6759649826438453', '378282246310005', '4222222222222'])(
  '%s has the right check digit, and with any other last digit it has not',
  (number) => {
    const endings = Array.from({ length: 10 }, (_none, digit) => number.slice(0, -1) + digit)
    expect(endings.filter(passesLuhn)).toEqual([number])
  },
)

test('two digits that changed places are noticed', () => {
  expect(passesLuhn('4242424242424224')).toBe(false)
})

test.each([
  { month: 9, year: 2026, expired: true },
  { month: 10, year: 2026, expired: false },
  { month: 12, year: 2025, expired: true },
  { month: 1, year: 2027, expired: false },
])('on 31 October 2026 a card of $month/$year is expired: $expired', ({ month, year, expired }) => {
  expect(isExpired(month, year, '2026-10-31')).toBe(expired)
})

test.each(['V12345678', 'V012345678', 'E12345678', '12345678', '0012345678'])(
  'the holder %s is counted under the number 12345678',
  (document) => {
    expect(holderNumber(document)).toBe('12345678')
  },
)
