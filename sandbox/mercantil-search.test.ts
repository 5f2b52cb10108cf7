import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { isRecord } from './model.ts'
import { charged, listOf, type MercantilClient } from './testing/mercantil.ts'
import { control, erase, post, startTestSandbox, type TestSandbox } from './testing/wire.ts'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await startTestSandbox()
})
afterEach(() => erase(control(sandbox.mercantilUrl, 'readings')))
afterAll(() => sandbox.stop())

const readings = (changes: Record<string, unknown>) => post(control(sandbox.mercantilUrl, 'readings'), changes)

async function register({ credentials }: MercantilClient, movement: Record<string, unknown>) {
  const payment = { amount: 1240.5, phone: '584141234567', bankCode: '0134', ...movement }
  const answer = await post(control(sandbox.mercantilUrl, 'movements'), {
    client: credentials.accountNumber,
    ...payment,
  })
  expect(answer.status, answer.text).toBe(201)
}

describe('the search of mobile payments at the simulated Mercantil', () => {
  const rows = async (client: MercantilClient, changes: Record<string, unknown> = {}) =>
    listOf((await client.call('mobileSearch', changes)).body, 'transaction_list')

  test('finds a charge with its invoice number by day, amount and phones, with and without its reference', async () => {
    const client = sandbox.newMercantilClient()
    const { payment_reference } = charged((await client.call('compra')).body)
    for (const number of [String(payment_reference), `000${String(payment_reference)}`, '', undefined]) {
      expect(await rows(client, { payment_reference: number })).toEqual([
        {
          trx_date: '2026-10-05',
          trx_type: 'compra',
          authorization_code: expect.any(String),
          payment_reference,
          invoice_number: 'P00000000001',
          payment_method: 'c2p',
          origin_mobile_number: client.encrypt(client.credentials.collectingPhone, 'mobileSearch'),
          destination_mobile_number: client.encrypt('584141234567', 'mobileSearch'),
          destination_id: client.encrypt('V12345678', 'mobileSearch'),
          currency: 'ves',
          amount: 1240.5,
          destination_bank_id: 102,
        },
      ])
    }
  })

  test('finds a charge whose answer was lost', async () => {
    const client = sandbox.newMercantilClient()
    const key = { twofactor_auth: client.encrypt('00000098') }
    await expect(client.call('compra', key)).rejects.toThrow()
    expect(await rows(client, { payment_reference: '' })).toMatchObject([{ invoice_number: 'P00000000001' }])
  })

  test.each([
    ['amount', { amount: 1240.51 }],
    ['day', { trx_date: '2026-10-04' }],
    ['reference', { payment_reference: '70404' }],
  ])('finds nothing with another %s', async (_field, changes) => {
    const client = sandbox.newMercantilClient()
    await client.call('compra')
    const { status, body } = await client.call('mobileSearch', { payment_reference: '', ...changes })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      processing_date: '2026-10-05 11:00:00 VET',
      merchant_identify: { terminalId: 'abcde' },
      error_list: [
        { error_code: '0330', description: 'No hay transacciones que coincidan con los campos de busqueda' },
      ],
    })
  })

  test('finds a registered mobile payment as p2c, without its leading zeros, as often as it is asked', async () => {
    const client = sandbox.newMercantilClient()
    await register(client, { reference: '000012345678', document: 'V8765432' })
    for (const payment_reference of ['12345678', '000012345678']) {
      expect(await rows(client, { payment_reference })).toMatchObject([
        { payment_method: 'p2c', payment_reference: 12345678, destination_bank_id: 134, invoice_number: '' },
      ])
    }
  })

  test.each([
    ['11119999', [1, 1]],
    ['11110404', [0, 0]],
    ['11110408', [0, 1]],
    ['11110409', [0, 0]],
  ])('an unregistered payment with the reference %s is found %j times', async (payment_reference, counts) => {
    const client = sandbox.newMercantilClient()
    for (const count of counts) expect(await rows(client, { payment_reference })).toHaveLength(count)
  })

  test('the reference ending 0409 is a payment of 1.00 more', async () => {
    const client = sandbox.newMercantilClient()
    await rows(client, { payment_reference: '11110409' })
    expect(await rows(client, { payment_reference: '11110409', amount: 1241.5 })).toHaveLength(1)
  })

  test.each([
    ['none', 200],
    ['refused', 500],
  ])('without a reference is answered %s under another reading', async (searchWithoutReference, status) => {
    await readings({ searchWithoutReference })
    const client = sandbox.newMercantilClient()
    await client.call('compra')
    const answer = await client.call('mobileSearch', { payment_reference: '' })
    expect(answer.status).toBe(status)
    expect(answer.body).not.toHaveProperty('transaction_list')
  })

  test('under the other reading the customer of a mobile payment is its origin', async () => {
    await readings({ p2cPhones: 'customerIsOrigin' })
    const client = sandbox.newMercantilClient()
    await register(client, { reference: '12345678' })
    expect(await rows(client, { payment_reference: '12345678' })).toEqual([])
    const phones = {
      origin_mobile_number: client.encrypt('584141234567', 'mobileSearch'),
      destination_mobile_number: client.encrypt(client.credentials.collectingPhone, 'mobileSearch'),
    }
    expect(await rows(client, { payment_reference: '12345678', ...phones })).toHaveLength(1)
  })

  test('shows change and annulments, or under the other reading none', async () => {
    const client = sandbox.newMercantilClient()
    await client.call('vuelto')
    const question = { payment_reference: '', amount: 5 }
    expect(await rows(client, question)).toMatchObject([{ trx_type: 'vuelto', invoice_number: 'P00000000001' }])
    await readings({ searchShowsOutgoing: false })
    expect(await rows(client, question)).toEqual([])
  })

  test('shows a payment only after the delay of another reading', async () => {
    const world = await startTestSandbox({ mercantilReadings: { searchDelayMs: 90_000 } })
    const client = world.newMercantilClient()
    await client.call('compra')
    const found = async () =>
      listOf((await client.call('mobileSearch', { payment_reference: '' })).body, 'transaction_list').length
    expect(await found()).toBe(0)
    world.passTime(90_000)
    expect(await found()).toBe(1)
    await world.stop()
  })
})

