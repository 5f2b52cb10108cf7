import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestGateway, startTestSandbox, type TestGateway, type TestSandbox } from '../harness/gateway.ts'
import { payC2p, requestC2p, seedPayment, setColumns } from '../harness/payments.ts'
import { systemRandom } from '../../src/foundation/random.ts'
import type { Scope } from '../../src/foundation/scope.ts'
import { positionalStatement } from '../harness/statement.ts'
import { collectionRoutes } from '../../src/banks/flow-routes.ts'
import { setRoutes } from '../../src/tenants/bank-accounts.ts'
import type { Checkpoint } from '../../src/payments/submit.ts'

type Tenant = Awaited<ReturnType<TestGateway['createTenant']>>

let sandbox: TestSandbox
let gateway: TestGateway
let tenant: Tenant
let scope: Scope
/** Test hook for checkpoints of a payment; does nothing by default. */
let atPoint: Partial<Record<Checkpoint, () => Promise<void>>> = {}

beforeAll(async () => {
  sandbox = await startTestSandbox()
  gateway = await startTestGateway({
    sandbox,
    env: { PASARELA_RATE_LIMIT_PER_SECOND: '10000', PASARELA_RATE_LIMIT_BURST: '10000' },
    reached: (point) => atPoint[point]?.(),
  })
})
beforeEach(async () => {
  atPoint = {}
  tenant = await gateway.createTenant()
  scope = { tenantId: tenant.tenantId, livemode: false }
})
afterAll(async () => {
  await gateway.stop()
  await sandbox.stop()
})

const reverse = (id: string, options: { key?: string; once?: string; headers?: Record<string, string> } = {}) =>
  gateway.call(`/v1/payments/${id}/reverse`, {
    method: 'POST',
    key: options.key ?? tenant.key,
    headers: { ...options.headers, ...(options.once ? { 'idempotency-key': options.once } : {}) },
  })

const read = async (id: string) => (await gateway.call(`/v1/payments/${id}`, { key: tenant.key })).body

const stepsOf = async (id: string) => {
  const { body } = await gateway.call(`/v1/payments/${id}/events`, { key: tenant.key })
  return (body['items'] as { type: string; event?: string; data: object }[]).filter(({ type }) => /revers/.test(type))
}

/** Number of reversals in the bank's ledger. */
const givenBack = async () => (await sandbox.ledger(tenant.tenantId)).filter((entry) => 'reverses' in entry).length

/** Pauses requests at the checkpoint until it is opened. */
function gate(point: Checkpoint) {
  let open = () => {}
  let arrived = () => {}
  const opened = new Promise<void>((resolve) => (open = resolve))
  const reached = new Promise<void>((resolve) => (arrived = resolve))
  atPoint[point] = () => {
    atPoint[point] = async () => {}
    arrived()
    return opened
  }
  return { reached, open }
}

/** Pauses requests before the claim until `count` have arrived, so that all of them read the payment unclaimed. */
function together(count: number): void {
  let open = () => {}
  let waiting = 0
  const opened = new Promise<void>((resolve) => (open = resolve))
  atPoint['before_claim'] = () => {
    if (++waiting === count) open()
    return opened
  }
}

