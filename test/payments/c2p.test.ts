import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { systemRandom } from '../../src/foundation/random.ts'
import { positionalStatement } from '../harness/statement.ts'
import { collectionRoutes } from '../../src/banks/flow-routes.ts'
import { setRoutes } from '../../src/tenants/bank-accounts.ts'
import { startTestGateway, startTestSandbox, type TestGateway, type TestSandbox } from '../harness/gateway.ts'
import { forgetStoredAnswers } from '../harness/payments.ts'

const env = {
  PASARELA_RATE_LIMIT_PER_SECOND: '100000',
  PASARELA_RATE_LIMIT_BURST: '100000',
  PASARELA_BANK_TIMEOUT_MS: '2000',
}

let sandbox: TestSandbox
let gateway: TestGateway
beforeAll(async () => {
  sandbox = await startTestSandbox()
  gateway = await startTestGateway({ sandbox, env })
})
afterAll(async () => {
  await gateway.stop()
  await sandbox.stop()
})

type Tenant = Awaited<ReturnType<TestGateway['createTenant']>>
type Bank = 'bnc' | 'r4'

const details = { usdAmount: 25.5, debtorId: 'V12345678', debtorCellPhone: '584141234567', debtorBankCode: 102 }

async function tenantAt(bank: Bank): Promise<Tenant> {
  const tenant = await gateway.createTenant()
  const scope = { tenantId: tenant.tenantId, livemode: false }
  await setRoutes(gateway.database, systemRandom, { scope, flows: collectionRoutes, bank, actor: 'test' })
  return tenant
}

const post = (tenant: Tenant, path: string, body: object, headers: Record<string, string> = {}) =>
  gateway.call(`/v1/payments/${path}`, { method: 'POST', key: tenant.key, body, headers })

async function intentOf(tenant: Tenant, changes: object = {}): Promise<string> {
  const answer = await post(tenant, 'c2p/request', { ...details, ...changes })
  expect(answer.status).toBe(201)
  return String(answer.body['intentId'])
}

const execute = (tenant: Tenant, intentId: string, token: string, changes: object = {}) =>
  post(tenant, 'c2p', { ...details, intentId, token, ...changes })

