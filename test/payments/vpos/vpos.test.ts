import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sandboxCredentials } from '../../../sandbox/credentials.ts'
import {
  type HttpAnswer,
  startTestGateway,
  startTestSandbox,
  type TestGateway,
  type TestSandbox,
} from '../../harness/gateway.ts'
import { testSealer } from '../../harness/sealer.ts'
import { enterLiveRate } from '../../harness/payments.ts'
import { systemRandom } from '../../../src/foundation/random.ts'
import { positionalStatement } from '../../harness/statement.ts'
import { collectionRoutes } from '../../../src/banks/flow-routes.ts'
import { setBankAccount, setRoutes } from '../../../src/tenants/bank-accounts.ts'

let sandbox: TestSandbox
let gateway: TestGateway
/** Throws once at the checkpoint of that name, as if the process had crashed there. */
let crashAt: string | undefined
beforeAll(async () => {
  sandbox = await startTestSandbox()
  gateway = await startTestGateway({
    sandbox,
    // Live keys reach a bank too, so that a forbidden call would appear in its ledger.
    env: { PASARELA_BNC_URL: sandbox.bncUrl, PASARELA_R4_URL: sandbox.r4Url },
    reached(point) {
      if (point !== crashAt) return
      crashAt = undefined
      throw new Error('died')
    },
  })
})
afterAll(async () => {
  await gateway.stop()
  await sandbox.stop()
})

const card = {
  usdAmount: 25.5,
  cardNumber: '4242424242424242',
  expirationMonth: 12,
  expirationYear: 2040,
  cvv: '012',
  cardHolderName: 'Juana Pérez',
  cardHolderId: 'V12345678',
  accountType: 0,
  cardType: 1,
}

function charge(key: string, changes: object = {}, headers: Record<string, string> = {}): Promise<HttpAnswer> {
  return gateway.call('/v1/payments/vpos', { method: 'POST', key, body: { ...card, ...changes }, headers })
}

async function readPayment(key: string, paymentId: unknown): Promise<HttpAnswer['body']> {
  return (await gateway.call(`/v1/payments/${String(paymentId)}`, { key })).body
}

const expireClaims = positionalStatement(
  'test.expire_claims',
  `update idempotency_keys set claimed_at = now() - interval '5 minutes' where tenant_id = $1`,
)
const readEvents = positionalStatement(
  'test.read_events',
  `select type, status, event from payment_events where tenant_id = $1 order by event_id`,
)

