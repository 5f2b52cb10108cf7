import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { systemRandom } from '../../src/foundation/random.ts'
import { movements } from './advanced/requests.ts'
import { setTenant } from '../../src/tenants/tenants.ts'
import { startTestGateway, startTestSandbox, type TestGateway, type TestSandbox } from '../harness/gateway.ts'
import { c2pDetails, requestC2p } from '../harness/payments.ts'
import { cardCharge } from './specification/requests.ts'

/** Failure scenarios that a tenant can rehearse with a test key. */
let sandbox: TestSandbox
let gateway: TestGateway
const slept: number[] = []
beforeAll(async () => {
  sandbox = await startTestSandbox({
    sleep: async (ms) => {
      slept.push(ms)
    },
  })
  gateway = await startTestGateway({ sandbox })
})
afterAll(async () => {
  await gateway.stop()
  await sandbox.stop()
})

type Tenant = Awaited<ReturnType<TestGateway['createTenant']>>
const post = (tenant: Tenant, path: string, body: object) =>
  gateway.call(`/v1${path}`, { method: 'POST', key: tenant.key, body })

async function chargeC2p(tenant: Tenant, changes: object = {}) {
  const intentId = await requestC2p(gateway, tenant.key, changes)
  return post(tenant, '/payments/c2p', { ...c2pDetails, ...changes, intentId, token: '13572468' })
}

describe('with the sandbox’s fixed values,', () => {
  test('a card that the issuer does not honor is 422 with G05', async () => {
    const tenant = await gateway.createTenant()
    const answer = await post(tenant, '/payments/vpos', { ...cardCharge, cardNumber: '4000000000000002' })
    expect([answer.status, answer.body['failureCode']]).toEqual([422, 'G05'])
    expect(await sandbox.ledger(tenant.tenantId)).toEqual([])
  })

  test('a slow card is approved after 8 seconds at the bank', async () => {
    const tenant = await gateway.createTenant()
    const answer = await post(tenant, '/payments/vpos', { ...cardCharge, cardNumber: '4000000000003220' })
    expect([answer.status, answer.body['status']]).toEqual([201, 'COMPLETED'])
    expect(slept).toContain(8_000)
  })

  test('a debit with a refused token is 200 FAILED with TKCM', async () => {
    const tenant = await gateway.createTenant()
    const answer = await post(tenant, '/payments/debit', { ...movements['/debit'](10), otp: '00000055' })
    expect(answer.body).toMatchObject({ status: 'FAILED', code: 'TKCM' })
  })

  test('a transfer that is not there yet is found by a second verification', async () => {
    const tenant = await gateway.createTenant()
    const verify = () => post(tenant, '/payments/pago-movil/verify', { usdAmount: 10, reference: '000012340408' })
    expect((await verify()).body).toMatchObject({ status: 'FAILED', failureCode: 'MOVEMENT_NOT_FOUND' })
    expect((await verify()).body).toMatchObject({ status: 'COMPLETED' })
  })

  test('an intent of V00000010 expires at once', async () => {
    const tenant = await gateway.createTenant()
    const details = { ...c2pDetails, debtorId: 'V00000010' }
    const before = Date.now()
    const { intentId, expiresAt } = (await post(tenant, '/payments/c2p/request', details)).body
    expect(Date.parse(String(expiresAt)), 'not left to the difference of two clocks').toBeLessThan(before)
    const answer = await post(tenant, '/payments/c2p', { ...details, intentId, token: '13572468' })
    expect([answer.status, answer.body['error']]).toEqual([404, 'intent_not_found'])
    await expect
      .poll(async () => (await gateway.call(`/v1/payments/${String(intentId)}`, { key: tenant.key })).body)
      .toMatchObject({ status: 'FAILED', failureCode: 'INTENT_EXPIRED' })
  })
})

