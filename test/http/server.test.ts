import { connect } from 'node:net'
import { crc32, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { plainTextPattern } from '../../src/foundation/plain-text.ts'
import { route } from '../../src/foundation/route.ts'
import { Type } from '../../src/foundation/schema.ts'
import { type HttpAnswer, startTestGateway, type TestGateway } from '../harness/gateway.ts'

const Person = Type.Object({
  name: Type.String({ minLength: 1 }),
  reference: Type.Optional(
    Type.String({
      pattern: plainTextPattern,
      'x-no-card-number': true,
      'x-hint': { en: 'must be printable', es: 'debe ser imprimible' },
    }),
  ),
})

const Echo = Type.Object({
  amount: Type.Number({ exclusiveMinimum: 0 }),
  document: Type.Optional(
    Type.String({
      pattern: '^[VE]\\d+$',
      'x-hint': { en: 'must be V or E and digits', es: 'debe ser V o E y dígitos' },
    }),
  ),
})

const routes = [
  route({
    method: 'POST',
    path: '/people',
    keyScope: 'any',
    operationId: 'people',
    tag: 'Test',
    summary: 'Takes a list',
    body: Type.Object({ people: Type.Array(Person, { maxItems: 100 }), note: Type.Optional(Type.String()) }),
    answers: { 200: Type.Object({}, { additionalProperties: true }) },
    handle: async ({ body }) => ({ status: 200, body }),
  }),
  route({
    method: 'POST',
    path: '/objects/{id}',
    keyScope: 'any',
    operationId: 'objects',
    tag: 'Test',
    summary: 'Gives back which objects it was asked for',
    params: Type.Object({ id: Type.String({ format: 'uuid' }) }),
    query: Type.Object({ other: Type.Optional(Type.String({ format: 'uuid' })) }),
    body: Type.Object({ third: Type.Optional(Type.String({ format: 'uuid' })) }),
    answers: { 200: Type.Object({}, { additionalProperties: true }) },
    handle: async ({ params, query, body }) => ({ status: 200, body: { ...params, ...query, ...body } }),
  }),
  route({
    method: 'POST',
    path: '/lists/{id}',
    keyScope: 'any',
    operationId: 'lists',
    tag: 'Test',
    summary: 'Takes a path, a query and a list',
    params: Type.Object({ id: Type.String({ format: 'uuid' }) }),
    query: Type.Object({ other: Type.Optional(Type.String({ format: 'uuid' })) }),
    body: Type.Object({ ids: Type.Array(Type.String({ format: 'uuid' }), { maxItems: 100 }) }),
    answers: { 200: Type.Object({}, { additionalProperties: true }) },
    handle: async () => ({ status: 200, body: {} }),
  }),
  route({
    method: 'POST',
    path: '/echo',
    keyScope: 'any',
    operationId: 'echo',
    tag: 'Test',
    summary: 'Gives the body back',
    body: Echo,
    answers: { 200: Type.Object({}, { additionalProperties: true }) },
    handle: async ({ body }) => ({ status: 200, body }),
  }),
  route({
    method: 'POST',
    path: '/things/{name}/touch',
    keyScope: 'any',
    operationId: 'touch',
    tag: 'Test',
    summary: 'Needs no body',
    params: Type.Object({ name: Type.String() }),
    answers: { 200: Type.Object({ name: Type.String() }) },
    handle: async ({ params }) => ({ status: 200, body: { name: params.name } }),
  }),
  route({
    method: 'GET',
    path: '/double',
    keyScope: 'any',
    operationId: 'double',
    tag: 'Test',
    summary: 'Takes a number from the query',
    query: Type.Object({ amount: Type.Number() }),
    answers: { 200: Type.Object({ amount: Type.Number() }) },
    handle: async ({ query }) => ({ status: 200, body: { amount: query.amount * 2 } }),
  }),
  route({
    method: 'GET',
    path: '/days',
    keyScope: 'any',
    operationId: 'days',
    tag: 'Test',
    summary: 'Takes a day and a time from the query',
    query: Type.Object({
      day: Type.String({ format: 'date', pattern: '^20' }),
      time: Type.String({ format: 'date-time' }),
    }),
    answers: { 200: Type.Object({}) },
    handle: async () => ({ status: 200, body: {} }),
  }),
  route({
    method: 'GET',
    path: '/broken',
    keyScope: 'any',
    operationId: 'broken',
    tag: 'Test',
    summary: 'Fails unforeseen',
    answers: { 200: Type.Object({}) },
    handle: async () => {
      throw new Error('the secret inside')
    },
  }),
]

let gateway: TestGateway
let key: string
beforeAll(async () => {
  gateway = await startTestGateway({
    routes,
    env: { PASARELA_RATE_LIMIT_PER_SECOND: '10000', PASARELA_RATE_LIMIT_BURST: '10000' },
  })
  key = (await gateway.createTenant()).key
})
afterAll(() => gateway.stop())

/** Independent implementation of the key checksum: CRC-32 of the text before it, six characters of base62. */
function checksum(body: string): string {
  const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
  let rest = crc32(body)
  return Array.from({ length: 6 }, () => {
    const digit = alphabet[rest % 62]
    rest = Math.floor(rest / 62)
    return digit
  })
    .toReversed()
    .join('')
}

describe('authentication:', () => {
  test('a request without a key is 401 missing_api_key', async () => {
    const answer = await gateway.call('/v1/banks')
    expect(answer.status).toBe(401)
    expect(answer.body).toMatchObject({ statusCode: 401, error: 'missing_api_key', requestId: expect.any(String) })
  })

  test.each(['nonsense', 'pas_test_', `pas_test_${'a'.repeat(49)}`, 'pas_live_ñ'.normalize('NFD')])(
    'the API key %s is answered 401 invalid_api_key',
    async (wrong) => {
      const answer = await gateway.call('/v1/banks', { key: encodeURIComponent(wrong) })
      expect([answer.status, answer.body['error']]).toEqual([401, 'invalid_api_key'])
    },
  )

  test('a key with a known id, a wrong secret and a valid checksum is answered 401', async () => {
    const body = `${key.slice(0, 17)}${'x'.repeat(35)}`
    const forged = body + checksum(body)
    expect(key).toBe(key.slice(0, -6) + checksum(key.slice(0, -6)))
    const answer = await gateway.call('/v1/banks', { key: forged })
    expect([answer.status, answer.body['error']]).toEqual([401, 'invalid_api_key'])
  })

  test('an unknown path under /v1 is 401 without a key and 404 with one', async () => {
    expect((await gateway.call('/v1/nowhere')).status).toBe(401)
    expect((await gateway.call('/v1')).status).toBe(401)
    const answer = await gateway.call('/v1/nowhere', { key })
    expect([answer.status, answer.body['error']]).toEqual([404, 'not_found'])
  })

  test('a percent-encoded path does not bypass authentication', async () => {
    for (const path of ['/%76%31/banks', '/v1/%62anks', '//v1/banks', '/v1//banks', '/V1/banks']) {
      expect([401, 404], path).toContain((await gateway.call(path)).status)
    }
  })

  test('an unknown path outside /v1 is 404 without a key', async () => {
    expect((await gateway.call('/nowhere')).status).toBe(404)
  })
})

describe('methods:', () => {
  test('a known path with a wrong method is 405 and lists the allowed methods', async () => {
    const answer = await gateway.call('/v1/banks', { key, method: 'DELETE' })
    expect([answer.status, answer.body['error'], answer.headers.get('allow')]).toEqual([
      405,
      'method_not_allowed',
      'GET, HEAD',
    ])
  })

  test('a wrong method is 405 also on a path with parameters', async () => {
    const answer = await gateway.call('/v1/things/a%2Fb/touch', { key })
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST'])
  })
})

describe('request bodies:', () => {
  test('a number as text is refused and its field is named', async () => {
    const answer = await gateway.call('/v1/echo', { key, method: 'POST', body: { amount: '25' } })
    expect(answer.status).toBe(400)
    expect(answer.body).toMatchObject({
      error: 'invalid_request',
      details: [{ path: '/amount', message: 'must be a number' }],
    })
  })

  test('every wrong field is named, in Spanish if the caller prefers it', async () => {
    const answer = await gateway.call('/v1/echo', {
      key,
      method: 'POST',
      body: { document: 'X1' },
      headers: { 'accept-language': 'es-VE,es;q=0.9,en;q=0.5' },
    })
    expect(answer.body['message']).toBe('amount: es obligatorio')
    expect(answer.body['details']).toEqual([
      { path: '/amount', message: 'es obligatorio' },
      { path: '/document', message: 'debe ser V o E y dígitos' },
    ])
  })

  test('unknown fields are ignored, not refused and not removed', async () => {
    const answer = await gateway.call('/v1/echo', { key, method: 'POST', body: { amount: 1, extra: { deep: true } } })
    expect([answer.status, answer.body]).toEqual([200, { amount: 1, extra: { deep: true } }])
  })

  test.each([
    ['__proto__', '{"amount":1,"__proto__":{"x":1}}'],
    ['__proto__, escaped', '{"amount":1,"\\u005f_proto__":{"x":1}}'],
    ['constructor, nested', '{"amount":1,"a":[{"constructor":{}}]}'],
    ['broken JSON', '{"amount":1'],
    ['not UTF-8', new Uint8Array([0x22, 0xff, 0x22])],
    ['nested 5000 deep', '['.repeat(5000) + ']'.repeat(5000)],
    ['null', 'null'],
    ['a list', '[]'],
  ])('a body with %s is 400', async (_name, body) => {
    const response = await fetch(`${gateway.url}/v1/echo`, {
      method: 'POST',
      headers: { 'x-api-key': key, 'content-type': 'application/json' },
      body,
    })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ error: 'invalid_request' })
  })

  test.each([
    ['in Latin-1', Buffer.from('{"amount":1,"name":"José"}', 'latin1')],
    ['compressed', gzipSync('{"amount":1}')],
  ])('a body %s is refused as not UTF-8, not as broken JSON', async (_name, body) => {
    const response = await fetch(`${gateway.url}/v1/echo`, {
      method: 'POST',
      headers: { 'x-api-key': key, 'content-type': 'application/json', 'accept-language': 'es' },
      body: new Uint8Array(body),
    })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({
      message: 'El contenido no está en UTF-8: envíe JSON en UTF-8, sin comprimir.',
    })
  })

  test.each([
    ['en', 'must be a day such as 2026-10-05', 'must be a time such as 2026-10-05T04:00:00Z'],
    ['es', 'debe ser un día como 2026-10-05', 'debe ser una fecha y hora como 2026-10-05T04:00:00Z'],
  ])('a wrong day or time is refused with an example, in %s', async (language, day, time) => {
    for (const wrong of ['2026-13-05', 'ayer', '05/10/2026']) {
      const answer = await gateway.call(`/v1/days?day=${wrong}&time=${wrong}`, {
        key,
        headers: { 'accept-language': language },
      })
      expect(answer.body['details']).toEqual([
        { path: '/day', message: day },
        { path: '/time', message: time },
      ])
    }
  })

  test('the JSON parser’s message, which quotes a broken body, reaches neither the response nor the log', async () => {
    const answer = await gateway.call('/v1/echo', { key, method: 'POST', body: '{"cardNumber": 4111111111111111x' })
    expect(answer.text).not.toContain('4111')
    expect(gateway.logged.join('')).not.toContain('4111')
  })

  test('a body over 64 KiB is 413', async () => {
    const answer = await gateway.call('/v1/echo', { key, method: 'POST', body: { amount: 1, pad: 'x'.repeat(66_000) } })
    expect([answer.status, answer.body['error']]).toEqual([413, 'payload_too_large'])
  })

  test('a body of another content type is 415', async () => {
    const answer = await gateway.call('/v1/echo', {
      key,
      method: 'POST',
      body: 'a=1',
      headers: { 'content-type': 'text/plain' },
    })
    expect([answer.status, answer.body['error']]).toEqual([415, 'unsupported_media_type'])
  })

  test('a POST without a body is accepted with and without a content type', async () => {
    for (const headers of [{}, { 'content-type': 'application/json' }]) {
      const answer = await gateway.call('/v1/things/one/touch', { key, method: 'POST', headers })
      expect([answer.status, answer.body]).toEqual([200, { name: 'one' }])
    }
  })

  test('a missing body is 400 where a body is required', async () => {
    const answer = await gateway.call('/v1/echo', { key, method: 'POST' })
    expect([answer.status, answer.body['error']]).toEqual([400, 'invalid_request'])
  })
})

