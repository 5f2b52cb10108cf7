import { expect, test } from 'vitest'
import { sandboxCredentials } from '../../../sandbox/credentials.ts'
import { hasRightDigits } from './account-digits.ts'

const right = [
  '01910001430000000001',
  sandboxCredentials('5f0c3f6e-0000-4000-8000-000000000001').bnc.accountNumber,
  sandboxCredentials('5f0c3f6e-0000-4000-8000-000000000002').bnc.accountNumber,
]

test.each(right)('the control digits of %s are right', (account) => {
  expect(hasRightDigits(account)).toBe(true)
})

test.each(right)('any other control digits of %s are wrong', (account) => {
  const others = Array.from({ length: 100 }, (_none, control) =>
    [account.slice(0, 8), String(control).padStart(2, '0'), account.slice(10)].join(''),
  )
  expect(others.filter(hasRightDigits)).toEqual([account])
})
