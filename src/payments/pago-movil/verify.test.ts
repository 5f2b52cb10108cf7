import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sandboxCredentials } from '../../../sandbox/credentials.ts'
import {
  type HttpAnswer,
  startTestGateway,
  startTestSandbox,
  type TestGateway,
  type TestSandbox,
} from '../../../test/harness/gateway.ts'
import { testSealer } from '../../../test/harness/sealer.ts'
import { enterLiveRate } from '../../../test/harness/payments.ts'
import { addDays, caracasDate } from '../../foundation/caracas.ts'
import { systemRandom } from '../../foundation/random.ts'
import { statement } from '../../storage/database.ts'
import { collectionRoutes } from '../../banks/flow-routes.ts'
import { setBankAccount, setRoutes } from '../../tenants/bank-accounts.ts'

let sandbox: TestSandbox
let gateway: TestGateway
beforeAll(async () => {
  sandbox = await startTestSandbox()
  gateway = await startTestGateway({
    sandbox,
    env: {
      // Live keys reach a bank here too: only there can two tenants have the same account.
      PASARELA_BNC_URL: sandbox.bncUrl,
      PASARELA_RATE_LIMIT_PER_SECOND: '100000',
      PASARELA_RATE_LIMIT_BURST: '100000',
    },
  })
})
afterAll(async () => {
  await gateway.stop()
  await sandbox.stop()
})

type Tenant = Awaited<ReturnType<TestGateway['createTenant']>>

const path = '/v1/payments/pago-movil/verify'
const payer = { debtorBankCode: 102, debtorCellPhone: '584141234567' }

function verify(key: string, changes: object = {}, headers: Record<string, string> = {}): Promise<HttpAnswer> {
  const body = { usdAmount: 10, reference: '000012345678', ...changes }
  return gateway.call(path, { method: 'POST', key, body, headers })
}

/** Status, and the code of what failed. */
async function outcome(answer: Promise<HttpAnswer>): Promise<string> {
  const { status, body } = await answer
  return [status, body['status'] ?? body['error'], body['failureCode']].filter(Boolean).join(' ')
}

function today(): string {
  return caracasDate(Date.now())
}

/** What ten dollars are today. */
async function tenDollars(): Promise<number> {
  const { key } = await gateway.createTenant()
  return Number((await gateway.call('/v1/quote?usdAmount=10', { key })).body['vesAmount'])
}

async function receive(tenant: Pick<Tenant, 'tenantId'>, movement: object): Promise<void> {
  const client = sandboxCredentials(tenant.tenantId).bnc.clientGuid
  await sandbox.control('bnc', 'movements', { client, date: today(), amount: await tenDollars(), ...movement })
}

async function giveLiveAccount(tenantId: string, fields: Record<string, string>): Promise<void> {
  await setBankAccount(gateway.database, testSealer, systemRandom, { tenantId, bank: 'bnc', fields, actor: 'test' })
}

async function listed(key: string): Promise<Record<string, unknown>[]> {
  const { body } = await gateway.call('/v1/payments?limit=100', { key })
  return body['items'] as Record<string, unknown>[]
}

const readEvents = statement(
  'test.read_events',
  `select type, status, event, data from payment_events where tenant_id = $1 order by event_id`,
)

describe('by the reference’s ending', () => {
  test.each([
    { ending: '5678', expected: '200 COMPLETED' },
    { ending: '0404', expected: '200 FAILED MOVEMENT_NOT_FOUND' },
    { ending: '0409', expected: '200 FAILED AMOUNT_MISMATCH' },
  ])('$ending is $expected, with the payer or without', async ({ ending, expected }) => {
    for (const known of [{}, payer, { debtorBankCode: 102 }]) {
      const { tenantId, key } = await gateway.createTenant()
      expect(await outcome(verify(key, { reference: `00001234${ending}`, ...known }))).toBe(expected)
      expect(await outcome(verify(key, { reference: ending, dateMovement: addDays(today(), -31), ...known }))).toBe(
        expected,
      )
      // Looking moves no money.
      expect(await sandbox.ledger(tenantId)).toEqual([])
    }
  })
})

