import { readdir, readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, expectTypeOf, test } from 'vitest'
import type { OwnFailure } from '../../src/payments/failure-texts.ts'
import type { ErrorCode } from '../../src/foundation/errors.ts'
import { generate } from '../../sdk/generate.ts'
import type { Document } from '../../sdk/generator/document.ts'
import { methodNames } from '../../sdk/generator/methods.ts'
import { type GatewayErrorCode, type OwnFailureCode, Pasarela } from '../../sdk/src/index.ts'
import { type OperationId, routes } from '../../sdk/src/openapi.ts'
import { version } from '../../sdk/src/request.ts'
import { startTestGateway, type TestGateway } from '../harness/gateway.ts'

const inRoot = (file: string) => readFile(new URL(`../../${file}`, import.meta.url), 'utf8')

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startTestGateway()
})
afterAll(() => gateway.stop())

test('the generated files of all SDKs match the gateway’s OpenAPI document (otherwise run node sdk/generate.ts with its address)', async () => {
  const { body } = await gateway.call('/openapi.json')
  const files = generate(body as Document)
  expect(Object.keys(files).length).toBeGreaterThan(20)
  for (const [file, text] of Object.entries(files)) expect(await inRoot(file), file).toBe(text)
})

test('the PHP SDK has no class of a resource that no operation needs', async () => {
  const { body } = await gateway.call('/openapi.json')
  const generated = Object.keys(generate(body as Document)).filter((file) => file.startsWith('sdk-php/src/Resource/'))
  const existing = (await readdir(new URL('../../sdk-php/src/Resource', import.meta.url))).map(
    (file) => `sdk-php/src/Resource/${file}`,
  )
  expect(existing.toSorted()).toEqual(generated.toSorted())
})

test('every operation of the gateway has exactly one method in the TypeScript SDK, under the name that all SDKs share', async () => {
  let called = ''
  const client = new Pasarela({
    apiKey: 'pas_test_any',
    baseUrl: 'http://gateway',
    fetch: async (url, request) => {
      called = `${request?.method} ${new URL(new Request(url).url).pathname}`
      return Response.json({ items: [], nextCursor: null })
    },
  })
  const { webhooks, ...resources } = client
  const { verify: _noCall, ...endpoints } = webhooks
  // The same operation as events.list, page after page.
  const { pages: _pages, ...events } = client.events
  const methods = {
    ...methodsIn({ ...resources, events, webhooks: endpoints }),
    quote: client.quote.bind(client) as Method,
  }
  const found: Record<string, string> = {}
  for (const [name, method] of Object.entries(methods)) {
    const answer = await method('ID', {})
    if (answer !== null && typeof answer === 'object' && 'page' in answer) await (answer as { page(): unknown }).page()
    found[name] = called
  }
  const declared = Object.entries(routes).map(([operation, { method, path }]) => [
    methodNames[operation as OperationId],
    `${method} ${path.replaceAll(/\{\w+\}/g, 'ID')}`,
  ])
  expect(found).toEqual(Object.fromEntries(declared))
})

type Method = (...given: unknown[]) => unknown

/** Methods of a resource and of the resources in it, by their names with dots. */
function methodsIn(resource: object, prefix = ''): Record<string, Method> {
  const named = Object.entries(resource).map(([name, member]: [string, Method | object]) =>
    typeof member === 'function' ? { [prefix + name]: member as Method } : methodsIn(member, `${prefix}${name}.`),
  )
  return Object.assign({}, ...named) as Record<string, Method>
}

test('the SDK’s codes of errors and failures match the gateway’s', () => {
  expectTypeOf<GatewayErrorCode>().toExtend<ErrorCode>()
  expectTypeOf<OwnFailureCode>().toEqualTypeOf<OwnFailure>()
})

test('each SDK names in its user agent the version of its package', async () => {
  expect(version).toBe(JSON.parse(await inRoot('sdk/package.json')).version)
  const php = /VERSION = '(.+)'/.exec(await inRoot('sdk-php/src/Pasarela.php'))?.[1]
  expect(php).toBe(JSON.parse(await inRoot('sdk-php/composer.json')).version)
  const python = /__version__ = "(.+)"/.exec(await inRoot('sdk-python/src/pasarela/_version.py'))?.[1]
  expect(python).toBe(/^version = "(.+)"$/m.exec(await inRoot('sdk-python/pyproject.toml'))?.[1])
})
