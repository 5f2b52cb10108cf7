import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { systemRandom } from '../../src/foundation/random.ts'
import type { Checkpoint } from '../../src/payments/submit.ts'
import { startTestGateway, startTestSandbox, type TestGateway, type TestSandbox } from '../harness/gateway.ts'
import { payC2p, setColumns } from '../harness/payments.ts'
import { positionalStatement } from '../harness/statement.ts'

let sandbox: TestSandbox
let gateway: TestGateway
/** Another process on the same database, whose requests pause at these checkpoints. */
let pausing: TestGateway
let atPoint: Partial<Record<Checkpoint, () => Promise<void>>> = {}
beforeAll(async () => {
  sandbox = await startTestSandbox()
  gateway = await startTestGateway({ sandbox })
  pausing = await startTestGateway({
    sandbox,
    connection: gateway.connection,
    env: { PASARELA_ROLE: 'api' },
    reached: (point) => atPoint[point]?.(),
  })
})
beforeEach(() => {
  atPoint = {}
})
afterAll(async () => {
  await pausing.stop()
  await gateway.stop()
  await sandbox.stop()
})

async function payTwice() {
  const tenant = await gateway.createTenant()
  const scope = { tenantId: tenant.tenantId, livemode: false }
  const [lost, other] = [await payC2p(gateway, tenant.key), await payC2p(gateway, tenant.key)]
  // As if the answer to its charge had been lost and the statement had settled it.
  await setColumns(gateway.database, scope, lost, { bank_tx_id: null })
  const reverse = (id: string) => gateway.call(`/v1/payments/${id}/reverse`, { method: 'POST', key: tenant.key })
  return { tenant, scope, lost, other, reverse }
}

const operationsOf = async (tenantId: string) => (await sandbox.ledger(tenantId)).map(({ operation }) => operation)

test('a charge without a transaction number is not reversed while an equal charge of its payer exists', async () => {
  const { tenant, lost, reverse } = await payTwice()
  const answer = await reverse(lost)
  expect([answer.status, answer.body['status'], answer.body['reversalStatus']]).toEqual([200, 'COMPLETED', 'PENDING'])
  expect(await operationsOf(tenant.tenantId)).toEqual(['SendC2P', 'SendC2P'])
  const { body } = await gateway.call(`/v1/payments/${lost}/events`, { key: tenant.key })
  expect((body['items'] as object[]).at(-1)).toMatchObject({
    type: 'reversal_attention',
    data: { reason: 'equal_charges' },
  })
})

test('a charge without a transaction number is reversed by its payer once there is no equal charge', async () => {
  const { tenant, lost, other, reverse } = await payTwice()
  expect((await reverse(other)).body['status']).toBe('REVERSED')
  expect((await reverse(lost)).body['status']).toBe('REVERSED')
  const reversals = (await sandbox.ledger(tenant.tenantId)).filter(({ operation }) => operation.startsWith('Reverse'))
  expect(reversals.map(({ operation }) => operation)).toEqual(['ReverseC2P', 'ReverseC2PALT'])
})

test('a charge with a transaction number is reversed although equal charges exist', async () => {
  const { other, reverse } = await payTwice()
  expect((await reverse(other)).body['status']).toBe('REVERSED')
})

test('an equal charge of the same day counts however long ago that day is', async () => {
  const { tenant, scope, lost, other, reverse } = await payTwice()
  const submitted_at = new Date(Date.now() - 8 * 86_400_000)
  for (const id of [lost, other]) await setColumns(gateway.database, scope, id, { submitted_at })
  expect((await reverse(lost)).body['reversalStatus']).toBe('PENDING')
  expect(await operationsOf(tenant.tenantId)).toEqual(['SendC2P', 'SendC2P'])
})

test('an equal charge that failed by its absence counts: its money may have come after all', async () => {
  const { tenant, scope, lost, other, reverse } = await payTwice()
  const failed = await payC2p(gateway, tenant.key, {}, '00000098')
  await setColumns(gateway.database, scope, failed, {
    status: 'FAILED',
    stage: null,
    failure_code: 'MOVEMENT_NOT_FOUND',
    next_check_at: null,
  })
  expect((await reverse(other)).body['status']).toBe('REVERSED')
  expect((await reverse(lost)).body['reversalStatus']).toBe('PENDING')
  expect(await operationsOf(tenant.tenantId)).toEqual(['SendC2P', 'SendC2P', 'SendC2P', 'ReverseC2P'])
})

