import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sandboxCredentials } from '../../sandbox/credentials.ts'
import { caracasDate } from '../../src/foundation/caracas.ts'
import { startTestGateway, startTestSandbox, type TestGateway, type TestSandbox } from '../harness/gateway.ts'
import { patienceMs } from '../harness/patience.ts'
import { c2pDetails, requestC2p } from '../harness/payments.ts'
import { positionalStatement } from '../harness/statement.ts'
import { type Bank, notifyingBanks, type Tenant } from './notifying.ts'

/** Requests for a transfer, paid by customers of the simulated banks, which notify the gateway. */
let sandbox: TestSandbox
let gateway: TestGateway
let banks: ReturnType<typeof notifyingBanks>
beforeAll(async () => {
  sandbox = await startTestSandbox()
  gateway = await startTestGateway({ sandbox })
  banks = notifyingBanks(gateway, sandbox)
})
afterAll(async () => {
  await gateway.stop()
  await sandbox.stop()
})

const payer = { debtorCellPhone: '584145551234', debtorId: 'V20555123' }
let lastReference = 81_000_000

const post = (tenant: Tenant, path: string, body?: object, headers = {}) =>
  gateway.call(`/v1${path}`, { method: 'POST', key: tenant.key, headers, ...(body ? { body } : {}) })

async function ask(tenant: Tenant, changes: object = {}) {
  const answer = await post(tenant, '/payments/pago-movil/request', { vesAmount: 100, ...payer, ...changes })
  expect(answer.status, answer.text).toBe(201)
  return String(answer.body['paymentId'])
}

const receipt = async (tenant: Tenant, id: string) =>
  (await gateway.call(`/v1/payments/${id}`, { key: tenant.key })).body

/** A customer pays; the bank notifies the gateway. Returns the reference that the customer sees. */
async function pay(bank: Bank, tenant: Tenant, changes: object = {}): Promise<string> {
  const { bnc, r4 } = sandboxCredentials(tenant.tenantId)
  lastReference += 1
  const reference = String(lastReference)
  await sandbox.control(bank, 'movements', {
    client: bank === 'bnc' ? bnc.clientGuid : r4.commerce,
    amount: 100,
    reference,
    date: caracasDate(Date.now()),
    phone: payer.debtorCellPhone,
    bankCode: '0102',
    ...(bank === 'r4' ? { document: payer.debtorId } : {}),
    ...changes,
  })
  return reference
}

const becomes = (tenant: Tenant, id: string, expected: object) =>
  expect.poll(() => receipt(tenant, id), { timeout: patienceMs }).toMatchObject(expected)

const select = positionalStatement(
  'test.request_movements',
  `select m.movement_id as id, m.state, m.next_match_at is null as "isQuiet", m.ves_amount::float8 as amount
   from movements m join bank_notifications n using (account_id, movement_key)
   where n.tenant_id = $1 order by m.movement_id`,
)
const movementsOf = ({ tenantId }: Tenant) =>
  gateway.database.query<{ id: string; state: string; isQuiet: boolean; amount: number }>(select, [tenantId])

const lookedAt = positionalStatement(
  'test.looked_at',
  `select count(*)::int as count from movements m join bank_notifications n using (account_id, movement_key)
   where n.tenant_id = $1 and (m.next_match_at is null or m.next_match_at > now() + interval '1 second')`,
)
/** So many movements of the tenant have been stored, and the gateway has looked at each. */
const considered = ({ tenantId }: Tenant, count: number) =>
  expect
    .poll(async () => (await gateway.database.query<{ count: number }>(lookedAt, [tenantId]))[0]?.count, {
      timeout: patienceMs,
    })
    .toBe(count)

const setting = (name: string, sql: string) => positionalStatement(`test.request_${name}`, sql)
const expireNow = setting(
  'expire',
  `update payments set expires_at = now() - interval '1 second', next_check_at = now() where payment_id = $1`,
)

