import { afterAll, beforeAll, expect, test } from 'vitest'
import { sandboxCredentials } from '../../sandbox/credentials.ts'
import { caracasDate } from '../../src/foundation/caracas.ts'
import { startTestGateway, startTestSandbox, type TestGateway, type TestSandbox } from '../harness/gateway.ts'
import { patienceMs } from '../harness/patience.ts'
import { positionalStatement } from '../harness/statement.ts'
import { movements } from '../payments/advanced/requests.ts'
import { notifyingBanks } from './notifying.ts'

/**
 * An immediate debit of ours is an immediate credit on the merchant's statement (488), which names the payer. As with a C2P
 * charge, that line pays for the debit and nothing else.
 */
let sandbox: TestSandbox
let gateway: TestGateway
beforeAll(async () => {
  sandbox = await startTestSandbox()
  gateway = await startTestGateway({ sandbox, bncFields: { simf: 'yes' } })
})
afterAll(async () => {
  await gateway.stop()
  await sandbox.stop()
})

const lookedAt = positionalStatement(
  'test.debit_lines_looked_at',
  `select count(*)::int as count from movements m
   where m.reference = $1 and (m.next_match_at is null or m.next_match_at > now() + interval '1 second')`,
)

/** A debit of a customer who also has an open request of the same amount, and the line of the debit as the bank books it. */
async function debited() {
  const tenant = await gateway.createTenant()
  const { client } = await notifyingBanks(gateway, sandbox).register('bnc', tenant)
  expect(client).toBe(sandboxCredentials(tenant.tenantId).bnc.clientGuid)
  const post = (path: string, body: object) =>
    gateway.call(`/v1/payments${path}`, { method: 'POST', key: tenant.key, body })
  const debit = await post('/debit', movements['/debit'](100))
  expect(debit.body).toMatchObject({ status: 'COMPLETED' })
  const reference = String(debit.body['reference'])
  const book = async () => {
    await sandbox.control('bnc', 'movements', {
      client,
      type: 'immediate',
      amount: 100,
      reference,
      date: caracasDate(Date.now()),
      document: 'V12345678',
      bankCode: '0102',
    })
  }
  const completed = async () => {
    const { body } = await gateway.call('/v1/payments?status=COMPLETED', { key: tenant.key })
    return (body['items'] as { method: string }[]).map(({ method }) => method)
  }
  return { post, reference, book, completed }
}

test('the line of a debit does not pay the open request of the same customer', async () => {
  const { post, reference, book, completed } = await debited()
  const request = await post('/pago-movil/request', { vesAmount: 100, debtorId: 'V12345678' })
  expect(request.status, request.text).toBe(201)
  await book()
  await expect
    .poll(async () => (await gateway.database.query<{ count: number }>(lookedAt, [reference]))[0]?.count, {
      timeout: patienceMs,
    })
    .toBe(1)
  // The look at the movement may still be under way.
  await new Promise((resolve) => setTimeout(resolve, 2_000))
  expect(await completed()).toEqual(['DEBITO_INMEDIATO'])
})

test('the reference of a debit does not verify another order', async () => {
  const { post, reference, book, completed } = await debited()
  await book()
  await post('/pago-movil/verify', { vesAmount: 100, reference })
  expect(await completed()).toEqual(['DEBITO_INMEDIATO'])
})
