import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type HttpAnswer,
  startTestGateway,
  startTestSandbox,
  type TestGateway,
  type TestSandbox,
} from '../../harness/gateway.ts'
import { setColumns } from '../../harness/payments.ts'
import { positionalStatement } from '../../harness/statement.ts'
import { disbursementOf, type MovementPath, movements } from './requests.ts'

let gateway: TestGateway
let twin: TestGateway
let sandbox: TestSandbox
let bankNow = Date.now()
const env = { PASARELA_ROLE: 'api', PASARELA_RATE_LIMIT_PER_SECOND: '10000', PASARELA_RATE_LIMIT_BURST: '10000' }
beforeAll(async () => {
  sandbox = await startTestSandbox({ now: () => bankNow })
  gateway = await startTestGateway({ sandbox, env })
  twin = await startTestGateway({ sandbox, env, connection: gateway.connection })
})
afterAll(async () => {
  await Promise.all([gateway.stop(), twin.stop()])
  await sandbox.stop()
})

const letTheBankDecide = () => void (bankNow += 3_000)

/** Makes every payment of a tenant one second older. */
const passSecond = (tenantId: string) =>
  gateway.database.query(
    positionalStatement(
      'test.second',
      `update payments set checked_at = checked_at - interval '1 second' where tenant_id = $1`,
    ),
    [tenantId],
  )

const eventsOf = async (paymentId: unknown) => {
  const rows = await gateway.database.query<{ type: string; event: string | null }>(
    positionalStatement(
      'test.events',
      `select type, event from payment_events where payment_id = $1 order by event_id`,
    ),
    [paymentId],
  )
  return rows.map(({ type, event }) => [type, event])
}

const questions = () => [...gateway.logged, ...twin.logged].filter((line) => line.includes('"r4.findOperation"')).length

/** An operation the bank has taken and not decided; `ending` says what it will be. */
async function leavePending(path: Exclude<MovementPath, '/payouts' | '/change'>, ending: '09' | '08') {
  const tenant = await gateway.createTenant()
  const body =
    path === '/debit' ? { ...movements[path](40), otp: `000000${ending}` } : movements[path](Number(`40.${ending}`))
  const answer = await gateway.call(`/v1/payments${path}`, { method: 'POST', key: tenant.key, body })
  expect(answer.body).toMatchObject({ status: 'PENDING', id: expect.any(String) })
  const { paymentId, id: operationId } = answer.body as { paymentId: string; id: string }
  const poll = (id = paymentId, at = gateway): Promise<HttpAnswer> =>
    at.call(`/v1/payments/operations/${id}`, { key: tenant.key })
  return { tenant, paymentId, operationId, poll }
}

/** Polls as a client would, until the bank was queried after its decision. */
async function untilDecided(tenantId: string, poll: () => Promise<HttpAnswer>): Promise<HttpAnswer> {
  for (;;) {
    await passSecond(tenantId)
    const answer = await poll()
    if (answer.body['status'] !== 'PENDING') return answer
  }
}

test.each([
  ['/debit', '09', 'COMPLETED', 'ACCP'],
  ['/debit', '08', 'FAILED', 'AM04'],
  ['/credit', '09', 'COMPLETED', 'ACCP'],
  ['/credit', '08', 'FAILED', 'AM04'],
  ['/credit/account', '09', 'COMPLETED', 'ACCP'],
  ['/credit/account', '08', 'FAILED', 'AM04'],
] as const)(
  'a payment by %s left in process (%s) is %s with %s once the bank decides, and emits its event once',
  async (path, ending, status, code) => {
    const { tenant, paymentId, operationId, poll } = await leavePending(path, ending)
    expect((await poll()).body).toMatchObject({ paymentId, status: 'PENDING', code: 'AC00', success: false })
    letTheBankDecide()
    const answer = await untilDecided(tenant.tenantId, () => poll(operationId))
    const ledger = await sandbox.ledger(tenant.tenantId)
    expect(answer.status).toBe(200)
    expect(answer.body).toMatchObject({ paymentId, id: operationId, status, code, success: status === 'COMPLETED' })
    expect(answer.body['reference']).toBe(ledger[0]?.reference)
    expect(ledger).toHaveLength(status === 'COMPLETED' ? 1 : 0)
    await Promise.all(Array.from({ length: 10 }, () => poll()))
    expect(await eventsOf(paymentId)).toEqual([
      ['submitted', null],
      ['accepted', 'payment.pending'],
      status === 'COMPLETED' ? ['completed', 'payment.completed'] : ['failed', 'payment.failed'],
    ])
  },
)

