import { describe, expect, test } from 'vitest'
import { searchTerms } from './search-terms.ts'

describe('a searched text', () => {
  test.each([
    '0414-1234567',
    '0414 123 45 67',
    '04141234567',
    '(0414) 123.4567',
    '+58 414 1234567',
    '+584141234567',
    '584141234567',
    '0058 414 1234567',
    '4141234567',
    '414-123-4567',
  ])('%j is the phone 584141234567', (text) => expect(searchTerms(text).phone).toBe('584141234567'))

  test.each(['V12345678', 'v-12.345.678', 'V 12345678', '12.345.678', '12345678', 'J-30984132-7', '12345'])(
    '%j is a document',
    (text) => expect(searchTerms(text).document).toBe(text.replaceAll(/[\s.-]/g, '').toUpperCase()),
  )

  test.each(['1234', '041412345', 'V123', 'X12345678', 'orden-1042', '', '414123456789012'])('%j is no phone', (text) =>
    expect(searchTerms(text).phone).toBeUndefined(),
  )

  test.each(['1234', 'V123', 'X12345678', '1234567890'])('%j is no document', (text) =>
    expect(searchTerms(text).document).toBeUndefined(),
  )

  test.each([
    ['4321', '4321', '4321'],
    ['0000 4321', '00004321', '4321'],
    ['0021', '0021', '0021'],
    ['000012345678', '000012345678', '12345678'],
    [' ab12-cd ', 'AB12-CD', 'AB12-CD'],
    ['12-34', '1234', '1234'],
  ])('%j is the end of a reference', (text, end, endWithoutZeros) =>
    expect(searchTerms(text)).toMatchObject({ end, endWithoutZeros }),
  )

  test.each(['', '1', '123', '1-2-3', ' 12 '])('%j is too short for the end of a reference', (text) =>
    expect(searchTerms(text).end).toBeUndefined(),
  )
})
