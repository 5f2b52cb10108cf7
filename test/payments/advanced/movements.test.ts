import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestGateway, startTestSandbox, type TestGateway, type TestSandbox } from '../../harness/gateway.ts'
import { positionalStatement } from '../../harness/statement.ts'
import { forgetStoredAnswers } from '../../harness/payments.ts'
import { type MovementPath, movements } from './requests.ts'

let gateway: TestGateway
let sandbox: TestSandbox
/** The banks' clock stands still: what is in process stays so. */
const bankNow = Date.now()
beforeAll(async () => {
  sandbox = await startTestSandbox({ now: () => bankNow })
  gateway = await startTestGateway({
    sandbox,
    env: { PASARELA_ROLE: 'api', PASARELA_RATE_LIMIT_PER_SECOND: '10000', PASARELA_RATE_LIMIT_BURST: '10000' },
  })
})
afterAll(async () => {
  await gateway.stop()
  await sandbox.stop()
})

const paths = Object.keys(movements) as MovementPath[]
const selectPayments = positionalStatement(
  'test.payments',
  `select payment_id as id, method, status, stage, failure_code as "failureCode", usd_amount as usd, ves_amount as ves,
          bcv_rate as rate,
          (select array_agg(array[type, coalesce(event, '-')] order by event_id) from payment_events e
           where e.payment_id = p.payment_id) as steps
   from payments p where tenant_id = $1 order by payment_id`,
)
type StoredPayment = {
  id: string
  method: string
  status: string
  stage: string | null
  failureCode: string | null
} & {
  usd: string
  ves: string
  rate: string
  steps: [string, string][]
}
const paymentsOf = (tenantId: string) => gateway.database.query<StoredPayment>(selectPayments, [tenantId])

/** One tenant per path: repeated failures would open the circuit breaker of a shared account. */
async function send(path: MovementPath, body: Record<string, unknown>, headers: Record<string, string> = {}) {
  const tenant = await gateway.createTenant()
  const answer = await gateway.call(`/v1/payments${path}`, { method: 'POST', key: tenant.key, body, headers })
  return { tenant, answer, ledger: await sandbox.ledger(tenant.tenantId) }
}

const wires: Record<MovementPath, { operation: string; method: string; approved: string; declined: string }> = {
  '/debit': { operation: 'DebitoInmediato', method: 'DEBITO_INMEDIATO', approved: 'ACCP', declined: 'AM04' },
  '/credit': { operation: 'CreditoInmediato', method: 'CREDITO_INMEDIATO', approved: 'ACCP', declined: 'AM04' },
  '/credit/account': { operation: 'CICuentas', method: 'CREDITO_CUENTA', approved: 'ACCP', declined: 'AM04' },
  '/payouts': { operation: 'R4pagos', method: 'DISPERSION', approved: '00', declined: '51' },
  '/change': { operation: 'MBvuelto', method: 'VUELTO', approved: '00', declined: '51' },
}

/** The body that makes the bank behave: by the key of a debit, by the cents of anything else. */
function bodyFor(path: MovementPath, ending: string): Record<string, unknown> {
  if (path === '/debit') return { ...movements[path](100), otp: `000000${ending}` }
  return movements[path](Number(`100.${ending}`))
}

test.each([102, '102', '0102'])('the bank of a credit may be written %j', async (banco) => {
  const { tenant, answer } = await send('/credit', { ...movements['/credit'](10), banco })
  expect(answer.body).toMatchObject({ status: 'COMPLETED' })
  const receipt = await gateway.call(`/v1/payments/${String(answer.body['paymentId'])}`, { key: tenant.key })
  expect(receipt.body['debtorBankCode']).toBe(102)
})

