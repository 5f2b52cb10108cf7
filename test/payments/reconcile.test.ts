import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { sandboxCredentials } from '../../sandbox/credentials.ts'
import { startTestGateway, startTestSandbox, type TestGateway, type TestSandbox } from '../harness/gateway.ts'
import { payC2p, seedPayment, setColumns, payerEncryptionOf } from '../harness/payments.ts'
import { patienceMs } from '../harness/patience.ts'
import { systemClock } from '../../src/foundation/clock.ts'
import { limits } from '../../src/foundation/limits.ts'
import { createLog } from '../../src/foundation/log.ts'
import { systemRandom } from '../../src/foundation/random.ts'
import type { Scope } from '../../src/foundation/scope.ts'
import { positionalStatement } from '../harness/statement.ts'
import { createSealer } from '../../src/storage/sealing.ts'
import { findForOperator } from '../../src/payments/admin/resolve.ts'
import { listAttention } from '../../src/payments/admin/list.ts'
import type { Payment } from '../../src/payments/payment.ts'
import { createReconcileStore, type OpenPayment } from '../../src/payments/reconcile/store.ts'
import { createReconcileWorker } from '../../src/payments/reconcile/worker.ts'

let sandbox: TestSandbox
let gateway: TestGateway
beforeAll(async () => {
  sandbox = await startTestSandbox()
  gateway = await startTestGateway({
    sandbox,
    // A query of the statement hangs for longer than any test here waits.
    env: { PASARELA_BANK_TIMEOUT_MS: '60000', PASARELA_RATE_LIMIT_BURST: '1000' },
  })
})
afterAll(async () => {
  // First: it breaks the connections that hang, so that the gateway need not wait for them.
  await sandbox.stop()
  await gateway.stop()
})

const waiting = { timeout: patienceMs, interval: 100 }
const testScope = ({ tenantId }: { tenantId: string }): Scope => ({ tenantId, livemode: false })

const makeDue = positionalStatement(
  'test.make_due',
  `update payments set next_check_at = now() - interval '1 minute' where tenant_id = $1 and checks in (0, ${limits.unreadableChecks})`,
)
const readAccount = positionalStatement(
  'test.read_account',
  `select account_id as "accountId" from payments where payment_id = $1`,
)
const readPayments = positionalStatement(
  'test.read_payments',
  `select payment_id as id, status, stage, reversal_stage as "reversalStage", failure_code as code, checks,
     review_reason as reason, next_check_at as next
   from payments where tenant_id = $1 order by payment_id`,
)
type Read = {
  id: string
  status: string
  stage: string | null
  reversalStage: string | null
  code: string | null
  checks: number
  reason: string | null
  next: Date | null
}
const paymentsOf = (tenantId: string) => gateway.database.query<Read>(readPayments, [tenantId])
const paymentOf = async (tenantId: string, paymentId: string) =>
  (await paymentsOf(tenantId)).find(({ id }) => id === paymentId)

const lostKey = createSealer(Buffer.alloc(32, 9), [], systemRandom)
const sealedUnderLostKey = lostKey.seal('{"document":"V12345678"}', 'payments.payer')
/** A process that lacks a new master key must not escalate payments at once: other processes can read them. */
const checksBeforeFlag = limits.unreadableChecks
const expired = { status: 'PENDING', stage: 'intent', bank: null, expiresAt: new Date(0) } as const

test('a payment whose payer was sealed under a lost key goes to manual review, and the payments due with it are settled', async () => {
  const { tenantId } = await gateway.createTenant()
  const scope = testScope({ tenantId })
  const lost = await seedPayment(gateway.database, scope, expired, {
    payer: sealedUnderLostKey,
    checks: checksBeforeFlag,
  })
  const others = [
    await seedPayment(gateway.database, scope, expired),
    await seedPayment(gateway.database, scope, expired),
  ]
  await gateway.database.query(makeDue, [tenantId])
  for (const other of others) {
    await vi.waitFor(
      async () => expect(await paymentOf(tenantId, other)).toMatchObject({ status: 'FAILED', code: 'INTENT_EXPIRED' }),
      waiting,
    )
  }
  await vi.waitFor(
    async () =>
      expect(await paymentOf(tenantId, lost)).toMatchObject({
        status: 'PENDING',
        reason: 'unreadable_payer',
        next: null,
        checks: checksBeforeFlag + 1,
      }),
    waiting,
  )
  const lines = gateway.logged.map((line) => JSON.parse(line)).filter(({ paymentId }) => paymentId === lost)
  expect(lines).toMatchObject([{ level: 'error', tenantId, reason: expect.stringContaining('another master key') }])
})

