import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestGateway, startTestSandbox, type TestGateway, type TestSandbox } from '../../harness/gateway.ts'
import { positionalStatement } from '../../harness/statement.ts'
import { disbursementOf } from './requests.ts'

let gateway: TestGateway
let sandbox: TestSandbox
let bankNow = Date.now()
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

const path = '/v1/payments/credit/disburse'

type Credit = { telefono: string; montoPart: number; paymentId: string; status: string; code: string; id?: string }
type Disbursement = { id: string; referencia: string; status: string; credits: Credit[] }
type Stored = { id: string; stage: string | null; batch: string; ref: string | null; steps: string[] }

const partsOf = (tenantId: string) =>
  gateway.database.query<Stored>(
    positionalStatement(
      'test.parts',
      `select payment_id as id, method, status, stage, batch_id as batch, external_ref as ref,
              (select array_agg(type order by event_id) from payment_events e where e.payment_id = p.payment_id) as steps
       from payments p where tenant_id = $1 order by payment_id`,
    ),
    [tenantId],
  )

async function disburse(amounts: number[], changes: object = {}, headers: Record<string, string> = {}) {
  const tenant = await gateway.createTenant()
  const request = { method: 'POST', key: tenant.key, body: disbursementOf(amounts, { ...changes }), headers }
  const answer = await gateway.call(path, request)
  return { tenant, request, answer, body: answer.body as Disbursement }
}

const amountsIn = async (tenantId: string) => (await sandbox.ledger(tenantId)).map(({ amount }) => amount).toSorted()

test('30 parts with mixed outcomes are returned in the order of the request, each with the bank’s outcome', async () => {
  // Four lost responses at most: a fifth in a row would open the circuit breaker.
  const endings = ['00', '51', '09', '00', '08', '91', '00', '98', '00', '99', '00', '97', '00', '51', '98']
  const amounts = Array.from({ length: 30 }, (_none, index) => Number(`${index + 1}.${endings[index] ?? '00'}`))
  const outcomes: Record<string, [string, string]> = {
    '00': ['COMPLETED', 'ACCP'],
    '51': ['FAILED', 'AM04'],
    '09': ['PENDING', 'AC00'],
    '08': ['PENDING', 'AC00'],
    '91': ['FAILED', 'BANK_NOT_REACHED'],
    '98': ['PENDING', 'AC00'],
    '99': ['PENDING', 'AC00'],
    '97': ['PENDING', 'AC00'],
  }
  const { tenant, request, answer, body } = await disburse(
    amounts,
    { externalRef: 'payroll-7' },
    { 'idempotency-key': 'payroll-7' },
  )
  expect(answer.status).toBe(200)
  expect(body).toMatchObject({ referencia: '20261005', status: 'PENDING' })
  expect(body.credits.map(({ telefono, montoPart, status, code }) => [telefono, montoPart, status, code])).toEqual(
    amounts.map((amount, index) => [
      `0414${1_000_000 + index}`,
      amount,
      ...(outcomes[amount.toFixed(2).slice(-2)] as [string, string]),
    ]),
  )
  const answered = amounts.map((amount) => /\.(00|51|09|08)$/.test(amount.toFixed(2)))
  expect(body.credits.map(({ id }) => id !== undefined)).toEqual(answered)

  const moved = amounts.map((amount) => amount.toFixed(2)).filter((amount) => /\.(00|98|97)$/.test(amount))
  expect(await amountsIn(tenant.tenantId)).toEqual(moved.toSorted())
  const parts = await partsOf(tenant.tenantId)
  expect(parts.map(({ id }) => id)).toEqual(body.credits.map(({ paymentId }) => paymentId))
  expect(parts.every(({ batch, ref }) => batch === body.id && ref === 'payroll-7')).toBe(true)
  expect(new Set(parts.map(({ steps }) => steps.slice(0, 2).join()))).toEqual(new Set(['queued,submitted']))
  expect(parts.every(({ steps }) => steps.length === 3)).toBe(true)

  const again = await gateway.call(path, request)
  expect(again.text).toBe(answer.text)
  expect(again.headers.get('idempotent-replayed')).toBe('true')

  bankNow += 3_000
  const decided = body.credits.filter(({ id, status }) => id !== undefined && status === 'PENDING')
  const statuses = await Promise.all(
    decided.map(async ({ paymentId }) => {
      const operation = await gateway.call(`/v1/payments/operations/${paymentId}`, { key: tenant.key })
      return operation.body['status']
    }),
  )
  expect(statuses).toEqual(['COMPLETED', 'FAILED'])
  expect(await amountsIn(tenant.tenantId)).toEqual([...moved, '3.09'].toSorted())
})

