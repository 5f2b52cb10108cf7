import { afterAll, beforeAll, expect, test } from 'vitest'
import { Pasarela, type Warning } from '../../sdk/src/index.ts'
import { startTestGateway, startTestSandbox, type TestGateway, type TestSandbox } from '../harness/gateway.ts'
import { c2pDetails, enterLiveRate } from '../harness/payments.ts'

/** Fields that the gateway does not know are named in a header, in test mode only. */
let sandbox: TestSandbox
let gateway: TestGateway
let tenant: Awaited<ReturnType<TestGateway['createTenant']>>
beforeAll(async () => {
  sandbox = await startTestSandbox()
  gateway = await startTestGateway({ sandbox })
  tenant = await gateway.createTenant()
})
afterAll(async () => {
  await gateway.stop()
  await sandbox.stop()
})

const request = (body: object, key = tenant.key, headers: Record<string, string> = {}) =>
  gateway.call('/v1/payments/c2p/request', { method: 'POST', key, body, headers })
const warningOf = async (answer: ReturnType<typeof request>) => (await answer).headers.get('pasarela-warning')

test('a misspelled field is named, on success and on the error that it causes', async () => {
  expect(await warningOf(request({ ...c2pDetails, externalReff: 'order-1' }))).toBe('unknown field "externalReff"')
  const { usdAmount, ...others } = c2pDetails
  const refused = await request({ ...others, usdAmout: usdAmount })
  expect(refused.status).toBe(400)
  expect(refused.headers.get('pasarela-warning')).toBe('unknown field "usdAmout"')
})

test('a replayed response has the warning too', async () => {
  const headers = { 'idempotency-key': 'one' }
  const body = { ...c2pDetails, externalReff: 'order-1' }
  await request(body, tenant.key, headers)
  const replayed = await request(body, tenant.key, headers)
  expect(replayed.headers.get('idempotent-replayed')).toBe('true')
  expect(replayed.headers.get('pasarela-warning')).toBe('unknown field "externalReff"')
})

test('a body with known fields has no warning, and live mode never has one', async () => {
  expect(await warningOf(request({ ...c2pDetails, metadata: { anything: 'x' } }))).toBeNull()
  await enterLiveRate(gateway)
  expect(await warningOf(request({ ...c2pDetails, externalReff: 'order-1' }, tenant.liveKey))).toBeNull()
  expect(await warningOf(request({ externalReff: 'order-1' }, tenant.liveKey))).toBeNull()
  expect(await warningOf(request({ externalReff: 'order-1' }, 'pas_test_unknown'))).toBeNull()
})

test('a name with line breaks adds no header', async () => {
  const answer = await request({ ...c2pDetails, 'a\r\nset-cookie: b=1\r\n\r\n': 1 })
  expect(answer.status).toBe(201)
  expect(answer.headers.get('set-cookie')).toBeNull()
  expect(answer.headers.get('pasarela-warning')).toBe('unknown field "a\\r\\nset-cookie: b=1\\r\\n\\r\\n"')
})

test('the SDK passes the warning on, and a mistake in the function that receives it changes nothing', async () => {
  const warnings: Warning[] = []
  const onWarning = (warning: Warning) => {
    warnings.push(warning)
    throw new Error('mistake')
  }
  const pasarela = new Pasarela({ apiKey: tenant.key, baseUrl: gateway.url, onWarning })
  const body = { ...c2pDetails, externalReff: 'order-1' }
  expect((await pasarela.c2p.request(body)).status).toBe('PENDING')
  expect(warnings).toMatchObject([{ operation: 'requestC2p', message: 'unknown field "externalReff"' }])
})
