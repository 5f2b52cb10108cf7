import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sandboxCredentials } from '../../sandbox/credentials.ts'
import { settleMs } from '../../sandbox/outcomes.ts'
import { auditParams } from '../../src/audit/entry.ts'
import type { AccountName } from '../../src/banks/bank.ts'
import { systemRandom } from '../../src/foundation/random.ts'
import { erasePayments } from '../../src/payments/admin/erase.ts'
import { mandateStatusOf } from '../../src/payments/mandates/mandate.ts'
import { setBankAccount, setOrder, setRoutes } from '../../src/tenants/bank-accounts.ts'
import { createTestDatabase } from '../harness/database.ts'
import { startTestGateway, startTestSandbox, type TestGateway, type TestSandbox } from '../harness/gateway.ts'
import { type LossyDatabase, startLossyDatabase } from '../harness/lossy-database.ts'
import { enterLiveRate } from '../harness/payments.ts'
import { testSealer } from '../harness/sealer.ts'
import { positionalStatement } from '../harness/statement.ts'

/** Direct debits of a real gateway at the simulated R4, compared with the bank's ledger. */
let sandbox: TestSandbox
let link: LossyDatabase
let gateway: TestGateway
/** The process dies once at this checkpoint. */
let crashAt: string | undefined
/** How far the bank's clock runs ahead: what is in process is decided when it is moved. */
let bankAheadMs = 0
beforeAll(async () => {
  sandbox = await startTestSandbox({ now: () => Date.now() + bankAheadMs })
  link = await startLossyDatabase(await createTestDatabase())
  gateway = await startTestGateway({
    sandbox,
    connection: link.connection,
    env: { PASARELA_BNC_URL: sandbox.bncUrl, PASARELA_R4_URL: sandbox.r4Url },
    reached(point) {
      if (point !== crashAt) return
      crashAt = undefined
      throw new Error('died')
    },
  })
  await enterLiveRate(gateway)
})
afterAll(async () => {
  await gateway.stop()
  await link.stop()
  await sandbox.stop()
})

type Tenant = Awaited<ReturnType<TestGateway['createTenant']>>
type Body = Record<string, unknown>

const person = { cedula: 'V12345678', nombre: 'Ana Pérez de Rodríguez y Hermanos', concepto: 'CUOTA 7' }
const ways = {
  account: {
    body: { ...person, cuenta: '01020501410000000001' },
    operation: 'DomiciliacionCNTA',
    payer: '01020501410000000001',
  },
  phone: {
    body: { ...person, telefono: '0414-1234567', banco: 102 },
    operation: 'DomiciliacionCELE',
    payer: '04141234567',
  },
}
const { body: byPhone, payer: phone } = ways.phone

const post = (key: string, body: Body, headers: Record<string, string> = {}) =>
  gateway.call('/v1/payments/domiciliation', { method: 'POST', key, body, headers })

/** The state of an operation once the bank has decided it. */
async function decided(key: string, paymentId: unknown): Promise<Body> {
  const read = async () => (await gateway.call(`/v1/payments/operations/${String(paymentId)}`, { key })).body
  await expect.poll(async () => (await read())['status'], { timeout: 20_000 }).not.toBe('PENDING')
  return read()
}

async function domiciliate(key: string, body: Body): Promise<Body> {
  const { status, body: answer } = await post(key, body)
  expect(status).toBe(200)
  expect(answer).toMatchObject({ status: 'PENDING', code: 'AC00', id: expect.any(String) })
  expect(answer).not.toHaveProperty('mandateStatus')
  return decided(key, answer['paymentId'])
}

const approve = (tenant: Pick<Tenant, 'tenantId'>, payer: string, state = 'approved') =>
  sandbox.control('r4', 'mandates', { client: sandboxCredentials(tenant.tenantId).r4.commerce, payer, state })

const mandatesOf = async (key: string, query = '') => {
  const { status, body } = await gateway.call(`/v1/mandates${query}`, { key })
  expect(status).toBe(200)
  return body['items'] as Body[]
}

const charges = async ({ tenantId }: Tenant) =>
  (await sandbox.ledger(tenantId)).map(({ operation, amount }) => `${operation} ${amount}`)

