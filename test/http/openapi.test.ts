import { createConfig, lintFromString } from '@redocly/openapi-core'
import { Validator } from '@seriousme/openapi-schema-validator'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestGateway, type TestGateway } from '../harness/gateway.ts'

type Operation = { operationId: string; responses: object; requestBody?: { required: boolean } }
type Document = { openapi: string; paths: Record<string, Record<string, Operation>> }

let gateway: TestGateway
let text: string
let document: Document
beforeAll(async () => {
  gateway = await startTestGateway()
  const answer = await gateway.call('/openapi.json')
  text = answer.text
  document = answer.body as Document
})
afterAll(() => gateway.stop())

test('the OpenAPI document has version 3.1 and is served without an API key', () => {
  expect(document.openapi).toMatch(/^3\.1\./)
})

test('the first OpenAPI validator finds no error in the document', async () => {
  const result = await new Validator().validate(structuredClone(document))
  expect(result.errors ?? []).toEqual([])
  expect(result.valid).toBe(true)
})

test('a second, independent OpenAPI validator finds no error in the document', async () => {
  // By-ref and by-id paths of the specification overlap on paper; the router prefers the literal one.
  const config = await createConfig({ extends: ['recommended'], rules: { 'no-ambiguous-paths': 'off' } })
  const problems = await lintFromString({ source: text, config })
  expect(problems.map(({ ruleId, message, location }) => ({ ruleId, message, at: location[0]?.pointer }))).toEqual([])
})

test('every operation under /v1 has a unique id and lists its errors', () => {
  const operations = Object.values(document.paths).flatMap((path) => Object.values(path))
  const ids = operations.map(({ operationId }) => operationId)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids).toContain('listBanks')
  for (const { responses } of operations)
    expect(Object.keys(responses)).toEqual(expect.arrayContaining(['400', '401', '500', '503']))
})

test('every operation with a body requires it, except the two that have defaults for every field', () => {
  const optional = Object.values(document.paths)
    .flatMap((path) => Object.values(path))
    .filter(({ requestBody }) => requestBody?.required === false)
  expect(optional.map(({ operationId }) => operationId)).toEqual(['rotateWebhookSecret', 'sendTestNotification'])
})