async function shop(bank: Bank = 'r4'): Promise<Tenant> {
  const tenant = await gateway.createTenant()
  await banks.register(bank, tenant)
  return tenant
}

test('a request says where the customer pays, and replays under its key', async () => {
  const tenant = await gateway.createTenant('Bodega Ana')
  const headers = { 'idempotency-key': 'request-1' }
  const body = { usdAmount: 10, ...payer, externalRef: 'order-1', expiresInMinutes: 5 }
  const first = await post(tenant, '/payments/pago-movil/request', body, headers)
  expect(first.status).toBe(201)
  const { vesAmount } = first.body
  const { bnc, r4 } = sandboxCredentials(tenant.tenantId)
  expect(first.body).toMatchObject({ status: 'PENDING', method: 'PAGO_MOVIL', externalRef: 'order-1' })
  expect(first.body['payTo']).toEqual([
    {
      bankCode: '0191',
      bankName: 'Banco Nacional de Crédito',
      phone: bnc.collectingPhone,
      document: bnc.clientId,
      name: 'Bodega Ana',
      vesAmount,
    },
    {
      bankCode: '0169',
      bankName: 'R4 (antes Mi Banco)',
      phone: r4.collectingPhone,
      document: r4.rif,
      name: 'Bodega Ana',
      vesAmount,
    },
  ])
  const openFor = Date.parse(String(first.body['expiresAt'])) - Date.parse(String(first.body['createdAt']))
  expect(openFor).toBe(5 * 60_000)
  const again = await post(tenant, '/payments/pago-movil/request', body, headers)
  expect([again.status, again.text]).toEqual([201, first.text])
  expect(again.headers.get('idempotent-replayed')).toBe('true')
})

test.each([
  ['no amount', { usdAmount: undefined }],
  ['a time that is too short', { expiresInMinutes: 4 }],
  ['a time that is too long', { expiresInMinutes: 1441 }],
  ['a reference of three digits', { reference: '123' }],
  ['a phone that is none', { debtorCellPhone: '123' }],
])('a request with %s is refused', async (_title, changes) => {
  const tenant = await gateway.createTenant()
  const answer = await post(tenant, '/payments/pago-movil/request', { usdAmount: 1, ...changes })
  expect([answer.status, (answer.body['error'] as { code?: string } | undefined)?.code ?? answer.text]).toEqual([
    400,
    expect.stringContaining('invalid_request'),
  ])
})

test('a live key without an account cannot ask for a transfer', async () => {
  const { liveKey } = await gateway.createTenant()
  const answer = await gateway.call('/v1/payments/pago-movil/request', {
    method: 'POST',
    key: liveKey,
    body: { vesAmount: 10 },
  })
  expect([answer.status, answer.text]).toEqual([400, expect.stringContaining('unsupported_operation')])
})

describe.each<Bank>(['bnc', 'r4'])('at %s', (bank) => {
  test('a request completes by itself when the money arrives', async () => {
    const tenant = await shop(bank)
    const id = await ask(tenant)
    const reference = await pay(bank, tenant)
    await becomes(tenant, id, { status: 'COMPLETED', receivedVesAmount: 100 })
    const { body } = await gateway.call(`/v1/payments/${id}/events`, { key: tenant.key })
    expect(body['items']).toMatchObject([{ event: 'payment.pending' }, { event: 'payment.completed' }])
    expect(String((await receipt(tenant, id))['bankReference'])).toContain(reference)
  })
})

test('money that arrived before its request completes it', async () => {
  const tenant = await shop()
  await pay('r4', tenant)
  await considered(tenant, 1)
  await becomes(tenant, await ask(tenant), { status: 'COMPLETED' })
})

test('two transfers pay one request, and each counts once', async () => {
  const tenant = await shop()
  const id = await ask(tenant)
  await pay('r4', tenant, { amount: 40 })
  await becomes(tenant, id, { status: 'PENDING', receivedVesAmount: 40, remainingVesAmount: 60 })
  await pay('r4', tenant, { amount: 60 })
  await becomes(tenant, id, { status: 'COMPLETED', receivedVesAmount: 100 })
  expect(await receipt(tenant, id)).not.toHaveProperty('remainingVesAmount')
})