const hold = positionalStatement(
  'test.hold_of_client',
  `insert into account_holders (tenant_id, livemode, bank, account_id, client_id, version)
   select tenant_id, livemode, bank, account_id, $2, '1' from payments where payment_id = $1`,
)

test('an equal charge through an account of the same client without an account number counts', async () => {
  const { scope, lost, other, reverse } = await payTwice()
  const account_id = systemRandom.bytes(32)
  await setColumns(gateway.database, scope, other, { account_id })
  await gateway.database.query(hold, [lost, account_id])
  expect((await reverse(lost)).body['reversalStatus']).toBe('PENDING')
})

describe('an equal charge that is submitted while a reversal by payer and amount is under way', () => {
  /** A charge without a transaction number, and its reversal, during which `meanwhile` runs after its claim. */
  async function reverseWhile(
    meanwhile: (context: { key: string; account_id: Buffer }) => Promise<void>,
    { point = 'claimed', details = {} }: { point?: Checkpoint; details?: object } = {},
  ) {
    const tenant = await gateway.createTenant()
    const scope = { tenantId: tenant.tenantId, livemode: false }
    const lost = await payC2p(gateway, tenant.key, details)
    await setColumns(gateway.database, scope, lost, { bank_tx_id: null })
    const [charge] = await gateway.database.query<{ account_id: Buffer }>(accountOf, [lost])
    atPoint[point] = async () => {
      atPoint = {}
      await meanwhile({ key: tenant.key, account_id: charge?.account_id ?? Buffer.alloc(0) })
    }
    const path = `/v1/payments/${lost}/reverse`
    const headers = { 'idempotency-key': 'give-back' }
    const answer = await pausing.call(path, { method: 'POST', key: tenant.key, headers })
    const read = async () => (await gateway.call(`/v1/payments/${lost}`, { key: tenant.key })).body
    const lastEvent = async () => {
      const { body } = await gateway.call(`/v1/payments/${lost}/events`, { key: tenant.key })
      return (body['items'] as object[]).at(-1)
    }
    const repeat = () => gateway.call(path, { method: 'POST', key: tenant.key, headers })
    return { tenant, scope, lost, answer, read, lastEvent, repeat }
  }

  /** Reason for which an operator sees a charge, and the entries of its timeline about it. */
  async function reviewOf(paymentId: string, key: string) {
    const { body } = await gateway.call(`/v1/payments/${paymentId}/events`, { key })
    const reviews = (body['items'] as { type: string }[]).filter(({ type }) => type === 'review')
    const [flagged] = await gateway.database.query<{ reason: string | null }>(reasonOf, [paymentId])
    return [flagged?.reason, reviews]
  }

  const inReview = { status: 'COMPLETED', reversalStatus: 'PENDING' }
  const reviewEvent = { type: 'reversal_attention', data: { reason: 'equal_charge_meanwhile' } }

  test('leaves the reversal to manual review, because the bank may have reversed the newer charge', async () => {
    let equal = ''
    const { tenant, lost, answer, read, lastEvent, repeat } = await reverseWhile(async ({ key }) => {
      equal = await payC2p(gateway, key)
    })
    expect([answer.status, answer.body]).toEqual([200, expect.objectContaining(inReview)])
    expect(await operationsOf(tenant.tenantId)).toEqual(['SendC2P', 'SendC2P', 'ReverseC2PALT'])
    const [, newer, reversal] = await sandbox.ledger(tenant.tenantId)
    expect(reversal).toMatchObject({ reverses: newer?.id })
    expect(await read()).toMatchObject(inReview)
    expect(await lastEvent()).toMatchObject({ ...reviewEvent, data: { reference: expect.stringMatching(/^\d+$/) } })
    const repeated = await repeat()
    expect([repeated.status, repeated.text]).toEqual([200, answer.text])
    expect(await operationsOf(tenant.tenantId)).toHaveLength(3)
    expect(await reviewOf(equal, tenant.key)).toEqual([
      'equal_charge_meanwhile',
      [expect.objectContaining({ status: 'COMPLETED', data: { reason: 'equal_charge_meanwhile' } })],
    ])
    expect(await reviewOf(lost, tenant.key)).toEqual([null, []])
  })

  test('counts through the account of another tenant', async () => {
    let [equal, otherKey] = ['', '']
    const { tenant, answer, lastEvent } = await reverseWhile(async ({ account_id }) => {
      const other = await gateway.createTenant()
      otherKey = other.key
      equal = await payC2p(gateway, other.key)
      await setColumns(gateway.database, { tenantId: other.tenantId, livemode: false }, equal, { account_id })
    })
    expect(answer.body).toMatchObject(inReview)
    expect(await lastEvent()).toMatchObject(reviewEvent)
    const { body } = await gateway.call('/v1/payments?limit=100', { key: tenant.key })
    expect(JSON.stringify(body)).not.toContain(equal)
    // The other tenant has a review, and does not learn of this one's reversal.
    expect(await reviewOf(equal, otherKey)).toEqual([
      'equal_charge_meanwhile',
      [expect.objectContaining({ status: 'COMPLETED', data: {} })],
    ])
  })

  test('is flagged also if it completes after that', async () => {
    const { promise: isReversed, resolve: reversalEnds } = Promise.withResolvers<void>()
    let charge: Promise<string> = Promise.resolve('')
    const { tenant } = await reverseWhile(async ({ key }) => {
      const { promise: isSent, resolve: chargeIsSent } = Promise.withResolvers<void>()
      atPoint.before_settle = async () => {
        atPoint = {}
        chargeIsSent()
        await isReversed
      }
      charge = payC2p(pausing, key)
      await isSent
    })
    reversalEnds()
    const equal = await charge
    expect((await gateway.call(`/v1/payments/${equal}`, { key: tenant.key })).body['status']).toBe('COMPLETED')
    expect(await reviewOf(equal, tenant.key)).toEqual([
      'equal_charge_meanwhile',
      [expect.objectContaining({ status: 'PENDING' })],
    ])
  })

  test('counts when a line of the statement would settle the reversal', async () => {
    const { scope, lost, read, lastEvent } = await reverseWhile(
      async ({ key }) => {
        await payC2p(gateway, key, { debtorId: 'V00000098' })
      },
      { details: { debtorId: 'V00000098' } },
    )
    await setColumns(gateway.database, scope, lost, { next_check_at: new Date() })
    await expect.poll(lastEvent).toMatchObject(reviewEvent)
    expect(await read()).toMatchObject(inReview)
  })

  test('does not count if the bank refuses it, or if it is of another payer or amount', async () => {
    const others: string[] = []
    const { tenant, lost, answer } = await reverseWhile(async ({ key, account_id }) => {
      // With live keys the same id is an account of the real bank.
      const stranger = await gateway.createTenant()
      const live = await payC2p(gateway, stranger.key)
      const scope = { tenantId: stranger.tenantId, livemode: false }
      await setColumns(gateway.database, scope, live, { account_id, livemode: true })
      others.push(await payC2p(gateway, key, {}, '00000051'))
      others.push(await payC2p(gateway, key, { usdAmount: 11 }))
      others.push(await payC2p(gateway, key, { debtorCellPhone: '584147654321' }))
    })
    for (const other of others) expect(await reviewOf(other, tenant.key)).toEqual([null, []])
    expect(answer.body['status']).toBe('REVERSED')
    expect(answer.body['paymentId']).toBe(lost)
    expect(await operationsOf(tenant.tenantId)).toEqual(['SendC2P', 'SendC2P', 'SendC2P', 'ReverseC2PALT'])
  })
})

const accountOf = positionalStatement('test.account_of', 'select account_id from payments where payment_id = $1')
const reasonOf = positionalStatement(
  'test.reason_of',
  'select review_reason as reason from payments where payment_id = $1',
)
