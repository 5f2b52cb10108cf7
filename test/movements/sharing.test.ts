import { afterAll, beforeAll, expect, test } from 'vitest'
import { sandboxCredentials } from '../../sandbox/credentials.ts'
import { caracasDate } from '../../src/foundation/caracas.ts'
import { decimal } from '../../src/foundation/money.ts'
import { systemRandom } from '../../src/foundation/random.ts'
import { setBankAccount } from '../../src/tenants/bank-accounts.ts'
import { startTestGateway, startTestSandbox, type TestGateway, type TestSandbox } from '../harness/gateway.ts'
import { bncAccountOf, claimMovement, lineOf, movementStoreOf, seedMovement } from '../harness/movements.ts'
import { seedPayment } from '../harness/payments.ts'
import { testSealer } from '../harness/sealer.ts'
import { positionalStatement } from '../harness/statement.ts'

/** Tenants that share an account: what one of them matched or ignored does not exist for the others. */
type Tenant = Awaited<ReturnType<TestGateway['createTenant']>>

let sandbox: TestSandbox
let gateway: TestGateway
let holder: string
let a: Tenant
let b: Tenant
beforeAll(async () => {
  sandbox = await startTestSandbox()
  // No worker: the statement is not read, and the movements are those of the tests.
  gateway = await startTestGateway({ sandbox, env: { PASARELA_BNC_URL: sandbox.bncUrl, PASARELA_ROLE: 'api' } })
  holder = systemRandom.uuid()
  ;[a, b] = [await liveTenant(holder), await liveTenant(holder)]
})
afterAll(async () => {
  await gateway.stop()
  await sandbox.stop()
})

async function liveTenant(id: string): Promise<Tenant> {
  const tenant = await gateway.createTenant()
  const account = { tenantId: tenant.tenantId, bank: 'bnc' as const, fields: sandboxCredentials(id).bnc, actor: 'test' }
  await setBankAccount(gateway.database, testSealer, systemRandom, account)
  return tenant
}

/** A customer pays 1234.56 into the account, with the reference 000055667788. */
async function transferTo(account: string): Promise<void> {
  const { clientGuid: client } = sandboxCredentials(account).bnc
  const payer = { phone: '584141234567', document: 'V12345678', bankCode: '0102' }
  const line = { client, date: caracasDate(Date.now()), amount: 1234.56, reference: '000055667788', ...payer }
  await sandbox.control('bnc', 'movements', line)
}

async function idsOf({ liveKey }: Tenant, query = ''): Promise<unknown[]> {
  const { body, status, text } = await gateway.call(`/v1/movements?limit=100${query}`, { key: liveKey })
  expect(status, text).toBe(200)
  return (body['items'] as Record<string, unknown>[]).map(({ movementId }) => movementId)
}

const ignore = (key: string, id: string, given: { reason?: string; headers?: Record<string, string> } = {}) =>
  gateway.call(`/v1/movements/${id}/ignore`, {
    method: 'POST',
    key,
    body: { reason: given.reason ?? 'Deposit of the owner' },
    ...(given.headers ? { headers: given.headers } : {}),
  })

test('both see a movement until one has matched it', async () => {
  const id = await seedMovement(gateway.database, holder)
  expect(await idsOf(a)).toContain(id)
  expect(await idsOf(b)).toContain(id)
  await claimMovement(gateway.database, bncAccountOf(holder), id, { tenantId: a.tenantId, livemode: true })
  expect(await idsOf(a, '&state=matched')).toContain(id)
  for (const state of ['', '&state=matched', '&state=unmatched', '&state=ignored']) {
    expect(await idsOf(b, state)).not.toContain(id)
  }
  expect((await ignore(b.liveKey, id)).body).toMatchObject({ statusCode: 404, error: 'movement_not_found' })
  expect((await ignore(a.liveKey, id)).body).toMatchObject({ statusCode: 409, error: 'movement_already_matched' })
})

test.each([
  ['the end of its reference', { reference: '7788' }],
  ['its payer', { debtorCellPhone: '584141234567', debtorBankCode: 102 }],
])('the amount of a transfer that paid one is not shown to the other by %s', async (_title, by) => {
  const account = systemRandom.uuid()
  const [paid, other] = [await liveTenant(account), await liveTenant(account)]
  await transferTo(account)
  const verify = (key: string, body: object) =>
    gateway.call('/v1/payments/pago-movil/verify', { method: 'POST', key, body })
  const verifyAnother = async ({ liveKey: key }: Tenant) => {
    const { body } = await verify(key, { vesAmount: 5000, ...by })
    const { text } = await gateway.call(`/v1/payments/${String(body['paymentId'])}/events`, { key })
    return [body['failureCode'], text.includes('1234.56')]
  }
  expect(await verifyAnother(other)).toEqual(['AMOUNT_MISMATCH', true])
  expect((await verify(paid.liveKey, { vesAmount: 1234.56, reference: '55667788' })).body['status']).toBe('COMPLETED')
  expect(await verifyAnother(other)).toEqual(['MOVEMENT_NOT_FOUND', false])
  expect(await verifyAnother(paid)).toEqual(['AMOUNT_MISMATCH', true])
})

