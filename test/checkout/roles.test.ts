import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestGateway, startTestSandbox, type TestGateway, type TestSandbox } from '../harness/gateway.ts'
import { openPage, submit } from './customer.ts'

/** Two processes on one database: one serves the API, the other the customers' pages, where cards are typed. */
let sandbox: TestSandbox
let api: TestGateway
let pages: TestGateway
beforeAll(async () => {
  sandbox = await startTestSandbox()
  pages = await startTestGateway({ sandbox, env: { PASARELA_ROLE: 'checkout' } })
  const env = { PASARELA_ROLE: 'api', PASARELA_PUBLIC_URL: pages.url }
  api = await startTestGateway({ sandbox, connection: pages.connection, env })
})
afterAll(async () => {
  await api.stop()
  await pages.stop()
  await sandbox.stop()
})

const createSession = async (key: string) => {
  const body = { usdAmount: 10, description: 'Pedido 1042' }
  return (await api.call('/v1/checkout/sessions', { method: 'POST', key, body })).body as {
    url: string
    sessionId: string
  }
}

const card = {
  cardNumber: '4242 4242 4242 4242',
  expiry: '12/40',
  cvv: '123',
  cardHolder: 'Juana Pérez',
  documentType: 'V',
  document: '12345678',
  accountType: '0',
}

test('a session made by the API process is paid with a card at the process of the pages', async () => {
  const { tenantId, key } = await api.createTenant()
  const { url, sessionId } = await createSession(key)
  expect(new URL(url).origin).toBe(pages.url)
  await submit(await openPage(`${url}/card`), '/card', card)
  const { body } = await api.call(`/v1/checkout/sessions/${sessionId}`, { key })
  expect(body).toMatchObject({ status: 'PAID' })
  expect(await sandbox.ledger(tenantId)).toHaveLength(1)
})

test('the process of the API serves no page where a customer pays', async () => {
  const { key } = await api.createTenant()
  const { pathname } = new URL((await createSession(key)).url)
  for (const path of [pathname, `${pathname}/card`]) expect((await openPage(api.url + path)).status).toBe(404)
})

test.each([
  '/v1/banks',
  '/v1/checkout/sessions',
  '/admin/api/session',
  '/dashboard/',
  '/docs',
  '/openapi.json',
  '/notify/x',
])('the process of the pages does not serve %s', async (path) => {
  const { key } = await api.createTenant()
  expect((await pages.call(path, { key })).status).toBe(404)
})

test('the process of the pages reports its health and its metrics', async () => {
  for (const path of ['/livez', '/readyz', '/metrics']) expect((await fetch(pages.url + path)).status, path).toBe(200)
})
