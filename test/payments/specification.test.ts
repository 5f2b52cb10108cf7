import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { HttpAnswer } from '../harness/gateway.ts'
import { advancedCases } from './specification/advanced.ts'
import type { Case } from './specification/case.ts'
import { collectionCases } from './specification/collections.ts'
import { complaints, complaintsOfHeaders } from './specification/document.ts'
import { casesEverywhere } from './specification/everywhere.ts'
import { recordCases } from './specification/records.ts'
import { exampleOf } from './specification/requests.ts'
import { type Operation, operations } from './specification/rows.ts'
import { errorShape, shapes } from './specification/shapes.ts'
import { testControlCases } from './specification/test-controls.ts'
import { webhookCases } from './specification/webhooks.ts'
import { createWorld, type Tenant, type World } from './specification/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(async () => {
  await world.stop()
  process.stdout.write(coverage())
})

const ownCases: Record<string, Case[]> = {
  ...collectionCases,
  ...recordCases,
  ...advancedCases,
  ...webhookCases,
  ...testControlCases,
}
const casesOf = (operation: Operation): Case[] => [...(ownCases[operation.key] ?? []), ...casesEverywhere(operation)]

const proven = new Map<Operation, Set<number>>(operations.map((operation) => [operation, new Set()]))

describe.each(operations)('$name: $method /v1$path', (operation) => {
  test.each(casesOf(operation))('$status: $title', async (expected) => {
    const tenant = await world.tenantAt(expected.bank ?? 'bnc')
    const answer = await (expected.send ?? sendExample(expected))(world, tenant, operation)
    expect(answer.status, answer.text).toBe(expected.status)
    expectShape(answer, operation, expected)
    expect(complaints(world.document, operation, answer.status, answer.body)).toEqual([])
    expect(complaintsOfHeaders(world.document, operation, answer)).toEqual([])
    proven.get(operation)?.add(answer.status)
  })
})

test('the comparison with the OpenAPI document finds a missing, a wrong and an undocumented field, and an unknown status', () => {
  const found = (status: number, body: unknown) =>
    complaints(world.document, { method: 'GET', path: '/quote' }, status, body)
  const error = { statusCode: 400, error: 'invalid_request', message: 'No.', requestId: '1' }
  expect(found(400, error)).toEqual([])
  for (const wrong of [
    { ...error, requestId: undefined },
    { ...error, statusCode: '400' },
    { ...error, stack: '' },
  ]) {
    expect(found(400, wrong), JSON.stringify(wrong)).not.toEqual([])
  }
  expect(found(418, error)).toEqual(['the document does not know 418'])
})

test('the comparison with the OpenAPI document finds a header that is missing, undeclared or not as declared', () => {
  const found = (status: number, headers: Record<string, string>) => {
    const answer = { status, headers: new Headers(headers), text: '', body: {} }
    return complaintsOfHeaders(world.document, { method: 'GET', path: '/quote' }, answer)
  }
  const usual = { 'x-request-id': 'a-1', 'ratelimit-limit': '200', 'content-type': 'application/json' }
  expect(found(429, { ...usual, 'retry-after': '1' })).toEqual([])
  expect(found(429, { ...usual, 'retry-after': 'soon' })).toEqual(['Retry-After is not as declared'])
  expect(found(200, { ...usual, 'retry-after': '1' })).toEqual(['retry-after is not declared'])
  expect(found(200, { 'ratelimit-limit': '200' })).toEqual(['X-Request-Id is not as declared'])
})

test('every status that the OpenAPI document or the specification declares has a case', () => {
  const without = operations.map((operation) => {
    const cases = new Set(casesOf(operation).map(({ status }) => status))
    return [operation.key, promised(operation).filter((status) => !cases.has(status))]
  })
  expect(without.filter(([, statuses]) => statuses?.length)).toEqual([])
})

test('every operation of the OpenAPI document has a row, and every row is in the document with the statuses it declares', () => {
  const documented = Object.entries(world.document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
  expect(documented.toSorted()).toEqual(operations.map(({ method, path }) => `${method} /v1${path}`).toSorted())
  for (const { method, path, success, declared } of operations) {
    const { responses } = world.document.paths[`/v1${path}`]?.[method.toLowerCase()] ?? { responses: {} }
    expect(Object.keys(responses).map(Number), path).toEqual(expect.arrayContaining([success, ...declared]))
  }
})

function sendExample({ change, request, live, away }: Case) {
  return async (
    { gateway, away: cutOff }: World,
    tenant: Tenant,
    { key: name, method }: Operation,
  ): Promise<HttpAnswer> => {
    const example = await (request ? request(world, tenant) : exampleOf(name, world, tenant))
    const body = change ? { ...example.body, ...change } : example.body
    const key = live ? tenant.liveKey : tenant.key
    return (away ? cutOff : gateway).call(`/v1${example.path}`, { method, key, body })
  }
}

function expectShape(
  { status, headers, body }: HttpAnswer,
  { key }: Operation,
  { error, expected, field }: Case,
): void {
  expect(headers.get('content-type')).toBe('application/json; charset=utf-8')
  expect(headers.get('x-request-id')).toMatch(/^[A-Za-z0-9._-]{1,64}$/)
  for (const item of [body].flat()) {
    expect(item).toMatchObject(error === undefined ? shapeOf(key) : errorShape(status, error))
  }
  if (error !== undefined) expect(headers.get('x-request-id')).toBe(body['requestId'])
  if (expected) expect(body).toMatchObject(expected)
  if (field) expect(body['details']).toEqual([{ path: field, message: expect.stringMatching(/./) }])
}

function shapeOf(operation: string): object {
  const shape = shapes[operation]
  if (!shape) throw new Error(`${operation} has no shape`)
  return shape
}

function promised({ success, declared, added }: Operation): number[] {
  return [success, ...declared, ...added].toSorted((a, b) => a - b)
}

/** Prints a table: operation | statuses declared | statuses tested. */
function coverage(): string {
  const lines = operations.map((operation) => {
    const { name, success, declared } = operation
    const ran = [...(proven.get(operation) ?? [])].toSorted((a, b) => a - b)
    return [name, declared.length > 0 ? [success, ...declared].join(' ') : '(beyond)', ran.join(' ')]
  })
  const table = [['operation', 'statuses declared', 'statuses proven'], ...lines]
  return `\n${table.map(([name = '', declared = '', ran = '']) => `${name.padEnd(42)} | ${declared.padEnd(19)} | ${ran}`).join('\n')}\n`
}
