import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { headerComplaints } from '../harness/declared-headers.ts'
import {
  type HttpAnswer,
  startTestGateway,
  startTestSandbox,
  type TestGateway,
  type TestSandbox,
} from '../harness/gateway.ts'
import { c2pDetails, requestC2p } from '../harness/payments.ts'

/** Expectations of readers and client generators beyond validity. */

type Schema = Record<string, unknown> & {
  type?: string | string[]
  pattern?: string
  enum?: unknown[]
  examples?: string[]
}
type Response = { description: string; headers?: Record<string, { $ref: string }> }
type Operation = { operationId: string; tags: string[]; description?: string; responses: Record<string, Response> }
type Document = {
  info: { contact?: Record<string, string> }
  tags: { name: string; description?: string }[]
  paths: Record<string, Record<string, Operation>>
  webhooks: Record<string, Record<string, Operation>>
  components: { headers: Record<string, { description?: string; required?: boolean; schema?: Schema }> }
}

let sandbox: TestSandbox
let gateway: TestGateway
let document: Document
beforeAll(async () => {
  sandbox = await startTestSandbox()
  gateway = await startTestGateway({ sandbox })
  document = (await gateway.call('/openapi.json')).body as Document
})
afterAll(async () => {
  await gateway.stop()
  await sandbox.stop()
})

const operationsOf = (part: Record<string, Record<string, Operation>>) =>
  Object.entries(part).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({ name: `${method} ${path}`, method, path, operation })),
  )
const operations = () => operationsOf(document.paths)
const withWebhooks = () => [...operations(), ...operationsOf(document.webhooks)]

/** Every object of the document with its JSON pointer, without `examples`, which are values. */
function* nodes(node: unknown, pointer = '#'): Generator<{ pointer: string; node: Schema }> {
  if (typeof node !== 'object' || node === null) return
  if (!Array.isArray(node)) yield { pointer: pointer, node: node as Schema }
  for (const [key, part] of Object.entries(node)) if (key !== 'examples') yield* nodes(part, `${pointer}/${key}`)
}

/** The fields of every object by name, and the parameters. */
function* namedSchemas(): Generator<{ pointer: string; name: string; schema: Schema }> {
  for (const { pointer, node } of nodes(document)) {
    if (typeof node['properties'] === 'object') {
      const properties = Object.entries(node['properties'] as Record<string, Schema>)
      for (const [name, schema] of properties) yield { pointer: `${pointer}/properties/${name}`, name, schema }
    }
    if (typeof node['name'] === 'string' && typeof node['schema'] === 'object') {
      yield { pointer, name: node['name'], schema: node['schema'] as Schema }
    }
  }
}

describe('the OpenAPI document', () => {
  test('has a contact, by default without an address', () => {
    expect(document.info.contact).toEqual({ name: 'The operator of this gateway' })
  })

  test.each([
    ['ayuda@bodega.example', { email: 'ayuda@bodega.example' }],
    ['https://bodega.example/ayuda', { url: 'https://bodega.example/ayuda' }],
  ])('has the contact that the operator configured: %s', async (given, contact) => {
    const other = await startTestGateway({ env: { PASARELA_CONTACT: given } })
    const { info } = (await other.call('/openapi.json')).body as Document
    await other.stop()
    expect(info.contact).toEqual({ name: 'The operator of this gateway', ...contact })
  })

  test('describes each of its tags, and uses no others', () => {
    const used = new Set(withWebhooks().flatMap(({ operation }) => operation.tags))
    expect(document.tags.map(({ name }) => name).toSorted()).toEqual([...used].toSorted())
    expect(document.tags.filter(({ description }) => !description)).toEqual([])
  })

  test('describes every operation, webhooks included', () => {
    expect(withWebhooks().length).toBeGreaterThan(30)
    expect(withWebhooks().filter(({ operation }) => !operation.description)).toEqual([])
  })

  test('declares the type of every enum and const, and it fits the values', () => {
    const isOf = (type: unknown, value: unknown) =>
      [type].flat().some((each) => each === typeof value || (each === 'integer' && Number.isInteger(value)))
    const choices = [...nodes(document)].flatMap(({ pointer, node }) => {
      const values = Array.isArray(node.enum)
        ? node.enum
        : 'const' in node && node['const'] !== null
          ? [node['const']]
          : []
      return values.map((value: unknown) => ({ pointer, type: node.type, value }))
    })
    expect(choices.length).toBeGreaterThan(100)
    expect(choices.filter(({ type, value }) => !isOf(type, value))).toEqual([])
  })

  test('gives a pattern to every document of identity and every phone', () => {
    const named = [...namedSchemas()].filter(({ name }) =>
      /^(debtorId|cardHolderId|cedula|documento|document|.*phone|telefono.*)$/i.test(name),
    )
    expect(named.length).toBeGreaterThan(15)
    expect(named.filter(({ schema }) => typeof schema.pattern !== 'string')).toEqual([])
  })

  test('gives a pattern or a format to every day and every time', () => {
    const named = [...namedSchemas()].filter(({ name }) =>
      /^(date.*|fecha.*|.*Date|.*At|at|from|to|timestamp)$/.test(name),
    )
    expect(named.length).toBeGreaterThan(20)
    const isConstrained = ({ pattern, format }: Schema) =>
      typeof pattern === 'string' || /^date(-time)?$/.test(String(format))
    expect(named.filter(({ schema }) => !isConstrained(schema))).toEqual([])
  })

  test('has valid patterns, and examples that match them', () => {
    for (const { pointer, node } of nodes(document)) {
      if (typeof node.pattern !== 'string') continue
      const expression = new RegExp(node.pattern, 'u')
      for (const example of node.examples ?? []) expect(example, pointer).toMatch(expression)
    }
  })

  test('declares and describes the headers of every response', () => {
    const headers = Object.entries(document.components.headers)
    expect(headers.filter(([, { description, schema }]) => !description || !schema?.type)).toEqual([])
    const names = (response?: Response) => Object.keys(response?.headers ?? {})
    for (const { name, method, operation } of operations()) {
      for (const [status, response] of Object.entries(operation.responses)) {
        expect(names(response), `${name} ${status}`).toContain('X-Request-Id')
        expect(names(response).includes('RateLimit-Remaining'), `${name} ${status}`).toBe(status !== '401')
        const refs = Object.values(response.headers ?? {}).map(({ $ref }) => $ref.replace('#/components/headers/', ''))
        expect(refs).toEqual(names(response))
      }
      expect(names(operation.responses['429'])).toContain('Retry-After')
      const [success = ''] = Object.keys(operation.responses)
      expect(names(operation.responses[success]).includes('Idempotent-Replayed')).toBe(method === 'post')
    }
  })
})