test.each([
  [[10, 20, 30], 'COMPLETED'],
  [[10, 20.51], 'PARTIAL'],
  [[10.51, 20.51], 'FAILED'],
  [[10.51, 20.09], 'PENDING'],
])('a disbursement with parts of %j is %s', async (amounts, status) => {
  const { answer, body } = await disburse(amounts)
  expect(answer.status).toBe(200)
  expect(body.status).toBe(status)
})

const read = (key: string, id: string) => gateway.call(`/v1/payments/disbursements/${id}`, { key })

test('a disbursement is read by its id, with its parts in the order of the request', async () => {
  const { tenant, body } = await disburse([10, 20.51])
  const answer = await read(tenant.key, body.id)
  const phones = body.credits.map(({ telefono }) => `58${telefono.slice(1)}`)
  expect(answer.status).toBe(200)
  expect(answer.body).toEqual({
    ...body,
    credits: body.credits.map((credit, index) => ({ ...credit, telefono: phones[index] })),
  })
  expect(answer.body).toMatchObject({
    paymentId: body.id,
    status: 'PARTIAL',
    credits: [
      { status: 'COMPLETED' },
      {
        status: 'FAILED',
        failureCode: 'AM04',
        failureMessage: expect.any(String),
        customerMessage: expect.any(String),
      },
    ],
  })
})

test('the id of a disbursement of another tenant or mode, of a payment, or of nothing is the same 404', async () => {
  const { tenant, body } = await disburse([10])
  const stranger = await gateway.createTenant()
  const answers = await Promise.all([
    read(stranger.key, body.id),
    read(tenant.liveKey, body.id),
    read(tenant.key, String(body.credits[0]?.paymentId)),
    read(tenant.key, '00000000-0000-7000-8000-000000000000'),
  ])
  const bodies = answers.map(({ status, body: { requestId: _requestId, ...rest } }) => ({ status, ...rest }))
  expect(bodies[0]).toMatchObject({ status: 404, error: 'operation_not_found' })
  expect(new Set(bodies.map((each) => JSON.stringify(each))).size).toBe(1)
})

describe('a disbursement reference used again by the same tenant', () => {
  const again = async (key: string, amounts: number[], changes: object = {}) =>
    (await gateway.call(path, { method: 'POST', key, body: disbursementOf(amounts, { ...changes }) })).body

  test('within a day is paid all the same, and the response names the earlier disbursement', async () => {
    const { tenant, body: first } = await disburse([10])
    const second = await again(tenant.key, [10])
    const third = await again(tenant.key, [10])
    expect(first).not.toHaveProperty('duplicateOf')
    expect(second).toMatchObject({ status: 'COMPLETED', duplicateOf: first.id })
    expect(third).toMatchObject({ status: 'COMPLETED', duplicateOf: second['id'] })
    expect((await read(tenant.key, String(second['id']))).body['duplicateOf']).toBe(first.id)
    expect(await amountsIn(tenant.tenantId)).toEqual(['10.00', '10.00', '10.00'])
  })

  test('is not reported after a day, under another number or by another tenant', async () => {
    const { tenant } = await disburse([10])
    const other = await disburse([10])
    expect(other.body).not.toHaveProperty('duplicateOf')
    expect(await again(tenant.key, [10], { referencia: '7' })).not.toHaveProperty('duplicateOf')
    const aged = positionalStatement(
      'test.age',
      `update disbursements set created_at = created_at - interval '1 day' where tenant_id = $1`,
    )
    await gateway.database.query(aged, [tenant.tenantId])
    expect(await again(tenant.key, [10])).not.toHaveProperty('duplicateOf')
  })

  test('does not name a disbursement of which nothing was sent', async () => {
    const { tenant, answer } = await disburse([10.91])
    expect(answer.status).toBe(503)
    expect(await again(tenant.key, [10])).not.toHaveProperty('duplicateOf')
  })
})