test.each([
  { kind: 'charge that was submitted', given: { status: 'PENDING', stage: 'submitted' }, columns: {} },
  { kind: 'charge of unknown outcome', given: { status: 'PENDING', stage: 'unknown' }, columns: {} },
  {
    kind: 'reversal of unknown outcome',
    given: { status: 'COMPLETED', stage: null },
    columns: { reversal_stage: 'unknown' },
  },
] as const)(
  'a $kind whose payer cannot be opened is never FAILED and stays in manual review until an operator resolves it',
  async ({ given, columns }) => {
    const { tenantId } = await gateway.createTenant()
    const scope = testScope({ tenantId })
    const id = await seedPayment(gateway.database, scope, given, {
      ...columns,
      payer: sealedUnderLostKey,
      checks: checksBeforeFlag,
    })
    await gateway.database.query(makeDue, [tenantId])
    await vi.waitFor(
      async () => expect(await paymentOf(tenantId, id)).toMatchObject({ reason: 'unreadable_payer' }),
      waiting,
    )
    const after = await paymentOf(tenantId, id)
    expect(after?.status).toBe(given.status)
    // Also once the review flag is gone.
    expect([after?.stage, after?.reversalStage]).toContain('attention')
  },
)

test('operators list and find a payment whose payer cannot be opened, with an empty payer', async () => {
  const { tenantId, name } = await gateway.createTenant()
  const scope = testScope({ tenantId })
  const columns = { review_reason: 'unreadable_payer', payer: sealedUnderLostKey }
  const id = await seedPayment(gateway.database, scope, { status: 'PENDING', stage: 'attention' }, columns)
  const readable = await seedPayment(gateway.database, scope, { status: 'PENDING', stage: 'attention' })
  const parts = { database: gateway.database, encryption: await payerEncryptionOf(gateway.database) }
  const listed = await listAttention(parts, { tenantId, livemode: false, limit: 10 })
  expect(listed.map(({ payment }) => [payment.paymentId, payment.payer.document])).toEqual([
    [id, undefined],
    [readable, 'V12345678'],
  ])
  expect(await findForOperator(parts, id)).toMatchObject({ tenantName: name, payment: { payer: {} } })
})

test('a bank that hangs for one tenant does not delay the reconciliation of another tenant’s lost charge', async () => {
  const hanging = await gateway.createTenant()
  const other = await gateway.createTenant()
  const { clientGuid: client } = sandboxCredentials(hanging.tenantId).bnc
  const hang = { kind: 'delay', client, operation: 'History', times: 1_000, delayMs: 600_000 }
  await sandbox.control('bnc', 'faults', hang)
  const lost = await payC2p(gateway, hanging.key, {}, '00000099')
  const [{ accountId }] = (await gateway.database.query<{ accountId: Buffer }>(readAccount, [lost])) as [
    { accountId: Buffer },
  ]
  // More than the whole pool. Charged over HTTP, so many lost answers would open the account's circuit.
  const alike = { status: 'PENDING', stage: 'unknown', accountId, submittedAt: new Date() } as const
  for (let count = 1; count < limits.reconcileBatch + 5; count += 1) {
    await seedPayment(gateway.database, testScope(hanging), alike)
  }
  await gateway.database.query(makeDue, [hanging.tenantId])
  await vi.waitFor(async () => {
    const checks = (await paymentsOf(hanging.tenantId)).map((payment) => payment.checks)
    expect(checks.reduce((sum, count) => sum + count, 0)).toBe(limits.reconcilePerAccount)
  }, waiting)
  const paymentId = await payC2p(gateway, other.key, {}, '00000098')
  // Read from the database: a lookup over HTTP would itself query the bank.
  await vi.waitFor(
    async () => expect(await paymentOf(other.tenantId, paymentId)).toMatchObject({ status: 'COMPLETED' }),
    waiting,
  )
  // Five checks of the hanging account, and none of them has ended.
  const stillHanging = await paymentsOf(hanging.tenantId)
  expect(stillHanging.filter(({ checks }) => checks > 0)).toHaveLength(limits.reconcilePerAccount)
  expect(stillHanging.every(({ status, stage }) => status === 'PENDING' && stage === 'unknown')).toBe(true)
})