const age = positionalStatement(
  'test.age_domiciliation',
  `update payments set submitted_at = submitted_at - interval '2 days', calls_ended_at = calls_ended_at - interval '2 days',
     next_check_at = now()
   where tenant_id = $1 and next_check_at is not null`,
)
const ageKeys = positionalStatement(
  'test.age_domiciliation_keys',
  `update idempotency_keys set claimed_at = claimed_at - interval '2 days' where tenant_id = $1`,
)
const stages = positionalStatement(
  'test.domiciliation_stages',
  `select stage from payments where tenant_id = $1 order by payment_id`,
)
const stagesOf = async ({ tenantId }: Tenant) =>
  (await gateway.database.query<{ stage: string | null }>(stages, [tenantId])).map(({ stage }) => stage)

/** Lets a payment without an answer grow old, until the reconciler hands it to a person. */
async function untilReviewed(tenant: Tenant): Promise<void> {
  await expect
    .poll(
      async () => {
        await gateway.database.query(age, [tenant.tenantId])
        return stagesOf(tenant)
      },
      { timeout: 20_000, interval: 300 },
    )
    .toEqual(['attention'])
}

describe.each(Object.entries(ways))('a direct debit by %s', (_way, { body, operation, payer }) => {
  test('asks for the mandate first and charges nothing, then charges once with a new request', async () => {
    const tenant = await gateway.createTenant()
    const { key } = tenant
    const asked = await domiciliate(key, { ...body, monto: 100 })
    expect(asked).toMatchObject({
      status: 'FAILED',
      code: 'MD01',
      failureCode: 'MD01',
      mandateStatus: 'REQUESTED',
      success: false,
      kind: 'domiciliation',
    })
    expect(asked['message']).toMatch(/^Nothing was charged/)
    expect(asked['customerMessage']).toMatch(/^You were not charged/)
    expect(await domiciliate(key, { ...body, monto: 101 })).toMatchObject({ code: 'MD09', mandateStatus: 'REQUESTED' })
    const [mandate, ...others] = await mandatesOf(key)
    expect(others).toEqual([])
    expect(mandate).toMatchObject({ status: 'REQUESTED', bank: 'r4', debtorId: 'V12345678', debtorBankCode: 102 })
    expect(mandate).toMatchObject('cuenta' in body ? { debtorAccountLast4: '0001' } : { debtorPhone: '584141234567' })
    expect(JSON.stringify(mandate)).not.toContain('01020501410000000001')
    expect(await charges(tenant)).toEqual([])

    // The approval charges nothing by itself.
    await approve(tenant, payer)
    expect(await decided(key, asked['paymentId'])).toMatchObject({ status: 'FAILED', code: 'MD01' })
    expect(await charges(tenant)).toEqual([])

    const charged = await domiciliate(key, { ...body, monto: 102.5, externalRef: 'order-7' })
    expect(charged).toMatchObject({
      status: 'COMPLETED',
      code: 'ACCP',
      mandateStatus: 'ACTIVE',
      externalRef: 'order-7',
    })
    expect(await sandbox.ledger(tenant.tenantId)).toMatchObject([
      { operation, amount: '102.50', direction: 'in', reference: charged['reference'], paymentHint: 'CUOTA 7' },
    ])
    expect(await mandatesOf(key)).toEqual([
      { ...mandate, status: 'ACTIVE', lastPaymentId: charged['paymentId'], updatedAt: expect.any(String) },
    ])
    const receipt = await gateway.call(`/v1/payments/${String(charged['paymentId'])}`, { key })
    expect(receipt.body).toMatchObject({ method: 'DOMICILIACION', vesAmount: 102.5, debtorId: 'V12345678' })
  })

  test('that two requests make at once asks for one mandate, and each payment is charged at most once', async () => {
    const tenant = await gateway.createTenant()
    const first = await Promise.all([1, 2].map((monto) => domiciliate(tenant.key, { ...body, monto })))
    expect(first.map(({ code }) => String(code)).toSorted()).toEqual(['MD01', 'MD09'])
    expect(await mandatesOf(tenant.key)).toMatchObject([{ status: 'REQUESTED' }])
    await approve(tenant, payer)
    const request = () => post(tenant.key, { ...body, monto: 3 }, { 'idempotency-key': 'order-3' })
    const answers = await Promise.all(Array.from({ length: 20 }, request))
    const ids = new Set(answers.flatMap(({ status, body: answer }) => (status === 200 ? [answer['paymentId']] : [])))
    expect(ids.size).toBe(1)
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true)
    await decided(tenant.key, [...ids][0])
    expect(await charges(tenant)).toEqual([`${operation} 3.00`])
    const both = await Promise.all([4, 5].map((monto) => domiciliate(tenant.key, { ...body, monto })))
    expect(both.map(({ status }) => status)).toEqual(['COMPLETED', 'COMPLETED'])
    expect((await charges(tenant)).toSorted()).toEqual(
      ['3.00', '4.00', '5.00'].map((amount) => `${operation} ${amount}`),
    )
    expect(await mandatesOf(tenant.key)).toHaveLength(1)
  })

  test.each([
    ['98', 'MD09'],
    ['97', 'MD09'],
    ['99', 'MD01'],
  ])(
    'whose request for the mandate loses its answer (.%s) stays PENDING and is never sent again',
    async (cents, next) => {
      const tenant = await gateway.createTenant()
      const { status, body: lost } = await post(tenant.key, { ...body, monto: Number(`100.${cents}`) })
      expect([status, lost['status'], lost['id']]).toEqual([200, 'PENDING', undefined])
      expect(await mandatesOf(tenant.key)).toEqual([])
      await untilReviewed(tenant)
      // A second call would have asked for the mandate, or found it.
      expect(await domiciliate(tenant.key, { ...body, monto: 50 })).toMatchObject({ code: next })
      expect(await charges(tenant)).toEqual([])
    },
  )

  test.each([
    ['98', 1],
    ['97', 1],
    ['99', 0],
  ])('whose charge loses its answer (.%s) stays PENDING and is never sent again', async (cents, moved) => {
    const tenant = await gateway.createTenant()
    await approve(tenant, payer)
    const request = { ...body, monto: Number(`100.${cents}`) }
    const { status, body: lost } = await post(tenant.key, request, { 'idempotency-key': 'order-1' })
    expect([status, lost['status'], lost['id']]).toEqual([200, 'PENDING', undefined])
    await untilReviewed(tenant)
    expect((await post(tenant.key, request, { 'idempotency-key': 'order-1' })).body['paymentId']).toBe(
      lost['paymentId'],
    )
    expect(await charges(tenant)).toHaveLength(moved)
    expect(await mandatesOf(tenant.key)).toEqual([])
  })
})

