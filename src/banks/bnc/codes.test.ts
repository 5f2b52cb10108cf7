import { describe, expect, test } from 'vitest'
import { type CodeClass, outcomeOfCode } from '../codes.ts'
import { bncCodes, codesOf, refusedFields } from './codes.ts'

type Classes = Partial<Record<CodeClass, string>>

const generalClasses: Classes = {
  unavailable: 'EPIRWK',
  setup: 'EPICNF EPIONA EPIIMS EPIHV EPIR02 EPIMC1 EPIMC2 EPIANF EPIAVF EPIAVM EPIE03',
  unknownOutcome:
    'EPIEBR EPIR01 EPIR03 EPICCA EPIEDD EPIE00 EPIKNF EPIE02 EPIECP EPIEMP P2PEMP EPIESF EPIURS EPIGN1 EPIGN2',
}
const networkClasses: Classes = {
  approved: 'ACCP',
  pending: 'AC00',
  declined: 'AM03 AM04 RJCT CUST',
  customerData: 'AC01 TKCM',
  unknownOutcome: 'AM05 DU01 VE02 SMF001',
  finalOnceConfirmed: 'AB01 VE01',
}
const success: Classes = { approved: '000000' }
const simfClasses: Classes = {
  approved: 'ACCP',
  pending: 'AC00',
  declined: 'AC04 AC06 AC09 AG10 AM02 AM03 AM04 CH20 CUST DT03 FF05 FF07 RJCT',
}
const mobileUnknown: Classes = { unknownOutcome: 'G05 G12 G91 G94 G96', setup: 'CO1 C01' }

/** Every table as the bank's manual classes it, written apart from the tables. */
const expected: Record<keyof typeof bncCodes, Classes[]> = {
  c2p: [
    success,
    generalClasses,
    networkClasses,
    mobileUnknown,
    { declined: 'G13 G41 G43 G51 G61 G62 G65', customerData: 'G14 G52 G55 G56 G80' },
  ],
  reversal: [
    success,
    generalClasses,
    networkClasses,
    mobileUnknown,
    { declined: 'G13 G14 G41 G43 G51 G52 G55 G56 G61 G62 G65 G80' },
  ],
  p2p: [
    success,
    generalClasses,
    {
      declined: 'G13 G41 G43 G51 G61 G62 G65',
      customerData: 'G14 G52 G55 G56 G80',
      unknownOutcome: 'G05 G12 G91 G94 G96',
    },
  ],
  simfDebit: [
    success,
    generalClasses,
    simfClasses,
    {
      customerData: 'AC01 BE01 BE20 RC08 TKCM',
      unknownOutcome: 'AM05 DU01 VE02 SMF001',
      finalOnceConfirmed: 'AB01 AB07 AG09',
    },
  ],
  simfCredit: [
    success,
    generalClasses,
    simfClasses,
    {
      customerData: 'AC01 BE01 BE20 RC08',
      unknownOutcome: 'AM05 DU01 SMF001',
      finalOnceConfirmed: 'AB01 AB07 AG09 VE01',
    },
  ],
  simfKeyRequest: [
    success,
    generalClasses,
    simfClasses,
    {
      customerData: 'AC01 BE01 BE20 RC08 TKCM',
      unknownOutcome: 'AM05 DU01 VE02 SMF001',
      finalOnceConfirmed: 'AB01 AB07 AG09',
    },
  ],
  card: [
    generalClasses,
    {
      approved: 'G00 G10 G11 G16',
      customerData: 'G01 G14 G55 G56 ECBE01 EGA80',
      declined:
        'G02 G03 G04 G05 G12 G13 G17 G36 G38 G41 G43 G51 G52 G54 G58 G59 G61 G62 G63 G65 G75 G77 G78 G80 G92 G93 G98',
      // The envelope of a card charge says only that the bank ran it.
      unknownOutcome: '000000 G06 G68 G90 G91 G94 G96',
      setup: 'CO1 C01',
    },
  ],
  general: [success, generalClasses],
  logOn: [
    success,
    { ...generalClasses, unknownOutcome: generalClasses.unknownOutcome?.replace('EPIR01 EPIR03 ', '') ?? '' },
    { unavailable: 'EPIR01 EPIR03' },
  ],
}

const expectedKinds: Record<CodeClass, unknown> = {
  approved: 'approved',
  pending: { kind: 'pending' },
  declined: { kind: 'rejected' },
  customerData: { kind: 'rejected' },
  unavailable: { kind: 'notSent', reason: 'bank_unavailable' },
  setup: { kind: 'notSent', reason: 'setup' },
  unknownOutcome: { kind: 'unknown', reason: 'doubtful_code' },
  finalOnceConfirmed: { kind: 'unknown', reason: 'doubtful_code' },
}
const isCodeClass = (name: string): name is CodeClass => name in expectedKinds