test.each([
  ['six digits of its reference', { reference: '667788' }],
  ['its whole reference', { reference: '55667788' }],
  ['its payer', { debtorCellPhone: '584141234567', debtorBankCode: 102 }],
])(
  'the amount of a transfer that paid one is not determined by the other by %s and several amounts',
  async (_title, by) => {
    const account = systemRandom.uuid()
    const [paid, other] = [await liveTenant(account), await liveTenant(account)]
    await transferTo(account)
    const verify = async ({ liveKey: key }: Tenant, body: object) => {
      const { body: answer } = await gateway.call('/v1/payments/pago-movil/verify', { method: 'POST', key, body })
      return answer['failureCode'] ?? answer['status']
    }
    const receipt = { vesAmount: 1234.56, reference: '000055667788' }
    expect(await verify(paid, receipt)).toBe('COMPLETED')
    for (const vesAmount of [1, 1234.55, 1234.57, 5000]) {
      expect(await verify(other, { vesAmount, ...by })).toBe('MOVEMENT_NOT_FOUND')
    }
    const isWhole = 'reference' in by && by.reference === '55667788'
    const hasReceipt = isWhole ? 'MOVEMENT_ALREADY_CLAIMED' : 'MOVEMENT_NOT_FOUND'
    expect(await verify(other, { vesAmount: 1234.56, ...by })).toBe(hasReceipt)
    expect(await verify(other, receipt)).toBe('MOVEMENT_ALREADY_CLAIMED')
    expect(await verify(paid, { vesAmount: 1234.56, ...by })).toBe('MOVEMENT_ALREADY_CLAIMED')
  },
)

test('a transfer that may be the charge of another tenant of the account is not found, unless the request has the receipt', async () => {
  const account = systemRandom.uuid()
  const [charging, other] = [await liveTenant(account), await liveTenant(account)]
  const charge = { bank: 'bnc', status: 'PENDING', stage: 'attention', submittedAt: new Date() } as const
  const own = { accountId: bncAccountOf(account), vesAmount: decimal('1234.56') }
  await seedPayment(gateway.database, { tenantId: charging.tenantId, livemode: true }, { ...charge, ...own })
  await transferTo(account)
  const verify = async ({ liveKey: key }: Tenant, by: object) => {
    const body = { vesAmount: 1234.56, ...by }
    const { body: receipt } = await gateway.call('/v1/payments/pago-movil/verify', { method: 'POST', key, body })
    const { body: events } = await gateway.call(`/v1/payments/${String(receipt['paymentId'])}/events`, { key })
    const [event] = events['items'] as { data: Record<string, unknown> }[]
    return [receipt['failureCode'], event?.data['reason']]
  }
  const refused = ['MOVEMENT_NOT_FOUND', undefined]
  const explained = ['MOVEMENT_NOT_FOUND', 'may_be_a_c2p_charge']
  for (const by of [{ reference: '667788' }, { debtorCellPhone: '584141234567', debtorBankCode: 102 }]) {
    expect(await verify(other, by)).toEqual(refused)
    expect(await verify(charging, by)).toEqual(explained)
  }
  expect(await verify(other, { reference: '55667788' })).toEqual(explained)
})

test('a movement that one ignored is gone for the other, and is ignored once', async () => {
  const id = await seedMovement(gateway.database, holder)
  const headers = { 'idempotency-key': systemRandom.uuid() }
  const first = await ignore(a.liveKey, id, { headers })
  expect([first.status, first.body['state']], first.text).toEqual([200, 'ignored'])
  expect((await ignore(a.liveKey, id, { headers })).text).toBe(first.text)
  expect((await ignore(a.liveKey, id, { reason: 'Another reason' })).body).toEqual(first.body)
  expect((await ignore(b.liveKey, id)).body).toMatchObject({ statusCode: 404, error: 'movement_not_found' })
  expect(await idsOf(a, '&state=ignored')).toContain(id)
  expect(await idsOf(b)).not.toContain(id)
  const audit = positionalStatement('test.ignore_audit', `select action, details from audit_log where subject = $1`)
  expect(await gateway.database.query(audit, [id])).toEqual([
    { action: 'movement.ignore', details: { livemode: true, reason: 'Deposit of the owner' } },
  ])
})

