import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestGateway, type TestGateway } from '../harness/gateway.ts'
import { bncAccountOf, seedMovement } from '../harness/movements.ts'
import { seedPayment, setColumns, payerEncryptionOf } from '../harness/payments.ts'
import { systemRandom } from '../../src/foundation/random.ts'
import type { Scope } from '../../src/foundation/scope.ts'
import { positionalStatement } from '../harness/statement.ts'
import {
  findForOperator,
  type OperatorPayment,
  resolutionProblem,
  resolvePayment,
  type Decision,
} from '../../src/payments/admin/resolve.ts'
import { ResolutionError } from '../../src/payments/admin/resolution-error.ts'
import { listAttention, listForOperator } from '../../src/payments/admin/list.ts'
import type { Payment } from '../../src/payments/payment.ts'
import { createReconcileStore } from '../../src/payments/reconcile/store.ts'
import { createPaymentStore } from '../../src/payments/store.ts'
import type { PayerEncryption } from '../../src/payments/payer-encryption.ts'

type Tenant = Awaited<ReturnType<TestGateway['createTenant']>>

let gateway: TestGateway
let encryption: PayerEncryption
let tenant: Tenant
let scope: Scope
beforeAll(async () => {
  gateway = await startTestGateway()
  encryption = await payerEncryptionOf(gateway.database)
})
beforeEach(async () => {
  tenant = await gateway.createTenant()
  scope = { tenantId: tenant.tenantId, livemode: false }
})
afterAll(() => gateway.stop())

/** Not yet the reconciler's. */
const inAnHour = new Date(Date.now() + 3_600_000)

const seed = (given: Partial<Payment> = {}, columns: Record<string, unknown> = {}) =>
  seedPayment(gateway.database, scope, given, columns)
const inStage = (stage: Payment['stage']) => seed({ status: 'PENDING', stage }, { next_check_at: inAnHour })
const withReversal = (stage: string) =>
  seed(
    { bankReference: '000011112222' },
    { reversal_stage: stage, reversal_submitted_at: new Date(), next_check_at: inAnHour },
  )

const parts = () => ({ database: gateway.database, encryption, random: systemRandom })
const find = async (id: string) => (await findForOperator(parts(), id)) as OperatorPayment
const resolve = async (id: string, verdict: Decision, more: { reference?: string; reason?: string } = {}) =>
  resolvePayment(parts(), await find(id), { verdict, ...more, actor: 'cli:ana' })

const receiptOf = async (id: string) => (await gateway.call(`/v1/payments/${id}`, { key: tenant.key })).body
const lastStepOf = async (id: string) => {
  const { body } = await gateway.call(`/v1/payments/${id}/events`, { key: tenant.key })
  return (body['items'] as object[]).at(-1)
}

const selectAudit = positionalStatement(
  'test.audit',
  `select actor, action, tenant_id as "tenantId", details from audit_log where subject = $1`,
)
const selectCheck = positionalStatement(
  'test.next_check',
  `select next_check_at as at from payments where payment_id = $1`,
)
const auditOf = (id: string) => gateway.database.query<Record<string, unknown>>(selectAudit, [id])

