import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { sandboxCredentials } from '../../sandbox/credentials.ts'
import { encrypt } from '../../sandbox/mercantil/cipher.ts'
import { routeNames } from '../../src/banks/flow-routes.ts'
import { caracasDate } from '../../src/foundation/caracas.ts'
import { systemRandom } from '../../src/foundation/random.ts'
import { setRoutes } from '../../src/tenants/bank-accounts.ts'
import { startTestSandbox, type TestGateway, type TestSandbox } from '../harness/gateway.ts'
import { payC2p, setColumns } from '../harness/payments.ts'
import { patienceMs } from '../harness/patience.ts'
import { positionalStatement } from '../harness/statement.ts'
import { startWorld, type World } from '../operators/world.ts'

/** Payments through Mercantil, compared with the ledger of the simulated bank. */
let sandbox: TestSandbox
let world: World
let gateway: TestGateway
/** Stops the next payment for good once its bank has answered, as if its process had died there. */
let pauseOnce: (() => Promise<void>) | undefined
beforeAll(async () => {
  sandbox = await startTestSandbox()
  const env = {
    PASARELA_BANK_TIMEOUT_MS: '2000',
    PASARELA_RATE_LIMIT_PER_SECOND: '10000',
    PASARELA_RATE_LIMIT_BURST: '10000',
  }
  world = await startWorld({
    sandbox,
    env,
    withMercantil: true,
    reached: (point) => (point === 'answered' ? pauseOnce?.() : undefined),
  })
  gateway = world.gateway
})
afterAll(async () => {
  await world.stop()
  await sandbox.stop()
})

type Tenant = Awaited<ReturnType<TestGateway['createTenant']>>

/** A tenant whose test payments all go through Mercantil. */
async function newTenant(): Promise<Tenant> {
  const tenant = await gateway.createTenant()
  const scope = { tenantId: tenant.tenantId, livemode: false }
  await setRoutes(gateway.database, systemRandom, { scope, flows: routeNames, bank: 'mercantil', actor: 'test' })
  return tenant
}

const post = (key: string, path: string, body: object, headers: Record<string, string> = {}) =>
  gateway.call(`/v1/payments${path}`, { method: 'POST', key, body, headers })
const read = async ({ key }: Pick<Tenant, 'key'>, id: string) =>
  (await gateway.call(`/v1/payments/${id}`, { key })).body
const effects = async ({ tenantId }: Tenant, operation: string) =>
  (await sandbox.ledger(tenantId)).filter((entry) => entry.operation === operation)
const eventually = (check: () => Promise<void>) => vi.waitFor(check, { timeout: patienceMs, interval: 300 })
const today = () => caracasDate(Date.now())
const accountOf = ({ tenantId }: Tenant) => sandboxCredentials(tenantId).mercantil
const script = (tenant: Tenant, fault: object) =>
  sandbox.control('mercantil', 'faults', { ...fault, client: accountOf(tenant).accountNumber })
const receive = (tenant: Tenant, payment: object) =>
  sandbox.control('mercantil', 'movements', { client: accountOf(tenant).accountNumber, ...payment })

async function eventTypes({ key }: Tenant, id: string): Promise<string[]> {
  const { body } = await gateway.call(`/v1/payments/${id}/events`, { key })
  return (body['items'] as { type: string }[]).map(({ type }) => type)
}