test.each([10, 99_999, 102.5, '12', '00102', '0001', 'BDV', true, null])(
  'a bank written %j is 400, with one detail that names it',
  async (banco) => {
    const { answer } = await send('/credit', { ...movements['/credit'](10), banco })
    expect(answer.status).toBe(400)
    expect(answer.body['details']).toEqual([{ path: '/banco', message: 'must be a bank code from GET /v1/banks' }])
  },
)

describe.each(paths)('POST /v1/payments%s', (path) => {
  const { operation, method, approved, declined } = wires[path]

  test('answers an approval as COMPLETED, with the amount the bank moved', async () => {
    const { tenant, answer, ledger } = await send(path, { ...movements[path](1523.4), externalRef: 'order/1042' })
    expect(answer.status).toBe(200)
    expect(answer.body).toMatchObject({
      status: 'COMPLETED',
      code: approved,
      message: 'Approved.',
      success: true,
      externalRef: 'order/1042',
      ...(path === '/payouts' ? { referencia: '20261005' } : { reference: ledger[0]?.reference }),
    })
    expect(ledger).toMatchObject([{ operation, amount: '1523.40' }])
    const [payment, ...others] = await paymentsOf(tenant.tenantId)
    expect(others).toEqual([])
    expect(payment).toMatchObject({
      id: answer.body['paymentId'],
      method,
      status: 'COMPLETED',
      ves: '1523.40',
      steps: [
        ['submitted', '-'],
        ['completed', 'payment.completed'],
      ],
    })
    expect(Number(payment?.usd)).toBeCloseTo(1523.4 / Number(payment?.rate), 2)
  })

  test('answers a refusal by the network 200 FAILED, in the language of the caller', async () => {
    const { tenant, answer, ledger } = await send(path, bodyFor(path, '51'), { 'accept-language': 'es' })
    expect(answer.status).toBe(200)
    expect(answer.body).toMatchObject({ status: 'FAILED', code: declined, success: false })
    expect(answer.body['message']).toMatch(/suficientes/i)
    expect(answer.body).toMatchObject({ failureCode: declined, failureMessage: answer.body['message'] })
    // Of money that goes out, the account without funds is the merchant's: its customer gets no message about it.
    expect(answer.body['customerMessage']).toMatch(path === '/debit' ? /^Su banco indica/ : /^El comercio no pudo/)
    expect(ledger).toEqual([])
    expect(await paymentsOf(tenant.tenantId)).toMatchObject([
      {
        status: 'FAILED',
        failureCode: declined,
        steps: [
          ['submitted', '-'],
          ['failed', 'payment.failed'],
        ],
      },
    ])
  })

  test.each(['09', '08'])(
    'answers an operation in process (%s) as PENDING, with the bank’s operation id where there is one',
    async (end) => {
      const { tenant, answer, ledger } = await send(path, bodyFor(path, end))
      const hasId = path !== '/payouts' && path !== '/change'
      expect(answer.status).toBe(200)
      expect(answer.body).toMatchObject({ status: 'PENDING', code: 'AC00', success: false })
      expect(typeof answer.body['id']).toBe(hasId ? 'string' : 'undefined')
      expect(ledger).toEqual([])
      expect(await paymentsOf(tenant.tenantId)).toMatchObject([
        {
          status: 'PENDING',
          stage: hasId ? 'accepted' : 'unknown',
          steps: [
            ['submitted', '-'],
            [hasId ? 'accepted' : 'unknown', 'payment.pending'],
          ],
        },
      ])
    },
  )

  test.each([
    ['98', 1],
    ['99', 0],
    ['97', 1],
  ])(
    'answers a lost or broken bank response (%s) as PENDING and never FAILED, whether money moved or not',
    async (end, moves) => {
      const { tenant, answer, ledger } = await send(path, bodyFor(path, end))
      expect(answer.status).toBe(200)
      expect(answer.body).toMatchObject({ status: 'PENDING', code: 'AC00', success: false })
      expect(answer.body).not.toHaveProperty('id')
      expect(ledger).toHaveLength(moves)
      expect(await paymentsOf(tenant.tenantId)).toMatchObject([{ status: 'PENDING', stage: 'unknown' }])
    },
  )

  test('answers 503 when the bank did not process it, and the same Idempotency-Key may be retried', async () => {
    const tenant = await gateway.createTenant()
    const request = {
      method: 'POST',
      key: tenant.key,
      body: bodyFor(path, '91'),
      headers: { 'idempotency-key': 'order-1042' },
    }
    for (let attempt = 1; attempt <= 2; attempt++) {
      const answer = await gateway.call(`/v1/payments${path}`, request)
      expect(answer.status).toBe(503)
      expect(answer.body['error']).toBe('payment_service_unavailable')
      expect(answer.headers.get('idempotent-replayed')).toBeNull()
      const payments = await paymentsOf(tenant.tenantId)
      expect(payments).toHaveLength(attempt)
      expect(answer.body['paymentId']).toBe(payments.at(-1)?.id)
    }
    expect(await paymentsOf(tenant.tenantId)).toMatchObject([
      { status: 'FAILED', failureCode: 'BANK_NOT_REACHED' },
      { status: 'FAILED', failureCode: 'BANK_NOT_REACHED' },
    ])
    expect(await sandbox.ledger(tenant.tenantId)).toEqual([])
  })

  test('a tenant without an account at the bank gets 503 and no payment', async () => {
    const tenant = await gateway.createTenant()
    const answer = await gateway.call(`/v1/payments${path}`, {
      method: 'POST',
      key: tenant.liveKey,
      body: movements[path](100),
    })
    expect(answer.status).toBe(503)
    expect(answer.body['error']).toBe('payment_service_unavailable')
    expect(await paymentsOf(tenant.tenantId)).toEqual([])
  })

  test('moves money once for 100 concurrent requests with one Idempotency-Key', async () => {
    const tenant = await gateway.createTenant()
    const request = {
      method: 'POST',
      key: tenant.key,
      body: movements[path](77),
      headers: { 'idempotency-key': 'order-1042' },
    }
    const answers = await Promise.all(Array.from({ length: 100 }, () => gateway.call(`/v1/payments${path}`, request)))
    const done = answers.filter(({ status }) => status === 200)
    expect(new Set(done.map(({ text }) => text)).size).toBe(1)
    expect(done.filter(({ headers }) => !headers.has('idempotent-replayed'))).toHaveLength(1)
    expect(answers.filter(({ status }) => status !== 200).every(({ status }) => status === 409)).toBe(true)
    expect(await sandbox.ledger(tenant.tenantId)).toMatchObject([{ operation, amount: '77.00' }])
    expect(await paymentsOf(tenant.tenantId)).toHaveLength(1)
  })
})