describe('an operator’s resolution', () => {
  test.each(['accepted', 'unknown', 'attention'] as const)('completes a payment in stage %s', async (stage) => {
    const id = await inStage(stage)
    const after = await resolve(id, 'completed', { reference: '000012345678' })
    const receipt = await receiptOf(id)
    expect(receipt).toMatchObject({ status: 'COMPLETED', bankReference: '000012345678' })
    expect(receipt['updatedAt']).toBe(after.payment.updatedAt.toISOString())
    expect(await lastStepOf(id)).toMatchObject({
      type: 'completed',
      status: 'COMPLETED',
      event: 'payment.completed',
      data: { by: 'operator', reference: '000012345678' },
      at: receipt['updatedAt'],
    })
    expect(await auditOf(id)).toEqual([
      {
        actor: 'cli:ana',
        action: 'payment.resolve',
        tenantId: tenant.tenantId,
        details: { verdict: 'completed', reference: '000012345678', was: stage, livemode: false },
      },
    ])
    expect(await gateway.database.query(selectCheck, [id])).toEqual([{ at: null }])
  })

  test('fails a payment, with the reason in the audit log and not on the tenant’s timeline', async () => {
    const id = await inStage('attention')
    await resolve(id, 'failed', { reason: 'Called BNC: nothing there' })
    expect(await receiptOf(id)).toMatchObject({ status: 'FAILED', failureCode: 'RESOLVED_BY_OPERATOR' })
    expect(await lastStepOf(id)).toMatchObject({ type: 'failed', event: 'payment.failed', data: { by: 'operator' } })
    expect(JSON.stringify(await lastStepOf(id))).not.toContain('Called')
    expect(await auditOf(id)).toMatchObject([{ details: { verdict: 'failed', reason: 'Called BNC: nothing there' } }])
  })

  test.each(['unknown', 'attention'])('settles a reversal in stage %s as done', async (stage) => {
    const id = await withReversal(stage)
    await resolve(id, 'reversed', { reference: '0099' })
    expect(await receiptOf(id)).toMatchObject({
      status: 'REVERSED',
      reversalRef: '0099',
      bankReference: '000011112222',
      reversedAt: expect.any(String),
    })
    expect(await lastStepOf(id)).toMatchObject({ type: 'reversed', event: 'payment.reversed' })
    expect(await auditOf(id)).toMatchObject([{ details: { verdict: 'reversed', was: `reversal ${stage}` } }])
  })

  test('settles a reversal as not done, and emits no event because the payment is unchanged', async () => {
    const id = await withReversal('attention')
    await resolve(id, 'notReversed', { reason: 'not on the statement' })
    const receipt = await receiptOf(id)
    expect(receipt['status']).toBe('COMPLETED')
    expect(receipt).not.toHaveProperty('reversalStatus')
    const step = await lastStepOf(id)
    expect(step).toMatchObject({ type: 'not_reversed', status: 'COMPLETED' })
    expect(step).not.toHaveProperty('event')
  })

  test('is final: a second one is refused and writes nothing', async () => {
    const id = await inStage('unknown')
    await resolve(id, 'completed')
    for (const verdict of ['completed', 'failed', 'reversed', 'notReversed'] as const) {
      await expect(resolve(id, verdict)).rejects.toThrow('There is nothing to resolve: the payment is COMPLETED.')
    }
    expect((await receiptOf(id))['status']).toBe('COMPLETED')
    expect(await auditOf(id)).toHaveLength(1)
  })

  test('is written once when twenty operators resolve the same payment of unknown outcome at once', async () => {
    const id = await inStage('attention')
    const seen = await find(id)
    const verdicts = Array.from({ length: 20 }, (_, index) => (index % 2 ? 'completed' : 'failed') as Decision)
    const results = await Promise.allSettled(
      verdicts.map((verdict) => resolvePayment(parts(), seen, { verdict, actor: 'cli:ana' })),
    )
    const lost = results.filter((result) => result.status === 'rejected')
    expect(lost).toHaveLength(19)
    for (const { reason } of lost) expect(reason).toBeInstanceOf(ResolutionError)
    expect(await auditOf(id)).toHaveLength(1)
  })

  test.each<[string, () => Promise<string>, Decision, string]>([
    ['an intent', () => inStage('intent'), 'completed', 'nothing to resolve: the payment is PENDING, intent.'],
    ['a call under way', () => inStage('submitted'), 'completed', 'nothing to resolve'],
    [
      'a reversal under way',
      () => withReversal('submitted'),
      'reversed',
      'nothing to resolve: its reversal is submitted',
    ],
    ['a failed payment', () => seed({ status: 'FAILED', failureCode: 'G51' }), 'completed', 'is FAILED'],
    ['a completed payment', () => seed(), 'reversed', 'is COMPLETED'],
    [
      'a charge of unknown outcome as reversed',
      () => inStage('unknown'),
      'reversed',
      'so it can be completed or failed',
    ],
    [
      'a reversal of unknown outcome as completed',
      () => withReversal('unknown'),
      'completed',
      'reversed or not reversed',
    ],
    ['a reversal of unknown outcome as failed', () => withReversal('unknown'), 'failed', 'reversed or not reversed'],
  ])('cannot settle %s', async (_what, make, verdict, sentence) => {
    const id = await make()
    const before = await receiptOf(id)
    await expect(resolve(id, verdict)).rejects.toThrow(sentence)
    expect(await receiptOf(id)).toEqual(before)
    expect(await auditOf(id)).toEqual([])
  })
})

describe('the statement line of a charge that an operator completes', () => {
  const accountId = Buffer.alloc(32, 1)
  const charge = { bank: 'bnc', accountId, submittedAt: new Date() } as const

  test.each<[Parameters<typeof resolutionProblem>[0], ReturnType<typeof resolutionProblem>]>([
    [{ verdict: 'completed' }, 'referenceMissing'],
    [{ verdict: 'reversed' }, 'referenceMissing'],
    [{ verdict: 'completed', reference: '14895' }, undefined],
    [{ verdict: 'completed', noLine: true }, 'reasonMissing'],
    [{ verdict: 'completed', noLine: true, reason: 'BNC confirmed it by phone' }, undefined],
  ])('is named where the bank keeps a statement: %j', (resolution, expected) => {
    expect(resolutionProblem(resolution, { bank: 'bnc', method: 'C2P' })).toBe(expected)
  })

  test('need not be named where there is no statement, or none shows it', () => {
    expect(resolutionProblem({ verdict: 'completed' }, { bank: 'r4', method: 'C2P' })).toBeUndefined()
    expect(resolutionProblem({ verdict: 'completed' }, { bank: 'bnc', method: 'VPOS' })).toBeUndefined()
  })

  test('pays one payment, and a second one with the same reference is refused', async () => {
    const open = { ...charge, status: 'PENDING', stage: 'attention' } as const
    const [one, other] = [await seed(open), await seed(open)]
    await resolve(one, 'completed', { reference: '00014895' })
    await expect(resolve(other, 'completed', { reference: '14895' })).rejects.toThrow(
      `already belongs to payment ${one}`,
    )
    expect((await receiptOf(other))['status']).toBe('PENDING')
  })
})

