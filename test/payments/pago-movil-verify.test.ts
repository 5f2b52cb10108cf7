import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sandboxCredentials } from '../../sandbox/credentials.ts'
import {
  type HttpAnswer,
  startTestGateway,
  startTestSandbox,
  type TestGateway,
  type TestSandbox,
} from '../harness/gateway.ts'
import { register } from '../harness/webhooks.ts'
import { testSealer } from '../harness/sealer.ts'
import { enterLiveRate, payC2p } from '../harness/payments.ts'
import { addDays, caracasDate } from '../../src/foundation/caracas.ts'
import { systemRandom } from '../../src/foundation/random.ts'
import { positionalStatement } from '../harness/statement.ts'
import { collectionRoutes } from '../../src/banks/flow-routes.ts'
import { setBankAccount, setRoutes } from '../../src/tenants/bank-accounts.ts'
import { setTenant, type TenantChoices } from '../../src/tenants/tenants.ts'

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

/** Ten dollars in VES at today's rate. */
async function tenDollars(): Promise<number> {
  const { key } = await gateway.createTenant()
  return Number((await gateway.call('/v1/quote?usdAmount=10', { key })).body['vesAmount'])
}

async function tenDollarsAnd(difference: number): Promise<number> {
  return Number(((await tenDollars()) + difference).toFixed(2))
}

async function receive(tenant: Pick<Tenant, 'tenantId'>, movement: object): Promise<void> {
  const client = sandboxCredentials(tenant.tenantId).bnc.clientGuid
  await sandbox.control('bnc', 'movements', { client, date: today(), amount: await tenDollars(), ...movement })
}

async function addLiveAccount(tenantId: string, fields: Record<string, string>): Promise<void> {
  await setBankAccount(gateway.database, testSealer, systemRandom, { tenantId, bank: 'bnc', fields, actor: 'test' })
}

async function listed(key: string): Promise<Record<string, unknown>[]> {
  const { body } = await gateway.call('/v1/payments?limit=100', { key })
  return body['items'] as Record<string, unknown>[]
}

const readEvents = positionalStatement(
  'test.read_events',
  `select type, status, event, data from payment_events where tenant_id = $1 order by event_id`,
)

describe('in the sandbox, a reference that ends in', () => {
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
      // A verification moves no money.
      expect(await sandbox.ledger(tenantId)).toEqual([])
    }
  })
})

