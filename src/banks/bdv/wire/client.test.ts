import { describe, expect, test } from 'vitest'
import { Secret } from '../../../foundation/secret.ts'
import type { BankCall, Exchange } from '../../transport.ts'
import vectors from '../vectors.json' with { type: 'json' }
import { createBdvClient } from './client.ts'
import { type BodyOf, type OperationName, operations } from './operations.ts'

const keys = {
  c2p: new Secret('key-of-c2p'),
  verification: new Secret('key-of-verification'),
  multiple: new Secret('key-of-multiple'),
  statement: new Secret('key-of-statement'),
  change: new Secret('key-of-change'),
  changeQuery: new Secret('key-of-changeQuery'),
}
const ok: Exchange = { kind: 'answer', status: 200, text: '{"code":"1000"}' }

function createTestClient(
  exchange: Exchange = ok,
  baseUrl = 'https://bank.example/',
  own: Partial<typeof keys> = keys,
) {
  const calls: BankCall[] = []
  const post = (call: BankCall) => {
    calls.push(call)
    return Promise.resolve(exchange)
  }
  return { client: createBdvClient({ baseUrl, keys: own, transport: { post } }), calls }
}

const names = Object.keys(operations).filter((name): name is OperationName => name in operations)
const search: BodyOf<'listOfPayer'> = { fechaPago: '', bancoOrigen: '', telefonoCliente: '' }

async function replyTo(status: number, text: string) {
  return createTestClient({ kind: 'answer', status, text }).client.call('listOfPayer', search)
}

describe('a request to BDV', () => {
  test('the vectors cover every operation', () => {
    expect(vectors.requests.map(({ operation }) => operation).toSorted()).toEqual(names.toSorted())
  })

  test.each(vectors.requests)('the request $operation has the path, key and bytes of its vector', async (vector) => {
    const name = names.find((candidate) => candidate === vector.operation)
    if (!name) throw new Error('no such operation')
    const { client, calls } = createTestClient()
    // Handed over in another order, so that the order on the wire can only come from the table.
    const shuffled = Object.fromEntries(Object.entries(JSON.parse(vector.body)).toReversed())
    await client.call(name, shuffled as BodyOf<typeof name>)
    const [call] = calls
    expect(call?.url).toBe(`https://bank.example${vector.path}`)
    expect(call?.body).toBe(vector.body)
    expect(call?.headers).toEqual({
      'Content-Type': 'application/json',
      'X-API-Key': `key-of-${operations[name].product}`,
    })
    const movesMoney = ['charge', 'annul', 'sendChange'].includes(name)
    expect(call?.class).toBe(movesMoney ? 'payment' : 'question')
  })

  test('a base URL of the quality environment puts its version after every path', async () => {
    const { client, calls } = createTestClient(ok, 'https://qa.example:444/v2')
    await client.call('listOfPayer', search)
    expect(calls[0]?.url).toBe('https://qa.example:444/api/consulta/consultaMultiple/v2')
  })

  test('a request of a product without a key is not sent, and no other key is used for it', async () => {
    const { client, calls } = createTestClient(ok, undefined, { statement: keys.statement })
    expect(await client.call('listOfPayer', search)).toEqual({ kind: 'notSent', reason: 'setup' })
    expect(calls).toEqual([])
  })

  test.each<Exchange>([
    { kind: 'notSent', reason: 'circuit_open' },
    { kind: 'unknown', reason: 'timeout' },
  ])('a request without an answer returns the reason: $reason', async (exchange) => {
    expect(await createTestClient(exchange).client.call('listOfPayer', search)).toEqual(exchange)
  })
})

describe('an answer of BDV', () => {
  test.each(['{"code":1000,"message":"x"}', '{"code":"1000","message":"x"}', '{"code":" 1000 ","message":"x"}'])(
    'the code of %s is the text 1000',
    async (text) => {
      expect(await replyTo(200, text)).toMatchObject({ kind: 'answer', answer: { code: '1000', message: 'x' } })
    },
  )

  test('the digits of a number are kept as the bank wrote them', async () => {
    const reply = await replyTo(200, '{"code":1000,"resultados":[{"monto":0.10,"otro":123456789012345678901}]}')
    expect(reply).toMatchObject({
      answer: { body: { resultados: [{ monto: '0.10', otro: '123456789012345678901' }] } },
    })
  })

  test.each([
    ['null', null],
    ['an object', { a: 'b' }],
    ['a text', 'referencia'],
    ['a list', ['CAMPO - msg']],
  ])('data may be %s', async (_kind, data) => {
    expect(await replyTo(200, JSON.stringify({ code: 1010, data }))).toMatchObject({ answer: { data } })
  })

  const page = '<html><title>403 Forbidden</title></html>'
  test.each([
    [200, page],
    [200, ''],
    [200, '{"code":"1000"'],
    [200, '"1000"'],
    [200, '["1000"]'],
    [200, 'null'],
    [200, '{"message":"Transaccion realizada"}'],
    [200, '{"code":{"a":1}}'],
    [200, '{"code":"<b>1000</b>"}'],
    [302, page],
    [400, '{"code":"1034"}'],
    [401, page],
    [403, page],
    [429, page],
    [500, '{"code":"1000"}'],
    [503, '{"code":"1034"}'],
  ])('status %i with body %j leaves the outcome unknown', async (status, text) => {
    expect(await replyTo(status, text)).toEqual({ kind: 'unknown', reason: 'unreadable_answer' })
  })
})
