import { describe, expect, test } from 'vitest'
import { outcomeOfCode } from '../codes.ts'
import { codeOf, codesOf, decidingCode } from './codes.ts'

/** The documented codes of each kind of call, written independently of the table. */
const documented = {
  money: { approved: '0000', setup: '0071 821', unknownOutcome: '4025 99999' },
  search: { approved: '0000', declined: '0330 330', setup: '43 51', unknownOutcome: '99999' },
}

describe.each(['chargeC2p', 'reverseC2p', 'sendChange', 'chargeCard', 'requestC2pToken'] as const)(
  'the codes of %s',
  (flow) => {
    test.each(Object.entries(documented.money))('those of class %s are %s', (name, codes) => {
      expect(numericCodes(flow, name)).toEqual(codes.split(' '))
    })
  },
)

describe.each(['findTransfers', 'findPayment'] as const)('the codes of %s', (flow) => {
  test.each(Object.entries(documented.search))('those of class %s are %s', (name, codes) => {
    expect(numericCodes(flow, name)).toEqual(codes.split(' '))
  })
})

function numericCodes(flow: Parameters<typeof codesOf>[0], name: string): string[] {
  const table = codesOf(flow)
  return Object.keys(table)
    .filter((code) => /^\d+$/.test(code) && table[code]?.class === name)
    .toSorted()
}

test.each(['chargeC2p', 'reverseC2p', 'sendChange', 'chargeCard'] as const)(
  'a code that Mercantil does not list for %s is an unknown outcome, also if a search lists it',
  (flow) => {
    for (const code of ['0', '1', '43', '51', '0051', '0330', '330', '9999', 'toString', 'NO_CODE']) {
      expect(outcomeOfCode(codesOf(flow), code)).toMatchObject({ kind: 'unknown', code })
    }
  },
)

test('no code of a call that moves money is a refusal, except the missing reference of an annulment', () => {
  for (const flow of ['chargeC2p', 'sendChange', 'chargeCard'] as const) {
    const classes = Object.values(codesOf(flow)).map((line) => line.class)
    expect(classes).not.toContain('declined')
    expect(classes).not.toContain('customerData')
  }
  expect(codesOf('reverseC2p')['NO_REFERENCE']?.class).toBe('declined')
})

test.each([
  ['', 'Numero de factura procesado previamente', 'INVOICE_USED'],
  ['0099', 'NÚMERO DE FACTURA  PROCESADO PREVIAMENTE.', 'INVOICE_USED'],
  ['', 'Segundo factor no valida su encriptación', 'FACTOR_ENCRYPTION'],
  ['0071', 'Numero de factura procesado previamente', '0071'],
  ['0099', 'Otra cosa', '0099'],
  ['', 'Otra cosa', 'NO_CODE'],
])('the error %j with the text %j has the code %s', (code, description, expected) => {
  expect(codeOf({ code, description }, codesOf('chargeC2p'))).toBe(expected)
})

test('of several errors one that leaves the outcome unknown decides', () => {
  const errors = ['0071', '0099'].map((code) => ({ code, description: '' }))
  expect(decidingCode(errors, codesOf('chargeC2p'))).toBe('0099')
})

test('every code has a whole sentence in both languages', () => {
  for (const flow of ['chargeC2p', 'reverseC2p', 'findTransfers'] as const) {
    for (const { text } of Object.values(codesOf(flow))) {
      for (const sentence of [text.en, text.es]) expect(sentence).toMatch(/^[A-ZÁÉÍÓÚ].*\.$/)
      expect(text.en).not.toBe(text.es)
    }
  }
})