describe('a verification answered 200:', () => {
  test('a found transfer completes the payment, and its receipt is the same as the payment’s', async () => {
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
      keyId: expect.any(String),
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

  test('a transfer that is not found fails the payment, with its reason in the caller’s language and in the timeline', async () => {
    const { tenantId, key } = await gateway.createTenant()
    const answer = await verify(key, { reference: '77770409' }, { 'accept-language': 'es' })
    expect(answer.body).toMatchObject({ status: 'FAILED', failureCode: 'AMOUNT_MISMATCH' })
    expect(answer.body['failureMessage']).toMatch(/^La transferencia tiene otro monto/)
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
          vesAmount: ((await tenDollars()) - 1).toFixed(2),
        },
      },
    ])
  })

  test('a transfer that was not found may be found by a later verification', async () => {
    const tenant = await gateway.createTenant()
    expect(await outcome(verify(tenant.key, { reference: '66000404' }))).toBe('200 FAILED MOVEMENT_NOT_FOUND')
    await receive(tenant, { reference: '000066000404' })
    const answer = await verify(tenant.key, { reference: '66000404' })
    expect(answer.body).toMatchObject({ status: 'COMPLETED', bankReference: '000066000404' })
  })

  test('a transfer of one céntimo less does not pay the order', async () => {
    const tenant = await gateway.createTenant()
    await receive(tenant, { reference: '11110001', amount: await tenDollarsAnd(-0.01) })
    const answer = await verify(tenant.key, { reference: '11110001' })
    expect(answer.body).toMatchObject({ status: 'FAILED', failureCode: 'AMOUNT_MISMATCH' })
    expect(answer.body).not.toHaveProperty('receivedVesAmount')
  })

  test('a transfer of more pays, and the received amount is on the receipt, in lists, in the timeline and in the event', async () => {
    const tenant = await gateway.createTenant()
    const amount = await tenDollarsAnd(25.5)
    await receive(tenant, { reference: '11110002', amount })
    const { id } = await register(gateway, tenant.key, { url: 'http://127.0.0.1:1/hooks' })
    const { body } = await verify(tenant.key, { reference: '11110002', externalRef: 'more' })
    expect(body).toMatchObject({ status: 'COMPLETED', vesAmount: await tenDollars(), receivedVesAmount: amount })
    for (const address of [String(body['paymentId']), 'by-ref/more']) {
      const toGiveBack = { givenBackVesAmount: 0, toGiveBackVesAmount: 25.5 }
      expect((await gateway.call(`/v1/payments/${address}`, { key: tenant.key })).body).toEqual({
        ...body,
        ...toGiveBack,
      })
    }
    expect(await listed(tenant.key)).toEqual([body])
    expect(await gateway.database.query(readEvents, [tenant.tenantId])).toMatchObject([
      { data: { reference: '11110002', receivedVesAmount: amount.toFixed(2) } },
    ])
    const [event] = (await gateway.call(`/v1/webhooks/${id}/deliveries`, { key: tenant.key })).body['items'] as {
      body: string
    }[]
    const expectedEvent = {
      event: 'payment.completed',
      data: { vesAmount: await tenDollars(), receivedVesAmount: amount },
    }
    expect(JSON.parse(event?.body ?? '')).toMatchObject(expectedEvent)
    // The transfer pays once, whatever amount is given.
    for (const change of [{}, { usdAmount: undefined, vesAmount: amount }, { usdAmount: 0.01 }]) {
      expect(await outcome(verify(tenant.key, { reference: '11110002', ...change }))).toBe(
        '200 FAILED MOVEMENT_ALREADY_CLAIMED',
      )
    }
  })

  test('yesterday’s transfer is found for yesterday only', async () => {
    const tenant = await gateway.createTenant()
    const yesterday = addDays(today(), -1)
    // The rate of a working day may differ from that of the day before.
    const priced = await verify(tenant.key, { reference: '11110404', dateMovement: yesterday })
    await receive(tenant, { reference: '22220404', date: yesterday, amount: priced.body['vesAmount'] })
    expect(await outcome(verify(tenant.key, { reference: '22220404' }))).toBe('200 FAILED MOVEMENT_NOT_FOUND')
    const query = { reference: '22220404', dateMovement: yesterday }
    expect(await outcome(verify(tenant.key, query))).toBe('200 COMPLETED')
    expect(await outcome(verify(tenant.key, query))).toBe('200 FAILED MOVEMENT_ALREADY_CLAIMED')
  })

  test('a transfer verified twice for one order does not make its customer pay again', async () => {
    const { key } = await gateway.createTenant()
    const order = { reference: '000070010001', externalRef: 'order-7' }
    const paid = await verify(key, order)
    const { body } = await verify(key, order, { 'accept-language': 'en' })
    expect(body).toMatchObject({ status: 'FAILED', failureCode: 'MOVEMENT_ALREADY_CLAIMED' })
    expect(body['failureMessage']).toMatch(/perhaps for this one.* Look for a completed payment of this order/)
    expect(body['customerMessage']).toMatch(/do not pay again/)
    const completed = await gateway.call('/v1/payments?externalRef=order-7&status=COMPLETED', { key })
    expect(completed.body['items']).toEqual([paid.body])
  })

  test('the last digits are enough when one transfer has the amount', async () => {
    const tenant = await gateway.createTenant()
    await receive(tenant, { reference: '330000001234' })
    await receive(tenant, { reference: '440000001234', amount: 1 })
    const answer = await verify(tenant.key, { reference: '1234' })
    expect(answer.body).toMatchObject({ status: 'COMPLETED', bankReference: '330000001234' })
    expect(await outcome(verify(tenant.key, { reference: '1234' }))).toBe('200 FAILED MOVEMENT_ALREADY_CLAIMED')
  })

  test('last digits that match two transfers of the amount claim neither, also when one is claimed already', async () => {
    const tenant = await gateway.createTenant()
    await receive(tenant, { reference: '550000001234' })
    await receive(tenant, { reference: '660000001234' })
    const short = { reference: '1234' }
    expect(await outcome(verify(tenant.key, short))).toBe('200 FAILED MOVEMENT_NOT_FOUND')
    expect(await outcome(verify(tenant.key, { reference: '550000001234' }))).toBe('200 COMPLETED')
    expect(await outcome(verify(tenant.key, short))).toBe('200 FAILED MOVEMENT_NOT_FOUND')
    expect(await outcome(verify(tenant.key, { reference: '660000001234' }))).toBe('200 COMPLETED')
  })

  test('the money of a C2P charge does not pay a second order', async () => {
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
    // Nor does it lead to a larger transfer that has the same number.
    for (const number of [reference, shown].map((one) => one.padStart(8, '0'))) {
      await receive(tenant, { reference: number, amount: await tenDollarsAnd(500) })
      expect(await outcome(verify(tenant.key, { reference: number }))).not.toBe('200 COMPLETED')
    }
  })
})

