import { afterAll, beforeAll, expect, test } from 'vitest'
import { caracasDate } from '../../src/foundation/caracas.ts'
import { startTestGateway, startTestSandbox, type TestGateway, type TestSandbox } from '../harness/gateway.ts'
import { bncAccountOf } from '../harness/movements.ts'
import { positionalStatement } from '../harness/statement.ts'
import { type Bank, notifyingBanks, type Tenant } from './notifying.ts'

/** The same money, reported by a notification, the statement and a query, is one movement. */
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

const payer = { phone: '584145551234', bankCode: '0102' }
const date = () => caracasDate(Date.now())

async function list(tenant: Tenant, query = '') {
  const { status, body, text } = await gateway.call(`/v1/movements${query}`, { key: tenant.key })
  expect(status, text).toBe(200)
  return body['items'] as Record<string, unknown>[]
}

/** The tenant's movements, once there is one. */
async function arrived(tenant: Tenant) {
  await expect.poll(async () => (await list(tenant)).length).toBe(1)
  return (await list(tenant))[0] ?? {}
}

async function verify(tenant: Tenant, bank: Bank, reference: string, vesAmount: number) {
  const body = { vesAmount, reference, debtorCellPhone: payer.phone, debtorBankCode: Number(payer.bankCode) }
  const answer = await gateway.call('/v1/payments/pago-movil/verify', { method: 'POST', key: tenant.key, body })
  expect(answer.body['status'], `${bank} ${answer.text}`).toBe('COMPLETED')
  return answer.body['paymentId']
}

test('at BNC a notification leads to a reading of the statement, whose line a verification claims', async () => {
  const tenant = await gateway.createTenant()
  const banks = notifyingBanks(gateway, sandbox)
  const { client } = await banks.register('bnc', tenant)
  const money = { client, date: date(), amount: 150.25, reference: '000031415926', document: 'V15551234', ...payer }
  await sandbox.control('bnc', 'movements', money)
  await banks.quiet('bnc', client)

  const movement = await arrived(tenant)
  expect(movement).toMatchObject({
    state: 'unmatched',
    source: 'statement',
    kind: 'PAGO_MOVIL',
    vesAmount: 150.25,
    bankCode: '0191',
    payerPhone: '58*******234',
    payerDocument: 'V*****234',
    payerBankCode: '0102',
  })
  expect(await list(tenant, '?state=matched')).toEqual([])

  const paymentId = await verify(tenant, 'bnc', '000031415926', 150.25)
  const matched = await list(tenant)
  expect(matched).toEqual([{ ...movement, state: 'matched', paymentId }])
  expect(await list(tenant, '?state=unmatched')).toEqual([])
  expect(await list(tenant, '?state=matched&bank=bnc')).toEqual(matched)
  expect(await list(tenant, '?bank=r4')).toEqual([])
})

test('at R4 repeated notifications and a verification are one movement', async () => {
  const tenant = await gateway.createTenant()
  const routes = positionalStatement(
    'test.route_verifications',
    `insert into flow_routes (tenant_id, livemode, flow, bank) values ($1, false, 'pago-movil', 'r4')`,
  )
  await gateway.database.query(routes, [tenant.tenantId])
  const banks = notifyingBanks(gateway, sandbox)
  const { client } = await banks.register('r4', tenant)
  const money = { client, date: date(), amount: 88.4, reference: '00027182818', document: 'V15551234', ...payer }
  await sandbox.control('r4', 'movements', money)
  await banks.quiet('r4', client)
  const movement = await arrived(tenant)
  expect(movement).toMatchObject({ state: 'unmatched', source: 'notification', vesAmount: 88.4, bankCode: '0169' })
  const paymentId = await verify(tenant, 'r4', '00027182818', 88.4)
  expect(await list(tenant)).toEqual([{ ...movement, state: 'matched', paymentId }])
})

test('a C2P charge settled from the statement has its line among the movements, as matched', async () => {
  const tenant = await gateway.createTenant()
  const request = { usdAmount: 10, debtorId: 'V12345678', debtorCellPhone: '584141234567', debtorBankCode: 102 }
  const intent = await gateway.call('/v1/payments/c2p/request', { method: 'POST', key: tenant.key, body: request })
  const intentId = String(intent.body['paymentId'])
  const body = { ...request, intentId, token: '00000098' }
  const charge = await gateway.call('/v1/payments/c2p', { method: 'POST', key: tenant.key, body })
  expect(charge.body['status']).toBe('PENDING')
  await expect
    .poll(async () => (await gateway.call(`/v1/payments/${intentId}`, { key: tenant.key })).body['status'])
    .toBe('COMPLETED')
  expect(await list(tenant)).toMatchObject([
    { state: 'matched', kind: 'C2P', source: 'statement', paymentId: intentId },
  ])
  const claims = positionalStatement('test.claims', `select payment_id from claimed_movements where account_id = $1`)
  expect(await gateway.database.query(claims, [bncAccountOf(tenant.tenantId)])).toEqual([{ payment_id: intentId }])
})

test('a movement that a tenant adds to its simulated account is among its movements', async () => {
  const tenant = await gateway.createTenant()
  const body = { amount: 33.5, reference: '000099887766', date: date(), phone: '584141234567', bankCode: '0102' }
  const added = await gateway.call('/v1/test/movements', { method: 'POST', key: tenant.key, body })
  expect(added.status, added.text).toBe(201)
  expect(await arrived(tenant)).toMatchObject({ vesAmount: 33.5, state: 'unmatched', source: 'statement' })
})