describe('validation errors:', () => {
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    gateway.call(`/v1${path}`, { key, method: 'POST', body, headers })

  test('the message is the first detail as a sentence, with the field’s place in a list', async () => {
    const answer = await post('/people', { people: [{ name: 'Ana' }, {}], note: 5 })
    expect(answer.body['message']).toBe('people.1.name: is required')
    expect(answer.body['details']).toEqual([
      { path: '/people/1/name', message: 'is required' },
      { path: '/note', message: 'must be text' },
    ])
  })

  test('the message of a body that is no object names the body, in the caller’s language', async () => {
    expect((await post('/people', [])).body['message']).toBe('body: must be a JSON object')
    const spanish = await post('/people', [], { 'accept-language': 'es' })
    expect(spanish.body['message']).toBe('contenido: debe ser un objeto JSON')
  })

  test('of a hundred mistakes the first twenty are listed', async () => {
    const answer = await post('/people', { people: Array.from({ length: 100 }, () => ({})) })
    expect(answer.body['details']).toHaveLength(20)
  })

  test.each([
    ['en', 'id: must be a uuid', ['must be a uuid', 'must be text', 'must be a uuid']],
    ['es', 'id: debe ser un uuid', ['debe ser un uuid', 'debe ser un texto', 'debe ser un uuid']],
  ])('mistakes in path, body and query are reported in one response, in %s', async (language, message, messages) => {
    const answer = await post('/objects/1?other=2', { third: 3 }, { 'accept-language': language })
    expect([answer.status, answer.body['error'], answer.body['message']]).toEqual([400, 'invalid_request', message])
    expect(answer.body['details']).toEqual(
      ['/id', '/third', '/other'].map((path, index) => ({ path, message: messages[index] })),
    )
  })

  test('a wrong or missing body and a wrong query are reported in one response', async () => {
    const paths = ({ body }: HttpAnswer) => (body['details'] as { path: string }[]).map(({ path }) => path)
    const right = '/objects/00000000-0000-4000-8000-000000000000'
    expect(paths(await post(`${right}?other=2`, { third: 3 }))).toEqual(['/third', '/other'])
    expect(paths(await post('/objects/1?other=2', undefined))).toEqual(['/id', '/', '/other'])
    expect(paths(await post('/objects/1', { third: 3 }))).toEqual(['/id', '/third'])
    expect(paths(await post('/objects/1?other=2', {}))).toEqual(['/id', '/other'])
  })

  test('no more than twenty mistakes in path, body and query together are listed', async () => {
    const ids = Array.from({ length: 25 }, () => 'x')
    const answer = await post('/lists/1?other=2', { ids })
    expect(answer.body['details']).toHaveLength(20)
    expect(answer.body['message']).toBe('id: must be a uuid')
  })

  test('a list that is too long is named as such, whatever its items are', async () => {
    const answer = await post('/people', { people: Array.from({ length: 3_000 }, () => ({ name: 'Ana' })) })
    expect(answer.status).toBe(400)
    expect(answer.body['message']).toBe('people: must have at most 100 items')
  })

  test('a long list in a field that no schema names is ignored like any unknown field, and comes back whole', async () => {
    const extra = Array.from({ length: 5_000 }, (_, index) => index)
    const answer = await post('/people', { people: [], extra })
    expect([answer.status, answer.body]).toEqual([200, { people: [], extra }])
  })

  test.each([
    ['a body', '/people', { people: [{ name: 'a\u0000' }] }, '/people/0/name'],
    ['an unknown field', '/echo', { amount: 1, extra: { deep: 'a\u0000' } }, '/extra/deep'],
    ['a query', '/objects/00000000-0000-4000-8000-000000000000?other=%00', {}, '/other'],
  ])('the character U+0000 in %s is 400 with the name of its field', async (_name, path, body, field) => {
    const answer = await post(path, body)
    expect([answer.status, answer.body['error']]).toEqual([400, 'invalid_request'])
    expect(answer.body['details']).toEqual([{ path: field, message: 'must not contain the character U+0000' }])
  })

  test.each([
    ['a value', '/people', { people: [{ name: 'a\ud800' }] }, '/people/0/name'],
    ['an unknown field', '/echo', { amount: 1, extra: { deep: '\udc00a' } }, '/extra/deep'],
    ['the name of a field', '/echo', { amount: 1, extra: { 'a\ud800': 1 } }, '/extra'],
    ['the name of a field of the body', '/echo', { amount: 1, 'a\ud800': 1 }, '/'],
  ])('half of a surrogate pair in %s is 400 with the name of its field', async (_name, path, body, field) => {
    const messages = {
      en: 'must not contain half of a surrogate pair (U+D800 to U+DFFF)',
      es: 'no debe contener la mitad de un par suplente (U+D800 a U+DFFF)',
    }
    for (const [language, message] of Object.entries(messages)) {
      const answer = await post(path, body, { 'accept-language': language })
      expect([answer.status, answer.body['error']]).toEqual([400, 'invalid_request'])
      expect(answer.body['details']).toEqual([{ path: field, message }])
    }
  })

  test('a character of two surrogates comes back as it was sent', async () => {
    const body = { amount: 1, extra: { '😀': '😀' } }
    expect((await post('/echo', body)).body).toEqual(body)
  })
})