describe('the tolerance of a tenant', () => {
  async function tenantWith(choices: TenantChoices): Promise<Tenant> {
    const tenant = await gateway.createTenant()
    await setTenant(gateway.database, systemRandom, { idOrName: tenant.tenantId, choices, actor: 'test' })
    return tenant
  }

  test.each<[string, TenantChoices, { ordered: number; received: number; pays: boolean }[]]>([
    [
      'may be an amount in VES',
      { toleranceVes: '5' },
      [
        { ordered: 1000, received: 995, pays: true },
        { ordered: 1000, received: 994.99, pays: false },
        { ordered: 1000, received: 1005.01, pays: true },
      ],
    ],
    [
      'may be a percentage, rounded down to a céntimo',
      { tolerancePercent: '1.5' },
      [
        // 15.0285 of 1001.90.
        { ordered: 1001.9, received: 986.88, pays: true },
        { ordered: 1001.9, received: 986.87, pays: false },
      ],
    ],
    [
      'may be both, and then the smaller one applies',
      { toleranceVes: '5', tolerancePercent: '1' },
      [
        { ordered: 100, received: 99, pays: true },
        { ordered: 100, received: 98.99, pays: false },
        { ordered: 10_000, received: 9995, pays: true },
        { ordered: 10_000, received: 9994.99, pays: false },
      ],
    ],
    [
      'also limits larger transfers when the tenant does not accept more',
      { acceptsOverpayment: false, toleranceVes: '5' },
      [
        { ordered: 1000, received: 1005, pays: true },
        { ordered: 1000, received: 1005.01, pays: false },
      ],
    ],
    [
      'that more does not pay at all',
      { acceptsOverpayment: false },
      [{ ordered: 1000, received: 1000.01, pays: false }],
    ],
  ])('%s', async (_title, choices, cases) => {
    const tenant = await tenantWith(choices)
    for (const [index, { ordered, received, pays }] of cases.entries()) {
      const reference = `77000${index}11`
      await receive(tenant, { reference, amount: received })
      const answer = await verify(tenant.key, { usdAmount: undefined, vesAmount: ordered, reference })
      expect(answer.body, `${received} for ${ordered}`).toMatchObject(
        pays
          ? { status: 'COMPLETED', vesAmount: ordered, receivedVesAmount: received }
          : { status: 'FAILED', failureCode: 'AMOUNT_MISMATCH' },
      )
    }
  })

  test('applies to the rate on the day of the transfer', async () => {
    const tenant = await tenantWith({ tolerancePercent: '1' })
    const amount = await tenDollars()
    await receive(tenant, { reference: '88110001', amount: Number((amount * 0.991).toFixed(2)) })
    await receive(tenant, { reference: '88110002', amount: Number((amount * 0.989).toFixed(2)) })
    expect(await outcome(verify(tenant.key, { reference: '88110001' }))).toBe('200 COMPLETED')
    expect(await outcome(verify(tenant.key, { reference: '88110002' }))).toBe('200 FAILED AMOUNT_MISMATCH')
  })
})

