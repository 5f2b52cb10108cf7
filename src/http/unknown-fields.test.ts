import { describe, expect, test } from 'vitest'
import { Type } from '../foundation/schema.ts'
import { unknownFields } from './unknown-fields.ts'

const warningOf = unknownFields(
  Type.Object({
    usdAmount: Type.Number(),
    people: Type.Optional(Type.Array(Type.Object({ name: Type.String() }), { maxItems: 100 })),
    metadata: Type.Optional(Type.Record(Type.String(), Type.String())),
  }),
)

describe('the warning', () => {
  test.each<[string, unknown]>([
    ['a body with known fields only', { usdAmount: 1, people: [{ name: 'Ana' }] }],
    ['free names, which are the tenant’s own', { usdAmount: 1, metadata: { anything: 'x' } }],
    ['a body of another type', 'usdAmout'],
    ['a list instead of an object', [{ usdAmout: 1 }]],
    ['no body', undefined],
    ['null', null],
  ])('is absent for %s', (_what, body) => {
    expect(warningOf(body)).toBeUndefined()
  })

  test('names an unknown field and those inside of lists', () => {
    expect(warningOf({ usdAmout: 1, people: [{ name: 'Ana' }, { nmae: 'Eva' }] })).toBe(
      'unknown field "usdAmout", unknown field "people/1/nmae"',
    )
  })

  test('names at most five fields and says that there are more', () => {
    const body = Object.fromEntries(Array.from({ length: 6 }, (_none, index) => [`field${index}`, 1]))
    expect(warningOf(body)?.match(/unknown field/g)).toHaveLength(5)
    expect(warningOf(body)).toMatch(/, and more$/)
  })

  test.each([
    ['a line break', 'a\r\nSet-Cookie: b=1'],
    ['other controls', 'a\u0000\u007f\u0085b'],
    ['letters outside of ASCII', 'montó €'],
    ['half of a pair', '\ud83d'],
    ['quotes and backslashes', '"\\", unknown field "b'],
  ])('escapes %s, so that the name comes back by parsing and the header is printable ASCII', (_what, name) => {
    const warning = warningOf({ [name]: 1 }) ?? ''
    expect(warning).toMatch(/^[\x20-\x7e]+$/)
    expect(JSON.parse(warning.slice('unknown field '.length))).toBe(name)
  })

  test('is bounded, whatever the length of the names', () => {
    const body = Object.fromEntries(Array.from({ length: 50 }, (_none, index) => [`${index}${'€'.repeat(1000)}`, 1]))
    expect(warningOf(body)?.length).toBeLessThanOrEqual(2_000)
  })

  test('does not repeat a long number in the place of a name', () => {
    expect(warningOf({ '4242424242424242': 1, card4242424242424242: 1 })).toBe(
      'unknown field "***", unknown field "***"',
    )
  })
})
