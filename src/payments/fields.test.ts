import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isDate } from '../foundation/caracas.ts'
import { checkPayoutDate } from './advanced/read.ts'
import { spellings } from '../banks/field-forms.ts'
import { type FieldReader, parseFields } from './fields.ts'

type Read = (read: FieldReader, text: string) => unknown

function isTaken(read: Read, text: string): boolean {
  try {
    parseFields('en', (reader) => read(reader, text))
    return true
  } catch {
    return false
  }
}

const anyOf = (characters: string) => fc.constantFrom(...characters.split(''))

/** Texts that are nearly right: the characters that spellings are made of, in any order. */
const nearly = (characters: string) => fc.string({ unit: anyOf(characters), maxLength: 22 })
const between = (parts: string[], separators: string) =>
  fc
    .array(fc.string({ unit: anyOf(separators), maxLength: 2 }), {
      minLength: parts.length + 1,
      maxLength: parts.length + 1,
    })
    .map(([first = '', ...rest]) => first + parts.map((part, index) => part + (rest[index] ?? '')).join(''))
const digits = (minLength: number, maxLength: number) => fc.array(anyOf('0123456789'), { minLength, maxLength })

const spelled: Record<string, { pattern: string; read: Read; texts: fc.Arbitrary<string> }> = {
  document: {
    pattern: spellings.document,
    read: (reader, text) => reader.document('/document', text),
    texts: fc.oneof(
      nearly('VEJPGCvejx0123456789-. \t'),
      fc
        .tuple(anyOf('VEJPGCvejpgcXAÑ'), digits(4, 10))
        .chain(([letter, number]) => between([letter, ...number], '-. \u00a0')),
    ),
  },
  phone: {
    pattern: spellings.phone,
    read: (reader, text) => reader.phone('/phone', text),
    texts: fc.oneof(
      nearly('0584123-+ .'),
      fc
        .tuple(fc.constantFrom('58', '0', '57', '5', '058'), digits(9, 11))
        .chain(([prefix, number]) => between([...prefix.split(''), ...number], '-+ \t')),
    ),
  },
}

describe.each(Object.entries(spelled))('the pattern of a %s in the reference', (_name, { pattern, read, texts }) => {
  test('describes exactly the spellings that are taken', () => {
    const expression = new RegExp(pattern, 'u')
    fc.assert(
      fc.property(texts, (text) => {
        expect(expression.test(text)).toBe(isTaken(read, text))
      }),
      { numRuns: 2_000 },
    )
  })
})

const day = fc.date({ min: new Date('1990-01-01'), max: new Date('2026-10-05'), noInvalidDate: true })
const iso = (date: Date) => date.toISOString().slice(0, 10)

describe('the patterns of days in the reference', () => {
  const dashed = new RegExp(spellings.date, 'u')
  const either = new RegExp(spellings.monthFirstOrDate, 'u')
  const isPayoutDate = (text: string) =>
    isTaken((reader, value) => checkPayoutDate(reader, '/fecha', value, '2026-10-05'), text)

  test('have every day that is taken', () => {
    fc.assert(
      fc.property(day, (date) => {
        const [year, month, dayOfMonth] = iso(date).split('-')
        expect([isDate(iso(date)), dashed.test(iso(date)), either.test(iso(date))]).toEqual([true, true, true])
        const monthFirst = `${month}/${dayOfMonth}/${year}`
        expect([isPayoutDate(iso(date)), isPayoutDate(monthFirst), either.test(monthFirst)]).toEqual([true, true, true])
      }),
    )
  })

  test('have nothing that is refused for its form', () => {
    fc.assert(
      fc.property(nearly('0126-/ '), (text) => {
        if (!dashed.test(text)) expect(isDate(text)).toBe(false)
        if (!either.test(text)) expect(isPayoutDate(text)).toBe(false)
      }),
    )
  })
})