test('POST /v1/payments/operations/poll returns the same by payment id and by operation id', async () => {
  const { tenant, paymentId, operationId } = await leavePending('/credit', '09')
  const poll = (body: object) => gateway.call('/v1/payments/operations/poll', { method: 'POST', key: tenant.key, body })
  expect((await poll({ kind: 'credit', id: operationId })).body).toMatchObject({ paymentId, status: 'PENDING' })
  letTheBankDecide()
  const answer = await untilDecided(tenant.tenantId, () => poll({ id: paymentId }))
  expect(answer.body).toMatchObject({ paymentId, status: 'COMPLETED', message: 'Approved.' })
  expect((await poll({})).body['details']).toMatchObject([{ path: '/id' }])
})

test('a poll returns the kind of the operation, the network’s id and the status before the bank was queried', async () => {
  const { tenant, paymentId, operationId, poll } = await leavePending('/credit/account', '09')
  letTheBankDecide()
  const decided = await untilDecided(tenant.tenantId, poll)
  const expected = { paymentId, kind: 'account-credit', operationId, id: operationId, status: 'COMPLETED' }
  expect(decided.body).toMatchObject({ ...expected, statusBefore: 'PENDING' })
  expect((await poll()).body).toMatchObject({ ...expected, statusBefore: 'COMPLETED' })
})

test.each([
  ['en', 'Insufficient funds. Ask for another account or another means of payment.'],
  ['es', 'Fondos insuficientes. Pida otra cuenta u otro medio de pago.'],
])(
  'a poll of a refused debit explains it to the merchant and to the payer, in %s',
  async (language, failureMessage) => {
    const { tenant, paymentId, poll } = await leavePending('/debit', '08')
    letTheBankDecide()
    await untilDecided(tenant.tenantId, poll)
    const headers = { 'accept-language': language }
    const { body } = await gateway.call(`/v1/payments/operations/${paymentId}`, { key: tenant.key, headers })
    expect(body).toMatchObject({ status: 'FAILED', code: 'AM04', failureCode: 'AM04', failureMessage })
    expect(body['message']).toBe(failureMessage)
    expect(body['customerMessage']).toMatch(language === 'es' ? /^Su banco indica/ : /^Your bank says/)
  },
)

test('a poll of a disbursement’s id updates its parts from the bank', async () => {
  const tenant = await gateway.createTenant()
  const body = disbursementOf([10, 20.09])
  const made = await gateway.call('/v1/payments/credit/disburse', { method: 'POST', key: tenant.key, body })
  const id = String(made.body['id'])
  const poll = () => gateway.call(`/v1/payments/operations/${id}`, { key: tenant.key })
  const pending = { kind: 'disbursement', id, paymentId: id, status: 'PENDING', statusBefore: 'PENDING' }
  expect((await poll()).body).toMatchObject({ ...pending, credits: [{ status: 'COMPLETED' }, { status: 'PENDING' }] })
  letTheBankDecide()
  const decided = await untilDecided(tenant.tenantId, poll)
  expect(decided.body).toMatchObject({ id, status: 'COMPLETED', credits: [{ montoPart: 10 }, { montoPart: 20.09 }] })
  const capitals = await gateway.call(`/v1/payments/operations/${id.toUpperCase()}`, { key: tenant.key })
  expect(capitals.body).toEqual(decided.body)
})

test('the bank is queried at most once a second about an operation, however many requests poll it on however many processes', async () => {
  const { poll } = await leavePending('/credit', '09')
  const before = questions()
  const startedMs = performance.now()
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_none, index) => poll(undefined, [gateway, twin][index % 2])),
  )
  const seconds = (performance.now() - startedMs) / 1000
  expect(answers.every(({ status, body }) => status === 200 && body['status'] === 'PENDING')).toBe(true)
  expect(questions() - before).toBeGreaterThan(0)
  expect(questions() - before).toBeLessThanOrEqual(1 + Math.ceil(seconds))
})

test('two processes that receive the bank’s decision at once write it once', async () => {
  const { tenant, paymentId, poll } = await leavePending('/debit', '09')
  letTheBankDecide()
  while ((await poll()).body['status'] === 'PENDING') {
    await passSecond(tenant.tenantId)
    await Promise.all([gateway, twin, gateway, twin].map((at) => poll(paymentId, at)))
  }
  const completions = (await eventsOf(paymentId)).filter(([type]) => type === 'completed')
  expect(completions).toEqual([['completed', 'payment.completed']])
})