test('a failed payment whose money came late is listed until an operator acknowledges it', async () => {
  const id = await seed(
    { status: 'FAILED', failureCode: 'MOVEMENT_NOT_FOUND' },
    { review_reason: 'line_after_failure' },
  )
  const listed = async () => {
    const found = await listAttention(parts(), { livemode: false, tenantId: tenant.tenantId, limit: 10 })
    return found.map(({ payment }) => payment.paymentId)
  }
  expect(await listed()).toEqual([id])
  await resolve(id, 'reviewed', { reason: 'given back by transfer' })
  expect(await listed()).toEqual([])
  expect((await receiptOf(id))['status']).toBe('FAILED')
  expect(await auditOf(id)).toMatchObject([{ details: { verdict: 'reviewed', was: 'line_after_failure' } }])
  await expect(resolve(id, 'reviewed', { reason: 'again' })).rejects.toThrow('There is nothing to review')
})

const selectReview = positionalStatement(
  'test.review',
  `select review_reason as reason, next_check_at is not null as "isChecked" from payments where payment_id = $1`,
)
const reviewOf = async (id: string) => (await gateway.database.query(selectReview, [id]))[0]

test.each(['intent', 'submitted', 'accepted', 'unknown', 'a reversal'])(
  'the end of its review leaves a payment to be checked whose outcome is open: %s',
  async (what) => {
    const id = await (what === 'a reversal' ? withReversal('unknown') : inStage(what as Payment['stage']))
    await setColumns(gateway.database, scope, id, { review_reason: 'equal_charge_meanwhile' })
    await resolve(id, 'reviewed', { reason: 'the bank reversed the other one' })
    expect(await reviewOf(id)).toEqual({ reason: null, isChecked: true })
  },
)

describe('a charge that may have been reversed in place of another', () => {
  const reason = 'equal_charge_meanwhile'
  const failed = { status: 'FAILED', failureCode: 'MOVEMENT_NOT_FOUND' } as const

  test('is listed as approved late once it is, but not for another reason that came first', async () => {
    const store = createPaymentStore(parts())
    const flag = (id: string) =>
      store.flagReview(scope, id, { reason: 'approved_after_end', now: new Date(), data: { reference: '00014895' } })
    const [equal, other] = [
      await seed(failed, { review_reason: reason }),
      await seed(failed, { review_reason: 'line_after_failure' }),
    ]
    for (const id of [equal, equal, other]) await flag(id)
    expect(await reviewOf(equal)).toMatchObject({ reason: 'approved_after_end' })
    expect(await lastStepOf(equal)).toMatchObject({ type: 'review', data: { reason: 'approved_after_end' } })
    expect(await reviewOf(other)).toMatchObject({ reason: 'line_after_failure' })
  })

  test('is listed with its late line once that is there', async () => {
    const id = await seed({ ...failed, accountId: bncAccountOf(tenant.tenantId) }, { review_reason: reason })
    const movementId = await seedMovement(gateway.database, tenant.tenantId)
    const [line] = await gateway.database.query<{ key: string; accountId: Buffer }>(selectLine, [movementId])
    const store = createReconcileStore(parts())
    const { payment } = await find(id)
    const claim = { lineAccountId: line?.accountId as Buffer, movementKey: String(line?.key), now: new Date() }
    await store.flagLateLine({ scope, payment }, claim)
    expect(await reviewOf(id)).toMatchObject({ reason: 'line_after_failure' })
  })
})

const selectLine = positionalStatement(
  'test.line_of_review',
  'select movement_key as key, account_id as "accountId" from movements where movement_id = $1',
)

describe('an operator’s list of payments', () => {
  test('shows all tenants or one, one mode, and those that need manual review', async () => {
    const other = await gateway.createTenant()
    const [completed, unknown, reversal] = [await seed(), await inStage('attention'), await withReversal('attention')]
    const open = { status: 'PENDING', stage: 'attention' } as const
    const live = await seedPayment(gateway.database, { ...scope, livemode: true }, open)
    const foreign = await seedPayment(gateway.database, { tenantId: other.tenantId, livemode: false }, open)
    type Query = { livemode?: boolean; tenantId?: string; limit?: number }
    const list = async (query: Query, read: typeof listAttention = listForOperator) => {
      const defaults = { livemode: false, tenantId: undefined, limit: 100 }
      return (await read(parts(), { ...defaults, ...query })).map(({ payment }) => payment.paymentId)
    }
    const { tenantId } = tenant
    expect(await list({ tenantId })).toEqual([reversal, unknown, completed])
    expect(await list({ tenantId, limit: 1 })).toEqual([reversal])
    expect(await list({ tenantId, livemode: true })).toEqual([live])
    expect(await list({ limit: 4 })).toEqual([foreign, reversal, unknown, completed])
    expect(await list({ tenantId }, listAttention)).toEqual([unknown, reversal])
    const attention = await list({}, listAttention)
    expect(attention.slice(-3)).toEqual([unknown, reversal, foreign])
  })
})
