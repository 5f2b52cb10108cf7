import { expect, test } from 'vitest'
import { choose } from '../../preferences.ts'
import { amountText, readAmount } from './amount.ts'

test.each([
  ['25', '25'],
  ['25,5', '25.5'],
  ['1.234,56', '1234.56'],
  ['1.234.567,00', '1234567.00'],
  ['1234.56', '1234.56'],
  ['1,234.56', '1234.56'],
  ['1.234', '1234'],
  [' 1 234,50 ', '1234.50'],
])('the typed amount %s is read as %s', (typed, amount) => {
  expect(readAmount(typed)).toBe(amount)
})

test.each(['', '0', '0,00', '-5', '1,234', '12,345', '1.23,4', '10 USD', '1e3'])(
  'the typed amount “%s” is refused instead of guessed',
  (typed) => {
    expect(readAmount(typed)).toBeUndefined()
  },
)

test('an amount is shown with its currency', () => {
  choose({ language: 'es' })
  expect(amountText({ usdAmount: '1234.50', vesAmount: null })).toBe('1.234,50 USD')
  expect(amountText({ usdAmount: null, vesAmount: '99.90' })).toBe('Bs. 99,90')
  expect(amountText({ usdAmount: null, vesAmount: null })).toBeUndefined()
})
