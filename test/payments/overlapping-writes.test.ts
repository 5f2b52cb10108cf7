import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import pg from 'pg'
import { disbursementOf, movements } from './advanced/requests.ts'
import { createTestDatabase } from '../harness/database.ts'
import { startTestGateway, startTestSandbox, type TestGateway, type TestSandbox } from '../harness/gateway.ts'
import { requireApproval, restrictedKey } from '../harness/keys.ts'
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
      for each row execute function wait_with_the_commit();
    create constraint trigger slow_commit after insert on payment_approvals deferrable initially deferred
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

/** The answer to a request whose connection breaks during the commit, and whose repetition begins before its end. */
async function overlapped(key: string, path: string, body: object, headers: Record<string, string>) {
  await direct.query(`select pg_advisory_lock(${LOCK})`)
  const answering = gateway.call(`/v1/payments${path}`, { method: 'POST', key, body, headers })
  await expect.poll(() => waiting('advisory')).toBe(1)
  link.cut(true)
  link.cut(false)
  await expect.poll(() => waiting('transactionid'), { timeout: 30_000 }).toBe(1)
  await direct.query(`select pg_advisory_unlock(${LOCK})`)
  return answering
}

const paidOut = async (tenantId: string) => (await sandbox.ledger(tenantId)).map(({ amount }) => amount).toSorted()

describe.each([
  ['without an Idempotency-Key', {}],
  ['with an Idempotency-Key', { 'idempotency-key': 'order-1' }],
])('a write that is committed after its repetition began, %s,', (_title, headers) => {
  test('of a disbursement is no error, and every part is paid once', async () => {
    const tenant = await gateway.createTenant()
    const answer = await overlapped(tenant.key, '/credit/disburse', disbursementOf([10, 20.5]), headers)
    expect([answer.status, answer.body['status']], answer.text).toEqual([200, 'COMPLETED'])
    expect(await paidOut(tenant.tenantId)).toEqual(['10.00', '20.50'])
  })

  test('of a payout that waits for approval is no error, and one payout waits', async () => {
    const tenant = await gateway.createTenant()
    await requireApproval(gateway, tenant.tenantId, '1000.00')
    const { key } = await restrictedKey(gateway, tenant.tenantId, { scopes: ['approve'] })
    const answer = await overlapped(tenant.key, '/credit', movements['/credit'](1500), headers)
    expect([answer.status, answer.body['stage']], answer.text).toEqual([202, 'approval'])
    const { body } = await gateway.call('/v1/approvals', { key })
    expect(body['items']).toMatchObject([{ paymentId: answer.body['paymentId'] }])
    await gateway.call(`/v1/payments/${String(answer.body['paymentId'])}/approve`, { method: 'POST', key })
    expect(await paidOut(tenant.tenantId)).toEqual(['1500.00'])
  })
})
