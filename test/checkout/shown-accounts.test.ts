import { afterAll, beforeAll, expect, test } from 'vitest'
import { sandboxCredentials } from '../../sandbox/credentials.ts'
import { systemRandom } from '../../src/foundation/random.ts'
import { setBankAccount } from '../../src/tenants/bank-accounts.ts'
import { startTestGateway, startTestSandbox, type TestGateway, type TestSandbox } from '../harness/gateway.ts'
import { testSealer } from '../harness/sealer.ts'
import { positionalStatement } from '../harness/statement.ts'
import { openPage, submit } from './customer.ts'

/** The accounts that a page names are those on which the gateway waits for the customer's money. */
let sandbox: TestSandbox
let gateway: TestGateway
beforeAll(async () => {
  sandbox = await startTestSandbox()
  const env = { PASARELA_BNC_URL: sandbox.bncUrl, PASARELA_R4_URL: sandbox.r4Url }
  gateway = await startTestGateway({ sandbox, env })
})
afterAll(async () => {
  await gateway.stop()
  await sandbox.stop()
})

const awaited = positionalStatement(
  'test.shown_accounts_awaited',
  `select count(*)::int as count from payment_requests where tenant_id = $1`,
)

test('an account that was added after the request is shown only if money on it pays the request', async () => {
  const { tenantId, liveKey: key } = await gateway.createTenant()
  const { bnc, r4 } = sandboxCredentials(tenantId)
  const add = (bank: 'bnc' | 'r4', fields: Record<string, string>) =>
    setBankAccount(gateway.database, testSealer, systemRandom, { tenantId, bank, fields, actor: 'test' })
  await add('bnc', bnc)
  const body = { vesAmount: 100, description: 'Pedido 1042' }
  const session = await gateway.call('/v1/checkout/sessions', { method: 'POST', key, body })
  expect(session.status, session.text).toBe(201)
  const url = String(session.body['url'])
  await submit(await openPage(`${url}/pago-movil`), '/pago-movil', { phone: '', document: '', bank: '' })
  await add('r4', r4)
  // The gateway reads the accounts of a tenant again after some seconds.
  await new Promise((resolve) => setTimeout(resolve, 3_000))
  const shown = (await openPage(`${url}/pago-movil`)).text.replaceAll(/\D/g, '')
  const phones = [bnc, r4].map(({ collectingPhone }) => collectingPhone.replace(/^58/, '0'))
  const [{ count } = { count: 0 }] = await gateway.database.query<{ count: number }>(awaited, [tenantId])
  expect(phones.filter((phone) => shown.includes(phone))).toHaveLength(count)
})