describe('200', () => {
  test('a found transfer completes the payment, and its receipt is what a look-up shows', async () => {
    const { tenantId, name, key } = await gateway.createTenant()
    const answer = await verify(key, { ...payer, debtorCellPhone: '0414-1234567', externalRef: 'order-1' })
    expect(answer.status).toBe(200)
    expect(answer.body).toEqual({
      paymentId: expect.any(String),
      status: 'COMPLETED',
      method: 'PAGO_MOVIL',
      usdAmount: 10,
      vesAmount: await tenDollars(),
      bcvRate: expect.any(Number),
      rateDate: expect.any(String),
      tenantName: name,
      livemode: false,
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
      externalRef: 'order-1',
      bankReference: '000012345678',
      debtorPhone: '584141234567',
      debtorBankCode: 102,
      debtorBankName: 'Banco de Venezuela',
    })
    expect((await gateway.call(`/v1/payments/${String(answer.body['paymentId'])}`, { key })).body).toEqual(answer.body)
    expect(await gateway.database.query(readEvents, [tenantId])).toEqual([
      {
        type: 'completed',
        status: 'COMPLETED',
        event: 'payment.completed',
        data: { reference: '000012345678', date: today() },
      },
    ])
  })

  test('a failed verification is a payment too, with its reason in the caller’s language and in the timeline', async () => {
    const { tenantId, key } = await gateway.createTenant()
    const answer = await verify(key, { reference: '77770409' }, { 'accept-language': 'es' })
    expect(answer.body).toMatchObject({ status: 'FAILED', failureCode: 'AMOUNT_MISMATCH' })
    expect(answer.body['failureMessage']).toMatch(/^La transferencia existe con otro monto/)
    expect(answer.body['bankReference']).toBeUndefined()
    expect(await gateway.database.query(readEvents, [tenantId])).toEqual([
      {
        type: 'failed',
        status: 'FAILED',
        event: 'payment.failed',
        data: {
          code: 'AMOUNT_MISMATCH',
          reference: '77770409',
          date: today(),
          vesAmount: ((await tenDollars()) + 1).toFixed(2),
        },
      },
    ])
  })

  test('what is not found today may be found when it is asked again', async () => {
    const tenant = await gateway.createTenant()
    expect(await outcome(verify(tenant.key, { reference: '66000404' }))).toBe('200 FAILED MOVEMENT_NOT_FOUND')
    await receive(tenant, { reference: '000066000404' })
    const answer = await verify(tenant.key, { reference: '66000404' })
    expect(answer.body).toMatchObject({ status: 'COMPLETED', bankReference: '000066000404' })
  })

  test('a céntimo more or less is another amount', async () => {
    const tenant = await gateway.createTenant()
    const amount = await tenDollars()
    await receive(tenant, { reference: '11110001', amount: Number((amount - 0.01).toFixed(2)) })
    await receive(tenant, { reference: '11110002', amount: Number((amount + 0.01).toFixed(2)) })
    for (const reference of ['11110001', '11110002']) {
      expect(await outcome(verify(tenant.key, { reference }))).toBe('200 FAILED AMOUNT_MISMATCH')
    }
  })

  test('yesterday’s transfer is found for yesterday only', async () => {
    const tenant = await gateway.createTenant()
    const yesterday = addDays(today(), -1)
    await receive(tenant, { reference: '22220404', date: yesterday })
    expect(await outcome(verify(tenant.key, { reference: '22220404' }))).toBe('200 FAILED MOVEMENT_NOT_FOUND')
    const asked = { reference: '22220404', dateMovement: yesterday }
    expect(await outcome(verify(tenant.key, asked))).toBe('200 COMPLETED')
    expect(await outcome(verify(tenant.key, asked))).toBe('200 FAILED MOVEMENT_ALREADY_CLAIMED')
  })

  test('the last digits are enough when one transfer has the amount', async () => {
    const tenant = await gateway.createTenant()
    await receive(tenant, { reference: '330000001234' })
    await receive(tenant, { reference: '440000001234', amount: 1 })
    const answer = await verify(tenant.key, { reference: '1234' })
    expect(answer.body).toMatchObject({ status: 'COMPLETED', bankReference: '330000001234' })
    expect(await outcome(verify(tenant.key, { reference: '1234' }))).toBe('200 FAILED MOVEMENT_ALREADY_CLAIMED')
  })

  test('last digits that mean two transfers of the amount take neither, also when one is taken already', async () => {
    const tenant = await gateway.createTenant()
    await receive(tenant, { reference: '550000001234' })
    await receive(tenant, { reference: '660000001234' })
    const short = { reference: '1234' }
    expect(await outcome(verify(tenant.key, short))).toBe('200 FAILED MOVEMENT_NOT_FOUND')
    expect(await outcome(verify(tenant.key, { reference: '550000001234' }))).toBe('200 COMPLETED')
    expect(await outcome(verify(tenant.key, short))).toBe('200 FAILED MOVEMENT_NOT_FOUND')
    expect(await outcome(verify(tenant.key, { reference: '660000001234' }))).toBe('200 COMPLETED')
  })

  test('the money of a C2P charge is no transfer that pays for a second order', async () => {
    const tenant = await gateway.createTenant()
    const details = { usdAmount: 10, debtorId: 'V12345678', ...payer }
    const intent = await gateway.call('/v1/payments/c2p/request', { method: 'POST', key: tenant.key, body: details })
    const body = { ...details, intentId: intent.body['intentId'], token: '13572468' }
    const charged = await gateway.call('/v1/payments/c2p', { method: 'POST', key: tenant.key, body })
    expect(charged.body).toMatchObject({ status: 'COMPLETED' })
    const reference = String(charged.body['bankReference'])
    expect(await outcome(verify(tenant.key, { reference }))).toBe('200 FAILED MOVEMENT_ALREADY_CLAIMED')
    // Nor by the reference under which the statement shows it.
    const [charge] = await sandbox.ledger(tenant.tenantId)
    const shown = String(charge?.line?.reference)
    for (const number of [shown, shown.slice(-4)]) {
      expect(await outcome(verify(tenant.key, { reference: number.padStart(4, '0') }))).not.toBe('200 COMPLETED')
    }
  })
})