describe.each([
  ['bnc', 'G41'],
  ['r4', '41'],
] as const)('a reversal at %s', (bank, refusal) => {
  beforeEach(() => setRoutes(gateway.database, systemRandom, { scope, flows: collectionRoutes, bank, actor: 'test' }))

  test('returns the money once, and is on the receipt and on the timeline', async () => {
    const id = await payC2p(gateway, tenant.key)
    const answer = await reverse(id)
    expect(answer.status).toBe(200)
    expect(answer.body).toMatchObject({
      paymentId: id,
      status: 'REVERSED',
      reversalRef: expect.stringMatching(/^\d+$/),
    })
    expect(answer.body['reversedAt']).toBe(answer.body['updatedAt'])
    expect(answer.body['reversalStatus']).toBeUndefined()
    expect(await givenBack()).toBe(1)
    expect(await stepsOf(id)).toMatchObject([
      { type: 'reversal_submitted', data: { bank } },
      { type: 'reversed', event: 'payment.reversed', data: { reference: answer.body['reversalRef'] } },
    ])
  })

  test('of a reversed payment answers the same receipt without a bank call', async () => {
    const id = await payC2p(gateway, tenant.key)
    const first = await reverse(id)
    const second = await reverse(id)
    expect([second.status, second.body]).toEqual([200, first.body])
    expect(await givenBack()).toBe(1)
  })

  test('that the bank refuses is 400 with its code, and the payment stays COMPLETED and can be reversed later', async () => {
    const id = await payC2p(gateway, tenant.key, { debtorId: 'V00000041' })
    const answer = await reverse(id)
    expect(answer.status).toBe(400)
    expect(answer.body).toMatchObject({ error: 'payment_not_reversible', failureCode: refusal, code: refusal })
    expect(answer.body['message']).toMatch(/^The bank refused the reversal: ./)
    const spanish = await reverse(id, { headers: { 'accept-language': 'es' } })
    expect(spanish.body['message']).toMatch(/^El banco rechazó el reverso: ./)
    const payment = await read(id)
    expect(payment).toMatchObject({ status: 'COMPLETED' })
    expect(payment).not.toHaveProperty('reversalStatus')
    expect(payment).not.toHaveProperty('failureCode')
    expect(await stepsOf(id)).toMatchObject([
      { type: 'reversal_submitted' },
      { type: 'reversal_refused', data: { code: refusal } },
      { type: 'reversal_submitted' },
      { type: 'reversal_refused' },
    ])
    expect(await givenBack()).toBe(0)
  })

  test.each([
    ['after', 'V00000098', 1],
    ['before', 'V00000099', 0],
  ])(
    'whose response is lost %s the money went back is PENDING on a COMPLETED payment',
    async (_when, debtorId, moved) => {
      const id = await payC2p(gateway, tenant.key, { debtorId })
      const answer = await reverse(id)
      expect(answer.status).toBe(200)
      expect(answer.body).toMatchObject({ status: 'COMPLETED', reversalStatus: 'PENDING' })
      expect(await givenBack()).toBe(moved)
      expect((await stepsOf(id)).slice(0, 2)).toMatchObject([
        { type: 'reversal_submitted' },
        { type: 'reversal_unknown', data: { reason: 'connection_lost' } },
      ])
      // A repeated request does not reverse again.
      expect((await reverse(id)).status).toBe(200)
      expect(await givenBack()).toBe(moved)
    },
  )

  test('goes to the bank that made the charge, whatever bank serves collections now', async () => {
    const id = await payC2p(gateway, tenant.key)
    const other = bank === 'bnc' ? 'r4' : 'bnc'
    await setRoutes(gateway.database, systemRandom, { scope, flows: collectionRoutes, bank: other, actor: 'test' })
    expect((await reverse(id)).body['status']).toBe('REVERSED')
    const ledger = await sandbox.ledger(tenant.tenantId)
    expect(ledger.map((entry) => entry.bank)).toEqual([bank, bank])
  })
})

describe('a reversal that is not possible:', () => {
  test('a reversal of a pending intent or a failed payment is 400 without a bank call', async () => {
    const pending = await requestC2p(gateway, tenant.key)
    const failed = await payC2p(gateway, tenant.key, {}, '00000051')
    for (const id of [pending, failed]) {
      const answer = await reverse(id)
      expect([answer.status, answer.body['error']]).toEqual([400, 'payment_not_reversible'])
      expect(answer.body).not.toHaveProperty('failureCode')
    }
    expect(await sandbox.ledger(tenant.tenantId)).toEqual([])
  })

  test.each([
    'VPOS',
    'PAGO_MOVIL',
    'DEBITO_INMEDIATO',
    'CREDITO_INMEDIATO',
    'CREDITO_CUENTA',
    'DISPERSION',
    'VUELTO',
  ] as const)('a reversal of a completed %s is 400', async (method) => {
    const id = await seedPayment(gateway.database, scope, { method })
    expect((await reverse(id)).body).toMatchObject({ statusCode: 400, error: 'payment_not_reversible' })
  })

  test.each(['x', '1', `urn:uuid:${systemRandom.uuid()}`, systemRandom.uuid().slice(1), 'c2p'])(
    'a reversal of the id %j is 400',
    async (id) => {
      const answer = await reverse(id)
      expect([answer.status, answer.body['error']]).toEqual([400, 'invalid_request'])
    },
  )

  test('a reversal at a bank where the tenant has no account any more is 503 without a claim', async () => {
    const live = { ...scope, livemode: true }
    const id = await seedPayment(gateway.database, live)
    const answer = await reverse(id, { key: tenant.liveKey })
    expect([answer.status, answer.body['error']]).toEqual([503, 'provider_unavailable'])
    const { body } = await gateway.call(`/v1/payments/${id}`, { key: tenant.liveKey })
    expect(body).not.toHaveProperty('reversalStatus')
  })
})

