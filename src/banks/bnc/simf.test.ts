import { describe, expect, test } from 'vitest'
import { decimal } from '../../foundation/money.ts'
import { Secret } from '../../foundation/secret.ts'
import { refusedFields } from './codes.ts'
import { answer, connect, flowOf, ko, koWith, ok, type Script, scriptedBank } from './fixtures/scripted-bank.ts'
import { responseNamed } from './fixtures/vectors.ts'
import vectors from './vectors.json' with { type: 'json' }

const payer = { document: 'V12345678', phone: '584121234567', bankCode: '0105' }
const debit = {
  paymentId: 'pay-1042',
  amount: decimal('50'),
  payer,
  name: 'JUANA PEREZ',
  otp: new Secret('24681357'),
  concept: 'ORDER 1042',
}

function bncWith(script: Script, paths = {}) {
  const bank = scriptedBank(script)
  return { calls: bank.calls, bank: connect(bank.transport, { simf: { paths } }) }
}

const published =
  (name: string): Script =>
  () =>
    answer(200, responseNamed(name))
const plaintextOf = (name: string) => vectors.requests.find((request) => request.name === name)?.plaintext
const debitAt = async (script: Script) => flowOf(bncWith(script).bank, 'debit')(debit)
const find = (script: Script, operationId = 'DEB-12345678', elapsedMs = 0) =>
  flowOf(bncWith(script).bank, 'findOperation')({ operationId, elapsedMs })

describe('an immediate debit at BNC', () => {
  test('is requested, made and answered byte for byte as published', async () => {
    const requested = bncWith(published('SIMF DebitTokenRequest ok'))
    expect(await flowOf(requested.bank, 'requestDebitOtp')({ amount: debit.amount, payer })).toEqual({
      kind: 'approved',
      code: '000000',
    })
    expect(requested.calls[0]).toMatchObject({ class: 'question', text: plaintextOf('SIMF DebitTokenRequest') })

    const made = bncWith(published('SIMF DebitBeginner accepted'))
    expect(await flowOf(made.bank, 'debit')(debit)).toEqual({
      kind: 'approved',
      code: 'ACCP',
      reference: '12345678',
      operationId: 'DEB-12345678',
      numbers: ['12345678'],
    })
    expect(made.calls[0]).toMatchObject({
      class: 'payment',
      url: 'https://bnc.test/api/SIMF/DebitBeginner',
      text: plaintextOf('SIMF DebitBeginner'),
    })
  })

  test('that is rejected inside a successful envelope has failed with the network’s code', async () => {
    const outcome = await debitAt(published('SIMF DebitBeginner rejected'))
    expect(outcome).toEqual({ kind: 'rejected', code: 'AM04', operationId: 'DEB-12345678' })
    expect(await debitAt(ok({ Reference: '7', Status: 'RJCT' }))).toMatchObject({ kind: 'rejected', code: 'RJCT' })
  })

  test('that is rejected in a refusing envelope has failed although it has a reference', async () => {
    const value = { Reference: '12345678', Status: 'RJCT', Code: 'AM04' }
    expect(await debitAt(koWith('AM04  ', value))).toEqual({ kind: 'rejected', code: 'AM04' })
    expect(await debitAt(koWith('AM04  ', { Reference: '12345678' }))).toMatchObject({ kind: 'unknown', code: 'AM04' })
  })

  test.each([
    ['a code on no list', { Status: 'RJCT', Code: 'ZZ99' }, 'ZZ99'],
    ['an approving code with a refusal', { Status: 'RJCT', Code: 'ACCP' }, 'ACCP'],
    ['a refusing code with an approval', { Status: 'ACCP', Code: 'AM04' }, 'AM04'],
    ['a refusal that may settle late', { Status: 'RJCT', Code: 'AB01' }, 'AB01'],
    ['a code of R4 only', { Status: 'RJCT', Code: 'MD21' }, 'MD21'],
  ])('with %s has an unknown outcome', async (_title, value, code) => {
    const outcome = await debitAt(ok({ Reference: '7', ...value }))
    expect(outcome).toEqual({ kind: 'unknown', reason: 'doubtful_code', code, operationId: 'DEB-7' })
  })

  test('without a status is asked about by its reference, and without one is unreadable', async () => {
    expect(await debitAt(ok({ Reference: '7' }))).toEqual({ kind: 'pending', code: 'AC00', operationId: 'DEB-7' })
    expect(await debitAt(ok({}))).toEqual({ kind: 'unknown', reason: 'unreadable_answer' })
  })

  test('that is refused for fields of the payer is theirs to correct', async () => {
    expect(await debitAt(() => answer(400, { AddtlInf: ['no'] }))).toEqual({
      kind: 'rejected',
      code: 'EPIIMS:AddtlInf',
    })
    expect(refusedFields('EPIIMS:AddtlInf,DebtorAccount', 'debit')).toEqual(['otp', 'telefono'])
  })

  test.each([
    [
      { Status: 'KO', Code: 'RC08' },
      { kind: 'rejected', code: 'RC08' },
    ],
    [
      { Status: 'KO', Code: 'ZZ99' },
      { kind: 'unknown', reason: 'doubtful_code', code: 'ZZ99' },
    ],
  ])('whose key is answered %j is not requested', async (value, expected) => {
    const outcome = await flowOf(bncWith(ok(value)).bank, 'requestDebitOtp')({ amount: debit.amount, payer })
    expect(outcome).toEqual(expected)
  })
})

