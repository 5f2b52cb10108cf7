import { describe, expect, test } from 'vitest'
import { plainDecimal } from './plain-decimal.ts'

describe('a typed rate', () => {
  test.each([
    ['301,3709', '301.3709'],
    ['301.3709', '301.3709'],
    ['301,37', '301.37'],
    ['301.37', '301.37'],
    ['1.301,37', '1301.37'],
    ['1,301.37', '1301.37'],
    ['1.301,370', '1301.370'],
    ['1,301.370', '1301.370'],
    ['1.234.567,8', '1234567.8'],
    ['1,234,567.8', '1234567.8'],
    ['1.234.567', '1234567'],
    ['1,234,567', '1234567'],
    ['1301,370', '1301.370'],
    ['1301.370', '1301.370'],
    ['0,301', '0.301'],
    ['0.301', '0.301'],
    [' 25 ', '25'],
  ])('"%s" is sent as "%s"', (typed, plain) => expect(plainDecimal(typed)).toBe(plain))

  test.each(['1,301', '1.301', '301,370', '301.370', ' 12.345 '])(
    '"%s" is refused, because the separator may be of thousands or of decimals',
    (typed) => expect(plainDecimal(typed)).toBeUndefined(),
  )

  test.each([
    'abc',
    '',
    '1.30,1.5',
    '1,30,1.5',
    '1,30.15',
    '1.30,15',
    '1.301,37.5',
    '1.2.3',
    '1,2,3',
    '1,',
    ',5',
    '-5',
    '1e3',
  ])('"%s" is refused, because it is no number', (typed) => expect(plainDecimal(typed)).toBeUndefined())
})
