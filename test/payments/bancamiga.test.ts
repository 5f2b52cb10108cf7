import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { sandboxCredentials } from '../../sandbox/credentials.ts'
import { accountIdOf } from '../../src/banks/registry.ts'
import { routeNames } from '../../src/banks/flow-routes.ts'
import { caracasDate } from '../../src/foundation/caracas.ts'
import { systemRandom } from '../../src/foundation/random.ts'
import { createAddressStore } from '../../src/movements/addresses.ts'
import { setBankAccount, setRoutes } from '../../src/tenants/bank-accounts.ts'
import { createTestDatabase } from '../harness/database.ts'
import { startTestGateway, startTestSandbox, type TestGateway, type TestSandbox } from '../harness/gateway.ts'
import { linesWith } from '../harness/logged.ts'
import { enterLiveRate } from '../harness/payments.ts'
import { patienceMs } from '../harness/patience.ts'
import { testSealer } from '../harness/sealer.ts'
import { positionalStatement } from '../harness/statement.ts'

/** Mobile payments to Bancamiga, in two processes over one database. */
let sandbox: TestSandbox
let gateway: TestGateway
let other: TestGateway
beforeAll(async () => {
  sandbox = await startTestSandbox()
  const connection = await createTestDatabase()
  const env = {
    PASARELA_BANCAMIGA_URL: sandbox.bancamigaUrl,
    PASARELA_BANK_TIMEOUT_MS: '2000',
    PASARELA_RATE_LIMIT_PER_SECOND: '10000',
    PASARELA_RATE_LIMIT_BURST: '10000',
  }
  gateway = await startTestGateway({ sandbox, connection, env, withBancamiga: true })
  other = await startTestGateway({ sandbox, connection, env, withBancamiga: true })
  await enterLiveRate(gateway)
})
afterAll(async () => {
  await Promise.all([gateway.stop(), other.stop()])
  await sandbox.stop()
})

type Tenant = Awaited<ReturnType<TestGateway['createTenant']>>

const payer = { phone: '584241234567', bankCode: '0105' }
const reference = '000000575202'
const today = () => caracasDate(Date.now())
const eventually = (check: () => Promise<void>) => vi.waitFor(check, { timeout: patienceMs, interval: 300 })

/** A tenant whose test payments all go through Bancamiga. */
async function newTenant(): Promise<Tenant> {
  const tenant = await gateway.createTenant()
  const scope = { tenantId: tenant.tenantId, livemode: false }
  await setRoutes(gateway.database, systemRandom, { scope, flows: routeNames, bank: 'bancamiga', actor: 'test' })
  return tenant
}

const accountOf = ({ tenantId }: Pick<Tenant, 'tenantId'>) => sandboxCredentials(tenantId).bancamiga
const accountIdFor = (holder: Pick<Tenant, 'tenantId'>) => accountIdOf('bancamiga', { fields: accountOf(holder) })

async function pay(holder: Pick<Tenant, 'tenantId'>, payment: object = {}): Promise<void> {
  const { accountNumber: client } = accountOf(holder)
  await sandbox.control('bancamiga', 'movements', {
    client,
    date: today(),
    amount: 120,
    reference,
    ...payer,
    ...payment,
  })
}

const claim = { vesAmount: 120, reference, debtorBankCode: 105, debtorCellPhone: '04241234567' }
const verify = (key: string, changes: object = {}, at = gateway) =>
  at.call('/v1/payments/pago-movil/verify', { method: 'POST', key, body: { ...claim, ...changes } })

/** Live tenants on the account of the first of them. */
async function sharing(count: number): Promise<[Tenant, ...Tenant[]]> {
  const [first, ...others] = await Promise.all(Array.from({ length: count }, () => gateway.createTenant()))
  if (!first) throw new Error('no tenant')
  for (const { tenantId } of [first, ...others]) {
    const account = { tenantId, bank: 'bancamiga' as const, fields: { ...accountOf(first) }, actor: 'test' }
    await setBankAccount(gateway.database, testSealer, systemRandom, account)
  }
  return [first, ...others]
}