describe('one transfer pays for one order', () => {
  const claimed = '200 FAILED MOVEMENT_ALREADY_CLAIMED'

  async function count(answers: Promise<HttpAnswer>[]): Promise<Record<string, number>> {
    const outcomes = await Promise.all(answers.map(outcome))
    return Object.fromEntries([...new Set(outcomes)].map((name) => [name, outcomes.filter((o) => o === name).length]))
  }

  test('of a hundred verifications at once by one tenant, one completes', async () => {
    const { key } = await gateway.createTenant()
    const answers = Array.from({ length: 100 }, (_none, index) => verify(key, index % 2 === 0 ? {} : payer))
    expect(await count(answers)).toEqual({ '200 COMPLETED': 1, [claimed]: 99 })
    const statuses = (await listed(key)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 'COMPLETED')).toHaveLength(1)
    expect(statuses).toHaveLength(100)
  })

  test('two tenants with accounts of their own do not get in each other’s way', async () => {
    const tenants = [await gateway.createTenant(), await gateway.createTenant()]
    for (const { key } of tenants) {
      const answers = Array.from({ length: 50 }, () => verify(key))
      expect(await count(answers)).toEqual({ '200 COMPLETED': 1, [claimed]: 49 })
    }
  })

  test('of a hundred at once by two tenants who share a bank account, one completes', async () => {
    const [one, two] = [await gateway.createTenant(), await gateway.createTenant()]
    const { bnc } = sandboxCredentials(one.tenantId)
    await giveLiveAccount(one.tenantId, { ...bnc })
    // The same account, typed another way.
    const accountNumber = bnc.accountNumber.replace(/^(\d{4})(\d{4})(\d{2})/, '$1-$2-$3-')
    await giveLiveAccount(two.tenantId, { ...bnc, accountNumber })
    await enterLiveRate(gateway)
    const answers = Array.from({ length: 50 }, () => [one, two].map(({ liveKey }) => verify(liveKey))).flat()
    expect(await count(answers)).toEqual({ '200 COMPLETED': 1, [claimed]: 99 })
  })
})

