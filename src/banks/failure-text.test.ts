import { expect, test } from 'vitest'
import { failureText, refusedFields } from './failure-text.ts'

test('a refusal that names fields becomes a sentence with their everyday names', () => {
  expect(failureText('bnc', 'chargeC2p', 'EPIIMS:DebtorCellPhone,DebtorID')).toEqual({
    en: 'The bank did not accept this data: phone, document. Correct it and try again.',
    es: 'El banco no aceptó estos datos: teléfono, documento. Corríjalos e intente de nuevo.',
  })
  expect(failureText('r4', 'debit', '30:telefono')?.es).toContain('teléfono')
})

test('a field that the caller did not supply is not named, and the text is that of the code', () => {
  expect(refusedFields('bnc', 'chargeC2p', 'EPIIMS:Terminal')).toEqual([])
  expect(failureText('bnc', 'chargeC2p', 'EPIIMS:Terminal')).toEqual(failureText('bnc', 'chargeC2p', 'EPIIMS'))
  expect(failureText('bnc', 'chargeC2p', 'EPIIMS')).toBeDefined()
})

test('refused fields have the names of the request, and only codes that name fields return any', () => {
  expect(refusedFields('bnc', 'chargeC2p', 'EPIIMS:DebtorCellPhone')).toEqual(['debtorCellPhone'])
  expect(refusedFields('r4', 'sendChange', '30:telefono')).toEqual(['telefonoDestino'])
  expect(refusedFields('r4', 'chargeC2p', '30')).toEqual([])
})

test('every field that a connector may name has a word in both languages', () => {
  const codes = [
    ['bnc', 'chargeC2p', 'EPIIMS:DebtorCellPhone,DebtorID,DebtorBankCode,Token,Amount'],
    ['bnc', 'chargeCard', 'EPIIMS:CardNumber,dtExpiration,CVV,CardPIN,CardHolderID'],
    ['bnc', 'chargeCard', 'EPIIMS:CardHolderName,idCardType,AccountType,Amount'],
    ['r4', 'debit', '30:telefono,cedula,banco,monto,otp,nombre'],
    ['r4', 'payOut', '30:cedula,nombre,cuenta,monto'],
  ] as const
  for (const [bank, flow, code] of codes) {
    const names = refusedFields(bank, flow, code)
    expect(names.length).toBeGreaterThan(3)
    const text = failureText(bank, flow, code)
    expect(text?.en).not.toMatch(/[a-z][A-Z]|cedula|telefono|monto/)
    expect(text?.es).not.toMatch(/[a-z][A-Z]|cedula|telefono/)
  }
})

test('a code on no list has no text', () => {
  expect(failureText('r4', 'debit', 'ZZ99')).toBeUndefined()
})