describe('a verification without a reference:', () => {
  const nameless = { reference: undefined, ...payer }
  const sender = { phone: payer.debtorCellPhone, bankCode: '0102' }

  test('the only transfer of the payer is claimed once', async () => {
    const tenant = await gateway.createTenant()
    await receive(tenant, { reference: '000090000001', ...sender })
    await receive(tenant, { reference: '000090000002', ...sender, phone: '584120000000' })
    await receive(tenant, { reference: '000090000003', ...sender, bankCode: '0134' })
    const { body } = await verify(tenant.key, nameless)
    expect(body).toMatchObject({ status: 'COMPLETED', bankReference: '000090000001' })
    expect(await outcome(verify(tenant.key, nameless))).toBe('200 FAILED MOVEMENT_ALREADY_CLAIMED')
    expect(await outcome(verify(tenant.key, { reference: '90000001' }))).toBe('200 FAILED MOVEMENT_ALREADY_CLAIMED')
  })

  test('two matching transfers are refused with a request for the reference, also when one of them has paid', async () => {
    const tenant = await gateway.createTenant()
    await receive(tenant, { reference: '000091000001', ...sender })
    await receive(tenant, { reference: '000091000002', ...sender })
    const refused = await verify(tenant.key, nameless, { 'accept-language': 'es' })
    expect(refused.body).toMatchObject({ status: 'FAILED', failureCode: 'REFERENCE_REQUIRED' })
    expect(refused.body['failureMessage']).toMatch(/Pida la referencia al cliente/)
    expect(await outcome(verify(tenant.key, { reference: '91000001' }))).toBe('200 COMPLETED')
    expect(await outcome(verify(tenant.key, nameless))).toBe('200 FAILED REFERENCE_REQUIRED')
  })

  test('a repeated verification of one order does not claim the payer’s transfer for another', async () => {
    const tenant = await gateway.createTenant()
    await receive(tenant, { reference: '000093000001', ...sender })
    expect(await outcome(verify(tenant.key, nameless))).toBe('200 COMPLETED')
    await receive(tenant, { reference: '000093000002', amount: 2 * (await tenDollars()), ...sender })
    expect(await outcome(verify(tenant.key, nameless))).toBe('200 FAILED MOVEMENT_ALREADY_CLAIMED')
  })

  test('phone and bank alone do not claim a transfer of a larger amount', async () => {
    const tenant = await gateway.createTenant()
    await receive(tenant, { reference: '000094000001', amount: 50_000, ...sender })
    expect(await outcome(verify(tenant.key, nameless))).toBe('200 FAILED REFERENCE_REQUIRED')
  })

  test.each<[string, object[], string]>([
    ['none is there', [], '200 FAILED MOVEMENT_NOT_FOUND'],
    ['it is another payer’s', [{ phone: '584120000000' }], '200 FAILED MOVEMENT_NOT_FOUND'],
    ['it is another bank’s', [{ bankCode: '0134' }], '200 FAILED MOVEMENT_NOT_FOUND'],
    ['it is of another day', [{ date: addDays(today(), -1) }], '200 FAILED MOVEMENT_NOT_FOUND'],
    ['it is a C2P of theirs', [{ type: 'c2p' }], '200 FAILED MOVEMENT_NOT_FOUND'],
    ['it is of less', [{ amount: 1 }], '200 FAILED AMOUNT_MISMATCH'],
  ])('no transfer is claimed when %s', async (_title, movements, expected) => {
    const tenant = await gateway.createTenant()
    for (const movement of movements) await receive(tenant, { reference: '92000001', ...sender, ...movement })
    expect(await outcome(verify(tenant.key, nameless))).toBe(expected)
  })

  test('a C2P charge of the payer is not claimed as a transfer', async () => {
    const tenant = await gateway.createTenant()
    await payC2p(gateway, tenant.key, { usdAmount: 10, debtorId: 'V12345678', ...payer })
    expect(await outcome(verify(tenant.key, nameless))).toBe('200 FAILED MOVEMENT_NOT_FOUND')
  })

  test('one of ten concurrent verifications completes', async () => {
    const tenant = await gateway.createTenant()
    await receive(tenant, { reference: '93000001', ...sender })
    const answers = Array.from({ length: 10 }, () => verify(tenant.key, nameless))
    expect(await count(answers)).toEqual({ '200 COMPLETED': 1, [claimed]: 9 })
  })

  test('one of ten verifications with and ten without the reference completes, over two tenants of one account', async () => {
    const [one, two] = [await gateway.createTenant(), await gateway.createTenant()]
    const { bnc } = sandboxCredentials(one.tenantId)
    for (const { tenantId } of [one, two]) await addLiveAccount(tenantId, { ...bnc })
    await enterLiveRate(gateway)
    await receive(one, { reference: '000094000001', ...sender, amount: 3000 })
    const requests = Array.from({ length: 10 }, () => ({
      without: verify(one.liveKey, nameless),
      withReference: verify(two.liveKey, { reference: '94000001' }),
    }))
    const paid = '200 COMPLETED'
    const without = await count(requests.map((each) => each.without))
    const withReference = await count(requests.map((each) => each.withReference))
    expect((without[paid] ?? 0) + (withReference[paid] ?? 0)).toBe(1)
    expect((withReference[paid] ?? 0) + (withReference[claimed] ?? 0)).toBe(10)
    // If it paid the other tenant, a transfer is not found without its reference.
    const notFound = without[paid] ? 0 : (without['200 FAILED MOVEMENT_NOT_FOUND'] ?? 0)
    expect((without[paid] ?? 0) + (without[claimed] ?? 0) + notFound).toBe(10)
  })

  test('two payers of the same amount each pay their own order', async () => {
    const tenant = await gateway.createTenant()
    const other = { debtorCellPhone: '584120000000', debtorBankCode: '0134' }
    await receive(tenant, { reference: '000095000001', ...sender })
    await receive(tenant, { reference: '000095000002', phone: other.debtorCellPhone, bankCode: '0134' })
    const [own, others] = await Promise.all([
      verify(tenant.key, nameless),
      verify(tenant.key, { ...nameless, ...other }),
    ])
    expect(own?.body).toMatchObject({ status: 'COMPLETED', bankReference: '000095000001' })
    expect(others?.body).toMatchObject({ status: 'COMPLETED', bankReference: '000095000002' })
  })

  test('it is 400 when the account’s own phone is not configured', async () => {
    const tenant = await gateway.createTenant()
    const { collectingPhone: _own, ...fields } = sandboxCredentials(tenant.tenantId).bnc
    await addLiveAccount(tenant.tenantId, fields)
    await enterLiveRate(gateway)
    await receive(tenant, { reference: '000096000001', ...sender, amount: 3000 })
    const answer = await verify(tenant.liveKey, nameless, { 'accept-language': 'es' })
    expect([answer.status, answer.body['details']]).toEqual([
      400,
      [{ path: '/reference', message: expect.stringMatching(/^es obligatorio: el banco de este comercio/) }],
    ])
    expect(await outcome(verify(tenant.liveKey, { reference: '96000001' }))).toBe('200 COMPLETED')
  })

  test.each([{}, { debtorBankCode: 102 }, { debtorCellPhone: '584141234567' }])(
    'it is 400 when only %j of the payer is given',
    async (known) => {
      const { key } = await gateway.createTenant()
      const answer = await verify(key, { reference: undefined, ...known })
      expect(answer.body).toMatchObject({ error: 'invalid_request', details: [{ path: '/reference' }] })
    },
  )

  test('it is 503 when the statement cannot be read', async () => {
    const tenant = await gateway.createTenant()
    await receive(tenant, { reference: '97000001', ...sender })
    const client = sandboxCredentials(tenant.tenantId).bnc.clientGuid
    await sandbox.control('bnc', 'faults', { kind: 'status', status: 500, operation: 'HistoryByDate', client })
    expect(await outcome(verify(tenant.key, nameless))).toBe('503 provider_unavailable')
    expect(await outcome(verify(tenant.key, nameless))).toBe('200 COMPLETED')
  })
})

