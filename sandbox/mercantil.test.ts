import { createHash } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { mercantilAccount, mercantilVectorAccount, sandboxCredentials } from './credentials.ts'
import { decrypt, deriveKey, encrypt } from './mercantil/cipher.ts'
import { mercantilCodes } from './mercantil/codes.ts'
import { isRecord } from './model.ts'
import { mercantilClient } from './testing/mercantil.ts'
import { control, erase, ledger, post, startTestSandbox, type TestSandbox } from './testing/wire.ts'
import vectors from './vectors.json' with { type: 'json' }

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await startTestSandbox()
})
afterEach(() => erase(control(sandbox.mercantilUrl, 'readings')))
afterAll(() => sandbox.stop())

type Client = ReturnType<TestSandbox['newMercantilClient']>

const readings = (changes: Record<string, unknown>) => post(control(sandbox.mercantilUrl, 'readings'), changes)
const fault = (body: Record<string, unknown>) => post(control(sandbox.mercantilUrl, 'faults'), body)
const effects = ({ credentials }: Client) => ledger(sandbox.mercantilUrl, credentials.accountNumber)

async function register({ credentials }: Client, movement: Record<string, unknown>) {
  const payment = { amount: 1240.5, phone: '584141234567', bankCode: '0134', ...movement }
  const answer = await post(control(sandbox.mercantilUrl, 'movements'), {
    client: credentials.accountNumber,
    ...payment,
  })
  expect(answer.status, answer.text).toBe(201)
}

const listOf = (body: Record<string, unknown>, name: string) => {
  const list = body[name]
  return Array.isArray(list) ? list.filter(isRecord) : []
}
const refusal = (body: Record<string, unknown>) => listOf(body, 'error_list')[0] ?? {}
const charged = (body: Record<string, unknown>) => {
  const response = body['transaction_c2p_response']
  return isRecord(response) ? response : {}
}

describe('the field encryption of Mercantil', () => {
  const { secret, keyHex, encrypted } = vectors.mercantil

  test('derives the published key', () => {
    expect(deriveKey(secret).toString('hex')).toBe(keyHex)
  })

  test.each(Object.entries(encrypted))('writes and reads %s byte for byte', (plaintext, ciphertext) => {
    expect(encrypt(plaintext, secret)).toBe(ciphertext)
    expect(decrypt(ciphertext, secret)).toBe(plaintext)
  })

  test.each(['', 'V12345678', 'P5fmJmI8uimf05Y0GeTQlg', 'P5fmJmI8uimf05Y0GeTQlg==\n', 'AAAA'])(
    'reads nothing from %j',
    (ciphertext) => expect(decrypt(ciphertext, secret)).toBeNull(),
  )
})