test.each([
  ['00000055', 'TKCM'],
  ['00000056', 'AC01'],
  ['00000061', 'AM02'],
  ['00000080', 'BE01'],
])('a debit with the token %s is refused with %s', async (otp, code) => {
  const { answer, ledger } = await send('/debit', { ...movements['/debit'](100), otp })
  expect(answer.status).toBe(200)
  expect(answer.body).toMatchObject({ status: 'FAILED', code, success: false })
  expect(answer.body['message']).not.toMatch(/explanation/)
  expect(ledger).toEqual([])
})

test('a repeated request whose first process died is answered from the payment, and the bank is not called again', async () => {
  const tenant = await gateway.createTenant()
  const request = {
    method: 'POST',
    key: tenant.key,
    body: movements['/credit'](55),
    headers: { 'idempotency-key': 'order-1042' },
  }
  const first = await gateway.call('/v1/payments/credit', request)
  // As if the process had crashed after the money moved and before the response was stored.
  await forgetStoredAnswers(gateway.database, tenant.tenantId)
  const second = await gateway.call('/v1/payments/credit', request)
  expect(second.body).toEqual(first.body)
  expect(await sandbox.ledger(tenant.tenantId)).toHaveLength(1)
})

test('the bank receives phones, documents and accounts in its own format', async () => {
  const { answer, ledger } = await send('/credit', {
    ...movements['/credit'](10),
    banco: '102',
    cedula: 'v-12.345.678',
    telefono: '0414-1234567',
    concepto: 'Nómina 1ª quincena',
  })
  expect(answer.body['status']).toBe('COMPLETED')
  expect(ledger).toMatchObject([
    {
      payer: { document: 'V12345678', phone: '04141234567', bankCode: '0102' },
      paymentHint: expect.stringMatching(/^NOMINA 1/),
    },
  ])
})