async function settled(tenant: Tenant, paymentId: string): Promise<Record<string, unknown>> {
  for (;;) {
    const { body } = await gateway.call(`/v1/payments/${paymentId}`, { key: tenant.key })
    if (body['status'] !== 'PENDING') return body
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}

/** The next midnight in Caracas (UTC−4, without daylight saving). */
function caracasMidnight(timeMs: number): number {
  const dayMs = 86_400_000
  const offsetMs = 14_400_000
  return (Math.floor((timeMs - offsetMs) / dayMs) + 1) * dayMs + offsetMs
}

describe('POST /v1/payments/c2p/request', () => {
  test('answers 201 with a fixed amount, rate and value date, and their expiry', async () => {
    const tenant = await tenantAt('bnc')
    const { status, body } = await post(tenant, 'c2p/request', { ...details, externalRef: 'order/1' })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      status: 'PENDING',
      method: 'C2P',
      usdAmount: 25.5,
      externalRef: 'order/1',
      debtorId: 'V12345678',
      debtorPhone: '584141234567',
      debtorBankCode: 102,
      debtorBankName: 'Banco de Venezuela',
      tenantName: tenant.name,
      livemode: false,
      otpRequested: false,
    })
    expect(body['intentId']).toBe(body['paymentId'])
    expect(body['vesAmount']).toBe(Math.round(25.5 * Number(body['bcvRate']) * 100) / 100)
    const createdAt = Date.parse(String(body['createdAt']))
    expect(Date.parse(String(body['expiresAt']))).toBe(
      Math.min(createdAt + 900_000, caracasMidnight(createdAt) + 300_000),
    )
  })

  test('asks R4 to send the token, and a refusal of that does not fail the intent', async () => {
    const tenant = await tenantAt('r4')
    expect((await post(tenant, 'c2p/request', details)).body['otpRequested']).toBe(true)
    await sandbox.control('r4', 'faults', { operation: 'GenerarOtp', kind: 'status', status: 500 })
    const refused = await post(tenant, 'c2p/request', details)
    expect([refused.status, refused.body['otpRequested']]).toEqual([201, false])
  })

  test('answers the same intent to the same key when the process died while requesting the token', async () => {
    const tenant = await tenantAt('r4')
    const request = () => post(tenant, 'c2p/request', details, { 'idempotency-key': 'died' })
    const first = await request()
    expect(first.body['otpRequested']).toBe(true)
    await forgetStoredAnswers(gateway.database, tenant.tenantId)
    const { intentId } = first.body
    expect(await request()).toMatchObject({ status: 201, body: { intentId, otpRequested: false } })
    const { body } = await gateway.call('/v1/payments', { key: tenant.key })
    expect(body['items']).toHaveLength(1)
  })

  test('normalizes the spellings of documents and phones to one payer', async () => {
    const tenant = await tenantAt('bnc')
    const intentId = await intentOf(tenant, { debtorId: 'v-12.345.678', debtorCellPhone: '04141234567' })
    expect((await execute(tenant, intentId, '13572468')).status).toBe(201)
  })

  test.each([
    ['usdAmount', 0],
    ['usdAmount', 100_000.01],
    ['usdAmount', 1.005],
    ['usdAmount', '25'],
    ['debtorId', 'X12345678'],
    ['debtorId', 'V1234'],
    ['debtorCellPhone', '4141234567'],
    ['debtorBankCode', 116],
    ['debtorBankCode', 146],
    ['debtorBankCode', 'BDV'],
    ['externalRef', ''],
    ['externalRef', 'x'.repeat(129)],
    ['externalRef', 'a\u0000b'],
    ['externalRef', 'order-\ud800'],
  ])('answers 400 and names %s when it is %j', async (field, value) => {
    const tenant = await tenantAt('bnc')
    const { status, body } = await post(tenant, 'c2p/request', { ...details, [field]: value })
    expect(status).toBe(400)
    expect(body).toMatchObject({ error: 'invalid_request', details: [{ path: `/${field}` }] })
  })

  test.each(['usdAmount', 'debtorId', 'debtorCellPhone', 'debtorBankCode'])(
    'answers 400 when %s is missing',
    async (field) => {
      const tenant = await tenantAt('bnc')
      const { body } = await post(tenant, 'c2p/request', { ...details, [field]: undefined })
      expect(body['details']).toEqual([{ path: `/${field}`, message: 'is required' }])
    },
  )
})

