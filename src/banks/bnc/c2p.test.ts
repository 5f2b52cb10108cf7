import { describe, expect, test } from 'vitest'
import { decimal } from '../../foundation/money.ts'
import { Secret } from '../../foundation/secret.ts'
import type { C2pCharge, C2pReversal } from '../bank.ts'
import { answer, connect, flowOf, ko, ok, type Script, scriptedBank } from './fixtures/scripted-bank.ts'
import { requestNamed, responseNamed } from './fixtures/vectors.ts'

const payer = { document: 'V12345678', phone: '584141234567', bankCode: '0102' }
const amount = decimal('1523.40')
const charge: C2pCharge = { paymentId: 'pay-1042', amount, payer, token: new Secret('13572468'), concept: 'Order 1042' }
const reversal: C2pReversal = { paymentId: 'pay-1042', amount, payer, reference: '00991420', txId: 842950 }

async function chargeAt(script: Script) {
  const bank = scriptedBank(script)
  const outcome = await flowOf(connect(bank.transport), 'chargeC2p')(charge)
  return { bank, outcome }
}

async function reverseAt(script: Script, asked: C2pReversal = reversal) {
  const bank = scriptedBank(script)
  const outcome = await flowOf(connect(bank.transport), 'reverseC2p')(asked)
  return { bank, outcome }
}

describe('a charge', () => {
  test('is sent and its approval read as published', async () => {
    const { bank, outcome } = await chargeAt(() => answer(200, responseNamed('SendC2P ok')))
    expect(outcome).toEqual({ kind: 'approved', code: '000000', reference: '00991420', txId: 842950 })
    expect(bank.calls).toHaveLength(1)
    expect(bank.calls[0]?.url).toBe('https://bnc.test/api/MobPayment/SendC2P')
    expect(JSON.parse(bank.calls[0]?.body ?? '')).toEqual({
      ...requestNamed('SendC2P'),
      Reference: bank.calls[0]?.reference,
    })
  })

  test.each([
    ['Operacion exitosa. Referencia: 00991420', '00991420'],
    ['Operacion exitosa Ref. Nro. 00991420 a las 1530', '00991420'],
    ['Aprobada 00991420', '00991420'],
    ['Operacion exitosa', undefined],
    ['Operacion exitosa 1530 del 20261005', undefined],
  ])('whose reference is only in the text "%s" has the reference %s', async (text, reference) => {
    const { outcome } = await chargeAt(() => answer(202, { status: 'OK', message: `000000${text}`, value: '' }))
    expect(outcome).toEqual({ kind: 'approved', code: '000000', ...(reference === undefined ? {} : { reference }) })
  })

  test('keeps a numeric reference as text and a textual number as a number', async () => {
    const { outcome } = await chargeAt(ok({ idTransaction: '842950', reference: 991420 }))
    expect(outcome).toEqual({ kind: 'approved', code: '000000', reference: '991420', txId: 842950 })
  })

  test('declined with a padded code is rejected', async () => {
    const { outcome } = await chargeAt(() => answer(409, responseNamed('C2P declined (code padded to six)')))
    expect(outcome).toEqual({ kind: 'rejected', code: 'G55' })
  })

  test('refused by the framework was not sent', async () => {
    const { outcome } = await chargeAt(() => answer(400, responseNamed('model-state validation (no envelope at all)')))
    expect(outcome).toEqual({ kind: 'notSent', reason: 'setup', code: 'EPIIMS:DebtorCellPhone' })
  })

  test.each([
    ['G91   Banco emisor inoperativo', 'G91'],
    ['EPIECPExcepcion al insertar C2P', 'EPIECP'],
    ['G99   Codigo nuevo', 'G99'],
    ['000000Operacion exitosa', '000000'],
  ])('refused with the doubtful message "%s" may have moved money', async (message, code) => {
    const { outcome } = await chargeAt(() => ko(message))
    expect(outcome).toEqual({ kind: 'unknown', reason: 'doubtful_code', code })
  })

  test('an approval that cannot be opened may have moved money', async () => {
    const broken = { ...responseNamed('SendC2P ok'), validation: '00' }
    const { outcome, bank } = await chargeAt(() => answer(200, broken))
    expect(outcome).toEqual({ kind: 'unknown', reason: 'unreadable_answer' })
    expect(bank.calls).toHaveLength(1)
  })

  test.each(['G51', 'EPIONA'])('an approving envelope with the refusing code %s leaves doubt', async (code) => {
    const { outcome } = await chargeAt(ok({}, code.padEnd(6)))
    expect(outcome).toEqual({ kind: 'unknown', reason: 'doubtful_code', code })
  })

  test('taken by the network and not decided is pending', async () => {
    const { outcome } = await chargeAt(ok({}, 'AC00  En proceso'))
    expect(outcome).toEqual({ kind: 'pending', code: 'AC00' })
  })

  test.each([
    ['0.01', '0.01'],
    ['25', '25'],
    ['25.10', '25.1'],
    ['99999999999.99', '99999999999.99'],
  ])('of %s is written as the number %s', async (text, written) => {
    const bank = scriptedBank(ok({}))
    await flowOf(connect(bank.transport), 'chargeC2p')({ ...charge, amount: decimal(text) })
    expect(bank.calls[0]?.text).toContain(`"Amount":${written},`)
  })
})

describe('a reversal', () => {
  test('of a known transaction is sent and its approval read as published', async () => {
    const { bank, outcome } = await reverseAt(() => answer(200, responseNamed('ReverseC2P ok')))
    expect(outcome).toEqual({ kind: 'approved', code: '000000', reference: '00991421' })
    expect(JSON.parse(bank.calls[0]?.body ?? '')).toEqual({
      ...requestNamed('ReverseC2P'),
      Reference: bank.calls[0]?.reference,
    })
  })

  test('without a transaction number names the payer instead', async () => {
    const { txId: _, ...withoutTxId } = reversal
    const { bank, outcome } = await reverseAt(ok({ Reference: '00991421' }), withoutTxId)
    expect(outcome).toEqual({ kind: 'approved', code: '000000', reference: '00991421' })
    expect(bank.calls[0]?.url).toBe('https://bnc.test/api/MobPayment/ReverseC2PALT')
    expect(bank.calls[0]?.text).toBe(
      '{"Amount":1523.4,"BanckCode":102,"DebtorCellPhone":"584141234567","DebtorID":"V12345678",' +
        '"Terminal":"12345678","ChildClientID":"","BranchID":""}',
    )
  })

  test('refused by the bank is rejected', async () => {
    const { outcome } = await reverseAt(() => ko('G41   Reverso rechazado'))
    expect(outcome).toEqual({ kind: 'rejected', code: 'G41' })
  })

  test('whose answer is lost is unknown and is not repeated', async () => {
    const { bank, outcome } = await reverseAt(() => ({ kind: 'unknown', reason: 'connection_lost' }))
    expect(outcome).toEqual({ kind: 'unknown', reason: 'connection_lost' })
    expect(bank.calls).toHaveLength(1)
  })
})
