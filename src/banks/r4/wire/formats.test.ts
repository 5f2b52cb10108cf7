import { describe, expect, test } from 'vitest'
import {
  conceptText,
  fitsTheWire,
  monthFirstDate,
  nameText,
  nationalPhone,
  paddedDocument,
  unlimitedName,
  payoutReference,
  partyFields,
  requiredConcept,
} from './formats.ts'

describe("from the gateway's spelling to R4's", () => {
  test('phones are sent in national form with a leading zero', () => {
    expect(nationalPhone('584141234567')).toBe('04141234567')
    expect(nationalPhone('584125812345')).toBe('04125812345')
  })

  test('a person is sent with a four-digit bank and an unpadded document', () => {
    expect(partyFields({ document: 'V8765432', phone: '584241234567', bankCode: '102' })).toEqual({
      Banco: '0102',
      Cedula: 'V8765432',
      Telefono: '04241234567',
    })
  })

  test.each([
    ['Orden #1042', 'ORDEN 1042'],
    ['Año nuevo: ¡cumpleaños de Íñigo!', 'ANO NUEVO CUMPLEANOS DE INIGO'],
    ['  a  --  b  ', 'A B'],
    ['123456789012345678901234567890123', '123456789012345678901234567890'],
    ['12345678901234567890123456789 x', '12345678901234567890123456789'],
    ['支付', ''],
  ])('the concept %j becomes %j', (concept, expected) => {
    expect(conceptText(concept)).toBe(expected)
  })

  test('a mandatory concept without allowed characters becomes a default word', () => {
    expect(requiredConcept('***')).toBe('PAGO')
    expect(requiredConcept('renta')).toBe('RENTA')
  })

  test.each([
    ['María José Peña', 'MARIA JOSE PENA'],
    ["O'Brien 3", 'O BRIEN'],
    ['Wenceslao Bermúdez Rodríguez', 'WENCESLAO BERMUDEZ R'],
    ['李小龍', 'SIN NOMBRE'],
    ['007', 'SIN NOMBRE'],
  ])('the name %j becomes %j', (name, expected) => {
    expect(nameText(name)).toBe(expected)
  })

  test('documents of payouts are padded to eight digits', () => {
    expect(paddedDocument('V5503673')).toBe('V05503673')
    expect(paddedDocument('J123456784')).toBe('J123456784')
  })

  test.each([
    [
      '  Wenceslao Bermúdez Rodríguez de la Santísima Trinidad ',
      'Wenceslao Bermúdez Rodríguez de la Santísima Trinidad',
    ],
    ["Inversiones O'Brien & Hijos 3, C.A.", "Inversiones O'Brien & Hijos 3, C.A."],
    ['Ana\r\n\u0000Gómez\u0007', 'Ana Gómez'],
    ['李小龍', '李小龍'],
    [' \t ', 'SIN NOMBRE'],
  ])('the name %j of a payout is sent as %j', (name, expected) => {
    expect(unlimitedName(name)).toBe(expected)
  })

  test.each([
    ['7', '00000007'],
    ['20261005', '20261005'],
    ['120261005', '20261005'],
    ['100000007', '00000007'],
  ])('the reference %j of a payout is sent with eight digits, as %j', (reference, expected) => {
    expect(payoutReference(reference)).toBe(expected)
  })

  test('dates of payouts begin with the month', () => {
    expect(monthFirstDate('2026-10-05')).toBe('10/05/2026')
  })

  test('amounts have two decimals and at most eight digits before them', () => {
    expect(['0.01', '99999999.99'].every(fitsTheWire)).toBe(true)
    expect(['100000000.00', '1', '1.5', '-1.00', '1e3'].some(fitsTheWire)).toBe(false)
  })
})
