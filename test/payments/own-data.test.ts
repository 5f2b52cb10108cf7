import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sandboxCredentials } from '../../sandbox/credentials.ts'
import { caracasDate } from '../../src/foundation/caracas.ts'
import { shownStage } from '../../src/payments/receipt.ts'
import type { Stage } from '../../src/payments/payment.ts'
import { payLink } from '../checkout/customer.ts'
import { startTestGateway, startTestSandbox, type TestGateway, type TestSandbox } from '../harness/gateway.ts'
import { c2pDetails, payC2p, requestC2p, seedPayment } from '../harness/payments.ts'
import { disbursementOf, movements } from './advanced/requests.ts'

/** Data that a tenant adds to its payments for itself, and the stages of pending payments. */
let sandbox: TestSandbox
let gateway: TestGateway
let tenant: Awaited<ReturnType<TestGateway['createTenant']>>
beforeAll(async () => {
  sandbox = await startTestSandbox()
  gateway = await startTestGateway({ sandbox })
})
beforeEach(async () => {
  tenant = await gateway.createTenant()
})
afterAll(async () => {
  await gateway.stop()
  await sandbox.stop()
})

const metadata = { orderId: '1042', seat: 'ñ 12' }
const post = (path: string, body: object) => gateway.call(`/v1${path}`, { method: 'POST', key: tenant.key, body })
const get = async (path: string) => (await gateway.call(`/v1${path}`, { key: tenant.key })).body

const card = {
  usdAmount: 10,
  cardNumber: '4242424242424242',
  expirationMonth: 12,
  expirationYear: 2040,
  cvv: '123',
  cardHolderName: 'Juana Pérez',
  cardHolderId: 'V12345678',
  accountType: 0,
  cardType: 1,
}

