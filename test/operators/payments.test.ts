import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Delivery, Payment, PaymentDetail } from '../../src/operators/routes/payment-schema.ts'
import type { AttentionList, PaymentPage } from '../../src/operators/routes/payments.ts'
import type { Scope } from '../../src/foundation/scope.ts'
import { startTestSandbox, type TestSandbox } from '../harness/gateway.ts'
import { payC2p, seedPayment } from '../harness/payments.ts'
import { startReceiver } from '../harness/receiver.ts'
import { post } from './people.ts'
import { startWorld, type TestUser, type World } from './world.ts'

type Tenant = Awaited<ReturnType<World['gateway']['createTenant']>>

let sandbox: TestSandbox
let world: World
let operator: TestUser
let tenant: Tenant
let scope: Scope
beforeAll(async () => {
  sandbox = await startTestSandbox()
  world = await startWorld({ sandbox })
  operator = await world.addUser('operator')
})
beforeEach(async () => {
  tenant = await world.gateway.createTenant()
  scope = { tenantId: tenant.tenantId, livemode: false }
})
afterAll(async () => {
  await world.stop()
  await sandbox.stop()
})

async function list(query: string): Promise<PaymentPage> {
  const { status, text, body } = await operator.call(`/payments?mode=test&${query}`)
  expect(status, text).toBe(200)
  return body as PaymentPage
}
const idsOf = ({ items }: { items: Payment[] }) => items.map(({ paymentId }) => paymentId)
const seed = (
  given: Parameters<typeof seedPayment>[2] = {},
  columns: Parameters<typeof seedPayment>[3] = {},
  at = scope,
) => seedPayment(world.database, at, given, columns)

describe('the operators’ list of payments', () => {
  test('shows all tenants or one, newest first, filtered and page by page', async () => {
    const [first, failed, last] = [
      await seed(),
      await seed({ status: 'FAILED', failureCode: 'G51', method: 'VPOS' }),
      await seed({ externalRef: 'order/1042' }),
    ]
    const foreign = await seed({}, {}, { tenantId: (await world.gateway.createTenant()).tenantId, livemode: false })
    const live = await seed({}, {}, { ...scope, livemode: true })
    const tenantQuery = `tenantId=${tenant.tenantId}`
    expect(idsOf(await list('limit=4'))).toEqual([foreign, last, failed, first])
    expect(idsOf(await list(tenantQuery))).toEqual([last, failed, first])
    expect(idsOf(await list(`${tenantQuery}&status=FAILED`))).toEqual([failed])
    expect(idsOf(await list(`${tenantQuery}&method=VPOS`))).toEqual([failed])
    expect(idsOf(await list(`${tenantQuery}&externalRef=order%2F1042`))).toEqual([last])
    expect(idsOf(await list(`${tenantQuery}&to=2026-01-01T00:00:00Z`))).toEqual([])
    const page = await list(`${tenantQuery}&limit=2`)
    expect(idsOf(page)).toEqual([last, failed])
    expect(idsOf(await list(`${tenantQuery}&limit=2&cursor=${page.nextCursor}`))).toEqual([first])
    const inLive = await operator.call(`/payments?mode=live&${tenantQuery}`)
    expect(idsOf(inLive.body as PaymentPage)).toEqual([live])
  })

  test('shows amounts as exact text and the payer masked', async () => {
    await seed()
    const { items } = await list(`tenantId=${tenant.tenantId}`)
    expect(items).toMatchObject([
      {
        tenantName: tenant.name,
        usdAmount: '10.00',
        vesAmount: '3013.71',
        bcvRate: '301.3709',
        payer: { document: 'V*****678', phone: '58*******567', bankCode: '0102' },
        payerBankName: 'Banco de Venezuela',
      },
    ])
    expect(JSON.stringify(items)).not.toMatch(/12345678|4141234567/)
  })

  test.each(['', 'mode=', 'mode=both', 'mode=test&limit=0', 'mode=test&status=DONE', 'mode=test&tenantId=x'])(
    'with %j is refused',
    async (query) => {
      const { status, body } = await operator.call(`/payments?${query}`)
      expect([status, body['error']]).toEqual([400, 'invalid_request'])
    },
  )
})

