import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sandboxCredentials } from '../../sandbox/credentials.ts'
import { positionalStatement } from '../harness/statement.ts'
import { startTestGateway, startTestSandbox, type TestGateway, type TestSandbox } from '../harness/gateway.ts'
import { c2pDetails, payC2p, requestC2p } from '../harness/payments.ts'

let sandbox: TestSandbox
let gateway: TestGateway
beforeAll(async () => {
  sandbox = await startTestSandbox()
  gateway = await startTestGateway({ sandbox })
})
afterAll(async () => {
  await gateway.stop()
  await sandbox.stop()
})

const waiting = positionalStatement(
  'test.waiting',
  `select count(*)::integer as count from pg_stat_activity
   where datname = current_database() and wait_event_type = 'Lock' and query like '%for update%'`,
)

test('a lost charge whose outcome was overtaken by another update is settled at the next check, not when its lease ends', async () => {
  const tenant = await gateway.createTenant()
  const twinId = await payC2p(gateway, tenant.key, { debtorCellPhone: '584140000001' })
  const client = sandboxCredentials(tenant.tenantId).bnc.clientGuid

  // An equal charge is being settled: settling this one waits for it, and then must decide anew.
  const other = new pg.Client(gateway.connection)
  await other.connect()
  await other.query('begin')
  await other.query('select from payments where payment_id = $1 for update', [twinId])
  await sandbox.control('bnc', 'faults', { kind: 'resetAfter', operation: 'SendC2P', client })
  const details = { ...c2pDetails, debtorCellPhone: '584140000002', debtorId: 'V22222222' }
  const intentId = await requestC2p(gateway, tenant.key, details)
  const body = { ...details, intentId, token: '13572468' }
  const answer = await gateway.call('/v1/payments/c2p', { method: 'POST', key: tenant.key, body })
  expect(answer.body['status']).toBe('PENDING')
  const isWaiting = async () => (await gateway.database.query<{ count: number }>(waiting))[0]?.count
  await expect.poll(isWaiting, { timeout: 60_000 }).toBeGreaterThan(0)
  await other.query(`update payments set bank_numbers = bank_numbers || '{987654321}' where payment_id = $1`, [twinId])
  await other.query('commit')
  await other.end()

  // The lease of a check is 180 seconds.
  const stored = positionalStatement('test.stored', `select status from payments where payment_id = $1`)
  const read = async () => (await gateway.database.query<{ status: string }>(stored, [intentId]))[0]?.status
  await expect.poll(read, { timeout: 100_000 }).toBe('COMPLETED')
})