describe('POST /v1/payments/c2p', () => {
  test('answers 404 for an intent that is missing, another tenant’s, of the other mode, expired or already executed', async () => {
    const [tenant, other] = await Promise.all([tenantAt('bnc'), tenantAt('bnc')])
    const intentId = await intentOf(tenant)
    const missing = await execute(tenant, systemRandom.uuid(), '13572468')
    const foreign = await execute(other, intentId, '13572468')
    const live = await execute({ ...tenant, key: tenant.liveKey }, intentId, '13572468')
    expect([missing.status, missing.body['error']]).toEqual([404, 'intent_not_found'])
    expect({ ...foreign.body, requestId: 0 }).toEqual({ ...missing.body, requestId: 0 })
    expect([404, 503]).toContain(live.status)
    await gateway.database.query(
      positionalStatement('test.expire', `update payments set expires_at = now() where payment_id = $1`),
      [intentId],
    )
    expect((await execute(tenant, intentId, '13572468')).status).toBe(404)
    const spent = await intentOf(tenant)
    expect((await execute(tenant, spent, '13572468')).status).toBe(201)
    expect((await execute(tenant, spent, '13572468')).status).toBe(404)
  })

  test.each([
    { usdAmount: 25.51 },
    { debtorId: 'V12345679' },
    { debtorCellPhone: '584141234568' },
    { debtorBankCode: 105 },
    { externalRef: 'another' },
  ])('answers 400 intent_mismatch to %j and leaves the intent unchanged', async (changes) => {
    const tenant = await tenantAt('bnc')
    const intentId = await intentOf(tenant, { externalRef: 'mine' })
    const { status, body } = await execute(tenant, intentId, '13572468', changes)
    expect([status, body['error']]).toEqual([400, 'intent_mismatch'])
    expect((await execute(tenant, intentId, '13572468')).status).toBe(201)
  })

  test.each(['12345', '123456789', '1234567a', 12_345_678])('answers 400 to the token %j', async (token) => {
    const tenant = await tenantAt('bnc')
    const intentId = await intentOf(tenant)
    const { status, body } = await execute(tenant, intentId, token as string)
    expect(status).toBe(400)
    expect(body).toMatchObject({ details: [{ path: '/token' }] })
  })

  describe.each<[Bank, string]>([
    ['bnc', 'G'],
    ['r4', ''],
  ])('at %s', (bank, prefix) => {
    test('answers 201 COMPLETED to any other token, and the money moves once', async () => {
      const tenant = await tenantAt(bank)
      const { status, body } = await execute(tenant, await intentOf(tenant), '654321')
      expect([status, body['status']]).toEqual([201, 'COMPLETED'])
      const [entry, ...more] = await sandbox.ledger(tenant.tenantId)
      expect([entry?.reference, more.length]).toEqual([body['bankReference'], 0])
      expect(Number(entry?.amount)).toBe(body['vesAmount'])
    })

    test.each(['51', '55', '56', '61', '80'])('answers 422 with the bank’s code to token 000000%s', async (code) => {
      const tenant = await tenantAt(bank)
      const intentId = await intentOf(tenant)
      const { status, body } = await execute(tenant, intentId, `000000${code}`)
      const failureCode = `${prefix}${code}`
      expect([status, body]).toMatchObject([
        422,
        { error: 'provider_rejected', failureCode, code: failureCode, paymentId: intentId },
      ])
      expect(await settled(tenant, intentId)).toMatchObject({
        status: 'FAILED',
        failureCode,
        failureMessage: expect.any(String),
      })
      expect((await execute(tenant, intentId, '13572468')).status).toBe(404)
      expect(await sandbox.ledger(tenant.tenantId)).toEqual([])
    })

    test('answers 503 to token 00000091, which was not processed, and the intent can be executed again', async () => {
      const tenant = await tenantAt(bank)
      const intentId = await intentOf(tenant)
      const { status, body } = await execute(tenant, intentId, '00000091')
      expect([status, body['error']]).toEqual([503, 'provider_unavailable'])
      expect((await execute(tenant, intentId, '13572468')).status).toBe(201)
      expect(await sandbox.ledger(tenant.tenantId)).toHaveLength(1)
    })
  })

  test.concurrent.each([
    ['00000098', 'COMPLETED', 1],
    ['00000097', 'COMPLETED', 1],
    ['00000009', 'COMPLETED', 1],
    ['00000099', 'FAILED', 0],
    ['00000008', 'FAILED', 0],
  ])(
    'answers 201 PENDING at BNC when the response is lost, and the outcome of token %s is reconciled to %s',
    async (token, status, effects) => {
      const tenant = await tenantAt('bnc')
      const intentId = await intentOf(tenant)
      const answer = await execute(tenant, intentId, token)
      expect([answer.status, answer.body['status']]).toEqual([201, 'PENDING'])
      expect(await settled(tenant, intentId)).toMatchObject({ status })
      expect(await sandbox.ledger(tenant.tenantId)).toHaveLength(effects)
    },
  )

  test('answers 201 PENDING at R4 when the response is lost, and the payment goes to manual review, never to FAILED', async () => {
    const tenant = await tenantAt('r4')
    const intentId = await intentOf(tenant)
    expect((await execute(tenant, intentId, '00000098')).body['status']).toBe('PENDING')
    const age = positionalStatement(
      'test.age_payment',
      `update payments set submitted_at = submitted_at - interval '1 minute', next_check_at = now() where payment_id = $1`,
    )
    await gateway.database.query(age, [intentId])
    const stage = positionalStatement('test.stage', 'select stage from payments where payment_id = $1')
    const read = async () => (await gateway.database.query<{ stage: string }>(stage, [intentId]))[0]?.stage
    while ((await read()) !== 'attention') await new Promise((resolve) => setTimeout(resolve, 500))
    const { body } = await gateway.call(`/v1/payments/${intentId}`, { key: tenant.key })
    expect(body['status']).toBe('PENDING')
  })

  test('answers 503 when the bank is unreachable, and the intent can be executed again', async () => {
    const tenant = await tenantAt('bnc')
    const intentId = await intentOf(tenant)
    const away = await startTestGateway({
      connection: gateway.connection,
      sandbox: { ...sandbox, bncUrl: 'http://127.0.0.1:1/api' },
      env: { ...env, PASARELA_ROLE: 'api' },
    })
    const request = { method: 'POST', key: tenant.key, body: { ...details, intentId, token: '13572468' } }
    expect((await away.call('/v1/payments/c2p', request)).body['error']).toBe('provider_unavailable')
    await away.stop()
    expect((await execute(tenant, intentId, '13572468')).status).toBe(201)
  })

  test('makes one charge for 100 concurrent executions, and the others are 404', async () => {
    const tenant = await tenantAt('bnc')
    const intentId = await intentOf(tenant)
    const answers = await Promise.all(Array.from({ length: 100 }, () => execute(tenant, intentId, '13572468')))
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b)
    expect(statuses).toEqual([201, ...Array.from({ length: 99 }, () => 404)])
    expect(await sandbox.ledger(tenant.tenantId)).toHaveLength(1)
  })

  test('makes one charge and one response for 100 requests with one Idempotency-Key', async () => {
    const tenant = await tenantAt('bnc')
    const intentId = await intentOf(tenant)
    const body = { ...details, intentId, token: '13572468' }
    const once = () => post(tenant, 'c2p', body, { 'idempotency-key': 'pay-1' })
    const answers = await Promise.all(Array.from({ length: 100 }, once))
    const made = answers.filter(({ status }) => status === 201)
    expect(new Set(made.map(({ text }) => text)).size).toBe(1)
    expect(answers.every(({ status }) => status === 201 || status === 409)).toBe(true)
    const replay = await once()
    expect([replay.status, replay.text, replay.headers.get('idempotent-replayed')]).toEqual([
      201,
      made[0]?.text,
      'true',
    ])
    expect(await sandbox.ledger(tenant.tenantId)).toHaveLength(1)
  })

  test('replays a declined charge byte for byte, request id included', async () => {
    const tenant = await tenantAt('bnc')
    const body = { ...details, intentId: await intentOf(tenant), token: '00000051' }
    const first = await post(tenant, 'c2p', body, { 'idempotency-key': 'declined' })
    const second = await post(tenant, 'c2p', body, { 'idempotency-key': 'declined' })
    expect([first.status, second.status, second.text]).toEqual([422, 422, first.text])
  })
})

