import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { sandboxCredentials } from '../../sandbox/credentials.ts'
import vectors from '../../src/banks/bdv/vectors.json' with { type: 'json' }
import { routeNames } from '../../src/banks/flow-routes.ts'
import { caracasDate } from '../../src/foundation/caracas.ts'
import { systemRandom } from '../../src/foundation/random.ts'
import { findForOperator } from '../../src/payments/admin/resolve.ts'
import { maskedPayer } from '../../src/payments/admin/view.ts'
import { createAddressStore } from '../../src/movements/addresses.ts'
import { setBankAccount, setRoutes } from '../../src/tenants/bank-accounts.ts'
import { startTestGateway, startTestSandbox, type TestGateway, type TestSandbox } from '../harness/gateway.ts'
import { linesWith } from '../harness/logged.ts'
import { enterLiveRate, payC2p, payerEncryptionOf } from '../harness/payments.ts'
import { patienceMs } from '../harness/patience.ts'
import { testSealer } from '../harness/sealer.ts'
import { positionalStatement } from '../harness/statement.ts'

/** Payments through Banco de Venezuela, compared with the ledger of the simulated bank. */
let sandbox: TestSandbox
let gateway: TestGateway
beforeAll(async () => {
  sandbox = await startTestSandbox()
  const env = {
    PASARELA_BDV_URL: sandbox.bdvUrl,
    PASARELA_BANK_TIMEOUT_MS: '2000',
    PASARELA_RATE_LIMIT_PER_SECOND: '10000',
    PASARELA_RATE_LIMIT_BURST: '10000',
  }
  gateway = await startTestGateway({ sandbox, env, withBdv: true })
  await enterLiveRate(gateway)
})
afterAll(async () => {
  await gateway.stop()
  await sandbox.stop()
})

type Tenant = Awaited<ReturnType<TestGateway['createTenant']>>

/** A tenant whose test payments all go through BDV. */
async function newTenant(): Promise<Tenant> {
  const tenant = await gateway.createTenant()
  const scope = { tenantId: tenant.tenantId, livemode: false }
  await setRoutes(gateway.database, systemRandom, { scope, flows: routeNames, bank: 'bdv', actor: 'test' })
  return tenant
}

const post = (key: string, path: string, body: object) =>
  gateway.call(`/v1/payments${path}`, { method: 'POST', key, body })
const read = async ({ key }: Pick<Tenant, 'key'>, id: string) =>
  (await gateway.call(`/v1/payments/${id}`, { key })).body
const effects = async ({ tenantId }: Tenant, operation: string) =>
  (await sandbox.ledger(tenantId)).filter((entry) => entry.operation === operation)
const eventually = (check: () => Promise<void>) => vi.waitFor(check, { timeout: patienceMs, interval: 300 })
const today = () => caracasDate(Date.now())

const stored = positionalStatement(
  'test.bdv_rows',
  `select row_to_json(p)::text as row, encode(p.payer, 'escape') as payer from payments p where tenant_id = $1
   union all select row_to_json(e)::text, '' from payment_events e where tenant_id = $1`,
)

