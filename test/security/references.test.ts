import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestGateway, startTestSandbox, type TestGateway, type TestSandbox } from '../harness/gateway.ts'
import { type Receiver, startReceiver } from '../harness/receiver.ts'
import { exampleOf, type Request } from '../payments/specification/requests.ts'
import { type Operation, operations } from '../payments/specification/rows.ts'
import type { Tenant, World } from '../payments/specification/world.ts'

/**
 * References, keys, request ids and names are stored, logged and shown in the clear. Every route of the OpenAPI document
 * gets a card number and characters that write something else than they show in each of them.
 */
let sandbox: TestSandbox
let receiver: Receiver
let gateway: TestGateway
let world: World
let tenant: Tenant
let document: Document
beforeAll(async () => {
  sandbox = await startTestSandbox()
  receiver = await startReceiver()
  const wide = { PASARELA_RATE_LIMIT_PER_SECOND: '100000', PASARELA_RATE_LIMIT_BURST: '100000' }
  gateway = await startTestGateway({ sandbox, env: wide })
  world = { gateway, sandbox, receiver } as World
  document = (await gateway.call('/openapi.json')).body as Document
})
afterAll(async () => {
  await gateway.stop()
  await receiver.stop()
  await sandbox.stop()
})

type Schema = { $ref?: string; properties?: Record<string, Schema>; items?: Schema }
type Documented = {
  parameters?: { name: string; in: string }[]
  requestBody?: { content: { 'application/json': { schema: Schema } } }
}
type Document = { paths: Record<string, Record<string, Documented>>; components: { schemas: Record<string, Schema> } }

/** 13 to 19 digits with a right check digit, also as they stand on a card. */
const cardNumbers = ['4111111111111111', '4111 1111 1111 1111', '4222222222222', '6304000000000000000']
const unprintable = ['a\nb', 'a\u007fb', 'a\u0085b', 'a\u200fb', 'a\u2028b', 'a\u202eb', 'a\u2066b\u2069']
const hostileReferences = [...cardNumbers, ...unprintable]
const names = new Set(['nombre', 'nombres', 'cardHolderName', 'name'])

const addressOf = ({ path }: Operation) => `/v1${path}`
const documentedOf = (operation: Operation) =>
  document.paths[addressOf(operation)]?.[operation.method.toLowerCase()] as Documented

const send = ({ method }: Operation, { path, body }: Request, headers: Record<string, string> = {}) =>
  gateway.call(`/v1${path}`, { method, key: tenant.key, headers, ...(body === undefined ? {} : { body }) })

/** Paths of all fields whose name `isWanted`, as lists of names and indexes. */
function fieldPathsOf(schema: Schema | undefined, isWanted: (name: string) => boolean): (string | number)[][] {
  const resolved = schema?.$ref ? document.components.schemas[schema.$ref.split('/').at(-1) ?? ''] : schema
  const own = Object.entries(resolved?.properties ?? {}).flatMap(([name, field]) => [
    ...(isWanted(name) ? [[name]] : []),
    ...fieldPathsOf(field, isWanted).map((path) => [name, ...path]),
  ])
  return [...own, ...(resolved?.items ? fieldPathsOf(resolved.items, isWanted).map((path) => [0, ...path]) : [])]
}

function withValue(value: unknown, [first, ...rest]: (string | number)[], text: string): unknown {
  if (first === undefined) return text
  const copy = Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) }
  return Object.assign(copy, {
    [first]: withValue((value as Record<string, unknown> | undefined)?.[first], rest, text),
  })
}

/** A request that succeeds, of a tenant of its own: endpoints and blocked holders do not add up. */
async function example({ key }: Operation): Promise<Request> {
  tenant = await gateway.createTenant()
  return exampleOf(key, world, tenant)
}

async function refusedAt(operation: Operation, request: Request): Promise<unknown> {
  const { status, body } = await send(operation, request)
  return [status, body['error'], (body['details'] as { path: string }[] | undefined)?.map(({ path }) => path)]
}

test('the table of references has every operation of the OpenAPI document', () => {
  const documented = Object.entries(document.paths)
    .filter(([path]) => path.startsWith('/v1/'))
    .flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`))
  expect(operations.map((operation) => `${operation.method} ${addressOf(operation)}`).toSorted()).toEqual(
    documented.toSorted(),
  )
})

const named = (wanted: readonly Operation[]) => wanted.map((operation) => [operation.name, operation] as const)

describe.each(named(operations))('%s', (_name, operation) => {
  test('replaces a card number as request id', async () => {
    const request = await example(operation)
    const answer = await send(operation, request, { 'x-request-id': '4111111111111111' })
    expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  })

  test('refuses card numbers in externalRef, and control and bidi characters there and in names', async () => {
    const request = await example(operation)
    const { parameters = [], requestBody } = documentedOf(operation)
    const schema = requestBody?.content['application/json'].schema
    const fieldPaths = [
      ...fieldPathsOf(schema, (field) => field === 'externalRef').map((path) => [path, hostileReferences] as const),
      ...fieldPathsOf(schema, (field) => names.has(field)).map((path) => [path, unprintable] as const),
    ]
    for (const [fieldPath, texts] of fieldPaths) {
      for (const text of texts) {
        const body = withValue(request.body, fieldPath, text) as Record<string, unknown>
        expect(await refusedAt(operation, { ...request, body }), text).toEqual([
          400,
          'invalid_request',
          [`/${fieldPath.join('/')}`],
        ])
      }
    }
    for (const parameter of parameters.filter((each) => each.name === 'externalRef')) {
      for (const text of hostileReferences) {
        const value = encodeURIComponent(text)
        const path =
          parameter.in === 'path'
            ? operation.path.replace('{externalRef}', value)
            : `${request.path}?externalRef=${value}`
        expect(await refusedAt(operation, { ...request, path }), text).toEqual([
          400,
          'invalid_request',
          ['/externalRef'],
        ])
      }
    }
  })
})

test.each(named(operations.filter(({ method }) => method === 'POST')))(
  '%s refuses a card number as Idempotency-Key',
  async (_name, operation) => {
    const request = await example(operation)
    for (const key of cardNumbers) {
      const { status, body } = await send(operation, request, { 'idempotency-key': key })
      expect([status, body['error']]).toEqual([400, 'invalid_idempotency_key'])
    }
  },
)