describe('a C2P charge through Mercantil', () => {
  test('is completed with the bank’s reference, and annulled once', async () => {
    const tenant = await newTenant()
    const id = await payC2p(gateway, tenant.key)
    const [charged] = await effects(tenant, 'compra')
    expect(await read(tenant, id)).toMatchObject({ status: 'COMPLETED', bankReference: charged?.reference })

    const reversed = await post(tenant.key, `/${id}/reverse`, {})
    expect(reversed.body).toMatchObject({ status: 'REVERSED' })
    expect((await post(tenant.key, `/${id}/reverse`, {})).body).toMatchObject({ status: 'REVERSED' })
    expect(await effects(tenant, 'anulacion')).toHaveLength(1)
  })

  test.each(['00000098', '00000097'])(
    'whose answer was lost (%s) is completed by the search for its invoice number, and charged once',
    async (token) => {
      const tenant = await newTenant()
      const id = await payC2p(gateway, tenant.key, {}, token)
      expect((await read(tenant, id))['status']).toBe('PENDING')
      await eventually(async () => expect((await read(tenant, id))['status']).toBe('COMPLETED'))
      const [entry, ...others] = await effects(tenant, 'compra')
      expect(others).toEqual([])
      expect(await read(tenant, id)).toMatchObject({ bankReference: entry?.reference })
      // The reference came from the search, so the charge can be annulled as any other.
      expect((await post(tenant.key, `/${id}/reverse`, {})).body).toMatchObject({ status: 'REVERSED' })
    },
  )

  test.concurrent.each(['00000099', '00000051'])(
    'that the search does not show (%s) is never failed by that: it goes to manual review',
    async (token) => {
      const tenant = await newTenant()
      const id = await payC2p(gateway, tenant.key, {}, token)
      await eventually(async () => expect(await eventTypes(tenant, id)).toContain('attention'))
      expect((await read(tenant, id))['status']).toBe('PENDING')
      const again = await post(tenant.key, '/c2p', { intentId: id, token: '13572468' })
      expect(again.body['status']).not.toBe('COMPLETED')
      expect(await effects(tenant, 'compra')).toEqual([])
    },
  )

  test.concurrent('with a number that the bank had seen before raises an alarm and is not settled by a row of that number', async () => {
    const tenant = await newTenant()
    const message = 'Numero de factura procesado previamente'
    await script(tenant, { kind: 'code', operation: 'c2p', code: '9000', message, moved: true })
    const id = await payC2p(gateway, tenant.key)
    await eventually(async () => expect(await eventTypes(tenant, id)).toContain('attention'))
    expect((await read(tenant, id))['status']).toBe('PENDING')
    const alarm = gateway.logged.find((line) => line.includes('had seen an invoice number'))
    expect(JSON.parse(alarm ?? '{}')).toMatchObject({ component: 'bank', bank: 'mercantil', tenantId: tenant.tenantId })
    const { text } = await gateway.call('/metrics')
    expect(text).toMatch(/pasarela_bank_invoices_disputed_total\{bank="mercantil"\} [1-9]/)
  })

  test('whose process died before it could write the answer is completed by the search, and charged once', async () => {
    const tenant = await newTenant()
    const paused = new Promise<void>((resolve) => {
      pauseOnce = () => {
        pauseOnce = undefined
        resolve()
        return new Promise(() => {})
      }
    })
    void payC2p(gateway, tenant.key).catch(() => undefined)
    await paused
    const { body } = await gateway.call('/v1/payments', { key: tenant.key })
    const [{ paymentId: id } = { paymentId: '' }] = body['items'] as { paymentId: string }[]
    await eventually(async () => expect((await read(tenant, id))['status']).toBe('COMPLETED'))
    expect(await effects(tenant, 'compra')).toHaveLength(1)
  })

  test('asks the bank for a key only for its own customers', async () => {
    const tenant = await newTenant()
    const request = { usdAmount: 10, debtorId: 'V12345678', debtorCellPhone: '584141234567' }
    const own = await post(tenant.key, '/c2p/request', { ...request, debtorBankCode: 105 })
    const other = await post(tenant.key, '/c2p/request', { ...request, debtorBankCode: 102 })
    expect([own.body['otpRequested'], other.body['otpRequested']]).toEqual([true, false])
  })

  test('leaves no ciphertext of its customer in the database or in a log', async () => {
    const tenant = await newTenant()
    await payC2p(gateway, tenant.key)
    const { c2pSecret, mobileSearchSecret } = accountOf(tenant)
    const rows = await gateway.database.query<{ row: string }>(stored, [tenant.tenantId])
    const texts = [...rows.map(({ row }) => row), ...gateway.logged]
    for (const secret of [c2pSecret, mobileSearchSecret]) {
      for (const text of ['V12345678', '584141234567', '13572468']) {
        expect(texts.filter((line) => line.includes(encrypt(text, secret)))).toEqual([])
      }
    }
  })
})

test('the bank’s id of each call is in the timeline that operators see, and in no answer to the tenant', async () => {
  const tenant = await newTenant()
  const id = await payC2p(gateway, tenant.key)
  await post(tenant.key, `/${id}/reverse`, {})
  const unlisted = await payC2p(gateway, tenant.key, {}, '00000051')
  const operator = await world.addUser('operator')
  const traces = async (paymentId: string) => {
    const { status, body } = await operator.call(`/payments/${paymentId}`)
    expect(status).toBe(200)
    const steps = body['timeline'] as { type: string; data: Record<string, string> }[]
    return steps.flatMap(({ type, data }) => (data['bankTrace'] === undefined ? [] : [[type, data['bankTrace']]]))
  }
  const sent = expect.stringMatching(/^[0-9a-f]{24}$/)
  const settled = await traces(id)
  expect(settled).toEqual([
    ['completed', sent],
    ['reversed', sent],
  ])
  expect(new Set(settled.map(([, trace]) => trace)).size).toBe(2)
  expect(await traces(unlisted)).toEqual([['unknown', sent]])
  for (const path of [`/v1/payments/${id}`, `/v1/payments/${id}/events`, '/v1/payments']) {
    const { status, text } = await gateway.call(path, { key: tenant.key })
    expect(status).toBe(200)
    expect(text).not.toContain('bankTrace')
    for (const [, trace = ''] of settled) expect(text).not.toContain(trace)
  }
})

