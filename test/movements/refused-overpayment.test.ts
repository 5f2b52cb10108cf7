import { afterAll, beforeAll, expect, test } from 'vitest'
import { decimal } from '../../src/foundation/money.ts'
import { startTestGateway, startTestSandbox, type TestGateway, type TestSandbox } from '../harness/gateway.ts'
import { bncAccountOf, lineOf, movementStoreOf } from '../harness/movements.ts'
import { patienceMs } from '../harness/patience.ts'
import { positionalStatement } from '../harness/statement.ts'

/** A tenant that accepts no over-payment, and money that arrives all at once, as with a reading of the statement. */
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

const refuseMore = positionalStatement(
  'test.refuse_overpayment',
  `update tenants set accepts_overpayment = false where tenant_id = $1`,
)

async function requested(amounts: string[][]) {
  const { tenantId, key } = await gateway.createTenant()
  await gateway.database.query(refuseMore, [tenantId])
  const { body } = await gateway.call('/v1/payments/pago-movil/request', {
    method: 'POST',
    key,
    body: { vesAmount: 100, debtorId: 'V12345678' },
  })
  const receipt = async () => (await gateway.call(`/v1/payments/${String(body['paymentId'])}`, { key })).body
  const store = await movementStoreOf(gateway.database)
  for (const [round, together] of amounts.entries()) {
    const lines = together.map((amount) => lineOf({ amount: decimal(amount) }))
    await store.keepLines(bncAccountOf(tenantId), 'bnc', lines, 'statement')
    if (round === 0) await expect.poll(receipt, { timeout: patienceMs }).toHaveProperty('receivedVesAmount')
  }
  // Every movement has been looked at by then.
  await new Promise((resolve) => setTimeout(resolve, 3_000))
  return receipt()
}

test.each([
  ['one after the other', [['60'], ['60']]],
  ['at once', [['60', '60']]],
])('two transfers of one payer that are more than the request, %s, do not over-pay it', async (_name, amounts) => {
  for (let round = 0; round < 3; round += 1) {
    expect(await requested(amounts)).toMatchObject({ status: 'PENDING', receivedVesAmount: 60 })
  }
})