describe('a C2P charge through BDV', () => {
  test('is completed, and reversed by an id that is stored sealed and printed nowhere', async () => {
    const tenant = await newTenant()
    const id = await payC2p(gateway, tenant.key, { debtorBankCode: 134 })
    expect(await read(tenant, id)).toMatchObject({ status: 'COMPLETED' })
    const [entry] = await effects(tenant, 'process')
    const { operationId: chargeId = '' } = entry as { operationId?: string }
    expect(chargeId).toMatch(/^\d{58}$/)

    const parts = { database: gateway.database, encryption: await payerEncryptionOf(gateway.database) }
    const shown = await findForOperator(parts, id)
    const payer = shown?.payment.payer ?? {}
    expect(payer).toMatchObject({ chargeId, phone: '584141234567' })
    expect(maskedPayer(payer)).not.toHaveProperty('chargeId')

    const reversed = await post(tenant.key, `/${id}/reverse`, {})
    expect(reversed.body).toMatchObject({ status: 'REVERSED' })
    expect(await effects(tenant, 'annulment')).toHaveLength(1)
    const rows = await gateway.database.query<{ row: string; payer: string }>(stored, [tenant.tenantId])
    const texts = [...rows.flatMap((one) => [one.row, one.payer]), ...gateway.logged, JSON.stringify(reversed.body)]
    expect(texts.filter((text) => text.includes(chargeId))).toEqual([])
  })

  test.each([
    ['00000098', 1],
    ['00000099', 0],
    ['00000097', 1],
  ])('whose answer was lost (%s) is charged at most once and never ends against the ledger', async (token, count) => {
    const tenant = await newTenant()
    const id = await payC2p(gateway, tenant.key, {}, token)
    await eventually(async () => {
      const { status } = await read(tenant, id)
      const { body } = await gateway.call(`/v1/payments/${id}/events`, { key: tenant.key })
      const types = (body['items'] as { type: string }[]).map(({ type }) => type)
      expect([status, types.includes('attention')]).not.toEqual(['PENDING', false])
    })
    // The statement does not distinguish a C2P from a mobile payment, and it may be late: a person decides.
    expect((await read(tenant, id))['status']).toBe('PENDING')
    const again = await post(tenant.key, '/c2p', { intentId: id, token: '13572468' })
    expect(again.body['status']).not.toBe('COMPLETED')
    expect(await effects(tenant, 'process')).toHaveLength(count)
  })

  test('whose answer was lost is completed by its line where the bank marks C2P lines', async () => {
    const response = await fetch(new URL('/control/readings', sandbox.bdvUrl), {
      method: 'POST',
      body: JSON.stringify({ c2pLine: 'c2p' }),
    })
    expect(response.ok).toBe(true)
    const tenant = await newTenant()
    const id = await payC2p(gateway, tenant.key, {}, '00000098')
    await eventually(async () => expect((await read(tenant, id))['status']).toBe('COMPLETED'))
    expect(await effects(tenant, 'process')).toHaveLength(1)
    // The bank's id was lost with the answer.
    const refused = await post(tenant.key, `/${id}/reverse`, {})
    expect(refused).toMatchObject({ status: 400, body: { error: 'payment_not_reversible', failureCode: 'SINID' } })
    expect(await effects(tenant, 'annulment')).toEqual([])
    await fetch(new URL('/control/readings', sandbox.bdvUrl), { method: 'DELETE' })
  })
})

/** The time for automatic checks is over. */
const agePayment = positionalStatement(
  'test.bdv_age',
  `update payments set submitted_at = submitted_at - interval '10 minutes',
     calls_ended_at = calls_ended_at - interval '10 minutes', next_check_at = now()
   where payment_id = $1 and next_check_at is not null`,
)

describe('change through BDV', () => {
  const change = { monto: 25, telefonoDestino: '04141234567', cedula: 'V12345678', banco: '0134' }

  test('whose answer was lost is completed by the query of our number, and is paid once', async () => {
    const tenant = await newTenant()
    const { tenantId } = tenant
    const client = sandboxCredentials(tenantId).bdv.accountNumber
    await sandbox.control('bdv', 'faults', { kind: 'resetAfter', operation: 'vuelto', client })
    const answer = await post(tenant.key, '/change', change)
    expect(answer.body['status']).toBe('PENDING')
    await eventually(async () =>
      expect((await read(tenant, String(answer.body['paymentId'])))['status']).toBe('COMPLETED'),
    )
    expect(await effects(tenant, 'vuelto')).toHaveLength(1)
  })

  test('that was never paid is not completed and not paid again', async () => {
    const tenant = await newTenant()
    const client = sandboxCredentials(tenant.tenantId).bdv.accountNumber
    await sandbox.control('bdv', 'faults', { kind: 'resetBefore', operation: 'vuelto', client })
    const id = String((await post(tenant.key, '/change', change)).body['paymentId'])
    await gateway.database.query(agePayment, [id])
    await eventually(async () => {
      const { body } = await gateway.call(`/v1/payments/${id}/events`, { key: tenant.key })
      expect((body['items'] as { type: string }[]).map(({ type }) => type)).toContain('attention')
    })
    expect((await read(tenant, id))['status']).toBe('PENDING')
    expect(await effects(tenant, 'vuelto')).toEqual([])
  })
})