test('a direct debit that the network refuses fails with its code, and its mandate stays as it was', async () => {
  const tenant = await gateway.createTenant()
  await approve(tenant, phone)
  expect(await domiciliate(tenant.key, { ...byPhone, monto: 100.51 })).toMatchObject({ status: 'FAILED', code: 'AM04' })
  expect(await mandatesOf(tenant.key)).toEqual([])
  await domiciliate(tenant.key, { ...byPhone, monto: 10 })
  const refused = await domiciliate(tenant.key, { ...byPhone, monto: 100.51 })
  expect(refused).not.toHaveProperty('mandateStatus')
  expect(await mandatesOf(tenant.key)).toMatchObject([{ status: 'ACTIVE' }])
  await approve(tenant, phone, 'suspended')
  expect(await domiciliate(tenant.key, { ...byPhone, monto: 11 })).toMatchObject({
    code: 'MD22',
    mandateStatus: 'SUSPENDED',
  })
  expect(await mandatesOf(tenant.key)).toMatchObject([{ status: 'SUSPENDED' }])
  expect(await charges(tenant)).toEqual(['DomiciliacionCELE 10.00'])
})

test('a direct debit that is decided late does not change a mandate that a later one has changed', async () => {
  const tenant = await gateway.createTenant()
  const early = await post(tenant.key, { ...byPhone, monto: 100.09 })
  await approve(tenant, phone)
  expect(await domiciliate(tenant.key, { ...byPhone, monto: 20 })).toMatchObject({ mandateStatus: 'ACTIVE' })
  bankAheadMs += settleMs
  expect(await decided(tenant.key, early.body['paymentId'])).toMatchObject({ code: 'MD01', mandateStatus: 'REQUESTED' })
  expect(await mandatesOf(tenant.key)).toMatchObject([{ status: 'ACTIVE' }])
  const late = await post(tenant.key, { ...byPhone, monto: 100.09 })
  bankAheadMs += settleMs
  expect(await decided(tenant.key, late.body['paymentId'])).toMatchObject({ status: 'COMPLETED' })
  expect(await charges(tenant)).toEqual(['DomiciliacionCELE 20.00', 'DomiciliacionCELE 100.09'])
})

