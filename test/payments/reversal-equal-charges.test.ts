import { afterAll, beforeAll, expect, test } from 'vitest'
import { systemRandom } from '../../src/foundation/random.ts'
import { startTestGateway, startTestSandbox, type TestGateway, type TestSandbox } from '../harness/gateway.ts'
import { payC2p, setColumns } from '../harness/payments.ts'
import { positionalStatement } from '../harness/statement.ts'

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

async function payTwice() {
  const tenant = await gateway.createTenant()
  const scope = { tenantId: tenant.tenantId, livemode: false }
  const [lost, other] = [await payC2p(gateway, tenant.key), await payC2p(gateway, tenant.key)]
  // As if the answer to its charge had been lost and the statement had settled it.
  await setColumns(gateway.database, scope, lost, { bank_tx_id: null })
  const reverse = (id: string) => gateway.call(`/v1/payments/${id}/reverse`, { method: 'POST', key: tenant.key })
  return { tenant, scope, lost, other, reverse }
}

const operationsOf = async (tenantId: string) => (await sandbox.ledger(tenantId)).map(({ operation }) => operation)

test('a charge without a transaction number is not reversed while an equal charge of its payer exists', async () => {
  const { tenant, lost, reverse } = await payTwice()
  const answer = await reverse(lost)
  expect([answer.status, answer.body['status'], answer.body['reversalStatus']]).toEqual([200, 'COMPLETED', 'PENDING'])
  expect(await operationsOf(tenant.tenantId)).toEqual(['SendC2P', 'SendC2P'])
  const { body } = await gateway.call(`/v1/payments/${lost}/events`, { key: tenant.key })
  expect((body['items'] as object[]).at(-1)).toMatchObject({
    type: 'reversal_attention',
    data: { reason: 'equal_charges' },
  })
})

test('a charge without a transaction number is reversed by its payer once there is no equal charge', async () => {
  const { tenant, lost, other, reverse } = await payTwice()
  expect((await reverse(other)).body['status']).toBe('REVERSED')
  expect((await reverse(lost)).body['status']).toBe('REVERSED')
  const reversals = (await sandbox.ledger(tenant.tenantId)).filter(({ operation }) => operation.startsWith('Reverse'))
  expect(reversals.map(({ operation }) => operation)).toEqual(['ReverseC2P', 'ReverseC2PALT'])
})

test('a charge with a transaction number is reversed although equal charges exist', async () => {
  const { other, reverse } = await payTwice()
  expect((await reverse(other)).body['status']).toBe('REVERSED')
})

test('an equal charge of the same day counts however long ago that day is', async () => {
  const { tenant, scope, lost, other, reverse } = await payTwice()
  const submitted_at = new Date(Date.now() - 8 * 86_400_000)
  for (const id of [lost, other]) await setColumns(gateway.database, scope, id, { submitted_at })
  expect((await reverse(lost)).body['reversalStatus']).toBe('PENDING')
  expect(await operationsOf(tenant.tenantId)).toEqual(['SendC2P', 'SendC2P'])
})

test('an equal charge that failed by its absence counts: its money may have come after all', async () => {
  const { tenant, scope, lost, other, reverse } = await payTwice()
  const failed = await payC2p(gateway, tenant.key, {}, '00000098')
  await setColumns(gateway.database, scope, failed, {
    status: 'FAILED',
    stage: null,
    failure_code: 'MOVEMENT_NOT_FOUND',
    next_check_at: null,
  })
  expect((await reverse(other)).body['status']).toBe('REVERSED')
  expect((await reverse(lost)).body['reversalStatus']).toBe('PENDING')
  expect(await operationsOf(tenant.tenantId)).toEqual(['SendC2P', 'SendC2P', 'SendC2P', 'ReverseC2P'])
})

const hold = positionalStatement(
  'test.hold_of_client',
  `insert into account_holders (tenant_id, livemode, bank, account_id, client_id, version)
   select tenant_id, livemode, bank, account_id, $2, '1' from payments where payment_id = $1`,
)

test('an equal charge through an account of the same client without an account number counts', async () => {
  const { scope, lost, other, reverse } = await payTwice()
  const account_id = systemRandom.bytes(32)
  await setColumns(gateway.database, scope, other, { account_id })
  await gateway.database.query(hold, [lost, account_id])
  expect((await reverse(lost)).body['reversalStatus']).toBe('PENDING')
})
