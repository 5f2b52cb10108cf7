import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { caracasDate } from '../../src/foundation/caracas.ts'
import type { BankAccounts, BankHealthList } from '../../src/operators/routes/banks.ts'
import type { RateHistory, RateOverview } from '../../src/operators/routes/rates.ts'
import type { DeliveryPage, WebhookList, WebhookTestReport } from '../../src/operators/routes/webhooks.ts'
import { startTestSandbox, type TestSandbox } from '../harness/gateway.ts'
import { payC2p } from '../harness/payments.ts'
import { startReceiver } from '../harness/receiver.ts'
import { startWorld, type TestUser, type World } from './world.ts'

type Tenant = Awaited<ReturnType<World['gateway']['createTenant']>>

let sandbox: TestSandbox
let world: World
let operator: TestUser
let tenant: Tenant
beforeAll(async () => {
  sandbox = await startTestSandbox()
  world = await startWorld({ sandbox })
  operator = await world.addUser('operator')
  tenant = await world.gateway.createTenant()
})
afterAll(async () => {
  await world.stop()
  await sandbox.stop()
})

describe('banks', () => {
  const health = async (user: TestUser) => (await user.call('/banks?mode=test')).body as BankHealthList

  test('are shown with their calls, circuit breakers and last errors, to each user for their own tenant', async () => {
    await payC2p(world.gateway, tenant.key)
    await sandbox.control('bnc', 'faults', { kind: 'resetAfter', operation: 'SendC2P' })
    await payC2p(world.gateway, tenant.key)
    const bnc = (await health(operator)).items.find(({ bank }) => bank === 'bnc')
    expect(bnc?.calls.answer).toBeGreaterThan(0)
    expect(bnc?.calls.unknown).toBe(1)
    const owner = { tenantId: tenant.tenantId, tenantName: tenant.name }
    expect(bnc?.lastErrors).toMatchObject([
      { ...owner, operation: 'SendC2P', result: 'unknown', reason: 'connection_lost', status: null },
    ])
    const idle = { circuit: 'closed', inFlight: 0, waiting: 0 }
    expect(bnc?.accounts).toContainEqual({ account: 'bnc', ...owner, ...idle, questions: idle })
    const stranger = await world.addUser('staff', (await world.gateway.createTenant()).tenantId)
    expect((await health(stranger)).items).toMatchObject([
      { bank: 'bnc', calls: { answer: 0, notSent: 0, unknown: 0 }, accounts: [], lastErrors: [] },
      { bank: 'r4', accounts: [], lastErrors: [] },
      { bank: 'bdv', accounts: [], lastErrors: [] },
      { bank: 'mercantil', accounts: [], lastErrors: [] },
      { bank: 'banesco', accounts: [], lastErrors: [] },
      { bank: 'bancamiga', accounts: [], lastErrors: [] },
    ])
  })

  test('show which credentials are stored, and never their values; flows are routed', async () => {
    const path = `/tenants/${tenant.tenantId}/banks`
    const { body, text } = await operator.call(`${path}?mode=test`)
    expect(body as BankAccounts).toMatchObject({
      flows: expect.arrayContaining([
        { flow: 'c2p', account: 'bnc', reason: 'order', next: [], offeredBy: ['bnc', 'r4'] },
      ]),
      accounts: [{ bank: 'bnc', fields: expect.arrayContaining(['masterKey']) }, { bank: 'r4' }],
    })
    expect(text).not.toMatch(/[0-9A-F]{32}/i)
    const change = { mode: 'test', flow: 'c2p', bank: 'r4' }
    const routed = await operator.call(`${path}/route`, { method: 'POST', body: change })
    expect(routed.body['flows']).toContainEqual({
      flow: 'c2p',
      account: 'r4',
      reason: 'route',
      next: [],
      offeredBy: ['bnc', 'r4'],
    })
    const live = (await operator.call(`${path}?mode=live`)).body as BankAccounts
    expect(live.accounts).toEqual([])
    expect(live.flows.every(({ account, reason }) => account === null && reason === 'none')).toBe(true)
  })
})

describe('rates', () => {
  test('are shown, entered by an operator, and kept for the chart', async () => {
    const today = caracasDate(Date.now())
    const entered = await operator.call('/rates', { method: 'POST', body: { rate: '299.12345678', valueDate: today } })
    expect(entered.status, entered.text).toBe(201)
    const { items } = (await operator.call('/rates/history?days=90')).body as RateHistory
    expect(items).toContainEqual(
      expect.objectContaining({ source: 'vexFx', origin: 'operator', rate: '299.12345678', valueDate: today }),
    )
    expect(items.filter(({ source, valueDate }) => source === 'vexFx' && valueDate === today)).toHaveLength(1)
    const refreshed = await operator.call('/rates/refresh', { method: 'POST' })
    expect(refreshed.body as RateOverview).toMatchObject({
      today,
      sources: expect.arrayContaining([expect.objectContaining({ source: 'vexFx', isConfigured: true, held: false })]),
    })
  })

  test.each([
    [{ rate: '1e3', valueDate: '2026-10-05' }, '/rate'],
    [{ rate: '0', valueDate: '2026-10-05' }, '/rate'],
    [{ rate: '300', valueDate: '2026-02-30' }, '/valueDate'],
    [{ rate: '300', valueDate: '2999-01-01' }, '/valueDate'],
  ])('with %j are refused', async (body, path) => {
    const refused = await operator.call('/rates', { method: 'POST', body })
    expect([refused.status, refused.body]).toMatchObject([400, { details: [{ path }] }])
  })
})

describe('webhooks', () => {
  test('are shown without their secret, can be tested, and show what was sent', async () => {
    const receiver = await startReceiver(() => ({ status: 200, body: 'thanks' }))
    try {
      // An event that no payment of the other tests has.
      const made = await world.gateway.call('/v1/webhooks', {
        method: 'POST',
        key: tenant.key,
        body: { url: receiver.url, events: ['payment.reversed'] },
      })
      const { id, secret } = made.body as { id: string; secret: string }
      const path = `/tenants/${tenant.tenantId}/webhooks`
      const list = await operator.call(`${path}?mode=test`)
      expect((list.body as WebhookList).items).toMatchObject([{ id, url: `${receiver.url}/`, isActive: true }])
      expect(list.text).not.toContain(secret)

      const staff = await world.addUser('staff', tenant.tenantId)
      const report = await staff.call(`${path}/test`, { method: 'POST', body: { mode: 'test', webhookId: id } })
      expect(report.body as WebhookTestReport).toMatchObject({
        sent: true,
        deliveries: [{ webhookId: id, status: 'delivered', responseStatus: 200 }],
      })
      const log = (await staff.call(`${path}/${id}/deliveries?mode=test`)).body as DeliveryPage
      expect(log).toMatchObject({
        items: [{ webhookId: id, status: 'delivered', excerpt: 'thanks', body: receiver.received[0]?.body.toString() }],
        nextCursor: null,
      })
    } finally {
      await receiver.stop()
    }
  })
})
