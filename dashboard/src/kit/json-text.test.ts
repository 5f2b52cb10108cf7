import fc from 'fast-check'
import { expect, test } from 'vitest'
import { indented } from './json-text.ts'

test('JSON is laid out with one value a line', () => {
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

test('whatever it is, it means the same afterwards', () => {
  fc.assert(
    fc.property(fc.json(), (text) => {
      expect(JSON.parse(indented(text))).toEqual(JSON.parse(text))
    }),
  )
})

test('a number keeps every digit it came with', () => {
  expect(indented('{"amount":90071992547409931.2700}')).toContain('90071992547409931.2700')
})

test('what is no JSON is left as it is', () => expect(indented('<html> oops')).toBe('<html> oops'))