const claimed = '200 FAILED MOVEMENT_ALREADY_CLAIMED'

async function count(answers: Promise<HttpAnswer>[]): Promise<Record<string, number>> {
  const outcomes = await Promise.all(answers.map(outcome))
  return Object.fromEntries([...new Set(outcomes)].map((name) => [name, outcomes.filter((o) => o === name).length]))
}

describe('one transfer pays for one order', () => {
  test('with ten concurrent verifications of a larger transfer', async () => {
    const tenant = await gateway.createTenant()
    await receive(tenant, { reference: '98000001', amount: await tenDollarsAnd(3) })
    const answers = Array.from({ length: 10 }, () => verify(tenant.key, { reference: '98000001' }))
    expect(await count(answers)).toEqual({ '200 COMPLETED': 1, [claimed]: 9 })
  })

  test('with a hundred concurrent verifications by one tenant', async () => {
    const { key } = await gateway.createTenant()
    const answers = Array.from({ length: 100 }, (_none, index) => verify(key, index % 2 === 0 ? {} : payer))
    expect(await count(answers)).toEqual({ '200 COMPLETED': 1, [claimed]: 99 })
    const statuses = (await listed(key)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 'COMPLETED')).toHaveLength(1)
    expect(statuses).toHaveLength(100)
  })

  test('per account: two tenants with their own accounts do not interfere', async () => {
    const tenants = [await gateway.createTenant(), await gateway.createTenant()]
    for (const { key } of tenants) {
      const answers = Array.from({ length: 50 }, () => verify(key))
      expect(await count(answers)).toEqual({ '200 COMPLETED': 1, [claimed]: 49 })
    }
  })

  test('with a hundred concurrent verifications by two tenants that share a bank account', async () => {
    const [one, two] = [await gateway.createTenant(), await gateway.createTenant()]
    const { bnc } = sandboxCredentials(one.tenantId)
    await addLiveAccount(one.tenantId, { ...bnc })
    // The same account, typed another way.
    const accountNumber = bnc.accountNumber.replace(/^(\d{4})(\d{4})(\d{2})/, '$1-$2-$3-')
    await addLiveAccount(two.tenantId, { ...bnc, accountNumber })
    await enterLiveRate(gateway)
    const answers = Array.from({ length: 50 }, () => [one, two].map(({ liveKey }) => verify(liveKey))).flat()
    expect(await count(answers)).toEqual({ '200 COMPLETED': 1, [claimed]: 99 })
  })
})

