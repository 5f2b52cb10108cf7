import { createHash } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { mercantilAccount, mercantilVectorAccount, sandboxCredentials } from './credentials.ts'
import { decrypt, deriveKey, encrypt } from './mercantil/cipher.ts'
import { mercantilCodes } from './mercantil/codes.ts'
import { type MercantilClient, refusal } from './testing/mercantil.ts'
import { control, erase, ledger, post, startTestSandbox, type TestSandbox } from './testing/wire.ts'
import vectors from './vectors.json' with { type: 'json' }

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await startTestSandbox()
})
afterEach(() => erase(control(sandbox.mercantilUrl, 'readings')))
afterAll(() => sandbox.stop())

const readings = (changes: Record<string, unknown>) => post(control(sandbox.mercantilUrl, 'readings'), changes)
const fault = (body: Record<string, unknown>) => post(control(sandbox.mercantilUrl, 'faults'), body)
const effects = ({ credentials }: MercantilClient) => ledger(sandbox.mercantilUrl, credentials.accountNumber)

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