/** Calls of both processes since they started, by the name of the operation. */
async function callsOf(operation: string): Promise<number> {
  const texts = await Promise.all([gateway, other].map(({ call }) => call('/metrics').then(({ text }) => text)))
  const lines = texts
    .flatMap((text) => text.split('\n'))
    .filter((line) => line.includes(`operation="bancamiga.${operation}"`))
  return lines
    .filter((line) => /^pasarela_bank_calls_total\b/.test(line))
    .reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0)
}

describe('a Pago Móvil to Bancamiga', () => {
  test.each([
    ['the short reference', '575202'],
    ['the reference with zeros', '000000575202'],
    ['the long reference of the payer’s bank', '987654575202'],
    ['its last four digits', '5202'],
  ])('is verified by %s', async (_what, given) => {
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
  })

  test('of another amount is not taken for it', async () => {
    const tenant = await newTenant()
    await pay(tenant, { amount: 119.99 })
    expect((await verify(tenant.key)).body).toMatchObject({ status: 'FAILED', failureCode: 'AMOUNT_MISMATCH' })
  })

  test.each([
    ['reference', { reference: '575203' }],
    ['phone', { debtorCellPhone: '04149999999' }],
    ['bank', { debtorBankCode: 134 }],
    ['day', { dateMovement: caracasDate(Date.now() - 86_400_000) }],
  ])('with another %s is not found', async (_what, changes) => {
    const tenant = await newTenant()
    await pay(tenant)
    expect((await verify(tenant.key, changes)).body).toMatchObject({ failureCode: 'MOVEMENT_NOT_FOUND' })
    expect((await verify(tenant.key)).body).toMatchObject({ status: 'COMPLETED' })
  })

  test('whose digits fit two payments of the payer is not chosen; with more digits it is', async () => {
    const tenant = await newTenant()
    await pay(tenant, { reference: '000000115202' })
    await pay(tenant, { reference: '000000225202' })
    const ambiguous = await verify(tenant.key, { reference: '5202' })
    expect(ambiguous.body).toMatchObject({ status: 'FAILED', failureCode: 'MOVEMENT_NOT_FOUND' })
    expect((await verify(tenant.key, { reference: '225202' })).body).toMatchObject({ status: 'COMPLETED' })
    expect((await verify(tenant.key, { reference: '115202' })).body).toMatchObject({ status: 'COMPLETED' })
  })

  test('that the bank shows late is found by the next request, which without a reference is not enough', async () => {
    const tenant = await newTenant()
    const late = { debtorCellPhone: '04140000408', reference: undefined }
    expect((await verify(tenant.key, late)).body).toMatchObject({ failureCode: 'MOVEMENT_NOT_FOUND' })
    // The bank's list may have C2P charges: without a reference a person's word is not enough.
    expect((await verify(tenant.key, late)).body).toMatchObject({ failureCode: 'REFERENCE_REQUIRED' })
  })

  test('without a reference is verified where the bank confirmed that its lists have no C2P', async () => {
    const [tenant] = await sharing(1)
    const fields = { ...accountOf(tenant), listIsP2p: 'yes' }
    const account = { tenantId: tenant.tenantId, bank: 'bancamiga' as const, fields, actor: 'test' }
    await setBankAccount(gateway.database, testSealer, systemRandom, account)
    await pay(tenant)
    const given = { reference: undefined }
    await eventually(async () => expect((await verify(tenant.liveKey, given)).body['status']).toBe('COMPLETED'))
    expect((await verify(tenant.liveKey, given)).body).toMatchObject({ failureCode: 'MOVEMENT_ALREADY_CLAIMED' })
  })

  test('without the payer’s phone is refused by the field', async () => {
    const tenant = await newTenant()
    const { status, body } = await verify(tenant.key, { debtorCellPhone: undefined })
    expect([status, body['error']]).toEqual([400, 'invalid_request'])
    expect(JSON.stringify(body)).toContain('/debtorCellPhone')
  })

  test.each([
    { kind: 'code', code: '511', operation: 'find' },
    { kind: 'code', code: '552', operation: 'find' },
    { kind: 'code', code: '999', operation: 'find' },
    { kind: 'html', operation: 'find' },
    { kind: 'malformed', operation: 'find' },
    { kind: 'status', operation: 'find' },
    { kind: 'resetAfter', operation: 'find' },
  ])(
    'that the bank does not answer for ($kind $code) is neither paid nor failed, and is verified later',
    async (fault) => {
      const tenant = await newTenant()
      await pay(tenant)
      const { accountNumber: client } = accountOf(tenant)
      await verify(tenant.key, { reference: '111111' })
      await sandbox.control('bancamiga', 'faults', { ...fault, client })
      expect((await verify(tenant.key)).status).toBe(503)
      expect((await verify(tenant.key)).body).toMatchObject({ status: 'COMPLETED' })
    },
  )

  test('whose token the bank ended is verified with a new one', async () => {
    const tenant = await newTenant()
    await pay(tenant)
    await verify(tenant.key, { reference: '111111' })
    await sandbox.control('bancamiga', 'faults', { kind: 'keyExpiry', client: accountOf(tenant).accountNumber })
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

  test('to another tenant’s phone is not found', async () => {
    const [tenant, stranger] = [await newTenant(), await newTenant()]
    await pay(stranger)
    expect((await verify(tenant.key)).body).toMatchObject({ failureCode: 'MOVEMENT_NOT_FOUND' })
  })
})

test('a tenant whose only account is at Bancamiga charges and pays nothing: the bank has no such flow', async () => {
  const [{ liveKey }] = await sharing(1)
  const post = (path: string, body: object) =>
    gateway.call(`/v1/payments${path}`, { method: 'POST', key: liveKey, body })
  const c2p = { usdAmount: 1, debtorId: 'V12345678', debtorCellPhone: '584141234567', debtorBankCode: 102 }
  expect(await post('/c2p/request', c2p)).toMatchObject({ status: 400, body: { error: 'unsupported_operation' } })
})

test('ten verifications in two processes log on once', async () => {
  const tenant = await newTenant()
  const before = await callsOf('logOn')
  await Promise.all(Array.from({ length: 10 }, (_none, index) => verify(tenant.key, {}, index % 2 ? gateway : other)))
  expect((await callsOf('logOn')) - before).toBe(1)
})

const request = (key: string, changes: object = {}) =>
  gateway.call('/v1/payments/pago-movil/request', {
    method: 'POST',
    key,
    body: { vesAmount: 120, debtorCellPhone: '04241234567', debtorBankCode: 105, ...changes },
  })
const statusOf = async (key: string, id: unknown) =>
  (await gateway.call(`/v1/payments/${String(id)}`, { key })).body['status']

describe('a notification of Bancamiga', () => {
  async function notified(tenant: Tenant, registration: object = {}) {
    const store = createAddressStore({ database: gateway.database, sealer: testSealer })
    const whose = { tenantId: tenant.tenantId, livemode: false, bank: 'bancamiga' as const }
    const { token, secrets } = await store.make(systemRandom, whose, {
      settles: false,
      allowed: [],
      graceSeconds: 0,
      actor: 'test',
    })
    const url = `${gateway.url}/notify/${token}`
    const bearer = secrets['token'] ?? ''
    const { accountNumber: client } = accountOf(tenant)
    await sandbox.control('bancamiga', 'notices', { client, url, token: bearer, times: 1, ...registration })
    return { url, bearer }
  }
  const bodyOf = (tenant: Tenant, changes: object = {}) =>
    JSON.stringify({
      BancoOrig: payer.bankCode,
      FechaMovimiento: today(),
      HoraMovimiento: '10:15:00',
      NroReferencia: '018219',
      PhoneOrig: payer.phone,
      PhoneDest: accountOf(tenant).collectingPhone,
      Status: '000',
      Descripcion: 'Pago',
      Amount: '120.00',
      Refpk: `${today().replaceAll('-', '')}${payer.bankCode}${payer.phone}018219`,
      ...changes,
    })
  const post = async (url: string, bearer: string, body: string) => {
    const response = await fetch(url, { method: 'POST', headers: { authorization: `Bearer ${bearer}` }, body })
    return [response.status, await response.text()]
  }
  const readings = (changes?: object) =>
    fetch(new URL('/control/readings', sandbox.bancamigaUrl), {
      method: changes ? 'POST' : 'DELETE',
      ...(changes ? { body: JSON.stringify(changes) } : {}),
    })
  const sources = positionalStatement(
    'test.bancamiga_sources',
    `select movement_key as key, source, state from movements where account_id = $1`,
  )

  test.each([
    ['as documented', {}],
    ['with a long reference and another status', { pushReference: 'long', pushStatus: '500' }],
  ])('%s is confirmed by a query, and pays the request of its payer', async (_form, form) => {
    const tenant = await newTenant()
    await notified(tenant)
    await readings(form)
    const { body } = await request(tenant.key)
    expect(body['status']).toBe('PENDING')
    expect(body['payTo']).toContainEqual(
      expect.objectContaining({ bankCode: '0172', phone: accountOf(tenant).collectingPhone }),
    )
    await pay(tenant)
    await eventually(async () => expect(await statusOf(tenant.key, body['paymentId'])).toBe('COMPLETED'))
    await readings()
    expect(await gateway.database.query(sources, [accountIdFor(tenant)])).toEqual([
      { key: `${today().replaceAll('-', '')}0105584241234567575202`, source: 'query', state: 'matched' },
    ])
    // The same money cannot be verified a second time.
    expect((await verify(tenant.key)).body).toMatchObject({ failureCode: 'MOVEMENT_ALREADY_CLAIMED' })
  })

  test('is answered with its key, every time, and changes nothing when it is repeated', async () => {
    const tenant = await newTenant()
    const { url, bearer } = await notified(tenant)
    const body = bodyOf(tenant)
    const expected = [200, JSON.stringify({ Code: 200, Refpk: JSON.parse(body)['Refpk'] })]
    for (let time = 1; time <= 3; time += 1) expect(await post(url, bearer, body)).toEqual(expected)
    expect((await post(url, 'wrong', body))[0]).toBe(401)
    const kept = positionalStatement(
      'test.bancamiga_kept',
      `select reading, times from bank_notifications where tenant_id = $1`,
    )
    expect(await gateway.database.query(kept, [tenant.tenantId])).toEqual([{ reading: 'arrived', times: 3 }])
  })

  test('that is forged pays nothing, whatever it says', async () => {
    const tenant = await newTenant()
    const { url, bearer } = await notified(tenant)
    const { body } = await request(tenant.key)
    expect((await post(url, bearer, bodyOf(tenant)))[0]).toBe(200)
    // A real payment after it is found, and the forged one is still nothing.
    await pay(tenant, { amount: 50, reference: '000000111111' })
    await eventually(async () =>
      expect((await gateway.call(`/v1/payments/${String(body['paymentId'])}`, { key: tenant.key })).body).toMatchObject(
        {
          status: 'PENDING',
          receivedVesAmount: 50,
        },
      ),
    )
    const rows = await gateway.database.query<{ key: string }>(sources, [accountIdFor(tenant)])
    expect(rows.map(({ key }) => key.slice(-6))).toEqual(['111111'])
  })

  test('of a payment that the queries show seconds later is confirmed then, and nothing fails before', async () => {
    const tenant = await newTenant()
    await notified(tenant)
    const { body } = await request(tenant.key)
    await readings({ queryDelayMs: 600_000 })
    await pay(tenant)
    const kept = positionalStatement(
      'test.bancamiga_asked',
      `select failures, next_read_at > now() as waits
      from statement_readings where account_id = $1`,
    )
    await eventually(async () =>
      expect(await gateway.database.query(kept, [accountIdFor(tenant)])).toEqual([{ failures: 0, waits: true }]),
    )
    expect(await statusOf(tenant.key, body['paymentId'])).toBe('PENDING')
    await readings()
    await eventually(async () => expect(await statusOf(tenant.key, body['paymentId'])).toBe('COMPLETED'))
  })

  test('for another phone, or unreadable, is stored and pays nothing', async () => {
    const tenant = await newTenant()
    const { url, bearer } = await notified(tenant)
    expect((await post(url, bearer, bodyOf(tenant, { PhoneDest: '584129999999' })))[0]).toBe(200)
    expect((await post(url, bearer, bodyOf(tenant, { Amount: '12000' }).slice(0, -5)))[0]).toBe(400)
    const kept = positionalStatement(
      'test.bancamiga_unread',
      `select reading from bank_notifications where tenant_id = $1 order by notification_id`,
    )
    expect(await gateway.database.query(kept, [tenant.tenantId])).toEqual([
      { reading: 'notOurs' },
      { reading: 'unreadable' },
    ])
  })
})

describe('the list of the day of Bancamiga', () => {
  const makeDue = positionalStatement(
    'test.bancamiga_due',
    `update statement_readings set next_read_at = now() where account_id = $1 returning account_id`,
  )
  const passQuota = positionalStatement(
    'test.bancamiga_quota',
    `update bank_quotas set next_allowed_at = now() - interval '1 second' returning client`,
  )
  const readingOf = positionalStatement(
    'test.bancamiga_reading',
    `select read_until::text as "readUntil", failures, leased_until is null as "isFree",
            (next_read_at > now() + interval '3 minutes') as "isLater"
     from statement_readings where account_id = $1`,
  )

  test('pays a request without any notification, is read once in ten minutes, and is not a failure in between', async () => {
    const [holder, shop = holder] = await sharing(2)
    const accountId = accountIdFor(holder)
    const { body } = await request(shop.liveKey)
    await pay(holder)
    await eventually(async () => expect(await statusOf(shop.liveKey, body['paymentId'])).toBe('COMPLETED'))
    const read = await callsOf('history')

    for (let time = 1; time <= 3; time += 1) {
      await gateway.database.query(makeDue, [accountId])
      await eventually(async () =>
        expect(await gateway.database.query(readingOf, [accountId])).toEqual([
          { readUntil: today(), failures: 0, isFree: true, isLater: true },
        ]),
      )
    }
    expect(await callsOf('history')).toBe(read)
    // The other tenant of the account sees the money no longer: it was matched by the first.
    const { body: seen } = await gateway.call('/v1/movements?state=unmatched', { key: holder.liveKey })
    expect(seen['items']).toEqual([])
  })

  test('is asked for again once the time has passed, by one of both processes', async () => {
    const [tenant] = await sharing(1)
    const accountId = accountIdFor(tenant)
    await eventually(async () =>
      expect(await gateway.database.query(readingOf, [accountId])).toMatchObject([{ readUntil: today() }]),
    )
    const { body } = await request(tenant.liveKey)
    const read = await callsOf('history')
    await pay(tenant)
    await gateway.database.query(passQuota, [])
    // The simulated bank keeps its ten minutes by its own clock: it refuses, and the gateway asks later.
    await gateway.database.query(makeDue, [accountId])
    await eventually(async () =>
      expect(await gateway.database.query(readingOf, [accountId])).toMatchObject([{ failures: 1, isFree: true }]),
    )
    expect(await callsOf('history')).toBe(read + 1)
    expect(await statusOf(tenant.liveKey, body['paymentId'])).toBe('PENDING')
  })
})

test('no log line of this file holds a token, a password, a phone or a document', () => {
  const logged = [...gateway.logged, ...other.logged]
  expect(logged.length).toBeGreaterThan(0)
  for (const secret of ['4241234567', '4140000408', '01720', '01729', 'refresToken', 'Bearer']) {
    expect(linesWith(secret, logged).slice(0, 1)).toEqual([])
  }
})
