import { describe, expect, test } from 'vitest'
import type { Flow } from '../bank.ts'
import { refusedFields } from './codes.ts'
import { namedFields } from './fields.ts'

describe('a message of the bank', () => {
  test.each<[string, Flow, string[]]>([
    ['Request inválida, error en el campo: telefono', 'debit', ['telefono']],
    ['ERROR DE FORMATO EN TELÉFONO', 'chargeC2p', ['telefono']],
    ['campo TelefonoDestino', 'sendChange', ['telefono']],
    ['Teléfono destino inválido', 'sendChange', ['telefono']],
    ['Teléfono destino inválido', 'payOut', []],
    ['Cédula inválida', 'chargeC2p', ['cedula']],
    ['documento errado', 'payOut', ['cedula']],
    ['error en docId', 'debit', ['cedula']],
    ['el campo "Banco" no es correcto', 'creditPhone', ['banco']],
    ['Monto: 8 enteros', 'creditAccount', ['monto']],
    ['personas[0].montoPart', 'payOut', ['monto']],
    ['OTP de 8 digitos', 'debit', ['otp']],
    ['Nombre no valido', 'debit', ['nombre']],
    ['campo nombres', 'payOut', ['nombre']],
    ['Cuenta de 20 digitos', 'creditAccount', ['cuenta']],
    ['destino', 'payOut', ['cuenta']],
    ['campo: docId, cuenta', 'domiciliate', ['cedula', 'cuenta']],
    ['Campos: banco, telefono, BANCO', 'debit', ['banco', 'telefono']],
  ])('the bank’s message %j about %s names %j', (message, flow, fields) => {
    expect(namedFields(message, flow)).toEqual(fields)
  })

  test.each<[string, Flow]>([
    ['ERROR DE FORMATO', 'chargeC2p'],
    ['', 'debit'],
    ['campo concepto', 'debit'],
    ['campo Fechavalor', 'fetchRate'],
    ['constructor toString __proto__', 'debit'],
    ['telefonos bancos', 'debit'],
  ])('the bank’s message %j about %s names no field of the payer', (message, flow) => {
    expect(namedFields(message, flow)).toEqual([])
  })

  test('a message names no field that the operation does not send', () => {
    expect(namedFields('error en la cuenta o el OTP', 'creditPhone')).toEqual([])
  })

  test('a message about stored data or an id names nothing to correct', () => {
    expect(namedFields('campo cedula, banco', 'reverseC2p')).toEqual([])
    expect(namedFields('campo cuenta', 'findOperation')).toEqual([])
  })
})

describe('a refused field has the name of the request of the gateway', () => {
  test.each<[Flow, string, string[]]>([
    [
      'chargeC2p',
      '30:telefono,cedula,banco,monto,otp',
      ['debtorCellPhone', 'debtorId', 'debtorBankCode', 'usdAmount', 'token'],
    ],
    ['requestC2pToken', '07:telefono', ['debtorCellPhone']],
    ['requestDebitOtp', '30:telefono,cedula,banco,monto', ['telefono', 'cedula', 'banco', 'monto']],
    ['debit', '07:otp,nombre', ['otp', 'nombre']],
    ['creditPhone', '30:telefono', ['telefono']],
    ['creditAccount', '30:cuenta', ['cuenta']],
    ['payOut', '30:cedula,nombre,cuenta,monto', ['documento', 'nombres', 'destino', 'monto']],
    ['sendChange', '30:telefono,cedula', ['telefonoDestino', 'cedula']],
    [
      'domiciliate',
      '07:telefono,cedula,banco,monto,nombre,cuenta',
      ['telefono', 'cedula', 'banco', 'monto', 'nombre', 'cuenta'],
    ],
  ])('refused fields of %s have the gateway’s names: %s', (flow, code, names) => {
    expect(refusedFields(code, flow)).toEqual(names)
  })

  test.each(['51', '30', '30:', '30:constructor', 'AM04', ''])('the code %j names no refused field', (code) => {
    expect(refusedFields(code, 'chargeC2p')).toEqual([])
  })
})
