import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { disbursementOf, movements } from './advanced/requests.ts'
import { createTestDatabase } from '../harness/database.ts'
import { startTestGateway, startTestSandbox, type TestGateway, type TestSandbox } from '../harness/gateway.ts'
import { requireApproval, restrictedKey } from '../harness/keys.ts'
import { type LossyDatabase, startLossyDatabase } from '../harness/lossy-database.ts'
import { c2pDetails, payC2p, requestC2p } from '../harness/payments.ts'
import { AFTER_ANY_LEASE_SECONDS } from '../harness/leases.ts'
import { positionalStatement } from '../harness/statement.ts'
import { cardCharge } from './specification/requests.ts'

/**
 * The database commits a statement and its acknowledgement never arrives. For each flow: 503 is answered only where
 * nothing was sent, and a retry pays once.
 */
let sandbox: TestSandbox
let link: LossyDatabase
let gateway: TestGateway
beforeAll(async () => {
  sandbox = await startTestSandbox()
  link = await startLossyDatabase(await createTestDatabase())
  gateway = await startTestGateway({
    sandbox,
    connection: link.connection,
    reached: (point) => (point === 'before_settle' ? beforeSettle() : undefined),
  })
})
afterAll(async () => {
  await gateway.stop()
  await link.stop()
  await sandbox.stop()
})

/** Called when a bank has answered, before its answer is written. */
let beforeSettle = () => {}
beforeEach(() => {
  beforeSettle = () => {}
})

type Tenant = Awaited<ReturnType<TestGateway['createTenant']>>
const post = (tenant: Tenant, path: string, body: object, headers: Record<string, string> = {}) =>
  gateway.call(`/v1${path}`, { method: 'POST', key: tenant.key, body, headers })
const operations = async (tenant: Tenant) =>
  (await sandbox.ledger(tenant.tenantId)).map(({ operation }) => operation).toSorted()
const listed = async (tenant: Tenant) =>
  (await gateway.call('/v1/payments', { key: tenant.key })).body['items'] as { status: string; failureCode?: string }[]

const keyed = [
  ['without an Idempotency-Key', {}],
  ['with an Idempotency-Key', { 'idempotency-key': 'order-1' }],
] as const

const abandonExecution = positionalStatement(
  'test.abandon_execution',
  `update idempotency_keys set status = null, answer = null, claimed_at = claimed_at - make_interval(secs => $2)
   where key = $1`,
)

test('a lost acknowledgement of a reversal’s claim releases the reversal’s key and not that of the execution', async () => {
  const tenant = await gateway.createTenant()
  const intentId = await requestC2p(gateway, tenant.key)
  const execute = () =>
    post(tenant, '/payments/c2p', { ...c2pDetails, intentId, token: '13572468' }, { 'idempotency-key': 'executed' })
  const reverse = () => post(tenant, `/payments/${intentId}/reverse`, {}, { 'idempotency-key': 'reversed' })
  expect((await execute()).body['status']).toBe('COMPLETED')
  // As if the process had died before the execution's response was stored.
  await gateway.database.query(abandonExecution, ['executed', AFTER_ANY_LEASE_SECONDS])
  link.loseAcknowledgements('payments.claim_reversal')
  expect((await reverse()).status).toBe(503)
  await expect.poll(async () => (await reverse()).body['status']).toBe('REVERSED')
  expect(await execute()).toMatchObject({ status: 201, body: { paymentId: intentId, status: 'REVERSED' } })
})

