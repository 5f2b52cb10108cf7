import { describe, expect, test } from 'vitest'
import { decimal } from '../../foundation/money.ts'
import { Secret } from '../../foundation/secret.ts'
import type { C2pCharge, C2pReversal } from '../bank.ts'
import { answer, connect, flowOf, ko, koWith, ok, type Script, scriptedBank } from './fixtures/scripted-bank.ts'
import { requestNamed, responseNamed } from './fixtures/vectors.ts'

const payer = { document: 'V12345678', phone: '584141234567', bankCode: '0102' }
const amount = decimal('1523.40')
const charge: C2pCharge = { paymentId: 'pay-1042', amount, payer, token: new Secret('13572468'), concept: 'Order 1042' }
const reversal: C2pReversal = { paymentId: 'pay-1042', amount, payer, reference: '00991420', txId: 842950 }

const payerFields = ['DebtorCellPhone', 'DebtorID', 'DebtorBankCode', 'Token', 'Amount']

/** A refusal of the framework before the bank's own code. */
const refusing =
  (names: string[]): Script =>
  () =>
    answer(400, Object.fromEntries(names.map((name) => [name, ['no es valido']])))

async function chargeAt(script: Script) {
  const bank = scriptedBank(script)
  const outcome = await flowOf(connect(bank.transport), 'chargeC2p')(charge)
  return { bank, outcome }
}

async function reverseAt(script: Script, request: C2pReversal = reversal) {
  const bank = scriptedBank(script)
  const outcome = await flowOf(connect(bank.transport), 'reverseC2p')(request)
  return { bank, outcome }
}