test('the pool of checks is refilled as checks end, never beyond its size nor beyond an account’s share', async () => {
  // Without a worker: the one below is the only one that claims payments from this database.
  const quiet = await startTestGateway({ env: { PASARELA_ROLE: 'api' } })
  const { tenantId } = await quiet.createTenant()
  const scope = testScope({ tenantId })
  const accounts = Array.from({ length: 6 }, (_none, index) => Buffer.alloc(32, index + 1))
  const open: Partial<Payment> = { status: 'PENDING', stage: 'unknown' }
  // The first account has most of the payments, and the oldest.
  for (const accountId of [...Array(30).fill(accounts[0]), ...accounts.flatMap((id) => [id, id, id, id, id, id])]) {
    await seedPayment(quiet.database, scope, { ...open, accountId })
  }
  // Parts of a disbursement have no account before they are paid, and are paid through one all the same.
  for (let part = 0; part < 12; part += 1) {
    await seedPayment(quiet.database, scope, { status: 'PENDING', stage: 'queued', method: 'DISPERSION', bank: null })
  }
  await quiet.database.query(makeDue, [tenantId])
  const inFlight = new Map<OpenPayment, () => void>()
  const looked: string[] = []
  const most = { inAll: 0, ofOne: 0 }
  const lane = ({ payment }: OpenPayment) => payment.accountId?.toString('hex') ?? 'parts'
  const store = createReconcileStore({
    database: quiet.database,
    encryption: await payerEncryptionOf(quiet.database),
    random: systemRandom,
  })
  const worker = createReconcileWorker({
    clock: systemClock,
    log: createLog({ level: 'silent', readable: false, write: () => {} }).component('reconcile'),
    store,
    observeOpen: () => {},
    reconciler: {
      async reconcile(payment) {
        looked.push(payment.payment.paymentId)
        await new Promise<void>((resolve) => {
          inFlight.set(payment, resolve)
          const lanes = [...inFlight.keys()].map(lane)
          most.inAll = Math.max(most.inAll, lanes.length)
          most.ofOne = Math.max(most.ofOne, lanes.filter((name) => name === lane(payment)).length)
        })
        await setColumns(quiet.database, payment.scope, payment.payment.paymentId, { next_check_at: null })
      },
    },
  })
  worker.start()
  try {
    // Five of each account at most, although thirty of the first account are the oldest.
    await vi.waitFor(() => expect(inFlight.size).toBe(limits.reconcileBatch), waiting)
    expect(
      [...inFlight.keys()].filter((payment) => lane(payment) === lane([...inFlight.keys()][0] as OpenPayment)),
    ).toHaveLength(limits.reconcilePerAccount)
    // The other accounts' checks complete while those of the first hang.
    const hung = accounts[0]?.toString('hex')
    await vi.waitFor(() => {
      for (const [payment, end] of inFlight) {
        if (lane(payment) === hung) continue
        inFlight.delete(payment)
        end()
      }
      expect(looked.length).toBe(5 * 6 + 12 + limits.reconcilePerAccount)
    }, waiting)
    await vi.waitFor(() => {
      for (const end of inFlight.values()) end()
      inFlight.clear()
      expect(looked.length).toBe(30 + 6 * 6 + 12)
    }, waiting)
    expect(new Set(looked).size).toBe(looked.length)
    expect(most).toEqual({ inAll: limits.reconcileBatch, ofOne: limits.reconcilePerAccount })
  } finally {
    for (const end of inFlight.values()) end()
    await worker.stop()
    await quiet.stop()
  }
})
