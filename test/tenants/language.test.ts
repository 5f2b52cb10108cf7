import { request } from 'node:http'
import { json } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { systemRandom } from '../../src/foundation/random.ts'
import type { Language } from '../../src/foundation/text.ts'
import { positionalStatement } from '../harness/statement.ts'
import { setTenant } from '../../src/tenants/tenants.ts'
import { startTestGateway, startTestSandbox, type TestGateway, type TestSandbox } from '../harness/gateway.ts'
import { c2pDetails, requestC2p } from '../harness/payments.ts'

let sandbox: TestSandbox
let gateway: TestGateway
const keys = {} as Record<Language, string>
beforeAll(async () => {
  sandbox = await startTestSandbox()
  gateway = await startTestGateway({ sandbox })
  for (const language of ['en', 'es'] as const) {
    const { tenantId, key } = await gateway.createTenant()
    await setTenant(gateway.database, systemRandom, { idOrName: tenantId, choices: { language }, actor: 'test' })
    keys[language] = key
  }
})
afterAll(async () => {
  await gateway.stop()
  await sandbox.stop()
})

type Body = Record<string, unknown>
type ApiRequest = { method?: string; path: string; key?: string; body?: unknown; accept?: string }

/** Not `fetch`, which sends `Accept-Language: *` by itself. */
async function send({ method = 'GET', path, key, body, accept }: ApiRequest): Promise<Body> {
  const headers = {
    ...(key === undefined ? {} : { 'x-api-key': key }),
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(accept === undefined ? {} : { 'accept-language': accept }),
  }
  const answer = Promise.withResolvers<Body>()
  const sent = request(gateway.url + path, { method, headers }, (response) => {
    json(response).then((value) => answer.resolve(value as Body), answer.reject)
  })
  sent.on('error', answer.reject)
  sent.end(body === undefined ? undefined : JSON.stringify(body))
  return answer.promise
}

const unknownId = '019a2b3c-0000-7000-8000-00000000a001'
const texts: Record<string, { apiRequest: Omit<ApiRequest, 'key'>; field: string; en: RegExp; es: RegExp }> = {
  'an error of a handler': {
    apiRequest: { path: `/v1/payments/${unknownId}` },
    field: 'message',
    en: /^There is no /,
    es: /no existe/,
  },
  'an error of validation': {
    apiRequest: { method: 'POST', path: '/v1/payments/c2p/request', body: { ...c2pDetails, debtorCellPhone: 'x' } },
    field: 'message',
    en: /^debtorCellPhone: .*must/,
    es: /^debtorCellPhone: .*debe/,
  },
  'a value with U+0000': {
    apiRequest: { method: 'POST', path: '/v1/payments/c2p/request', body: { ...c2pDetails, externalRef: 'a\0' } },
    field: 'message',
    en: /must not contain/,
    es: /no debe contener/,
  },
  'a path that does not exist': { apiRequest: { path: '/v1/nothing' }, field: 'message', en: /^There/, es: /^No / },
  'a body that is no JSON': {
    apiRequest: { method: 'POST', path: '/v1/notifications/test', body: [] },
    field: 'message',
    en: /must/,
    es: /debe/,
  },
}

describe.each(Object.entries(texts))('the message for %s', (_name, { apiRequest, field, ...sentences }) => {
  test.each([undefined, '*', 'fr, de;q=0.5'])('is in the tenant’s language with Accept-Language %s', async (accept) => {
    const given = accept === undefined ? apiRequest : { ...apiRequest, accept }
    for (const language of ['en', 'es'] as const) {
      expect((await send({ ...given, key: keys[language] }))[field]).toMatch(sentences[language])
    }
  })

  test('is in the language that the request prefers, whatever the tenant’s', async () => {
    for (const [language, accept] of [
      ['en', 'en-US,en;q=0.9'],
      ['es', 'es-VE,es;q=0.9,en;q=0.1'],
    ] as const) {
      for (const key of Object.values(keys)) {
        expect((await send({ ...apiRequest, accept, key }))[field]).toMatch(sentences[language])
      }
    }
  })
})

test('a declined charge, its receipt and both of its messages are in the tenant’s language', async () => {
  const bodies: Body[] = []
  for (const language of ['en', 'es'] as const) {
    const key = keys[language]
    const intentId = await requestC2p(gateway, key)
    const body = { ...c2pDetails, intentId, token: '00000051' }
    const refused = await send({ method: 'POST', path: '/v1/payments/c2p', key, body })
    const receipt = await send({ path: `/v1/payments/${intentId}`, key })
    const listed = (await send({ path: '/v1/payments?status=FAILED', key }))['items'] as Body[]
    expect(refused).toMatchObject({ statusCode: 422, customerMessage: receipt['customerMessage'] })
    expect(listed[0]).toMatchObject({
      failureMessage: receipt['failureMessage'],
      customerMessage: receipt['customerMessage'],
    })
    const other = language === 'en' ? 'es' : 'en'
    const translated = await send({ path: `/v1/payments/${intentId}`, key, accept: other })
    bodies.push(receipt, translated)
  }
  const [english, translatedToSpanish, spanish, translatedToEnglish] = bodies.map(
    ({ failureMessage, customerMessage }) => ({ failureMessage, customerMessage }),
  )
  expect(english).toEqual(translatedToEnglish)
  expect(spanish).toEqual(translatedToSpanish)
  expect(english?.failureMessage).not.toBe(spanish?.failureMessage)
  expect(english?.customerMessage).not.toBe(spanish?.customerMessage)
})

test('a request without a key or with an unknown one is answered in English unless it prefers Spanish', async () => {
  const inEnglish = await send({ path: '/v1/banks' })
  expect(inEnglish['message']).toMatch(/key/)
  const inSpanish = await send({ path: '/v1/banks', key: `${keys.es}x`, accept: 'es' })
  expect(inSpanish['message']).toMatch(/clave/)
})

test('a change of a tenant’s language is audited and takes effect within a second', async () => {
  const { tenantId, key } = await gateway.createTenant()
  const message = async () => String((await send({ path: '/v1/nothing', key }))['message'])
  expect(await message()).toMatch(/^There/)
  await setTenant(gateway.database, systemRandom, { idOrName: tenantId, choices: { language: 'es' }, actor: 'test' })
  // The test's own time-out is the limit.
  while (!(await message()).startsWith('No ')) await new Promise((resolve) => setTimeout(resolve, 20))
  const audited = positionalStatement(
    'test.audited_language',
    `select details from audit_log where tenant_id = $1 and action = 'tenant.set'`,
  )
  expect(await gateway.database.query(audited, [tenantId])).toEqual([{ details: { language: 'es' } }])
})