describe('a C2P charge at the simulated Mercantil', () => {
  test('the published request is approved byte for byte, with the reference as a JSON number', async () => {
    const { rawBody, sha256 } = vectors.mercantil.charge
    expect(createHash('sha256').update(rawBody).digest('hex')).toBe(sha256)
    const { c2pClientId } = mercantilAccount(mercantilVectorAccount)
    const headers = { 'x-ibm-client-id': c2pClientId }
    const answer = await post(`${sandbox.mercantilUrl}/payment/c2p`, rawBody, headers)
    const [entry] = await ledger(sandbox.mercantilUrl, mercantilVectorAccount)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('x-global-transaction-id')).toMatch(/^[0-9a-f]{24}$/)
    expect(answer.body).toEqual({
      merchant_identify: { integratorId: 31, merchantId: 123456, terminalId: 'abcde' },
      transaction_c2p_response: {
        processing_date: '2026-10-05 11:00:00 VET',
        trx_status: 'approved',
        trx_internal_status: '0000',
        trx_type: 'compra',
        authorization_code: expect.stringMatching(/^\d{6}$/),
        payment_method: 'c2p',
        payment_reference: Number(entry?.reference),
        invoice_number: 'P00000000001',
        amount: 1240.5,
        service_fee: 0,
        currency: 'ves',
      },
    })
    expect(answer.text).toContain(`"payment_reference":${entry?.reference},`)
    expect(entry).toMatchObject({
      operation: 'compra',
      amount: '1240.50',
      direction: 'in',
      payer: { document: 'V12345678', phone: '584141234567', bankCode: '0105' },
      paymentHint: 'P00000000001',
    })
  })

  test.each([
    ['00000061', '4025'],
    ['00000051', '9051'],
    ['00000055', '9055'],
    ['00000056', '9056'],
    ['00000080', '9080'],
  ])('with the key %s is refused with %s and moves nothing', async (key, code) => {
    const client = sandbox.newMercantilClient()
    const { status, body } = await client.call('compra', { twofactor_auth: client.encrypt(key) })
    expect([status, refusal(body)]).toEqual([200, { error_code: code, description: expect.any(String) }])
    expect(await effects(client)).toEqual([])
  })

  test('only the documented codes are in the table, and of the declines only the limit', () => {
    const documented = '0000 0330 330 99999 43 51 0071 821 4025'.split(' ')
    expect(mercantilCodes.toSorted()).toEqual(documented.toSorted())
  })

  test.each([
    ['00000098', 1],
    ['00000099', 0],
  ])('with the key %s loses its answer and moves money %i times', async (key, count) => {
    const client = sandbox.newMercantilClient()
    await expect(client.call('compra', { twofactor_auth: client.encrypt(key) })).rejects.toThrow()
    expect(await effects(client)).toHaveLength(count)
  })

  test('with the key 00000091 is answered by the general failure and moves nothing', async () => {
    const client = sandbox.newMercantilClient()
    const { status, body } = await client.call('compra', { twofactor_auth: client.encrypt('00000091') })
    expect([status, body['code']]).toEqual([500, 99999])
    expect(body).toMatchObject({ processingDate: expect.any(String), infoMsg: { guId: expect.any(String) } })
    expect(await effects(client)).toEqual([])
  })

  test('a second factor that is encrypted with another secret is refused by its text', async () => {
    const client = sandbox.newMercantilClient()
    for (const twofactor_auth of [client.encrypt('00001111', 'scp'), '00001111']) {
      const { body } = await client.call('compra', { twofactor_auth })
      expect(refusal(body)).toEqual({ description: 'Segundo factor no valida su encriptacion' })
    }
    expect(await effects(client)).toEqual([])
  })

  const c2pSecret = 'another secret'
  test.each([
    ['an amount that is a text', { amount: '1240.50' }],
    ['an amount with three decimals', { amount: 1240.505 }],
    ['the amount zero', { amount: 0 }],
    ['the currency in capitals', { currency: 'VES' }],
    ['a bank that is a text', { destination_bank_id: '0105' }],
    ['a document in clear', { destination_id: 'V12345678' }],
    ['a document under another secret', { destination_id: encrypt('V12345678', c2pSecret) }],
    ['an unknown field', { concept: 'Pago' }],
    ['a reference', { payment_reference: '123' }],
    ['the method of change', { payment_method: 'p2p' }],
    ['an unknown type', { trx_type: 'reverso' }],
    ['no second factor', { twofactor_auth: undefined }],
    ['an empty invoice number', { invoice_number: '' }],
  ])('with %s is answered by the general failure', async (_title, changes) => {
    const client = sandbox.newMercantilClient()
    const { status, body } = await client.call('compra', changes)
    expect([status, body['code']]).toEqual([500, 99999])
    expect(await effects(client)).toEqual([])
  })

  test('with a phone that is not the merchant’s moves nothing', async () => {
    const client = sandbox.newMercantilClient()
    const { body } = await client.call('compra', { origin_mobile_number: client.encrypt('584129999999') })
    expect(refusal(body)).toHaveProperty('error_code')
    expect(await effects(client)).toEqual([])
  })

  test.each([
    ['another merchant', { merchant_identify: { integratorId: 31, merchantId: 1, terminalId: 'abcde' } }, 99999],
    ['a merchant that is a text', { merchant_identify: { merchantId: '123456' } }, 99999],
    ['no client', { client_identify: undefined }, 99999],
    ['no mobile', { client_identify: { ipaddress: '10.0.0.1', browser_agent: 'Chrome 18.1.3' } }, 99999],
    ['an unknown part', { extra: {} }, 99999],
  ])('with %s is answered by the general failure', async (_title, parts, code) => {
    const client = sandbox.newMercantilClient()
    expect((await client.call('compra', {}, parts)).body['code']).toBe(code)
    expect(await effects(client)).toEqual([])
  })

  test('with the whole text of a browser is refused with 51', async () => {
    const client = sandbox.newMercantilClient()
    const browser_agent = 'Mozilla/5.0 (X11; Linux x86_64)'
    const client_identify = { ipaddress: '10.0.0.1', browser_agent, mobile: { manufacturer: 'Samsung' } }
    expect(refusal((await client.call('compra', {}, { client_identify })).body)['error_code']).toBe('51')
  })

  test('every code can be forced, with or without money', async () => {
    for (const code of ['4025', '0071', 'X999']) {
      for (const moved of [false, true]) {
        const client = sandbox.newMercantilClient()
        await fault({ kind: 'code', operation: 'c2p', code, moved })
        expect(refusal((await client.call('compra')).body)['error_code']).toBe(code)
        expect(await effects(client)).toHaveLength(moved ? 1 : 0)
      }
    }
    await fault({ kind: 'code', operation: 'c2p', code: '99999' })
    expect((await sandbox.newMercantilClient().call('compra')).status).toBe(500)
  })

  test.each([
    ['status', 200, { status: { errorCode: '4025' } }],
    ['response', 200, { transaction_c2p_response: { trx_internal_status: '4025' } }],
    ['errorList', 400, { error_list: [{ error_code: '4025' }] }],
  ])('is refused in the form %s with status %i under another reading', async (refusalForm, refusalStatus, body) => {
    await readings({ refusalForm, refusalStatus })
    const client = sandbox.newMercantilClient()
    const answer = await client.call('compra', { twofactor_auth: client.encrypt('00000061') })
    expect(answer.status).toBe(refusalStatus)
    expect(answer.body).toMatchObject(body)
  })
})