test.each([
  ['between its claim and its call', 'claimed', 0],
  ['after the bank’s answer', 'answered', 1],
  ['before its outcome is written', 'before_settle', 1],
])('a process that dies %s charges nothing again', async (_title, point, moved) => {
  const tenant = await gateway.createTenant()
  await approve(tenant, phone)
  const request = () => post(tenant.key, { ...byPhone, monto: 30 }, { 'idempotency-key': 'order-1' })
  crashAt = point
  expect((await request()).status).toBe(500)
  await untilReviewed(tenant)
  await gateway.database.query(ageKeys, [tenant.tenantId])
  const again = await request()
  expect([again.status, again.body['status']]).toEqual([200, 'PENDING'])
  expect(await charges(tenant)).toHaveLength(moved)
  expect(await mandatesOf(tenant.key)).toEqual([])
})

test('a lost acknowledgement of the claim is 503 without a call, and one of the outcome charges once', async () => {
  const tenant = await gateway.createTenant()
  await approve(tenant, phone)
  const request = () => post(tenant.key, { ...byPhone, monto: 40 }, { 'idempotency-key': 'order-1' })
  link.loseAcknowledgements('payments.insert')
  expect((await request()).status).toBe(503)
  expect(await charges(tenant)).toEqual([])
  link.loseAcknowledgements('payments.settle')
  await expect.poll(async () => (await request()).status).toBe(200)
  const { body } = await request()
  expect(await decided(tenant.key, body['paymentId'])).toMatchObject({ status: 'COMPLETED' })
  expect(await charges(tenant)).toEqual(['DomiciliacionCELE 40.00'])
  expect(await mandatesOf(tenant.key)).toMatchObject([{ status: 'ACTIVE', lastPaymentId: body['paymentId'] }])
})

test('a bank that did not process the call is 503, and the same Idempotency-Key may be retried', async () => {
  const tenant = await gateway.createTenant()
  const answer = await post(tenant.key, { ...byPhone, monto: 100.91 }, { 'idempotency-key': 'order-1' })
  expect([answer.status, answer.body['error']]).toEqual([503, 'payment_service_unavailable'])
  expect((await post(tenant.key, { ...byPhone, monto: 100.91 }, { 'idempotency-key': 'order-1' })).status).toBe(503)
  expect(await mandatesOf(tenant.key)).toEqual([])
})

test('a field that the bank refuses is FAILED with its name, in the language of the caller', async () => {
  const tenant = await gateway.createTenant()
  const client = sandboxCredentials(tenant.tenantId).r4.commerce
  const fault = { kind: 'fields', fields: ['telefono'], code: '07', operation: 'DomiciliacionCELE', client }
  await sandbox.control('r4', 'faults', fault)
  const { body } = await post(tenant.key, { ...byPhone, monto: 9 }, { 'accept-language': 'es' })
  expect(body).toMatchObject({ status: 'FAILED', code: '07:telefono' })
  expect(body['message']).toMatch(/teléfono|telefono/)
})

