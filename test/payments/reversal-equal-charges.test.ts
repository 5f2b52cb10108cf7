import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestGateway, startTestSandbox, type TestGateway, type TestSandbox } from '../harness/gateway.ts'
import { payC2p, setColumns } from '../harness/payments.ts'

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
  return { tenant, lost, other, reverse }
}

test('a charge without a transaction number is not reversed while an equal charge of its payer exists', async () => {
  const { tenant, lost, reverse } = await payTwice()
  const answer = await reverse(lost)
  expect([answer.status, answer.body['status'], answer.body['reversalStatus']]).toEqual([200, 'COMPLETED', 'PENDING'])
  const operations = (await sandbox.ledger(tenant.tenantId)).map(({ operation }) => operation)
  expect(operations).toEqual(['SendC2P', 'SendC2P'])
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