describe('client ids at the simulated Mercantil', () => {
  test.each(['compra', 'scp', 'mobileSearch', 'transferSearch', 'credit', 'cardSearch'] as const)(
    '%s with the client id of another product, or none, is not served',
    async (name) => {
      const client = sandbox.newMercantilClient()
      const { c2pClientId, scpClientId } = client.credentials
      for (const id of [name === 'compra' ? scpClientId : c2pClientId, 'none', '']) {
        expect((await client.call(name, {}, {}, id)).status).toBe(401)
      }
      expect(await effects(client)).toEqual([])
    },
  )

  test('every product has an id, a merchant number and a secret of its own', () => {
    const { mercantil } = sandboxCredentials('3f6a0c1e-5b7d-4e2f-8a90-1b2c3d4e5f60')
    for (const kind of ['ClientId', 'MerchantId', 'Secret']) {
      const values = Object.entries(mercantil).flatMap(([name, value]) => (name.endsWith(kind) ? [value] : []))
      expect(new Set(values).size).toBe(6)
    }
  })

  test('the merchant of the vectors shares them, except at the search of transfers', () => {
    const { c2pClientId, scpClientId, transferSearchClientId } = mercantilAccount(mercantilVectorAccount)
    expect(c2pClientId).toBe(scpClientId)
    expect(transferSearchClientId).not.toBe(c2pClientId)
  })

  test('the three environments of the bank have the same paths, and nothing is served elsewhere', async () => {
    const { origin } = new URL(sandbox.mercantilUrl)
    for (const [path, status] of [
      ['/mercantil-banco/prod/v1/payment/c2p', 401],
      ['/mercantil-banco/cert/v1/payment/c2p', 401],
      ['/payment/c2p', 404],
    ]) {
      expect((await post(`${origin}${path}`, {})).status).toBe(status)
    }
  })
})