test('an over-payment is kept, shown and given back as change', async () => {
  const tenant = await shop()
  const id = await ask(tenant)
  await pay('r4', tenant, { amount: 130 })
  await becomes(tenant, id, { status: 'COMPLETED', receivedVesAmount: 130, overpaidVesAmount: 30 })
  const change = { monto: 30, telefonoDestino: payer.debtorCellPhone, cedula: payer.debtorId, banco: '0102' }
  const answer = await post(tenant, '/payments/change', change)
  expect([answer.status, answer.body['status']], answer.text).toEqual([200, 'COMPLETED'])
})

test('money of another payer does not settle it, and a person can match it', async () => {
  const tenant = await shop()
  const id = await ask(tenant)
  await pay('r4', tenant, { phone: '584149999999', document: 'V29999999' })
  await considered(tenant, 1)
  expect(await receipt(tenant, id)).toMatchObject({ status: 'PENDING' })
  const [movement] = await movementsOf(tenant)
  const other = await gateway.createTenant()
  const stranger = await post(other, `/movements/${movement?.id}/match`, { paymentId: id })
  expect([stranger.status, stranger.text]).toEqual([404, expect.stringContaining('movement_not_found')])
  const matched = await post(tenant, `/movements/${movement?.id}/match`, { paymentId: id })
  expect(matched.body, matched.text).toMatchObject({ status: 'COMPLETED', receivedVesAmount: 100 })
  // Repeated, nothing changes; for another request the movement is spent.
  expect((await post(tenant, `/movements/${movement?.id}/match`, { paymentId: id })).body).toEqual(matched.body)
  const spent = await post(tenant, `/movements/${movement?.id}/match`, { paymentId: await ask(tenant) })
  expect([spent.status, spent.text]).toEqual([409, expect.stringContaining('movement_already_matched')])
  const audit = setting('audit', `select actor, action, details from audit_log where subject = $1`)
  expect(await gateway.database.query(audit, [movement?.id])).toMatchObject([
    { actor: expect.stringMatching(/^key:/), action: 'movement.match', details: { paymentId: id, livemode: false } },
  ])
})

test.each([
  ['match', async (tenant: Tenant) => ({ paymentId: await ask(tenant) })],
  ['ignore', async () => ({ reason: 'Deposit of the owner' })],
])(
  'POST /movements/{id}/%s of spent money is refused as such however often it is sent with its key',
  async (action, bodyOf) => {
    const tenant = await shop()
    const id = await ask(tenant)
    await pay('r4', tenant)
    await becomes(tenant, id, { status: 'COMPLETED' })
    const [movement] = await movementsOf(tenant)
    const body = await bodyOf(tenant)
    for (const time of ['first', 'second', 'third']) {
      const answer = await post(tenant, `/movements/${movement?.id}/${action}`, body, { 'idempotency-key': action })
      expect([answer.status, answer.body['error']], time).toEqual([409, 'movement_already_matched'])
    }
  },
)

test('the line of a C2P charge is given to no request, also if its number does not say whose it is', async () => {
  const tenant = await shop('bnc')
  const intentId = await requestC2p(gateway, tenant.key)
  const charge = await post(tenant, '/payments/c2p', { ...c2pDetails, intentId, token: '13572468' })
  expect(charge.body['status'], charge.text).toBe('COMPLETED')
  await pay('bnc', tenant, { amount: 1 })
  const unmatched = async () => {
    const { body } = await gateway.call('/v1/movements?state=unmatched', { key: tenant.key })
    return (body['items'] as { movementId: string; kind: string }[]).find(({ kind }) => kind === 'C2P')
  }
  await expect.poll(unmatched, { timeout: patienceMs }).toBeDefined()
  const id = await ask(tenant, { vesAmount: charge.body['vesAmount'] })
  const matched = await post(tenant, `/movements/${(await unmatched())?.movementId}/match`, { paymentId: id })
  expect([matched.status, matched.body['error']]).toEqual([409, 'movement_already_matched'])
  expect(await receipt(tenant, id)).toMatchObject({ status: 'PENDING' })
})

