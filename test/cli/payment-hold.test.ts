import { afterAll, beforeAll, expect, test } from 'vitest'
import { requireApproval } from '../harness/keys.ts'
import { startTestGateway, startTestSandbox, type TestGateway, type TestSandbox } from '../harness/gateway.ts'
import { databaseUrl, seedPayment } from '../harness/payments.ts'
import { pasarela } from '../harness/process.ts'
import { testMasterKey } from '../harness/sealer.ts'
import { positionalStatement } from '../harness/statement.ts'
import { disbursementOf } from '../payments/advanced/requests.ts'
import { systemRandom } from '../../src/foundation/random.ts'
import { decimal } from '../../src/foundation/money.ts'

let sandbox: TestSandbox
/** Without a worker: what is queued stays queued, as in a database that was just restored. */
let restored: TestGateway
beforeAll(async () => {
  sandbox = await startTestSandbox()
  restored = await startTestGateway({ sandbox, env: { PASARELA_ROLE: 'api' } })
})
afterAll(async () => {
  await restored.stop()
  await sandbox.stop()
})

async function hold<Value = { applied: boolean; payouts: { paymentId: string; stage: string }[] }>(
  ...args: string[]
): Promise<Value> {
  const env = { DATABASE_URL: databaseUrl(restored.connection), PASARELA_MASTER_KEY: testMasterKey }
  const { code, stdout, stderr } = await pasarela(['payment', 'hold', '--json', ...args], env)
  expect([code, stderr]).toEqual([0, ''])
  return JSON.parse(stdout) as Value
}

/** A part of a disbursement that was queued when the backup was made. */
function queuedPart(tenantId: string, amount: string): Promise<string> {
  const part = {
    status: 'PENDING',
    stage: 'queued',
    method: 'DISPERSION',
    bank: 'r4',
    vesAmount: decimal(amount),
    batchId: systemRandom.uuid(),
  } as const
  const columns = { next_check_at: new Date(Date.now() - 3_600_000) }
  return seedPayment(restored.database, { tenantId, livemode: false }, part, columns)
}

const rows = positionalStatement(
  'test.held',
  `select payment_id as "paymentId", status, stage from payments where tenant_id = $1 order by payment_id`,
)
const rowsOf = (tenantId: string) =>
  restored.database.query<{ paymentId: string; status: string; stage: string | null }>(rows, [tenantId])

const audit = positionalStatement(
  'test.hold_audit',
  `select actor, details from audit_log where action = 'payment.hold' and tenant_id = $1`,
)

test('parts that were queued in a restored backup are listed, held, and not sent by the gateways that start then', async () => {
  const tenant = await restored.createTenant()
  const ids = [await queuedPart(tenant.tenantId, '10.00'), await queuedPart(tenant.tenantId, '11.00')]

  const listed = await hold()
  expect([listed.applied, listed.payouts.map(({ paymentId }) => paymentId)]).toEqual([false, ids])
  expect(await rowsOf(tenant.tenantId)).toMatchObject([{ stage: 'queued' }, { stage: 'queued' }])

  const held = await hold('--apply')
  expect([held.applied, held.payouts.map(({ paymentId }) => paymentId)]).toEqual([true, ids])
  expect((await restored.call(`/v1/payments/${ids[0]}`, { key: tenant.key })).body).toMatchObject({
    status: 'PENDING',
    stage: 'manual_review',
  })
  expect(await restored.database.query(audit, [tenant.tenantId])).toEqual([
    { actor: expect.stringMatching(/^cli:/), details: { livemode: false, paymentIds: ids } },
  ])
  expect((await hold('--apply')).payouts).toEqual([])

  // A part that was queued afterwards is paid by the worker, which has then looked at the others too.
  const later = await queuedPart(tenant.tenantId, '12.00')
  const worker = await startTestGateway({ sandbox, connection: restored.connection, env: { PASARELA_ROLE: 'worker' } })
  try {
    const isPaid = async () => (await rowsOf(tenant.tenantId)).find(({ paymentId }) => paymentId === later)?.status
    await expect.poll(isPaid, { timeout: 20_000 }).toBe('COMPLETED')
  } finally {
    await worker.stop()
  }
  expect((await sandbox.ledger(tenant.tenantId)).map(({ amount }) => Number(amount))).toEqual([12])
})

test('payouts that waited for approval in a restored backup can no longer be approved, and are resolved by hand', async () => {
  const tenant = await restored.createTenant()
  await requireApproval(restored, tenant.tenantId, '5.00')
  const request = { method: 'POST', key: tenant.key, body: disbursementOf([10, 20]) }
  const batchId = String((await restored.call('/v1/payments/credit/disburse', request)).body['id'])
  const waiting = (await rowsOf(tenant.tenantId)).map(({ paymentId }) => paymentId)

  const { payouts } = await hold('--apply')
  expect(payouts.map(({ paymentId, stage }) => [paymentId, stage])).toEqual(waiting.map((id) => [id, 'approval']))
  const listed = await restored.call('/v1/approvals', { key: tenant.key })
  expect(listed.body['items']).toEqual([])
  const approved = await restored.call(`/v1/payments/${batchId}/approve`, { method: 'POST', key: tenant.key })
  expect(approved.body['error']).toBe('approval_not_open')

  const env = { DATABASE_URL: databaseUrl(restored.connection), PASARELA_MASTER_KEY: testMasterKey }
  const [first = '', second = ''] = waiting
  const paid = await pasarela(['payment', 'resolve', first, '--completed', '--reference', '00012345'], env)
  const unpaid = await pasarela(['payment', 'resolve', second, '--failed', '--reason', 'Not sent, says the bank'], env)
  expect([paid.code, unpaid.code]).toEqual([0, 0])
  expect((await rowsOf(tenant.tenantId)).map(({ status }) => status)).toEqual(['COMPLETED', 'FAILED'])
  expect(await sandbox.ledger(tenant.tenantId)).toEqual([])
})