describe('two tenants', () => {
  test('with the same payer see only their own mandates, in either mode, also by a cursor', async () => {
    const [one, other] = [await gateway.createTenant(), await gateway.createTenant()]
    for (const cedula of ['V12345678', 'V00000200']) await domiciliate(one.key, { ...byPhone, cedula, monto: 10 })
    expect(await mandatesOf(one.key)).toHaveLength(2)
    expect(await mandatesOf(other.key)).toEqual([])
    expect(await mandatesOf(one.liveKey)).toEqual([])
    const { body: page } = await gateway.call('/v1/mandates?limit=1', { key: one.key })
    const next = `/v1/mandates?limit=1&cursor=${String(page['nextCursor'])}`
    expect((await gateway.call(next, { key: other.key })).status).toBe(400)
    expect((await gateway.call(`${next}&status=ACTIVE`, { key: one.key })).status).toBe(400)
    const { body: last } = await gateway.call(next, { key: one.key })
    expect(last).toMatchObject({ items: [{ debtorId: 'V12345678' }], nextCursor: null })
    await domiciliate(other.key, { ...byPhone, monto: 10 })
    expect(await mandatesOf(other.key)).toHaveLength(1)
    expect(await mandatesOf(one.key, '?status=REQUESTED')).toHaveLength(2)
    expect(await mandatesOf(one.key, '?status=ACTIVE')).toEqual([])
  })

  test('on one account have a mandate each, as the bank reported it to each of them', async () => {
    const shared = sandboxCredentials(systemRandom.uuid())
    const tenants = [await gateway.createTenant(), await gateway.createTenant()] as const
    for (const { tenantId } of tenants) {
      await setBankAccount(gateway.database, testSealer, systemRandom, {
        tenantId,
        bank: 'r4',
        fields: shared.r4,
        actor: 'test',
      })
    }
    const [one, other] = tenants
    expect(await domiciliate(one.liveKey, { ...byPhone, monto: 10 })).toMatchObject({ code: 'MD01' })
    await sandbox.control('r4', 'mandates', { client: shared.r4.commerce, payer: phone, state: 'approved' })
    const both = await Promise.all([
      domiciliate(one.liveKey, { ...byPhone, monto: 11 }),
      domiciliate(other.liveKey, { ...byPhone, monto: 12 }),
    ])
    expect(both).toMatchObject([{ status: 'COMPLETED' }, { status: 'COMPLETED' }])
    for (const [index, { liveKey }] of tenants.entries()) {
      expect(await mandatesOf(liveKey)).toMatchObject([
        { status: 'ACTIVE', livemode: true, lastPaymentId: both[index]?.['paymentId'] },
      ])
    }
    expect(await mandatesOf(one.key)).toEqual([])
    const entries = (await sandbox.ledger()).filter(({ client }) => client === shared.r4.commerce)
    expect(entries.map(({ amount }) => amount).toSorted()).toEqual(['11.00', '12.00'])
  })
})

describe('the account of a direct debit', () => {
  async function newTenant(...accounts: AccountName[]): Promise<Tenant> {
    const tenant = await gateway.createTenant()
    const scope = { tenantId: tenant.tenantId, livemode: false }
    await setOrder(gateway.database, systemRandom, { scope, accounts, actor: 'test' })
    return tenant
  }

  test('is one of a bank that offers it, whatever the order says', async () => {
    const tenant = await newTenant('bnc', 'r4')
    expect(await domiciliate(tenant.key, { ...byPhone, monto: 10 })).toMatchObject({ code: 'MD01' })
    expect(await mandatesOf(tenant.key)).toMatchObject([{ bank: 'r4' }])
  })

  test('is never another one when the call was not sent', async () => {
    const tenant = await gateway.createTenant()
    const second = sandboxCredentials(systemRandom.uuid())
    const scope = { tenantId: tenant.tenantId, livemode: true }
    for (const [account, { r4 }] of [
      ['r4', sandboxCredentials(tenant.tenantId)],
      ['r4:second', second],
    ] as const) {
      await setBankAccount(gateway.database, testSealer, systemRandom, {
        tenantId: tenant.tenantId,
        bank: account,
        fields: r4,
        actor: 'test',
      })
    }
    await setOrder(gateway.database, systemRandom, { scope, accounts: ['r4', 'r4:second'], actor: 'test' })
    await sandbox.control('r4', 'faults', { kind: 'status', status: 403, operation: 'DomiciliacionCELE' })
    expect((await post(tenant.liveKey, { ...byPhone, monto: 10 })).status).toBe(503)
    const { mandates } = (await (
      await fetch(`${sandbox.r4Url}/control/mandates?client=${second.r4.commerce}`)
    ).json()) as { mandates: unknown[] }
    expect(mandates).toEqual([])
  })

  test('that a route names and that does not offer it is 503, and nothing is sent', async () => {
    const tenant = await gateway.createTenant()
    const scope = { tenantId: tenant.tenantId, livemode: false }
    await setRoutes(gateway.database, systemRandom, { scope, flows: ['domiciliation'], bank: 'bnc', actor: 'test' })
    expect((await post(tenant.key, { ...byPhone, monto: 10 })).status).toBe(503)
    expect(await stagesOf(tenant)).toEqual([])
  })
})

