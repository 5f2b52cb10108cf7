import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Document } from '../../../sdk/generator/document.ts'
import { operationsOf } from '../../../sdk/generator/document.ts'
import { methodNames } from '../../../sdk/generator/methods.ts'
import { freePort } from '../../harness/ports.ts'
import { startTestGateway, startTestSandbox, type TestGateway, type TestSandbox } from '../../harness/gateway.ts'
import { startBadLine } from '../faulty-connection.ts'
import { faultScenarios } from './faults.ts'
import { drive, type Language, languages, type Result } from './languages.ts'
import { outcomeScenarios } from './outcomes.ts'
import { paymentScenarios } from './payments.ts'
import type { Scenario, Step } from './scenario.ts'
import { webhookScenarios } from './webhooks.ts'

/** A real gateway with simulated banks, behind a proxy that loses requests and responses. */
let sandbox: TestSandbox
let gateway: TestGateway
let line: Awaited<ReturnType<typeof startBadLine>>
let closed: string
beforeAll(async () => {
  sandbox = await startTestSandbox()
  gateway = await startTestGateway({ sandbox })
  line = await startBadLine(gateway.url)
  closed = `http://127.0.0.1:${await freePort()}`
})
afterAll(async () => {
  await line.stop()
  await gateway.stop()
  await sandbox.stop()
})

const scenarios = [...paymentScenarios, ...faultScenarios, ...outcomeScenarios, ...webhookScenarios]

describe.each(languages)('the SDK in $name:', (language) => {
  test.each(scenarios.filter(({ needsExactAmounts }) => language.hasExactAmounts || !needsExactAmounts))(
    '$title',
    async (scenario) => {
      const { tenantId, key } = await gateway.createTenant()
      await scenario.prepare?.(sandbox, tenantId)
      line.meet(...(scenario.faults ?? []))
      const client = { apiKey: key, baseUrl: line.url, ...scenario.client }
      const results = await drive(language, here({ client, steps: scenario.steps }))

      expect(results.length).toBe(scenario.results.length)
      for (const [index, expected] of scenario.results.entries()) {
        const found = JSON.stringify(results[index])
        expect(results[index], `step ${index}: ${found}`).toMatchObject(promised(here(expected), results, language))
      }
      checkRequests(scenario)
      expect(await sandbox.ledger(tenantId)).toHaveLength(scenario.movements ?? 0)
    },
  )

  test('every operation of the OpenAPI document is one method, which calls its path with its HTTP method', async () => {
    const document = (await gateway.call('/openapi.json')).body as unknown as Document
    const operations = operationsOf(document)
    const names = operations.map(({ operationId }) => methodNames[operationId as keyof typeof methodNames])
    const isJson = (type: string) => type.startsWith('application/json')
    line.meet(
      ...operations.map(({ responses }) => {
        const [success = ''] = Object.keys(responses).filter((status) => status.startsWith('2'))
        const isFile = !Object.keys(responses[success]?.content ?? {}).some(isJson)
        const headers: Record<string, string> = isFile ? { 'content-disposition': 'attachment; filename="x"' } : {}
        return { status: 200, headers, body: '{"items":[],"nextCursor":null}' }
      }),
    )
    const calls = operations.map(({ parameters = [], requestBody }, index): Step => {
      const inside = (location: string) => parameters.filter((parameter) => parameter.in === location)
      const query = Object.fromEntries(
        inside('query').flatMap(({ name, required }) => (required ? [[name, 'ID']] : [])),
      )
      return {
        call: names[index] ?? '',
        path: inside('path').map(() => 'ID'),
        ...(requestBody ? { body: {} } : {}),
        ...(inside('query').length > 0 ? { query } : {}),
        take: 'page',
      }
    })
    const client = { apiKey: 'pas_test_any', baseUrl: line.url, maxRetries: 0 }
    const [listed = {}, ...results] = await drive(language, { client, steps: [{ methods: true }, ...calls] })
    expect((listed.value as string[]).toSorted()).toEqual([...names, ...(language.repeating ?? [])].toSorted())
    expect(results.filter((result) => !('value' in result))).toEqual([])
    expect(line.passed.map(({ method, path }) => `${method} ${path.replace(/\?.*/, '')}`)).toEqual(
      operations.map(({ method, path }) => `${method} ${path.replaceAll(/\{\w+\}/g, 'ID')}`),
    )
  })
})

function checkRequests({ requests, isOneRequest, sent }: Scenario): void {
  if (requests !== undefined) expect(line.passed).toHaveLength(requests)
  for (const { method, key } of line.passed) expect(key !== undefined, method).toBe(method === 'POST')
  const calls = new Set(line.passed.map(({ path, key, body }) => `${path} ${key} ${body}`))
  if (isOneRequest) expect(calls.size).toBe(1)
  for (const [index, text] of (sent ?? []).entries()) expect(line.passed[index]?.body).toContain(text)
}

/** With the addresses of this run. */
function here<Value>(value: Value): Value {
  if (typeof value === 'string') return value.replace('$closed', closed) as Value
  if (Array.isArray(value)) return value.map(here) as Value
  if (typeof value !== 'object' || value === null || 'asymmetricMatch' in value) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, here(each)])) as Value
}

/** The expected result with amounts as the language has them, and with the values of earlier steps. */
function promised(value: unknown, results: Result[], language: Language): object {
  return resolve(value) as object

  function resolve(each: unknown): unknown {
    if (Array.isArray(each)) return each.map(resolve)
    if (typeof each !== 'object' || each === null || 'asymmetricMatch' in each) return each
    if ('$amount' in each) return language.amountOf(String(each.$amount))
    if ('$result' in each) {
      const [index, name] = String(each.$result).split('.') as [string, string]
      const { value: earlier } = results[Number(index)] ?? {}
      return (earlier as Record<string, unknown>)[name]
    }
    return Object.fromEntries(Object.entries(each).map(([name, inner]) => [name, resolve(inner)]))
  }
}