describe('invoice numbers at the simulated Mercantil', () => {
  const used = { description: 'Numero de factura procesado previamente' }

  test('a number is refused the second time, whatever the operation, the day and the answer', async () => {
    const world = await startTestSandbox()
    const client = world.newMercantilClient()
    const invoice_number = 'P00000000077'
    await post(control(world.mercantilUrl, 'faults'), { kind: 'resetAfter', operation: 'c2p' })
    await expect(client.call('compra', { invoice_number })).rejects.toThrow()
    for (const name of ['compra', 'vuelto', 'credit'] as const) {
      expect(refusal((await client.call(name, { invoice_number })).body)).toEqual(used)
      world.passTime(86_400_000)
    }
    expect(await ledger(world.mercantilUrl, client.credentials.accountNumber)).toHaveLength(1)
    await world.stop()
  })

  test('a number is used up by a decline, but not by a call that was never processed', async () => {
    const client = sandbox.newMercantilClient()
    const decline = { invoice_number: 'P00000000071', twofactor_auth: client.encrypt('00000051') }
    await client.call('compra', decline)
    expect(refusal((await client.call('compra', { invoice_number: 'P00000000071' })).body)).toEqual(used)
    await client.call('compra', { invoice_number: 'P00000000072', twofactor_auth: client.encrypt('00000091') })
    expect(charged((await client.call('compra', { invoice_number: 'P00000000072' })).body)['trx_status']).toBe(
      'approved',
    )
  })

  test('two accounts use the same number', async () => {
    for (const client of [sandbox.newMercantilClient(), sandbox.newMercantilClient()]) {
      const { body } = await client.call('compra', { invoice_number: 'P00000000001' })
      expect(charged(body)['trx_status']).toBe('approved')
    }
  })

  test.each(['0071', '821'])('more than twelve characters are refused with %s', async (longInvoice) => {
    await readings({ longInvoice })
    const client = sandbox.newMercantilClient()
    const { body } = await client.call('compra', { invoice_number: 'P000000000001' })
    expect(refusal(body)['error_code']).toBe(longInvoice)
    expect(await effects(client)).toEqual([])
  })

  test('under the other readings a number is free the next day and after a decline, and its refusal has a code', async () => {
    const world = await startTestSandbox({
      mercantilReadings: { invoiceUnique: 'day', declinedInvoice: 'free', uncodedRefusals: 'unlisted' },
    })
    const client = world.newMercantilClient()
    const invoice_number = 'P00000000077'
    await client.call('compra', { invoice_number, twofactor_auth: client.encrypt('00000051') })
    expect(charged((await client.call('compra', { invoice_number })).body)['trx_status']).toBe('approved')
    expect(refusal((await client.call('compra', { invoice_number })).body)).toEqual({ ...used, error_code: '9000' })
    world.passTime(86_400_000)
    expect(charged((await client.call('compra', { invoice_number })).body)['trx_status']).toBe('approved')
    await world.stop()
  })

  test('a used number is refused after a restart, and the journal has no key, card number or secret', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'sandbox-'))
    const journal = join(folder, 'journal.jsonl')
    const { mercantil } = sandboxCredentials('3f6a0c1e-5b7d-4e2f-8a90-1b2c3d4e5f60')
    const first = await startTestSandbox({ journal })
    const before = mercantilClient(first.mercantilUrl, mercantil)
    const reference = charged((await before.call('compra', { twofactor_auth: before.encrypt('73195284') })).body)[
      'payment_reference'
    ]
    await before.call('compra', { twofactor_auth: before.encrypt('00000051') })
    await before.call('credit')
    await first.stop()

    const second = await startTestSandbox({ journal })
    const after = mercantilClient(second.mercantilUrl, mercantil)
    for (let number = 1; number <= 3; number += 1) {
      expect(refusal((await after.call('compra')).body)).toEqual(used)
    }
    const { body } = await after.call('mobileSearch', { payment_reference: String(reference) })
    expect(listOf(body, 'transaction_list')).toHaveLength(1)
    await second.stop()
    const content = await readFile(journal, 'utf8')
    for (const secret of ['73195284', '424242424', mercantil.c2pSecret]) expect(content).not.toContain(secret)
    await rm(folder, { recursive: true })
  })
})

