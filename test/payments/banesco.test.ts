import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { sandboxCredentials } from '../../sandbox/credentials.ts'
import { routeNames } from '../../src/banks/flow-routes.ts'
import { accountIdOf } from '../../src/banks/registry.ts'
import { caracasDate } from '../../src/foundation/caracas.ts'
import { systemRandom } from '../../src/foundation/random.ts'
import { setBankAccount, setRoutes } from '../../src/tenants/bank-accounts.ts'
import { banescoFields } from '../banks/conformance/banesco.ts'
import { createTestDatabase } from '../harness/database.ts'
import { startTestGateway, startTestSandbox, type TestGateway, type TestSandbox } from '../harness/gateway.ts'
import { linesWith } from '../harness/logged.ts'
import { patienceMs } from '../harness/patience.ts'
import { enterLiveRate } from '../harness/payments.ts'
import { testSealer } from '../harness/sealer.ts'
import { positionalStatement } from '../harness/statement.ts'

/** Payments to Banesco, in two processes over one database. The simulated bank has a debit beside every credit. */
let sandbox: TestSandbox
let gateway: TestGateway
let other: TestGateway
beforeAll(async () => {
  sandbox = await startTestSandbox()
  const connection = await createTestDatabase()
  const env = {
    PASARELA_BANESCO_URL: sandbox.banescoUrl,
    PASARELA_BANK_TIMEOUT_MS: '2000',
    PASARELA_RATE_LIMIT_PER_SECOND: '10000',
    PASARELA_RATE_LIMIT_BURST: '10000',
  }
  gateway = await startTestGateway({ sandbox, connection, env, withBanesco: true })
  other = await startTestGateway({ sandbox, connection, env, withBanesco: true })
  await enterLiveRate(gateway)
})
afterAll(async () => {
  await Promise.all([gateway.stop(), other.stop()])
  await sandbox.stop()
})

type Tenant = Awaited<ReturnType<TestGateway['createTenant']>>

const payer = { phone: '584241234567', bankCode: '0105' }
const reference = '000789123456'
const today = () => caracasDate(Date.now())
const eventually = (check: () => Promise<void>) => vi.waitFor(check, { timeout: patienceMs, interval: 300 })

/** A tenant whose test payments all go through Banesco. */
async function newTenant(): Promise<Tenant> {
  const tenant = await gateway.createTenant()
  const scope = { tenantId: tenant.tenantId, livemode: false }
  await setRoutes(gateway.database, systemRandom, { scope, flows: routeNames, bank: 'banesco', actor: 'test' })
  return tenant
}

const accountOf = ({ tenantId }: Pick<Tenant, 'tenantId'>) => sandboxCredentials(tenantId).banesco
const accountIdFor = (holder: Pick<Tenant, 'tenantId'>) => accountIdOf('banesco', { fields: accountOf(holder) })

async function pay(holder: Pick<Tenant, 'tenantId'>, payment: object = {}): Promise<void> {
  const { accountNumber: client } = accountOf(holder)
  const body = { client, date: today(), amount: 120, reference, ...payer, ...payment }
  await sandbox.control('banesco', 'movements', body)
}

const claim = { vesAmount: 120, reference: '123456', debtorBankCode: 105, debtorCellPhone: '04241234567' }
const verify = (key: string, changes: object = {}, at = gateway) =>
  at.call('/v1/payments/pago-movil/verify', { method: 'POST', key, body: { ...claim, ...changes } })

/** Live tenants on the account of the first of them. */
async function sharing(count: number): Promise<[Tenant, ...Tenant[]]> {
  const [first, ...others] = await Promise.all(Array.from({ length: count }, () => gateway.createTenant()))
  if (!first) throw new Error('no tenant')
  for (const { tenantId } of [first, ...others]) {
    const fields = banescoFields(accountOf(first), sandbox.banescoUrl)
    const account = { tenantId, bank: 'banesco' as const, fields, actor: 'test' }
    await setBankAccount(gateway.database, testSealer, systemRandom, account)
  }
  return [first, ...others]
}

/** Calls of both processes since they started, by the name of the operation. */
async function callsOf(operation: string): Promise<number> {
  const texts = await Promise.all([gateway, other].map(({ call }) => call('/metrics').then(({ text }) => text)))
  return texts
    .flatMap((text) => text.split('\n'))
    .filter((line) => line.startsWith('pasarela_bank_calls_total{') && line.includes(`"banesco.${operation}"`))
    .reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0)
}

