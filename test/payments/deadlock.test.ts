import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestGateway, startTestSandbox, type TestGateway, type TestSandbox } from '../harness/gateway.ts'
import { c2pDetails, requestC2p } from '../harness/payments.ts'

let sandbox: TestSandbox
let gateway: TestGateway
/** While set, payments pause before they write the bank's outcome. */
let gate: Promise<void> | undefined
beforeAll(async () => {
  sandbox = await startTestSandbox()
  const reached = async (point: string) => {
    if (point === 'before_settle') await gate
  }
  gateway = await startTestGateway({ sandbox, reached })
})
afterAll(async () => {
  await gateway.stop()
  await sandbox.stop()
})

const blockedSettle = `select count(*)::integer as count from pg_locks l
  where not l.granted and l.relation = 'tenants'::regclass and exists (
    select from pg_locks p where p.pid = l.pid and p.relation = 'payments'::regclass and p.granted
      and p.mode = 'RowExclusiveLock')`

test('an approved charge whose write was the victim of a deadlock is written on retry', async () => {
  const tenant = await gateway.createTenant()
  const intentId = await requestC2p(gateway, tenant.key)
  let open = () => {}
  gate = new Promise((resolve) => (open = resolve))
  const body = { ...c2pDetails, intentId, token: '13572468' }
  const paying = gateway.call('/v1/payments/c2p', { method: 'POST', key: tenant.key, body })
  await expect.poll(() => sandbox.ledger(tenant.tenantId), { timeout: 60_000 }).toHaveLength(1)

  // Another session locks the tables in the other order; PostgreSQL ends the first that has waited long enough.
  const [other, watch] = [new pg.Client(gateway.connection), new pg.Client(gateway.connection)]
  await Promise.all([other.connect(), watch.connect()])
  await other.query(`begin; set local deadlock_timeout = '1h'`)
  await other.query('lock table tenants in access exclusive mode')
  open()
  gate = undefined
  const isBlocked = async () => (await watch.query<{ count: number }>(blockedSettle)).rows[0]?.count
  await expect.poll(isBlocked, { timeout: 60_000 }).toBeGreaterThan(0)
  await other.query('lock table payments in access exclusive mode')
  await other.query('rollback')
  await Promise.all([other.end(), watch.end()])

  expect((await paying).body).toMatchObject({ status: 'COMPLETED' })
  expect(await sandbox.ledger(tenant.tenantId)).toHaveLength(1)
})