test('a disbursement of a hundred parts pays each part once', async () => {
  const amounts = Array.from({ length: 100 }, (_none, index) => index + 1)
  const { tenant, body } = await disburse(amounts)
  expect(body.status).toBe('COMPLETED')
  expect(await amountsIn(tenant.tenantId)).toEqual(amounts.map((amount) => amount.toFixed(2)).toSorted())
})

test('100 concurrent requests with one Idempotency-Key pay each part of a disbursement once', async () => {
  const tenant = await gateway.createTenant()
  const request = {
    method: 'POST',
    key: tenant.key,
    body: disbursementOf([1, 2, 3]),
    headers: { 'idempotency-key': 'payroll-8' },
  }
  const answers = await Promise.all(Array.from({ length: 100 }, () => gateway.call(path, request)))
  const done = answers.filter(({ status }) => status === 200)
  expect(new Set(done.map(({ text }) => text)).size).toBe(1)
  expect(answers.filter(({ status }) => status !== 200).every(({ status }) => status === 409)).toBe(true)
  expect(await amountsIn(tenant.tenantId)).toEqual(['1.00', '2.00', '3.00'])
})

test('a disbursement of which no part could be sent is 503, and the same Idempotency-Key may be retried', async () => {
  const { tenant, request, answer } = await disburse([1.91, 2.91], {}, { 'idempotency-key': 'payroll-9' })
  const again = await gateway.call(path, request)
  for (const { status, body, headers } of [answer, again]) {
    expect(status).toBe(503)
    expect(body['error']).toBe('payment_service_unavailable')
    expect(headers.get('idempotent-replayed')).toBeNull()
    const { body: written } = await read(tenant.key, String(body['paymentId']))
    expect(written).toMatchObject({ status: 'FAILED', credits: [{ failureCode: 'BANK_NOT_REACHED' }, {}] })
  }
  expect(await partsOf(tenant.tenantId)).toHaveLength(4)
  expect(await amountsIn(tenant.tenantId)).toEqual([])
})

test('a tenant without an account at the bank gets 503 and no disbursement', async () => {
  const tenant = await gateway.createTenant()
  const answer = await gateway.call(path, { method: 'POST', key: tenant.liveKey, body: disbursementOf([1]) })
  expect(answer.status).toBe(503)
  expect(answer.body['error']).toBe('payment_service_unavailable')
  expect(await partsOf(tenant.tenantId)).toEqual([])
})

describe('a disbursement with an invalid body is 400 and names the field:', () => {
  const person = { banco: '0102', cedula: 'V12345678', telefono: '584141234567', montoPart: 10 }
  test.each([
    [{ monto: 10.01 }, '/monto'],
    [{ monto: 20, personas: [person] }, '/monto'],
    [{ referencia: 'A1' }, '/referencia'],
    [{ concepto: undefined }, '/concepto'],
    [{ personas: [] }, '/personas'],
    [{ personas: Array.from({ length: 101 }, () => person) }, '/personas'],
    [{ monto: 20, personas: [person, { ...person, banco: '0001' }] }, '/personas/1/banco'],
    [{ monto: 20, personas: [person, { ...person, telefono: '1' }] }, '/personas/1/telefono'],
    [{ monto: 20.001, personas: [person, { ...person, montoPart: 10.001 }] }, '/personas/1/montoPart'],
  ])('%j', async (changes, field) => {
    const { tenant, answer } = await disburse([10], changes)
    expect(answer.status).toBe(400)
    expect((answer.body['details'] as { path: string }[]).map(({ path: named }) => named)).toContain(field)
    expect(await partsOf(tenant.tenantId)).toEqual([])
  })
})

test('the sum of a disbursement’s parts is exact: 0.1 and 0.2 are 0.3', async () => {
  const { body } = await disburse([0.1, 0.2], { monto: 0.3 })
  expect(body.status).toBe('COMPLETED')
})
