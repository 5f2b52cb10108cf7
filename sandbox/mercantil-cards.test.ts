import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { encrypt } from './mercantil/cipher.ts'
import { listOf, type MercantilClient, refusal } from './testing/mercantil.ts'
import { control, erase, ledger, post, startTestSandbox, type TestSandbox } from './testing/wire.ts'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await startTestSandbox()
})
afterEach(() => erase(control(sandbox.mercantilUrl, 'readings')))
afterAll(() => sandbox.stop())

const readings = (changes: Record<string, unknown>) => post(control(sandbox.mercantilUrl, 'readings'), changes)
const effects = ({ credentials }: MercantilClient) => ledger(sandbox.mercantilUrl, credentials.accountNumber)

describe('the customer’s key at the simulated Mercantil', () => {
  test('is sent to a customer of the bank', async () => {
    const { body } = await sandbox.newMercantilClient().call('scp')
    expect(body['transactionScpInfoResponse']).toEqual({
      procesing_date: '2026-10-05 11:00:00 VET',
      trx_status: expect.stringMatching(/^La solicitud de la clave temporal de/),
      trx_internal_status: '0000',
    })
  })

  test('is refused to a customer of another bank', async () => {
    const client = sandbox.newMercantilClient()
    const { body } = await client.call('scp', { destination_id: client.encrypt('V00000105', 'scp') })
    expect(refusal(body)).toHaveProperty('error_code')
    expect(body).not.toHaveProperty('transactionScpInfoResponse')
  })
})

describe('cards at the simulated Mercantil', () => {
  test('the second factor of a debit card is named in encrypted fields', async () => {
    const client = sandbox.newMercantilClient()
    for (const [card_number, label] of [
      ['5555555555554444', 'otp'],
      ['6759649826438453', 'clave telefónica'],
    ]) {
      const { body } = await client.call('getauth', { card_number })
      expect(body['authentication_info']).toMatchObject({
        trx_type: 'solaut',
        payment_method: 'tdd',
        twofactor_label: client.encrypt(label ?? '', 'card'),
        twofactor_lenght: expect.any(String),
      })
    }
  })

  test.each(['debit', 'credit'] as const)('a sale by %s is approved with fifteen digits', async (name) => {
    const client = sandbox.newMercantilClient()
    const { body } = await client.call(name)
    expect(body['transaction_response']).toMatchObject({
      trx_status: 'approved',
      trx_internal_status: '0000',
      payment_reference: expect.stringMatching(/^0\d{14}$/),
      invoice_number: 'P00000000001',
      amount: 100.5,
    })
    const last = name === 'debit' ? '4444' : '4242'
    expect(await effects(client)).toMatchObject([{ operation: 'pay', amount: '100.50', cardLast4: last }])
  })

  test.each([
    ['4000000000000002', '9005'],
    ['4000000000009995', '9051'],
    ['4242424242424241', '9056'],
  ])('the card %s is refused with %s', async (card_number, code) => {
    const client = sandbox.newMercantilClient()
    expect(refusal((await client.call('credit', { card_number })).body)['error_code']).toBe(code)
    expect(await effects(client)).toEqual([])
  })

  test('an expired card is refused', async () => {
    const { body } = await sandbox.newMercantilClient().call('credit', { expiration_date: '2026/09' })
    expect(refusal(body)['error_code']).toBe('9054')
  })

  test.each([
    ['a second factor at a credit card', 'credit', { twofactor_auth: encrypt('1', 'x') }],
    ['an account type at a credit card', 'credit', { account_type: 'CC' }],
    ['no account type at a debit card', 'debit', { account_type: undefined }],
    ['a cvv in clear', 'credit', { cvv: '123' }],
    ['another form of the date', 'credit', { expiration_date: '11/2027' }],
  ] as const)('%s is answered by the general failure', async (_title, name, changes) => {
    const client = sandbox.newMercantilClient()
    expect((await client.call(name, changes)).status).toBe(500)
    expect(await effects(client)).toEqual([])
  })

  test('a second factor under another secret is refused by its text', async () => {
    const client = sandbox.newMercantilClient()
    const { body } = await client.call('debit', { twofactor_auth: client.encrypt('00001111', 'c2p') })
    expect(refusal(body)['description']).toBe('Segundo factor no valida su encriptacion')
  })

  test('a sale whose answer was lost is found by its invoice number, with a masked card', async () => {
    const client = sandbox.newMercantilClient()
    await expect(client.call('credit', { card_number: '4000000000000119' })).rejects.toThrow()
    const { body } = await client.call('cardSearch')
    expect(listOf(body, 'transaction_list')).toMatchObject([
      { invoice_number: 'P00000000001', amount: 100.5, card_number: '************0119', customer_id: 'V12345678' },
    ])
    const other = await client.call('cardSearch', { procesing_date: '2026/10/04' })
    expect(refusal(other.body)['error_code']).toBe('0330')
    for (const [cardSearchWithoutReference, status] of [
      ['none', 200],
      ['refused', 500],
    ]) {
      await readings({ cardSearchWithoutReference })
      const answer = await client.call('cardSearch')
      expect([answer.status, answer.body['transaction_list']]).toEqual([status, undefined])
    }
  })
})