/** The time for automatic checks is over. */
const ageReversal = positionalStatement(
  'test.mercantil_age',
  `update payments set reversal_submitted_at = reversal_submitted_at - interval '10 minutes',
     calls_ended_at = calls_ended_at - interval '10 minutes', next_check_at = now()
   where payment_id = $1 and next_check_at is not null`,
)

const checkedReversal = positionalStatement(
  'test.mercantil_checked',
  `select from payments where payment_id = $1 and reversal_stage = 'unknown' and checks > 0`,
)

describe('an annulment through Mercantil whose answer was lost', () => {
  const assume = (values: object) => sandbox.control('mercantil', 'readings', values)
  const defaults = { searchWithoutReference: 'found', searchShowsOutgoing: true, annulmentReference: 'new' }
  afterEach(() => assume(defaults))

  /** A completed charge whose annulment loses its answer by the fault. */
  async function loseAnnulment(fault: object): Promise<{ tenant: Tenant; id: string }> {
    const tenant = await newTenant()
    const id = await payC2p(gateway, tenant.key)
    await script(tenant, { operation: 'c2p', ...fault })
    const { body } = await post(tenant.key, `/${id}/reverse`, {})
    expect(body).toMatchObject({ status: 'COMPLETED', reversalStatus: 'PENDING' })
    return { tenant, id }
  }

  test.each([
    { kind: 'resetAfter' },
    { kind: 'code', code: '9000', moved: true },
    { kind: 'code', code: '99999', moved: true },
  ])('by %o is settled as REVERSED by the search for its invoice number, and done once', async (fault) => {
    const { tenant, id } = await loseAnnulment(fault)
    await eventually(async () => expect((await read(tenant, id))['status']).toBe('REVERSED'))
    const [annulled, ...others] = await effects(tenant, 'anulacion')
    expect(others).toEqual([])
    expect(await read(tenant, id)).toMatchObject({ reversalRef: annulled?.reference })
    expect((await post(tenant.key, `/${id}/reverse`, {})).body).toMatchObject({ status: 'REVERSED' })
    expect(await effects(tenant, 'anulacion')).toHaveLength(1)
  })

  test('is REVERSED if the search finds it while an operator ends it as not reversed', async () => {
    const tenant = await newTenant()
    const id = await payC2p(gateway, tenant.key)
    await script(tenant, { operation: 'mobileSearch', kind: 'delay', delayMs: 5_000 })
    await script(tenant, { operation: 'c2p', kind: 'resetAfter' })
    expect((await post(tenant.key, `/${id}/reverse`, {})).body).toMatchObject({ reversalStatus: 'PENDING' })
    await eventually(async () => expect(await gateway.database.query(checkedReversal, [id])).toHaveLength(1))
    const scope = { tenantId: tenant.tenantId, livemode: false }
    await setColumns(gateway.database, scope, id, { reversal_stage: null, next_check_at: null })
    await eventually(async () => expect((await read(tenant, id))['status']).toBe('REVERSED'))
    expect(await effects(tenant, 'anulacion')).toHaveLength(1)
  })

  test('is found under the reference of its charge at a bank that searches by references only', async () => {
    await assume({ searchWithoutReference: 'refused', annulmentReference: 'charge' })
    const { tenant, id } = await loseAnnulment({ kind: 'resetAfter' })
    await eventually(async () => expect((await read(tenant, id))['status']).toBe('REVERSED'))
    expect(await effects(tenant, 'anulacion')).toHaveLength(1)
  })

  test.each([
    { shown: 'nothing, because it did not happen', fault: { kind: 'resetBefore' }, done: 0, searchShowsOutgoing: true },
    { shown: 'only charges', fault: { kind: 'resetAfter' }, done: 1, searchShowsOutgoing: false },
  ])('goes to manual review while the search shows $shown', async ({ fault, done, searchShowsOutgoing }) => {
    await assume({ searchShowsOutgoing })
    const { tenant, id } = await loseAnnulment(fault)
    await gateway.database.query(ageReversal, [id])
    await eventually(async () => expect(await eventTypes(tenant, id)).toContain('reversal_attention'))
    expect(await read(tenant, id)).toMatchObject({ status: 'COMPLETED', reversalStatus: 'PENDING' })
    expect(await effects(tenant, 'anulacion')).toHaveLength(done)
  })
})