function expectDeclared(operationId: string, answer: HttpAnswer): void {
  const found = operations().find(({ operation }) => operation.operationId === operationId)
  const complaints = headerComplaints(document, found?.operation.responses[answer.status], answer.headers)
  expect(complaints, `${operationId} ${answer.status}`).toEqual([])
}

describe('the OpenAPI document declares the headers of real responses', () => {
  const unknownId = '019a2b3c-0000-7000-8000-00000000a001'

  test('to reads: found, not found, refused, and without an API key', async () => {
    const { key } = await gateway.createTenant()
    const read = (path: string, given: { key?: string } = { key }) => gateway.call(path, given)
    const answers = [
      ['listBanks', 200, await read('/v1/banks')],
      ['getQuote', 400, await read('/v1/quote?usdAmount=x')],
      ['getPayment', 404, await read(`/v1/payments/${unknownId}`)],
      ['listPayments', 401, await read('/v1/payments', {})],
    ] as const
    for (const [operationId, status, answer] of answers) {
      expect(answer.status).toBe(status)
      expectDeclared(operationId, answer)
    }
  })

  test('to writes: created, replayed, with a reused key, declined, too large, and of another content type', async () => {
    const { key } = await gateway.createTenant()
    const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
      gateway.call(path, { method: 'POST', key, body, headers })
    const named = { 'idempotency-key': 'first' }
    const made = await post('/v1/payments/c2p/request', c2pDetails, named)
    const replayed = await post('/v1/payments/c2p/request', c2pDetails, named)
    const reused = await post('/v1/payments/c2p/request', { ...c2pDetails, usdAmount: 1 }, named)
    const execute = { ...c2pDetails, intentId: await requestC2p(gateway, key), token: '00000051' }
    const declined = await post('/v1/payments/c2p', execute, { 'idempotency-key': 'second' })
    const declinedAgain = await post('/v1/payments/c2p', execute, { 'idempotency-key': 'second' })
    const large = await post('/v1/payments/c2p', { ...c2pDetails, note: 'x'.repeat(70_000) })
    const form = await post('/v1/payments/c2p', 'a=b', { 'content-type': 'application/x-www-form-urlencoded' })
    const answers = [
      ['requestC2p', 201, made],
      ['requestC2p', 201, replayed],
      ['requestC2p', 409, reused],
      ['executeC2p', 422, declined],
      ['executeC2p', 422, declinedAgain],
      ['executeC2p', 413, large],
      ['executeC2p', 415, form],
    ] as const
    expect([replayed, declinedAgain].map(({ headers }) => headers.get('idempotent-replayed'))).toEqual(['true', 'true'])
    for (const [operationId, status, answer] of answers) {
      expect(answer.status).toBe(status)
      expectDeclared(operationId, answer)
    }
  })

  test('to a rate-limited tenant, and when no rate is available', async () => {
    const limit = { PASARELA_RATE_LIMIT_PER_SECOND: '1', PASARELA_RATE_LIMIT_BURST: '1' }
    const other = await startTestGateway({ env: limit })
    try {
      const { key } = await other.createTenant()
      const unavailable = await other.call('/v1/quote?usdAmount=1', { key })
      expect(unavailable.status).toBe(503)
      expectDeclared('getQuote', unavailable)
      let limited: HttpAnswer
      do limited = await other.call('/v1/banks', { key })
      while (limited.status === 200)
      expect([limited.status, limited.headers.get('retry-after')]).toEqual([429, '1'])
      expectDeclared('listBanks', limited)
    } finally {
      await other.stop()
    }
  })
})