test('an intent that is never executed becomes FAILED INTENT_EXPIRED', async () => {
  const hasty = await startTestGateway({
    connection: gateway.connection,
    sandbox,
    env: { ...env, PASARELA_INTENT_TTL_SECONDS: '1' },
  })
  const tenant = await tenantAt('bnc')
  const { body } = await hasty.call('/v1/payments/c2p/request', { method: 'POST', key: tenant.key, body: details })
  await hasty.stop()
  expect(await settled(tenant, String(body['paymentId']))).toMatchObject({
    status: 'FAILED',
    failureCode: 'INTENT_EXPIRED',
  })
})

test('two equal charges whose responses were lost are both left for manual review when the statement shows one movement', async () => {
  const tenant = await tenantAt('bnc')
  const [one, two] = [await intentOf(tenant), await intentOf(tenant)]
  await Promise.all([execute(tenant, one, '00000098'), execute(tenant, two, '00000099')])
  const stages = positionalStatement('test.stages', 'select stage from payments where payment_id = any ($1)')
  const read = async () =>
    (await gateway.database.query<{ stage: string }>(stages, [[one, two]])).map(({ stage }) => stage)
  while ((await read()).some((stage) => stage !== 'attention')) await new Promise((resolve) => setTimeout(resolve, 300))
  expect(await sandbox.ledger(tenant.tenantId)).toHaveLength(1)
})
