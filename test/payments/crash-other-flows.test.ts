import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { disbursementOf, movements } from './advanced/requests.ts'
import { positionalStatement } from '../harness/statement.ts'
import { startTestGateway, startTestSandbox, type TestGateway, type TestSandbox } from '../harness/gateway.ts'
import { type KillableGateway, startKillableGateway } from '../harness/killable-gateway.ts'
import { payC2p } from '../harness/payments.ts'
import { limits } from '../../src/foundation/limits.ts'

/**
 * Every flow but the C2P charge, in a process that crashes with a payment in flight. No test waits for a lease: the
 * payments of a crashed process are made ten minutes older in SQL, and another process reconciles them.
 */
const env = { PASARELA_BANK_TIMEOUT_MS: '2000' }

let sandbox: TestSandbox
let survivor: TestGateway
const killables: KillableGateway[] = []
beforeAll(async () => {
  sandbox = await startTestSandbox()
  survivor = await startTestGateway({ sandbox, env })
})
afterAll(async () => {
  await Promise.all(killables.map((killable) => killable.kill()))
  await survivor.stop()
  await sandbox.stop()
})

async function startCrashing(crashAt: string, count = 1): Promise<KillableGateway> {
  const killable = await startKillableGateway(
    { connection: survivor.connection, sandbox },
    { ...env, PASARELA_ROLE: 'api', CRASH_AT: crashAt, CRASH_AT_COUNT: String(count) },
  )
  killables.push(killable)
  return killable
}

type Row = { id: string; status: string; stage: string | null; reversal: string | null; amount: string }

const select = positionalStatement(
  'test.rows',
  `select payment_id as id, status, stage, reversal_stage as reversal, ves_amount as amount
   from payments where tenant_id = $1 order by payment_id`,
)
const rowsOf = ({ tenantId }: { tenantId: string }) => survivor.database.query<Row>(select, [tenantId])

// By whole minutes: the time of a reversal's claim is also its name, to the millisecond.
const agePayments = positionalStatement(
  'test.age',
  `update payments set submitted_at = submitted_at - interval '10 minutes',
     reversal_submitted_at = reversal_submitted_at - interval '10 minutes',
     calls_ended_at = calls_ended_at - interval '10 minutes', next_check_at = now()
   where tenant_id = $1 and next_check_at is not null`,
)
const ageKeys = positionalStatement(
  'test.age_keys',
  `update idempotency_keys set claimed_at = claimed_at - interval '10 minutes' where tenant_id = $1`,
)
const makeDue = positionalStatement(
  'test.due',
  `update payments set next_check_at = now() where tenant_id = $1 and next_check_at is not null`,
)
const claims = positionalStatement(
  'test.claims',
  `select movement_key as key from claimed_movements where tenant_id = $1`,
)

async function age({ tenantId }: { tenantId: string }): Promise<void> {
  await survivor.database.query(agePayments, [tenantId])
  await survivor.database.query(ageKeys, [tenantId])
}

/** The tenant's payments once each satisfies the condition; pending checks are made due now. */
async function rowsOnce(tenant: { tenantId: string }, isDone: (row: Row) => boolean): Promise<Row[]> {
  for (;;) {
    const rows = await rowsOf(tenant)
    if (rows.length > 0 && rows.every(isDone)) return rows
    await survivor.database.query(makeDue, [tenant.tenantId])
    await pause(200)
  }
}

const isAtRest = ({ status, stage, reversal }: Row) =>
  (status !== 'PENDING' && reversal === null) || stage === 'attention' || reversal === 'attention'

const amountsAtBank = async ({ tenantId }: { tenantId: string }) =>
  (await sandbox.ledger(tenantId)).map(({ amount }) => amount)

const post = (key: string, body?: object) => ({
  method: 'POST',
  key,
  ...(body ? { body } : {}),
  headers: { 'idempotency-key': 'once' },
})