describe('metadata', () => {
  test.each<[string, object]>([
    ['/payments/c2p/request', c2pDetails],
    ['/payments/vpos', card],
    ['/payments/pago-movil/verify', { usdAmount: 10, reference: '11110002' }],
    ['/payments/pago-movil/request', { usdAmount: 10 }],
    ['/payments/debit', movements['/debit'](50)],
    ['/payments/credit', movements['/credit'](50)],
    ['/payments/credit/account', movements['/credit/account'](50)],
    ['/payments/credit/disburse', disbursementOf([10, 20.51])],
    ['/payments/payouts', movements['/payouts'](50)],
    ['/payments/change', movements['/change'](50)],
  ])('of POST %s is in the payment, in the list and in the event', async (path, body) => {
    await sandbox.control('bnc', 'movements', {
      client: sandboxCredentials(tenant.tenantId).bnc.clientGuid,
      date: caracasDate(Date.now()),
      amount: 5_000,
      reference: '11110002',
    })
    const answer = await post(path, { ...body, metadata })
    expect(answer.status, answer.text).toBeLessThan(300)
    const { items } = (await get('/payments')) as { items: { paymentId: string; metadata?: object }[] }
    expect(items.length).toBeGreaterThan(0)
    for (const item of items) {
      expect(item.metadata).toEqual(metadata)
      expect(await get(`/payments/${item.paymentId}`)).toMatchObject({ metadata })
    }
    const isDisbursement = path.endsWith('/disburse')
    if (!isDisbursement) expect(answer.body['metadata']).toEqual(metadata)
    await expect
      .poll(async () => ((await get('/events'))['items'] as object[]).length, { timeout: 10_000 })
      .toBeGreaterThan(0)
    const events = (await get('/events'))['items'] as { data: object }[]
    for (const { data } of events) expect(data).toMatchObject({ metadata })
  })

  test('of a checkout session is that of the payment made in it', async () => {
    const link = await post('/payment-links', { usdAmount: 10, description: 'Pedido', metadata })
    await payLink(String(link.body['url']))
    const { items } = (await get('/payments')) as { items: object[] }
    expect(items).toMatchObject([{ status: 'COMPLETED', metadata }])
  })

  test.each<[string, object]>([
    ['/payments/c2p/request', c2pDetails],
    ['/payments/pago-movil/request', { usdAmount: 10 }],
    ['/payments/credit', movements['/credit'](50)],
    ['/payments/credit/disburse', disbursementOf([10])],
    ['/checkout/sessions', { usdAmount: 10, description: 'Pedido' }],
    ['/payment-links', { usdAmount: 10, description: 'Pedido' }],
  ])('of POST %s with half of a surrogate pair is refused by name', async (path, body) => {
    const inValue = await post(path, { ...body, metadata: { note: 'half \ud800' } })
    const inName = await post(path, { ...body, metadata: { 'half\ud800': 'note' } })
    expect([inValue.status, inValue.body['details']]).toMatchObject([400, [{ path: '/metadata/note' }]])
    expect([inName.status, inName.body['details']]).toMatchObject([400, [{ path: '/metadata' }]])
  })

  test('that is empty or absent is absent in the receipt', async () => {
    for (const given of [{}, { metadata: {} }]) {
      const answer = await post('/payments/c2p/request', { ...c2pDetails, ...given })
      expect(answer.status).toBe(201)
      expect(answer.body).not.toHaveProperty('metadata')
    }
  })

  test('survives the charge and the reversal unchanged', async () => {
    const paymentId = await payC2p(gateway, tenant.key, { metadata })
    const reversed = await post(`/payments/${paymentId}/reverse`, {})
    expect(reversed.body).toMatchObject({ status: 'REVERSED', metadata })
  })

  test.each<[string, unknown, string]>([
    ['a text', 'x', '/metadata'],
    ['a value that is no text', { a: 1 }, '/metadata/a'],
    ['a value of 201 characters', { a: 'x'.repeat(201) }, '/metadata/a'],
    ['a control character', { a: 'x\u0007' }, '/metadata/a'],
    ['a name with a space', { 'a b': 'x' }, '/metadata'],
    ['a name of 41 characters', { ['a'.repeat(41)]: 'x' }, '/metadata'],
    ['21 pairs', Object.fromEntries(Array.from({ length: 21 }, (_none, at) => [`k${at}`, 'v'])), '/metadata'],
    ['a card number', { a: '4242424242424242' }, '/metadata/a'],
    ['a grouped card number', { a: '4242 4242 4242 4242' }, '/metadata/a'],
    ['a card number as a name', { '4242424242424242': 'x' }, '/metadata'],
    ['a card number as a name of a wrong value', { '4242424242424242': 1 }, '/metadata'],
  ])('that is or has %s is refused, by name, and nothing is stored', async (_what, wrong, path) => {
    for (const route of ['/payments/c2p/request', '/checkout/sessions']) {
      const body = route.startsWith('/checkout') ? { usdAmount: 10, description: 'Pedido' } : c2pDetails
      const answer = await post(route, { ...body, metadata: wrong })
      expect(answer.status, answer.text).toBe(400)
      expect(answer.body['details']).toMatchObject([{ path }])
      expect(answer.text).not.toContain('4242424242424242')
    }
    expect((await get('/payments'))['items']).toEqual([])
  })

  test('of 20 pairs of 200 characters is accepted', async () => {
    const most = Object.fromEntries(Array.from({ length: 20 }, (_none, at) => [`k${at}`, 'ñ'.repeat(200)]))
    expect((await post('/payments/c2p/request', { ...c2pDetails, metadata: most })).body['metadata']).toEqual(most)
  })
})

describe('the stage of a pending payment', () => {
  const stages: Record<Stage, string> = {
    intent: 'awaiting_token',
    request: 'awaiting_transfer',
    approval: 'approval',
    queued: 'queued',
    submitted: 'confirming',
    accepted: 'confirming',
    unknown: 'confirming',
    attention: 'manual_review',
  }

  test.each(Object.entries(stages) as [Stage, string][])('%s is shown as %s', async (stage, shown) => {
    const scope = { tenantId: tenant.tenantId, livemode: false }
    const paymentId = await seedPayment(gateway.database, scope, { status: 'PENDING', stage })
    expect(await get(`/payments/${paymentId}`)).toMatchObject({ status: 'PENDING', stage: shown })
    expect(shownStage({ stage })).toBe(shown)
  })

  test('distinguishes an intent that waits for its token from a charge of unknown outcome, and a settled payment has none', async () => {
    const intent = await requestC2p(gateway, tenant.key)
    const unknown = await payC2p(gateway, tenant.key, {}, '00000099')
    const settled = await payC2p(gateway, tenant.key)
    expect(await get(`/payments/${intent}`)).toMatchObject({ stage: 'awaiting_token' })
    expect(await get(`/payments/${unknown}`)).toMatchObject({ status: 'PENDING', stage: 'confirming' })
    expect(await get(`/payments/${settled}`)).not.toHaveProperty('stage')
  })
})