describe('a Pago Móvil to BDV', () => {
  const transfer = { vesAmount: 120, reference: '604912345678', debtorBankCode: 134, debtorCellPhone: '04241234567' }

  /** Live tenants on one account, with the given products only. */
  async function sharing(count: number, keys: string[]): Promise<Tenant[]> {
    const tenants = await Promise.all(Array.from({ length: count }, () => gateway.createTenant()))
    const all = Object.entries(sandboxCredentials(tenants[0]?.tenantId ?? '').bdv)
    const fields = Object.fromEntries(all.filter(([name]) => !name.endsWith('Key') || keys.includes(name)))
    for (const { tenantId } of tenants) {
      const account = { tenantId, bank: 'bdv' as const, fields, actor: 'test' }
      await setBankAccount(gateway.database, testSealer, systemRandom, account)
    }
    return tenants
  }

  async function register({ tenantId }: Tenant, payment: object = {}) {
    const client = sandboxCredentials(tenantId).bdv.accountNumber
    const body = { amount: 120, phone: '584241234567', bankCode: '0134', reference: transfer.reference, ...payment }
    await sandbox.control('bdv', 'movements', { client, date: today(), ...body })
  }

  const verify = ({ liveKey }: Tenant, changes: object = {}) =>
    post(liveKey, '/pago-movil/verify', { ...transfer, ...changes })

  const combinations = [
    ['verificationKey'],
    ['multipleKey'],
    ['statementKey'],
    ['verificationKey', 'multipleKey', 'statementKey'],
  ]

  test.each(combinations.map((keys) => ({ keys })))(
    'pays one order of two tenants of the account that race for it, with $keys',
    async ({ keys }) => {
      const tenants = await sharing(2, keys)
      if (tenants[0]) await register(tenants[0])
      const racing = tenants.flatMap((tenant) => [verify(tenant), verify(tenant), verify(tenant)])
      const first = await Promise.all(racing)
      const later = []
      for (const tenant of tenants) later.push(await verify(tenant))
      const answers = [...first, ...later]
      for (const { status } of answers) expect([200, 503]).toContain(status)
      expect(answers.filter(({ body }) => body['status'] === 'COMPLETED')).toHaveLength(1)
      for (const { status, body } of later) {
        if (body['status'] === 'COMPLETED') continue
        expect([status, body['failureCode']]).toEqual([200, 'MOVEMENT_ALREADY_CLAIMED'])
      }
    },
  )

  test('whose verification lost its answer is verified by the next request, once', async () => {
    const [tenant] = await sharing(1, ['verificationKey'])
    if (!tenant) throw new Error('no tenant')
    await register(tenant)
    const client = sandboxCredentials(tenant.tenantId).bdv.accountNumber
    await sandbox.control('bdv', 'faults', { kind: 'resetAfter', operation: 'getMovement', client })
    expect((await verify(tenant)).status).toBe(503)
    expect((await verify(tenant)).body).toMatchObject({ status: 'COMPLETED' })
    expect((await verify(tenant)).body).toMatchObject({ failureCode: 'MOVEMENT_ALREADY_CLAIMED' })
  })

  test('that another system has used is not verified, however often and at once it is asked', async () => {
    const [tenant] = await sharing(1, ['verificationKey'])
    if (!tenant) throw new Error('no tenant')
    const used = { reference: '604911110410' }
    const answers = await Promise.all(Array.from({ length: 6 }, () => verify(tenant, used)))
    answers.push(await verify(tenant, used))
    expect(answers.filter(({ body }) => body['status'] === 'COMPLETED')).toEqual([])
    expect(answers.at(-1)?.body).toMatchObject({ status: 'FAILED', failureCode: 'MOVEMENT_NOT_FOUND' })
  })

  // The simulated bank confirms a number that is not registered; its line is on the statement only afterwards.
  const unknown = { keys: ['statementKey', 'verificationKey'], reference: '604900001111' }
  const byPayer = { keys: ['statementKey', 'multipleKey'], reference: undefined }
  test.each([
    { named: 'another person', debtorId: 'V12345678', ...unknown, outcome: ['FAILED', 'MOVEMENT_NOT_FOUND'] },
    { named: 'the customer', debtorId: 'V-87.654.321', ...unknown, outcome: ['COMPLETED', undefined] },
    { named: 'another person', debtorId: 'V12345678', ...byPayer, outcome: ['FAILED', 'MOVEMENT_NOT_FOUND'] },
    { named: 'the customer', debtorId: 'V-87.654.321', ...byPayer, outcome: ['FAILED', 'REFERENCE_REQUIRED'] },
  ])(
    'within BDV, whose only line of the amount names $named, ends $outcome (reference $reference)',
    async ({ debtorId, keys, reference, outcome }) => {
      const [tenant] = await sharing(1, keys)
      if (!tenant) throw new Error('no tenant')
      await register(tenant, { bankCode: '0102', document: 'V87654321' })
      const { body, text } = await verify(tenant, { debtorBankCode: 102, debtorId, reference })
      expect([body['status'], body['failureCode']], text).toEqual(outcome)
    },
  )

  test.each([
    ['/debtorCellPhone', { debtorBankCode: undefined, debtorCellPhone: undefined }],
    ['/reference', { reference: '345678' }],
  ])('without what the bank needs is refused by the field %s', async (path, changes) => {
    const [tenant] = await sharing(1, ['verificationKey'])
    if (!tenant) throw new Error('no tenant')
    const { status, body } = await verify(tenant, changes)
    expect([status, body['error']]).toEqual([400, 'invalid_request'])
    expect(JSON.stringify(body)).toContain(path)
  })

  test('is not offered without any of its keys, nor is change', async () => {
    const [tenant] = await sharing(1, ['c2pKey'])
    if (!tenant) throw new Error('no tenant')
    expect((await verify(tenant)).body).toMatchObject({ error: 'unsupported_operation' })
    const change = { monto: 25, telefonoDestino: '04141234567', cedula: 'V12345678', banco: '0134' }
    // The advanced group has its own error.
    expect((await post(tenant.liveKey, '/change', change)).body).toMatchObject({ error: 'payment_service_unavailable' })
  })
})

