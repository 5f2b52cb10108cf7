import { expect, test } from 'vitest'
import { vesFor } from './ves-for.ts'

test.each([
  ['301.3709', '7534.27'],
  ['401.5', '10037.50'],
  ['300', '7500.00'],
  ['0.0001', '0.00'],
  ['0.0002', '0.01'],
  ['0.00019999', '0.00'],
  ['123456789.12345678', '3086419728.09'],
])('25 dollars at the rate %s are %s bolívares', (rate, ves) => expect(vesFor(25n, rate)).toBe(ves))
