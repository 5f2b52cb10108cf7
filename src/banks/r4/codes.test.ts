import { describe, expect, test } from 'vitest'
import type { Flow } from '../bank.ts'
import { type CodeClass, outcomeOfCode } from '../codes.ts'
import { codesOf } from './codes.ts'

type Classes = Partial<Record<CodeClass, string>>

/** Any operation may answer with these. */
const front: Classes = { pending: '11 202', unavailable: '91', setup: '07 08 30 108' }

const mobile: Classes = {
  ...front,
  approved: '00',
  declined: '01 12 13 41 43 51 57 61 62 92',
  customerData: '14 55 56 80',
  unknownOutcome: '05 68 87 90 99',
}

const immediate: Classes = {
  ...front,
  approved: 'ACCP',
  pending: '11 202 AC00',
  declined: 'AC04 AC06 AC09 AG01 AG10 AM02 AM03 AM04 CH20 CUST DS02 DT03 FF05 FF07 MD01 MD09 MD15 MD21 MD22 RJCT VE01',
  customerData: 'AC01 BE01 BE20 RC08 TKCM',
  unknownOutcome: 'AM05 DU01 VE02',
  finalOnceConfirmed: 'AB01 AB07 AG09 ED05 TM01',
}

/** Every operation that moves money or queries it, with all of its codes. */
const operations: [Flow, Classes][] = [
  ['chargeC2p', { ...mobile, setup: '07 30 108', customerData: '08 14 15 55 56 80' }],
  ['reverseC2p', { ...mobile, declined: `${mobile.declined} 55`, customerData: '14 56 80' }],
  ['sendChange', mobile],
  ['debit', immediate],
  ['creditPhone', immediate],
  ['creditAccount', immediate],
  ['domiciliate', immediate],
  ['findOperation', { ...immediate, unknownOutcome: '12 AM05 DU01 VE02' }],
  ['payOut', { ...front, approved: '00', declined: '51' }],
]

const byCode = (left: string[], right: string[]) => String(left).localeCompare(String(right))

describe("R4's codes", () => {
  test.each(operations)(
    'each code of %s has the class of the bank’s list, and no other code is listed',
    (flow, classes) => {
      const expected = Object.entries(classes).flatMap(([name, codes]) => codes.split(' ').map((code) => [code, name]))
      const actual = Object.entries(codesOf(flow)).map(([code, line]) => [code, line.class])
      expect(actual.toSorted(byCode)).toEqual(expected.toSorted(byCode))
    },
  )

  test.each([...operations.map(([flow]) => flow), 'requestDebitOtp', 'requestC2pToken', 'fetchRate'] as Flow[])(
    'each code of %s has a different sentence in each language',
    (flow) => {
      for (const [code, { text }] of Object.entries(codesOf(flow))) {
        expect(text.en, code).toMatch(/^[A-Z].+\.$/)
        expect(text.es, code).toMatch(/^[A-ZÁÉÍÓÚ].+\.$/)
        expect(text.es, code).not.toBe(text.en)
      }
    },
  )

  test('the text of every unknown outcome says that it is being confirmed and must not be repeated', () => {
    const unknown = operations.flatMap(([flow]) =>
      Object.values(codesOf(flow)).filter((line) => line.class === 'unknownOutcome'),
    )
    expect(unknown.length).toBeGreaterThan(0)
    for (const { text } of unknown) {
      expect(text.en).toContain('We are confirming the outcome with the bank; do not charge or pay again.')
      expect(text.es).toContain('Estamos confirmando el resultado con el banco; no cobre ni pague de nuevo.')
    }
  })

  test.each<[Flow, string]>([
    ['chargeC2p', '58'],
    ['chargeC2p', '60'],
    ['chargeC2p', 'AM04'],
    ['chargeC2p', 'ACCP'],
    ['chargeC2p', 'constructor'],
    ['chargeC2p', '__proto__'],
    ['chargeC2p', ''],
    ['sendChange', '15'],
    ['reverseC2p', '94'],
    ['debit', '51'],
    ['debit', '00'],
    ['debit', 'SMF001'],
    ['domiciliate', '51'],
    ['domiciliate', '00'],
    ['findOperation', '00'],
    ['payOut', 'RJCT'],
    ['payOut', 'ACCP'],
  ])('an unlisted code is an unknown outcome: %s with %j', (flow, code) => {
    expect(outcomeOfCode(codesOf(flow), code)).toEqual({ kind: 'unknown', reason: 'doubtful_code', code })
  })
})

describe('codes that mean something else in one operation', () => {
  test('202 is the success of a key request and pending for any other operation', () => {
    expect(codesOf('requestDebitOtp')['202']?.class).toBe('approved')
    expect(codesOf('requestC2pToken')['202']?.class).toBe('approved')
    expect(codesOf('debit')['202']?.class).toBe('pending')
  })

  test('08 is about the customer’s key on a C2P charge and about our signature everywhere else', () => {
    expect(codesOf('chargeC2p')['08']?.text.en).toContain('C2P key')
    for (const [flow] of operations.filter(([name]) => name !== 'chargeC2p')) {
      expect(codesOf(flow)['08']?.text.en, flow).toContain('signature')
    }
  })

  test('MD01 and MD09 say of a direct debit that nothing was charged and that a new request charges', () => {
    for (const code of ['MD01', 'MD09']) {
      expect(codesOf('domiciliate')[code]?.text.en).toMatch(/^Nothing was charged: .* with a new request\.$/)
      expect(codesOf('domiciliate')[code]?.text.es).toMatch(/^No se cobró nada: .* con otra solicitud\.$/)
    }
  })

  test('55 requests a new key on a charge and the phone on change', () => {
    expect(codesOf('chargeC2p')['55']?.text.en).toContain('key')
    expect(codesOf('sendChange')['55']?.text.en).toContain('phone')
  })

  test('41 is about the customer, the receiver or the reversal, depending on the operation', () => {
    expect(codesOf('chargeC2p')['41']?.text.en).toContain('customer')
    expect(codesOf('sendChange')['41']?.text.en).toContain('receiver')
    expect(codesOf('reverseC2p')['41']?.text.en).toContain('reversal')
  })

  test('51 is about the debited account: the customer’s on a charge, the merchant’s otherwise', () => {
    expect(codesOf('chargeC2p')['51']?.text.en).toContain('Ask for another account')
    for (const flow of ['sendChange', 'reverseC2p', 'payOut'] as const) {
      expect(codesOf(flow)['51']?.text.en, flow).toContain('merchant account')
    }
  })
})