describe('a charge', () => {
  test('a C2P charge is sent and its approval parsed as published', async () => {
    const { bank, outcome } = await chargeAt(() => answer(200, responseNamed('SendC2P ok')))
    expect(outcome).toEqual({
      kind: 'approved',
      code: '000000',
      reference: '00991420',
      txId: 842950,
      numbers: ['842950', '991420'],
    })
    expect(bank.calls).toHaveLength(1)
    expect(bank.calls[0]).toMatchObject({ url: 'https://bnc.test/api/MobPayment/SendC2P', class: 'payment' })
    expect(JSON.parse(bank.calls[0]?.body ?? '')).toEqual({
      ...requestNamed('SendC2P'),
      Reference: bank.calls[0]?.reference,
    })
  })

  test('a C2P charge whose transaction number has the other spelling is approved with it', async () => {
    const { outcome } = await chargeAt(() => answer(200, responseNamed('SendC2P ok (spelled IdTransation)')))
    expect(outcome).toMatchObject({ kind: 'approved', txId: 842951, numbers: ['842951', '991423'] })
  })

  test('an approved C2P charge keeps every number of the answer and its message, except the amount', async () => {
    const message = '000000Cobro por un monto de 1523.40, Código de Autorización: 036626, Nro de Referencia: 12285'
    const { outcome } = await chargeAt(ok({ IdTransaction: 842950, Reference: '00991420' }, message))
    expect(outcome).toEqual({
      kind: 'approved',
      code: '000000',
      reference: '00991420',
      txId: 842950,
      numbers: ['842950', '991420', '12285', '36626'],
    })
  })

  test.each([
    ['Operacion exitosa. Referencia: 00991420', '00991420', ['991420']],
    ['Operacion exitosa Ref. Nro. 00991420 a las 1530', '00991420', ['991420']],
    ['Código de Autorización: 036626', '036626', ['36626']],
    ['Aprobada 00991420', undefined, undefined],
    ['Operacion exitosa', undefined, undefined],
    ['Operacion exitosa 1530 del 20261005', undefined, undefined],
  ])('a C2P charge without a value and with the text "%s" has the reference %s', async (text, reference, numbers) => {
    const { outcome } = await chargeAt(() => answer(202, { status: 'OK', message: `000000${text}`, value: '' }))
    expect(outcome).toEqual({ kind: 'approved', code: '000000', ...(reference && { reference, numbers }) })
  })

  test('a C2P charge keeps a numeric reference as text and a textual number as a number', async () => {
    const { outcome } = await chargeAt(ok({ idTransaction: '842950', reference: 991420 }))
    expect(outcome).toMatchObject({ kind: 'approved', code: '000000', reference: '991420', txId: 842950 })
  })

  test('a C2P charge treats 0 as a missing number', async () => {
    const { outcome } = await chargeAt(ok({ IdTransaction: 0, Reference: '0' }))
    expect(outcome).toEqual({ kind: 'approved', code: '000000' })
  })

  test('a C2P charge declined with a padded code is rejected', async () => {
    const { outcome } = await chargeAt(() => answer(409, responseNamed('C2P declined (code padded to six)')))
    expect(outcome).toEqual({ kind: 'rejected', code: 'G55' })
  })

  test('a C2P charge refused for a field of the payer is rejected, as published', async () => {
    const { outcome } = await chargeAt(() => answer(400, responseNamed('model-state validation (no envelope at all)')))
    expect(outcome).toEqual({ kind: 'rejected', code: 'EPIIMS:DebtorCellPhone' })
  })

  test.each([
    [['DebtorID', 'Token'], 'EPIIMS:DebtorID,Token'],
    [['$.debtorid', 'model.DebtorBankCode', 'amount'], 'EPIIMS:DebtorID,DebtorBankCode,Amount'],
  ])('a C2P charge refused for the payer’s fields %j is rejected with the code %s', async (names, code) => {
    const { outcome } = await chargeAt(refusing(names))
    expect(outcome).toEqual({ kind: 'rejected', code })
  })

  test.each([
    [['Terminal'], 'EPIIMS:Terminal'],
    [['DebtorCellPhone', 'Terminal'], 'EPIIMS:DebtorCellPhone,Terminal'],
    [['CardNumber'], 'EPIIMS:CardNumber'],
    [['A', 'B', 'C', 'D', 'E', 'F'], 'EPIIMS:A,B,C,D,E'],
    // The sixth is not shown, and it is what makes this the set-up.
    [[...payerFields, 'ChildClientID'], 'EPIIMS:DebtorCellPhone,DebtorID,DebtorBankCode,Token,Amount'],
  ])('a C2P charge refused for the fields %j is a configuration error and was not sent', async (names, code) => {
    const { outcome } = await chargeAt(refusing(names))
    expect(outcome).toEqual({ kind: 'notSent', reason: 'setup', code })
  })

  test.each([
    [false, 'V5503673'],
    [true, 'V05503673'],
  ])('a C2P charge with padDocuments %s sends the payer’s document as %s', async (padDocuments, document) => {
    const bank = scriptedBank(ok({}))
    const charged = { ...charge, payer: { ...payer, document: 'V5503673' } }
    await flowOf(connect(bank.transport, { padDocuments }), 'chargeC2p')(charged)
    expect(bank.calls[0]?.text).toContain(`"DebtorID":"${document}"`)
  })

  test.each([
    ['G91   Banco emisor inoperativo', 'G91'],
    ['EPIECPExcepcion al insertar C2P', 'EPIECP'],
    ['G05   Problema de comunicacion', 'G05'],
    ['G12   Problema de comunicacion', 'G12'],
    ['G99   Codigo nuevo', 'G99'],
    ['000000Operacion exitosa', '000000'],
  ])('a C2P charge refused with the message "%s" has an unknown outcome', async (message, code) => {
    const { outcome } = await chargeAt(() => ko(message))
    expect(outcome).toEqual({ kind: 'unknown', reason: 'doubtful_code', code })
  })

  test('a C2P approval that cannot be decrypted is an unknown outcome', async () => {
    const broken = { ...responseNamed('SendC2P ok'), validation: '00' }
    const { outcome, bank } = await chargeAt(() => answer(200, broken))
    expect(outcome).toEqual({ kind: 'unknown', reason: 'unreadable_answer' })
    expect(bank.calls).toHaveLength(1)
  })

  test.each(['G51', 'EPIONA'])(
    'an approving envelope with the refusing code %s is an unknown outcome',
    async (code) => {
      const { outcome } = await chargeAt(ok({}, code.padEnd(6)))
      expect(outcome).toEqual({ kind: 'unknown', reason: 'doubtful_code', code })
    },
  )

  test.each([
    ['EPIIMS', { IdTransaction: 842_950 }],
    ['G51', { IdTransaction: 842_950, Reference: '036626' }],
    ['G51', { IdTransation: 842_950 }],
    ['G51', { Reference: '036626' }],
    ['EPIRWK', { IdTransaction: 842_950 }],
    ['EPIHV', { Reference: '036626' }],
  ])(
    'a C2P charge refused with %s whose value %j shows that it was run is unknown and sent once',
    async (code, value) => {
      const { bank, outcome } = await chargeAt(koWith(code.padEnd(6), value))
      expect(outcome).toEqual({ kind: 'unknown', reason: 'doubtful_code', code })
      expect(bank.calls).toHaveLength(1)
    },
  )

  test.each([{}, { IdTransaction: 0, Reference: '0' }, { Reference: '' }])(
    'a C2P charge refused with the value %j is rejected',
    async (value) => {
      const { outcome } = await chargeAt(koWith('G51   ', value))
      expect(outcome).toEqual({ kind: 'rejected', code: 'G51' })
    },
  )

  test('a C2P charge that the network has not decided is pending', async () => {
    const { outcome } = await chargeAt(ok({}, 'AC00  En proceso'))
    expect(outcome).toEqual({ kind: 'pending', code: 'AC00' })
  })

  test.each([
    ['0.01', '0.01'],
    ['25', '25'],
    ['25.10', '25.1'],
    ['99999999999.99', '99999999999.99'],
  ])('a C2P charge of %s is written as the number %s', async (text, written) => {
    const bank = scriptedBank(ok({}))
    await flowOf(connect(bank.transport), 'chargeC2p')({ ...charge, amount: decimal(text) })
    expect(bank.calls[0]?.text).toContain(`"Amount":${written},`)
  })
})