const stored = positionalStatement(
  'test.mercantil_rows',
  `select row_to_json(p)::text as row from payments p where tenant_id = $1
   union all select row_to_json(e)::text from payment_events e where tenant_id = $1
   union all select row_to_json(i)::text from bank_invoices i where tenant_id = $1`,
)

const invoices = positionalStatement(
  'test.mercantil_invoices',
  `select invoice_number as "number", payment_id as "paymentId" from bank_invoices where tenant_id = $1 order by 1`,
)

describe('invoice numbers', () => {
  test('are written with their payments, at most 12 characters, each used once', async () => {
    const tenant = await newTenant()
    const ids = await Promise.all(Array.from({ length: 8 }, () => payC2p(gateway, tenant.key)))
    const rows = await gateway.database.query<{ number: string; paymentId: string }>(invoices, [tenant.tenantId])
    expect(rows.map(({ paymentId }) => paymentId).toSorted()).toEqual(ids.toSorted())
    expect(new Set(rows.map(({ number }) => number)).size).toBe(8)
    for (const { number } of rows) expect(number).toMatch(/^P\d{11}$/)
    const charged = (await effects(tenant, 'compra')) as { paymentHint?: string }[]
    expect(charged.map(({ paymentHint }) => String(paymentHint)).toSorted()).toEqual(rows.map(({ number }) => number))
  })
})

describe('change through Mercantil', () => {
  const change = { monto: 25, telefonoDestino: '04141234567', cedula: 'V12345678', banco: '0134' }

  test('is paid', async () => {
    const tenant = await newTenant()
    expect((await post(tenant.key, '/change', change)).body).toMatchObject({ status: 'COMPLETED', success: true })
    expect(await effects(tenant, 'vuelto')).toHaveLength(1)
  })

  test('whose answer was lost is completed by the search for our number, and is paid once', async () => {
    const tenant = await newTenant()
    await script(tenant, { kind: 'resetAfter', operation: 'c2p' })
    const { body } = await post(tenant.key, '/change', change)
    expect(body['status']).toBe('PENDING')
    await eventually(async () => expect((await read(tenant, String(body['paymentId'])))['status']).toBe('COMPLETED'))
    expect(await effects(tenant, 'vuelto')).toHaveLength(1)
  })
})

describe('the verification through Mercantil', () => {
  const phone = { debtorCellPhone: '584241234567', debtorBankCode: 134 }

  test('finds a mobile payment by its reference and its phone, once', async () => {
    const tenant = await newTenant()
    await receive(tenant, { amount: 120, phone: '584241234567', bankCode: '0134', reference: '004912345678' })
    const request = { vesAmount: 120, reference: '004912345678', dateMovement: today(), ...phone }
    expect((await post(tenant.key, '/pago-movil/verify', request)).body).toMatchObject({ status: 'COMPLETED' })
    expect((await post(tenant.key, '/pago-movil/verify', request)).body).toMatchObject({
      status: 'FAILED',
      failureCode: 'MOVEMENT_ALREADY_CLAIMED',
    })
  })

  test('never takes a C2P charge for a customer’s transfer', async () => {
    const tenant = await newTenant()
    const id = await payC2p(gateway, tenant.key)
    const { vesAmount, bankReference } = await read(tenant, id)
    const request = {
      vesAmount,
      reference: String(bankReference),
      debtorCellPhone: '584141234567',
      debtorBankCode: 102,
    }
    const { body } = await post(tenant.key, '/pago-movil/verify', request)
    expect(body['status']).toBe('FAILED')
  })

  test('never takes change that the merchant paid out for a customer’s transfer', async () => {
    const tenant = await newTenant()
    const change = { monto: 250, telefonoDestino: '04241234567', cedula: 'V12345678', banco: '0134' }
    const paid = await post(tenant.key, '/change', change)
    expect(paid.body).toMatchObject({ status: 'COMPLETED' })
    const request = { vesAmount: 250, reference: String(paid.body['reference']), dateMovement: today(), ...phone }
    expect((await post(tenant.key, '/pago-movil/verify', request)).body).toMatchObject({
      status: 'FAILED',
      failureCode: 'MOVEMENT_NOT_FOUND',
    })
  })

  test('finds a transfer between accounts by the document of its sender', async () => {
    const tenant = await newTenant()
    const transfer = { amount: 340.5, bankCode: '0102', document: 'V8765432', reference: '000087654321' }
    await receive(tenant, { ...transfer, type: 'transfer' })
    const request = { vesAmount: 340.5, reference: '000087654321', debtorBankCode: 102, debtorId: 'V8765432' }
    expect((await post(tenant.key, '/pago-movil/verify', request)).body).toMatchObject({ status: 'COMPLETED' })
    const again = await post(tenant.key, '/pago-movil/verify', { ...request, reference: '87654321' })
    expect(again.body).toMatchObject({ failureCode: 'MOVEMENT_ALREADY_CLAIMED' })
  })

  test('asks for the payer where none is given', async () => {
    const tenant = await newTenant()
    const { status, body } = await post(tenant.key, '/pago-movil/verify', { vesAmount: 1, reference: '12345678' })
    expect(status).toBe(400)
    expect(body['details']).toMatchObject([{ path: '/debtorCellPhone' }])
  })
})