describe('the operators’ view of a payment', () => {
  test('shows its timeline, the bank’s response and the webhooks sent for it', async () => {
    const receiver = await startReceiver(() => ({ status: 418, body: 'short and stout' }))
    try {
      const webhook = await world.gateway.call('/v1/webhooks', {
        method: 'POST',
        key: tenant.key,
        body: { url: receiver.url, events: ['payment.failed'] },
      })
      const paymentId = await payC2p(world.gateway, tenant.key, {}, '00000051')
      await receiver.waitFor(1)
      const detail = await untilDelivered(paymentId)
      expect(detail.payment).toMatchObject({ paymentId, status: 'FAILED', bank: 'bnc', failureCode: 'G51' })
      expect(detail.failureMessage).toEqual(expect.stringMatching(/\w/))
      expect(detail.timeline.map(({ type }) => type)).toEqual(['created', 'submitted', 'failed'])
      expect(detail.timeline.at(-1)).toMatchObject({ event: 'payment.failed', data: { code: 'G51' } })
      expect(detail.deliveries).toMatchObject([
        {
          webhookId: webhook.body['id'],
          event: 'payment.failed',
          status: 'failed',
          responseStatus: 418,
          excerpt: 'short and stout',
          body: receiver.received[0]?.body.toString(),
        },
      ])
    } finally {
      await receiver.stop()
    }
  })

  async function untilDelivered(paymentId: string): Promise<PaymentDetail> {
    const isOver = ({ status }: Delivery) => status !== 'queued' && status !== 'sending'
    for (;;) {
      const detail = (await operator.call(`/payments/${paymentId}`)).body as PaymentDetail
      if (detail.deliveries.some(isOver)) return detail
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
})

describe('a payment that needs manual review', () => {
  const resolve = (id: string, body: object) => operator.call(`/payments/${id}/resolve`, { method: 'POST', body })
  const inManualReview = () => seed({ status: 'PENDING', stage: 'attention' })
  const attention = async () =>
    idsOf((await operator.call(`/attention?mode=test&tenantId=${tenant.tenantId}`)).body as AttentionList)

  test('is listed until an operator resolves it', async () => {
    const [one, other] = [await inManualReview(), await inManualReview()]
    expect(await attention()).toEqual([one, other])
    const { status, body } = await resolve(one, { verdict: 'completed', reference: '000012345678' })
    expect([status, body]).toMatchObject([200, { status: 'COMPLETED', stage: null, bankReference: '000012345678' }])
    expect(await attention()).toEqual([other])
    const again = await resolve(one, { verdict: 'failed', reason: 'changed my mind' })
    expect([again.status, again.body]).toMatchObject([
      409,
      { error: 'not_resolvable', message: 'There is nothing to resolve: the payment is COMPLETED.' },
    ])
  })

  test.each<[object, string]>([
    [{ verdict: 'failed' }, '/reason'],
    [{ verdict: 'notReversed', reason: '  ' }, '/reason'],
    [{ verdict: 'failed', reason: 'x', reference: '1' }, '/reference'],
    [{ verdict: 'completed', reference: 'a b' }, '/reference'],
    [{ verdict: 'maybe' }, '/verdict'],
  ])('is not resolved by %j', async (body, path) => {
    const id = await inManualReview()
    const refused = await resolve(id, body)
    expect([refused.status, refused.body]).toMatchObject([400, { error: 'invalid_request', details: [{ path }] }])
    expect(await attention()).toEqual([id])
  })
})

describe('a reversal from the dashboard', () => {
  const entriesOf = async (paymentId: string) =>
    (await world.audit()).filter(({ action, subject }) => action === 'payment.reverse' && subject === paymentId)

  test('gives the money back once, and the audit log names the person, the payment and the amount', async () => {
    const paymentId = await payC2p(world.gateway, tenant.key)
    const owner = await world.addUser('owner', tenant.tenantId)
    const reverse = () => post(owner.call, `/payments/${paymentId}/reverse`)
    const first = await reverse()
    expect([first.status, first.body['status']], first.text).toEqual([200, 'REVERSED'])
    await reverse()
    const reversals = (await sandbox.ledger(tenant.tenantId)).filter(({ operation }) => operation.startsWith('Reverse'))
    expect(reversals).toHaveLength(1)
    const receipt = await world.gateway.call(`/v1/payments/${paymentId}`, { key: tenant.key })
    expect(await entriesOf(paymentId)).toEqual([
      expect.objectContaining({
        actor: `user:${owner.name}`,
        tenantId: tenant.tenantId,
        outcome: 'done',
        requestId: first.headers.get('x-request-id'),
        details: { livemode: false, vesAmount: Number(receipt.body['vesAmount']).toFixed(2) },
      }),
    ])
  })

  test('that a key makes with the API is no entry of a person', async () => {
    const paymentId = await payC2p(world.gateway, tenant.key)
    const path = `/v1/payments/${paymentId}/reverse`
    expect((await world.gateway.call(path, { method: 'POST', key: tenant.key })).status).toBe(200)
    expect((await entriesOf(paymentId)).filter(({ actor }) => actor.startsWith('user:'))).toEqual([])
  })

  test('that a role may not make is refused, recorded as refused, and moves nothing', async () => {
    const paymentId = await payC2p(world.gateway, tenant.key)
    const cashier = await world.addUser('cashier', tenant.tenantId)
    expect((await post(cashier.call, `/payments/${paymentId}/reverse`)).status).toBe(403)
    const refused = (await world.audit()).filter(
      ({ actor, outcome }) => actor === `user:${cashier.name}` && outcome === 'refused',
    )
    expect(refused.length).toBeGreaterThan(0)
    expect(await entriesOf(paymentId)).toEqual([])
    const operations = (await sandbox.ledger(tenant.tenantId)).map(({ operation }) => operation)
    expect(operations.filter((operation) => operation.startsWith('Reverse'))).toEqual([])
  })
})
