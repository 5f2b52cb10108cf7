import { afterAll, beforeAll, expect, test } from 'vitest'
import { caracasDate } from '../../src/foundation/caracas.ts'
import { decimal } from '../../src/foundation/money.ts'
import { systemRandom } from '../../src/foundation/random.ts'
import { enterRate, withdrawRates } from '../../src/rates/store.ts'
import { startTestGateway, startTestSandbox, type TestGateway, type TestSandbox } from '../harness/gateway.ts'
import { patienceMs } from '../harness/patience.ts'
import { c2pDetails } from '../harness/payments.ts'
import { positionalStatement } from '../harness/statement.ts'
import { openPage, submit } from './customer.ts'

let sandbox: TestSandbox
let gateway: TestGateway
let tenant: Awaited<ReturnType<TestGateway['createTenant']>>
beforeAll(async () => {
  sandbox = await startTestSandbox()
  gateway = await startTestGateway({ sandbox })
  tenant = await gateway.createTenant('Panadería La Espiga')
})
afterAll(async () => {
  await gateway.stop()
  await sandbox.stop()
})

const create = async (changes: object = {}) => {
  const body = { usdAmount: 10, description: 'Pedido 1042', ...changes }
  const answer = await gateway.call('/v1/checkout/sessions', { method: 'POST', key: tenant.key, body })
  expect(answer.status, answer.text).toBe(201)
  return answer.body as { sessionId: string; url: string; status: string }
}

const payer = { bank: '0102', documentType: 'V', document: '12345678', phone: '0414-1234567' }

test('a customer pays a session by C2P without JavaScript, and is charged once', async () => {
  const session = await create()
  const choice = await openPage(session.url)
  expect(choice.status).toBe(200)
  expect(choice.text).toContain('Panadería La Espiga')
  const form = await openPage(`${session.url}/c2p`)
  const key = await submit(form, '/c2p', payer)
  expect(key.status, key.text).toBe(200)
  const paid = await submit(key, new URL(key.url).pathname, { token: '13572468' })
  expect(paid.text).toMatch(/pagad|recibid/i)
  const { body } = await gateway.call(`/v1/checkout/sessions/${session.sessionId}`, { key: tenant.key })
  expect(body).toMatchObject({ status: 'PAID' })
  const charges = await sandbox.ledger(tenant.tenantId)
  expect(charges).toHaveLength(1)
})

test('the intent of a session that has ended cannot be executed by the API either', async () => {
  const session = await create()
  const asked = await submit(await openPage(`${session.url}/c2p`), '/c2p', payer)
  const intentId = new URL(asked.url).pathname.split('/').at(-1)
  const post = (path: string, body: object) => gateway.call(`/v1${path}`, { method: 'POST', key: tenant.key, body })
  await post(`/checkout/sessions/${session.sessionId}/expire`, {})
  const before = await sandbox.ledger(tenant.tenantId)
  const executed = await post('/payments/c2p', { ...c2pDetails, intentId, token: '13572468' })
  expect([executed.status, executed.body['error']], executed.text).toEqual([404, 'intent_not_found'])
  expect(await sandbox.ledger(tenant.tenantId)).toEqual(before)
})

test('a rate that an operator entered by hand is shown so while it is in force, and on the receipt for ever', async () => {
  const shown = {
    es: /Tasa del \d\d\/\d\d\/\d{4}, registrada a mano: 305/,
    en: /Rate of .{8,14}, entered by hand: 305/,
  }
  const pageOf = async (url: string, language: 'es' | 'en' = 'es') => (await openPage(`${url}?lang=${language}`)).text
  const day = caracasDate(Date.now())
  const session = await create()
  expect(await pageOf(session.url)).toMatch(/Tasa BCV del/)
  await enterRate(gateway.database, systemRandom, { rate: decimal('305'), valueDate: day, actor: 'test' })
  await expect.poll(() => pageOf(session.url)).toMatch(shown.es)
  expect(await pageOf(session.url, 'en')).toMatch(shown.en)

  const asked = await submit(await openPage(`${session.url}/c2p`), '/c2p', payer)
  expect(asked.text).toMatch(shown.es)
  await withdrawRates(gateway.database, systemRandom, { valueDate: day, actor: 'test' })
  const other = await create()
  await expect.poll(() => pageOf(other.url)).toMatch(/Tasa BCV del/)
  expect(await pageOf(other.url)).not.toMatch(/a mano/)

  const paid = await submit(asked, new URL(asked.url).pathname, { token: '13572468' })
  expect(paid.text).toMatch(/pagad|recibid/i)
  const { body } = await gateway.call(`/v1/checkout/sessions/${session.sessionId}`, { key: tenant.key })
  expect(await pageOf(String(body['receiptUrl']))).toMatch(shown.es)
  expect(await pageOf(String(body['receiptUrl']), 'en')).toMatch(shown.en)
})

test.each(['/debit/key', '/card/key', '/pago-movil/reference', '/cancel'])(
  'the page of an error that follows %s leads back to the payment',
  async (below) => {
    const session = await create()
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' }
    const failed = await openPage(`${session.url}${below}`, init)
    expect(failed.status).toBe(415)
    const [, retry = ''] = /class="button" href="([^"]+)"/.exec(failed.html) ?? []
    const page = await openPage(new URL(retry, session.url).href)
    expect([page.status, page.text]).toEqual([200, expect.stringContaining('Pedido 1042')])
    const english = await openPage(`${session.url}${below}?lang=en`)
    expect([english.status, english.text]).toEqual([200, expect.stringContaining('Total to pay')])
  },
)

const overNow = positionalStatement(
  'test.session_intent_over',
  `update payments set expires_at = now() - interval '1 second', next_check_at = now() where payment_id = $1`,
)

test('a C2P key that was typed too late was not refused by the bank', async () => {
  const session = await create()
  const asked = await submit(await openPage(`${session.url}/c2p`), '/c2p', payer)
  await gateway.database.query(overNow, [new URL(asked.url).pathname.split('/').at(-1)])
  await expect
    .poll(async () => (await openPage(asked.url)).text, { timeout: patienceMs })
    .toContain('Se venció el tiempo para pagar y no se le cobró')
  const over = await openPage(asked.url)
  expect(over.text).toContain('Se acabó el tiempo para escribir la clave')
  expect(over.text).not.toContain('Su banco no aprobó')
  expect((await submit(over, '/again')).text).toContain('Escriba su clave C2P')
})

test('a C2P charge that the merchant canceled was not refused by the bank, and is not offered again', async () => {
  const session = await create()
  const asked = await submit(await openPage(`${session.url}/c2p`), '/c2p', payer)
  const paymentId = new URL(asked.url).pathname.split('/').at(-1)
  const canceled = await gateway.call(`/v1/payments/${paymentId}/cancel`, { method: 'POST', key: tenant.key })
  expect(canceled.status, canceled.text).toBe(200)
  const page = await openPage(asked.url)
  expect(page.text).toContain('El comercio canceló este cobro')
  expect(page.text).not.toMatch(/Su banco no aprobó|No se le cobró nada/)
  expect(page.forms).toEqual([])
})