const fault = (tenant: Tenant, body: object) =>
  sandbox.control('banesco', 'faults', { operation: 'transactions', client: accountOf(tenant).accountNumber, ...body })

describe('a Pago Móvil to Banesco', () => {
  test.each([
    ['the last six digits', '123456'],
    ['the whole reference', '000789123456'],
    ['a longer reference of the payer’s bank', '555000123456'],
  ])('is verified by %s, the phone, the bank and the day', async (_what, given) => {
    const tenant = await newTenant()
    await pay(tenant)
    const { status, body } = await verify(tenant.key, { reference: given })
    expect([status, body['status'], body['vesAmount']]).toEqual([200, 'COMPLETED', 120])
  })

  test('is verified once: a second request is refused, in the other process too', async () => {
    const tenant = await newTenant()
    await pay(tenant)
    expect((await verify(tenant.key)).body).toMatchObject({ status: 'COMPLETED' })
    for (const at of [gateway, other]) {
      expect((await verify(tenant.key, {}, at)).body).toMatchObject({ failureCode: 'MOVEMENT_ALREADY_CLAIMED' })
    }
    // The same money by another question: the whole day, without a payer.
    const byDay = { reference, debtorBankCode: undefined, debtorCellPhone: undefined }
    expect((await verify(tenant.key, byDay)).body).toMatchObject({ failureCode: 'MOVEMENT_ALREADY_CLAIMED' })
  })

  test.each([
    ['less', 119.99],
    ['its commission', 40_000],
  ])('of another amount (%s) is not taken for it', async (_what, amount) => {
    const tenant = await newTenant()
    await pay(tenant, { amount })
    // The commission of 40 000 is 120.00, with the same reference: a debit pays nothing.
    const { body } = await verify(tenant.key)
    expect(body['failureCode'] ?? body['receivedVesAmount']).toBe(amount < 120 ? 'AMOUNT_MISMATCH' : amount)
  })

  test.each([
    ['reference', { reference: '123457' }],
    ['phone', { debtorCellPhone: '04149999999' }],
    ['bank', { debtorBankCode: 134 }],
    ['day', { dateMovement: caracasDate(Date.now() - 86_400_000) }],
  ])('with another %s is not found', async (_what, changes) => {
    const tenant = await newTenant()
    await pay(tenant)
    expect((await verify(tenant.key, changes)).body).toMatchObject({ failureCode: 'MOVEMENT_NOT_FOUND' })
    expect((await verify(tenant.key)).body).toMatchObject({ status: 'COMPLETED' })
  })

  test('that shares its six digits and its amount with another’s is chosen by the phone only', async () => {
    const tenant = await newTenant()
    const neighbour = { phone: '584149999999', reference: '000555123456' }
    await pay(tenant)
    await pay(tenant, neighbour)
    const anonymous = { debtorBankCode: undefined, debtorCellPhone: undefined }
    expect((await verify(tenant.key, anonymous)).body).toMatchObject({ failureCode: 'MOVEMENT_NOT_FOUND' })
    expect((await verify(tenant.key, { debtorCellPhone: '04149999999' })).body).toMatchObject({ status: 'COMPLETED' })
    expect((await verify(tenant.key)).body).toMatchObject({ status: 'COMPLETED' })
  })

  test('that shares digits, amount and phone with another is not chosen', async () => {
    const tenant = await newTenant()
    await pay(tenant)
    await pay(tenant, { reference: '000555123456' })
    expect((await verify(tenant.key)).body).toMatchObject({ status: 'FAILED', failureCode: 'MOVEMENT_NOT_FOUND' })
  })

  test('that the bank shows late is verified by the next request', async () => {
    const tenant = await newTenant()
    const late = { reference: '000408' }
    expect((await verify(tenant.key, late)).body).toMatchObject({ failureCode: 'MOVEMENT_NOT_FOUND' })
    expect((await verify(tenant.key, late)).body).toMatchObject({ status: 'COMPLETED' })
  })

  test.each([
    ['within the bank, by its whole reference', '0134', '000000777123', '000000777123'],
    ['from another bank, by its last digits', '0102', '000000888456', '888456'],
  ])('that is a transfer %s is verified without a phone', async (_what, bankCode, number, given) => {
    const tenant = await newTenant()
    await pay(tenant, { type: 'transfer', phone: undefined, bankCode, reference: number })
    const changes = { debtorBankCode: Number(bankCode), debtorCellPhone: undefined, reference: given }
    expect((await verify(tenant.key, changes)).body).toMatchObject({ status: 'COMPLETED' })
  })

  test('with fewer digits than the bank searches by is refused by the field', async () => {
    const tenant = await newTenant()
    const { status, body } = await verify(tenant.key, { reference: '12345' })
    expect([status, body['error']]).toEqual([400, 'invalid_request'])
    expect(JSON.stringify(body)).toContain('/reference')
  })

  test('without a reference is refused by the field: the bank cannot be asked so', async () => {
    const tenant = await newTenant()
    const { status, body } = await verify(tenant.key, { reference: undefined })
    expect([status, body['error']]).toEqual([400, 'invalid_request'])
  })

  test.each([
    { kind: 'code', code: '204' },
    { kind: 'code', code: 'VDE01' },
    { kind: 'code', code: 'VRN04' },
    { kind: 'code', code: 'VRN06' },
    { kind: 'code', code: '504' },
    { kind: 'code', code: '9999' },
    { kind: 'html' },
    { kind: 'malformed' },
    { kind: 'status' },
    { kind: 'resetAfter' },
  ])(
    'that the bank does not answer for ($kind $code) is neither paid nor failed, and is verified later',
    async (body) => {
      const tenant = await newTenant()
      await pay(tenant)
      await verify(tenant.key, { reference: '111111' })
      await fault(tenant, body)
      expect((await verify(tenant.key)).status).toBe(503)
      expect((await verify(tenant.key)).body).toMatchObject({ status: 'COMPLETED' })
    },
  )

  test('whose token the bank ended is verified with a new one', async () => {
    const tenant = await newTenant()
    await pay(tenant)
    await verify(tenant.key, { reference: '111111' })
    await fault(tenant, { kind: 'keyExpiry' })
    expect((await verify(tenant.key)).body).toMatchObject({ status: 'COMPLETED' })
  })

  test('pays one order of two tenants of the account that race for it in two processes', async () => {
    const tenants = await sharing(2)
    await pay(tenants[0])
    const racing = tenants.flatMap(({ liveKey }) => [verify(liveKey), verify(liveKey, {}, other), verify(liveKey)])
    const answers = await Promise.all(racing)
    for (const { liveKey } of tenants) answers.push(await verify(liveKey))
    expect(answers.filter(({ body }) => body['status'] === 'COMPLETED')).toHaveLength(1)
    for (const { status } of answers) expect([200, 503]).toContain(status)
    expect(answers.at(-1)?.body).toMatchObject({ failureCode: 'MOVEMENT_ALREADY_CLAIMED' })
  })

  test('to another tenant’s account is not found', async () => {
    const [tenant, stranger] = [await newTenant(), await newTenant()]
    await pay(stranger)
    expect((await verify(tenant.key)).body).toMatchObject({ failureCode: 'MOVEMENT_NOT_FOUND' })
  })
})