describe('a card charge answered 201:', () => {
  test.each([
    { cardNumber: '4242424242424242', cardType: 1, cardLast4: '4242', cardBrand: 'Visa' },
    { cardNumber: '5555555555554444', cardType: 2, cardLast4: '4444', cardBrand: 'Mastercard' },
    { cardNumber: '6759649826438453', cardType: 3, cardLast4: '8453', cardBrand: 'Maestro' },
  ])('an approved $cardBrand is charged once and its receipt shows no more of it than four digits', async (row) => {
    const { cardNumber, cardType, ...shown } = row
    const { tenantId, name, key } = await gateway.createTenant()
    const answer = await charge(key, { cardNumber, cardType, cardPin: '0420', externalRef: 'order/1042' })
    expect(answer.status).toBe(201)
    const [entry, ...more] = await sandbox.ledger(tenantId)
    expect(more).toEqual([])
    expect(answer.body).toEqual({
      paymentId: expect.any(String),
      status: 'COMPLETED',
      method: 'VPOS',
      usdAmount: 25.5,
      vesAmount: Number(entry?.amount),
      bcvRate: expect.any(Number),
      rateDate: expect.any(String),
      tenantName: name,
      livemode: false,
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
      keyId: expect.any(String),
      externalRef: 'order/1042',
      bankReference: entry?.reference,
      debtorId: 'V12345678',
      ...shown,
    })
    expect(await readPayment(key, answer.body['paymentId'])).toEqual(answer.body)
    expect(await gateway.database.query(readEvents, [tenantId])).toEqual([
      { type: 'submitted', status: 'PENDING', event: null },
      { type: 'completed', status: 'COMPLETED', event: 'payment.completed' },
    ])
  })

  test('an amount in VES is charged to the céntimo, whatever the amount in USD', async () => {
    const { tenantId, key } = await gateway.createTenant()
    const { body } = await charge(key, { usdAmount: 1, vesAmount: 1523.47 })
    const [entry] = await sandbox.ledger(tenantId)
    expect(entry?.amount).toBe('1523.47')
    expect(body['vesAmount']).toBe(1523.47)
    expect(body['usdAmount']).toBe(Number((1523.47 / Number(body['bcvRate'])).toFixed(2)))
    const { usdAmount: _none, ...withoutUsd } = { ...card, vesAmount: 0.01 }
    const least = await gateway.call('/v1/payments/vpos', { method: 'POST', key, body: withoutUsd })
    expect([least.status, least.body['vesAmount'], least.body['usdAmount']]).toEqual([201, 0.01, 0])
  })

  test.each([
    { cardNumber: '4000000000000119', lost: 'after', effects: 1 },
    { cardNumber: '4000000000000101', lost: 'before', effects: 0 },
  ])('a response lost $lost the money moved leaves the payment PENDING', async ({ cardNumber, effects }) => {
    const { tenantId, key } = await gateway.createTenant()
    const answer = await charge(key, { cardNumber })
    expect([answer.status, answer.body['status'], answer.body['failureCode']]).toEqual([201, 'PENDING', undefined])
    expect(await sandbox.ledger(tenantId)).toHaveLength(effects)
    expect((await readPayment(key, answer.body['paymentId']))['status']).toBe('PENDING')
  })

  test('documents are accepted in the spellings people use', async () => {
    const { key } = await gateway.createTenant()
    const { status, body } = await charge(key, { cardHolderId: 'v-12.345.678', cardHolderName: '  Juana Pérez ' })
    expect([status, body['debtorId']]).toEqual([201, 'V12345678'])
  })
})

describe('a card charge answered 422:', () => {
  test.each([
    { cardNumber: '4000000000009995', code: 'G51' },
    { cardNumber: '4000000000000069', code: 'G54' },
    { cardNumber: '4000000000000127', code: 'G55' },
  ])('card $cardNumber is declined with $code and no money moves', async ({ cardNumber, code }) => {
    const { tenantId, key } = await gateway.createTenant()
    const answer = await charge(key, { cardNumber }, { 'accept-language': 'es' })
    expect(answer.status).toBe(422)
    expect(answer.body).toMatchObject({ error: 'provider_rejected', failureCode: code, code })
    expect(answer.body['message']).toMatch(/^El banco rechazó el cobro: .{10}/)
    const payment = await readPayment(key, answer.body['paymentId'])
    expect(payment).toMatchObject({ status: 'FAILED', failureCode: code, cardLast4: cardNumber.slice(-4) })
    expect(await sandbox.ledger(tenantId)).toEqual([])
  })
})

