import { describe, expect, test } from 'vitest'
import { type CodeClass, outcomeOfCode } from '../codes.ts'
import { codesOf, r4Codes } from './codes.ts'

/** Every code of both lists, by what it means for the money. */
const classes: Record<CodeClass, string[]> = {
  approved: ['00', 'ACCP'],
  pending: ['11', '202', 'AC00'],
  unavailable: ['91'],
  setup: ['07', '08', '30', '108'],
  doubtful: ['05', '68', '87', '90', 'AM05', 'DU01'],
  finalAfterAsking: ['AB01', 'AB07', 'TM01'],
  customerData: ['14', '15', '55', '56', '80', 'AC01', 'BE01', 'BE20', 'RC08', 'TKCM'],
  declined: (
    '01 12 13 41 43 51 57 61 62 92 AC04 AC06 AC09 AG01 AG09 AG10 AM02 AM04 CH20 CUST DS02 DT03 ED05 ' +
    'FF05 FF07 MD01 MD09 MD15 MD21 MD22 RJCT VE01'
  ).split(' '),
}

describe("R4's codes", () => {
  test.each(Object.entries(classes))('%s: each in its class', (name, codes) => {
    expect(codes.map((code) => [code, r4Codes[code]?.class])).toEqual(codes.map((code) => [code, name]))
  })

  test('are these and no others', () => {
    expect(Object.keys(r4Codes).toSorted()).toEqual(Object.values(classes).flat().toSorted())
  })

  test('each have a sentence in both languages, and not the same one', () => {
    for (const [code, { text }] of Object.entries(r4Codes)) {
      expect(text.en, code).toMatch(/^[A-Z].+\.$/)
      expect(text.es, code).toMatch(/^[A-ZÁÉÍÓÚ].+\.$/)
      expect(text.es, code).not.toBe(text.en)
    }
  })

  test.each(['99', '58', '60', 'AM03', 'constructor', '__proto__', ''])('a code on no list is doubt: %j', (code) => {
    expect(outcomeOfCode(codesOf('chargeC2p'), code)).toEqual({ kind: 'unknown', reason: 'doubtful_code', code })
  })
})

describe('codes that mean something else in one flow', () => {
  test('202 is the success of asking for a key and an unfinished anything else', () => {
    expect(codesOf('requestDebitOtp')['202']?.class).toBe('approved')
    expect(codesOf('requestC2pToken')['202']?.class).toBe('approved')
    expect(codesOf('debit')['202']?.class).toBe('pending')
  })

  test('12 refuses a charge, but about an operation it only says that it was not found', () => {
    expect(codesOf('chargeC2p')['12']?.class).toBe('declined')
    expect(codesOf('findOperation')['12']?.class).toBe('doubtful')
  })

  test('55 asks for a new token on a charge and for the phone on change', () => {
    expect(codesOf('chargeC2p')['55']?.text.en).toContain('token')
    expect(codesOf('sendChange')['55']?.text.en).toContain('phone')
  })

  test('41 speaks of the reversal when it was one', () => {
    expect(codesOf('reverseC2p')['41']?.text.en).toContain('reversal')
    expect(codesOf('chargeC2p')['41']?.text.en).not.toContain('reversal')
  })
})
