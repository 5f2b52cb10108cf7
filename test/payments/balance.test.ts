import { afterAll, beforeAll, expect, test } from 'vitest'
import { sandboxCredentials } from '../../sandbox/credentials.ts'
import { startTestGateway, startTestSandbox, type TestGateway, type TestSandbox } from '../harness/gateway.ts'
import { payC2p } from '../harness/payments.ts'

let sandbox: TestSandbox
let gateway: TestGateway
beforeAll(async () => {
  sandbox = await startTestSandbox()
  gateway = await startTestGateway({ sandbox })
})
afterAll(async () => {
  await gateway.stop()
  await sandbox.stop()
})

const balanceOf = (key: string) => gateway.call('/v1/balance', { key })

test('the balance is that of the configured account at BNC, and no other account of the client is shown', async () => {
  const tenant = await gateway.createTenant()
  const paymentId = await payC2p(gateway, tenant.key)
  const { body: payment } = await gateway.call(`/v1/payments/${paymentId}`, { key: tenant.key })
  const { accountNumber } = sandboxCredentials(tenant.tenantId).bnc
  const { status, body, text } = await balanceOf(tenant.key)
  expect(status).toBe(200)
  expect(body).toEqual({
    items: [
      {
        bank: 'bnc',
        account: accountNumber.slice(-4),
        available: true,
        currency: 'VES',
        balance: (100_000 + Number(payment['vesAmount'])).toFixed(2),
        asOf: expect.any(String),
      },
    ],
  })
  expect(text).not.toContain(accountNumber)
  expect(text).not.toContain('USD')
})

test('a tenant sees its own balance only', async () => {
  const [one, other] = [await gateway.createTenant(), await gateway.createTenant()]
  await payC2p(gateway, one.key)
  const [first, second] = [await balanceOf(one.key), await balanceOf(other.key)]
  expect(second.body['items']).toMatchObject([{ balance: '100000.00' }])
  expect(first.body['items']).not.toMatchObject([{ balance: '100000.00' }])
})

test.each([
  ['refuses', { kind: 'code', code: 'EPIONA' }],
  ['does not answer', { kind: 'resetBefore' }],
  ['answers with a page', { kind: 'html', status: 502 }],
])('a bank that %s is reported as unavailable, and asked again by the next request', async (_title, fault) => {
  const tenant = await gateway.createTenant()
  const client = sandboxCredentials(tenant.tenantId).bnc.clientGuid
  await sandbox.control('bnc', 'faults', { ...fault, operation: 'Current', client })
  const { status, body } = await balanceOf(tenant.key)
  expect([status, body]).toEqual([
    200,
    { items: [{ bank: 'bnc', account: expect.stringMatching(/^\d{4}$/), available: false }] },
  ])
  expect((await balanceOf(tenant.key)).body['items']).toMatchObject([{ available: true }])
})

test('a tenant without an account at a bank that offers balances has an empty list', async () => {
  const tenant = await gateway.createTenant()
  expect((await balanceOf(tenant.liveKey)).body).toEqual({ items: [] })
})

test('an answer is used again for a few seconds, so that requests do not multiply questions to the bank', async () => {
  const tenant = await gateway.createTenant()
  const client = sandboxCredentials(tenant.tenantId).bnc.clientGuid
  const first = await balanceOf(tenant.key)
  await sandbox.control('bnc', 'faults', { kind: 'code', code: 'EPIONA', operation: 'Current', client })
  expect((await balanceOf(tenant.key)).body).toEqual(first.body)
})
