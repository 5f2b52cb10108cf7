import fc from 'fast-check'
import { expect, test } from 'vitest'
import { indented } from './json-text.ts'

test('JSON is indented with one value per line', () => {
  expect(indented('{"a":[1,{"b":"x, y: {z}"}],"c":{},"d":[]}')).toBe(
    [
      '{',
      '  "a": [',
      '    1,',
      '    {',
      '      "b": "x, y: {z}"',
      '    }',
      '  ],',
      '  "c": {},',
      '  "d": []',
      '}',
    ].join('\n'),
  )
})

test('indented JSON parses to the same value', () => {
  fc.assert(
    fc.property(fc.json(), (text) => {
      expect(JSON.parse(indented(text))).toEqual(JSON.parse(text))
    }),
  )
})

test('indenting keeps every digit of a number', () => {
  expect(indented('{"amount":90071992547409931.2700}')).toContain('90071992547409931.2700')
})

test('text that is not JSON is left unchanged', () => expect(indented('<html> oops')).toBe('<html> oops'))