describe('a card through Mercantil', () => {
  const card = {
    vesAmount: 150.25,
    cardNumber: '5555555555554444',
    expirationMonth: 11,
    expirationYear: 2031,
    cvv: '123',
    cardHolderName: 'Juana Pérez',
    cardHolderId: 'V12345678',
    accountType: 0,
    cardType: 2,
  }
  const { cardNumber, cardHolderId } = card

  test('of credit is charged in one step', async () => {
    const tenant = await newTenant()
    const { status, body } = await post(tenant.key, '/vpos', card)
    expect([status, body['status']]).toEqual([201, 'COMPLETED'])
    expect(await effects(tenant, 'pay')).toHaveLength(1)
  })

  test('of debit is charged with the second factor that the bank named', async () => {
    const tenant = await newTenant()
    const asked = await post(tenant.key, '/vpos/authentication', { cardNumber, cardHolderId })
    expect(asked).toMatchObject({
      status: 200,
      body: { factor: { type: 'otp', label: 'otp', fieldType: 'numeric', length: 8 } },
    })
    const debit = { ...card, accountType: 20, secondFactor: '12345678' }
    expect(await post(tenant.key, '/vpos', debit)).toMatchObject({ status: 201, body: { status: 'COMPLETED' } })
  })

  test('of debit without its second factor is refused before anything is sent or stored', async () => {
    const tenant = await newTenant()
    const { status, body } = await post(tenant.key, '/vpos', { ...card, accountType: 10 })
    expect(status).toBe(400)
    expect(body['details']).toMatchObject([{ path: '/secondFactor' }])
    expect(await effects(tenant, 'pay')).toEqual([])
    expect((await gateway.call('/v1/payments', { key: tenant.key })).body['items']).toEqual([])
  })

  test('whose answer was lost is completed by the search of card payments, and charged once', async () => {
    const tenant = await newTenant()
    const { body } = await post(tenant.key, '/vpos', { ...card, cardNumber: '4000000000000119', cardType: 1 })
    expect(body['status']).toBe('PENDING')
    await eventually(async () => expect((await read(tenant, String(body['paymentId'])))['status']).toBe('COMPLETED'))
    expect(await effects(tenant, 'pay')).toHaveLength(1)
  })

  test('with the same Idempotency-Key is charged once, whatever second factor is sent the second time', async () => {
    const tenant = await newTenant()
    const headers = { 'idempotency-key': randomUUID() }
    const debit = { ...card, accountType: 20, secondFactor: '12345678' }
    const first = await post(tenant.key, '/vpos', debit, headers)
    const second = await post(tenant.key, '/vpos', { ...debit, secondFactor: '87654321' }, headers)
    expect(second.body).toEqual(first.body)
    expect(await effects(tenant, 'pay')).toHaveLength(1)
  })

  test('keeps its second factor and its number out of the database and the logs', async () => {
    const tenant = await newTenant()
    const secondFactor = '90817263'
    await post(tenant.key, '/vpos/authentication', { cardNumber, cardHolderId })
    await post(tenant.key, '/vpos', { ...card, accountType: 20, secondFactor })
    const rows = await gateway.database.query<{ row: string }>(stored, [tenant.tenantId])
    const texts = [...rows.map(({ row }) => row), ...gateway.logged]
    for (const secret of [secondFactor, cardNumber, encrypt(secondFactor, accountOf(tenant).cardSecret)]) {
      expect(texts.filter((line) => line.includes(secret))).toEqual([])
    }
  })

  test('has no second factor at a bank without one: the route is an unsupported operation', async () => {
    const tenant = await gateway.createTenant()
    const { status, body } = await post(tenant.key, '/vpos/authentication', { cardNumber, cardHolderId })
    expect([status, body['error']]).toEqual([400, 'unsupported_operation'])
  })
})