test('a reversal whose response was lost before the money went back ends as not made, and can be requested again', async () => {
  const id = await payC2p(gateway, tenant.key, { debtorId: 'V00000099' })
  expect((await reverse(id)).body).toMatchObject({ status: 'COMPLETED', reversalStatus: 'PENDING' })
  await expect.poll(() => read(id)).not.toHaveProperty('reversalStatus')
  expect(await read(id)).toMatchObject({ status: 'COMPLETED' })
  expect((await stepsOf(id)).map(({ type }) => type)).not.toContain('reversal_attention')
  expect((await reverse(id)).body).toMatchObject({ reversalStatus: 'PENDING' })
  expect(await givenBack()).toBe(0)
})

test('a reversal that was not sent is 503, and the next one succeeds', async () => {
  const id = await payC2p(gateway, tenant.key)
  const [charge] = await sandbox.ledger(tenant.tenantId)
  // For the call and both of its resends: the bank refuses the session's key before it does anything.
  await sandbox.control('bnc', 'faults', {
    kind: 'keyExpiry',
    operation: 'ReverseC2P',
    client: charge?.client,
    times: 3,
  })
  const answer = await reverse(id, { once: 'give-back' })
  expect([answer.status, answer.body['error']]).toEqual([503, 'provider_unavailable'])
  expect(await read(id)).not.toHaveProperty('reversalStatus')
  expect((await stepsOf(id)).at(-1)).toMatchObject({ type: 'reversal_not_sent' })
  // The key is free again: nothing was done under it.
  const next = await reverse(id, { once: 'give-back' })
  expect([next.status, next.body['status'], next.headers.get('idempotent-replayed')]).toEqual([200, 'REVERSED', null])
  expect(await givenBack()).toBe(1)
})

test('a reversal whose bank response cannot be read has an unknown outcome and is not rejected', async () => {
  const id = await payC2p(gateway, tenant.key)
  await sandbox.control('bnc', 'faults', { kind: 'malformed', operation: 'ReverseC2P' })
  expect((await reverse(id)).body).toMatchObject({ status: 'COMPLETED', reversalStatus: 'PENDING' })
  expect(await givenBack()).toBe(1)
})

describe('concurrent reversals:', () => {
  test('a hundred reversals of one payment return the money once', async () => {
    const id = await payC2p(gateway, tenant.key)
    together(100)
    const answers = await Promise.all(Array.from({ length: 100 }, () => reverse(id)))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    const states = new Set(answers.map(({ body }) => body['reversalStatus'] ?? body['status']))
    expect([...states].every((state) => state === 'PENDING' || state === 'REVERSED')).toBe(true)
    expect(await givenBack()).toBe(1)
    expect((await read(id))['status']).toBe('REVERSED')
    expect((await stepsOf(id)).map(({ type }) => type)).toEqual(['reversal_submitted', 'reversed'])
  })

  test('thirty reversals with one Idempotency-Key and thirty with their own return the money once', async () => {
    const id = await payC2p(gateway, tenant.key)
    together(31)
    const same = Array.from({ length: 30 }, () => reverse(id, { once: 'one' }))
    const own = Array.from({ length: 30 }, (_, index) => reverse(id, { once: `own-${index}` }))
    const statuses = new Set((await Promise.all([...same, ...own])).map(({ status }) => status))
    expect([...statuses].every((status) => status === 200 || status === 409)).toBe(true)
    expect(await givenBack()).toBe(1)
    expect((await stepsOf(id)).map(({ type }) => type)).toEqual(['reversal_submitted', 'reversed'])
    const again = await Promise.all(['one', 'own-0', 'own-29'].map((once) => reverse(id, { once })))
    expect(again.map(({ status, headers }) => [status, headers.get('idempotent-replayed')])).toEqual(
      again.map(() => [200, 'true']),
    )
  })

  test('a reversal while another is in flight is reported as such and does not reach the bank', async () => {
    const id = await payC2p(gateway, tenant.key)
    const paused = gate('claimed')
    const first = reverse(id)
    await paused.reached
    expect((await reverse(id)).body).toMatchObject({ status: 'COMPLETED', reversalStatus: 'PENDING' })
    expect(await givenBack()).toBe(0)
    paused.open()
    expect((await first).body['status']).toBe('REVERSED')
    expect(await givenBack()).toBe(1)
  })
})