describe('a reversal', () => {
  test('a reversal with a transaction number is sent and its approval parsed as published', async () => {
    const { bank, outcome } = await reverseAt(() => answer(200, responseNamed('ReverseC2P ok')))
    expect(outcome).toEqual({ kind: 'approved', code: '000000', reference: '00991421', numbers: ['991421'] })
    expect(bank.calls[0]?.class).toBe('payment')
    expect(JSON.parse(bank.calls[0]?.body ?? '')).toEqual({
      ...requestNamed('ReverseC2P'),
      Reference: bank.calls[0]?.reference,
    })
  })

  test('a reversal without a transaction number names the payer instead', async () => {
    const { txId: _, ...withoutTxId } = reversal
    const { bank, outcome } = await reverseAt(ok({ Reference: '00991421' }), withoutTxId)
    expect(outcome).toMatchObject({ kind: 'approved', code: '000000', reference: '00991421' })
    expect(bank.calls[0]).toMatchObject({ url: 'https://bnc.test/api/MobPayment/ReverseC2PALT', class: 'payment' })
    expect(JSON.parse(bank.calls[0]?.body ?? '')).toEqual({
      ...requestNamed('ReverseC2PALT'),
      Reference: bank.calls[0]?.reference,
    })
  })

  test.each([
    [
      ['BanckCode', 'DebtorCellPhone', 'DebtorID'],
      { kind: 'rejected', code: 'EPIIMS:BanckCode,DebtorCellPhone,DebtorID' },
    ],
    [['Amount'], { kind: 'notSent', reason: 'setup', code: 'EPIIMS:Amount' }],
  ])('a reversal refused for the fields %j has the expected outcome', async (names, expected) => {
    const { txId: _, ...withoutTxId } = reversal
    expect((await reverseAt(refusing(names), withoutTxId)).outcome).toEqual(expected)
  })

  test('a reversal refused by the bank is rejected', async () => {
    const { outcome } = await reverseAt(() => ko('G41   Reverso rechazado'))
    expect(outcome).toEqual({ kind: 'rejected', code: 'G41' })
  })

  test('a reversal whose answer is lost has an unknown outcome and is not repeated', async () => {
    const { bank, outcome } = await reverseAt(() => ({ kind: 'unknown', reason: 'connection_lost' }))
    expect(outcome).toEqual({ kind: 'unknown', reason: 'connection_lost' })
    expect(bank.calls).toHaveLength(1)
  })
})