describe('annulment and change at the simulated Mercantil', () => {
  test('a charge is annulled once, by its reference, under a number of its own', async () => {
    const client = sandbox.newMercantilClient()
    const { payment_reference: number, invoice_number } = charged((await client.call('compra')).body)
    const payment_reference = String(number)
    expect(refusal((await client.call('anulacion', { payment_reference: '123' })).body)).toHaveProperty('error_code')
    const again = await client.call('anulacion', { payment_reference, invoice_number })
    expect(refusal(again.body)['description']).toContain('procesado previamente')
    const annulled = charged((await client.call('anulacion', { payment_reference })).body)
    expect(annulled).toMatchObject({ trx_status: 'approved', trx_internal_status: '0000', trx_type: 'anulacion' })
    expect(refusal((await client.call('anulacion', { payment_reference })).body)['error_code']).toBe('9094')
    const entries = await effects(client)
    expect(entries.map(({ operation, direction }) => [operation, direction])).toEqual([
      ['compra', 'in'],
      ['anulacion', 'out'],
    ])
  })

  test.each([
    ['another amount', { amount: 1 }],
    ['another bank', { destination_bank_id: 105 }],
  ])('an annulment with %s moves nothing', async (_title, changes) => {
    const client = sandbox.newMercantilClient()
    const { payment_reference } = charged((await client.call('compra')).body)
    const { body } = await client.call('anulacion', { payment_reference: String(payment_reference), ...changes })
    expect(refusal(body)['error_code']).toBe('9012')
    expect(await effects(client)).toHaveLength(1)
  })

  test('an annulment carries no second factor', async () => {
    const client = sandbox.newMercantilClient()
    const { payment_reference } = charged((await client.call('compra')).body)
    const twofactor_auth = client.encrypt('00001111')
    const { status } = await client.call('anulacion', { payment_reference: String(payment_reference), twofactor_auth })
    expect(status).toBe(500)
  })

  test.each([
    ['V00000041', 1, 'is refused'],
    ['V00000098', 2, 'loses its answer'],
    ['V00000099', 1, 'loses its answer'],
  ])('an annulment for the document %s leaves %i movements and %s', async (document, count, ending) => {
    const client = sandbox.newMercantilClient()
    const destination_id = client.encrypt(document)
    const { payment_reference } = charged((await client.call('compra', { destination_id })).body)
    const annulment = client.call('anulacion', { payment_reference: String(payment_reference), destination_id })
    if (ending === 'is refused') expect(refusal((await annulment).body)['error_code']).toBe('9041')
    else await expect(annulment).rejects.toThrow()
    expect(await effects(client)).toHaveLength(count)
  })

  test('under the other reading an annulment has the number of its charge', async () => {
    await readings({ annulmentInvoice: 'charge' })
    const client = sandbox.newMercantilClient()
    const { payment_reference, invoice_number } = charged((await client.call('compra')).body)
    const number = { payment_reference: String(payment_reference) }
    expect(refusal((await client.call('anulacion', number)).body)['error_code']).toBe('9012')
    const { body } = await client.call('anulacion', { ...number, invoice_number })
    expect(charged(body)['trx_status']).toBe('approved')
  })

  test.each([
    [5, 'approved', 1],
    [5.51, undefined, 0],
  ])('change of %d is %s and moves money %i times', async (amount, status, count) => {
    const client = sandbox.newMercantilClient()
    const { body } = await client.call('vuelto', { amount })
    expect(charged(body)['trx_status']).toBe(status)
    expect(await effects(client)).toHaveLength(count)
  })

  test('change is money out, by the method p2p', async () => {
    const client = sandbox.newMercantilClient()
    expect(charged((await client.call('vuelto')).body)).toMatchObject({ trx_type: 'vuelto', payment_method: 'p2p' })
    expect(await effects(client)).toMatchObject([{ operation: 'vuelto', direction: 'out', amount: '5.00' }])
    expect((await client.call('vuelto', { payment_method: 'c2p' })).status).toBe(500)
  })
})

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

describe('the search of mobile payments at the simulated Mercantil', () => {
  const rows = async (client: Client, changes: Record<string, unknown> = {}) =>
    listOf((await client.call('mobileSearch', changes)).body, 'transaction_list')

  test('finds a charge with its invoice number by day, amount and phones, with and without its reference', async () => {
    const client = sandbox.newMercantilClient()
    const { payment_reference } = charged((await client.call('compra')).body)
    for (const number of [String(payment_reference), `000${payment_reference}`, '', undefined]) {
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

  const identify = (client: Client, changes: Record<string, unknown>) => ({
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
    ['no terminal', (client: Client) => identify(client, { terminalId: null }), 400, '43'],
    ['the text of a browser', () => device({ browserAgent: 'Mozilla/5.0 (X11)' }), 400, '51'],
    ['no mobile', () => device({ mobile: undefined }), 500, 99999],
    [
      'the affiliation instead of the person’s number',
      (client: Client) => identify(client, { merchantId: Number(client.credentials.c2pMerchantId) }),
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

describe('scripted faults of the simulated Mercantil', () => {
  test.each([
    ['resetBefore', 0],
    ['resetAfter', 1],
  ])('%s loses the answer, and the money moves %i times', async (kind, count) => {
    const client = sandbox.newMercantilClient()
    await fault({ kind, operation: 'c2p' })
    await expect(client.call('compra')).rejects.toThrow()
    expect(await effects(client)).toHaveLength(count)
  })

  test.each([
    ['malformed', 1],
    ['html', 0],
    ['status', 0],
  ])('%s gives no readable answer, and the money moves %i times', async (kind, count) => {
    const client = sandbox.newMercantilClient()
    await fault({ kind, operation: 'c2p' })
    expect((await client.call('compra')).body).toEqual({})
    expect(await effects(client)).toHaveLength(count)
  })
})