test('a payout is one bank order with its parts in order, in either date format', async () => {
  const personas = [
    { nombres: 'Ana Pérez', documento: 'V12345678', destino: '01020501410000000001', montoPart: 0.1 },
    { nombres: 'Comercial Ñandú C.A.', documento: 'J123456789', destino: '01340000000000000002', montoPart: 0.2 },
  ]
  const body = { monto: 0.3, fecha: '10/05/2026', referencia: '7', personas }
  const { tenant, answer, ledger } = await send('/payouts', body)
  expect(answer.body).toMatchObject({ status: 'COMPLETED', referencia: '7' })
  expect(ledger).toMatchObject([
    { amount: '0.30', reference: '00000007', parts: [{ amount: '0.10' }, { amount: '0.20', document: 'J123456789' }] },
  ])
  expect(await paymentsOf(tenant.tenantId)).toHaveLength(1)
})

test('a change payment carries its concept and IP address when they are given', async () => {
  const { answer, ledger } = await send('/change', {
    ...movements['/change'](10),
    concepto: 'VUELTO 7',
    ip: '2001:db8::1',
  })
  expect(answer.body['status']).toBe('COMPLETED')
  expect(ledger).toMatchObject([{ paymentHint: 'VUELTO 7' }])
})

const person = { nombres: 'Ana', documento: 'V12345678', destino: '01020501410000000001', montoPart: 10 }
const wrong: [MovementPath | '/debit/otp', Record<string, unknown>, string][] = [
  ['/debit/otp', { banco: '9999' }, '/banco'],
  ['/debit/otp', { monto: '25' }, '/monto'],
  ['/debit/otp', { telefono: '12345' }, '/telefono'],
  ['/debit/otp', { cedula: 'X1' }, '/cedula'],
  ['/debit', { otp: '12345' }, '/otp'],
  ['/debit', { nombre: 'N'.repeat(21) }, '/nombre'],
  ['/debit', { nombre: undefined }, '/nombre'],
  ['/debit', { nombre: 'Ana\u202ezeréP' }, '/nombre'],
  ['/debit', { nombre: 'Ana\tPérez' }, '/nombre'],
  ['/debit', { concepto: 'C'.repeat(31) }, '/concepto'],
  ['/debit', { monto: 0 }, '/monto'],
  ['/credit', { monto: 10.005 }, '/monto'],
  ['/credit', { monto: 100_000_000 }, '/monto'],
  ['/credit', { banco: 'BDV' }, '/banco'],
  ['/credit', { externalRef: '' }, '/externalRef'],
  ['/credit/account', { cuenta: '0102050141000000000' }, '/cuenta'],
  ['/credit/account', { cedula: undefined }, '/cedula'],
  ['/payouts', { fecha: '2026-02-30' }, '/fecha'],
  ['/payouts', { fecha: '13/05/2026' }, '/fecha'],
  ['/payouts', { referencia: '123456789012345678901' }, '/referencia'],
  ['/payouts', { fecha: '2999-01-01' }, '/fecha'],
  ['/payouts', { monto: 10.01, personas: [person] }, '/monto'],
  ['/payouts', { personas: [] }, '/personas'],
  ['/payouts', { personas: Array.from({ length: 101 }, () => person) }, '/personas'],
  ['/payouts', { monto: 20, personas: [person, { ...person, documento: 'V1' }] }, '/personas/1/documento'],
  ['/payouts', { monto: 20, personas: [person, { ...person, destino: '1' }] }, '/personas/1/destino'],
  ['/change', { telefonoDestino: '584' }, '/telefonoDestino'],
  ['/change', { ip: '300.1.1.1' }, '/ip'],
]

