import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { decimal } from '../../../foundation/money.ts'
import { Secret } from '../../../foundation/secret.ts'
import type { BankCall, Exchange } from '../../transport.ts'
import vectors from '../vectors.json' with { type: 'json' }
import { createFieldCipher } from './cipher.ts'
import { createMercantilClient } from './client.ts'
import type { JsonValue } from './json.ts'
import { type OperationName, operations, products } from './operations.ts'

const ok: Exchange = { kind: 'answer', status: 200, text: '{}' }
const identity = { integratorId: '31', terminalId: 'abcde', clientIp: '10.0.0.1', browserAgent: 'Chrome 18.1.3' }
const accessOf = (product: string) => ({
  clientId: new Secret(`client-of-${product}`),
  merchantId: '123456',
  secret: new Secret(vectors.secret),
})
const everything = Object.fromEntries(products.map((product) => [product, accessOf(product)]))

function createTestClient(exchange: Exchange = ok, access = everything) {
  const calls: BankCall[] = []
  const post = (call: BankCall) => {
    calls.push(call)
    return Promise.resolve(exchange)
  }
  const client = createMercantilClient({ baseUrl: 'https://bank.example/v1/', access, identity, transport: { post } })
  return { client, calls }
}

const names = Object.keys(operations).filter((name): name is OperationName => name in operations)
const texts = new Map(Object.entries(vectors.ciphers).map(([text, cipher]) => [cipher, text]))

/** The plain fields of a vector: what a flow hands to the client. Amounts are decimals, as in every flow. */
function plainFields(name: OperationName, body: string): Record<string, JsonValue> {
  const parsed = JSON.parse(body)[operations[name].section] as Record<string, string | number>
  return Object.fromEntries(
    Object.entries(parsed).map(([field, value]) => {
      if (field === 'amount') return [field, decimal(value).plus('0.00')]
      return [field, typeof value === 'string' ? (texts.get(value) ?? value) : value]
    }),
  )
}

async function replyTo(status: number, text: string) {
  return createTestClient({ kind: 'answer', status, text }).client.call('searchMobile', {})
}

describe('the encryption of fields', () => {
  const cipher = createFieldCipher(new Secret(vectors.secret))

  test.each(Object.entries(vectors.ciphers))('%s is encrypted as %s, and decrypted again', (text, expected) => {
    expect(cipher.encrypt(text)).toBe(expected)
    expect(cipher.decrypt(expected)).toBe(text)
  })

  test.each(['', 'P5fmJmI8uimf05Y0GeTQ', 'not base64', 'AAAAAAAAAAAAAAAAAAAAAA=='])(
    'the text %j is no ciphertext of this key',
    (text) => {
      expect(cipher.decrypt(text)).toBeUndefined()
    },
  )
})

describe('a request to Mercantil', () => {
  test('the vectors cover every operation', () => {
    expect(vectors.requests.map(({ operation }) => operation).toSorted()).toEqual(names.toSorted())
  })

  test.each(vectors.requests)('the request $operation has the path, client and bytes of its vector', async (vector) => {
    const name = names.find((candidate) => candidate === vector.operation)
    if (!name) throw new Error('no such operation')
    const { client, calls } = createTestClient()
    // Handed over in another order, so that the order on the wire can only come from the table.
    const shuffled = Object.fromEntries(Object.entries(plainFields(name, vector.body)).toReversed())
    await client.call(name, shuffled)
    const [call] = calls
    expect(call?.url).toBe(`https://bank.example/v1${vector.path}`)
    expect(call?.body).toBe(vector.body)
    expect(call?.headers).toEqual({
      'Content-Type': 'application/json',
      'X-IBM-Client-Id': `client-of-${operations[name].product}`,
    })
    const classes: Partial<Record<OperationName, string>> = { c2p: 'payment', chargeCard: 'card' }
    expect(call?.class).toBe(classes[name] ?? 'question')
  })

  test('the charge of the vectors has the length and the SHA-256 that were published for it', () => {
    const body = vectors.requests.find(({ operation }) => operation === 'c2p')?.body ?? ''
    expect(Buffer.byteLength(body)).toBe(vectors.chargeBytes)
    expect(createHash('sha256').update(body).digest('hex')).toBe(vectors.chargeSha256)
  })

  test.each([
    ['1240.50', '1240.5'],
    ['5.00', '5'],
    ['100', '100'],
    ['0.1', '0.1'],
    ['0.01', '0.01'],
    ['99999999.99', '99999999.99'],
    ['9007199254740993.07', '9007199254740993.07'],
  ])('the amount %s is written as %s', async (given, written) => {
    const { client, calls } = createTestClient()
    await client.call('c2p', { amount: decimal(given) })
    expect(calls[0]?.body).toContain(`"transaction_c2p":{"amount":${written}}`)
  })

  test('the address of the customer replaces the account’s, where it is known', async () => {
    const { client, calls } = createTestClient()
    await client.call('c2p', {}, '190.0.0.7')
    expect(calls[0]?.body).toContain('"ipaddress":"190.0.0.7"')
  })

  test('a request of a product without credentials is not sent, and no other client is used for it', async () => {
    const { client, calls } = createTestClient(ok, { c2p: accessOf('c2p') })
    expect(await client.call('searchMobile', {})).toEqual({ kind: 'notSent', reason: 'setup' })
    expect(calls).toEqual([])
  })

  test.each<Exchange>([
    { kind: 'notSent', reason: 'circuit_open' },
    { kind: 'unknown', reason: 'timeout' },
  ])('a request without an answer returns the reason: $reason', async (exchange) => {
    expect(await createTestClient(exchange).client.call('c2p', {})).toEqual(exchange)
  })
})