describe('400', () => {
  const thirtyTwoDaysAgo = addDays(today(), -32)
  const tomorrow = addDays(today(), 1)
  test.each([
    { wrong: { usdAmount: undefined }, path: '/usdAmount' },
    { wrong: { usdAmount: '10' }, path: '/usdAmount' },
    { wrong: { usdAmount: 0 }, path: '/usdAmount' },
    { wrong: { usdAmount: 10.001 }, path: '/usdAmount' },
    { wrong: { reference: undefined }, path: '/reference' },
    { wrong: { reference: 12345678 }, path: '/reference' },
    { wrong: { reference: '123' }, path: '/reference' },
    { wrong: { reference: '1'.repeat(33) }, path: '/reference' },
    { wrong: { reference: '12a4' }, path: '/reference' },
    { wrong: { dateMovement: '2026-02-30' }, path: '/dateMovement' },
    { wrong: { dateMovement: '05/10/2026' }, path: '/dateMovement' },
    { wrong: { dateMovement: tomorrow }, path: '/dateMovement' },
    { wrong: { dateMovement: thirtyTwoDaysAgo }, path: '/dateMovement' },
    { wrong: { debtorBankCode: 'BDV' }, path: '/debtorBankCode' },
    { wrong: { debtorBankCode: 190 }, path: '/debtorBankCode' },
    { wrong: { debtorCellPhone: '5841412345' }, path: '/debtorCellPhone' },
    { wrong: { externalRef: '' }, path: '/externalRef' },
  ])('$wrong is refused by naming $path', async ({ wrong, path: wrongPath }) => {
    const { key } = await gateway.createTenant()
    const answer = await verify(key, wrong)
    expect([answer.status, answer.body['error']]).toEqual([400, 'invalid_request'])
    expect((answer.body['details'] as { path: string }[]).map((detail) => detail.path)).toEqual([wrongPath])
    expect(await listed(key)).toEqual([])
  })

  test('a tenant whose collections are routed to R4 has no verification', async () => {
    const { tenantId, key } = await gateway.createTenant()
    const scope = { tenantId, livemode: false }
    await setRoutes(gateway.database, systemRandom, { scope, flows: collectionRoutes, bank: 'r4', actor: 'test' })
    expect(await outcome(verify(key))).toBe('400 unsupported_operation')
    expect(await listed(key)).toEqual([])
  })
})

test('400: no account of the tenant offers verification', async () => {
  const { liveKey } = await gateway.createTenant()
  expect(await outcome(verify(liveKey))).toBe('400 unsupported_operation')
})

describe('503', () => {
  test.each([
    { fault: { kind: 'status', status: 500 }, operation: 'ValidateP2P' },
    { fault: { kind: 'malformed' }, operation: 'ValidateP2P' },
    { fault: { kind: 'resetAfter' }, operation: 'ValidateP2P' },
    { fault: { kind: 'resetBefore' }, operation: 'Validate' },
  ])('$operation with $fault.kind leaves nothing behind, and the same key then verifies', async (row) => {
    const { tenantId, key } = await gateway.createTenant()
    const client = sandboxCredentials(tenantId).bnc.clientGuid
    await sandbox.control('bnc', 'faults', { ...row.fault, operation: row.operation, client })
    const headers = { 'idempotency-key': 'order-9' }
    const body = row.operation === 'ValidateP2P' ? payer : {}
    expect(await outcome(verify(key, body, headers))).toBe('503 provider_unavailable')
    expect(await listed(key)).toEqual([])
    expect(await outcome(verify(key, body, headers))).toBe('200 COMPLETED')
  })
})

describe('Idempotency-Key', () => {
  test.each(['12345678', '12340404', '12340409'])('the answer to %s is repeated byte for byte', async (reference) => {
    const { key } = await gateway.createTenant()
    const headers = { 'idempotency-key': 'order-1' }
    const first = await verify(key, { reference }, headers)
    const second = await verify(key, { reference }, headers)
    expect([second.status, second.text]).toEqual([200, first.text])
    expect(second.headers.get('idempotent-replayed')).toBe('true')
    expect(await listed(key)).toHaveLength(1)
    expect(await outcome(verify(key, { reference: '99999999' }, headers))).toBe('409 idempotency_key_reused')
  })

  test('the answer to a transfer that was taken already is repeated, too', async () => {
    const { key } = await gateway.createTenant()
    await verify(key)
    const headers = { 'idempotency-key': 'order-2' }
    const first = await verify(key, {}, headers)
    expect(first.body['failureCode']).toBe('MOVEMENT_ALREADY_CLAIMED')
    expect((await verify(key, {}, headers)).text).toBe(first.text)
  })

  test('twenty equal requests at once make one payment', async () => {
    const { key } = await gateway.createTenant()
    const headers = { 'idempotency-key': 'order-3' }
    const answers = await Promise.all(Array.from({ length: 20 }, () => verify(key, {}, headers)))
    const done = answers.filter(({ status }) => status === 200)
    expect(new Set(done.map(({ text }) => text)).size).toBe(1)
    expect(answers.filter(({ status }) => status !== 200 && status !== 409)).toEqual([])
    expect((await listed(key)).map(({ status }) => status)).toEqual(['COMPLETED'])
  })
})
