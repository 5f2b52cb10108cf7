import { expect, test } from 'vitest'
import { looksLikeAmount } from './search-text.ts'

test.each([
  ['1.234,56', true],
  ['1,234.56', true],
  ['1234,5', true],
  ['1234.56', true],
  ['123456', false],
  ['000123456789', false],
  ['orden-1,50', false],
  ['0199f8a0-0000-7000-8000-000000000001', false],
])('the search text %s is an amount: %s', (text, expected) => expect(looksLikeAmount(text)).toBe(expected))
