import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, expectTypeOf, test } from 'vitest'
import type { OwnFailure } from '../../src/payments/failure-texts.ts'
import type { ErrorCode } from '../../src/foundation/errors.ts'
import { type Document, generate } from '../../sdk/generate.ts'
import { type GatewayErrorCode, type OwnFailureCode, Pasarela } from '../../sdk/src/index.ts'
import { routes } from '../../sdk/src/openapi.ts'
import { version } from '../../sdk/src/request.ts'
import { startTestGateway, type TestGateway } from '../harness/gateway.ts'

const inSdk = (file: string) => readFile(new URL(`../../sdk/${file}`, import.meta.url), 'utf8')

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startTestGateway()
})
afterAll(() => gateway.stop())

test('the generated types match the gateway’s OpenAPI document (otherwise run node sdk/generate.ts with its address)', async () => {
  const { body } = await gateway.call('/openapi.json')
  expect(await inSdk('src/openapi.ts')).toBe(generate(body as Document))
})

test('every operation of the gateway has exactly one SDK method', async () => {
  const called: string[] = []
  const client = new Pasarela({
    apiKey: 'pas_test_any',
    baseUrl: 'http://gateway',
    fetch: async (url, request) => {
      called.push(`${request?.method} ${new URL(new Request(url).url).pathname}`)
      return Response.json({ items: [], nextCursor: null })
    },
  })
  const { webhooks, ...resources } = client
  const { verify: _noCall, ...endpoints } = webhooks
  for (const method of [...Object.values(resources), endpoints].flatMap(methodsOf)) {
    const answer = await method('ID', {})
    if (answer !== null && typeof answer === 'object' && 'page' in answer) await (answer as { page(): unknown }).page()
  }
  await client.quote({ usdAmount: 1 })
  const declared = Object.values(routes).map(({ method, path }) => `${method} ${path.replaceAll(/\{\w+\}/g, 'ID')}`)
  expect(called.toSorted()).toEqual(declared.toSorted())
})

/** Methods of a resource and of the resources in it. */
function methodsOf(resource: object): ((...given: unknown[]) => unknown)[] {
  return Object.values(resource).flatMap((member) => (typeof member === 'function' ? member : methodsOf(member)))
}

test('the SDK’s codes of errors and failures match the gateway’s', () => {
  expectTypeOf<GatewayErrorCode>().toExtend<ErrorCode>()
  expectTypeOf<OwnFailureCode>().toEqualTypeOf<OwnFailure>()
})

test('the SDK’s user agent has the version of its package', async () => {
  expect(version).toBe(JSON.parse(await inSdk('package.json')).version)
})