describe('a reversal with an Idempotency-Key:', () => {
  test('the stored response is replayed byte for byte, whatever became of the payment', async () => {
    const id = await payC2p(gateway, tenant.key, { debtorId: 'V00000098' })
    const first = await reverse(id, { once: 'k' })
    const second = await reverse(id, { once: 'k' })
    expect([second.status, second.text]).toEqual([first.status, first.text])
    expect([first, second].map(({ headers }) => headers.get('idempotent-replayed'))).toEqual([null, 'true'])
    expect(await givenBack()).toBe(1)
  })

  test('a reversal of another payment with the same key is 409', async () => {
    const [one, other] = [await payC2p(gateway, tenant.key), await payC2p(gateway, tenant.key)]
    await reverse(one, { once: 'k' })
    const answer = await reverse(other, { once: 'k' })
    expect([answer.status, answer.body['error']]).toEqual([409, 'idempotency_key_reused'])
    expect(await givenBack()).toBe(1)
  })

  test('a refusal of the bank is not stored, and the key may be used again', async () => {
    const id = await payC2p(gateway, tenant.key, { debtorId: 'V00000041' })
    const answers = [await reverse(id, { once: 'k' }), await reverse(id, { once: 'k' })]
    expect(answers.map(({ status }) => status)).toEqual([400, 400])
    expect(answers.map(({ headers }) => headers.get('idempotent-replayed'))).toEqual([null, null])
    expect((await stepsOf(id)).filter(({ type }) => type === 'reversal_refused')).toHaveLength(2)
  })

  test('a repeated request whose first process died after its claim is answered from the payment without a bank call', async () => {
    const id = await payC2p(gateway, tenant.key)
    atPoint['before_settle'] = () => Promise.reject(new Error('the process dies here'))
    expect((await reverse(id, { once: 'k' })).status).toBe(500)
    atPoint = {}
    expect((await reverse(id, { once: 'k' })).status).toBe(409)
    await gateway.database.query(expireClaims, [tenant.tenantId])
    const replayed = await reverse(id, { once: 'k' })
    expect([replayed.status, replayed.body['status']]).toEqual([200, 'COMPLETED'])
    expect(replayed.body['reversalStatus']).toBe('PENDING')
    expect(await givenBack()).toBe(1)
    expect((await stepsOf(id)).filter(({ type }) => type === 'reversal_submitted')).toHaveLength(1)
  })
})

const expireClaims = positionalStatement(
  'test.expire_claims',
  `update idempotency_keys set claimed_at = claimed_at - interval '1 hour' where tenant_id = $1`,
)

describe('a bank response to a reversal that arrives late', () => {
  test('settles the reversal when it is an approval, even after an operator resolved it as not done', async () => {
    const id = await payC2p(gateway, tenant.key)
    const paused = gate('answered')
    const reversal = reverse(id, { once: 'late' })
    await paused.reached
    await setColumns(gateway.database, scope, id, { reversal_stage: null, next_check_at: null })
    paused.open()
    expect((await reversal).body['status']).toBe('REVERSED')
    expect((await read(id))['status']).toBe('REVERSED')
  })

  test('does not settle a later reversal when it is a rejection', async () => {
    const id = await payC2p(gateway, tenant.key, { debtorId: 'V00000041' })
    const paused = gate('answered')
    const refused = reverse(id)
    await paused.reached
    const another = systemRandom.uuid()
    await setColumns(gateway.database, scope, id, { reversal_stage: 'submitted', reversal_attempt_id: another })
    paused.open()
    expect((await refused).body).toMatchObject({ status: 'COMPLETED', reversalStatus: 'PENDING' })
    expect(await read(id)).toMatchObject({ reversalStatus: 'PENDING' })
  })

  test('with an unknown outcome does not reopen a reversal that an operator resolved', async () => {
    const id = await payC2p(gateway, tenant.key, { debtorId: 'V00000099' })
    const paused = gate('answered')
    const lost = reverse(id)
    await paused.reached
    await setColumns(gateway.database, scope, id, { reversal_stage: null, next_check_at: null })
    paused.open()
    expect((await lost).body).toMatchObject({
      statusCode: 400,
      error: 'payment_not_reversible',
      message: 'The reversal did not take place: the payment is still completed.',
    })
    expect(await read(id)).not.toHaveProperty('reversalStatus')
  })

  test('with an unknown outcome does not overwrite what reconciliation found meanwhile', async () => {
    const id = await payC2p(gateway, tenant.key, { debtorId: 'V00000098' })
    const paused = gate('answered')
    const lost = reverse(id)
    await paused.reached
    await setColumns(gateway.database, scope, id, {
      status: 'REVERSED',
      reversal_stage: null,
      reversed_at: new Date(),
      next_check_at: null,
    })
    paused.open()
    expect((await lost).body['status']).toBe('REVERSED')
    expect((await read(id))['status']).toBe('REVERSED')
  })
})