describe('a card charge answered 400:', () => {
  const thisYear = new Date().getUTCFullYear()
  let tenant: Awaited<ReturnType<TestGateway['createTenant']>>
  beforeAll(async () => {
    tenant = await gateway.createTenant()
  })

  test.each([
    { wrong: { usdAmount: undefined }, path: '/usdAmount' },
    { wrong: { usdAmount: '25' }, path: '/usdAmount' },
    { wrong: { usdAmount: 10.001 }, path: '/usdAmount' },
    { wrong: { vesAmount: 10.001 }, path: '/vesAmount' },
    { wrong: { vesAmount: 0 }, path: '/vesAmount' },
    { wrong: { cardNumber: '4242424242424241' }, path: '/cardNumber' },
    { wrong: { cardNumber: 4242424242424242 }, path: '/cardNumber' },
    { wrong: { cardNumber: '4242 4242 4242 4242' }, path: '/cardNumber' },
    { wrong: { cardNumber: '424242424242' }, path: '/cardNumber' },
    { wrong: { expirationMonth: 0 }, path: '/expirationMonth' },
    { wrong: { expirationMonth: 13 }, path: '/expirationMonth' },
    { wrong: { expirationMonth: '12' }, path: '/expirationMonth' },
    { wrong: { expirationYear: 40 }, path: '/expirationYear' },
    { wrong: { expirationYear: thisYear - 2 }, path: '/expirationMonth' },
    { wrong: { cvv: 123 }, path: '/cvv' },
    { wrong: { cvv: '12' }, path: '/cvv' },
    { wrong: { cardPin: '123' }, path: '/cardPin' },
    { wrong: { cardHolderName: 'J' }, path: '/cardHolderName' },
    { wrong: { cardHolderName: ' J ' }, path: '/cardHolderName' },
    { wrong: { cardHolderName: 'J'.repeat(81) }, path: '/cardHolderName' },
    { wrong: { cardHolderName: '4242424242424242' }, path: '/cardHolderName' },
    { wrong: { cardHolderName: 'Juana 4242 4242-4242 4242 Pérez' }, path: '/cardHolderName' },
    { wrong: { cardHolderId: 'X12345678' }, path: '/cardHolderId' },
    { wrong: { accountType: 5 }, path: '/accountType' },
    { wrong: { accountType: '0' }, path: '/accountType' },
    { wrong: { cardType: 4 }, path: '/cardType' },
    { wrong: { externalRef: '' }, path: '/externalRef' },
  ])('$wrong is refused by naming $path', async ({ wrong, path }) => {
    const answer = await charge(tenant.key, wrong)
    expect(answer.status).toBe(400)
    expect(answer.body['error']).toBe('invalid_request')
    expect((answer.body['details'] as { path: string }[]).map((detail) => detail.path)).toEqual([path])
  })

  test('no invalid request reaches the bank', async () => {
    expect(await sandbox.ledger(tenant.tenantId)).toEqual([])
  })

  test('a card is valid until the last day of its month', async () => {
    const caracas = new Date(Date.now() - 4 * 3_600_000)
    const { key } = await gateway.createTenant()
    const { status } = await charge(key, {
      expirationMonth: caracas.getUTCMonth() + 1,
      expirationYear: caracas.getUTCFullYear(),
    })
    expect(status).toBe(201)
  })

  test('a tenant whose collections are routed to R4 cannot charge cards', async () => {
    const { tenantId, key } = await gateway.createTenant()
    const scope = { tenantId, livemode: false }
    await setRoutes(gateway.database, systemRandom, { scope, flows: collectionRoutes, bank: 'r4', actor: 'test' })
    const answer = await charge(key)
    expect([answer.status, answer.body['error']]).toEqual([400, 'unsupported_operation'])
    expect(await sandbox.ledger(tenantId)).toEqual([])
  })

  describe('with a live key,', () => {
    beforeAll(() => enterLiveRate(gateway))

    test.each([
      '4242424242424242',
      '5555555555554444',
      '6759649826438453',
      '4000000000009995',
      '4000000000000069',
      '4000000000000127',
      '4000000000000119',
      '4000000000000101',
    ])('the test card %s never reaches a bank', async (cardNumber) => {
      const { tenantId, liveKey } = await gateway.createTenant()
      const { bnc: fields } = sandboxCredentials(tenantId)
      await setBankAccount(gateway.database, testSealer, systemRandom, { tenantId, bank: 'bnc', fields, actor: 'test' })
      const answer = await charge(liveKey, { cardNumber })
      expect([answer.status, answer.body['error']]).toEqual([400, 'test_card_in_live_mode'])
      expect(await sandbox.ledger(tenantId)).toEqual([])
      // The account works: with a live key any other card is charged.
      expect((await charge(liveKey, { cardNumber: '4111111111111111' })).body).toMatchObject({ livemode: true })
    })
  })
})