test('a tenant whose only account is at Banesco charges nothing: the bank has no such flow', async () => {
  const [{ liveKey }] = await sharing(1)
  const c2p = { usdAmount: 1, debtorId: 'V12345678', debtorCellPhone: '584141234567', debtorBankCode: 102 }
  const answer = await gateway.call('/v1/payments/c2p/request', { method: 'POST', key: liveKey, body: c2p })
  expect(answer).toMatchObject({ status: 400, body: { error: 'unsupported_operation' } })
})

test('ten verifications in two processes request one token', async () => {
  const tenant = await newTenant()
  const before = await callsOf('token')
  await Promise.all(Array.from({ length: 10 }, (_none, index) => verify(tenant.key, {}, index % 2 ? gateway : other)))
  expect((await callsOf('token')) - before).toBe(1)
})

describe('a Banesco that has had too many queries', () => {
  const passQuota = positionalStatement(
    'test.banesco_quota',
    `update bank_quotas set next_allowed_at = now() - interval '1 second' returning client`,
  )

  test('is asked no more by either process until the wait is over, and nothing is failed for that', async () => {
    const tenants = await sharing(2)
    await pay(tenants[0])
    await verify(tenants[0].liveKey, { reference: '111111' })
    await fault(tenants[0], { kind: 'code', code: 'VRN05' })
    expect((await verify(tenants[0].liveKey)).status).toBe(503)
    const asked = await callsOf('transactions')
    for (const { liveKey } of tenants) {
      for (const at of [gateway, other]) expect((await verify(liveKey, {}, at)).status).toBe(503)
    }
    expect(await callsOf('transactions')).toBe(asked)
    await gateway.database.query(passQuota, [])
    expect((await verify(tenants[0].liveKey)).body).toMatchObject({ status: 'COMPLETED' })
  })
})

