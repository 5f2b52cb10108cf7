import { describe, expect, test } from 'vitest'
import { decimal, fixed2 } from '../../../foundation/money.ts'
import { readAmount, shortAmount } from './amounts.ts'

describe('the amount of a C2P charge', () => {
  test.each([
    ['2', '2.0'],
    ['2.1', '2.1'],
    ['1240.5', '1240.5'],
    ['1240.55', '1240.55'],
    ['1240.05', '1240.05'],
    ['10', '10.0'],
    ['99999999999.99', '99999999999.99'],
  ])('%s is written %s', (amount, written) => {
    expect(shortAmount(decimal(amount))).toBe(written)
  })
})

describe('an amount of BDV', () => {
  test.each([
    ['1.0', '1.00'],
    ['-0.13', '-0.13'],
    ['36.960,41', '36960.41'],
    ['217.947.806,02', '217947806.02'],
    ['-1.234,5', '-1234.50'],
    ['0,20', '0.20'],
    ['1234,56', '1234.56'],
    ['120.00', '120.00'],
    ['1523.4', '1523.40'],
    ['7', '7.00'],
  ])('%s is read as %s', (text, amount) => {
    const read = readAmount(text)
    expect(read && fixed2(read)).toBe(amount)
  })

  test.each([
    '1.234.567',
    '36.960',
    '1.2.3',
    '1,234.56',
    '1,2,3',
    '12.34,56',
    '1.2345,67',
    '',
    '-',
    'abc',
    '1e3',
    '1.',
    ',5',
    undefined,
  ])('%s is in neither spelling and is not guessed', (text) => {
    expect(readAmount(text)).toBeUndefined()
  })
})