describe('an answer of Mercantil', () => {
  test.each([
    [200, '{"error_list":[{"error_code":"0330","description":"No hay"}]}', '0330'],
    [400, '{"error_list":[{"error_code":330,"description":"No hay"}]}', '330'],
    [400, '{"errorList":[{"errorCode":"330","description":"No hay"}]}', '330'],
    [400, '{"status":{"errorCode":"51","description":"No hay"}}', '51'],
    [200, '{"code":99999,"description":"No hay"}', '99999'],
    [200, '{"error_list":[{"description":"No hay"}]}', ''],
    [200, '{"error_list":[{"error_code":"<b>","description":"No hay"}]}', ''],
  ])('status %i with %s is an error of code %j', async (status, text, code) => {
    const reply = await replyTo(status, text)
    expect(reply).toMatchObject({ kind: 'answer', answer: { errors: [{ code, description: 'No hay' }] } })
  })

  test('a status of zeros is no error', async () => {
    expect(await replyTo(200, '{"status":{"errorCode":"0000","description":"OK"}}')).toMatchObject({
      answer: { errors: [] },
    })
  })

  test('the digits of a number are kept as the bank wrote them', async () => {
    const reply = await replyTo(200, '{"transaction_list":[{"payment_reference":123456789012345678901,"amount":0.10}]}')
    expect(reply).toMatchObject({
      answer: { body: { transaction_list: [{ payment_reference: '123456789012345678901', amount: '0.10' }] } },
    })
  })

  const page = '<html><title>403 Forbidden</title></html>'
  test.each([
    [200, page],
    [200, ''],
    [200, '{"transaction_c2p_response":{"trx_status":"approved"'],
    [200, '"approved"'],
    [200, '[]'],
    [200, 'null'],
    [302, page],
    [400, '{}'],
    [401, '{"httpCode":"401","httpMessage":"Unauthorized"}'],
    [403, page],
    [500, '{"processingDate":"","infoMsg":{"guId":"1"},"code":99999}'],
    [500, '{"error_list":[{"error_code":"0071","description":"Numero de factura muy largo"}]}'],
    [503, '{"transaction_c2p_response":{"trx_status":"approved","trx_internal_status":"0000"}}'],
  ])('status %i with body %j leaves the outcome unknown', async (status, text) => {
    expect(await replyTo(status, text)).toEqual({ kind: 'unknown', reason: 'unreadable_answer' })
  })

  test('an encrypted field is decrypted with the key of its product only', () => {
    const access = { ...everything, c2p: { ...accessOf('c2p'), secret: new Secret('another secret of c2p') } }
    const { client } = createTestClient(ok, access)
    expect(client.decrypt('card', vectors.ciphers.otp)).toBe('otp')
    expect(client.decrypt('c2p', vectors.ciphers.otp)).toBeUndefined()
    expect(client.decrypt('card', 123)).toBeUndefined()
  })
})