describe('the search of transfers at the simulated Mercantil', () => {
  test('finds a transfer by the last eight digits and says whether somebody asked before', async () => {
    const client = sandbox.newMercantilClient()
    const transfer = { amount: 100.5, type: 'transfer', bankCode: '0105', document: 'V12345678' }
    await register(client, { ...transfer, reference: '777712345678' })
    for (const previouslySearched of ['N', 'S', 'S']) {
      const { status, body } = await client.call('transferSearch')
      expect(status).toBe(200)
      expect(listOf(body, 'transferSearchList')).toEqual([
        {
          trxTime: '11:00:00',
          currency: 'VES',
          trxStatus: 'A',
          issuerCustomerId: client.encrypt('V12345678', 'transferSearch'),
          channel: expect.any(String),
          trxValueDate: '2026-10-05',
          previouslySearched,
          issuerCustomerName: expect.any(String),
          paymentReference: '12345678',
        },
      ])
    }
  })

  test.each([
    ['amount', { amount: 1 }],
    ['day', { trxDate: '2026-10-04' }],
    ['bank', { issuerBankId: 134 }],
    ['reference', { paymentReference: '11110404' }],
    ['length of the reference', { paymentReference: '777712345678' }],
  ])('another %s is 400 with errorCode 330', async (_field, changes) => {
    const client = sandbox.newMercantilClient()
    const transfer = { amount: 100.5, type: 'transfer', bankCode: '0105', document: 'V12345678' }
    await register(client, { ...transfer, reference: '777712345678' })
    const { status, body } = await client.call('transferSearch', changes)
    expect([status, body]).toEqual([400, { status: { errorCode: '330', description: expect.any(String) } }])
  })

  test('another letter of the document finds nothing', async () => {
    const client = sandbox.newMercantilClient()
    await register(client, { type: 'transfer', bankCode: '0105', document: 'V12345678', reference: '12345678' })
    const issuerCustomerId = client.encrypt('E12345678', 'transferSearch')
    expect((await client.call('transferSearch', { issuerCustomerId, amount: 1240.5 })).status).toBe(400)
  })

  const identify = (client: MercantilClient, changes: Record<string, unknown>) => ({
    merchantIdentify: {
      integratorId: 31,
      merchantId: Number(client.credentials.transferSearchMerchantId),
      terminalId: 'abcde',
      ...changes,
    },
  })
  const device = (changes: Record<string, unknown>) => ({
    clientIdentify: {
      ipAddress: '10.0.0.1',
      browserAgent: 'Chrome 18.1.3',
      mobile: { manufacturer: 'Samsung' },
      ...changes,
    },
  })

  test.each([
    ['no terminal', (client: MercantilClient) => identify(client, { terminalId: null }), 400, '43'],
    ['the text of a browser', () => device({ browserAgent: 'Mozilla/5.0 (X11)' }), 400, '51'],
    ['no mobile', () => device({ mobile: undefined }), 500, 99999],
    [
      'the affiliation instead of the person’s number',
      (client: MercantilClient) => identify(client, { merchantId: Number(client.credentials.c2pMerchantId) }),
      500,
      99999,
    ],
  ])('with %s is an error', async (_title, parts, status, code) => {
    const client = sandbox.newMercantilClient()
    const { body, ...answer } = await client.call('transferSearch', {}, parts(client))
    const error = isRecord(body['status']) ? body['status']['errorCode'] : body['code']
    expect([answer.status, error]).toEqual([status, code])
  })

  test('the snake_case dialect is not understood', async () => {
    const parts = { merchantIdentify: undefined, merchant_identify: { integratorId: 31 } }
    expect((await sandbox.newMercantilClient().call('transferSearch', {}, parts)).status).toBe(500)
  })

  test('under other readings an error is a number in a list', async () => {
    await readings({ transferErrorForm: 'errorList', transferErrorCode: 'number' })
    const { body } = await sandbox.newMercantilClient().call('transferSearch', { paymentReference: '11110404' })
    expect(listOf(body, 'errorList')).toMatchObject([{ errorCode: 330 }])
  })
})
