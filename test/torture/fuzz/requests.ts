import type { Random } from '../seeded-random.ts'
import type { Api, Operation } from './document.ts'
import { validValue, hostileValue, corrupted, malformedJson } from './values.ts'

export type FuzzRequest = {
  operation: Operation
  method: string
  path: string
  headers: Record<string, string>
  body: string | Buffer | undefined
}

/** Existing ids from earlier responses: without them every lookup would be a 404. */
export type KnownIds = Map<string, string[]>

type Corruption = (request: FuzzRequest, random: Random) => FuzzRequest

/** A request that matches the document, or one with a corrupted header, path or body. */
export function nextRequest(api: Api, random: Random, key: string, knownIds: KnownIds): FuzzRequest {
  const operation = random.pick(api.operations)
  const valid = validRequest(api, random, operation, key, knownIds)
  return random.weighted<Corruption>([
    [4, (request) => request],
    [6, (request) => corruptBody(request, random)],
    [
      2,
      (request) => ({
        ...request,
        body: request.body === undefined ? undefined : malformedJson(random, tryParse(request.body)),
      }),
    ],
    [1, corruptHeaders],
    [1, corruptPath],
    [1, corruptBytes],
  ])(valid, random)
}

function validRequest(api: Api, random: Random, operation: Operation, key: string, knownIds: KnownIds): FuzzRequest {
  const query = new URLSearchParams()
  let path = operation.path
  for (const { name, in: where, required, schema } of operation.parameters) {
    if (where === 'header' || (!required && random.chance(0.6))) continue
    const value = String(knownId(knownIds, random, name, operation) ?? validValue(api, random, schema, name))
    if (where === 'path') path = path.replace(`{${name}}`, encodeURIComponent(value))
    else query.set(name, value)
  }
  const body = operation.body && withKnownIntent(validValue(api, random, operation.body), knownIds, random)
  const search = query.toString()
  return {
    operation,
    method: operation.method,
    path: path + (search && `?${search}`),
    headers: {
      'x-api-key': key,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(operation.method === 'POST' && random.chance(0.3) ? { 'idempotency-key': `k${random.between(1, 500)}` } : {}),
      ...(random.chance(0.3) ? { 'accept-language': random.pick(['es', 'en;q=0.1, es', 'xx', '*']) } : {}),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  }
}

function knownId(knownIds: KnownIds, random: Random, name: string, { path }: Operation): string | undefined {
  const kind = name === 'id' ? (path.includes('/webhooks/') ? 'webhookId' : 'paymentId') : name
  const ids = knownIds.get(kind)
  return ids && ids.length > 0 && random.chance(0.7) ? random.pick(ids) : undefined
}

function withKnownIntent(body: unknown, knownIds: KnownIds, random: Random): unknown {
  if (typeof body !== 'object' || body === null || !('intentId' in body)) return body
  const ids = knownIds.get('intentId')
  return ids && ids.length > 0 ? { ...body, intentId: random.pick(ids) } : body
}

function corruptBody(request: FuzzRequest, random: Random): FuzzRequest {
  if (request.body === undefined) {
    return {
      ...request,
      body: JSON.stringify(hostileValue(random)) ?? '',
      headers: { ...request.headers, 'content-type': 'application/json' },
    }
  }
  return { ...request, body: JSON.stringify(corrupted(random, tryParse(request.body))) ?? '' }
}

const malformedHeaders: Record<string, readonly string[]> = {
  'x-api-key': ['', 'x', 'pas_test_', `pas_test_${'A'.repeat(60)}`, 'a'.repeat(5_000), "' or 1=1 --"],
  'content-type': [
    'text/plain',
    'application/json; charset=latin1',
    'application/xml',
    'multipart/form-data',
    '*/*',
    '',
  ],
  'idempotency-key': ['', ' ', 'ñ', 'x'.repeat(256), 'x'.repeat(5_000), '\t'],
  'x-request-id': ['', 'a'.repeat(65), '<script>', '../../..', 'ok-1'],
  'accept-language': ['es;q=9', ';;;;', 'a'.repeat(3_000), 'es-VE,es;q=0.9'],
  'content-encoding': ['gzip', 'br', 'deflate, gzip'],
  accept: ['text/html', 'application/xml;q=1', ''],
  'x-forwarded-for': ['127.0.0.1', '::1, 10.0.0.1', 'nonsense'],
}

function corruptHeaders(request: FuzzRequest, random: Random): FuzzRequest {
  const name = random.pick(Object.keys(malformedHeaders))
  return { ...request, headers: { ...request.headers, [name]: random.pick(malformedHeaders[name] ?? ['']) } }
}

function corruptPath(request: FuzzRequest, random: Random): FuzzRequest {
  const { path } = request
  const corruptedPath = random.pick([
    `${path}/`,
    path.replace('/v1', '/V1'),
    path.replaceAll('/', '//'),
    `${path}?${'a=1&'.repeat(500)}`,
    `${path}?limit=NaN&usdAmount=0x10&cursor=%00`,
    `${path}%00`,
    `${path}/../../../livez`,
    path.replace(/[^/]+$/, 'x'.repeat(2_000)),
    path.replace(/[^/]+$/, '%ff%fe'),
    path.replace(/[^/]+$/, encodeURIComponent('😀\u202E/..')),
  ])
  const method = random.pick([request.method, 'GET', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD'])
  return { ...request, path: corruptedPath, method }
}

function corruptBytes(request: FuzzRequest, random: Random): FuzzRequest {
  const bytes = Buffer.from(request.body ?? '{"a":1}')
  for (let count = random.between(1, 8); count > 0; count -= 1)
    bytes[random.between(0, bytes.length - 1)] = random.between(0, 255)
  return { ...request, body: bytes, headers: { ...request.headers, 'content-type': 'application/json' } }
}

function tryParse(text: string | Buffer): unknown {
  return JSON.parse(String(text))
}