describe('when a process crashes during a reversal,', () => {
  test.concurrent.each([
    ['after its claim, no money went back and the payment can be reversed again', 'claimed', 'COMPLETED', 0],
    ['after the bank’s response, the reversal is reconciled', 'answered', 'REVERSED', 1],
    ['before its commit, the reversal is reconciled', 'before_settle', 'REVERSED', 1],
  ])('%s', async (_name, crashAt, status, effects) => {
    const tenant = await survivor.createTenant()
    const [paymentId, killable] = await Promise.all([payC2p(survivor, tenant.key), startCrashing(crashAt)])
    const reversalPath = `/v1/payments/${paymentId}/reverse`
    expect(await amountsAtBank(tenant)).toHaveLength(1)
    await expect(killable.call(reversalPath, post(tenant.key))).rejects.toThrow()

    await age(tenant)
    expect(await rowsOnce(tenant, isAtRest)).toMatchObject([{ status, reversal: null }])
    expect(await amountsAtBank(tenant)).toHaveLength(1 + effects)

    // The repeated request returns the result; a new one reverses a payment that is not reversed, once.
    const again = await survivor.call(reversalPath, post(tenant.key))
    expect([again.status, again.body['status']]).toEqual(effects === 1 ? [200, 'REVERSED'] : [400, undefined])
    const fresh = await survivor.call(reversalPath, { method: 'POST', key: tenant.key })
    expect([fresh.status, fresh.body['status']]).toEqual([200, 'REVERSED'])
    expect(await amountsAtBank(tenant)).toHaveLength(2)
  })

  test.concurrent.each([
    ['went back', 'V00000098', 'REVERSED', 1],
    ['did not go back', 'V00000099', 'COMPLETED', 0],
  ])(
    'a reversal is reconciled when its response was lost and the money %s',
    async (_name, debtorId, status, effects) => {
      const tenant = await survivor.createTenant()
      const paymentId = await payC2p(survivor, tenant.key, { debtorId })
      const answer = await survivor.call(`/v1/payments/${paymentId}/reverse`, post(tenant.key))
      expect([answer.status, answer.body['status'], answer.body['reversalStatus']]).toEqual([
        200,
        'COMPLETED',
        'PENDING',
      ])
      await age(tenant)
      expect(await rowsOnce(tenant, isAtRest)).toMatchObject([{ status, reversal: null }])
      expect(await amountsAtBank(tenant)).toHaveLength(1 + effects)
    },
  )
})

const card = {
  usdAmount: 10,
  cardNumber: '4242424242424242',
  expirationMonth: 12,
  expirationYear: 2040,
  cvv: '123',
  cardHolderName: 'Ana Pérez',
  cardHolderId: 'V12345678',
  accountType: 0,
  cardType: 1,
}
const inProcess = { ...movements['/debit'](10), otp: '00000009' }
const attention = { status: 'PENDING', stage: 'attention' }
const completed = { status: 'COMPLETED', stage: null }

describe('when a process crashes during a payment that no statement shows,', () => {
  // Path, checkpoint of the crash, body, final state, and number of effects at the bank.
  test.concurrent.each<[string, string, object, object, number]>([
    ['/vpos', 'claimed', card, attention, 0],
    ['/vpos', 'answered', card, attention, 1],
    ['/vpos', 'before_settle', card, attention, 1],
    ['/change', 'claimed', movements['/change'](10), attention, 0],
    ['/change', 'before_settle', movements['/change'](10), attention, 1],
    // In process at the bank: it can be queried only if its operation id was stored.
    ['/debit', 'settled', inProcess, completed, 1],
    ['/debit', 'answered', inProcess, attention, 1],
    ['/debit', 'claimed', inProcess, attention, 0],
  ])(
    'POST %s at %s is never submitted to the bank again, and settles or goes to manual review',
    async (path, crashAt, body, end, effects) => {
      const tenant = await survivor.createTenant()
      const killable = await startCrashing(crashAt)
      await expect(killable.call(`/v1/payments${path}`, post(tenant.key, body))).rejects.toThrow()
      // With a stored operation id only the bank's own delay is waited for.
      if (end === attention) await age(tenant)
      const [row] = await rowsOnce(tenant, isAtRest)
      expect(row).toMatchObject(end)

      const again = await survivor.call(`/v1/payments${path}`, post(tenant.key, body))
      expect(again.status, again.text).toBeLessThan(300)
      // An answer that was committed is replayed as it was: then the operation was still in process.
      expect([again.body['paymentId'], again.body['status']]).toEqual([row?.id, 'PENDING'])
      expect(await rowsOf(tenant)).toHaveLength(1)
      while ((await amountsAtBank(tenant)).length < effects) await pause(100)
      expect(await amountsAtBank(tenant)).toHaveLength(effects)
    },
  )
})