test.each<[string, Body, string[]]>([
  ['neither account nor phone', { ...person, monto: 1 }, ['/cuenta']],
  ['an account and a phone', { ...ways.account.body, telefono: '584141234567', monto: 1 }, ['/telefono']],
  ['an account and a bank', { ...ways.account.body, banco: '0102', monto: 1 }, ['/banco']],
  ['a phone without a bank', { ...byPhone, banco: undefined, monto: 1 }, ['/banco']],
  ['a short account', { ...ways.account.body, cuenta: '0102', monto: 1 }, ['/cuenta']],
  ['an unknown bank', { ...byPhone, banco: '9999', monto: 1 }, ['/banco']],
  ['a wrong document', { ...byPhone, cedula: 'X1', monto: 1 }, ['/cedula']],
  ['an amount of nothing', { ...byPhone, monto: 0 }, ['/monto']],
  ['a long name', { ...byPhone, nombre: 'N'.repeat(81), monto: 1 }, ['/nombre']],
  ['a long concept', { ...byPhone, concepto: 'C'.repeat(31), monto: 1 }, ['/concepto']],
])('a direct debit with %s is 400 and names the field', async (_title, body, paths) => {
  const tenant = await gateway.createTenant()
  const answer = await post(tenant.key, body)
  expect(answer.status).toBe(400)
  expect((answer.body['details'] as { path: string }[]).map(({ path }) => path)).toEqual(paths)
  expect(await stagesOf(tenant)).toEqual([])
})

const payerHashes = positionalStatement(
  'test.mandate_payer_hashes',
  'select payer_hash is null as "isErased" from mandates where tenant_id = $1',
)

test('erasing a payer empties their mandate and leaves that of another tenant as it is', async () => {
  const [tenant, other] = [await gateway.createTenant(), await gateway.createTenant()]
  const [payment] = await Promise.all([tenant, other].map(({ key }) => domiciliate(key, { ...byPhone, monto: 100 })))
  const pseudonyms = { phonePseudonym: Buffer.alloc(32, 1), documentPseudonym: Buffer.alloc(32, 2) }
  await erasePayments(gateway.database, {
    tenantId: tenant.tenantId,
    livemode: false,
    ...pseudonyms,
    ...auditParams(systemRandom, 'test'),
    paymentIds: [String(payment?.['paymentId'])],
    sharedAccountIds: [],
    by: 'phone',
    movements: 0,
  })
  expect(await gateway.database.query(payerHashes, [tenant.tenantId])).toEqual([{ isErased: true }])
  expect(await gateway.database.query(payerHashes, [other.tenantId])).toEqual([{ isErased: false }])
  const [mandate] = await mandatesOf(tenant.key)
  expect(mandate).toMatchObject({ status: 'REQUESTED' })
  for (const field of ['debtorId', 'debtorPhone']) expect(mandate).not.toHaveProperty(field)
})

const mandateRows = positionalStatement(
  'test.mandate_rows',
  `select p.method, p.status, p.failure_code as "failureCode", m.status as mandate
   from payments p left join mandates m on m.tenant_id = p.tenant_id and m.livemode = p.livemode and m.payment_id = p.payment_id
   where p.method = 'DOMICILIACION' and p.status <> 'PENDING'`,
)

test('the mandate that the database keeps is the one that the response of its payment shows', async () => {
  type Row = {
    method: 'DOMICILIACION'
    status: 'COMPLETED' | 'FAILED'
    failureCode: string | null
    mandate: string | null
  }
  const rows = (await gateway.database.query<Row>(mandateRows)).filter(({ mandate }) => mandate !== null)
  expect(new Set(rows.map(({ mandate }) => mandate))).toEqual(new Set(['REQUESTED', 'ACTIVE', 'SUSPENDED']))
  for (const { mandate, ...payment } of rows) expect(mandateStatusOf(payment)).toBe(mandate)
})