test('a card charge is 400 when no account of the tenant offers cards', async () => {
  const { liveKey } = await gateway.createTenant()
  const answer = await charge(liveKey, { cardNumber: '4111111111111111' })
  expect([answer.status, answer.body['error']]).toEqual([400, 'unsupported_operation'])
})

describe('a card charge answered 503:', () => {
  test('a bank without a session receives no charge, and the same Idempotency-Key then charges', async () => {
    const { tenantId, key } = await gateway.createTenant()
    const { clientGuid: client } = sandboxCredentials(tenantId).bnc
    await sandbox.control('bnc', 'faults', { kind: 'keyExpiry', client, operation: 'Send', times: 3 })
    const headers = { 'idempotency-key': 'order-7' }
    const answer = await charge(key, { externalRef: 'order-7' }, headers)
    expect([answer.status, answer.body['error']]).toEqual([503, 'provider_unavailable'])
    expect((await gateway.call('/v1/payments/by-ref/order-7', { key })).body).toMatchObject({
      status: 'FAILED',
      failureCode: 'BANK_NOT_REACHED',
    })
    expect((await charge(key, { externalRef: 'order-7' }, headers)).body).toMatchObject({ status: 'COMPLETED' })
    expect(await sandbox.ledger(tenantId)).toHaveLength(1)
  })
})

describe('a card charge with an Idempotency-Key:', () => {
  test('twenty equal concurrent requests charge the card once', async () => {
    const { tenantId, key } = await gateway.createTenant()
    const headers = { 'idempotency-key': 'order-20' }
    const answers = await Promise.all(Array.from({ length: 20 }, () => charge(key, {}, headers)))
    const charged = answers.filter(({ status }) => status === 201)
    const waiting = answers.filter(({ status }) => status === 409)
    expect(charged.length).toBeGreaterThan(0)
    expect(charged.length + waiting.length).toBe(20)
    expect(new Set(charged.map(({ text }) => text)).size).toBe(1)
    for (const { body } of waiting) expect(body['error']).toBe('idempotency_request_in_progress')
    expect(await sandbox.ledger(tenantId)).toHaveLength(1)
  })

  test.each([
    { cardNumber: '4242424242424242', status: 201 },
    { cardNumber: '4000000000009995', status: 422 },
    { cardNumber: '4000000000000119', status: 201 },
  ])('the response $status to card $cardNumber is replayed byte for byte', async ({ cardNumber, status }) => {
    const { tenantId, key } = await gateway.createTenant()
    const headers = { 'idempotency-key': 'order-1' }
    const first = await charge(key, { cardNumber }, headers)
    const effects = await sandbox.ledger(tenantId)
    const second = await charge(key, { cardNumber }, headers)
    expect([first.status, second.status, second.text]).toEqual([status, status, first.text])
    expect(second.headers.get('idempotent-replayed')).toBe('true')
    expect(await sandbox.ledger(tenantId)).toEqual(effects)
    const other = await charge(key, { cardNumber, usdAmount: 11 }, headers)
    expect([other.status, other.body['error']]).toEqual([409, 'idempotency_key_reused'])
  })

  test.each([
    { point: 'claimed', effects: 0 },
    { point: 'before_settle', effects: 1 },
  ])(
    'a repeated request whose process died at $point is answered from its payment, and the card is not charged again',
    async (row) => {
      const { tenantId, key } = await gateway.createTenant()
      const headers = { 'idempotency-key': 'order-2' }
      crashAt = row.point
      expect((await charge(key, {}, headers)).status).toBe(500)
      expect((await charge(key, {}, headers)).status).toBe(409)
      await gateway.database.query(expireClaims, [tenantId])
      const answer = await charge(key, {}, headers)
      expect([answer.status, answer.body['status']]).toEqual([201, 'PENDING'])
      expect(await sandbox.ledger(tenantId)).toHaveLength(row.effects)
    },
  )
})