test('the character U+0000 in a path of the API names nothing: 400 or 404, never 500', async () => {
  type Document = { paths: Record<string, Record<string, { operationId: string }>> }
  const { paths } = (await gateway.call('/openapi.json')).body as Document
  const operations = Object.entries(paths)
    .filter(([path]) => path.includes('{') && !path.startsWith('/v1/things/'))
    .flatMap(([path, methods]) => Object.keys(methods).map((method) => [method, path] as const))
  expect(operations.length).toBeGreaterThan(5)
  for (const [method, path] of operations) {
    const hostilePath = path.replaceAll(/\{\w+\}/g, 'a%00')
    const body = method === 'get' || method === 'delete' ? {} : { body: {} }
    const answer = await gateway.call(hostilePath, { key, method: method.toUpperCase(), ...body })
    expect([400, 404], `${method} ${path} ${answer.text}`).toContain(answer.status)
  }
})

describe('card numbers outside card fields:', () => {
  const card = '4111111111111111'

  test('an Idempotency-Key that is a card number is refused and reaches neither the answer nor the log', async () => {
    for (const written of [card, '4111 1111 1111 1111', '4111-1111-1111-1111', '378282246310005']) {
      const headers = { 'idempotency-key': written }
      const answer = await gateway.call('/v1/echo', { key, method: 'POST', body: { amount: 1 }, headers })
      expect([answer.status, answer.body['error']], written).toEqual([400, 'invalid_idempotency_key'])
      expect(answer.body['message']).toContain('Idempotency-Key')
      expect(answer.text).not.toContain(written)
    }
    expect(gateway.logged.join('')).not.toContain(card)
  })

  test('digits that are no card number are accepted as Idempotency-Key', async () => {
    const headers = { 'idempotency-key': '4111111111111112' }
    const answer = await gateway.call('/v1/echo', { key, method: 'POST', body: { amount: 1 }, headers })
    expect(answer.status).toBe(200)
  })

  test('a field that excludes card numbers refuses one with that reason, not with its pattern', async () => {
    const people = [{ name: 'Ana', reference: card }]
    const answer = await gateway.call('/v1/people', { key, method: 'POST', body: { people } })
    expect(answer.status).toBe(400)
    expect(answer.body['message']).toBe('people.0.reference: must not be a card number')
    expect(answer.text).not.toContain(card)
  })

  test('a request id that is a card number is replaced', async () => {
    const answer = await gateway.call('/livez', { headers: { 'x-request-id': card } })
    expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  })
})