const unasked = (paymentId: string) => ({
  statusCode: 503,
  error: 'payment_service_unavailable',
  paymentId,
  status: 'PENDING',
})

test.each(['status', 'resetBefore', 'html', 'malformed'])(
  'a poll whose bank query fails (%s) is 503 with the last known status and changes nothing',
  async (kind) => {
    const { tenant, paymentId, poll } = await leavePending('/credit', '08')
    await sandbox.control('r4', 'faults', { kind, operation: 'ConsultarOperaciones' })
    const answer = await poll()
    expect(answer.status).toBe(503)
    expect(answer.body).toMatchObject(unasked(paymentId))
    letTheBankDecide()
    expect((await untilDecided(tenant.tenantId, poll)).body).toMatchObject({ status: 'FAILED', code: 'AM04' })
  },
)

test('a poll right after a failed bank query is 503 too', async () => {
  const { paymentId, poll } = await leavePending('/credit', '08')
  await sandbox.control('r4', 'faults', { kind: 'status', operation: 'ConsultarOperaciones', times: 3 })
  for (const time of [1, 2, 3]) {
    const answer = await poll()
    expect([time, answer.status]).toEqual([time, 503])
    expect(answer.body).toMatchObject(unasked(paymentId))
  }
  expect((await poll()).status).toBe(200)
})

test.each(['unknown', 'attention'])(
  'an operation in stage %s with an id is queried, and an unreachable bank is 503 with the last known status and fails nothing',
  async (stage) => {
    const { tenant, paymentId, poll } = await leavePending('/credit', '09')
    await gateway.database.query(
      positionalStatement(
        'test.unknown_outcome',
        `update payments set stage = $2, next_check_at = now() + interval '1 hour' where payment_id = $1`,
      ),
      [paymentId, stage],
    )
    const cutOff = await startTestGateway({
      sandbox: { ...sandbox, r4Url: 'http://127.0.0.1:1' },
      env,
      connection: gateway.connection,
    })
    try {
      expect((await poll(paymentId, cutOff)).body).toMatchObject(unasked(paymentId))
    } finally {
      await cutOff.stop()
    }
    letTheBankDecide()
    expect((await untilDecided(tenant.tenantId, poll)).body).toMatchObject({ status: 'COMPLETED', code: 'ACCP' })
  },
)

test('a poll of an id that is unknown, of another tenant or of the other mode is the same 404', async () => {
  const { tenant, paymentId, operationId } = await leavePending('/credit', '09')
  const stranger = await gateway.createTenant()
  const unreachableIds = [
    [stranger.key, paymentId],
    [stranger.key, operationId],
    [tenant.liveKey, paymentId],
    [tenant.liveKey, operationId],
    [tenant.key, '00000000-0000-7000-8000-000000000000'],
    [tenant.key, 'nothing'],
    [tenant.key, '%00'],
    [tenant.key, 'x'.repeat(500)],
  ] as const
  const answers = await Promise.all(
    unreachableIds.map(([key, id]) => gateway.call(`/v1/payments/operations/${id}`, { key })),
  )
  const bodies = answers.map(({ status, body: { requestId: _requestId, ...rest } }) => ({ status, ...rest }))
  expect(bodies[0]).toMatchObject({ status: 404, error: 'operation_not_found' })
  expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1)
})

test('an operation that the bank approves while an operator ends it as failed goes to manual review', async () => {
  const { tenant, paymentId, poll } = await leavePending('/credit', '09')
  letTheBankDecide()
  const client = (await sandbox.ledger(tenant.tenantId)).at(-1)?.client
  await sandbox.control('r4', 'faults', { kind: 'delay', operation: 'ConsultarOperaciones', client, delayMs: 5_000 })
  await passSecond(tenant.tenantId)
  const before = questions()
  const answer = poll()
  await expect.poll(async () => (await gateway.database.query(queried, [paymentId])).length).toBe(1)
  const failed = { status: 'FAILED', stage: null, failure_code: 'RESOLVED_BY_OPERATOR', next_check_at: null }
  await setColumns(gateway.database, { tenantId: tenant.tenantId, livemode: false }, paymentId, failed)
  expect((await answer).body).toMatchObject({ status: 'FAILED' })
  expect(questions()).toBe(before + 1)
  expect((await eventsOf(paymentId)).at(-1)).toEqual(['review', null])
})

const queried = positionalStatement(
  'test.queried',
  `select from payments where payment_id = $1 and checked_at > now() - interval '1 second'`,
)
