import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from 'vitest'
import { limits } from '../../src/foundation/limits.ts'
import { createTestDatabase } from '../harness/database.ts'
import { startTestGateway, startTestSandbox, type TestGateway, type TestSandbox } from '../harness/gateway.ts'
import { type LossyDatabase, startLossyDatabase } from '../harness/lossy-database.ts'
import { c2pDetails, payC2p, requestC2p } from '../harness/payments.ts'
import { positionalStatement } from '../harness/statement.ts'

/** The bank has answered, and the outcome cannot be written: the caller reads PENDING, as after a crash of the gateway. */
let sandbox: TestSandbox
let link: LossyDatabase
let gateway: TestGateway
/** Called when a bank has answered, before its answer is written. */
let afterAnswer = async () => {}
beforeAll(async () => {
  sandbox = await startTestSandbox()
  link = await startLossyDatabase(await createTestDatabase())
  gateway = await startTestGateway({
    sandbox,
    connection: link.connection,
    reached: (point) => (point === 'answered' ? afterAnswer() : undefined),
  })
})
afterEach(() => {
  afterAnswer = async () => {}
})
afterAll(async () => {
  await gateway.stop()
  await link.stop()
  await sandbox.stop()
})

const run = (text: string) => gateway.database.query(positionalStatement('', text))

async function charge(key: string) {
  const body = { ...c2pDetails, intentId: await requestC2p(gateway, key), token: '13572468' }
  return gateway.call('/v1/payments/c2p', { method: 'POST', key, body })
}

/** PostgreSQL refuses every new transaction so if its transaction ids run out. */
async function refusePayments(): Promise<void> {
  await run(`create or replace function test_refuse() returns trigger language plpgsql as
             $$ begin raise exception 'not accepting commands' using errcode = '54000'; end $$`)
  await run('create trigger test_refuse before update on payments execute function test_refuse()')
}

test('a charge is PENDING if the server refuses its outcome, and COMPLETED once it does not', async () => {
  const { key } = await gateway.createTenant()
  afterAnswer = refusePayments
  const answer = await charge(key)
  await run('drop trigger test_refuse on payments')
  expect([answer.status, answer.body['status']], answer.text).toEqual([201, 'PENDING'])
  await run(`update payments set next_check_at = now() where status = 'PENDING'`)
  const path = `/v1/payments/${String(answer.body['paymentId'])}`
  const status = async () => (await gateway.call(path, { key })).body['status']
  await expect.poll(status, { timeout: 20_000 }).toBe('COMPLETED')
})

test('a reversal is in progress if the server refuses its outcome', async () => {
  const { key } = await gateway.createTenant()
  const id = await payC2p(gateway, key)
  afterAnswer = refusePayments
  const answer = await gateway.call(`/v1/payments/${id}/reverse`, { method: 'POST', key })
  await run('drop trigger test_refuse on payments')
  expect([answer.status, answer.body['reversalStatus']], answer.text).toEqual([200, 'PENDING'])
})

test('a charge is PENDING if too many outcomes wait for the database already', async () => {
  const { settleRetryMs, unwrittenOutcomes } = limits
  Object.assign(limits, { settleRetryMs: 200, unwrittenOutcomes: 0 })
  onTestFinished(() => void Object.assign(limits, { settleRetryMs, unwrittenOutcomes }))
  const { key } = await gateway.createTenant()
  afterAnswer = async () => link.cut(true)
  const answer = await charge(key)
  link.cut(false)
  expect([answer.status, answer.body['status']], answer.text).toEqual([201, 'PENDING'])
})