describe('ids:', () => {
  const id = '0198c0de-abcd-7abc-8abc-0123456789ab'
  const post = (given: string, idempotencyKey: string) =>
    gateway.call(`/v1/objects/${given}?other=${given}`, {
      key,
      method: 'POST',
      body: { third: given },
      headers: { 'idempotency-key': idempotencyKey },
    })

  test('an id in capitals reaches the handler in lower case, from the path, the query and the body', async () => {
    const answer = await post(id.toUpperCase(), 'capitals')
    expect(answer.body).toEqual({ id, other: id, third: id })
  })

  test('a repeated request with the id in other case is the same request', async () => {
    const first = await post(id, 'spelled')
    const second = await post(id.toUpperCase(), 'spelled')
    expect([second.status, second.text, second.headers.get('idempotent-replayed')]).toEqual([200, first.text, 'true'])
  })
})

describe('path and query:', () => {
  test('a path parameter is percent-decoded', async () => {
    const answer = await gateway.call('/v1/things/order%2F1042%20%C3%B1/touch', { key, method: 'POST' })
    expect(answer.body).toEqual({ name: 'order/1042 ñ' })
  })

  test.each(['%zz', '50%', '%E9'])('the broken percent-encoding %s is 400 that says how to encode', async (name) => {
    const answer = await gateway.call(`/v1/things/${name}/touch`, { key, method: 'POST' })
    expect(answer.status).toBe(400)
    expect(answer.body['message']).toBe('The address is not percent-encoded as UTF-8: a % in it is written %25.')
  })

  test('a plain decimal in the query is a number', async () => {
    expect((await gateway.call('/v1/double?amount=-2.5', { key })).body).toEqual({ amount: -5 })
  })

  test.each(['', 'NaN', 'Infinity', '0x10', '1e3', ' 1', '1,5', '.5'])(
    'amount=%s in the query is 400',
    async (value) => {
      const answer = await gateway.call(`/v1/double?amount=${encodeURIComponent(value)}`, { key })
      expect(answer.status).toBe(400)
      expect(answer.body['details']).toEqual([{ path: '/amount', message: 'must be a number' }])
    },
  )

  test('a number given twice is 400', async () => {
    expect((await gateway.call('/v1/double?amount=1&amount=2', { key })).status).toBe(400)
  })
})