test.each(wrong)('POST /v1/payments%s with %j is 400 and names %s', async (path, changes, field) => {
  const base = path === '/debit/otp' ? movements['/debit'](10) : movements[path](10)
  const tenant = await gateway.createTenant()
  const answer = await gateway.call(`/v1/payments${path}`, {
    method: 'POST',
    key: tenant.key,
    body: { ...base, ...changes },
  })
  expect(answer.status).toBe(400)
  expect(answer.body['error']).toBe('invalid_request')
  expect(answer.body['details']).toMatchObject([{ path: field }])
  expect(await paymentsOf(tenant.tenantId)).toEqual([])
})

describe('POST /v1/payments/debit/otp', () => {
  const { nombre: _nombre, otp: _otp, concepto: _concepto, ...body } = movements['/debit'](100)

  test('asks the payer’s bank to send a token and creates no payment', async () => {
    const tenant = await gateway.createTenant()
    const answer = await gateway.call('/v1/payments/debit/otp', { method: 'POST', key: tenant.key, body })
    expect(answer.status).toBe(200)
    expect(answer.body).toEqual({ code: '202', message: expect.stringMatching(/single-use key/), success: true })
    expect(await paymentsOf(tenant.tenantId)).toEqual([])
  })

  test.each([
    ['status', { status: 503 }],
    ['resetAfter', {}],
    ['html', { status: 403 }],
  ])('answers 503 when the bank gives no usable response (%s)', async (kind, details) => {
    const tenant = await gateway.createTenant()
    await sandbox.control('r4', 'faults', { kind, operation: 'GenerarOtp', ...details })
    const answer = await gateway.call('/v1/payments/debit/otp', { method: 'POST', key: tenant.key, body })
    expect(answer.status).toBe(503)
    expect(answer.body['error']).toBe('payment_service_unavailable')
  })

  test('a tenant without an account at the bank gets 503', async () => {
    const tenant = await gateway.createTenant()
    const answer = await gateway.call('/v1/payments/debit/otp', { method: 'POST', key: tenant.liveKey, body })
    expect(answer.status).toBe(503)
    expect(answer.body['error']).toBe('payment_service_unavailable')
  })
})

describe('control digits of account numbers', () => {
  const wrongAccount = '01020501420000000001'

  test('are not checked unless the operator enables it', async () => {
    const { answer } = await send('/credit/account', { ...movements['/credit/account'](10), cuenta: wrongAccount })
    expect(answer.body['status']).toBe('COMPLETED')
  })

  test('are checked on every account when the operator enables it', async () => {
    const strict = await startTestGateway({ sandbox, env: { PASARELA_CHECK_ACCOUNT_DIGITS: 'on' } })
    try {
      const { key } = await strict.createTenant()
      const credit = (cuenta: string) =>
        strict.call('/v1/payments/credit/account', {
          method: 'POST',
          key,
          body: { ...movements['/credit/account'](10), cuenta },
        })
      expect((await credit(wrongAccount)).body['details']).toMatchObject([{ path: '/cuenta' }])
      expect((await credit('01910001430000000001')).body['status']).toBe('COMPLETED')
      const payout = await strict.call('/v1/payments/payouts', {
        method: 'POST',
        key,
        body: { ...movements['/payouts'](10), personas: [{ ...person, destino: wrongAccount }] },
      })
      expect(payout.body['details']).toMatchObject([{ path: '/personas/0/destino' }])
    } finally {
      await strict.stop()
    }
  })
})
