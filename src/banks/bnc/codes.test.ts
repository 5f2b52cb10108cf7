import { describe, expect, test } from 'vitest'
import { type CodeClass, outcomeOfCode } from '../codes.ts'
import { bncCodes } from './codes.ts'

const expectedClasses: Record<CodeClass, string[]> = {
  approved: ['000000', 'G00', 'G10', 'G11', 'G16', 'ACCP'],
  pending: ['AC00'],
  declined: ['G13', 'G14', 'G41', 'G43', 'G51', 'G52', 'G54', 'G61', 'G62', 'G65', 'AM04', 'RJCT', 'CUST'],
  customerData: ['G55', 'G56', 'G80', 'AC01', 'TKCM'],
  unavailable: ['EPIRWK'],
  setup: ['EPICNF', 'EPIHV', 'EPIIMS', 'EPIONA', 'EPIMC1', 'EPIMC2', 'EPIANF', 'EPIE03', 'CO1', 'C01'],
  doubtful: ['EPIECP', 'EPICCA', 'EPIE00', 'EPIEDD', 'G05', 'G12', 'G91', 'G94', 'G96', 'AM05', 'DU01'],
  finalAfterAsking: ['AB01'],
}

const expectedKinds: Record<CodeClass, unknown> = {
  approved: 'approved',
  pending: { kind: 'pending' },
  declined: { kind: 'rejected' },
  customerData: { kind: 'rejected' },
  unavailable: { kind: 'notSent', reason: 'bank_unavailable' },
  setup: { kind: 'notSent', reason: 'setup' },
  doubtful: { kind: 'unknown', reason: 'doubtful_code' },
  finalAfterAsking: { kind: 'unknown', reason: 'doubtful_code' },
}

const isCodeClass = (name: string): name is CodeClass => name in expectedClasses

const everyCode = Object.entries(expectedClasses).flatMap(([name, codes]) =>
  isCodeClass(name) ? codes.map((code) => ({ code, codeClass: name })) : [],
)

describe.each(Object.entries(bncCodes))('for the operation %s', (operation, table) => {
  // The envelope of a card charge says only that it ran; the verdict is the network's code inside.
  const expected = everyCode.map(({ code, codeClass }) =>
    operation === 'card' && code === '000000' ? { code, codeClass: 'doubtful' as const } : { code, codeClass },
  )

  test.each(expected)('$code is $codeClass', ({ code, codeClass }) => {
    expect(table[code]?.class).toBe(codeClass)
    const outcome = outcomeOfCode(table, code)
    if (codeClass === 'approved') expect(outcome).toBe('approved')
    else expect(outcome).toMatchObject({ ...Object(expectedKinds[codeClass]), code })
  })

  test('no code is listed that is not expected', () => {
    expect(Object.keys(table).toSorted()).toEqual(expected.map(({ code }) => code).toSorted())
  })

  test('every code has a sentence in both languages', () => {
    for (const { text } of Object.values(table)) {
      expect(text.en).toMatch(/^[A-Z].*\.$/)
      expect(text.es).toMatch(/^[A-ZÁÉÍÓÚ].*\.$/)
      expect(text.es === text.en).toBe(false)
    }
  })

  test.each(['G99', 'G5', '51', 'XXXXXX', 'toStri', ''])('the unlisted code "%s" is doubt, not a refusal', (code) => {
    expect(outcomeOfCode(table, code)).toEqual({ kind: 'unknown', reason: 'doubtful_code', code })
  })
})

test('the same code asks the customer for the token of a C2P and for the PIN of a card', () => {
  expect(bncCodes.c2p['G55']?.text.en).toContain('token')
  expect(bncCodes.card['G55']?.text.en).toContain('PIN')
})