test('ten requests of two tenants to ignore a movement leave it to one of them', async () => {
  const id = await seedMovement(gateway.database, holder)
  const keys = Array.from({ length: 10 }, (_none, index) => (index % 2 ? a : b).liveKey)
  const answers = await Promise.all(keys.map((key) => ignore(key, id)))
  const winners = new Set(keys.filter((_key, index) => answers[index]?.status === 200))
  expect(winners.size).toBe(1)
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
  expect(answers.filter(({ status }) => status === 404)).toHaveLength(5)
})

test('a test key and a tenant of another account do not see the movements', async () => {
  const id = await seedMovement(gateway.database, holder)
  const stranger = await liveTenant(systemRandom.uuid())
  expect(await idsOf(stranger)).toEqual([])
  expect((await ignore(stranger.liveKey, id)).status).toBe(404)
  expect((await gateway.call('/v1/movements', { key: a.key })).body['items']).toEqual([])
  expect((await ignore(a.key, id)).status).toBe(404)
})

test('pages are newest first and complete, and show incoming money only', async () => {
  const id = systemRandom.uuid()
  const tenant = await liveTenant(id)
  const movements = []
  for (let index = 0; index < 7; index += 1) movements.unshift(await seedMovement(gateway.database, id))
  await seedMovement(gateway.database, id, { direction: 'out', kind: 'other' })
  const [, matched = '', , ignored = ''] = movements
  await claimMovement(gateway.database, bncAccountOf(id), matched, { tenantId: tenant.tenantId, livemode: true })
  await ignore(tenant.liveKey, ignored)
  const seen: unknown[] = []
  let cursor: unknown = ''
  do {
    const query: string = cursor === '' ? '' : `&cursor=${String(cursor)}`
    const { body } = await gateway.call(`/v1/movements?limit=3${query}`, { key: tenant.liveKey })
    seen.push(...(body['items'] as Record<string, unknown>[]).map(({ movementId }) => movementId))
    cursor = body['nextCursor']
  } while (cursor !== null)
  expect(seen).toEqual(movements)
  expect(await idsOf(tenant, `&to=${new Date(Date.now() - 3_600_000).toISOString()}`)).toEqual([])
  expect(await idsOf(tenant, `&from=${new Date(Date.now() - 3_600_000).toISOString()}`)).toEqual(movements)
})

test('a line reported again keeps its id and gets only what it lacked', async () => {
  const id = systemRandom.uuid()
  const tenant = await liveTenant(id)
  const { keepLines } = await movementStoreOf(gateway.database)
  const accountId = bncAccountOf(id)
  const bare = lineOf({ key: '4711', reference: '', phones: [], numbers: ['4711'] })
  const { document: _document, bankCode: _bankCode, ...unnamed } = bare
  expect(await keepLines(accountId, 'bnc', [unnamed, unnamed], 'query')).toBe(1)
  const full = lineOf({ key: '4711', reference: '0009' })
  expect(await keepLines(accountId, 'bnc', [full], 'statement')).toBe(0)
  const first = (await gateway.call('/v1/movements', { key: tenant.liveKey })).body['items']
  expect(first).toMatchObject([
    {
      source: 'query',
      reference: '0009',
      payerPhone: '58*******567',
      payerDocument: 'V*****678',
      payerBankCode: '0102',
    },
  ])
  expect(await keepLines(accountId, 'bnc', [unnamed, { ...full, phones: ['584140000000'] }], 'statement')).toBe(0)
  expect((await gateway.call('/v1/movements', { key: tenant.liveKey })).body['items']).toEqual(first)

  const state = positionalStatement(
    'test.contradiction',
    `select is_contradictory as "isContradictory", next_match_at is not null as "isDue" from movements where account_id = $1`,
  )
  expect(await gateway.database.query(state, [accountId])).toEqual([{ isContradictory: false, isDue: true }])
  await keepLines(accountId, 'bnc', [{ ...full, amount: decimal('9.99') }], 'statement')
  expect(await gateway.database.query(state, [accountId])).toEqual([{ isContradictory: true, isDue: true }])
})

test('lines stored by many processes at once are one row each', async () => {
  const id = systemRandom.uuid()
  const { keepLines } = await movementStoreOf(gateway.database)
  const lines = Array.from({ length: 1_200 }, (_none, index) => lineOf({ key: String(index) }))
  const orders = [lines, lines.toReversed(), lines.toSorted(() => 0.5 - Math.random()), lines]
  const added = await Promise.all(orders.map((order) => keepLines(bncAccountOf(id), 'bnc', order, 'statement')))
  expect(added.reduce((sum, count) => sum + count, 0)).toBe(1_200)
})