describe('when a process crashes during the verification of a transfer,', () => {
  const transfer = { usdAmount: 10, reference: '000012345678' }

  test.concurrent.each([
    ['before_settle', 'nothing was written, and the repeated request is executed', 0],
    ['settled', 'the repeated request is answered as the first would have been', 1],
  ])('at %s, %s', async (crashAt, _name, written) => {
    const tenant = await survivor.createTenant()
    const killable = await startCrashing(crashAt)
    const path = '/v1/payments/pago-movil/verify'
    await expect(killable.call(path, post(tenant.key, transfer))).rejects.toThrow()
    expect(await rowsOf(tenant)).toHaveLength(written)
    await age(tenant)
    const again = await survivor.call(path, post(tenant.key, transfer))
    expect([again.status, again.body['status']]).toEqual([200, 'COMPLETED'])
    expect(again.headers.get('idempotent-replayed')).toBe(written === 1 ? 'true' : null)
    expect(await rowsOf(tenant)).toMatchObject([{ id: again.body['paymentId'], ...completed }])
    expect(await survivor.database.query(claims, [tenant.tenantId])).toHaveLength(1)
    // Another order cannot be paid with it.
    const other = await survivor.call(path, { method: 'POST', key: tenant.key, body: transfer })
    expect(other.body['failureCode']).toBe('MOVEMENT_ALREADY_CLAIMED')
  })
})

describe('when a process crashes during a disbursement,', () => {
  const amounts = Array.from({ length: 10 }, (_none, index) => index + 1)

  test.concurrent.each([
    ['claimed', 4],
    ['answered', 4],
    ['settled', 4],
  ])('at %s, each part is paid at most once and every part settles', async (crashAt, count) => {
    const tenant = await survivor.createTenant()
    const killable = await startCrashing(crashAt, count)
    const request = post(tenant.key, disbursementOf(amounts))
    await expect(killable.call('/v1/payments/credit/disburse', request)).rejects.toThrow()
    const left = await rowsOf(tenant)
    expect(left).toHaveLength(amounts.length)
    expect(left.some(({ stage }) => stage === 'queued')).toBe(true)

    await age(tenant)
    const rows = await rowsOnce(tenant, isAtRest)
    const raised = rows.filter(({ stage }) => stage === 'attention').length
    // Manual review is needed only for parts in flight at the crash. The database may commit the claim of one after it.
    expect(raised).toBeLessThanOrEqual(limits.disbursementConcurrency)
    const paid = await amountsAtBank(tenant)
    expect(new Set(paid).size).toBe(paid.length)
    for (const { status, stage, amount } of rows) {
      if (stage === 'attention') continue
      expect([status, paid.includes(amount)]).toEqual(['COMPLETED', true])
    }

    const again = await survivor.call('/v1/payments/credit/disburse', request)
    const credits = again.body['credits'] as { paymentId: string; montoPart: number; status: string }[]
    expect(credits.map(({ montoPart }) => montoPart)).toEqual(amounts)
    expect(credits.map(({ paymentId, status }) => [paymentId, status])).toEqual(
      rows.map(({ id, status }) => [id, status]),
    )
    expect(await amountsAtBank(tenant)).toHaveLength(paid.length)
  })
})
