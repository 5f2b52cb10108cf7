import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deriveKey, seal, unseal, validationOf } from './bnc/envelope.ts'
import { accountNumber, bncAccount, sandboxCredentials } from './credentials.ts'
import { isSameSignature, signatureOf } from './r4/signature.ts'
import { control, get, ledger, post, startTestSandbox } from './testing/wire.ts'
import vectors from './vectors.json' with { type: 'json' }

const { bnc, r4 } = vectors

let sandbox: Awaited<ReturnType<typeof startTestSandbox>>
beforeAll(async () => {
  sandbox = await startTestSandbox()
})
afterAll(() => sandbox.stop())

function keyText(name: string): string {
  return name === 'MasterKey' ? bnc.masterKey : bnc.workingKey
}

describe('BNC envelopes', () => {
  test.each(['masterKey', 'workingKey'] as const)('the %s text derives the published AES key and IV', (name) => {
    const { key, iv } = deriveKey(bnc[name])
    expect(key.toString('hex')).toBe(bnc.derived[name].aesKeyHex)
    expect(iv.toString('hex')).toBe(bnc.derived[name].ivHex)
  })

  test.each(bnc.requests)('the request $name is encrypted and decrypted byte for byte', (vector) => {
    const key = deriveKey(keyText(vector.encryptedWith))
    const { Value, Validation } = vector.requestBody
    expect(seal(vector.plaintext, key)).toEqual({ value: Value, validation: Validation })
    expect(unseal(Value, key)).toBe(vector.plaintext)
  })

  test.each(bnc.responses)('the response $name is encrypted and decrypted byte for byte', (vector) => {
    const key = deriveKey(keyText(vector.encryptedWith))
    const { value, validation } = vector.responseBody
    expect(seal(vector.plaintext, key)).toEqual({ value, validation })
    expect(unseal(value, key)).toBe(vector.plaintext)
  })

  test('the validation hash equals that of the log-on sample of the bank', () => {
    expect(validationOf(bnc.published.plaintext)).toBe(bnc.published.validation)
  })

  test('the bank published four responses with their hashes', () => {
    expect(bnc.publishedAnswers).toHaveLength(4)
  })

  test.each(bnc.publishedAnswers)('the hash of the published response "$name" equals the published one', (answer) => {
    expect(validationOf(answer.plaintext)).toBe(answer.validation)
  })

  test('the published log-on opens a session for the published client', async () => {
    const logOn = bnc.requests.find(({ name }) => name === 'LogOn')
    const { status, body } = await post(`${sandbox.bncUrl}/Auth/LogOn`, logOn?.requestBody)
    expect(status).toBe(200)
    const plaintext = unseal(String(body['value']), deriveKey(bnc.masterKey)) ?? ''
    expect(JSON.parse(plaintext)).toEqual({ WorkingKey: expect.stringMatching(/^[0-9a-f]{32}$/) })
    expect(validationOf(plaintext)).toBe(body['validation'])
  })

  test('a published request with an expired working key is refused with EPIRWK', async () => {
    const charge = bnc.requests.find(({ name }) => name === 'SendC2P')
    const { body } = await post(`${sandbox.bncUrl}/MobPayment/SendC2P`, charge?.requestBody)
    expect(body).toEqual({
      status: 'KO',
      message: 'EPIRWKSe requiere refrescar la llave de trabajo',
      value: '',
      validation: '',
    })
  })
})

describe('R4 signatures', () => {
  test.each(r4.vectors)('the request to $path has the published signature', ({ body, signFields, authorization }) => {
    expect(signatureOf(r4.commerceToken, signFields, body)).toBe(authorization)
  })

  test('an upper-case hex signature is accepted', () => {
    const vector = r4.vectors.find(({ path }) => path === r4.upperCaseExample.path)
    expect(isSameSignature(vector?.authorization ?? '', r4.upperCaseExample.authorization)).toBe(true)
  })

  // The published credit to an account is of 99999999.99, whose cents select a lost response.
  const answered = r4.vectors.filter(({ path }) => path !== '/CICuentas')

  test.each(answered)('the published request to $path passes signature and format checks', async (vector) => {
    const headers = { commerce: r4.commerceToken, authorization: vector.authorization }
    const { contentType, body } = await post(sandbox.r4Url + vector.path, vector.body, headers)
    expect(contentType).toContain('application/json')
    expect(['08', '30']).not.toContain(body['code'])
  })

  test.each(r4.refused)('an alternative signature of $path is refused', async ({ path, authorization }) => {
    const vector = r4.vectors.find((published) => published.path === path)
    const headers = { commerce: r4.commerceToken, authorization }
    expect((await post(sandbox.r4Url + path, vector?.body, headers)).body).toMatchObject({ code: '08' })
  })
})

describe('Credentials of a client', () => {
  const clientId = '3f6a0c1e-5b7d-4e2f-8a90-1b2c3d4e5f60'

  test('the credentials of a client are the same for the same id in either case', () => {
    expect(sandboxCredentials(clientId)).toEqual(sandboxCredentials(clientId.toUpperCase()))
  })

  test('the credentials of two clients differ in every part', () => {
    const [one, other] = [sandboxCredentials(clientId), sandboxCredentials('3f6a0c1e-5b7d-4e2f-8a90-1b2c3d4e5f61')]
    const values = [one, other].flatMap(({ bnc: account, r4: { commerce } }) => [...Object.values(account), commerce])
    expect(new Set(values).size).toBe(16)
  })

  test('the bank derives the credentials of a client from its GUID alone', () => {
    const { bnc: account } = sandboxCredentials(clientId)
    expect(bncAccount(account.clientGuid.toUpperCase())).toEqual(account)
    expect(account.clientGuid).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/)
    expect(account.clientId).toMatch(/^J\d{9}$/)
    expect(account.collectingPhone).toMatch(/^58(412|414|416|422|424|426)\d{7}$/)
    expect(bncAccount(bnc.clientGUID)?.collectingPhone).toBe('584120000001')
  })

  test('the credentials have an account of bank 0191 with valid check digits', () => {
    const { accountNumber: account } = sandboxCredentials(clientId).bnc
    expect(account).toMatch(/^0191\d{16}$/)
    expect(accountNumber('0191', account.slice(4, 8), account.slice(10))).toBe(account)
  })

  test.each(vectors.accounts)('the account %s has valid check digits', (account) => {
    expect(accountNumber(account.slice(0, 4), account.slice(4, 8), account.slice(10))).toBe(account)
  })

  test('a GUID that was never issued has no account', () => {
    expect(bncAccount(clientId)).toBeUndefined()
  })
})

test('every server reports status ok', async () => {
  const { bncUrl, r4Url, ratesUrl, bdvUrl, mercantilUrl, banescoUrl, bancamigaUrl } = sandbox
  for (const url of [bncUrl, r4Url, ratesUrl, bdvUrl, mercantilUrl, banescoUrl, bancamigaUrl]) {
    expect((await get(control(url, 'health'))).body).toEqual({ status: 'ok' })
  }
})

test('the vectors moved money only for the published R4 merchant', async () => {
  const operations = (await ledger(sandbox.r4Url, r4.commerceToken)).map(({ operation }) => operation)
  expect(operations.toSorted()).toEqual(['CreditoInmediato', 'DebitoInmediato', 'MBc2p', 'MBvuelto', 'R4pagos'])
})