describe('the statement of Banesco', () => {
  const request = (key: string, changes: object = {}) =>
    gateway.call('/v1/payments/pago-movil/request', {
      method: 'POST',
      key,
      body: { vesAmount: 120, debtorCellPhone: '04241234567', debtorBankCode: 105, ...changes },
    })
  const select = positionalStatement(
    'test.banesco_movements',
    `select m.movement_key as key, m.direction, m.source, m.state, r.failures
     from movements m join statement_readings r using (account_id) where account_id = $1 order by 1`,
  )
  const makeDue = positionalStatement(
    'test.banesco_due',
    `update statement_readings set next_read_at = now() where account_id = $1 returning account_id`,
  )

  test('is read by itself: its credits wait for a person or a reference, its debits are left out', async () => {
    const [holder, shop = holder] = await sharing(2)
    const accountId = accountIdFor(holder)
    const { body } = await request(shop.liveKey)
    await pay(holder)
    await eventually(async () =>
      expect(await gateway.database.query(select, [accountId])).toEqual([
        {
          key: `in/${today()}/789123456/120.00`,
          direction: 'in',
          source: 'statement',
          state: 'unmatched',
          failures: 0,
        },
      ]),
    )
    // The line names no payer: the amount alone settles nothing.
    const open = await gateway.call(`/v1/payments/${String(body['paymentId'])}`, { key: shop.liveKey })
    expect(open.body['status']).toBe('PENDING')
    const seen = await gateway.call('/v1/movements?state=unmatched', { key: shop.liveKey })
    const [item] = seen.body['items'] as { movementId: string }[]
    const matched = await gateway.call(`/v1/movements/${item?.movementId}/match`, {
      method: 'POST',
      key: shop.liveKey,
      body: { paymentId: body['paymentId'] },
    })
    expect(matched.status).toBe(200)
    expect(
      (await gateway.call(`/v1/payments/${String(body['paymentId'])}`, { key: shop.liveKey })).body['status'],
    ).toBe('COMPLETED')
    expect((await verify(holder.liveKey)).body).toMatchObject({ failureCode: 'MOVEMENT_ALREADY_CLAIMED' })
  })

  test('is left for later, without a failure, while the bank has had too many queries', async () => {
    const [tenant] = await sharing(1)
    const accountId = accountIdFor(tenant)
    const reading = positionalStatement(
      'test.banesco_reading',
      `select failures, read_at is not null as "isRead", next_read_at > now() + interval '30 seconds' as "isLater"
       from statement_readings where account_id = $1`,
    )
    await eventually(async () =>
      expect(await gateway.database.query(reading, [accountId])).toMatchObject([{ isRead: true }]),
    )
    await fault(tenant, { kind: 'code', code: 'VRN05' })
    expect((await verify(tenant.liveKey)).status).toBe(503)
    await gateway.database.query(makeDue, [accountId])
    await eventually(async () =>
      expect(await gateway.database.query(reading, [accountId])).toEqual([
        { failures: 0, isRead: true, isLater: true },
      ]),
    )
  })
})

test('no log line of this file holds a token, a secret, a phone or an account', () => {
  const logged = [...gateway.logged, ...other.logged]
  expect(logged.length).toBeGreaterThan(0)
  for (const secret of ['4241234567', '4149999999', 'access_token', 'Bearer', 'client_secret', '&=+%']) {
    expect(linesWith(secret, logged).slice(0, 1)).toEqual([])
  }
})