describe('a notification of BDV', () => {
  async function address(tenant: Tenant) {
    const store = createAddressStore({ database: gateway.database, sealer: testSealer })
    const whose = { tenantId: tenant.tenantId, livemode: false, bank: 'bdv' as const }
    const choice = { settles: false, allowed: [], graceSeconds: 0, actor: 'test' }
    const { token, secrets } = await store.make(systemRandom, whose, choice)
    return { url: `${gateway.url}/notify/${token}`, apiKey: secrets['apiKey'] ?? '' }
  }
  const notify = async (url: string, headers: Record<string, string>, body: string) => {
    const response = await fetch(url, { method: 'POST', headers, body })
    return [response.status, await response.text()]
  }
  const kept = positionalStatement(
    'test.bdv_notifications',
    `select reading, times from bank_notifications where tenant_id = $1 order by notification_id`,
  )
  const { replies } = vectors

  test('is answered as the manual says: received, repeated, or a wrong key, always with 200', async () => {
    const tenant = await newTenant()
    const { url, apiKey } = await address(tenant)
    const { rif, collectingPhone } = sandboxCredentials(tenant.tenantId).bdv
    const body = vectors.notification
      .replace('"idComercio":"J123456789"', `"idComercio":"${rif}"`)
      .replace('04120000000', collectingPhone.replace(/^58/, '0'))
    expect(await notify(url, { 'API-KEY': 'wrong' }, body)).toEqual([200, replies.wrongKey])
    expect(await notify(url, {}, body)).toEqual([200, replies.wrongKey])
    expect(await notify(url, { 'API-KEY': apiKey }, body)).toEqual([200, replies.received])
    expect(await notify(url, { 'X-API-Key': apiKey }, body)).toEqual([200, replies.repeated])
    expect(await notify(url, { 'api-key': apiKey }, body)).toEqual([200, replies.repeated])
    expect(await gateway.database.query(kept, [tenant.tenantId])).toEqual([{ reading: 'arrived', times: 3 }])
  })

  test.each(['compact', 'dashed'])('of the simulated bank, with %s dates, is stored once', async (dates) => {
    const tenant = await newTenant()
    const { url, apiKey } = await address(tenant)
    const client = sandboxCredentials(tenant.tenantId).bdv.accountNumber
    await sandbox.control('bdv', 'notices', { client, url, apiKey, dates, header: 'X-API-Key' })
    await sandbox.control('bdv', 'movements', { client, amount: 30, phone: '584241234567', bankCode: '0105' })
    await eventually(async () =>
      expect(await gateway.database.query(kept, [tenant.tenantId])).toEqual([{ reading: 'arrived', times: 2 }]),
    )
  })

  test('pays nothing by itself: only the statement does', async () => {
    const tenant = await newTenant()
    const { url, apiKey } = await address(tenant)
    const { rif, collectingPhone } = sandboxCredentials(tenant.tenantId).bdv
    const forged = JSON.stringify({
      bancoOrdenante: '0134',
      referenciaBancoOrdenante: '604911110404',
      idCliente: 'V12345678',
      numeroCliente: '04241234567',
      idComercio: rif,
      numeroComercio: collectingPhone.replace(/^58/, '0'),
      fecha: today().replaceAll('-', ''),
      hora: '1009',
      monto: '120.00',
    })
    expect(await notify(url, { 'API-KEY': apiKey }, forged)).toEqual([200, replies.received])
    const answer = await post(tenant.key, '/pago-movil/verify', {
      vesAmount: 120,
      reference: '604911110404',
      debtorBankCode: 134,
      debtorCellPhone: '04241234567',
    })
    expect(answer.body).toMatchObject({ status: 'FAILED', failureCode: 'MOVEMENT_NOT_FOUND' })
  })
})

test('no log line of this file holds a key, a token, a phone or a document', () => {
  expect(gateway.logged.length).toBeGreaterThan(0)
  for (const secret of ['13572468', '00000098', '4141234567', '4241234567', 'V12345678', '01020']) {
    expect(linesWith(secret, gateway.logged).slice(0, 1)).toEqual([])
  }
})