const listed = (classes: Classes[]) =>
  classes
    .flatMap((part) => Object.entries(part))
    .flatMap(([name, codes]) => (isCodeClass(name) ? codes.split(' ').map((code) => ({ code, codeClass: name })) : []))

const tables = Object.entries(bncCodes).map(([name, table]) => ({
  name,
  table,
  codes: listed(expected[name as keyof typeof bncCodes]),
}))

describe.each(tables)('in the table of $name', ({ table, codes }) => {
  test.each(codes)('$code is classed as $codeClass', ({ code, codeClass }) => {
    expect(table[code]?.class).toBe(codeClass)
    const outcome = outcomeOfCode(table, code)
    if (codeClass === 'approved') expect(outcome).toBe('approved')
    else expect(outcome).toMatchObject({ ...Object(expectedKinds[codeClass]), code })
  })

  test('no code outside of the manual is listed', () => {
    expect(Object.keys(table).toSorted()).toEqual(codes.map(({ code }) => code).toSorted())
  })

  test('every code has sentences in both languages', () => {
    for (const { text } of Object.values(table)) {
      expect(text.en).toMatch(/^[A-Z].*\.$/)
      expect(text.es).toMatch(/^[A-ZÁÉÍÓÚ].*\.$/)
      expect(text.es === text.en).toBe(false)
    }
  })

  test('the text of every unknown outcome says that it is being confirmed and must not be charged again', () => {
    const uncertain = Object.values(table).filter((line) => line.class === 'unknownOutcome')
    expect(uncertain.length).toBeGreaterThan(10)
    for (const { text } of uncertain) {
      expect(text.en).toContain('we are confirming the outcome with the bank. Do not charge again.')
      expect(text.es).toContain('estamos confirmando el resultado con el banco. No cobre de nuevo.')
    }
  })

  test.each(['G99', 'G5', '51', 'XXXXXX', 'toStri', ''])('the unlisted code "%s" is no refusal', (code) => {
    expect(outcomeOfCode(table, code)).toEqual({ kind: 'unknown', reason: 'doubtful_code', code })
  })
})

test('the general table has the 27 codes of the manual, and the card table its 41 and three of the network', () => {
  expect(Object.keys(bncCodes.general)).toHaveLength(1 + 27)
  const ofCards = Object.keys(bncCodes.card).filter((code) => !(code in bncCodes.general))
  // One of the 41 is listed in two spellings.
  expect(ofCards).toHaveLength(41 + 1 + 3)
})

test('a code with two meanings is explained for its operation', () => {
  expect(codesOf('chargeC2p')['G55']?.text.en).toContain('token')
  expect(codesOf('chargeCard')['G55']?.text.en).toContain('PIN')
  expect(codesOf('chargeC2p')['G51']?.text.en).toContain("customer's account")
  expect(codesOf('reverseC2p')['G51']?.text.en).toContain("merchant's own account")
  expect(codesOf('chargeCard')['G10']?.text.en).toContain('settlement')
})

test('a refusal that may settle late is final only once confirmed', () => {
  const code = 'VE01'
  expect(outcomeOfCode(bncCodes.c2p, code, { confirmed: true })).toEqual({ kind: 'rejected', code })
  expect(outcomeOfCode(bncCodes.c2p, code)).toMatchObject({ kind: 'unknown' })
})

test.each([
  ['EPIIMS:DebtorCellPhone,Token', ['debtorCellPhone', 'token']],
  ['EPIIMS:DebtorID,DebtorBankCode,Amount', ['debtorId', 'debtorBankCode', 'usdAmount']],
  ['EPIIMS:BanckCode,DebtorBankCode', ['debtorBankCode']],
  [
    'EPIIMS:CardNumber,dtExpiration,CVV,CardPIN,CardHolderID',
    ['cardNumber', 'expirationMonth', 'cvv', 'cardPin', 'cardHolderId'],
  ],
  ['EPIIMS:CardHolderName,idCardType,AccountType', ['cardHolderName', 'cardType', 'accountType']],
  ['EPIIMS:$.debtorid', ['debtorId']],
  ['EPIIMS:Terminal', []],
  ['EPIIMS', []],
  ['G55', []],
])('the code %s names the request fields %j', (code, names) => {
  expect(refusedFields(code)).toEqual(names)
})
