import { expect, test } from 'vitest'
import { plainDecimal } from './plain-decimal.ts'

test.each([
  ['301,3709', '301.3709'],
  ['1.301,37', '1301.37'],
  ['301.3709', '301.3709'],
  [' 25 ', '25'],
  ['abc', 'abc'],
])('the typed number "%s" is sent as "%s"', (typed, plain) => expect(plainDecimal(typed)).toBe(plain))