test('a notification that is no proof settles nothing by itself', async () => {
  const tenant = await shop()
  await gateway.database.query(
    setting('no_proof', `update notification_addresses set settles = false where tenant_id = $1`),
    [tenant.tenantId],
  )
  const id = await ask(tenant)
  await pay('r4', tenant)
  await considered(tenant, 1)
  expect(await receipt(tenant, id)).toMatchObject({ status: 'PENDING' })
  const [movement] = await movementsOf(tenant)
  const matched = await post(tenant, `/movements/${movement?.id}/match`, { paymentId: id })
  expect(matched.body).toMatchObject({ status: 'COMPLETED' })
})

test('late money completes an expired request', async () => {
  const tenant = await shop()
  const id = await ask(tenant)
  await gateway.database.query(expireNow, [id])
  await becomes(tenant, id, { status: 'FAILED', failureCode: 'INTENT_EXPIRED' })
  await pay('r4', tenant)
  await becomes(tenant, id, { status: 'COMPLETED', paidLate: true, receivedVesAmount: 100 })
  expect(await receipt(tenant, id)).not.toHaveProperty('failureCode')
})

test('money for a canceled request stays unmatched', async () => {
  const tenant = await shop()
  const id = await ask(tenant)
  const headers = { 'idempotency-key': 'cancel-1' }
  const canceled = await post(tenant, `/payments/${id}/cancel`, undefined, headers)
  expect(canceled.body).toMatchObject({ status: 'FAILED', failureCode: 'CANCELED_BY_TENANT' })
  expect((await post(tenant, `/payments/${id}/cancel`, undefined, headers)).text).toBe(canceled.text)
  const again = await post(tenant, `/payments/${id}/cancel`)
  expect([again.status, again.text]).toEqual([400, expect.stringContaining('payment_not_cancelable')])
  await pay('r4', tenant)
  await considered(tenant, 1)
  expect(await movementsOf(tenant)).toMatchObject([{ state: 'unmatched' }])
  const refused = await post(tenant, `/payments/${id}/reference`, { reference: '123456' })
  expect([refused.status, refused.text]).toEqual([400, expect.stringContaining('request_not_open')])
})

test('the reference that the customer reports identifies a transfer without payer', async () => {
  const tenant = await shop()
  const id = await ask(tenant, { debtorCellPhone: undefined, debtorId: undefined })
  const reference = await pay('r4', tenant)
  await considered(tenant, 1)
  expect(await receipt(tenant, id)).toMatchObject({ status: 'PENDING' })
  const reported = await post(tenant, `/payments/${id}/reference`, { reference: reference.slice(-6) })
  expect(reported.status, reported.text).toBe(200)
  await becomes(tenant, id, { status: 'COMPLETED' })
})

test('an intent is canceled or executed, never both', async () => {
  const tenant = await gateway.createTenant()
  const ends = await Promise.all(
    Array.from({ length: 12 }, async () => {
      const intentId = await requestC2p(gateway, tenant.key)
      const [executed, canceled] = await Promise.all([
        post(tenant, '/payments/c2p', { ...c2pDetails, intentId, token: '13572468' }),
        post(tenant, `/payments/${intentId}/cancel`),
      ])
      const { status, failureCode } = await receipt(tenant, intentId)
      return { executed: executed.status, canceled: canceled.status, status, failureCode }
    }),
  )
  for (const { executed, canceled, status, failureCode } of ends) {
    if (canceled === 200) expect([executed, status, failureCode]).toEqual([404, 'FAILED', 'CANCELED_BY_TENANT'])
    else expect([executed, canceled, status]).toEqual([201, 400, 'COMPLETED'])
  }
})
