import { describe, expect, test } from 'vitest'
import { isCardNumber } from './card-number.ts'
import { listLimiter } from './list-limits.ts'
import { isPlainText } from './plain-text.ts'
import { Type } from './schema.ts'
import { isUuid } from './uuid.ts'

describe('a card number', () => {
  // Published test numbers of the card networks.
  test.each([
    ['4222222222222', 'Visa of 13 digits'],
    ['4111111111111111', 'Visa'],
    ['5555555555554444', 'Mastercard'],
    ['378282246310005', 'American Express'],
    ['3782-822463-10005', 'American Express in its groups'],
    ['4111 1111 1111 1111', 'Visa in its groups'],
    ['6304000000000000000', 'Maestro of 19 digits'],
  ])('%s is recognised as a card number: %s', (text) => {
    expect(isCardNumber(text)).toBe(true)
  })

  test.each([
    ['4111111111111112', 'a wrong check digit'],
    ['411111111116', '12 digits'],
    ['41111111111111111115', '20 digits'],
    ['order-4111111111111111', 'more than digits'],
    ['411111-1111-111111', 'groups that no card has'],
    ['', 'nothing'],
  ])('%j is not a card number: %s', (text) => {
    expect(isCardNumber(text)).toBe(false)
  })
})

describe('plain text', () => {
  test.each(['', 'order-1042', 'Ñandú çé', 'مرحبا', '日本', '👩‍👩‍👧', 'e\u0301'])('%j is plain text', (text) => {
    expect(isPlainText(text)).toBe(true)
  })

  test('plain text contains no control character and no bidirectional control', () => {
    const controls = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code)).filter((character) =>
      /\p{Cc}|\p{Bidi_Control}|\p{Zl}|\p{Zp}/u.test(character),
    )
    expect(controls.length).toBeGreaterThan(70)
    expect(controls.filter((character) => isPlainText(`a${character}b`))).toEqual([])
  })
})

describe('a uuid', () => {
  const id = '0198c0de-abcd-7abc-8abc-0123456789ab'

  test.each([id, id.toUpperCase(), id.replaceAll('-', ''), `{${id}}`, `urn:uuid:${id}`])('%s is a uuid', (text) => {
    expect(isUuid(text)).toBe(true)
  })

  test.each(['', 'Bodega', id.slice(1), `${id}0`, id.replaceAll('-', ' ')])('%j is not a uuid', (text) => {
    expect(isUuid(text)).toBe(false)
  })
})

describe('lists in a body', () => {
  const Body = Type.Object({
    people: Type.Array(Type.Object({ tags: Type.Array(Type.String(), { maxItems: 1 }) }), { maxItems: 2 }),
  })

  test('lists in a body are truncated to one item more than their schema allows, also nested ones', () => {
    const body = { people: Array.from({ length: 9 }, () => ({ tags: ['a', 'b', 'c'] })), other: [1, 2, 3, 4] }
    listLimiter(Body, 'POST /people')(body)
    expect(body).toEqual({ people: Array.from({ length: 3 }, () => ({ tags: ['a', 'b'] })), other: [1, 2, 3, 4] })
  })

  test('values that are not the lists of the schema are left unchanged', () => {
    for (const body of [null, undefined, 'text', [], { people: 'text' }, { people: [null, 5, { tags: {} }] }]) {
      const copy = structuredClone(body)
      listLimiter(Body, 'POST /people')(body)
      expect(body).toEqual(copy)
    }
  })

  test('a schema with an unbounded list is refused when its route is added', () => {
    const endless = Type.Object({ people: Type.Array(Type.String()) })
    expect(() => listLimiter(endless, 'POST /people')).toThrow('POST /people/people')
  })
})
