import { describe, expect, test } from 'vitest'
import { outcomeOfCode } from '../codes.ts'
import { codesOf } from './codes.ts'

/** The codes of the bank's manual, written independently of the table. */
const documented: Record<string, string> = {
  approved: '1000',
  declined: '1034 1061 1062 1065 1092',
  customerData: '1013 1014 1015 1055 1056 1080',
  unavailable: '1041 1091',
  setup: '1006',
  unknownOutcome: '1002 1026 1030 1050 1094',
}

describe.each(['chargeC2p', 'reverseC2p', 'requestC2pToken'] as const)('the codes of %s', (flow) => {
  test.each(Object.entries(documented))('those of class %s are %s', (name, codes) => {
    const table = codesOf(flow)
    const found = Object.keys(table).filter((code) => /^\d+$/.test(code) && table[code]?.class === name)
    expect(found.toSorted()).toEqual(codes.split(' '))
  })
})

test.each(['chargeC2p', 'reverseC2p', 'sendChange', 'findOperation'] as const)(
  'a code that BDV does not list for %s is an unknown outcome',
  (flow) => {
    for (const code of ['0', '1', '1001', '1003', '1010', '1099', '2000', '9999', 'toString']) {
      expect(outcomeOfCode(codesOf(flow), code)).toMatchObject({ kind: 'unknown', code })
    }
  },
)

test('no code but 1000 approves, and none refuses change', () => {
  for (const flow of ['chargeC2p', 'reverseC2p', 'sendChange', 'findOperation'] as const) {
    const table = codesOf(flow)
    expect(Object.keys(table).filter((code) => table[code]?.class === 'approved')).toEqual(['1000'])
  }
  expect(Object.values(codesOf('sendChange')).map((line) => line.class)).toEqual(['approved', 'unknownOutcome'])
})

test('every code has a whole sentence in both languages', () => {
  for (const flow of ['chargeC2p', 'reverseC2p', 'sendChange', 'findTransfers'] as const) {
    for (const { text } of Object.values(codesOf(flow))) {
      for (const sentence of [text.en, text.es]) expect(sentence).toMatch(/^[A-ZÁÉÍÓÚ].*\.$/)
      expect(text.en).not.toBe(text.es)
    }
  }
})