describe.each(keyed)('a lost database acknowledgement, %s,', (_title, headers) => {
  test('of a card charge’s claim is 503 without a bank call, and the next request charges once', async () => {
    const tenant = await gateway.createTenant()
    link.loseAcknowledgements('payments.insert')
    expect((await post(tenant, '/payments/vpos', cardCharge, headers)).status).toBe(503)
    expect(await operations(tenant)).toEqual([])
    // The claim is released as soon as the database responds.
    await expect.poll(() => listed(tenant)).toMatchObject([{ failureCode: 'BANK_NOT_REACHED' }])
    await expect.poll(async () => (await post(tenant, '/payments/vpos', cardCharge, headers)).status).toBe(201)
    expect(await operations(tenant)).toEqual(['Send'])
  })

  test('of an intent’s claim is 503 without a bank call, and the intent can be executed again', async () => {
    const tenant = await gateway.createTenant()
    const intentId = await requestC2p(gateway, tenant.key)
    const execute = () => post(tenant, '/payments/c2p', { ...c2pDetails, intentId, token: '13572468' }, headers)
    link.loseAcknowledgements('payments.claim_intent')
    expect((await execute()).status).toBe(503)
    expect(await operations(tenant)).toEqual([])
    let status: unknown
    const executed = async () => {
      const answer = await execute()
      status = answer.body['status']
      return answer.status
    }
    await expect.poll(executed).toBe(201)
    // On a busy machine the connection to the bank may be lost: then it is PENDING, with or without its charge.
    const charges = await operations(tenant)
    expect(status === 'PENDING' ? [[], ['SendC2P']] : [['SendC2P']]).toContainEqual(charges)
  })

  test('of a charge’s outcome leaves it COMPLETED and charged once', async () => {
    const tenant = await gateway.createTenant()
    const intentId = await requestC2p(gateway, tenant.key)
    const body = { ...c2pDetails, intentId, token: '13572468' }
    link.loseAcknowledgements('payments.settle')
    const answer = await post(tenant, '/payments/c2p', body, headers)
    expect([answer.status, answer.body['status']]).toEqual([201, 'COMPLETED'])
    expect(await operations(tenant)).toEqual(['SendC2P'])
  })

  test('of a refused charge’s outcome, and of the read after it, is the refusal and no 503', async () => {
    const tenant = await gateway.createTenant()
    const intentId = await requestC2p(gateway, tenant.key)
    link.loseAcknowledgements('payments.settle')
    link.loseAcknowledgements('payments.find')
    const answer = await post(tenant, '/payments/c2p', { ...c2pDetails, intentId, token: '00000051' }, headers)
    expect([answer.status, answer.body['failureCode']]).toEqual([422, 'G51'])
    expect(link.isLosing('payments.find')).toBe(false)
    expect(await listed(tenant)).toMatchObject([{ status: 'FAILED', failureCode: 'G51' }])
  })

  test('of an outcome “not sent” leaves the later claim of another request alone', async () => {
    const tenant = await gateway.createTenant()
    const intentId = await requestC2p(gateway, tenant.key)
    const execute = (token: string) => post(tenant, '/payments/c2p', { ...c2pDetails, intentId, token })
    link.loseAcknowledgements('payments.settle')
    // Refused before processing, so the intent is released; the lost acknowledgement makes it be released twice.
    const refused = execute('00000091')
    await expect.poll(() => link.isLosing('payments.settle'), { interval: 5 }).toBe(false)
    await expect.poll(async () => (await execute('13572468')).status, { interval: 5 }).toBe(201)
    // 503 (not sent) or, if the other request was faster, the result of the intent.
    expect([201, 503]).toContain((await refused).status)
    expect(await operations(tenant)).toEqual(['SendC2P'])
    const { body } = await gateway.call(`/v1/payments/${intentId}`, { key: tenant.key })
    expect(body['status']).toBe('COMPLETED')
  })

  test('of an outcome “not sent” is 503 on every repetition', async () => {
    const tenant = await gateway.createTenant()
    const intentId = await requestC2p(gateway, tenant.key)
    // The bank refuses both before processing, every time.
    const requests = [
      ['/payments/c2p', { ...c2pDetails, intentId, token: '00000091' }],
      ['/payments/credit', movements['/credit'](10.91)],
    ] as const
    for (const [path, body] of requests) {
      link.loseAcknowledgements('payments.settle')
      expect((await post(tenant, path, body, headers)).status).toBe(503)
      expect((await post(tenant, path, body, headers)).status).toBe(503)
    }
    expect(await operations(tenant)).toEqual([])
  })

  test('of a reversal’s claim is 503 without a bank call, and the next request reverses once', async () => {
    const tenant = await gateway.createTenant()
    const id = await payC2p(gateway, tenant.key)
    link.loseAcknowledgements('payments.claim_reversal')
    expect((await post(tenant, `/payments/${id}/reverse`, {}, headers)).status).toBe(503)
    expect(await operations(tenant)).toEqual(['SendC2P'])
    await expect
      .poll(async () => (await post(tenant, `/payments/${id}/reverse`, {}, headers)).body['status'])
      .toBe('REVERSED')
    expect(await operations(tenant)).toEqual(['ReverseC2P', 'SendC2P'])
  })

  test('of a reversal’s outcome leaves it REVERSED, and the money goes back once', async () => {
    const tenant = await gateway.createTenant()
    const id = await payC2p(gateway, tenant.key)
    link.loseAcknowledgements('payments.settle_reversal')
    const answer = await post(tenant, `/payments/${id}/reverse`, {}, headers)
    expect([answer.status, answer.body['status']]).toEqual([200, 'REVERSED'])
    expect(await operations(tenant)).toEqual(['ReverseC2P', 'SendC2P'])
  })

  test('of a reversal’s outcome, and of the read after it, is REVERSED, and the money goes back once', async () => {
    const tenant = await gateway.createTenant()
    const id = await payC2p(gateway, tenant.key)
    beforeSettle = () => {
      link.loseAcknowledgements('payments.settle_reversal')
      link.loseAcknowledgements('payments.find')
    }
    const answer = await post(tenant, `/payments/${id}/reverse`, {}, headers)
    expect([answer.status, answer.body['status']]).toEqual([200, 'REVERSED'])
    expect(link.isLosing('payments.find')).toBe(false)
    expect(await operations(tenant)).toEqual(['ReverseC2P', 'SendC2P'])
  })

  test('of a verified transfer is answered from what was written, and the transfer pays once', async () => {
    const tenant = await gateway.createTenant()
    const body = { usdAmount: 10, reference: '000055556666' }
    link.loseAcknowledgements('payments.insert_paid_by_movement')
    expect((await post(tenant, '/payments/pago-movil/verify', body, headers)).body['status']).toBe('COMPLETED')
    expect(await listed(tenant)).toMatchObject([{ status: 'COMPLETED' }])
  })

  test('of a disbursement pays no part twice, and the response has the final statuses', async () => {
    const tenant = await gateway.createTenant()
    link.loseAcknowledgements('payments.insert_disbursement')
    const answer = await post(tenant, '/payments/credit/disburse', disbursementOf([10, 20.5]), headers)
    expect([answer.status, answer.body['status']]).toEqual([200, 'COMPLETED'])
    expect(await operations(tenant)).toEqual(['CreditoInmediato', 'CreditoInmediato'])
  })

  test.each(['disbursements.find', 'disbursements.parts'])(
    'of the read of a disbursement that was paid (%s) is no 503, which would have everybody paid again',
    async (read) => {
      const tenant = await gateway.createTenant()
      const disburse = () => post(tenant, '/payments/credit/disburse', disbursementOf([10, 20.5]), headers)
      link.loseAcknowledgements(read)
      const { status, body } = await disburse()
      expect([status, body['status']]).toEqual([200, 'COMPLETED'])
      if ('idempotency-key' in headers) expect(await disburse()).toMatchObject({ status, body })
      expect(await operations(tenant)).toEqual(['CreditoInmediato', 'CreditoInmediato'])
    },
  )

  test('of a disbursement part’s claim pays the part once', async () => {
    const tenant = await gateway.createTenant()
    link.loseAcknowledgements('payments.claim_queued')
    await post(tenant, '/payments/credit/disburse', disbursementOf([10, 20.5]), headers)
    await expect.poll(() => operations(tenant)).toEqual(['CreditoInmediato', 'CreditoInmediato'])
    await expect
      .poll(async () => (await listed(tenant)).map(({ status }) => status))
      .toEqual(['COMPLETED', 'COMPLETED'])
    expect(await operations(tenant)).toHaveLength(2)
  })

  test('of a credit’s claim is 503 without a bank call, and the next request pays once', async () => {
    const tenant = await gateway.createTenant()
    link.loseAcknowledgements('payments.insert')
    expect((await post(tenant, '/payments/credit', movements['/credit'](10), headers)).status).toBe(503)
    await expect
      .poll(async () => (await post(tenant, '/payments/credit', movements['/credit'](10), headers)).status)
      .toBe(200)
    expect(await operations(tenant)).toEqual(['CreditoInmediato'])
  })

  test('of a payout that waits for approval leaves one that waits, however often it is requested again', async () => {
    const tenant = await gateway.createTenant()
    await requireApproval(gateway, tenant.tenantId, '1000.00')
    const { key } = await restrictedKey(gateway, tenant.tenantId, { scopes: ['approve'] })
    const pay = () => post(tenant, '/payments/credit', movements['/credit'](1500), headers)
    link.loseAcknowledgements('payments.insert_payout')
    let answer = await pay()
    // 503 means that nothing happened: the request is sent again.
    while (answer.status === 503) answer = await pay()
    expect([answer.status, answer.body['stage']], answer.text).toEqual([202, 'approval'])
    const waiting = (await gateway.call('/v1/approvals', { key })).body['items'] as { paymentId: string }[]
    for (const { paymentId } of waiting) {
      await gateway.call(`/v1/payments/${paymentId}/approve`, { method: 'POST', key })
    }
    expect(await operations(tenant)).toEqual(['CreditoInmediato'])
    expect(waiting.map(({ paymentId }) => paymentId)).toEqual([answer.body['paymentId']])
  })

  test.each(['payments.approve_disbursement', 'disbursements.find'])(
    'of the approval of a disbursement, whose parts are paid then (%s), is no 503',
    async (statement) => {
      const tenant = await gateway.createTenant()
      await requireApproval(gateway, tenant.tenantId, '1000.00')
      const { key } = await restrictedKey(gateway, tenant.tenantId, { scopes: ['approve'] })
      const { body } = await post(tenant, '/payments/credit/disburse', disbursementOf([700, 800.5]), headers)
      // The disbursement is read before the decision too.
      if (statement === 'disbursements.find') beforeSettle = () => link.loseAcknowledgements(statement)
      else link.loseAcknowledgements(statement)
      const approved = await gateway.call(`/v1/payments/${String(body['id'])}/approve`, {
        method: 'POST',
        key,
        headers,
      })
      expect(link.isLosing(statement)).toBe(false)
      await expect
        .poll(async () => (await listed(tenant)).map(({ status }) => status))
        .toEqual(['COMPLETED', 'COMPLETED'])
      expect(await operations(tenant)).toEqual(['CreditoInmediato', 'CreditoInmediato'])
      expect([approved.status, approved.body['id']], approved.text).toEqual([200, body['id']])
    },
  )
})

test('a lost acknowledgement of the stored response to a disbursement that was paid is no 503', async () => {
  const tenant = await gateway.createTenant()
  const headers = { 'idempotency-key': 'order-1' }
  link.loseAcknowledgements('idempotency.complete')
  const { status, body } = await post(tenant, '/payments/credit/disburse', disbursementOf([10, 20.5]), headers)
  expect(link.isLosing('idempotency.complete')).toBe(false)
  expect(await operations(tenant)).toEqual(['CreditoInmediato', 'CreditoInmediato'])
  expect([status, body['status']]).toEqual([200, 'COMPLETED'])
})