describe('an immediate credit at BNC', () => {
  const amount = decimal('310.55')

  test('to a phone is sent as published and only taken: its reference is asked about', async () => {
    const { bank, calls } = bncWith(published('SIMF CreditBeginner ok'))
    const payee = { document: 'V12345678', phone: '584161234567', bankCode: '0108' }
    const outcome = await flowOf(bank, 'creditPhone')({ paymentId: 'pay', amount, payee, concept: 'PAYOUT 77' })
    expect(outcome).toEqual({ kind: 'pending', code: 'AC00', operationId: 'CRE-12345679' })
    // The gateway asks for no name of a payee.
    expect(calls[0]?.text).toBe(plaintextOf('SIMF CreditBeginner to a phone')?.replace('ANA GOMEZ', 'V12345678'))
  })

  test('to an account is sent as published, under another path if so configured', async () => {
    const { bank, calls } = bncWith(published('SIMF CreditBeginner ok'), { CreditBeginner: '/ImmediateCredit/Send' })
    const request = { document: 'J123456784', account: '01340123340098765432', concept: 'PAYOUT 78' }
    await flowOf(bank, 'creditAccount')({ paymentId: 'pay', amount, ...request })
    expect(calls[0]?.url).toBe('https://bnc.test/api/ImmediateCredit/Send')
    expect(calls[0]?.text).toBe(plaintextOf('SIMF CreditBeginner to an account')?.replace('Niño y Cía', 'J123456784'))
    expect(refusedFields('EPIIMS:CreditorAccount', 'creditAccount')).toEqual(['cuenta'])
  })
})

describe('the query of an immediate operation at BNC', () => {
  test('is sent as published, and “waiting” is still pending', async () => {
    const { bank, calls } = bncWith(published('SIMF StatusOperation waiting'))
    const outcome = await flowOf(bank, 'findOperation')({ operationId: 'DEB-12345678', elapsedMs: 0 })
    expect(outcome).toEqual({ kind: 'pending', code: 'AC00', operationId: 'DEB-12345678' })
    expect(calls[0]).toMatchObject({ class: 'question', text: plaintextOf('SIMF StatusOperation') })
  })

  test('that finds nothing, is refused or is about another operation decides nothing', async () => {
    const unknown = { kind: 'unknown', operationId: 'DEB-12345678' }
    expect(await find(published('SIMF StatusOperation not found'))).toMatchObject({ ...unknown, code: 'SMF001' })
    expect(await find(() => ko('AM04'), 'DEB-12345678', 125_000)).toMatchObject({ ...unknown, code: 'AM04' })
    expect(await find(ok({ Reference: '99', Status: 'ACCP', Code: 'ACCP' }))).toMatchObject(unknown)
    expect(await find(ok({ Reference: '12345678' }))).toMatchObject(unknown)
    expect(await find(ok({}), '7b1c2f6e-0d3a-4c55-9a41-3f0c5e9b2d17')).toEqual({ kind: 'notSent', reason: 'setup' })
  })

  test.each(['EPIE00', 'AM04', 'AC00'])('in an envelope with the code %s decides nothing', async (code) => {
    for (const Status of ['RJCT', 'ACCP']) {
      const value = { Reference: '12345678', Status, Code: Status === 'ACCP' ? 'ACCP' : 'AM04' }
      const found = await find(ok(value, code.padEnd(6)), 'DEB-12345678', 125_000)
      expect(found).toEqual({ kind: 'unknown', reason: 'doubtful_code', code, operationId: 'DEB-12345678' })
    }
  })

  test('believes a refusal that may settle late only after the network’s 120 seconds', async () => {
    const late = ok({ Reference: '12345678', Status: 'RJCT', Code: 'AG09' })
    expect(await find(late, 'DEB-12345678', 119_999)).toMatchObject({ kind: 'unknown', code: 'AG09' })
    expect(await find(late, 'DEB-12345678', 120_000)).toMatchObject({ kind: 'rejected', code: 'AG09' })
    const approved = ok({ Reference: '12345678', Status: 'ACCP', Code: 'ACCP' })
    expect(await find(approved)).toMatchObject({ kind: 'approved', reference: '12345678' })
  })
})
