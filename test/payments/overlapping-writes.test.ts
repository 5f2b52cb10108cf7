import { afterAll, beforeAll, expect, test } from 'vitest'
import pg from 'pg'
import { disbursementOf } from './advanced/requests.ts'
import { createTestDatabase } from '../harness/database.ts'
import { startTestGateway, startTestSandbox, type TestGateway, type TestSandbox } from '../harness/gateway.ts'
import { type LossyDatabase, startLossyDatabase } from '../harness/lossy-database.ts'

/**
 * The connection breaks while PostgreSQL still commits, as it does when the disk or a synchronous standby is slow. The
 * gateway repeats the write, and the repetition runs before the first one is visible.
 */
const LOCK = 4_242
let sandbox: TestSandbox
let link: LossyDatabase
let gateway: TestGateway
let direct: pg.Client
beforeAll(async () => {
  sandbox = await startTestSandbox()
  const server = await createTestDatabase()
  link = await startLossyDatabase(server)
  gateway = await startTestGateway({ sandbox, connection: link.connection })
  direct = new pg.Client(server)
  await direct.connect()
  await direct.query(`
    create function wait_with_the_commit() returns trigger language plpgsql as $$
    begin
      perform pg_advisory_xact_lock_shared(${LOCK});
      return null;
    end $$;
    create constraint trigger slow_commit after insert on disbursements deferrable initially deferred
      for each row execute function wait_with_the_commit();`)
})
afterAll(async () => {
  await direct.end()
  await gateway.stop()
  await link.stop()
  await sandbox.stop()
})

const waiting = async (kind: string) => {
  const { rows } = await direct.query<{ count: number }>(
    `select count(*)::integer as count from pg_locks l join pg_stat_activity a using (pid)
     where not l.granted and l.locktype = $1 and a.datname = current_database()`,
    [kind],
  )
  return rows[0]?.count
}

test.each([
  ['without an Idempotency-Key', {}],
  ['with an Idempotency-Key', { 'idempotency-key': 'order-1' }],
])('a disbursement whose write was committed after its repetition began is no error, %s', async (_title, headers) => {
  const tenant = await gateway.createTenant()
  await direct.query(`select pg_advisory_lock(${LOCK})`)
  const answering = gateway.call('/v1/payments/credit/disburse', {
    method: 'POST',
    key: tenant.key,
    body: disbursementOf([10, 20.5]),
    headers,
  })
  await expect.poll(() => waiting('advisory')).toBe(1)
  link.cut(true)
  link.cut(false)
  await expect.poll(() => waiting('transactionid'), { timeout: 30_000 }).toBe(1)
  await direct.query(`select pg_advisory_unlock(${LOCK})`)
  const answer = await answering
  expect([answer.status, answer.body['status']], answer.text).toEqual([200, 'COMPLETED'])
  const paid = (await sandbox.ledger(tenant.tenantId)).map(({ amount }) => amount).toSorted()
  expect(paid).toEqual(['10.00', '20.50'])
})
