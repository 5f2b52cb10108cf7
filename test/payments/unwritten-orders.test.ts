import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from 'vitest'
import { limits } from '../../src/foundation/limits.ts'
import { startTestGateway, startTestSandbox, type TestGateway, type TestSandbox } from '../harness/gateway.ts'
import { requireApproval } from '../harness/keys.ts'
import { positionalStatement } from '../harness/statement.ts'
import { disbursementOf, movements } from './advanced/requests.ts'

/**
 * The server refuses the row of a payout, as with a full disk: nothing of it is stored. A response that names it would be
 * about a payout that exists in the memory of one process only, and is lost with it.
 */
let sandbox: TestSandbox
let gateway: TestGateway
beforeAll(async () => {
  sandbox = await startTestSandbox()
  gateway = await startTestGateway({ sandbox })
  await run(`create function test_refuse() returns trigger language plpgsql as
             $$ begin raise exception 'no space left on device' using errcode = '53100'; end $$`)
})
afterEach(() => run('drop trigger if exists test_refuse on payments'))
afterAll(async () => {
  await gateway.stop()
  await sandbox.stop()
})

const run = (text: string) => gateway.database.query(positionalStatement('', text))
const refusePayments = () => run('create trigger test_refuse before insert on payments execute function test_refuse()')
const paid = async (tenantId: string) => (await sandbox.ledger(tenantId)).map(({ amount }) => amount)

function shortenRetries(): void {
  const { settleRetryMs } = limits
  Object.assign(limits, { settleRetryMs: 200 })
  onTestFinished(() => void Object.assign(limits, { settleRetryMs }))
}

test.each([
  ['without an Idempotency-Key', {}],
  ['with an Idempotency-Key', { 'idempotency-key': 'order-1' }],
])('a disbursement that the database refuses is 503, and its repetition pays once, %s', async (_title, headers) => {
  const { key, tenantId } = await gateway.createTenant()
  const body = disbursementOf([10, 20.5])
  const disburse = () => gateway.call('/v1/payments/credit/disburse', { method: 'POST', key, body, headers })
  shortenRetries()
  await refusePayments()
  const refused = await disburse()
  await run('drop trigger test_refuse on payments')
  expect([refused.status, refused.body['error']], refused.text).toEqual([503, 'service_unavailable'])
  const repeated = await disburse()
  expect([repeated.status, repeated.body['status']], repeated.text).toEqual([200, 'COMPLETED'])
  // Longer than the longest wait of a write that is repeated in the background.
  await new Promise((resolve) => setTimeout(resolve, 2_500))
  expect(await paid(tenantId)).toHaveLength(2)
})

test('a payout that needs approval and that the database refuses is 503, and none waits', async () => {
  const { key, tenantId } = await gateway.createTenant()
  await requireApproval(gateway, tenantId, '1000.00')
  shortenRetries()
  await refusePayments()
  const refused = await gateway.call('/v1/payments/credit', { method: 'POST', key, body: movements['/credit'](1500) })
  await run('drop trigger test_refuse on payments')
  expect([refused.status, refused.body['error']], refused.text).toEqual([503, 'service_unavailable'])
  await new Promise((resolve) => setTimeout(resolve, 2_500))
  const { body } = await gateway.call('/v1/payments', { key })
  expect(body['items']).toEqual([])
})