describe('with the test controls,', () => {
  test.each([
    ['G65', 422, 'FAILED'],
    ['G91', 201, 'PENDING'],
    ['EPIONA', 503, undefined],
    ['ZZ9', 201, 'PENDING'],
  ])('the code %s on demand makes a C2P charge answer %i', async (code, status, expected) => {
    const tenant = await gateway.createTenant()
    await post(tenant, '/test/faults', { bank: 'bnc', kind: 'code', operation: 'SendC2P', code })
    const answer = await chargeC2p(tenant)
    expect(answer.status).toBe(status)
    if (status === 201) expect(answer.body['status']).toBe(expected)
    if (status === 422) expect(answer.body['failureCode']).toBe(code)
  })

  test('a field of the payer that the bank refuses is 422 and named, and raises no alert', async () => {
    const tenant = await gateway.createTenant()
    const fault = { bank: 'bnc', kind: 'fields', operation: 'SendC2P', fields: ['DebtorCellPhone'] }
    await post(tenant, '/test/faults', fault)
    const before = gateway.logged.length
    const answer = await chargeC2p(tenant)
    expect(answer.status).toBe(422)
    expect(answer.body).toMatchObject({
      failureCode: 'EPIIMS:DebtorCellPhone',
      details: [{ path: '/debtorCellPhone', message: expect.stringMatching(/./) }],
      message: expect.stringMatching(/phone/i),
    })
    expect(gateway.logged.slice(before).filter((line) => line.includes('configuration rejected'))).toEqual([])
  })

  test('the scripted faults of one tenant neither affect nor are shown to another', async () => {
    const [one, other] = [await gateway.createTenant(), await gateway.createTenant()]
    await post(one, '/test/faults', { bank: 'bnc', kind: 'code', operation: 'SendC2P', code: 'G65', times: 5 })
    expect((await chargeC2p(other)).body).toMatchObject({ status: 'COMPLETED' })
    const listed = async (tenant: Tenant) =>
      ((await gateway.call('/v1/test/faults', { key: tenant.key })).body['items'] as object[]).length
    expect([await listed(one), await listed(other)]).toEqual([1, 0])
    await gateway.call('/v1/test/faults', { method: 'DELETE', key: other.key })
    expect(await listed(one)).toBe(1)
    const ledger = async (tenant: Tenant) =>
      (await gateway.call('/v1/test/ledger?bank=bnc', { key: tenant.key })).body['items']
    expect([await ledger(one), await ledger(other)]).toEqual([[], [expect.objectContaining({ operation: 'SendC2P' })]])
  })

  test('a movement put on the account is verified once', async () => {
    const tenant = await gateway.createTenant()
    const date = new Date(Date.now() - 4 * 3_600_000).toISOString().slice(0, 10)
    const reference = '777012345678'
    await post(tenant, '/test/movements', { amount: 150.25, reference, date, phone: '584141234567', type: 'p2p' })
    const verify = () => post(tenant, '/payments/pago-movil/verify', { vesAmount: 150.25, reference })
    expect((await verify()).body).toMatchObject({ status: 'COMPLETED', vesAmount: 150.25 })
    expect((await verify()).body).toMatchObject({ failureCode: 'MOVEMENT_ALREADY_CLAIMED' })
  })
})

describe('a tenant with the setting to wait for pending operations', () => {
  test.each([
    ['09', 'COMPLETED'],
    ['08', 'FAILED'],
  ])(
    'is answered with the final status of a credit ending in .%s, and a repeated request is answered alike',
    async (cents, end) => {
      const tenant = await gateway.createTenant()
      const choices = { pendingWaitSeconds: 10 }
      await setTenant(gateway.database, systemRandom, { idOrName: tenant.tenantId, choices, actor: 'test' })
      const request = {
        method: 'POST',
        key: tenant.key,
        body: movements['/credit'](Number(`10.${cents}`)),
        headers: { 'idempotency-key': 'one' },
      }
      // The key's row is remembered for less than a second.
      await expect.poll(async () => (await gateway.call('/v1/payments/credit', request)).body['status']).toBe(end)
      const [first, second] = [
        await gateway.call('/v1/payments/credit', request),
        await gateway.call('/v1/payments/credit', request),
      ]
      expect(second.text).toBe(first.text)
      expect(await sandbox.ledger(tenant.tenantId)).toHaveLength(end === 'COMPLETED' ? 1 : 0)
    },
  )

  test('is answered PENDING when the bank takes longer, and without the setting at once', async () => {
    const tenant = await gateway.createTenant()
    const answer = await post(tenant, '/payments/credit', movements['/credit'](10.09))
    expect(answer.body).toMatchObject({ status: 'PENDING', code: 'AC00' })
  })
})