describe('a verification answered 400:', () => {
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

  test('a tenant whose collections are routed to R4 cannot verify transfers', async () => {
    const { tenantId, key } = await gateway.createTenant()
    const scope = { tenantId, livemode: false }
    await setRoutes(gateway.database, systemRandom, { scope, flows: collectionRoutes, bank: 'r4', actor: 'test' })
    expect(await outcome(verify(key))).toBe('400 unsupported_operation')
    expect(await listed(key)).toEqual([])
  })
})

test('a verification is 400 when no account of the tenant offers it', async () => {
  const { liveKey } = await gateway.createTenant()
  expect(await outcome(verify(liveKey))).toBe('400 unsupported_operation')
})

describe('a verification answered 503:', () => {
  test.each([
    { fault: { kind: 'status', status: 500 }, operation: 'ValidateP2P' },
    { fault: { kind: 'malformed' }, operation: 'ValidateP2P' },
    { fault: { kind: 'resetAfter' }, operation: 'ValidateP2P' },
    { fault: { kind: 'resetBefore' }, operation: 'Validate' },
  ])('$operation with $fault.kind stores nothing, and the same Idempotency-Key then verifies', async (row) => {
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

describe('with an Idempotency-Key,', () => {
  test.each(['12345678', '12340404', '12340409'])(
    'the response to the verification of %s is replayed byte for byte',
    async (reference) => {
      const { key } = await gateway.createTenant()
      const headers = { 'idempotency-key': 'order-1' }
      const first = await verify(key, { reference }, headers)
      const second = await verify(key, { reference }, headers)
      expect([second.status, second.text]).toEqual([200, first.text])
      expect(second.headers.get('idempotent-replayed')).toBe('true')
      expect(await listed(key)).toHaveLength(1)
      expect(await outcome(verify(key, { reference: '99999999' }, headers))).toBe('409 idempotency_key_reused')
    },
  )

  test('the response to the verification of an already claimed transfer is replayed', async () => {
    const { key } = await gateway.createTenant()
    await verify(key)
    const headers = { 'idempotency-key': 'order-2' }
    const first = await verify(key, {}, headers)
    expect(first.body['failureCode']).toBe('MOVEMENT_ALREADY_CLAIMED')
    expect((await verify(key, {}, headers)).text).toBe(first.text)
  })

  test('twenty equal concurrent verifications create one payment', async () => {
    const { key } = await gateway.createTenant()
    const headers = { 'idempotency-key': 'order-3' }
    const answers = await Promise.all(Array.from({ length: 20 }, () => verify(key, {}, headers)))
    const done = answers.filter(({ status }) => status === 200)
    expect(new Set(done.map(({ text }) => text)).size).toBe(1)
    expect(answers.filter(({ status }) => status !== 200 && status !== 409)).toEqual([])
    expect((await listed(key)).map(({ status }) => status)).toEqual(['COMPLETED'])
  })
})