describe('headers:', () => {
  test('a valid request id is kept, and an invalid one is replaced', async () => {
    expect(
      (await gateway.call('/livez', { headers: { 'x-request-id': 'order-1042.a_b' } })).headers.get('x-request-id'),
    ).toBe('order-1042.a_b')
    const replaced = (await gateway.call('/livez', { headers: { 'x-request-id': 'a b;c' } })).headers.get(
      'x-request-id',
    )
    expect(replaced).toMatch(/^[0-9a-f-]{36}$/)
  })

  test('no response under /v1 may be cached, and every response has the security headers', async () => {
    for (const answer of [await gateway.call('/v1/banks', { key }), await gateway.call('/v1/banks')]) {
      expect(answer.headers.get('cache-control')).toBe('no-store')
      expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8')
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
      expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
    }
  })
})

describe('failures:', () => {
  test('an unexpected error is 500 without details, and one log line', async () => {
    const answer = await gateway.call('/v1/broken', { key, headers: { 'x-request-id': 'find-me' } })
    expect(answer.status).toBe(500)
    expect(answer.body).toEqual({
      statusCode: 500,
      error: 'internal_error',
      message: 'Something failed on our side. Quote the requestId when you report it.',
      requestId: 'find-me',
    })
    expect(gateway.logged.filter((line) => line.includes('the secret inside'))).toHaveLength(1)
  })

  test.each([
    ['a request that is no HTTP', 'nonsense\r\n\r\n', 400, 'invalid_request'],
    [
      'headers beyond 16 KiB',
      `GET /livez HTTP/1.1\r\nhost: a\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`,
      431,
      'headers_too_large',
    ],
    ['a request without Host', 'GET /livez HTTP/1.1\r\nconnection: close\r\n\r\n', 400, 'invalid_request'],
    ['a client that never ends its headers', 'GET /livez HTTP/1.1\r\nhost: a\r\n', 408, 'request_timeout'],
  ])('%s is answered with the common error body', async (_name, bytes, status, error) => {
    const answer = await sendRaw(bytes)
    expect(answer).toContain(`HTTP/1.1 ${status} `)
    expect(JSON.parse(answer.slice(answer.indexOf('\r\n\r\n')))).toMatchObject({ statusCode: status, error })
  })

  test('an expectation that is not known is ignored', async () => {
    const head = `GET /v1/banks HTTP/1.1\r\nhost: a\r\nexpect: something\r\nconnection: close\r\n`
    expect(await sendRaw(`${head}x-api-key: ${key}\r\n\r\n`)).toMatch(/^HTTP\/1\.1 200 /)
    const refused = await sendRaw(`${head}\r\n`)
    expect(refused).toMatch(/^HTTP\/1\.1 401 /)
    expect(refused).toContain('missing_api_key')
  })

  test('a request of HTTP/1.0 needs no Host', async () => {
    expect(await sendRaw('GET /livez HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 /)
  })

  test('a client that never ends its body is disconnected', async () => {
    const head = `POST /v1/echo HTTP/1.1\r\nhost: a\r\nx-api-key: ${key}\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n`
    expect(await sendRaw(`${head}{"amount":`)).toContain('HTTP/1.1 408 ')
  })
})

/** Sends raw bytes and returns the whole response once the server has closed the connection. */
function sendRaw(bytes: string): Promise<string> {
  const { port, hostname } = new URL(gateway.url)
  return new Promise((resolve, reject) => {
    let text = ''
    const socket = connect(Number(port), hostname, () => socket.write(bytes))
    socket.on('data', (chunk) => (text += chunk.toString()))
    socket.on('close', () => resolve(text))
    socket.on('error', reject)
  })
}

describe('health and metrics:', () => {
  test('/livez and /readyz answer without a key', async () => {
    expect((await gateway.call('/livez')).body).toEqual({ status: 'ok' })
    expect((await gateway.call('/readyz')).body).toEqual({ status: 'ready', checks: { database: 'ok' } })
  })

  test('/metrics counts by route pattern and is hidden from what a proxy forwards', async () => {
    await gateway.call('/v1/things/secret-reference/touch', { key, method: 'POST' })
    const metrics = await gateway.call('/metrics')
    expect(metrics.text).toContain(
      'pasarela_http_requests_total{route="/v1/things/:name/touch",method="POST",status="200"}',
    )
    expect(metrics.text).not.toContain('secret-reference')
    expect((await gateway.call('/metrics', { headers: { 'x-forwarded-for': '203.0.113.9' } })).status).toBe(404)
  })
})

test('the log line of a request names the route and the tenant, never the path, the key or the body', async () => {
  await gateway.call('/v1/things/private-name/touch', {
    key,
    method: 'POST',
    body: {},
    headers: { 'x-request-id': 'trace-1' },
  })
  const line = gateway.logged.find((text) => text.includes('trace-1'))
  expect(JSON.parse(line ?? '{}')).toMatchObject({
    component: 'http',
    msg: 'http: request',
    route: '/v1/things/:name/touch',
    status: 200,
  })
  const all = gateway.logged.join('')
  expect(all).not.toContain('private-name')
  expect(all).not.toContain(key)
})
