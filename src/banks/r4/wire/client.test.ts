import { createHmac } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { Secret } from '../../../foundation/secret.ts'
import type { BankCall, Exchange } from '../../transport.ts'
import vectorFile from '../vectors.json' with { type: 'json' }
import { createR4Client } from './client.ts'
import { type BodyOf, type OperationName, operations } from './operations.ts'
import { sign } from './sign.ts'

const commerce = new Secret(vectorFile.commerceToken)
const ok: Exchange = { kind: 'answer', status: 200, text: '{"code":"00"}' }

function createTestClient(exchange: Exchange = ok, signingKey = commerce) {
  const calls: BankCall[] = []
  const client = createR4Client({
    baseUrl: 'https://bank.example/',
    commerce,
    signingKey,
    transport: {
      post: (call) => {
        calls.push(call)
        return Promise.resolve(exchange)
      },
    },
  })
  return { client, calls }
}

async function replyTo(status: number, text: string) {
  return createTestClient({ kind: 'answer', status, text }).client.call('findOperation', { Id: 'x' })
}

const operationNames = Object.keys(operations).filter((name): name is OperationName => name in operations)

function isBodyOf<Name extends OperationName>(name: Name, body: Record<string, unknown>): body is BodyOf<Name> {
  return operations[name].fields.every((field) => field in body)
}

/** The operations that move no money and may be repeated. */
const queryPaths = ['/MBbcv', '/GenerarOtp', '/ConsultarOperaciones']

describe('the published vectors', () => {
  test('the published vectors cover every operation', () => {
    const paths = operationNames.map((name) => operations[name].path)
    expect(vectorFile.vectors.map(({ path }) => path).toSorted()).toEqual(paths.toSorted())
  })

  test.each(vectorFile.vectors)('$path has the signature of its signed text', ({ signString, authorization }) => {
    expect(sign(commerce, signString)).toBe(authorization)
  })

  test.each(vectorFile.vectors)(
    'the request to $path has the published signature, headers and body',
    async (vector) => {
      const name = operationNames.find((candidate) => operations[candidate].path === vector.path)
      if (!name) throw new Error('no such operation')
      const body = new Map<string, unknown>(Object.entries(vector.body))
      expect(operations[name].signed).toEqual(vector.signFields)
      expect(vector.signFields.map((field) => body.get(field)).join('')).toBe(vector.signString)

      const { client, calls } = createTestClient()
      // Handed over in another order, so that the order on the wire can only come from the table.
      const shuffled = Object.fromEntries([...body].toReversed())
      if (!isBodyOf(name, shuffled)) throw new Error('a field is missing')
      await client.call(name, shuffled)
      expect(calls).toEqual([
        {
          operation: `r4.${name}`,
          class: queryPaths.includes(vector.path) ? 'question' : 'payment',
          url: `https://bank.example${vector.path}`,
          headers: {
            'Content-Type': 'application/json',
            Commerce: vectorFile.commerceToken,
            Authorization: vector.authorization,
          },
          body: JSON.stringify(vector.body),
        },
      ])
    },
  )
})

describe('a call', () => {
  test('a call to R4 omits optional fields without a value', async () => {
    const { client, calls } = createTestClient()
    await client.call('sendChange', {
      TelefonoDestino: '04241234567',
      Cedula: 'V8765432',
      Banco: '0134',
      Monto: '25.00',
      Concepto: undefined,
    })
    expect(calls[0]?.body).toBe('{"TelefonoDestino":"04241234567","Cedula":"V8765432","Banco":"0134","Monto":"25.00"}')
  })

  test('a call to R4 is signed with the signing key if there is one', async () => {
    const { client, calls } = createTestClient(ok, new Secret('another key'))
    await client.call('findOperation', { Id: 'abc' })
    expect(calls[0]?.headers['Commerce']).toBe(vectorFile.commerceToken)
    expect(calls[0]?.headers['Authorization']).toBe(createHmac('sha256', 'another key').update('abc').digest('hex'))
  })

  test('a call with an amount of too many digits is not sent', async () => {
    const { client, calls } = createTestClient()
    const reply = await client.call('creditAccount', {
      Cedula: 'V1',
      Cuenta: '1',
      Monto: '100000000.00',
      Concepto: 'X',
    })
    expect(reply).toEqual({ kind: 'notSent', reason: 'setup' })
    expect(calls).toEqual([])
  })

  test.each<Exchange>([
    { kind: 'notSent', reason: 'circuit_open' },
    { kind: 'unknown', reason: 'timeout' },
  ])('a call without an answer returns the reason: $reason', async (exchange) => {
    expect(await createTestClient(exchange).client.call('findOperation', { Id: 'x' })).toEqual(exchange)
  })
})

describe('an answer is read', () => {
  test.each([
    ['English', { code: '00', message: 'OK', id: 'a-1', reference: '00012345', success: true }],
    ['Spanish', { codigo: '00', mensaje: 'OK', uuid: 'a-1', referencia: '00012345', success: true }],
    ['capitalised', { Code: '00', Message: 'OK', Id: 'a-1', Reference: '00012345', Success: true }],
    ['padded with blanks', { code: ' 00 ', message: 'OK', id: 'a-1 ', reference: ' 00012345', success: true }],
  ])('an answer is parsed in its %s spelling', async (_name, body) => {
    expect(await replyTo(200, JSON.stringify(body))).toMatchObject({
      kind: 'answer',
      answer: { status: 200, code: '00', message: 'OK', operationId: 'a-1', reference: '00012345', success: true },
    })
  })

  test('an answer with numeric reference and code is parsed', async () => {
    expect(await replyTo(200, '{"code":202,"reference":59700001}')).toMatchObject({
      answer: { code: '202', reference: '59700001' },
    })
  })

  test('parts of an answer that are empty, null or no plain values are ignored', async () => {
    const reply = await replyTo(
      200,
      '{"code":{"a":1},"id":"","uuid":null,"reference":1.5,"success":"true","message":7}',
    )
    expect(reply).toEqual({ kind: 'answer', answer: { status: 200, message: '7', values: expect.any(Map) } })
    expect(await replyTo(200, '{"code":"<b>00</b>","reference":"1; drop"}')).toEqual({
      kind: 'answer',
      answer: { status: 200, message: '', values: expect.any(Map) },
    })
  })

  test('a refusal with 4xx is parsed like one with 200', async () => {
    for (const status of [200, 400, 401, 422]) {
      expect(await replyTo(status, '{"code":"51","message":"FONDOS"}')).toMatchObject({
        answer: { status, code: '51' },
      })
    }
  })
})

describe('no answer', () => {
  const page = '<html><title>403 Forbidden</title></html>'

  test.each([401, 403])(
    'a page with %i is the firewall’s: nothing was run, and the configuration is wrong',
    async (status) => {
      expect(await replyTo(status, page)).toEqual({ kind: 'notSent', reason: 'setup' })
    },
  )

  test.each([
    [200, page],
    [200, ''],
    [200, '{"code":"00"'],
    [200, '"00"'],
    [200, '["00"]'],
    [200, 'null'],
    [302, page],
    [400, page],
    [404, page],
    [405, page],
    [413, page],
    [429, page],
    [408, page],
    [409, page],
    [500, page],
    [500, '{"code":"00"}'],
    [503, '{"code":"51"}'],
  ])('status %i with body %j is an unknown outcome', async (status, text) => {
    expect(await replyTo(status, text)).toEqual({ kind: 'unknown', reason: 'unreadable_answer' })
  })
})
